// The report of a night: one document with the soak's rows, the promises of the balance and the goals of the bench, and
// at its top all that is different from the night before.

import type { Goal } from '../bench/harness.ts';
import type { Promised } from '../balance/promises.ts';

/** A row of the soak, as tools/run/soak-table.mjs makes it. */
export interface SoakRow {
  readonly what: string;
  readonly holds: boolean;
  readonly passed: number;
  readonly failed: number;
  /** How many figures are not what the row promises. A busy machine can be the reason. */
  readonly missed: number;
  readonly figures: readonly string[];
}

/** A part of the night: null = it was not run, or ended without results. */
export interface Night {
  /** The day as 2026-01-31. */
  readonly date: string;
  readonly machine: string;
  /** The commit, with a word if the tree had changes. */
  readonly tree: string;
  readonly soak: readonly SoakRow[] | null;
  readonly balance: readonly Promised[] | null;
  readonly bench: readonly Goal[] | null;
  /** How each part went that was run. */
  readonly parts: readonly { readonly name: string; readonly minutes: number; readonly code: number | null }[];
}

const foundOf = ({ holds, failed, missed }: SoakRow): string =>
  !holds ? `${failed} failed` : missed > 0 ? 'every test passed, a figure is missed' : 'every test passed';

/** Each row, promise and goal with its verdict. A verdict's name stays the same from night to night. */
export function verdictsOf({ soak, balance, bench }: Night): Map<string, { holds: boolean; found: string }> {
  return new Map([
    ...(soak ?? []).map((row) => [`Soak: ${row.what}`, { holds: row.holds && row.missed === 0, found: foundOf(row) }] as const), // prettier-ignore
    ...(balance ?? []).map(({ promise, holds, found }) => [`Balance: ${promise}`, { holds, found }] as const),
    ...(bench ?? []).map(({ what, reached, wanted, got }) => [`Bench: ${what}`, { holds: reached, found: `${got}, wanted ${wanted}` }] as const), // prettier-ignore
  ]);
}

/** The verdicts that are not what they were in the night before, as lines. */
export function changesOf(night: Night, before: Night): string[] {
  const [now, then] = [verdictsOf(night), verdictsOf(before)];
  const ran = new Set(night.parts.map(({ name }) => name));
  const lines: string[] = [];
  for (const [name, { holds, found }] of now) {
    const old = then.get(name);
    if (old === undefined) lines.push(`${name}: new, ${holds ? 'holds' : 'does not hold'} (${found})`);
    else if (old.holds !== holds) lines.push(`${name}: ${holds ? 'holds again' : 'no longer holds'} (${found}; before: ${old.found})`); // prettier-ignore
  }
  for (const name of then.keys())
    if (!now.has(name) && ran.has(name.slice(0, name.indexOf(':')).toLowerCase())) lines.push(`${name}: is gone`);
  return lines;
}

/**
 * Whether the night is good: every part came to its end, every test of the soak passed, every promise holds, and no figure of
 * the soak and no goal of the bench is missed that was reached the night before. Goals that are missed every night are known
 * and stay in the table.
 */
export function isGood(night: Night, before: Night | null): boolean {
  const then = before === null ? null : verdictsOf(before);
  return (
    night.parts.every(({ name, code }) => code === 0 || (code === 1 && name === 'balance')) &&
    (night.soak ?? []).every(
      ({ what, holds, missed }) => holds && (missed === 0 || then?.get(`Soak: ${what}`)?.holds !== true),
    ) && // prettier-ignore
    (night.balance ?? []).every(({ holds }) => holds) &&
    (night.bench ?? []).every(({ what, reached }) => reached || then?.get(`Bench: ${what}`)?.holds !== true)
  );
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => ' --- |').join('')}`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  '',
];
const mark = (holds: boolean): string => (holds ? '✓' : '✗');

/** The report as Markdown. @param before the night before; null = this is the first */
export function reportOf(night: Night, before: Night | null): string {
  const minutes = night.parts.reduce((sum, one) => sum + one.minutes, 0);
  const changes = before === null ? [] : changesOf(night, before);
  const lines = [
    `# The night of ${night.date}`,
    '',
    `${isGood(night, before) ? 'All is well.' : '**Something does not hold.**'} ${minutes} minutes, ${night.machine}, ${night.tree}.`,
    '',
    ...tableOf(
      ['Part', 'Minutes', 'Exit code'],
      night.parts.map((one) => [one.name, String(one.minutes), one.code === null ? 'stopped by a signal' : String(one.code)]), // prettier-ignore
    ),
  ];
  const since = before === null ? null : `## Since the night of ${before.date}`;
  if (since !== null)
    lines.push(since, '', ...(changes.length === 0 ? ['Every verdict is what it was.'] : changes.map((one) => `- ${one}`)), ''); // prettier-ignore
  if (night.soak !== null)
    lines.push(
      '## Soak',
      '',
      ...tableOf(
        ['', 'What', 'Tests', 'Figures'],
        night.soak.map(({ what, holds, missed, passed, failed, figures }) => [holds && missed > 0 ? '!' : mark(holds), what, `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`, figures.join('<br>')]), // prettier-ignore
      ),
    );
  if (night.balance !== null)
    lines.push(
      '## Balance',
      '',
      'From the sweeps `standard.sweep/report.html` and `gentle.sweep/report.html` beside this file.',
      '',
      ...tableOf(
        ['', 'Promise', 'Found: mean (least … most)'],
        night.balance.map(({ promise, found, holds }) => [mark(holds), promise, found]),
      ),
    );
  if (night.bench !== null)
    lines.push(
      '## Bench',
      '',
      ...tableOf(
        ['', 'Goal', 'Wanted', 'Measured'],
        night.bench.map(({ what, wanted, got, reached }) => [mark(reached), what, wanted, got]),
      ),
    );
  return `${lines.join('\n').trimEnd()}\n`;
}
