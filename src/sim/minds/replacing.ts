/** Replaces what decides for people while the café is running: players' scripts, the answers of these scripts, and warp tables. */

import type { Duties, PersonId } from '../state/person.ts';
import type { OwnAnswer, OwnKey, OwnScript, OwnState } from '../state/player-scripts.ts';
import { kindOf } from '../thinking/kinds.ts';
import { mindTableOf, ownScriptOf, roleKey } from '../thinking/script-keys.ts';
import { warpTableIn } from '../thinking/warps.ts';
import { emit, type World } from '../world/world.ts';

/**
 * Stores an answer as the present answer of a player's script. If the script gave no answer because it was stopped,
 * the event log records that the maid lost her turn.
 */
export function takeAnswer(world: World, me: PersonId, key: OwnKey, answer: OwnAnswer): void {
  const { own } = world.state;
  if (own === undefined) return;
  if (key === 'waiting') own.answers[me] = answer;
  else ((own.behind ??= {})[key] ??= {})[me] = answer;
  if (answer.is !== 'lost') return;
  const { by, line } = answer;
  emit(world, 'lostTurn', me, { key, by, ...(line === undefined ? {} : { line }) });
}

function forgetAnswers(own: OwnState, me: PersonId): void {
  delete own.answers[me];
  for (const answers of Object.values(own.behind ?? {})) delete answers[me];
}

/** Gives a player's script to one maid or to all maids with the same duties; null = removes it. */
export interface ScriptChange {
  readonly maid?: PersonId;
  readonly role?: Duties;
  readonly script: OwnScript | null;
}

export function changeScript(world: World, { maid, role, script }: ScriptChange): void {
  const { state, minds } = world;
  const key = maid ?? roleKey(role as Duties);
  const before = new Map(world.maids.map((me) => [me.id, ownScriptOf(state, me)]));
  const scripts = { ...state.own?.scripts };
  if (script === null) delete scripts[key];
  else scripts[key] = { ...script };
  if (Object.keys(scripts).length === 0) delete state.own;
  else state.own = { ...state.own, scripts, answers: { ...state.own?.answers } };
  for (const me of world.maids) {
    if (ownScriptOf(state, me) === before.get(me.id)) continue;
    if (state.own !== undefined) forgetAnswers(state.own, me.id);
    minds.setWarps(me.id, mindTableOf(state, me));
    minds.ownChanged(me.id, 'commands');
  }
}

/**
 * Replaces the warp table of a kind of people from their next thought on, including expected guests whose minds sleep.
 */
export function exchangeWarps(world: World, kind: string): void {
  const { minds, state } = world;
  for (const me of Object.values(state.people)) if (kindOf(me) === kind) minds.setWarps(me.id, mindTableOf(state, me));
  if (kind !== 'guest') return;
  for (const { id } of state.arrivals)
    if (state.people[id] === undefined) minds.setWarps(id, warpTableIn(state, kind), false);
}
