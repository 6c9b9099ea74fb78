/** The best moment of the day: which event was worth a picture for the report, and the picture. */

import type { Cafe } from '../../sim/api.ts';
import type { SimEvent } from '../../sim/state/types.ts';

const WORTH: Readonly<Record<string, number>> = { entrance: 3, autograph: 4, slip: 1 };

/** A picture of the café and the tick it was taken in. */
export interface Photo {
  readonly src: string;
  readonly tick: number;
}

/** A picture that was worth more than all before it. */
interface Taken {
  readonly tick: number;
  readonly worth: number;
  /** Null until it has been drawn. */
  src: string | null;
}

/**
 * Keeps the picture of the day that was worth most. A day may go on from an earlier moment, as a line of its own: what
 * was to come on the line that was left never happened there, and is there again when one goes back to it.
 */
export class BestMoment {
  private taken: readonly Taken[] = [];
  /** What was taken on lines that were left, by the café at their end. */
  private readonly left = new WeakMap<Cafe, readonly Taken[]>();

  constructor(private readonly snapshot: () => Promise<string>) {}

  /** The best so far; null until something worth a picture has happened. */
  get photo(): Photo | null {
    const best = [...this.taken].reverse().find(({ src }) => src !== null);
    return best === undefined || best.src === null ? null : { src: best.src, tick: best.tick };
  }

  /** Looks at a tick's events; takes a picture when something better than before has happened. */
  see(cafe: Cafe, events: readonly SimEvent[]): void {
    for (const event of events) {
      const worth = event.type === 'pickUp' ? Number(event['dishes']) : (WORTH[event.type] ?? 0);
      if (worth <= (this.taken.at(-1)?.worth ?? 0)) continue;
      const picture: Taken = { tick: cafe.state.tick, worth, src: null };
      this.taken = [...this.taken, picture];
      void this.snapshot().then(
        (src) => {
          picture.src = src;
        },
        () => {},
      );
    }
  }

  /** The day goes on with another café: from an earlier moment of this one, or where another line stands. */
  goOn(from: Cafe, to: Cafe): void {
    this.left.set(from, this.taken);
    this.taken = this.left.get(to) ?? this.taken.filter(({ tick }) => tick <= to.state.tick);
  }
}
