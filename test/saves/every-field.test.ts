// Every field of a saved café is validated: a value that cannot be there is found and reported with its place.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/ai/index.ts';
import { Problems } from '../../src/ai/problems.ts';
import { collectSave } from '../../src/saves/check/cafe-shape.ts';
import { richSave, type RichSave } from './rich.ts';

type Place = readonly (string | number)[];
/** A path as problems print it: `cafe.state.people.momo.alertRange[0]`. */
const told = (place: Place): string =>
  place.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    '',
  );

/** Learned models and stored inputs are validated by their own code. */
const SAYS_ITSELF =
  /\.(brain|habits|predictor|value|command|because\[0\]|cases\[0\]|rounds\[0\]|patient\[0\]|param)$|rival\.(theirs\.)?memory$/;
/** Validated as a whole: their own readers report problems inside. */
const WHOLE = /\.(todo|input|(answers|move)\.[^.]+)$/;

/** All places in plain data, with their values. */
function* placesIn(value: Json, place: Place = []): Generator<readonly [Place, Json]> {
  const path = told(place);
  if (SAYS_ITSELF.test(path)) return;
  if (place.length > 0) yield [place, value];
  if (typeof value !== 'object' || value === null || WHOLE.test(path)) return;
  if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* placesIn(one as Json, [...place, i]);
  else for (const [key, one] of Object.entries(value)) yield* placesIn(one as Json, [...place, key]);
}

const save = richSave();
/** The problems of the save with another value at a place; `undefined` removes the value. */
function problemsWith(place: Place, other: Json | undefined): string[] {
  const last = place.at(-1) as string | number;
  let at = save as unknown as Record<string | number, Json>;
  for (const key of place.slice(0, -1)) at = at[key] as unknown as Record<string | number, Json>;
  const before = at[last] as Json;
  if (other === undefined) delete at[last];
  else at[last] = other;
  const problems = new Problems();
  collectSave(save as RichSave, problems);
  at[last] = before;
  return problems.list.map(({ path }) => path);
}
/** A value of the wrong kind: lists and objects become a number, everything else an object. */
const other = (value: Json): Json => (typeof value === 'object' && value !== null ? 5 : [['wrong']]);

test('the save is whole', () => {
  const problems = new Problems();
  collectSave(save, problems);
  expect(problems.list).toEqual([]);
});

test('a wrong value is found at every place', () => {
  const unseen: string[] = [];
  for (const [place, value] of placesIn(save as unknown as Json)) {
    const path = told(place);
    const found = problemsWith(place, other(value));
    if (!found.some((one) => one.startsWith(path))) unseen.push(path);
  }
  expect(unseen).toEqual([]);
});

describe('words', () => {
  const FACES = ['SE', 'SW', 'NE', 'NW'];
  const STAGES = 'queue toSeat callOrder waitDish eat linger callBill leave visitHero flee outside perform'.split(' ');
  const KINDS = 'birthday critic tv brawl show alarm rain'.split(' ');
  const people = save.cafe['state'] as unknown as { readonly people: Readonly<Record<string, object>> };
  const [maid = '', guest = ''] = Object.keys(people.people);
  const at = (path: string): Place => path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  test.each<readonly [string, readonly Json[]]>([
    ['header.slot', [1, 2, 3]],
    ['header.occasion', ['morning', 'minute', 'evening', 'leaving', 'player', 'import']],
    ['cafe.state.weather', ['sun', 'cloud', 'rain']],
    ['cafe.state.seats.0.facing', FACES],
    ['cafe.state.arrivals.0.spec.start', ['door', 'seat']],
    ['cafe.state.calendar.planned.0.kind', KINDS],
    ['cafe.state.calendar.going.0.kind', KINDS],
    ['cafe.state.season.difficulty', ['gentle', 'standard', 'keen']],
    ['cafe.state.season.ending.kind', ['season', 'debt']],
    ['cafe.state.season.duels.duel.over', ['won', 'lost', 'drawn', null]],
    ['cafe.state.season.duels.duel.next.move', ['chop', 'fry', 'plate']],
    ['cafe.state.janken.table.over', ['won', 'lost', null]],
    ['cafe.state.janken.table.last.hand', ['rock', 'paper', 'scissors']],
    ['cafe.state.rival.log.0.saw.0.value', ['Yes', 'No']],
    [`cafe.state.people.${maid}.facing`, FACES],
    [`cafe.state.people.${maid}.stuck.cause`, ['noPath', 'seatTaken', 'waitingFor', 'noIdea']],
    [`cafe.state.people.${maid}.rank`, [2, 3, 4, 5]],
    [`cafe.state.people.${maid}.duties`, ['allround', 'reception', 'serving']],
    [`cafe.state.people.${guest}.stage`, STAGES],
    [`cafe.state.people.${guest}.calls.need`, ['order', 'bill']],
  ])('of %s are all known, and no others', (path, words) => {
    for (const word of words) expect(problemsWith(at(path), word)).toEqual([]);
    for (const word of ['', 'planted', 99]) expect(problemsWith(at(path), word)).toHaveLength(1);
  });
});
