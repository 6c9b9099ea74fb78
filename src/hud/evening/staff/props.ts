/** Properties of every part that shows one member of the staff. */

import type { SeasonState, StaffMember } from '../../../sim/state/season.ts';
import type { Store } from '../../store.ts';

export interface MemberProps {
  store: Store;
  season: SeasonState;
  member: StaffMember;
}
