/** What is asked on the page as a line for `npm run sim`: see src/analysis/futures/day.ts, which reads it. */

import type { Change } from '../frame/changes.ts';

/** In single quotes, for the shells of Linux and macOS; in PowerShell they mean the same. */
const quoted = (text: string): string => (/^[\w./,=:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

export function commandOf(file: string, tick: number, changes: readonly Change[], seeds: number): string {
  const given = changes.flatMap(({ input }) => {
    const fields = input.kind === 'edit' ? Object.entries(input.edit) : [];
    return input.kind === 'edit' && fields.length > 0
      ? fields.map(([name, value]) => `--vs ${quoted(`${input.maid}.${name}=${JSON.stringify(value)}`)}`)
      : [`--give ${quoted(JSON.stringify(input))}`];
  });
  return ['npm run sim -- --replay', file, '--at', String(tick), ...given, '--seeds', String(seeds)].join(' ');
}
