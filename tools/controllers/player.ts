// A consistent player who drives an apprentice, as a policy: it looks at the café itself, not at the words of the
// situations that the apprentice distinguishes.

import type { Simulation } from '../../src/sim/simulation.ts';
import type { Deed } from '../../src/sim/state/apprentice.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { tilesBetween } from '../../src/sim/world/map.ts';
import { messToTend } from '../../src/sim/world/world.ts';

/** A caller who has waited this many ticks comes before litter. */
const PATIENT = 150;
/** Litter within this many tiles comes before callers who have just called. */
const NEAR = 5;

/** What the player would do with a maid now. */
export function playersChoice(cafe: Simulation, maid: string): Deed | null {
  const me = cafe.state.people[maid] as Maid;
  const shown = cafe.apprentice(maid);
  if (shown === null || !me.present || me.pose === 'down' || me.stepOf > 0) return null;
  const can = (deed: Deed): boolean => shown.possible.includes(deed);
  const { tick } = cafe.state;
  const { freeCallers } = cafe.world;
  const waited = Math.max(0, ...freeCallers.map((who) => tick - (who.calls?.since ?? tick)));
  if (can('bring')) return 'bring';
  if (can('welcome') && me.orders.length === 0) return 'welcome';
  if (can('serve') && freeCallers.some((who) => who.isHero)) return 'serve';
  if (can('serve') && waited >= PATIENT) return 'serve';
  if (can('tidy') && messToTend(cafe.world, maid).some(({ x, y }) => tilesBetween(me.x, me.y, x, y) <= NEAR))
    return 'tidy';
  if (can('fetch')) return 'fetch';
  if (can('serve')) return 'serve';
  if (can('handIn')) return 'handIn';
  if (can('talk')) return 'talk';
  if (can('tidy')) return 'tidy';
  return can('pass') ? 'pass' : 'wait';
}

/** Drives an apprentice for one tick: gives her a deed whenever she is at none. */
export function drives(cafe: Simulation, maid: string): void {
  const me = cafe.state.people[maid] as Maid;
  if (me.apprentice?.deed !== undefined || cafe.apprentice(maid)?.mode === 'Auto') return;
  const deed = playersChoice(cafe, maid);
  if (deed !== null) cafe.give({ kind: 'drive', maid, deed });
}
