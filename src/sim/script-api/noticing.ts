/**
 * What a maid considers, and how she learned of it (How NPC AI works, part 3). While waiting she reads the blackboard:
 * every caller, every dish, all litter. On the way she considers only what she notices: what is inside her alert range
 * with no wall between, and what she has heard. So the sectors of her alert range decide *where* she notices, and the
 * tick budget of her walk decides *when* she looks.
 */

import { reachOf } from '../../ai/index.ts';
import { noticesTile, unnoticed, type Unnoticed } from '../world/alert-tiles.ts';
import { hasHeard, PASS } from '../people/sounds.ts';
import type { Guest, Maid, Person, PersonId } from '../state/person.ts';
import { isQuiet, guest, insertById, type World } from '../world/world.ts';

export type { Unnoticed } from '../world/alert-tiles.ts';

/** How a character learned of something: it was read on the blackboard, seen on the way, or heard. */
export type Knows = 'read' | 'saw' | 'heard';

export class Noticing {
  private world!: World;
  private readonly found: Guest[] = [];

  bind(world: World): void {
    this.world = world;
  }

  /**
   * Whether a maid is on her way: she is between two tiles, or her last todo was a walk that has not reached its goal. Then
   * she considers only what she notices.
   */
  isOnTheWay(me: Maid): boolean {
    if (me.stepOf > 0) return true;
    if (me.doing !== 'move') return false;
    const { minds } = this.world;
    return minds.endedOf(me.id) !== 'done' && minds.has(me.id);
  }

  /** How a maid knows that a guest calls; null if she does not. */
  caller(me: Maid, who: Guest): Knows | null {
    if (!this.isOnTheWay(me) || me.serving === who.id) return 'read';
    if (noticesTile(this.world, me, who.x, who.y)) return 'saw';
    return hasHeard(this.world.state, me, who.id) ? 'heard' : null;
  }

  /**
   * The calling guests, by id, that this maid considers and that no maid is serving. While waiting she considers all of
   * them. On her way she considers those she notices, those whose bell she has heard, and the guest that a command
   * names. The next call may overwrite the returned list.
   */
  freeCallers(me: Maid, wished: string | null): readonly Guest[] {
    const { world, found } = this;
    const ordered = wished === null ? undefined : guest(world, wished);
    const isQuietOne = ordered !== undefined && isQuiet(ordered) && !world.servedBy.has(ordered.id);
    if (!isQuietOne && world.freeCallers.length === 0) return world.freeCallers;
    const seesAll = !this.isOnTheWay(me);
    if (!isQuietOne && seesAll) return world.freeCallers;
    const reach = reachOf(me.alertRange);
    const square = reach * reach;
    const { x, y, heard } = me;
    const { state, freeCallers } = world;
    // The list is filled in place and then shortened. If it were emptied first, its memory would be released and
    // allocated again in every call.
    let count = 0;
    for (let i = 0; i < freeCallers.length; i++) {
      const who = freeCallers[i] as Guest;
      const dx = who.x - x;
      const dy = who.y - y;
      const known =
        seesAll ||
        (dx * dx + dy * dy <= square && noticesTile(world, me, who.x, who.y)) ||
        (heard !== undefined && hasHeard(state, me, who.id));
      if (known) found[count++] = who;
    }
    while (found.length > count) found.pop();
    if (wished !== null) this.addFreeCaller(wished);
    return found;
  }

  private addFreeCaller(id: PersonId): void {
    const who = guest(this.world, id);
    if (who === undefined || who.calls === null || this.world.servedBy.has(id) || this.found.includes(who)) return;
    insertById(this.found, who);
  }

  /** How a maid knows of the dishes on the pass; null if she does not. */
  pass(me: Maid): Knows | null {
    if (!this.isOnTheWay(me)) return 'read';
    for (const { x, y } of this.world.places.passTiles) if (noticesTile(this.world, me, x, y)) return 'saw';
    return hasHeard(this.world.state, me, PASS) ? 'heard' : null;
  }

  knowsPass(me: Maid): boolean {
    if (!this.isOnTheWay(me) || hasHeard(this.world.state, me, PASS)) return true;
    return this.world.places.passTiles.some(({ x, y }) => noticesTile(this.world, me, x, y));
  }

  /** How a maid knows of litter or of an empty plate on a tile; null if she does not. */
  mess(me: Maid, x: number, y: number): Knows | null {
    if (!this.isOnTheWay(me)) return 'read';
    if (noticesTile(this.world, me, x, y)) return 'saw';
    return hasHeard(this.world.state, me, `${x},${y}`) ? 'heard' : null;
  }

  /** Whether a person notices a tile: it is inside the alert range and no wall is between. */
  sees(me: Person, x: number, y: number): boolean {
    return noticesTile(this.world, me, x, y);
  }

  whyUnseen(me: Person, x: number, y: number): Unnoticed | null {
    return unnoticed(this.world, me, x, y);
  }
}
