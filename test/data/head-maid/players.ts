// Four ways of playing, for the head maid to learn (chapter 6.2): scripted players who look at the café every few
// seconds and give their orders through the input journal, as a person would. None is perfect: each looks at uneven
// times, now and then does something else that is possible, and sometimes nothing at all.

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

/** What somebody with this habit does now. */
type Habit = (world: World) => Choice;

const idle = (world: World): number => idleMaids(world).length;
const waits = (world: World): number => {
  const who = longestWaiting(world.freeCallers);
  return who === null ? -1 : world.state.tick - (who.calls?.since ?? 0);
};
const queue = (world: World): number => world.guests.filter((one) => one.stage === 'queue').length;
const hero = (world: World): boolean => world.guests.some((one) => one.isHero && one.stage !== 'leave');

export const HABITS: Readonly<Record<string, Habit>> = {
  /** Sends somebody, an idle maid if there is one, to who has waited longest, once that is five seconds; else all do as they like. */
  server: (world) => (waits(world) > 100 ? 'serveLongest' : 'wait'),
  /** Has litter swept before anything else, and the idle gathered at the door when there is a queue. */
  cleaner: (world) => {
    if (litterLeft(world).length > 0) return 'sweep';
    if (queue(world) > 0 && idle(world) > 0) return 'gatherDoor';
    return callersFor(world, 'serveBill').length > 0 && waits(world) > 300 ? 'serveBill' : 'wait';
  },
  /** Celebrities first; until one comes the maids stand ready at the pass, and run for dishes. */
  starHunter: (world) => {
    if (callersFor(world, 'serveHero').length > 0) return 'serveHero';
    if (idle(world) > 0) return hero(world) ? 'toPass' : 'toPassPlain';
    return waits(world) > 300 ? 'serveLongest' : 'wait';
  },
  /** Sends somebody across the street each day, as soon as two have nothing to do; else sees to who waits long. */
  lookout: (world) => {
    const { rival, clock } = world.state;
    const been = rival?.log.some(({ day }) => day === clock.day) === true || Object.keys(rival?.trips ?? {}).length > 0;
    if (!been && idle(world) > 1) return 'scout';
    return waits(world) > 300 ? 'serveLongest' : 'wait';
  },
};

/** How often a player does something else that is possible. */
const NOISE = 0.12;
/** Ticks between two looks. */
const LOOKS = [40, 100] as const;
const TICKS = 200;

/** Plays a day with a habit; `each` is called after every tick. */
export function play(cafe: Simulation, habit: Habit, seed: number, each: () => void = () => {}): void {
  const rng = stream(seed, 'player');
  let next = integer(rng, ...LOOKS);
  while (!cafe.state.over && cafe.state.tick < 9000) {
    if (cafe.state.tick >= next) {
      next += integer(rng, ...LOOKS);
      const { world } = cafe;
      const choice = chance(rng, NOISE) ? pick(rng, possibleChoices(world)) : habit(world);
      // Nobody writes with an empty box.
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

/** Somebody of this sort; if possible not who waits longest of all, which would be another order. */
function notLongest(world: World, callers: readonly Guest[]): Guest | null {
  const longest = longestWaiting(world.freeCallers);
  return callers.find((one) => one !== longest) ?? callers[0] ?? null;
}
