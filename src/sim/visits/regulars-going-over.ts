/**
 * Regulars who go over to the rival. A regular who left unserved, or who asked in vain for a dish on some visits in a
 * row, is in the rival's house. With a dish of the same taste instead, it takes twice as many visits. The regular stays
 * there until the player wins the regular back (season/acts/winning-back.ts) or the dish is on the menu.
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

/** Records that a regular has left unserved, with the cause and the seconds of waiting. */
export function noteUpset(state: WorldState, who: Guest, cause: LossCause, seconds: number): void {
  const regular = regularOf(state, who.id);
  if (regular !== undefined) regular.upset = { why: cause, dish: null, seconds };
}

/**
 * Records that a regular asked in vain for a dish. What weighs most stays: that the regular left unserved today, then a
 * dish for which nothing of the same taste was there, then the first wish.
 */
export function noteSigh(state: WorldState, who: Guest, dish: string, instead: string | null): void {
  const regular = regularOf(state, who.id);
  if (regular === undefined) return;
  const { upset } = regular;
  if (upset === undefined || (upset.why === 'wish' && upset.instead !== undefined && instead === null))
    regular.upset = { why: 'wish', dish, seconds: 0, ...(instead === null ? {} : { instead }) };
}

/** What a visit adds to a regular’s disappointment: with a dish of the same taste instead, half of {@link IN_VAIN}. */
const IN_VAIN = 2;
const INSTEAD = 1;

/** Whether a regular has ordered today; called only for regulars without a disappointment. */
const isContent = ({ ordered }: Regular): boolean => ordered === true;

/**
 * Called at the end of a day. In a season with a rival, disappointed regulars go over to the rival; those who waited
 * longest go first.
 */
export function goOver(world: World): void {
  const { regulars, rival, season, clock } = world.state;
  if (regulars === undefined) return;
  const ready: Regular[] = [];
  for (const regular of regulars.who) {
    const { upset } = regular;
    if (upset?.why === 'wish') regular.sighs = (regular.sighs ?? 0) + (upset.instead === undefined ? IN_VAIN : INSTEAD);
    else if (upset !== undefined || isContent(regular)) delete regular.sighs;
    if (upset !== undefined && (upset.why !== 'wish' || (regular.sighs ?? 0) >= rules.goOverSighs * IN_VAIN))
      ready.push(regular);
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

/** Called in the morning: regulars who went over because of a missing dish come back if that dish is on the menu now. */
export function comeBack({ who }: RegularsState, menu: readonly MenuItem[]): void {
  for (const regular of who) {
    const dish = regular.gone?.dish ?? null;
    if (dish === null || !menu.some(({ id }) => id === dish)) continue;
    delete regular.gone;
    regular.invited = true;
  }
}
