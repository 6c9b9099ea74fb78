/** Performs the player's acts of the evening, such as purchases, through the café's journal, and refreshes the HUD. */

import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import type { EveningBar } from '../../sim/season/acts/act.ts';
import { canBeUndone, costOf, type EveningAct, eveningBar } from '../../sim/season/acts/index.ts';
import { hasWords, say } from '../../words/index.ts';
import { followsEvening, type Store } from '../store.ts';

/** Performs an act of the evening and refreshes the HUD. @returns the act's events; empty if the act was not possible */
export function doAct(store: Store, act: EveningAct): readonly SimEvent[] {
  const { cafe, deps } = store;
  if (cafe === null || eveningBar(cafe.state, act) !== null) return [];
  const input = { kind: 'evening', act } as const;
  if (deps.takingBack !== undefined && canBeUndone(act)) deps.takingBack.take(input);
  else deps.give(input);
  store.evening.value = cafe.state.tick;
  return cafe.events;
}

/** Changes a maid's traits, such as her duties, as the notebook does during the day. */
export function editMaid(store: Store, maid: string, edit: MaidEdit): void {
  if (store.cafe === null) return;
  store.deps.give({ kind: 'edit', maid, edit });
  store.evening.value = store.cafe.state.tick;
}

/** Returns a sentence that says why an act is not possible now; null if it is possible. */
export function barText(store: Store, act: EveningAct): string | null {
  followsEvening(store);
  const { cafe } = store;
  if (cafe === null) return null;
  const bar = eveningBar(cafe.state, act);
  return bar === null ? null : barWords(act.do, bar);
}

/** Words that say why an act is not possible; some reasons are worded differently for different acts. */
function barWords(what: EveningAct['do'], bar: EveningBar): string {
  const own = `bar.${what}.${bar}`;
  return hasWords(own) ? say(own) : say(`bar.${bar}`);
}

export function actCost(store: Store, act: EveningAct): number {
  followsEvening(store);
  return store.cafe === null ? 0 : costOf(store.cafe.state, act);
}
