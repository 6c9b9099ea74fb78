/** Writes the page's question as arguments of `npm run sim`; src/analysis/futures/day.ts parses them. */

import type { Change } from '../frame/what-if-changes.ts';

/** Quotes an argument with single quotes, which work in the shells of Linux and macOS and in PowerShell. */
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
