/** The stretch of time that lanes show: moved and zoomed, and never narrower or wider than is of use. */

import { type Signal, signal } from '@preact/signals';

/** Ticks at the left and the right edge. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Bounds {
  readonly first: Span;
  /** Fewest ticks that are shown. */
  readonly least: number;
  /** All of the time that there is to show. */
  readonly whole: () => Span;
  /** Where a moment stands that is brought into sight: 0 = at the left edge, 1 = at the right. */
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

  /** Moves to a tick that is not shown. */
  bringIntoSight(tick: number): void {
    const { from, to } = this.span.peek();
    if (tick >= from && tick <= to) return;
    const left = tick - (to - from) * this.bounds.place;
    this.show(left, left + (to - from));
  }

  /** Shows less time (`by` < 1) or more (`by` > 1); the tick `around` stays where it is. */
  zoom(by: number, around: number): void {
    const { from, to } = this.span.peek();
    const whole = this.bounds.whole();
    const widest = (whole.to - whole.from) * 1.05;
    const width = Math.min(widest, Math.max(this.bounds.least, (to - from) * by));
    const left = around - width * ((around - from) / (to - from));
    this.show(left, left + width);
  }
}
