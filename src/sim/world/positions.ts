/**
 * Keeps the positions of everyone, and the characters who wait for the fact `alert` (How NPC AI works, part 3). The
 * fact changes for a character as soon as another person enters or leaves its alert range. All of this is derived from
 * the state and never saved.
 *
 * Only pairs that can have changed are checked. For a person who has moved, these are the pairs with every waiting
 * character within reach. For a waiting character who has moved or turned, they are the pairs with everyone around. A
 * person who stands still costs nothing.
 */

import { noticed, notices, reachOf, SpatialIndex } from '../../ai/index.ts';
import { blocksSight } from './map.ts';
import { DEGREES } from './alert-tiles.ts';
import type { Facing, Person, PersonId } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';

/** A character who waits for the fact `alert`, and the people this character notices. */
interface Watch {
  readonly me: Person;
  x: number;
  y: number;
  facing: Facing;
  reach: number;
  /** Ids of the people the character notices, in id order. */
  seen: PersonId[];
}

/** All guests and maids present by position, and all characters who wait for `alert`. */
export class Crowd {
  private index: SpatialIndex<PersonId>;
  private readonly watches = new Map<PersonId, Watch>();
  private mapVersion: number;
  private mapWidth: number;
  private scratch: PersonId[] = [];
  private readonly wall: (x: number, y: number) => boolean;

  /** Creates the index of everyone present. @param alerted called when the set of people that a waiting character notices has changed */
  constructor(
    private readonly state: WorldState,
    private readonly alerted: (id: PersonId) => void,
  ) {
    this.wall = (x, y) => blocksSight(state.map, x, y);
    this.index = new SpatialIndex<PersonId>(state.map.width, state.map.height);
    this.mapVersion = state.map.version;
    this.mapWidth = state.map.width;
    this.putAll();
  }

  private putAll(): void {
    for (const id in this.state.people) {
      const one = this.state.people[id] as Person;
      if (one.present && one.role !== 'chef') this.index.put(id, one.x, one.y);
    }
  }

  get positions(): SpatialIndex<PersonId> {
    return this.index;
  }

  /** Reports that a person has come, moved to another tile, gone outside or come back. */
  placed(who: Person): void {
    if (who.role === 'chef') return;
    if (who.present) this.index.put(who.id, who.x, who.y);
    else this.index.remove(who.id);
    if (this.watches.size === 0) return;
    for (const watch of this.watches.values()) {
      const { me } = watch;
      if (me === who) continue;
      const at = watch.seen.indexOf(who.id);
      const far = Math.abs(who.x - me.x) > watch.reach || Math.abs(who.y - me.y) > watch.reach;
      const sees =
        !far && who.present && notices(me.alertRange, me.x, me.y, DEGREES[me.facing], who.x, who.y, this.wall);
      if (sees === at >= 0) continue;
      if (sees) insert(watch.seen, who.id);
      else watch.seen.splice(at, 1);
      this.alerted(me.id);
    }
    this.turned(who);
  }

  /** Reports that a person has left for good. */
  gone(id: PersonId): void {
    this.index.remove(id);
    this.watches.delete(id);
    for (const watch of this.watches.values()) {
      const at = watch.seen.indexOf(id);
      if (at < 0) continue;
      watch.seen.splice(at, 1);
      this.alerted(watch.me.id);
    }
  }

  /** Checks again which people a character notices, if the character waits for the fact `alert` and has moved or turned since the last check. */
  turned(me: Person): void {
    if (this.watches.size === 0) return;
    const watch = this.watches.get(me.id);
    if (watch === undefined || (watch.facing === me.facing && watch.x === me.x && watch.y === me.y)) return;
    this.looksAnew(watch);
  }

  rangeChanged(me: Person): void {
    const watch = this.watches.get(me.id);
    if (watch !== undefined) this.looksAnew(watch);
  }

  /** Records whether a character waits for `alert`; called after every thought. */
  waits(me: Person, forAlert: boolean): void {
    if (!forAlert) {
      if (this.watches.size > 0) this.watches.delete(me.id);
      return;
    }
    let watch = this.watches.get(me.id);
    if (watch === undefined) {
      watch = { me, x: me.x, y: me.y, facing: me.facing, reach: 0, seen: [] };
      this.watches.set(me.id, watch);
    }
    this.fill(watch);
  }

  /** Called once a tick, and when a wing is built: a wall that has been built or removed changes what waiting characters see. */
  mapStep(): void {
    const { version, width, height } = this.state.map;
    if (version === this.mapVersion) return;
    this.mapVersion = version;
    if (width !== this.mapWidth) {
      this.mapWidth = width;
      this.index = new SpatialIndex<PersonId>(width, height);
      this.putAll();
    }
    for (const watch of this.watches.values()) this.looksAnew(watch);
  }

  private looksAnew(watch: Watch): void {
    const before = watch.seen;
    this.fill(watch);
    if (before.length !== watch.seen.length || before.some((id, i) => id !== watch.seen[i])) this.alerted(watch.me.id);
  }

  private fill(watch: Watch): void {
    const { me } = watch;
    watch.x = me.x;
    watch.y = me.y;
    watch.facing = me.facing;
    watch.reach = reachOf(me.alertRange);
    const who = { id: me.id, x: me.x, y: me.y, facing: DEGREES[me.facing], sectors: me.alertRange };
    watch.seen = [...noticed(this.index, who, this.wall, this.scratch, 'id')];
  }
}

function insert(ids: PersonId[], id: PersonId): void {
  let at = ids.length;
  while (at > 0 && (ids[at - 1] as PersonId) > id) at--;
  ids.splice(at, 0, id);
}
