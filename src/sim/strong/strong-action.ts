/**
 * Defines a strong action: its price in chalk, its cool-down, its targets, the reasons that forbid it, a preview, and
 * its effect. To add an action, write its record in a file of this folder and name it in `index.ts`, in `STRONG_NAMES`
 * (state/strong.ts) and in the language files.
 */

import type { JsonObject } from '../../ai/index.ts';
import type { Maid, PersonId } from '../state/person.ts';
import type { StrongTarget } from '../state/strong.ts';
import { NO_WAY } from '../world/paths.ts';
import { isOpenSeat } from '../world/wings.ts';
import type { World } from '../world/world.ts';

/** Reasons why a strong action cannot be used; the word key `strong.bar.<reason>` says what is missing. */
const BARS = [
  'closed', 'cooling', 'sticks', 'noDishWaits', 'noDishHere', 'allContent', 'guestContent', 'onTheWay', 'notOnMenu', 'tooDear', 'running', 'noShow', 'nobodyHere', 'noTables', 'kept', 'twoMaids', 'noMaid', 'nobodyComes', 'enoughSeats', 'noTasks',
] as const; // prettier-ignore
export type StrongBar = (typeof BARS)[number];

/** A line of a preview: the word keys `strong.gain.<key>` and `strong.price.<key>` hold its sentence. */
export interface StrongLine {
  readonly key: string;
  readonly terms: Readonly<Record<string, string | number>>;
}

/** A preview of what a strong action would do now. */
export interface StrongPlan {
  readonly helpers: readonly PersonId[];
  /** Ids of the guests who would benefit from the action. */
  readonly guests: readonly PersonId[];
  /** Tiles that are marked in the room. */
  readonly tiles: readonly { readonly x: number; readonly y: number }[];
  /** Seconds at speed 1× that the action takes or lasts; null if its whole effect is immediate. */
  readonly seconds: number | null;
  readonly gains: readonly StrongLine[];
  readonly costs: readonly StrongLine[];
}

export interface StrongAction {
  /** Price of the action in pieces of chalk. */
  readonly cost: number;
  /** Number of ticks after which the action can be used again. */
  readonly again: number;
  /** The fields that a target of the action must have. */
  readonly needs: readonly (keyof StrongTarget)[];
  /** Returns the possible targets now, the best first. An action without a target returns one empty target. */
  readonly targets: (world: World) => readonly StrongTarget[];
  /**
   * Returns why the action cannot be used or would do nothing now, apart from missing chalk and the time since its last
   * use; null if it can be used.
   */
  readonly bar: (world: World, on: StrongTarget) => StrongBar | null;
  /** Whether the action has enough to do now to be worth its chalk; left out = always. */
  readonly worth?: (world: World) => boolean;
  readonly plan: (world: World, on: StrongTarget) => StrongPlan;
  /** Carries the action out. @returns ids of the guests who benefit from it */
  readonly begin: (world: World, on: StrongTarget) => readonly PersonId[];
}

/** Number of ticks in a second at speed 1×. */
export const SECOND = 20;
/** Average bill of a guest in yen, for previews. */
export const usualBill = ({ state }: World): number => {
  const { income, guestsServed } = state.figures;
  if (guestsServed >= 5) return Math.round(income / guestsServed / 10) * 10;
  const { menu } = state;
  return menu.length === 0 ? 0 : Math.round((1.3 * menu.reduce((sum, { price }) => sum + price, 0)) / menu.length / 10) * 10; // prettier-ignore
};

/** Number of guests who must have paid today before it can be told how fast seats come free. */
const ENOUGH_PAID = 10;

/**
 * How many guests of a queue find a seat within a number of ticks: the seats that are free now, and those that come
 * free as fast as in the best hour of today. Infinity while too few guests have paid today to tell.
 */
export function seatedWithin({ state }: Pick<World, 'state'>, ticks: number): number {
  const { income, guestsServed, incomeByHour } = state.figures;
  if (guestsServed < ENOUGH_PAID || income <= 0) return Infinity;
  const anHour = (Math.max(...incomeByHour) * guestsServed) / income;
  const free = state.seats.filter((seat) => seat.takenBy === null && isOpenSeat(state, seat)).length;
  return free + Math.round((anHour * ticks) / (60 * state.clock.ticksPerMinute));
}

/** Number of tiles by which a maid counts as farther away when helpers are chosen: BUSY if she is busy, LADEN for each dish she carries. */
const BUSY = 8;
const LADEN = 12;

/**
 * The maids who can come to a tile first: near, with nothing to do and with empty hands. Maids who already work for a
 * strong action are left out.
 */
export function helpersFor(world: World, x: number, y: number, count: number): Maid[] {
  const cost = (me: Maid): number =>
    world.paths.distance(me.toX, me.toY, x, y) +
    (me.serving !== null || me.orders.length > 0 || me.fetching.length > 0 ? BUSY : 0) +
    LADEN * me.carrying.length;
  return world.maids
    .filter(
      (me) =>
        me.present &&
        me.pose !== 'down' &&
        !me.answers.some(({ is, command }) => is === 'accepted' && command['strong'] === true) &&
        world.paths.distance(me.toX, me.toY, x, y) < NO_WAY,
    )
    .map((me) => ({ me, of: cost(me) }))
    .sort((a, b) => a.of - b.of || (a.me.id < b.me.id ? -1 : 1))
    .slice(0, count)
    .map(({ me }) => me);
}

/** Number of ticks for which the command to a helper stays on the chalkboard. */
export const ERRAND_TICKS = 600;

/** Writes a command for one maid on the chalkboard. Such a command of a strong action is never declined. */
export function sends(world: World, me: Maid, command: JsonObject): void {
  world.minds.post({ to: me.id, ticks: ERRAND_TICKS, command: { ...command, strong: true } });
}

/** Seconds at speed 1× that a maid needs to walk to a tile. */
export const secondsTo = (world: World, me: Maid, x: number, y: number): number =>
  Math.ceil((world.paths.distance(me.toX, me.toY, x, y) * me.speed) / SECOND);
