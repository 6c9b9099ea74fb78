/**
 * A lane for each character: the scripts that it used over time as bands, with marks for decisions, changes of mind and
 * failures. Pure functions of recorded thoughts.
 */

import type { Decision } from '../../ai/trace.ts';

export interface Band {
  readonly from: number;
  to: number;
  /** What the character did: the warp key of its script, or a name that the game gives. */
  readonly key: string;
  /** The kind of the band, which decides its colour and hatching. */
  readonly kind: string;
}

/** `mind` = the character changed its mind; `slip` and `event` mark events of a game, and only the game adds them. */
export type MarkKind = 'decision' | 'mind' | 'slip' | 'fault' | 'event';

export interface Mark {
  readonly tick: number;
  readonly kind: MarkKind;
}

/** A mark that stands for a thought. */
export interface ThoughtMark extends Mark {
  readonly who: string;
  readonly decision: Decision;
}

export interface Lane<M extends Mark = ThoughtMark> {
  readonly id: string;
  readonly bands: readonly Band[];
  readonly marks: readonly M[];
}

/** How a game names and colours the bands. */
export interface BandNames {
  /**
   * The key of the band for a thought.
   * @param key the warp key of the script that runs after the thought
   * @param before the key of the previous band
   */
  nameOf(decision: Decision, key: string, before: string | undefined): string;
  kindOf(key: string): string;
}

/**
 * Names bands by warp keys. A character that has only its default script does everything in it, so the bands of such a
 * character are named after its todos.
 */
export const BY_KEY: BandNames = {
  nameOf: ({ todo }, key, before) => (key === 'default' ? (todo?.behave ?? before ?? key) : key),
  kindOf: (key) => key,
};

/** Names bands after todos, even for characters with several scripts. */
export const BY_TODO: BandNames = {
  nameOf: ({ todo }, key, before) => todo?.behave ?? before ?? key,
  kindOf: (key) => key,
};

/** The scripts that a character used, as bands up to the tick `until`. A script that was left within its first tick gets no band. */
export function bandsOf(decisions: readonly Decision[], until: number, { nameOf, kindOf } = BY_KEY): Band[] {
  const bands: Band[] = [];
  for (const decision of decisions) {
    const { tick, key, warp, missingKey } = decision;
    const last = bands.at(-1);
    // If the thought contains a warp, the character has left the script by the end of the thought, so the band shows
    // the script that follows.
    const now = nameOf(decision, warp === null ? key : missingKey ? 'default' : warp.warp, last?.key);
    if (last !== undefined) last.to = tick;
    if (last === undefined || last.key !== now) {
      if (last !== undefined && last.from === tick) bands.pop();
      const before = bands.at(-1);
      if (before?.key === now) before.to = tick;
      else bands.push({ from: tick, to: tick, key: now, kind: kindOf(now) });
    }
  }
  const last = bands.at(-1);
  if (last !== undefined) last.to = Math.max(last.from, until);
  return bands;
}

/** What decides whether two thoughts had the same subject, and whether a thought changed an earlier choice. */
export interface Subjects {
  subjectOf(decision: Decision): string;
  changedMind(decisions: readonly Decision[], at: number): boolean;
}

/**
 * The marks of a character's thoughts. A thought gets a mark where options were weighed and the answer differs from the
 * previous one, where the character changed its mind, and where a script failed.
 */
export function marksOf(
  who: string,
  decisions: readonly Decision[],
  { subjectOf, changedMind }: Subjects = BY_CHOICE,
): ThoughtMark[] {
  const marks: ThoughtMark[] = [];
  let before = '';
  decisions.forEach((decision, at) => {
    if (decision.fault !== null) {
      marks.push({ tick: decision.tick, kind: 'fault', who, decision });
      return;
    }
    if (decision.because === null) return;
    const subject = subjectOf(decision);
    const mind = changedMind(decisions, at);
    if (mind || (subject !== before && decision.options.length > 0))
      marks.push({ tick: decision.tick, kind: mind ? 'mind' : 'decision', who, decision });
    before = subject;
  });
  return marks;
}

/** Id of the option that was chosen; null = no options were weighed. */
const chosenIn = ({ options }: Decision): string | null =>
  options.find(({ verdict }) => verdict === 'chosen')?.id ?? null;

const subjectOf = (decision: Decision): string =>
  `${decision.because?.key ?? ''} ${chosenIn(decision) ?? ''} ${decision.todo?.behave ?? ''}`;

/**
 * The usual rule for changes of mind. A character has changed its mind if a todo was interrupted or ran out, and the
 * same kind of choice now chooses another option.
 */
const BY_CHOICE: Subjects = {
  subjectOf,
  changedMind(decisions, at) {
    const now = decisions[at] as Decision;
    const before = decisions[at - 1];
    if (before === undefined || (now.ended !== 'changed' && now.ended !== 'tick')) return false;
    const [chosen, then] = [chosenIn(now), chosenIn(before)];
    return chosen !== null && then !== null && now.because?.key === before.because?.key && chosen !== then;
  },
};
