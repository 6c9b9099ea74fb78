/**
 * Decides what a click means while the player drives the selected apprentice: the work at the place clicked is given to
 * her.
 */

import type { Simulation } from '../../sim/simulation.ts';
import type { Drive } from '../../sim/apprentice/work.ts';
import type { Deed } from '../../sim/state/apprentice.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Pointed } from '../../view/index.ts';

/** The work that a click on this place gives to a maid; null if the player does not drive her, or if there is nothing she can do there now. */
export function deedAt(cafe: Simulation, maid: PersonId, at: Pointed): Drive | null {
  const shown = cafe.apprentice(maid);
  if (shown === null || shown.mode === 'Auto') return null;
  const can = (deed: Deed): boolean => shown.possible.includes(deed);
  const who = at.personId === undefined ? undefined : cafe.state.people[at.personId];
  const me = cafe.state.people[maid];
  if (who?.role === 'guest' && me?.role === 'maid') {
    const guest = who.id;
    if (who.calls !== null) return can('serve') ? { maid, deed: 'serve', guest } : null;
    if (me.carrying.some((dish) => cafe.state.dishes[dish]?.guest === guest)) return { maid, deed: 'bring' };
    if (who.seat === null && who.welcomedBy === undefined && can('welcome')) return { maid, deed: 'welcome', guest };
    return who.seat !== null && who.talkedWith === undefined && can('talk') ? { maid, deed: 'talk', guest } : null;
  }
  if (who !== undefined && who.role !== 'chef') return null;
  if (at.litter === true && can('tidy')) return { maid, deed: 'tidy', x: at.x, y: at.y };
  if (who?.role !== 'chef' && cafe.state.map.rows[at.y]?.[at.x] !== 'P') return null;
  const deed = (['handIn', 'fetch', 'pass'] as const).find(can);
  return deed === undefined ? null : { maid, deed };
}
