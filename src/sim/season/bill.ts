/**
 * The day's bill: all money that came in and went out today, in lines that add up exactly. What is bought in the
 * evening belongs to the day that has just ended, because it is paid from that day's till.
 */

import type { Bought } from '../state/figures.ts';
import type { WorldState } from '../state/world-state.ts';
import { difficultyOf } from './new-season.ts';
import { rentOf } from './staff.ts';

export interface Bill {
  readonly bills: number;
  readonly tips: number;
  readonly prizes: number;
  readonly ingredients: number;
  readonly wages: number;
  readonly rent: number;
  /** What was bought today, measures against the rival included. */
  readonly bought: number;
  readonly made: number;
  /** Money in the till in the morning and now. */
  readonly morning: number;
  readonly till: number;
}

export function billOf({ figures, money }: Pick<WorldState, 'figures' | 'money'>): Bill {
  const { income, tips, ingredients, wages, rent = 0, advertising = 0 } = figures;
  const prizes = sum(Object.values(figures.prizes ?? {}));
  const bought = advertising + sum((figures.bought ?? []).map(({ cost }) => cost));
  const made = income + tips + prizes - ingredients - wages - rent - bought;
  return {
    bills: income,
    tips,
    prizes,
    ingredients,
    wages,
    rent,
    bought,
    made,
    // Days saved by older versions do not contain the morning's money, so it is computed: the money now minus what the
    // day has earned.
    morning: figures.morning ?? money - made,
    till: money,
  };
}

/** What the café pays when the day ends, in yen: it is taken from the till only after the last guest has left. */
export interface Due {
  readonly wages: number;
  readonly ingredients: number;
  readonly rent: number;
  readonly all: number;
}

/** What closing would take from the till now: full wages of the maids here, half wages of maids with the day off, ingredients used so far, rent. */
export function dueAtClosing(state: WorldState): Due {
  const { people, season, figures } = state;
  let wages = 0;
  for (const id in people) {
    const one = people[id];
    if (one?.role === 'maid') wages += one.wage;
  }
  for (const { id, wage } of season?.staff ?? []) if (people[id] === undefined) wages += Math.round(wage / 2);
  const rent = season === undefined ? 0 : rentOf(state, difficultyOf(season.difficulty).rent);
  const { ingredients } = figures;
  return { wages, ingredients, rent, all: wages + ingredients + rent };
}

/** What a guest who paid today paid on average, in whole yen; 0 if nobody paid. */
export const averageBill = ({ figures }: Pick<WorldState, 'figures'>): number =>
  Math.round(figures.income / Math.max(1, figures.guestsServed));

/** What was bought today, summed up by act and purpose, in the order of the first purchase. */
export function boughtToday({
  figures,
}: Pick<WorldState, 'figures'>): readonly (Bought & { readonly count: number })[] {
  const together = new Map<string, Bought & { count: number }>();
  const ads = figures.advertising ?? 0;
  const all = [...(ads > 0 ? [{ what: 'advertising', of: null, cost: ads }] : []), ...(figures.bought ?? [])];
  for (const one of all) {
    const key = `${one.what} ${one.of ?? ''}`;
    const same = together.get(key);
    together.set(key, { ...one, cost: one.cost + (same?.cost ?? 0), count: 1 + (same?.count ?? 0) });
  }
  return [...together.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
