/**
 * Facts about the player's café, as nodes of the tree in src/data/their-view.yaml: the facts that are true, and the
 * facts that a person can see from a tile. The rival's scouts use what they see. The true facts only serve to measure
 * how well the rival is informed.
 */

import { notices } from '../../ai/index.ts';
import { recipes } from '../../data/season/index.ts';
import { theirView, type OurFact, type OurNode } from '../../data/their-view.ts';
import { blocksSight } from '../world/map.ts';
import type { Guest, Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { DEGREES } from '../world/alert-tiles.ts';
import type { World } from '../world/world.ts';

/** Mood below which a maid counts as gloomy, and mood below which a regular counts as cross. */
export const GLOOMY = -0.2;
const CROSS = 0;
/** Energy below which a maid counts as weary. */
const WEARY = 0.35;
/** The lowest rank that counts as rare: SR. */
const RARE = 4;

/** Whether the café can make a dish: its recipe is known, or it is on the menu. */
const makes = ({ menu, season }: WorldState, dish: string): boolean =>
  menu.some(({ id }) => id === dish) || season?.kitchen.known.includes(dish) === true;

const usesIngredient = (state: WorldState, ingredient: string): boolean =>
  recipes.some((row) => row.ingredients.includes(ingredient) && makes(state, row.dish));

const isLike = (me: Pick<Maid, 'rank' | 'mood' | 'energy'>, of: 'rare' | 'gloomy' | 'weary'): boolean =>
  of === 'rare' ? me.rank >= RARE : of === 'gloomy' ? me.mood < GLOOMY : me.energy < WEARY;

export function isTrue(state: WorldState, fact: OurFact): boolean {
  switch (fact.kind) {
    case 'ingredient':
      return usesIngredient(state, fact.of);
    case 'decor':
      return state.map.decor.some(({ kind }) => kind === fact.of);
    case 'dish':
      return makes(state, fact.of);
    case 'held':
      return state.rival?.theirs?.held[fact.of] !== undefined;
    case 'maid':
      return (
        Object.values(state.people).some((one) => one.role === 'maid' && isLike(one, fact.of)) ||
        state.season?.staff.some((one) => isLike(one, fact.of)) === true
      );
    case 'regular':
      return state.regulars?.who.some(({ id }) => isCross(state.people[id] as Guest | undefined)) === true;
  }
}

/** The fact about the player's café that a node of the rival's tree stands for; undefined if the tree has no such node. */
export const ourFact = (node: string): OurFact | undefined => theirView.byName.get(node)?.is;

/** The rival keeps a tree of facts about the player's café. Returns the names of the facts that are true now, in the order of the tree. */
export const trueNodes = (state: WorldState): string[] =>
  theirView.nodes.filter(({ is }) => isTrue(state, is)).map(({ name }) => name);

const isCross = (who: Guest | undefined): who is Guest => who !== undefined && who.mood < CROSS;

/** What a guest sees of the café from the seat: facts about the café and, if there are any, a gloomy maid and a cross guest. */
export interface Glance {
  readonly nodes: readonly OurNode[];
  readonly gloomy: Maid | null;
  readonly cross: Guest | null;
}

/**
 * Determines what a guest sees of the café now. The function may allocate memory, because it is called only a few
 * times a minute and for a single guest.
 */
export function glance(world: World, me: Guest): Glance {
  const { state } = world;
  const wall = (x: number, y: number): boolean => blocksSight(state.map, x, y);
  const sees = (x: number, y: number): boolean => notices(me.alertRange, me.x, me.y, DEGREES[me.facing], x, y, wall);
  const maids = world.maids.filter((one) => one.present && sees(one.x, one.y));
  const guests = world.guests.filter((one) => one !== me && one.present && sees(one.x, one.y));
  const decor = new Set(state.map.decor.filter(({ x, y }) => sees(x, y)).map(({ kind }) => kind));
  const dishes = new Set<string>();
  for (const key in state.dishes) {
    const { where, holder, guest, x, y, dish } = state.dishes[key] as WorldState['dishes'][number];
    const by = state.people[where === 'hands' ? (holder ?? '') : guest];
    const at = where === 'pass' ? { x, y } : by;
    if (at !== undefined && (by?.id === me.id || sees(at.x, at.y))) dishes.add(dish);
  }
  const gloomy = maids.find((one) => isLike(one, 'gloomy')) ?? null;
  const cross = guests.find((one) => isCross(one) && isRegular(state, one)) ?? null;
  const shows = ({ is }: OurNode): boolean => {
    switch (is.kind) {
      case 'ingredient':
        return decor.has(is.at) && usesIngredient(state, is.of);
      case 'decor':
        return decor.has(is.of);
      case 'dish':
        return dishes.has(is.of);
      case 'maid':
        return maids.some((one) => isLike(one, is.of));
      case 'regular':
        return cross !== null;
      case 'held':
        return state.calendar?.going.some(({ kind, x, y, who }) => kind === is.of && seesEvent(x, y, who)) === true;
    }
  };
  const seesEvent = (x: number, y: number, who: readonly string[]): boolean =>
    (x > 0 && sees(x, y)) || who.some((id) => guests.some((one) => one.id === id));
  return { nodes: theirView.nodes.filter(shows), gloomy, cross };
}

const isRegular = ({ regulars }: WorldState, { id }: Guest): boolean =>
  regulars?.who.some((one) => one.id === id) === true;

/** Records the day on which each kind of event first took place in the café. */
export function noteHeld(world: World): void {
  const { rival, calendar, clock } = world.state;
  if (rival?.theirs === undefined || calendar === undefined) return;
  for (const { kind } of calendar.going) rival.theirs.held[kind] ??= clock.day;
}
