/** Queries for scripts about guests' visits: their patience, what they may order, and their company. */

import { MOST_DISHES } from '../state/tuning.ts';
import type { Guest, LeaveReason } from '../state/person.ts';
import { outOfPatience, patienceRests, patienceTicks, waitsOutRain } from '../people/patience.ts';
import { companyOf, isSettlingUp, waitsForCompany } from '../visits/parties.ts';
import { isAllHands } from '../state/strong.ts';
import { isAskedToComeBack } from '../strong/turning-away.ts';
import { hasJustCome, isAskedToMakeRoom, waitsForTables } from '../visits/group-tables.ts';
import { queueing } from '../world/ground.ts';
import type { World } from '../world/world.ts';

export class Visits {
  private world!: World;

  bind(world: World): void {
    this.world = world;
  }

  waitsOutRain(me: Guest): boolean {
    return waitsOutRain(this.world, me) && patienceTicks(this.world, me) <= 0;
  }
  outOfPatience(me: Guest): LeaveReason | null {
    return outOfPatience(this.world, me);
  }
  /**
   * Whether this guest can order another dish. The doors must be open, and the guest must have no fixed list of dishes,
   * must have had fewer than MOST_DISHES dishes, must be able to afford one more, and must not be asked to make room.
   */
  couldOrder(me: Guest): boolean {
    const { state } = this.world;
    if (me.wants !== null || me.servedCount >= MOST_DISHES || this.isAskedToMakeRoom(me)) return false;
    return !state.closed && state.menu.some((item) => item.price <= me.budget - me.bill);
  }
  /**
   * Whether a guest loses no patience now. There are three reasons for this: an assist of the season, the strong action
   * `allHands` for guests in the queue, and tables that are being pushed together for the guest's group.
   */
  patienceRests(me: Guest): boolean {
    const { state } = this.world;
    return patienceRests(state) || (me.stage === 'queue' && isAllHands(state)) || waitsForTables(this.world, me);
  }
  /** Whether a guest belongs to a group too large for any table that has not waited at the door for long. */
  hasJustComeInGroup(me: Guest): boolean {
    return hasJustCome(this.world, me);
  }
  /** Whether the sign at the door asks this guest, who has just come in, to come back later. */
  isAskedToComeBack(me: Guest): boolean {
    return isAskedToComeBack(this.world, me);
  }
  /** Members of a guest's party who are still here, including the guest, sorted by id; empty for a guest without a party. */
  companyOf(me: Guest): readonly Guest[] {
    return companyOf(this.world, me);
  }
  /** Whether a guest who has eaten waits for the rest of the party, or for the member who pays. */
  waitsForCompany(me: Guest): boolean {
    return waitsForCompany(this.world, me);
  }
  /** Whether another member of a guest's party has called for the bill. */
  isSettlingUp(me: Guest): boolean {
    return isSettlingUp(this.world, me);
  }
  /** Whether the maids ask this guest to make room, because a large group at the door waits for the table. */
  isAskedToMakeRoom(me: Guest): boolean {
    return isAskedToMakeRoom(this.world, me);
  }
  /**
   * Whether a guest has eaten, others wait at the door for a chair, and all maids have been called to the guests: the
   * bell of `allHands` reminds such a guest of the bill.
   */
  isChairWanted(me: Guest): boolean {
    return me.stage === 'linger' && isAllHands(this.world.state) && queueing(this.world).length > 0;
  }
  /**
   * Whether a guest has time for pastimes: the present stage of the visit has lasted less than the guest's full
   * patience, the doors are open, and nobody needs the guest's chair.
   */
  mayDawdle(me: Guest): boolean {
    const { state } = this.world;
    return (
      !state.closed && state.tick - me.stageTick < me.patience && !this.isAskedToMakeRoom(me) && !this.isChairWanted(me)
    );
  }
}
