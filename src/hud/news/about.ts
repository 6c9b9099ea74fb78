/** An entry of the news, and how it is made from an event of the simulation. */

import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';
import type { WordKey } from '../../words/index.ts';
import { text } from '../read/event-fields.ts';
import { type FaceOf, faceOf } from '../read/names.ts';
import type { DramaWords, Part } from './drama-words.ts';

export interface DramaEntry {
  readonly id: number;
  readonly tick: number;
  readonly time: string;
  readonly face: FaceOf | null;
  readonly what: DramaWords;
  /** Whether the entry is bad news, which is shown in red. */
  readonly bad: boolean;
  /** Ids of the people that the entry's link leads to. */
  readonly jump: readonly string[];
}

export type Told = Omit<DramaEntry, 'id' | 'tick' | 'time'>;

/** Makes a news entry about the person of an event. */
export const about = (
  state: WorldState,
  event: SimEvent,
  key: WordKey,
  more: {
    params?: Record<string, string | number>;
    parts?: Record<string, Part>;
    bad?: boolean;
    with?: readonly string[];
  } = {},
): Told => {
  const who = event.who === null ? undefined : state.people[event.who];
  const name = who?.name ?? text(event.name) ?? event.who ?? '';
  return {
    face: faceOf(who),
    what: { key, params: { name, ...more.params }, ...(more.parts ? { parts: more.parts } : {}) },
    bad: more.bad ?? false,
    jump: [...(event.who === null ? [] : [event.who]), ...(more.with ?? [])],
  };
};

/**
 * Whether an entry tells of an event of the day: one that begins, a celebrity, a strong action of the player's. The
 * report tells these again in the evening.
 */
export const isDayEvent = ({ what: { key } }: DramaEntry): boolean =>
  key === 'drama.hero' ||
  key.startsWith('drama.strong.') ||
  (key.startsWith('drama.event.') && key.endsWith('.begins'));
