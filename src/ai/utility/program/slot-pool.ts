/**
 * Collects the inputs of a program while it is compiled. Each input gets a slot, a place for its value; nodes with the
 * same input can share a slot.
 */

import { READ } from './layout.ts';
import type { Target } from '../decision-scene.ts';
import type { OwnSource, Source, StoreOf, Truths } from '../weighing.ts';

/** A slot, the place for the value of one input: which kind of input it holds, and where the input is read from. */
export interface Slot {
  readonly read: number;
  readonly lasts: boolean;
  textual: boolean;
  readonly store?: StoreOf;
  readonly variable?: string;
  readonly otherwise?: number;
  readonly one?: number;
  readonly other?: number;
  readonly source?: OwnSource | Truths;
  readonly pure: boolean;
}

export class SlotPool {
  readonly slots: Slot[] = [];
  readonly targets: Target[] = [];
  private readonly slotOf = new Map<string, number>();

  at(slot: number): Slot {
    return this.slots[slot] as Slot;
  }

  add(slot: Omit<Slot, 'textual'>): number {
    return this.slots.push({ ...slot, textual: false }) - 1;
  }

  /**
   * Returns the slot for the input from this source. Several nodes with the same source share a slot if the input
   * cannot change during a thought.
   */
  ofSource(source: Source): number {
    if (source.from === undefined) {
      return this.add({ read: READ.own, lasts: false, source, pure: source.pure === true });
    }
    if (source.from === 'distance') {
      const [one, other] = [this.target(source.here), this.target(source.there)];
      const lasts = [source.here, source.there].every(isLasting);
      return this.shared(lasts ? `distance ${one} ${other}` : null, {
        read: READ.distance,
        lasts,
        one,
        other,
        pure: true,
      });
    }
    const { store, variable } = source;
    const otherwise = source.from === 'number' ? source.otherwise : 0;
    const lasts = store.store !== undefined;
    const key = `${source.from} ${store.store} ${otherwise} ${variable}`;
    return this.shared(lasts ? key : null, { read: READ[source.from], lasts, store, variable, otherwise, pure: true });
  }

  private shared(key: string | null, slot: Omit<Slot, 'textual'>): number {
    const known = key === null ? undefined : this.slotOf.get(key);
    if (known !== undefined) return known;
    const made = this.add(slot);
    if (key !== null) this.slotOf.set(key, made);
    return made;
  }

  private target(target: Target): number {
    const known = this.targets.indexOf(target);
    return known >= 0 ? known : this.targets.push(target) - 1;
  }
}

const isLasting = (target: Target): boolean => target.lasts === true;
