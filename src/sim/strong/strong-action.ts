/**
 * Defines a strong action: its price in chalk, its cool-down, what it can be aimed at, what bars it, a preview, and its
 * effect. To add an action, write its record in a file of this folder and name it in `index.ts`, in
 * `STRONG_NAMES` (state/strong.ts) and in the language files.
 */

import type { JsonObject } from '../../ai/index.ts';
import type { Maid, PersonId } from '../state/person.ts';
import type { StrongTarget } from '../state/strong.ts';
import { NO_WAY } from '../world/paths.ts';
import type { World } from '../world/world.ts';

/** Why a strong action cannot be used; the word key `strong.bar.<bar>` says what is missing. */
const BARS = [
  'closed', 'cooling', 'sticks', 'noDishWaits', 'allContent', 'onTheWay', 'notOnMenu', 'running', 'noShow', 'noTables', 'twoMaids', 'noMaid',
] as const; // prettier-ignore
export type StrongBar = (typeof BARS)[number];

/** A line of a preview: the word keys `strong.gain.<key>` and `strong.price.<key>` hold its sentence. */
export interface StrongLine {
  readonly key: string;
  readonly terms: Readonly<Record<string, string | number>>;
}

/** What a strong action would do now. */
export interface StrongPlan {
  /** The maids who would help. */
  readonly helpers: readonly PersonId[];
  /** Guests it is for. */
  readonly guests: readonly PersonId[];
  /** Tiles that are marked in the room. */
  readonly tiles: readonly { readonly x: number; readonly y: number }[];
  /** Seconds at speed 1× that it takes or lasts; null if it works at once. */
  readonly seconds: number | null;
  readonly gains: readonly StrongLine[];
  readonly costs: readonly StrongLine[];
}

export interface StrongAction {
  /** Price in pieces of chalk. */
  readonly cost: number;
  /** Ticks after which it can be used again. */
  readonly again: number;
  /** The fields of a target that it needs. */
  readonly needs: readonly (keyof StrongTarget)[];
  /** Targets that make sense now, the best first; an action without a target gives one empty target. */
  readonly targets: (world: World) => readonly StrongTarget[];
  /** What bars the action, besides chalk and cool-down; null if nothing does. */
  readonly bar: (world: World, on: StrongTarget) => StrongBar | null;
  readonly plan: (world: World, on: StrongTarget) => StrongPlan;
  /** Carries the action out. @returns the guests it is for */
  readonly begin: (world: World, on: StrongTarget) => readonly PersonId[];
}

/** Ticks of a second at speed 1×. */
export const SECOND = 20;
/** Average bill of a guest in yen, for previews. */
export const usualBill = ({ state }: World): number => {
  const { income, guestsServed } = state.figures;
  if (guestsServed >= 5) return Math.round(income / guestsServed / 10) * 10;
  const { menu } = state;
  return menu.length === 0 ? 0 : Math.round((1.3 * menu.reduce((sum, { price }) => sum + price, 0)) / menu.length / 10) * 10; // prettier-ignore
};

/** Penalties, in tiles of walking, for sending a maid who is busy or carries dishes. */
const BUSY = 8;
const LADEN = 12;

/** The maids who can best come to a tile: near, free and with empty hands first. Maids on another errand are left out. */
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

/** Ticks for which an errand stays on the chalkboard. */
const ERRAND_TICKS = 600;

/** Writes an errand for one maid on the chalkboard. Nobody declines an errand. */
export function sends(world: World, me: Maid, command: JsonObject): void {
  world.board.post(
    { executorKeys: [me.id], tick: ERRAND_TICKS, command: { ...command, strong: true } },
    world.state.tick,
  );
}

/** Seconds that a maid needs to a tile. */
export const secondsTo = (world: World, me: Maid, x: number, y: number): number =>
  Math.ceil((world.paths.distance(me.toX, me.toY, x, y) * me.speed) / SECOND);
