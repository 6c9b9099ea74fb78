/**
 * Validates the inputs in a journal. Future inputs are checked as strictly as the running café checks them, past
 * inputs less strictly. The number of inputs per tick is limited.
 */

import type { Problems } from '../../ai/problems.ts';
import { inputs, type JournalEntry, wrongInput } from '../../sim/inputs/index.ts';
import type { PastFields, PastForm } from '../../sim/inputs/input-kind.ts';
import { MOST_SCRIPT } from '../../sim/inputs/scripts.ts';
import type { World } from '../../sim/world/world.ts';
import { MOST } from './fitting.ts';
import { byField, fields, list, name, orNull, record, type Shape, text, whole } from './shape.ts';

/** Maximum number of inputs per tick: all maids' scripts may answer in a tick, and an editor gives some dozen inputs at once. */
const MOST_A_TICK = 1000;
/**
 * Maximum number of characters of all configurations in a journal's future inputs together. Validation has to parse
 * these configurations, which takes time.
 */
const MOST_TEXT = 1_000_000;
const MOST_ROWS = 20_000;

const WORDS: Readonly<Record<Extract<PastForm, string>, Shape>> = {
  name: name(80),
  text: text(),
  longText: text(MOST_TEXT),
  script: text(MOST_SCRIPT),
  whole: whole(),
  ticks: whole(1),
  texts: list(text()),
  objects: list(fields({})),
  textByName: record(text()),
};

const isNullable = (form: PastFields | { readonly orNull: PastForm }): form is { readonly orNull: PastForm } =>
  'orNull' in form;

function shapeOf(form: PastForm): Shape {
  if (typeof form === 'string') return WORDS[form];
  return isNullable(form) ? orNull(shapeOf(form.orNull)) : shapesOf(form);
}
const shapesOf = (forms: PastFields): Shape =>
  fields(Object.fromEntries(Object.entries(forms).map(([field, form]) => [field, shapeOf(form)])));

/**
 * Shape of a past input. It is less strict than the check of future inputs, because a past input is only displayed and
 * compared, and needs only the fields that this code reads.
 */
const PAST = byField(
  'kind',
  Object.fromEntries(Object.entries(inputs).map(([kind, { past }]) => [kind, shapesOf(past as PastFields)])),
);

/** Collects all problems of a journal. @param path the journal's place in the file */
export function collectGiven(journal: readonly JournalEntry[], world: World, path: string, problems: Problems): void {
  const { state } = world;
  let atOnce = 0;
  let letters = 0;
  let rows = 0;
  /** The ticks at which the commands in the journal expire. */
  const ends: number[] = [];
  for (const [i, { tick, input }] of journal.entries()) {
    if (problems.full) return;
    const at = `${path}[${i}].input`;
    const past = tick < state.tick;
    atOnce = tick === journal[i - 1]?.tick ? atOnce + 1 : 1;
    if (atOnce === MOST_A_TICK + 1) problems.add(at, `is one of more than ${MOST_A_TICK} at tick ${tick}`);
    if (!past) {
      letters += input.kind === 'config' && typeof input.text === 'string' ? input.text.length : 0;
      rows += input.kind === 'table' && Array.isArray(input.rows) ? input.rows.length : 0;
    }
    if (letters > MOST_TEXT || rows > MOST_ROWS)
      return problems.add(at, `what is to be read comes to more than ${MOST_TEXT} characters or ${MOST_ROWS} rows`);
    if (past) {
      PAST(input, at, problems);
      continue;
    }
    const before = problems.list.length;
    guarded(at, problems, () => {
      for (const wrong of wrongInput(input, world)) problems.add(at, wrong);
    });
    if (problems.list.length > before || input.kind !== 'command') continue;
    while ((ends[0] ?? Infinity) < tick) ends.shift();
    insert(ends, tick + input.post.tick);
    if (ends.length === MOST.commands + 1)
      problems.add(at, `is one of more than ${MOST.commands} commands that stand on the board at tick ${tick}`);
  }
}

function insert(ends: number[], end: number): void {
  let at = ends.length;
  while (at > 0 && (ends[at - 1] as number) > end) at--;
  ends.splice(at, 0, end);
}

/** Runs a check on data of any form. If the check throws an exception, the exception is reported as a problem. */
export function guarded(path: string, problems: Problems, look: () => void): void {
  try {
    look();
  } catch (error) {
    problems.add(path, `is not whole (${error instanceof Error ? error.message : 'it cannot be read'})`);
  }
}
