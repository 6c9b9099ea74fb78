/** Reads the scenes of a free café: those that the player can start, those that are going on, and the newest line of news about one. */

import type { Cafe } from '../../sim/api.ts';
import { EVENT_KINDS, type EventKind } from '../../sim/events/index.ts';
import type { DramaEntry } from '../news/drama.ts';

/** State of a scene: not started; started by the player, but its conditions do not hold yet; going on. */
export type SceneState = 'off' | 'waits' | 'on';

export interface SceneView {
  readonly kind: EventKind;
  readonly state: SceneState;
  /** The people in the scene, the main one first. */
  readonly people: readonly string[];
}

export function readScenes({ state: { calendar } }: Pick<Cafe, 'state'>): SceneView[] {
  return EVENT_KINDS.map((kind) => {
    const going = calendar?.going.find((one) => one.kind === kind);
    const waits = calendar?.planned.some((one) => one.kind === kind && one.byHand === true) === true;
    return { kind, state: going !== undefined ? 'on' : waits ? 'waits' : 'off', people: going?.who ?? [] };
  });
}

/**
 * The tile of a scene: that of its first person who is in the café or, if none of them is, the scene's own. Null = the
 * scene has not begun.
 */
export function placeOf({ state: { calendar, people, doors } }: Pick<Cafe, 'state'>, kind: EventKind) {
  const going = calendar?.going.find((one) => one.kind === kind);
  if (going === undefined) return null;
  const who = going.who.map((id) => people[id]).find((one) => one?.present === true);
  if (who !== undefined) return { x: who.x, y: who.y };
  return going.x > 0 || going.y > 0 ? { x: going.x, y: going.y } : (doors[0] ?? null);
}

/** The newest news entry about a scene; undefined = none since the player started the scene. */
export const lineAbout = (news: readonly DramaEntry[], kind: EventKind, since: number): DramaEntry | undefined =>
  news.find(({ what, tick }) => tick >= since && what.key.startsWith(`drama.event.${kind}.`));
