/**
 * Lists the strong actions by name, and carries one out: takes its chalk, starts its cool-down, applies its effect and
 * records it in the day's book.
 */

import { mostWaitsStep } from './most-waits.ts';
import { takesChalk } from '../season/chalk-supply.ts';
import { STRONG_NAMES, type StrongName, type StrongTarget } from '../state/strong.ts';
import { emit, type World } from '../world/world.ts';
import { allHands } from './all-hands.ts';
import { calm } from './calm.ts';
import { doorSign } from './door-sign.ts';
import { encore } from './encore.ts';
import { join, joinStep } from './join.ts';
import { strongOf } from './ledger.ts';
import { rush } from './rush.ts';
import { special } from './special.ts';
import type { StrongAction, StrongBar, StrongPlan } from './strong-action.ts';

export const strongActions: Readonly<Record<StrongName, StrongAction>> = {
  rush,
  calm,
  special,
  encore,
  join,
  allHands,
  doorSign,
};

/** Why a strong action cannot be used at this target; null if it can be used. */
export function strongBar(world: World, name: StrongName, on: StrongTarget): StrongBar | null {
  const { state } = world;
  const action = strongActions[name];
  if (state.closed || state.over) return 'closed';
  if ((state.strong?.again[name] ?? 0) > state.tick) return 'cooling';
  return action.bar(world, on) ?? (state.chalk !== undefined && state.chalk.left < action.cost ? 'sticks' : null);
}

/** Uses a strong action. @returns the reason why it cannot be used, or null if it was used */
export function useStrong(world: World, name: StrongName, on: StrongTarget): StrongBar | null {
  const bar = strongBar(world, name, on);
  if (bar !== null) return bar;
  const { state } = world;
  const { cost, again, begin } = strongActions[name];
  takesChalk(state, cost);
  const strong = strongOf(state);
  strong.again[name] = state.tick + again;
  const guests = begin(world, on);
  strong.used.push({ what: name, tick: state.tick, cost, ...on, guests: [...guests], paid: 0, money: 0 });
  emit(world, 'strong', on.guest ?? guests[0] ?? null, { what: name, ...on, guests: guests.length });
  return null;
}

/** Runs one tick of the strong actions: ends a joining of tables that has taken too long. */
export function strongStep(world: World): void {
  if (world.state.strong !== undefined) joinStep(world);
  mostWaitsStep(world);
}

export interface StrongShown {
  readonly name: StrongName;
  readonly cost: number;
  /** Number of ticks until the action can be used again; 0 = now. */
  readonly cooling: number;
  /** Number of ticks for which the effect of the action still lasts; 0 = there is none. */
  readonly lasts: number;
  /** Why the action cannot be used at its best target; null if it can be used at any of its targets. */
  readonly bar: StrongBar | null;
  /** Whether the action is worth its chalk now, so that it may be advised. */
  readonly worth: boolean;
  /** Possible targets of the action, the best first. */
  readonly targets: readonly StrongTarget[];
  /** The fields that a target of the action must have. */
  readonly needs: readonly (keyof StrongTarget)[];
}

const MOST_TARGETS = 24;

export function strongShown(world: World): StrongShown[] {
  const { strong, tick } = world.state;
  const lasts: Partial<Record<StrongName, number | undefined>> = {
    special: strong?.special?.until,
    encore: strong?.gladUntil,
    allHands: strong?.handsUntil,
    doorSign: strong?.doorSign?.until,
  };
  return STRONG_NAMES.map((name) => {
    const { cost, needs, worth, targets: find } = strongActions[name];
    const targets = find(world).slice(0, MOST_TARGETS);
    const first = targets[0] ?? {};
    return {
      name,
      cost,
      cooling: Math.max(0, (strong?.again[name] ?? 0) - tick),
      lasts: Math.max(0, (lasts[name] ?? 0) - tick),
      bar: targets.some((on) => strongBar(world, name, on) === null) ? null : strongBar(world, name, first),
      worth: worth?.(world) ?? true,
      targets,
      needs,
    };
  });
}

/** What a strong action would do at this target now. */
export const strongPlan = (world: World, name: StrongName, on: StrongTarget): StrongPlan =>
  strongActions[name].plan(world, on);
