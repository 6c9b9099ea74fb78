// The panels of head maid and janken as data: an order with its basis, a game with the hands shown.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { freshBrain, learn } from '../../src/sim/head-maid/head-maid.ts';
import { VARIABLES } from '../../src/sim/state/head-maid.ts';
import { focusKeeper, readBoard } from '../../src/hud/read/board.ts';
import { readJanken } from '../../src/hud/read/janken.ts';

test('an order of the head maid stands on the board with where it comes from; a command of the player’s does not', () => {
  const cafe = openCafe({ seed: 7 }, scripts);
  const brain = freshBrain();
  for (let i = 0; i < 200; i++)
    learn(brain, Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, i % 5])), 'toPass', ['toPass']);
  cafe.give({ kind: 'headMaid', brain, mode: 'Auto' });
  cafe.give({ kind: 'command', post: { executorKeys: ['maid'], tick: 5000, command: { behave: 'move', x: 3, y: 5 } } });
  for (let i = 0; i < 2000 && cafe.commands.length < 2; i++) cafe.step();
  const [own, hers] = readBoard(cafe);
  expect(own).toMatchObject({ by: null, headMaid: null });
  expect(hers).toMatchObject({ by: 'Momo', headMaid: { choice: 'toPass', basis: 'habit' } });
  expect(hers?.headMaid?.cases.length).toBeGreaterThan(2);
});

test('the table shows hands that are still to be played, and stays as it is read', () => {
  const cafe = openCafe({ seed: 5, stars: 5, shift: ['yuki', 'mei'] }, scripts);
  expect(readJanken(cafe)).toBeNull();
  while (cafe.state.janken?.table === null) cafe.step();
  const before = readJanken(cafe);
  expect(before).toMatchObject({ rounds: 0, last: null, over: null });
  const guest = before?.guest ?? '';
  expect(before?.table).toBeGreaterThan(0);
  cafe.give({ kind: 'janken', guest, hand: 'rock' });
  const after = readJanken(cafe);
  expect(after).toMatchObject({ guest, rounds: 1, last: { hand: 'rock' } });
  expect(before).toMatchObject({ rounds: 0 });
  cafe.step();
  // How long the guest still asks, or the result stands, counts from the tick at which the hand was played.
  expect(readJanken(cafe)).toEqual({ ...after, seconds: expect.any(Number) as number });
});

test.each<[string, Input | null, string | null]>([
  ['is not offered on the first day, on which the player has no head maid', null, null],
  ['is offered once a maid is appointed head maid', { kind: 'headMaid', appoint: 'hana' }, 'Hana'],
  ['is offered once the head maid is in charge', { kind: 'headMaid', mode: 'Auto' }, 'Momo'],
  ['is not offered while the head maid is off', { kind: 'headMaid', mode: 'Player', appoint: 'hana' }, null],
  ['is still offered while the head maid keeps the focus', { kind: 'focus', on: 'most' }, 'Momo'],
])('“By need” %s', (_, input, keeper) => {
  const cafe = new Simulation(beginSeason({ seed: 4 }), scripts);
  if (input !== null) cafe.give(input);
  cafe.step();
  expect(focusKeeper(cafe.state)).toBe(keeper);
});
