/**
 * Thins out the bubbles of a crowded room, so that heads stay visible: guests at one table who wait for the same thing
 * share one bubble with their number, only a few people speak at a time, and small thoughts wait. The code is pure.
 */

import type { Showing } from './bubble-contents.ts';

/** A person with a bubble, and the number of the table at which the person sits; null = at no table. */
export interface Speaker {
  readonly id: string;
  readonly showing: Showing;
  readonly table: number | null;
}

/** Largest number of people whose words are shown at a time, and of small thoughts. */
const MOST_WORDS = 4;
const MOST_THOUGHTS = 5;
/** A room with more bubbles than this becomes crowded, and one with fewer than the smaller number no longer is. */
const CROWDED = 14;
const NO_LONGER_CROWDED = 10;

/** Whether the room is crowded. @param before whether it was a moment ago, so that bubbles do not change to and fro */
export const isCrowded = (bubbles: number, before: boolean): boolean =>
  bubbles > (before ? NO_LONGER_CROWDED : CROWDED);

/** The most urgent first; among equals those who had a bubble a moment ago, so that bubbles stay. */
const inOrder = <S extends Speaker>(speakers: readonly S[], before: (id: string) => boolean): S[] =>
  [...speakers].sort(
    (a, b) =>
      b.showing.urgency - a.showing.urgency || Number(before(b.id)) - Number(before(a.id)) || (a.id < b.id ? -1 : 1),
  );

/** The people whose words are not shown now, because more urgent ones are spoken. */
export const silenced = <S extends Speaker>(speakers: readonly S[], spoke: (id: string) => boolean): readonly S[] =>
  inOrder(speakers, spoke).slice(MOST_WORDS);

const isThought = ({ kind, patience }: Showing): boolean => patience < 0 && (kind === 'icon' || kind === 'dish');

/** What a guest at a table waits for, in a form that is equal for guests who can share a bubble; null = shares none. */
function waitsFor({ showing, table }: Speaker, crowded: boolean): string | null {
  const { kind, icon, dish, skin, patience } = showing;
  if (table === null || patience < 0 || skin === 'hero') return null;
  // In a crowd all dishes of a table share a bubble, which shows the one that was waited for longest.
  return `${table} ${kind} ${icon} ${crowded ? '' : dish}`;
}

/** The speakers whose bubbles are shown. The bubble of several guests shows their number and the least patience of them. */
export function thinnedOut<S extends Speaker>(
  speakers: readonly S[],
  crowded: boolean,
  before: (id: string) => boolean,
): readonly S[] {
  const waiting = inOrder(
    speakers.filter(({ showing }) => isThought(showing)),
    before,
  ).slice(MOST_THOUGHTS);
  const groups = new Map<string, S[]>();
  const shown: S[] = [];
  for (const one of speakers) {
    if (waiting.includes(one)) continue;
    const what = waitsFor(one, crowded);
    if (what === null) shown.push(one);
    else groups.set(what, [...(groups.get(what) ?? []), one]);
  }
  for (const group of groups.values()) {
    const [first, ...others] = group.sort(
      (a, b) => Number(before(b.id)) - Number(before(a.id)) || a.showing.patience - b.showing.patience,
    ) as [S, ...S[]];
    const { showing } = first;
    showing.count = group.length;
    for (const { showing: other } of others) {
      if (other.patience < showing.patience) showing.patience = other.patience;
      if (other.urgency > showing.urgency) [showing.urgency, showing.skin] = [other.urgency, other.skin];
    }
    shown.push(first);
  }
  return shown;
}
