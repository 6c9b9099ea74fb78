/**
 * The part of a program (compiled considerations) that computes distances: it stores the places of the program's
 * targets and the distances between them.
 */

import { type DecisionScene, measure, type Target, type Vector } from './decision-scene.ts';
import type { Code } from './program/layout.ts';

/** Base class of {@link Program}: stores the inputs of the program's considerations in numbered slots, and the places of its targets. */
export abstract class Distances {
  /** The input of each slot as a number. */
  protected readonly values: Float64Array;
  protected readonly truths: Uint8Array;
  /** For each slot, the value of `stamp` at which the slot's input was read. The input is out of date once `stamp` has a higher value. */
  protected readonly valid: Float64Array;
  /** Incremented when inputs may have changed. All inputs read before are then out of date. */
  protected stamp = 0;
  /**
   * For each target, the value of `stamp` at which the target's place was looked up. The place is out of date once
   * `stamp` has a higher value.
   */
  protected readonly placeValid: Float64Array;
  protected readonly xs: Float64Array;
  protected readonly ys: Float64Array;
  protected readonly zs: Float64Array;
  private readonly vectors: (Vector | null)[];

  constructor(readonly code: Code) {
    const { read, targets } = code;
    this.values = new Float64Array(read.length).fill(NaN);
    this.truths = new Uint8Array(read.length);
    this.valid = new Float64Array(read.length).fill(-1);
    this.placeValid = new Float64Array(targets.length).fill(-1);
    this.xs = new Float64Array(targets.length);
    this.ys = new Float64Array(targets.length);
    this.zs = new Float64Array(targets.length);
    this.vectors = targets.map(() => null);
    targets.forEach(({ fixed }, target) => {
      if (fixed === undefined) return;
      this.keep(target, fixed);
      this.placeValid[target] = Infinity;
    });
  }

  protected distance(slot: number, scene: DecisionScene): void {
    const { code, xs, ys, zs, values, placeValid, stamp } = this;
    const here = code.one[slot] as number;
    const there = code.other[slot] as number;
    if ((placeValid[here] as number) < stamp) this.place(here, scene);
    if ((placeValid[there] as number) < stamp) this.place(there, scene);
    const dx = (xs[there] as number) - (xs[here] as number);
    const dy = (ys[there] as number) - (ys[here] as number);
    const dz = (zs[there] as number) - (zs[here] as number);
    values[slot] = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (Number.isNaN(dx)) values[slot] = Infinity;
    else if (scene.context.distance !== undefined) {
      measure(scene, this.vectors[here] as Vector, this.vectors[there] as Vector);
      values[slot] = scene.far;
    }
    this.truths[slot] = values[slot] === 0 ? 0 : 1;
    if (code.lasts[slot] === 1) this.valid[slot] = stamp;
  }

  protected place(target: number, scene: DecisionScene): void {
    const one = this.code.targets[target] as Target;
    this.keep(target, one.position(scene));
    if (one.lasts === true) this.placeValid[target] = this.stamp;
  }

  private keep(target: number, place: Vector | null): void {
    this.vectors[target] = place;
    this.xs[target] = place === null ? NaN : place.x;
    this.ys[target] = place === null ? NaN : place.y;
    this.zs[target] = place?.z ?? 0;
  }
}
