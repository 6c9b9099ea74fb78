/** The best moment of the day: which event was worth a picture for the report, and the picture. */

import type { Cafe } from '../sim/api.ts';
import type { SimEvent } from '../sim/types.ts';

const WORTH: Readonly<Record<string, number>> = { entrance: 3, autograph: 4, slip: 1 };

/** A picture of the café and the tick it was taken in. */
export interface Photo {
  readonly src: string;
  readonly tick: number;
}

/** Keeps the one picture of the day that was worth most. */
export class BestMoment {
  private best = 0;
  /** The best so far; null until something worth a picture has happened. */
  photo: Photo | null = null;

  constructor(private readonly snapshot: () => Promise<string>) {}

  /** Looks at a tick's events; takes a picture when something better than before has happened. */
  see(cafe: Cafe, events: readonly SimEvent[]): void {
    for (const event of events) {
      const worth = event.type === 'pickUp' ? Number(event['dishes']) : (WORTH[event.type] ?? 0);
      if (worth <= this.best) continue;
      this.best = worth;
      const { tick } = cafe.state;
      void this.snapshot().then(
        (src) => {
          this.photo = { src, tick };
        },
        () => {},
      );
    }
  }
}
