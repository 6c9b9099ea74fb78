// A maid's own cells of the warp table: they replace those of her duties, may join pieces, are checked with every mistake,
// change by edits and are kept with the staff.

import { expect, test } from 'vitest';
import { roster } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { maidPieces } from '../../src/scripts/maid/idle-pieces.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { PIECES, wrongHerWarps } from '../../src/sim/thinking/warps.ts';
import { maid, only, open } from '../scenarios/story.ts';

const ROOM = ['##########', '#........#', '#........D', '#........#', '##########'];
const GREETS = { waiting: 'maid.greet + maid.waiting' };
const names = { has: (name: string) => Object.hasOwn(scripts.byName, name), names: () => Object.keys(scripts.byName) };

test('the pieces are those that the scripts define', () => {
  expect([...PIECES].sort()).toEqual(Object.keys(maidPieces).sort());
});

test('every cell of the shipped roster is right, and waiting, idle and afterDance differ', () => {
  const wrong = roster.flatMap(({ id, warps }) => wrongHerWarps(warps, names).map((message) => `${id}: ${message}`));
  expect(wrong).toEqual([]);
  for (const [key, least] of [
    ['waiting', 2],
    ['idle', 4],
    ['afterDance', 3],
  ] as const)
    expect(new Set(roster.map(({ warps }) => warps?.[key] ?? '')).size).toBeGreaterThan(least);
});

test('all mistakes of the cells are told at once, each with its place', () => {
  const warps = {
    wating: 'maid.waiting',
    waiting: 'maid.great + maid.waiting',
    move: 'maid.move + maid.waiting',
    chat: 'maid.greet',
    sweep: 'guest.seated',
    idle: 'maid.byTheDoor + maid.waiting',
  };
  expect(wrongHerWarps(warps, names)).toEqual([
    expect.stringContaining("warps.wating: no warp key is called so; did you mean 'waiting'?"),
    expect.stringMatching(/^warps\.waiting: no script is called 'maid\.great'.*maid\.greet.*\(name 1 of 2\)$/),
    expect.stringMatching(/^warps\.move: 'maid\.move' always answers.*\(name 1 of 2\)$/),
    expect.stringContaining("warps.chat: 'maid.greet' is only a piece"),
    expect.stringContaining("warps.sweep: 'guest.seated' is not for a allround"),
    expect.stringMatching(/^warps\.idle: 'maid\.waiting' is no piece.*\(name 2 of 2\)$/),
  ]);
  expect(wrongHerWarps('maid.waiting', names)).toHaveLength(1);
});

test('an edit gives her cells of her own at once, alone of her duties, and null takes them away', () => {
  const story = open({ map: ROOM, chance: only({}), maids: [maid('ada', [2, 2]), maid('bea', [6, 2])] }).pass(3);
  story.cafe.give({ kind: 'edit', maid: 'ada', edit: { warps: GREETS } });
  story.pass(80);
  expect(story.cafe.page('ada')?.script).toBe('maid.greet + maid.waiting');
  expect(story.cafe.page('bea')?.script).toBe('maid.waiting');
  const loaded = Simulation.load(story.cafe.save(), scripts);
  expect(loaded.page('ada')?.script).toBe('maid.greet + maid.waiting');
  story.cafe.give({ kind: 'edit', maid: 'ada', edit: { warps: null } });
  story.pass(80);
  expect(story.cafe.page('ada')?.script).toBe('maid.waiting');
  expect('warps' in (story.cafe.state.people['ada'] ?? {})).toBe(false);
});

test('with another controller her own cell for waiting does not count', () => {
  const story = open({
    map: ROOM,
    chance: only({}),
    maids: [maid('ada', [2, 2], { warps: GREETS, controller: 'diligent' })],
  });
  expect(story.pass(10).cafe.page('ada')?.script).toBe('maid.byTable');
  story.cafe.give({ kind: 'edit', maid: 'ada', edit: { controller: 'script' } });
  expect(story.pass(80).cafe.page('ada')?.script).toBe('maid.greet + maid.waiting');
});

test('cells of the first maid made are not those of the next', () => {
  const { people } = openCafe({ seed: 3, shift: ['sakura', 'momo'] }, scripts).state;
  expect(people['sakura']).toMatchObject({ warps: { waiting: 'maid.greet + maid.waiting' } });
  expect('warps' in (people['momo'] ?? {})).toBe(false);
});
