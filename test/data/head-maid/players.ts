// Four scripted players for the head maid to learn from. Each looks at the café every few seconds and gives orders through
// the input journal, as a person would. None is perfect: they look at uneven times, sometimes do something else that is
// possible, and sometimes nothing.

import { chance, integer, pick, stream, type CommandPost, type Stream } from '../../../src/ai/index.ts';
import type { Choice } from '../../../src/sim/state/head-maid.ts';
import {
  beforeDoor,
  callersFor,
  idleMaids,
  litterLeft,
  longestWaiting,
  possibleChoices,
} from '../../../src/sim/head-maid/situation.ts';
import type { Simulation } from '../../../src/sim/simulation.ts';
import type { Guest, Maid } from '../../../src/sim/state/person.ts';
import type { World } from '../../../src/sim/world/world.ts';

/** The order that a player with this habit gives now. */
type Habit = (world: World) => Choice;

const idle = (world: World): number => idleMaids(world).length;
const waits = (world: World): number => {
  const who = longestWaiting(world.freeCallers);
  return who === null ? -1 : world.state.tick - (who.calls?.since ?? 0);
};
const queue = (world: World): number => world.guests.filter((one) => one.stage === 'queue').length;
const hero = (world: World): boolean => world.guests.some((one) => one.isHero && one.stage !== 'leave');

export const HABITS: Readonly<Record<string, Habit>> = {
  /** Sends a maid, an idle one if there is one, to the guest with the longest wait, once that is five seconds; else gives no order. */
  server: (world) => (waits(world) > 100 ? 'serveLongest' : 'wait'),
  /** Orders litter swept first, and gathers idle maids at the door when there is a queue. */
  cleaner: (world) => {
    if (litterLeft(world).length > 0) return 'sweep';
    if (queue(world) > 0 && idle(world) > 0) return 'gatherDoor';
    return callersFor(world, 'serveBill').length > 0 && waits(world) > 300 ? 'serveBill' : 'wait';
  },
  /** Serves celebrities first; until one comes the maids gather at the pass and fetch dishes. */
  starHunter: (world) => {
    if (callersFor(world, 'serveHero').length > 0) return 'serveHero';
    if (idle(world) > 0) return hero(world) ? 'toPass' : 'toPassPlain';
    return waits(world) > 300 ? 'serveLongest' : 'wait';
  },
  /** Sends a scout each day, as soon as two maids are idle; else serves guests who wait long. */
  lookout: (world) => {
    const { rival, clock } = world.state;
    const been = rival?.log.some(({ day }) => day === clock.day) === true || Object.keys(rival?.trips ?? {}).length > 0;
    if (!been && idle(world) > 1) return 'scout';
    return waits(world) > 300 ? 'serveLongest' : 'wait';
  },
};

/** Chance that a player gives another possible order. */
const NOISE = 0.12;
/** Ticks between two orders. */
const LOOKS = [40, 100] as const;
const TICKS = 200;

/** Plays a day with a habit; calls `each` after every tick. */
export function play(cafe: Simulation, habit: Habit, seed: number, each: () => void = () => {}): void {
  const rng = stream(seed, 'player');
  let next = integer(rng, ...LOOKS);
  while (!cafe.state.over && cafe.state.tick < 9000) {
    if (cafe.state.tick >= next) {
      next += integer(rng, ...LOOKS);
      const { world } = cafe;
      const choice = chance(rng, NOISE) ? pick(rng, possibleChoices(world)) : habit(world);
      // Without chalk no order can be written.
      const post = cafe.state.chalk?.left === 0 ? null : postFor(world, choice, rng);
      if (post !== null) cafe.give({ kind: 'command', post });
    }
    cafe.step();
    each();
  }
}

function postFor(world: World, choice: Choice, rng: Stream): CommandPost | null {
  const free = idleMaids(world);
  const maids = free.length > 0 ? free : world.maids;
  const one = (): Maid => pick(rng, maids);
  const to = (whom: readonly Maid[], command: CommandPost['command']): CommandPost => ({
    executorKeys: whom.map(({ id }) => id),
    tick: TICKS,
    command,
  });
  if (choice.startsWith('serve')) {
    const callers = callersFor(world, choice);
    const who = choice === 'serveLongest' ? longestWaiting(callers) : notLongest(world, callers);
    return who === null ? null : to([one()], { behave: 'serve', guest: who.id });
  }
  if (choice === 'sweep') {
    const [spot] = litterLeft(world);
    return spot === undefined ? null : to([one()], { behave: 'sweep', x: spot.x, y: spot.y });
  }
  if (choice === 'gatherDoor') {
    const door = beforeDoor(world);
    return door === null || free.length === 0 ? null : to(free, { behave: 'gather', ...door, manner: 'a-move' });
  }
  if (choice === 'scout') return free.length === 0 ? null : to([pick(rng, free)], { behave: 'scout' });
  if (choice === 'wait' || free.length === 0) return null;
  const [pass] = world.places.passTiles;
  const manner = choice === 'toPass' ? 'a-move' : 'plain';
  return pass === undefined ? null : to(free, { behave: 'move', x: pass.x, y: pass.y, manner });
}

/** A guest of this sort; if possible not the one with the longest wait, which would be another order. */
function notLongest(world: World, callers: readonly Guest[]): Guest | null {
  const longest = longestWaiting(world.freeCallers);
  return callers.find((one) => one !== longest) ?? callers[0] ?? null;
}
