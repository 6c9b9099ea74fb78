/**
 * Takes the picture for the evening report. Each event of the simulation has a worth, and a new picture is taken when
 * an event is worth more than all events before it.
 */

import type { Photo, PhotoOf } from '../../hud/api.ts';
import type { Cafe } from '../../sim/api.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';

const WORTH: Readonly<Record<string, number>> = { entrance: 3, autograph: 4, slip: 1 };

/** A picture of an event that was worth more than all events before it. */
interface Taken {
  readonly tick: number;
  readonly worth: number;
  readonly of: PhotoOf | null;
  /** Address of the picture; null until it has been drawn. */
  src: string | null;
}

/** What a picture of this event shows; null if nobody is in it. */
function shownIn({ state }: Cafe, { type, who, hero, dishes }: SimEvent): PhotoOf | null {
  const name = state.people[who ?? '']?.name;
  if (name === undefined) return null;
  if (type === 'autograph') return { what: type, name, guest: state.people[String(hero)]?.name ?? '' };
  if (type === 'pickUp') return { what: 'carries', name, count: Number(dishes) };
  return type === 'entrance' || type === 'slip' ? { what: type, name } : null;
}

/**
 * Keeps the best picture of each timeline. When the day branches from an earlier moment, pictures taken after that
 * moment do not count in the branch. They count again when the player returns to their timeline.
 */
export class BestMoment {
  private taken: readonly Taken[] = [];
  /** Pictures of timelines that the player has left. The key is the café at the end of the timeline. */
  private readonly left = new WeakMap<Cafe, readonly Taken[]>();

  constructor(private readonly snapshot: () => Promise<string>) {}

  get photo(): Photo | null {
    const best = [...this.taken].reverse().find(({ src }) => src !== null);
    return best === undefined || best.src === null ? null : { src: best.src, tick: best.tick, of: best.of };
  }

  /** Takes a picture when one of a tick's events has a higher worth than all events before. */
  see(cafe: Cafe, events: readonly SimEvent[]): void {
    for (const event of events) {
      const worth = event.type === 'pickUp' ? Number(event['dishes']) : (WORTH[event.type] ?? 0);
      if (worth <= (this.taken.at(-1)?.worth ?? 0)) continue;
      const picture: Taken = { tick: cafe.state.tick, worth, of: shownIn(cafe, event), src: null };
      this.taken = [...this.taken, picture];
      void this.snapshot().then(
        (src) => {
          picture.src = src;
        },
        () => {},
      );
    }
  }

  /** Called when the day continues in another timeline: a new branch, or a timeline to which the player returns. */
  goOn(from: Cafe, to: Cafe): void {
    this.left.set(from, this.taken);
    this.taken = this.left.get(to) ?? this.taken.filter(({ tick }) => tick <= to.state.tick);
  }
}
