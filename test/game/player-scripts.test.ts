// Inputs on their way through the Worker when the running café is replaced: they belong to the café they were given to.

import { beforeEach, expect, test, vi } from 'vitest';
import { PlayerScripts, type PlayerScriptsDeps } from '../../src/game/hosts/player-scripts.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';

/** What each Worker was given, the latest last. There is no Worker here: nothing that is given takes effect. */
const workers: { readonly cafe: Simulation; readonly given: Input[] }[] = [];
vi.mock('../../src/sandbox/start-ahead.ts', () => ({
  lead: (cafe: Simulation) => {
    const given: Input[] = [];
    workers.push({ cafe, given });
    return { leader: { give: (input: Input) => given.push(input), setSpeed: () => {}, ready: true }, end: () => given };
  },
}));

const SCRIPT: Input = { kind: 'script', maid: 'momo', script: { name: 'own', text: 'export default () => usual();' } };
const EDIT: Input = { kind: 'edit', maid: 'momo', edit: { team: 2 } };
const cafeOf = (seed: number): Simulation => new Simulation(newDay({ seed }), scripts);

let session: { cafe: Simulation };
let own: PlayerScripts;
beforeEach(async () => {
  workers.length = 0;
  session = { cafe: cafeOf(1) };
  own = new PlayerScripts({ session, page: {}, loop: { speed: 1 } } as unknown as PlayerScriptsDeps);
  own.opened(session.cafe, 'opened');
  own.takes(SCRIPT);
  own.takes(EDIT);
  await vi.waitFor(() => expect(workers[0]?.given).toEqual([SCRIPT, EDIT]));
});

const replace = (kind: 'opened' | 'branched', cafe: Simulation): void => {
  session.cafe = cafe;
  own.opened(cafe, kind);
};

test('what was given to one café is not given to the next one', () => {
  replace('opened', cafeOf(2));
  expect(workers).toHaveLength(1);
  expect(own.leader).toBeNull();
  expect(session.cafe.journal).toEqual([]);
});

test('the same moment of the same day, simulated again, gets it', () => {
  replace('branched', cafeOf(1));
  expect(workers[1]?.given).toEqual([SCRIPT, EDIT]);
});

test('another moment of the day does not; the line that was left keeps it', () => {
  const left = session.cafe;
  const branch = cafeOf(1);
  branch.step();
  replace('branched', branch);
  expect(workers).toHaveLength(1);
  expect(branch.journal).toEqual([]);
  expect(left.journal.map(({ input }) => input)).toEqual([SCRIPT, EDIT]);
});
