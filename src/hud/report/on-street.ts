/** Chooses the regulars who have words and a button on the street of the report. Pure. */

import type { Regular } from '../../sim/state/regulars.ts';

/** Maximum number of regulars on the street who have words and a button; others are shown only as faces. */
const ON_STREET = 2;

/**
 * The regulars on the street. Those who can be won back only by a letter are always preferred, so that the player can
 * write to all of them, one after the other. Regulars who were just won back stay in front as long as there is room.
 */
export function onStreet(who: readonly Regular[]): Regular[] {
  const away = who
    .filter(({ gone }) => gone !== undefined)
    .sort((a, b) => (b.gone?.day ?? 0) - (a.gone?.day ?? 0) || (a.id < b.id ? -1 : 1));
  const letters = away.filter(({ gone }) => gone?.dish === null).slice(0, ON_STREET);
  const back = who.filter(({ gone, invited }) => gone === undefined && invited === true);
  const others = away.filter(({ gone }) => gone?.dish !== null);
  return [...back.slice(0, ON_STREET - letters.length), ...letters, ...others].slice(0, ON_STREET);
}
