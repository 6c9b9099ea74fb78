/** Queries for scripts about the events that are running. */

import type { Guest, Person, PersonId } from '../state/person.ts';
import { guest, type World } from '../world/world.ts';
import { hearsAlarm, isGaping } from '../events/alarm.ts';
import { goingOn } from '../events/running-event.ts';
import { danceSpot, isDancing } from '../events/show.ts';
import { isFilming, subjectFor } from '../events/tv.ts';
import type { EventKind } from '../events/index.ts';
import type { FocusName } from '../state/strong.ts';
import type { GoingEvent } from '../state/day-events.ts';

export class Today {
  private world!: World;

  bind(world: World): void {
    this.world = world;
  }

  event(kind: EventKind): GoingEvent | undefined {
    return goingOn(this.world.state, kind);
  }
  /** Whether there is a rush: too much work for the maids present. The fact `rush` changes when a rush begins and when it ends. */
  get rush(): boolean {
    return this.world.state.rush !== undefined;
  }
  /** The kind of work that all maids do first; null = each maid keeps her own order. */
  get focus(): FocusName | null {
    return this.world.state.focus?.on ?? null;
  }
  /** Celebrities in the café who are not leaving, in order of arrival. The fact `hero` changes with this list. */
  get heroes(): readonly PersonId[] {
    return this.world.known.heroes;
  }
  /** Whether a TV crew is filming. */
  get films(): boolean {
    const event = goingOn(this.world.state, 'tv');
    return event !== undefined && isFilming(this.world, event);
  }
  /** The guest that a member of the TV crew films next; null if there is none. */
  subjectFor(me: Person): Guest | null {
    const event = goingOn(this.world.state, 'tv');
    return event === undefined ? null : subjectFor(this.world, event, me);
  }
  /** The tile on which a dancer dances; null while no show is on. */
  danceSpot(me: Person): { readonly x: number; readonly y: number } | null {
    const event = goingOn(this.world.state, 'show');
    return event === undefined || !isDancing(this.world, event) ? null : danceSpot(this.world, event, me.id);
  }
  /** Whether a dancer is asked for more dances, also while on the way out. */
  isWanted(me: Person): boolean {
    const event = goingOn(this.world.state, 'show');
    return event !== undefined && event.who.includes(me.id) && isDancing(this.world, event);
  }
  /** The first dancer on the stage; null if nobody dances. */
  get dancer(): Guest | null {
    const event = goingOn(this.world.state, 'show');
    if (event === undefined || !isDancing(this.world, event)) return null;
    return guest(this.world, event.who[0] ?? '') ?? null;
  }
  /** Whether a maid is starstruck, so that for a moment she can only gape. */
  isGaping(me: Person): boolean {
    return isGaping(me);
  }
  /** Whether the fire alarm affects a person; guests who are already leaving ignore it. */
  hearsAlarm(me: Person): boolean {
    return hearsAlarm(me);
  }
}
