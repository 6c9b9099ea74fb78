/** Doing something of an evening: through the one way in, and seen at once. */

import type { MaidEdit } from '../../sim/state/input.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import type { EveningAct } from '../../sim/state/season.ts';
import { costOf, eveningBar, type EveningBar } from '../../sim/season/evening.ts';
import { hasWords, say } from '../../words/index.ts';
import type { Store } from '../store.ts';

/** Does it, and shows what came of it. @returns what happened; empty when it could not be done */
export function doAct(store: Store, act: EveningAct): readonly SimEvent[] {
  const { cafe, actions } = store;
  if (cafe === null || eveningBar(cafe.state, act) !== null) return [];
  actions.give({ kind: 'evening', act });
  store.evening.value = cafe.state.tick;
  return cafe.events;
}

/** Shapes her, as the notebook does by day. */
export function editMaid(store: Store, maid: string, edit: MaidEdit): void {
  if (store.cafe === null) return;
  store.actions.give({ kind: 'edit', maid, edit });
  store.evening.value = store.cafe.state.tick;
}

/** Why it cannot be done now, as a sentence; null when it can. */
export function barText(store: Store, act: EveningAct): string | null {
  const { cafe } = store;
  if (cafe === null) return null;
  const bar = eveningBar(cafe.state, act);
  return bar === null ? null : barWords(act.do, bar);
}

/** Some things stand in the way of different acts for different reasons. */
export function barWords(what: EveningAct['do'], bar: EveningBar): string {
  const own = `bar.${what}.${bar}`;
  return hasWords(own) ? say(own) : say(`bar.${bar}`);
}

export const actCost = (store: Store, act: EveningAct): number =>
  store.cafe === null ? 0 : costOf(store.cafe.state, act);
