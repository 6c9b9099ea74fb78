// The notebook over a real day: every page can be drawn at any time, and every phrase has words in both languages.

import { expect, test } from 'vitest';
import { entriesOf, thoughtsOf } from '../../src/notebook/history/history.ts';
import { NotebookModel } from '../../src/notebook/model.ts';
import { coverOf } from '../../src/notebook/cover.ts';
import { nowOf } from '../../src/notebook/now/now.ts';
import type { Phrase } from '../../src/notebook/phrase.ts';
import { stoveOf, visitOf } from '../../src/notebook/now/visit.ts';
import { weighedIn, whyOf } from '../../src/notebook/now/why.ts';
import { whyNot } from '../../src/notebook/now/whynot.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import type { Person } from '../../src/sim/state/person.ts';
import { hasWords } from '../../src/words/index.ts';
import { editedCafe } from '../ui/edits/edited-cafe.ts';

const open = () => openCafe({ seed: 11 }, scripts, { tracing: true });
type Café = ReturnType<typeof open>;

/** Everything the notebook would show of a person now. */
function everything(cafe: Café, person: Person): unknown[] {
  const decisions = cafe.decisions(person.id);
  return [
    coverOf(cafe, person.id),
    nowOf(cafe, person.id),
    entriesOf(thoughtsOf(cafe.state, person, decisions)),
    whyOf(cafe.state, weighedIn(decisions), person),
    ...decisions.map((decision) => whyOf(cafe.state, decision, person)),
    ...(person.role === 'guest'
      ? [visitOf(cafe.state, person), whyNot(cafe.state, person.id, (id) => cafe.page(id))]
      : []),
    ...(person.role === 'chef' ? [stoveOf(cafe.state, person)] : []),
  ];
}

/** Keys of all phrases inside, except those with their own text. */
function keysIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if (isPhrase(value) && !('otherwise' in value.terms) && value.key !== 'notebook.verbatim') found.add(value.key);
  for (const inner of Object.values(value)) keysIn(inner, found);
  return found;
}
const isPhrase = (value: object): value is Phrase =>
  'key' in value &&
  typeof value.key === 'string' &&
  'terms' in value &&
  value.key.includes('.') &&
  !/^\d/.test(value.key);

/** Keys of decisions' reasons are not phrases of the notebook. */
const isReason = (key: string): boolean => !hasWords(key) && hasWords(`reason.${key}`);

test('every page of everybody can be drawn at any time of a day, with words for all of it', () => {
  const cafe = open();
  const keys = new Set<string>();
  for (let tick = 0; tick < 4000; tick++) {
    cafe.step();
    if (tick % 80 === 0) for (const person of Object.values(cafe.state.people)) keysIn(everything(cafe, person), keys);
  }
  expect(keys.size).toBeGreaterThan(100);
  expect([...keys].filter((key) => key.startsWith('notebook.') && !hasWords(key)).sort()).toEqual([]);
  expect([...keys].filter((key) => !key.startsWith('notebook.') && !hasWords(key) && !isReason(key)).sort()).toEqual(
    [],
  );
});

/** The notebook of a café, with nothing around it. */
function notebookOf(cafe: ReturnType<typeof open>) {
  const nothing = (): void => {};
  const { edits, give } = editedCafe(cafe);
  const notebook = new NotebookModel({
    give,
    edits,
    follow: nothing,
    select: nothing,
    close: nothing,
    lookAt: nothing,
  });
  notebook.show(cafe);
  return { notebook, edits };
}

test('an edit is at work from her next thought on, and looking on changes nothing', () => {
  const watched = open();
  const unwatched = open();
  const { notebook, edits } = notebookOf(watched);
  expect(notebook.effect('hana')).toBeNull();
  const hana = () => watched.state.people.hana;
  for (let tick = 0; tick < 600; tick++) {
    watched.step();
    unwatched.step();
    for (const person of Object.values(watched.state.people)) everything(watched, person);
  }
  expect(watched.hash()).toBe(unwatched.hash());
  const before = hana();
  if (before?.role !== 'maid') throw new Error('Hana is on shift');
  notebook.change(before, { alertness: null, rank: 5 });
  expect(edits.shapeOf(before, watched.state)).toMatchObject({ alertness: null, rank: 5 });
  expect(notebook.isChanged('hana', 'rank', edits.shapeOf(before, watched.state))).toBe(true);
  expect(notebook.isChanged('hana', 'team', edits.shapeOf(before, watched.state))).toBe(false);
  expect(notebook.effect('hana')).toBe('waiting');
  watched.step();
  expect(hana()).toMatchObject({ alertness: null, rank: 5 });
  for (let tick = 0; tick < 400 && notebook.effect('hana') !== 'atWork'; tick++) watched.step();
  expect(notebook.effect('hana')).toBe('atWork');
});

test('a guest’s notebook opens at its first page, a maid’s at the page that was open', () => {
  const cafe = open();
  while (!Object.values(cafe.state.people).some(({ role }) => role === 'guest')) cafe.step();
  const { notebook } = notebookOf(cafe);
  notebook.open('hana');
  notebook.turnTo('past');
  notebook.open('momo');
  expect(notebook.tab.value).toBe('past');
  notebook.open(Object.values(cafe.state.people).find(({ role }) => role === 'guest')!.id);
  expect(notebook.tab.value).toBe('now');
});
