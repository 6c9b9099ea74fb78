/** Computes the digests in a replay: one hash digit for every tick, and hashes of all parts of the state at each checkpoint. */

import { hashText } from '../../sim/state/hash.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Person } from '../../sim/state/person.ts';
import { type Checkpoint, FIELD_DIGITS } from './form.ts';

/** Hashes of a café at one tick: one of the whole café, and a short one of each part. */
export interface Look {
  readonly tick: number;
  readonly hash: string;
  readonly parts: ReadonlyMap<string, string>;
}

export function lookAt(cafe: Simulation): Look {
  const { state, minds, board } = cafe.saved();
  const parts = new Map<string, string>();
  for (const [name, value] of Object.entries({ ...state, minds, board })) parts.set(name, digest(value));
  return { tick: state.tick, hash: cafe.hash(), parts };
}
const digest = (value: unknown): string => hashText(JSON.stringify(value) ?? '').slice(0, FIELD_DIGITS);
const NOT_THERE = '0'.repeat(FIELD_DIGITS);

/**
 * Returns the names of all parts in any of these digests. The seed comes first, because if it differs, everything else
 * differs as a consequence.
 */
export const partsOf = (looks: readonly Look[]): string[] => [
  ...new Set(['seed', ...looks.flatMap(({ parts }) => [...parts.keys()])]),
];

export const checkpointOf = ({ tick, hash, parts }: Look, fields: readonly string[]): Checkpoint => ({
  tick,
  hash,
  fields: fields.map((name) => parts.get(name) ?? NOT_THERE).join(''),
});

/** A field of the state that differs, with its short hash in two checkpoints. */
export interface FieldDiffers {
  readonly field: string;
  readonly wanted: string;
  readonly found: string;
}

export function differing(fields: readonly string[], wanted: Checkpoint, found: Checkpoint): FieldDiffers[] {
  const part = ({ fields: all }: Checkpoint, i: number): string => all.slice(i * FIELD_DIGITS, (i + 1) * FIELD_DIGITS);
  return fields
    .map((field, i) => ({ field, wanted: part(wanted, i), found: part(found, i) }))
    .filter((one) => one.wanted !== one.found);
}

/**
 * Returns one hexadecimal digit computed from parts of a café's state. The parts are those that change whenever
 * anything changes: positions, random streams, money.
 */
export function digitOf({ state }: Simulation): string {
  let sum = 0x2545f491;
  const fold = (value: number): void => {
    sum = Math.imul(sum ^ (value | 0), 0x01000193) ^ (sum >>> 13);
  };
  fold(state.seed);
  fold(state.money);
  fold(state.nextDish);
  fold(state.tickets.length);
  fold(state.litter.length);
  fold(state.arrivals.length);
  fold(state.figures.income);
  fold(state.map.version);
  for (const id in state.people) {
    const one = state.people[id] as Person;
    fold(one.x * 1024 + one.y);
    fold(one.stepTick * 64 + one.stepOf);
    fold(one.workUntil);
    fold(one.flags.length);
    for (const part of one.rng) fold(part);
    if (one.role === 'maid') {
      fold(one.rank * 8192 + (one.alertness ?? -1));
      fold(one.energy * 1e6);
      fold(one.mood * 1e6);
      fold(one.obedience * 1e6);
      fold((one.team ?? 0) * 64 + one.carrying.length * 8 + one.orders.length);
    } else if (one.role === 'guest') {
      fold(one.stageTick);
      fold(one.eatTicksLeft);
      fold(one.bill);
    } else fold(one.cookTicksLeft);
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x7feb352d);
  return ((sum >>> 28) & 15).toString(16);
}
