/**
 * Regulars go over to the rival by name: a regular who left unserved, or who asked in vain for a dish some visits in a
 * row, is in the rival's house until won back (season/acts/street.ts) or until the dish is on the menu.
 */

import { rules } from '../../data/season/index.ts';
import type { LossCause } from '../state/figures.ts';
import type { Guest } from '../state/person.ts';
import type { Regular, RegularsState } from '../state/regulars.ts';
import type { MenuItem } from '../state/things.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, type World } from '../world/world.ts';

const regularOf = ({ regulars }: WorldState, id: string): Regular | undefined =>
  regulars?.who.find((one) => one.id === id);

/** A regular leaves unserved. */
export function noteUpset(state: WorldState, who: Guest, cause: LossCause, seconds: number): void {
  const regular = regularOf(state, who.id);
  if (regular !== undefined) regular.upset = { why: cause, dish: null, seconds };
}

/** A regular asks in vain for a dish. A loss on the same day weighs more and stays the reason. */
export function noteSigh(state: WorldState, who: Guest, dish: string): void {
  const regular = regularOf(state, who.id);
  if (regular !== undefined) regular.upset ??= { why: 'wish', dish, seconds: 0 };
}

/** Whether a regular who was not disappointed has come and ordered today. */
const isContent = ({ ordered }: Regular): boolean => ordered === true;

/** At the end of a day with a rival, regulars who were disappointed go over, the most disappointed first. */
export function goOver(world: World): void {
  const { regulars, rival, season, clock } = world.state;
  if (regulars === undefined) return;
  const ready: Regular[] = [];
  for (const regular of regulars.who) {
    const { upset } = regular;
    if (upset?.why === 'wish') regular.sighs = (regular.sighs ?? 0) + 1;
    else if (upset !== undefined || isContent(regular)) delete regular.sighs;
    if (upset !== undefined && (upset.why !== 'wish' || (regular.sighs ?? 0) >= rules.goOverSighs)) ready.push(regular);
  }
  ready.sort((a, b) => (b.upset?.seconds ?? 0) - (a.upset?.seconds ?? 0) || (a.id < b.id ? -1 : 1));
  for (const [i, regular] of ready.entries()) {
    if (rival === undefined || season === undefined || i >= rules.goOverADay || regular.upset === undefined) continue;
    regular.gone = { ...regular.upset, day: clock.day };
    delete regular.sighs;
    emit(world, 'goneOver', regular.id, { why: regular.gone.why });
  }
  for (const regular of regulars.who) {
    delete regular.upset;
    delete regular.ordered;
  }
}

/** In the morning regulars who missed a dish come back if it is on the menu. */
export function comeBack({ who }: RegularsState, menu: readonly MenuItem[]): void {
  for (const regular of who) {
    const dish = regular.gone?.dish ?? null;
    if (dish === null || !menu.some(({ id }) => id === dish)) continue;
    delete regular.gone;
    regular.invited = true;
  }
}
