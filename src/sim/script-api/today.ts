/** What scripts can ask about the running events. */

import type { Guest, Person, PersonId } from '../state/person.ts';
import { guest, type World } from '../world/world.ts';
import { hearsAlarm, isGaping } from '../events/alarm.ts';
import { goingOn } from '../events/going.ts';
import { danceSpot, isDancing } from '../events/show.ts';
import { isFilming, subjectFor } from '../events/tv.ts';
import type { EventKind } from '../events/index.ts';
import type { GoingEvent } from '../state/events.ts';

/** What can be asked about the events of one café. */
export class Today {
  private world!: World;

  /** Sets the café's world, which the queries read; called once when the café is built. */
  bind(world: World): void {
    this.world = world;
  }

  /** The running event of this kind; undefined = none. */
  event(kind: EventKind): GoingEvent | undefined {
    return goingOn(this.world.state, kind);
  }
  /** Whether there is a rush: too much to do for the maids present. The fact `rush` announces its begin and its end. */
  get rush(): boolean {
    return this.world.state.rush !== undefined;
  }
  /** Celebrities in the café who are not leaving, in their order of arrival. The fact `hero` announces changes. */
  get heroes(): readonly PersonId[] {
    return this.world.known.heroes;
  }
  /** Whether a TV crew is filming. */
  get films(): boolean {
    const event = goingOn(this.world.state, 'tv');
    return event !== undefined && isFilming(this.world, event);
  }
  /** The guest a member of the crew films next; null if all have been filmed. */
  subjectFor(me: Person): Guest | null {
    const event = goingOn(this.world.state, 'tv');
    return event === undefined ? null : subjectFor(this.world, event, me);
  }
  /** The tile of a dancer; null if no show is on. */
  danceSpot(me: Person): { readonly x: number; readonly y: number } | null {
    const event = goingOn(this.world.state, 'show');
    return event === undefined || !isDancing(this.world, event) ? null : danceSpot(this.world, event, me.id);
  }
  /** The first dancer on the stage; null if nobody dances. */
  get dancer(): Guest | null {
    const event = goingOn(this.world.state, 'show');
    if (event === undefined || !isDancing(this.world, event)) return null;
    return guest(this.world, event.who[0] ?? '') ?? null;
  }
  /** Whether a maid is starstruck and can do nothing else for a moment. */
  isGaping(me: Person): boolean {
    return isGaping(me);
  }
  /** Whether the fire alarm affects a person. */
  hearsAlarm(me: Person): boolean {
    return hearsAlarm(me);
  }
}
