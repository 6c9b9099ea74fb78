// Counts the scenes of a season: how often each event begins, photos, first brawl, and how people react to brawls.

import type { SimEvent, WorldState } from '../../src/sim/state/world-state.ts';
import { EVENT_KINDS } from '../../src/sim/events/index.ts';
import { type Played, playSeason } from './play.ts';
import { STRATEGIES } from './strategies.ts';

/** The four reactions to a brawl, as counted at its end. */
export const REACTIONS = ['fled', 'joined', 'mediated', 'calm'] as const;

export interface Scenes {
  readonly played: Played;
  /** Day of the first brawl; null = none. */
  readonly firstBrawl: number | null;
  /** Number of times each kind of scene has happened. */
  readonly times: Readonly<Record<string, number>>;
}

/** Plays a season by the strategy `hands-off` and counts its scenes. */
export function scenesOf(seed: number, days = 30): Scenes {
  const times: Record<string, number> = {};
  const count = (what: string, by = 1): void => void (times[what] = (times[what] ?? 0) + by);
  for (const kind of EVENT_KINDS) times[kind] = 0;
  times['photo'] = 0;
  let firstBrawl: number | null = null;
  const watch = (events: readonly SimEvent[], { clock }: WorldState): void => {
    for (const event of events) {
      if (event.type === 'photo') {
        count('photo');
        if (event['isHero'] === true) count('photo of a celebrity');
      } else if (event.type === 'entrance') count('entrance');
      else if (event.type === 'event' && event['what'] === 'ends' && event['kind'] === 'brawl') {
        if (event['verdict'] === 'good') count('brawl ended by peace');
        const seen = REACTIONS.filter((how) => Number(event[how] ?? 0) > 0);
        for (const how of seen) count(`brawl: ${how}`);
        if (seen.length === REACTIONS.length) count('brawl with all four reactions');
      } else if (event.type === 'event' && event['what'] === 'begins') {
        count(String(event['kind']));
        for (const cause of Array.isArray(event['because']) ? event['because'] : [])
          count(`${String(event['kind'])} because ${String(cause)}`);
        if (event['kind'] === 'brawl') firstBrawl ??= clock.day;
      }
    }
  };
  const [handsOff] = STRATEGIES.filter(({ name }) => name === 'hands-off');
  if (handsOff === undefined) throw new Error('there is no strategy "hands-off"');
  return { played: playSeason(handsOff, seed, 'standard', days, watch), firstBrawl, times };
}
