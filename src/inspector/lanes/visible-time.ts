/** The stretch of time that lanes show. It can be moved and zoomed, within limits. */

import { type Signal, signal } from '@preact/signals';

/** Ticks at the left and the right edge. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Bounds {
  readonly first: Span;
  /** Minimum length of the stretch, in ticks. */
  readonly least: number;
  /** The whole time that can be shown. */
  readonly whole: () => Span;
  /**
   * Where in the stretch a moment stands after it was brought into sight: 0 = at the left edge, 1 = at the right edge.
   */
  readonly place: number;
}

export class Stretch {
  readonly span: Signal<Span>;

  constructor(private readonly bounds: Bounds) {
    this.span = signal(bounds.first);
  }

  show(from: number, to: number): void {
    const start = Math.max(this.bounds.whole().from, Math.round(from));
    this.span.value = { from: start, to: Math.round(start + Math.max(this.bounds.least, to - from)) };
  }

  /** If the stretch does not contain this tick, moves the stretch so that it does. */
  bringIntoSight(tick: number): void {
    const { from, to } = this.span.peek();
    if (tick >= from && tick <= to) return;
    const left = tick - (to - from) * this.bounds.place;
    this.show(left, left + (to - from));
  }

  /**
   * Zooms. With `by` below 1 the stretch shows less time, above 1 more. The tick `around` stays at its place on the
   * screen.
   */
  zoom(by: number, around: number): void {
    const { from, to } = this.span.peek();
    const whole = this.bounds.whole();
    const widest = (whole.to - whole.from) * 1.05;
    const width = Math.min(widest, Math.max(this.bounds.least, (to - from) * by));
    const left = around - width * ((around - from) / (to - from));
    this.show(left, left + width);
  }
}
