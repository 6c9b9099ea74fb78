/** What scripts can know of the events with a face that are going on: which, who is in them, and whom they concern. */

import type { Guest, Person } from '../state/person.ts';
import { guest, type World } from '../world/world.ts';
import { hearsAlarm } from './alarm.ts';
import { goingOn } from './going.ts';
import { danceSpot, isDancing } from './show.ts';
import { isFilming, subjectFor } from './tv.ts';
import type { EventKind, GoingEvent } from '../state/events.ts';

/** Questions about the events of one café. */
export class Today {
  private world!: World;

  /** Set once by whoever builds the café. */
  bind(world: World): void {
    this.world = world;
  }

  /** The event of a kind that is going on. */
  event(kind: EventKind): GoingEvent | undefined {
    return goingOn(this.world.state, kind);
  }
  /** Whether a TV crew is filming. */
  get films(): boolean {
    const event = goingOn(this.world.state, 'tv');
    return event !== undefined && isFilming(this.world, event);
  }
  /** Whom somebody of the crew films next; null when everybody is in the picture. */
  subjectFor(me: Person): Guest | null {
    const event = goingOn(this.world.state, 'tv');
    return event === undefined ? null : subjectFor(this.world, event, me);
  }
  /** Where a dancer of the show dances; null when the show is over, or there is none. */
  danceSpot(me: Person): { readonly x: number; readonly y: number } | null {
    const event = goingOn(this.world.state, 'show');
    return event === undefined || !isDancing(this.world, event) ? null : danceSpot(this.world, event, me.id);
  }
  /** The first dancer on the stage; null when nobody dances. */
  get dancer(): Guest | null {
    const event = goingOn(this.world.state, 'show');
    if (event === undefined || !isDancing(this.world, event)) return null;
    return guest(this.world, event.who[0] ?? '') ?? null;
  }
  /** Whether the fire alarm rings for somebody. */
  hearsAlarm(me: Person): boolean {
    return hearsAlarm(me);
  }
}
