/**
 * All acts of the player in the evening. Every act goes through the input journal. An act that cannot be carried out is
 * refused with a reason. Screens can get this reason beforehand from `eveningBar`.
 */

import { wrongFields } from '../../state/field-checks.ts';
import { ENDLESS_MONEY } from '../../state/free-cafe.ts';
import type { WorldState } from '../../state/world-state.ts';
import { buys } from '../../world/cash-book.ts';
import { emit, type World } from '../../world/world.ts';
import type { ActKind, EveningBar } from './act.ts';
import { assist } from './assisting.ts';
import { layout, upgrade } from './building.ts';
import { askChef, duel, menu, price, research } from './menu-and-recipes.ts';
import { draw, hire, letGo } from './hiring.ts';
import { reservations } from './reserving.ts';
import { putOn, wing } from './star-rewards.ts';
import { dismiss, persuade, shift, train, wage } from './staffing.ts';
import { winBack } from './winning-back.ts';
import { promote, talk } from './talking.ts';

/** The records of all evening acts, by the value of an act's field `do`. */
export const acts = {
  draw,
  hire,
  letGo,
  dismiss,
  shift,
  train,
  wage,
  persuade,
  menu,
  price,
  research,
  askChef,
  upgrade,
  layout,
  wing,
  putOn,
  duel,
  winBack,
  assist,
  talk,
  promote,
  reservations,
};

type FieldsOf<R> = R extends ActKind<infer F> ? { readonly [K in keyof F]: F[K] } : never;
export type EveningAct = {
  [K in keyof typeof acts]: { readonly do: K } & FieldsOf<(typeof acts)[K]>;
}[keyof typeof acts];

const recordOf = (act: EveningAct): ActKind<Record<string, unknown>> =>
  acts[act.do] as unknown as ActKind<Record<string, unknown>>;

/** Cost of an evening act in yen; it is paid at once. */
export const costOf = (state: WorldState, act: EveningAct): number => recordOf(act).cost?.(state, act) ?? 0;

/** Whether the player can undo an act in the same evening. */
export const canBeUndone = (act: EveningAct): boolean => recordOf(act).undone === true;

export function eveningBar(state: WorldState, act: EveningAct): EveningBar | null {
  const { season } = state;
  const { byDay, bar } = recordOf(act);
  if (season === undefined || (!state.over && byDay !== true)) return 'notEvening';
  if (season.ending?.kind === 'debt') return 'over';
  const why = bar?.(state, season, act) ?? null;
  if (why !== null) return why;
  const cost = costOf(state, act);
  return cost > 0 && cost > state.money && state.free?.endless !== true ? 'dear' : null;
}

/** What an act was paid for, such as an upgrade, a maid or a stage evening; null if the act has no such field. */
function boughtFor(act: EveningAct): string | null {
  for (const field of ['upgrade', 'maid', 'guest', 'what'])
    if (field in act) return String((act as unknown as Record<string, unknown>)[field]);
  return null;
}

export function takeEveningAct(world: World, act: EveningAct): void {
  const { state } = world;
  const bar = eveningBar(state, act);
  if (bar !== null || state.season === undefined) return emit(world, 'refused', null, { what: act.do, why: bar ?? '' });
  buys(state, act.do, boughtFor(act), costOf(state, act));
  if (state.free?.endless === true) state.money = ENDLESS_MONEY;
  recordOf(act).carryOut(world, state.season, act);
}

/** All mistakes in the form of an act of the evening, each with the field and what would be valid. */
export function wrongAct(act: unknown): string[] {
  if (typeof act !== 'object' || act === null) return ['act should be an object'];
  const { do: what } = act as { do?: unknown };
  if (typeof what !== 'string' || !Object.hasOwn(acts, what))
    return [`act.do should be one of ${Object.keys(acts).join(', ')}`];
  return wrongFields(recordOf(act as EveningAct).fields, act as Record<string, unknown>, 'act.');
}
