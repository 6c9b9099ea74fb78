/**
 * Parses and validates a played café of the day from an untrusted text. All problems are reported at once, each with
 * its place; the reader never throws.
 */

import { isRecord, Problems, shown } from '../../ai/problems.ts';
import { collectGiven } from '../../saves/check/journal-shape.ts';
import { fields, list, oneOf, plain, type Shape, text, whole } from '../../saves/check/shape.ts';
import { dateText, readDate } from '../../sim/daily/dates.ts';
import { beginDaily } from '../../sim/open-daily-cafe.ts';
import { isForDaily, type JournalEntry } from '../../sim/inputs/index.ts';
import { type Scripts, Simulation } from '../../sim/simulation.ts';
import { LONGEST_REPLAY, MOST_INPUTS } from '../replay/form.ts';
import { DAILY_FORMAT, DAILY_VERSION, DAILY_VERSIONS, type DailyResult, MOST_DAY_TICKS, TRAIL_EVERY } from './form.ts';

export type DailyRead =
  { readonly ok: true; readonly result: DailyResult } | { readonly ok: false; readonly errors: readonly string[] };

const JOURNAL = list(fields({ tick: whole(0, MOST_DAY_TICKS), input: fields({ kind: text(40) }) }), MOST_INPUTS);

const SHAPE: Shape = fields({
  format: oneOf(DAILY_FORMAT),
  version: oneOf(...DAILY_VERSIONS),
  game: text(40),
  date: whole(0, 9999_99_99),
  score: fields({ served: whole(0, 1e6), happy: whole(0, 100), profit: whole(-1e9, 1e9) }),
  goals: whole(0, 3),
  hash: text(16, /^[0-9a-f]{16}$/),
  journal: JOURNAL,
  trail: text(MOST_DAY_TICKS / TRAIL_EVERY, /^[0-9a-f]*$/),
});

/**
 * Parses and checks a played day.
 * @param written the text of the day, unpacked from a link or read from a file
 */
export function readDaily(written: string, scripts: Scripts): DailyRead {
  const problems = new Problems();
  const found = parsed(written, problems);
  if (found === null) return refused(problems);
  SHAPE(found, '', problems);
  if (problems.list.length > 0) return refused(problems);
  const { format, version, game, date, score, goals, hash, journal, trail } = found as unknown as DailyResult;
  const read = readDate(dateText(date));
  if (!read.ok) for (const error of read.errors) problems.add('date', error);
  else checkJournal(journal, date, scripts, problems);
  if (problems.list.length > 0) return refused(problems);
  const { served, happy, profit } = score;
  // Only the known fields are copied, because the text may contain further ones.
  return {
    ok: true,
    result: {
      format,
      version,
      game,
      date,
      score: { served, happy, profit },
      goals,
      hash,
      journal: journal.map(({ tick, input }) => ({ tick, input })),
      trail,
    },
  };
}

/** Reads the inputs of a day that has not been played to its end; null if anything is wrong with them. */
export function readUnfinished(journal: unknown, date: number, scripts: Scripts): readonly JournalEntry[] | null {
  const problems = new Problems();
  plain(journal, 'journal', problems);
  if (problems.list.length === 0) JOURNAL(journal, 'journal', problems);
  if (problems.list.length === 0) checkJournal(journal as readonly JournalEntry[], date, scripts, problems);
  return problems.list.length === 0 ? (journal as readonly JournalEntry[]) : null;
}

function parsed(written: string, problems: Problems): Record<string, unknown> | null {
  if (written.length > LONGEST_REPLAY) {
    problems.add('', `has ${written.length} characters; ${LONGEST_REPLAY} are the most`);
    return null;
  }
  let found: unknown;
  try {
    found = JSON.parse(written.replace(/^\uFEFF/, ''));
  } catch (error) {
    problems.add('', `is not JSON (${error instanceof Error ? error.message : 'it cannot be read'})`);
    return null;
  }
  if (!isRecord(found) || found['format'] !== DAILY_FORMAT) {
    const what = isRecord(found) ? `format is ${shown(found['format'])}` : shown(found);
    problems.add('', `is no café of the day: ${what}`);
    return null;
  }
  if (typeof found['version'] === 'number' && found['version'] > DAILY_VERSION) {
    problems.add('version', `is ${found['version']}; this game reads up to ${DAILY_VERSION}`);
    return null;
  }
  plain(found, '', problems);
  return problems.list.length === 0 ? found : null;
}

/** Checks the inputs by the rules with which the café accepts inputs, and checks that a café of the day allows each of them. */
function checkJournal(journal: readonly JournalEntry[], date: number, scripts: Scripts, problems: Problems): void {
  const { world } = new Simulation(beginDaily(date), scripts);
  collectGiven(journal, world, 'journal', problems);
  // Whether the café of the day allows the inputs is checked only if all inputs are well formed. Inputs of a wrong
  // form have been reported already.
  const isWhole = problems.list.length === 0;
  journal.forEach(({ tick, input }, i) => {
    if (problems.full) return;
    if (i > 0 && tick < (journal[i - 1]?.tick ?? 0))
      problems.add(`journal[${i}].tick`, 'comes before the one before it');
    if (isWhole && !isForDaily(input))
      problems.add(`journal[${i}].input`, `is ${shown(input.kind)}, which a café of the day does not allow`);
  });
}

const refused = (problems: Problems): DailyRead => ({
  ok: false,
  errors: problems.list.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
});
