/**
 * The head maid at work. In `Train` she observes each command of the player, and each time the player deliberately
 * leaves the maids alone; the mere absence of a command teaches her nothing. In `Auto` she considers every BEAT ticks
 * whether there is anything to decide. If so, she writes a command on the chalkboard: the one that the player would
 * give or, without a habit of the player, the one that she has learned in her training. She notes where the command
 * came from. She never writes on a full board, and never writes a command that is on it already.
 */

import type { CommandOnBoard, CommandPost, GoCapState, Json, JsonObject, Situation } from '../../ai/index.ts';
import { advise, explain, freshBrain, type HeadMaidShown, inMode, learn, modeOf } from './head-maid.ts';
import type { Choice, HeadMaidBrain, HeadMaidOrder } from '../state/head-maid.ts';
import { leadsOccasion } from './ceremonies.ts';
import {
  beforeDoor,
  callersFor,
  choiceOf,
  choicesNeeded,
  idleMaids,
  isPassFilling,
  litterLeft,
  longestFirst,
  platesLeft,
  possibleChoices,
  situationOf,
} from './situation.ts';
import { chiefOf, earns, titleShown } from './titles.ts';
import type { Maid, PersonId } from '../state/person.ts';
import { dishesToFetch, emit, maid, shows, type World } from '../world/world.ts';

/** Interval in ticks at which the head maid observes the player or considers giving a command. */
export const BEAT = 100;
/** The head maid writes nothing if the chalkboard has at least this number of lines, which leaves room for the player and for calls for help. */
export const BOARD_LINES = 5;
/** Number of ticks for which a command of the head maid stays on the board. A command of the player stays equally long. */
const ORDER_TICKS = 200;
const ORDERS_KEPT = 8;
/** Number of dishes that nobody is fetching from which two busy maids are called to the pass, not one. */
const MANY_DISHES = 4;
/** Probability of following from which the head maid asks a maid if nobody follows more surely. */
const NEARLY_SURE = 0.9;
/** Number of ticks for which a bubble above her head shows an order, or shows that she has taken charge. */
const SAYS_TICKS = 50;

/** Foretells how a maid would answer a command. The minds, which stand above this folder, provide it. */
export type Foretells = (
  world: World,
  me: Maid,
  command: JsonObject,
) => { readonly chance: 'sure' | 'perhaps' | 'no'; readonly cause: string | null; readonly follows: number };

/** The maid who is head maid at the moment; null if no maid is on shift. */
const headMaidOf = ({ state }: Pick<World, 'state'>): Maid | null => chiefOf(state);

/** Observes a command of the player's, before any maid has read it. */
export function watchOrder(world: World, post: CommandPost): void {
  const { headMaid } = world.state;
  if (headMaid === null || modeOf(headMaid.brain) !== 'Train') return;
  const choice = choiceOf(world, post);
  if (choice === null) return;
  watched(world, choice, situationOf(world), possibleChoices(world));
}

/** Called when the player deliberately leaves the maids alone: a head maid in training learns this choice. */
function watchLeaving(world: World): void {
  const { headMaid } = world.state;
  if (headMaid === null || modeOf(headMaid.brain) !== 'Train') return;
  watched(world, 'wait', situationOf(world), possibleChoices(world));
}

function watched(world: World, choice: Choice, situation: Situation, possible: readonly Choice[]): void {
  const { headMaid } = world.state;
  if (headMaid === null) return;
  // The player's choice counts as possible, even if `possibleChoices` does not list it.
  const among = possible.includes(choice) ? possible : [...possible, choice];
  const ordered = advise(headMaid.brain, situation, among, choicesNeeded(world));
  const { advice, frequent } = learn(headMaid.brain, situation, choice, possible);
  emit(world, 'headMaid', headMaidOf(world)?.id ?? null, {
    what: 'watched',
    choice,
    situation: { ...situation },
    possible: [...possible],
    advice: advice.id,
    basis: advice.basis,
    frequent,
  });
  if (ordered.id === choice && choice !== 'wait') earns(world, 'guessed');
}

/** Runs the head maid's part of a tick: in `Auto` she may give a command. */
export function headMaidStep(world: World, foretells: Foretells): void {
  const { headMaid, tick, over } = world.state;
  if (headMaid === null || over || tick === 0) return;
  if (modeOf(headMaid.brain) !== 'Auto' || leads(world)) return;
  if (tick % BEAT === 0) order(world, foretells);
}

function leads(world: World): boolean {
  const chief = headMaidOf(world);
  return chief !== null && world.minds.commands.length < BOARD_LINES && leadsOccasion(world, chief);
}

function order(world: World, foretells: Foretells): void {
  const { headMaid, tick } = world.state;
  const chief = headMaidOf(world);
  if (headMaid === null || chief === null || !chief.present || world.minds.commands.length >= BOARD_LINES) return;
  const posts = new Map<Choice, CommandPost>();
  const possible = possibleChoices(world).filter((choice) => {
    if (choice === 'wait') return true;
    const post = postFor(world, choice, foretells);
    if (post === null) return false;
    posts.set(choice, post);
    return true;
  });
  // If there is no command that she could give, her advice is not computed.
  if (posts.size === 0) return;
  const needed = choicesNeeded(world).filter((choice) => posts.has(choice));
  const { id: choice, basis, lesson, cases } = advise(headMaid.brain, situationOf(world), possible, needed);
  const post = choice === null ? undefined : posts.get(choice);
  if (choice === null || post === undefined) return;
  const posted = world.minds.post({
    to: post.executorKeys,
    ticks: post.tick,
    command: { ...post.command, choice, basis },
    by: chief.id,
    from: tick + 1,
  });
  const noted: HeadMaidOrder = {
    tick,
    command: posted.id,
    choice,
    basis,
    lesson,
    to: [...post.executorKeys],
    cases,
    done: false,
  };
  // If she sends other maids, a bubble above her head shows the player whose order it is.
  if (!post.executorKeys.includes(chief.id)) shows(world, chief, 'exclaim', SAYS_TICKS, 'headMaid');
  headMaid.given++;
  headMaid.orders = [...headMaid.orders, noted].slice(-ORDERS_KEPT);
  emit(world, 'headMaid', chief.id, {
    what: 'order',
    id: posted.id,
    choice,
    basis,
    lesson,
    to: [...noted.to],
    cases: noted.cases as unknown as Json,
  });
}

/**
 * The maids that the head maid asks for a command: never one who would say no. First come those who
 * surely follow and the head maid herself; only without them those who nearly always follow.
 */
function willingOf(world: World, maids: readonly Maid[], foretold: (me: Maid) => ReturnType<Foretells>): Maid[] {
  const chief = headMaidOf(world);
  const able = maids.filter((one) => {
    const { cause, follows } = foretold(one);
    return one === chief ? cause === null || cause === 'mood' : cause === null && follows >= NEARLY_SURE;
  });
  const sure = able.filter((one) => one === chief || foretold(one).chance === 'sure');
  return sure.length > 0 ? sure : able;
}

/** Turns a choice into a command for the present situation; null if no maid would carry it out or the same command is already on the board. */
function postFor(world: World, choice: Choice, foretells: Foretells): CommandPost | null {
  const willing = (maids: readonly Maid[], command: JsonObject): Maid[] =>
    willingOf(world, maids, (one) => foretells(world, one, command));
  const idle = idleMaids(world);
  const isNew = (command: JsonObject): boolean => !world.minds.commands.some((one) => asksTheSame(one, command));
  const post = (asked: readonly Maid[], command: JsonObject): CommandPost | null => {
    const to = willing(asked, command);
    return to.length === 0 ? null : { executorKeys: to.map((one) => one.id), tick: ORDER_TICKS, command };
  };
  /** A walk of all of these maids who are willing, each to a place of her own. */
  const together = (command: JsonObject, asked: readonly Maid[]): CommandPost | null => {
    const to = willing(asked, command);
    return isNew(command) ? post(to, { ...command, formation: round(to) }) : null;
  };
  /** The command to work at a place, for the willing maid who is nearest to it. */
  const nearby = (asked: readonly Maid[], command: JsonObject, at: { x: number; y: number }): CommandPost | null =>
    isNew(command) ? post(nearest(world, willing(asked, command), at), command) : null;
  switch (choice) {
    case 'sweep': {
      const free = idle.length > 0 || isPassFilling(world) ? idle : withFreeHands(world);
      // Litter blocks nobody, but a plate blocks a seat for those at the door.
      for (const { x, y } of [...platesLeft(world), ...litterLeft(world)]) {
        const found = nearby(free, { behave: 'sweep', x, y }, { x, y });
        if (found !== null) return found;
      }
      return null;
    }
    case 'scout': {
      const command = { behave: 'scout' };
      return isNew(command) ? post(bestScout(willing(idle, command), headMaidOf(world)), command) : null;
    }
    case 'gatherDoor': {
      const door = beforeDoor(world);
      return door === null ? null : together({ behave: 'gather', ...door, manner: 'a-move' }, idle);
    }
    case 'toPass':
    case 'toPassPlain': {
      const { passTiles } = world.places;
      const pass = passTiles[Math.floor(passTiles.length / 2)];
      if (pass === undefined) return null;
      const { x, y } = pass;
      if (choice === 'toPassPlain') return together({ behave: 'move', x, y, manner: 'plain' }, idle);
      const command = { behave: 'move', x, y, manner: 'a-move' };
      const able = idle.filter(carries);
      if (able.length > 0 || !isPassFilling(world)) return together(command, able);
      // Nobody is idle: those who can come soonest leave their next guest to the others.
      const busy = withFreeHands(world).filter((one) => carries(one) && one.fetching.length === 0);
      const unbound = busy.filter(({ serving }) => serving === null);
      const most = dishesToFetch(world).length >= MANY_DISHES ? 2 : 1;
      const to: Maid[] = [];
      for (const from of [unbound, busy])
        for (let left = willing(from, command); to.length < most;) {
          left = left.filter((one) => !to.includes(one));
          const [next] = nearest(world, left, { x, y });
          if (next === undefined) break;
          to.push(next);
        }
      return together(command, to);
    }
    default: {
      // A maid whose duty is `serving` would not be willing.
      for (const who of longestFirst(callersFor(world, choice))) {
        const seat = who.seat === null ? undefined : world.seats.get(who.seat);
        const command = { behave: 'serve', guest: who.id };
        if (seat === undefined) continue;
        const found = nearby(idle, command, seat) ?? nearby(inTheRoom(world), command, seat);
        if (found !== null) return found;
      }
      return null;
    }
  }
}

/**
 * Picks a scout: the idle maid of the highest rank. Ties go to the first. The head maid is picked only if no other maid
 * is idle.
 */
function bestScout(idle: readonly Maid[], chief: Maid | null): Maid[] {
  const others = idle.filter((one) => one !== chief);
  let best: Maid | null = null;
  for (const one of others.length > 0 ? others : idle) if (best === null || one.rank > best.rank) best = one;
  return best === null ? [] : [best];
}

/** The maids who are in the café, not away scouting. */
const inTheRoom = (world: World): Maid[] => world.maids.filter((one) => one.present);

const withFreeHands = (world: World): Maid[] => inTheRoom(world).filter((one) => one.carrying.length === 0);
const carries = ({ duties }: Maid): boolean => duties !== 'reception';

/** Whether a command on the board already has the same behaviour, tile, guest and manner (plain move or A-move). */
function asksTheSame({ command }: CommandOnBoard, asked: JsonObject): boolean {
  return ['behave', 'x', 'y', 'guest', 'manner'].every((field) => command[field] === asked[field]);
}

/** The maid with the shortest path to a tile; ties go to the first listed. */
function nearest(world: World, maids: readonly Maid[], { x, y }: { x: number; y: number }): Maid[] {
  let best: Maid | null = null;
  let fewest = Infinity;
  for (const one of maids) {
    const tiles = world.paths.distance(one.toX, one.toY, x, y);
    if (tiles < fewest) [best, fewest] = [one, tiles];
  }
  return best === null ? [] : [best];
}

const PLACES: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [2, 0],
  [-2, 0],
  [0, -1],
  [1, -1],
  [-1, -1],
];

/** Returns a formation in which each maid has a different place around the goal. */
const round = (maids: readonly Maid[]): JsonObject =>
  Object.fromEntries(maids.map(({ id }, i) => [id, [...(PLACES[i % PLACES.length] as readonly number[])]]));

/**
 * The head maid's state for the screen: what she has learned about situations like the present one, and her advice.
 * Null if the café has no head maid.
 */
export function headMaidShown(world: World): HeadMaidShown | null {
  const { headMaid } = world.state;
  if (headMaid === null) return null;
  const { brain, appointed, orders } = headMaid;
  const situation = situationOf(world);
  return {
    mode: modeOf(brain),
    id: headMaidOf(world)?.id ?? null,
    appointed,
    watched: brain.learned.watched,
    agreement: { ...brain.agreement },
    behaviours: explain(brain, situation),
    advice: advise(brain, situation, possibleChoices(world), choicesNeeded(world)),
    orders,
    given: headMaid.given,
    ...titleShown(world.state),
  };
}

/** A change that the player makes to the head maid; what is left out stays as it is. */
export interface HeadMaidChange {
  readonly mode?: GoCapState;
  /** Id of the maid who is appointed head maid; null = the maid of the highest rank is head maid. */
  readonly appoint?: PersonId | null;
  /** The learned data that replaces what the head maid has learned; null = she forgets everything. */
  readonly brain?: HeadMaidBrain | null;
  /** True = the player deliberately leaves the maids alone; a head maid in training learns this choice. */
  readonly leave?: true;
}

/** Changes the head maid's mode, appointment or brain. @returns why it cannot be done, or null */
export function changeHeadMaid(world: World, change: HeadMaidChange, foretells: Foretells): string | null {
  const { headMaid } = world.state;
  if (headMaid === null) return 'there is no head maid in this café';
  const { mode, appoint, brain, leave } = change;
  if (appoint !== undefined && appoint !== null && maid(world, appoint) === undefined)
    return `there is no maid '${appoint}'`;
  if (appoint !== undefined) headMaid.appointed = appoint;
  if (brain !== undefined) headMaid.brain = inMode(brain === null ? freshBrain() : copy(brain), modeOf(headMaid.brain));
  const was = modeOf(headMaid.brain);
  if (mode !== undefined) headMaid.brain = inMode(headMaid.brain, mode);
  if (leave === true) watchLeaving(world);
  if (mode === undefined && appoint === undefined && brain === undefined) return null;
  const chief = headMaidOf(world);
  if (mode === 'Auto' && was !== 'Auto' && chief?.present === true) {
    shows(world, chief, 'exclaim', SAYS_TICKS, 'headMaid.takes');
    // When she has been put in charge, she reads the situation at once, not only at her next regular time.
    if (world.state.tick > 0 && !world.state.over) order(world, foretells);
  }
  emit(world, 'headMaid', chief?.id ?? null, {
    what: 'changed',
    mode: modeOf(headMaid.brain),
    appointed: headMaid.appointed as PersonId | null,
    brain: brain === undefined ? null : brain === null ? 'forgotten' : 'taken over',
  });
  return null;
}

/** Copies a brain, so that what is learned later does not change the brain stored in the journal. */
const copy = (brain: HeadMaidBrain): HeadMaidBrain => ({
  learned: brain.learned,
  chosen: { ...brain.chosen },
  agreement: { ...brain.agreement },
});
