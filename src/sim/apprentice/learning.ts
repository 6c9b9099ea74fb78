/**
 * What an apprentice has learned (GoCap): for each deed a behaviour with one rule, whose cluster map counts the deed in
 * every situation. The rule's cases are whole situations, not single variables, so that habits that depend on several
 * variables together are learned exactly.
 */

import { GoCapActor, GoCapBehavior, GoCapRule } from '../../ai/index.ts';
import {
  type Counts,
  type Deed,
  DEEDS,
  type MaidSituation,
  SITUATION,
  SITUATION_VARIABLES,
} from '../state/apprentice.ts';

/** Count from which a deed is a habit in a situation. */
const HABIT = 3;
/** Largest count kept for a deed in a situation; a count does not rise above it. */
export const MOST_COUNT = 99;
/** When a count reaches its limit, all counts of its situation are halved, so that new habits can still overtake. */
const FADE = 0.5;

/** Number of different situations. */
export const SITUATIONS = SITUATION_VARIABLES.reduce((all, name) => all * SITUATION[name].length, 1);

/** The key of a situation in the counts: `empty/calls/none/far/none/floor`. */
export const keyOf = (situation: MaidSituation): string => SITUATION_VARIABLES.map((name) => situation[name]).join('/');

/** The situation of a key; null if the key is invalid. */
export function situationOfKey(key: string): MaidSituation | null {
  const words = key.split('/');
  if (words.length !== SITUATION_VARIABLES.length) return null;
  const fits = SITUATION_VARIABLES.every((name, i) => (SITUATION[name] as readonly string[]).includes(words[i] ?? ''));
  return fits
    ? (Object.fromEntries(SITUATION_VARIABLES.map((name, i) => [name, words[i]])) as unknown as MaidSituation)
    : null;
}

/** The number of a situation, 0 to `SITUATIONS` − 1. */
function caseOf(situation: MaidSituation): number {
  let number = 0;
  for (const name of SITUATION_VARIABLES) {
    const cases: readonly string[] = SITUATION[name];
    number = number * cases.length + cases.indexOf(situation[name]);
  }
  return number;
}

interface Learner {
  readonly actor: GoCapActor;
  /** Sets the situation that the rules evaluate. */
  at(situation: MaidSituation): void;
}

const learners = new WeakMap<Counts, Learner>();

/** The actor for these counts; built once for each set of counts. */
function learnerOf(counts: Counts): Learner {
  const known = learners.get(counts);
  if (known !== undefined) return known;
  let now = 0;
  const actor = new GoCapActor();
  for (const deed of DEEDS) {
    const rule = new GoCapRule({
      name: 'situation',
      cases: SITUATIONS,
      limit: MOST_COUNT,
      habit: HABIT,
      evaluate: () => now,
    });
    actor.addBehavior(new GoCapBehavior(deed, [rule]));
  }
  for (const [key, deeds] of Object.entries(counts)) {
    const situation = situationOfKey(key);
    if (situation === null) continue;
    for (const { id, rules } of actor.behaviors)
      (rules[0] as GoCapRule).counts[caseOf(situation)] = deeds[id as Deed] ?? 0;
  }
  const learner: Learner = {
    actor,
    at: (situation) => {
      now = caseOf(situation);
    },
  };
  learners.set(counts, learner);
  return learner;
}

/** What an apprentice would do. */
export interface Habit {
  readonly deed: Deed;
  /** How often the player chose the deed in this situation (`times`), and how many choices the player made in it (`of`). */
  readonly times: number;
  readonly of: number;
}

/** The deed that the player chose most often in this situation among the possible ones; null if none is a habit. */
export function habitIn(counts: Counts, situation: MaidSituation, possible: readonly Deed[]): Habit | null {
  const { actor, at } = learnerOf(counts);
  at(situation);
  const here = counts[keyOf(situation)];
  if (here === undefined) return null;
  let best: Habit | null = null;
  const of = Object.values(here).reduce((sum, count) => sum + count, 0);
  for (const id of actor.decide() as Deed[]) {
    const times = here[id] ?? 0;
    if (possible.includes(id) && times > (best?.times ?? 0)) best = { deed: id, times, of };
  }
  return best;
}

/** Counts that the player chose this deed in this situation. @returns the new counts */
export function learned(counts: Counts, situation: MaidSituation, deed: Deed): Counts {
  const { actor, at } = learnerOf(counts);
  at(situation);
  actor.train(deed);
  // The trained actor belongs to the new counts; the old ones may still be in use elsewhere.
  learners.delete(counts);
  const key = keyOf(situation);
  const here: Partial<Record<Deed, number>> = {};
  for (const { id, rules } of actor.behaviors) {
    const rule = rules[0] as GoCapRule;
    const count = rule.counts[rule.case()] as number;
    if (count > 0) here[id as Deed] = count;
  }
  if ((here[deed] ?? 0) >= MOST_COUNT)
    return { ...counts, [key]: Object.fromEntries(Object.entries(here).map(([id, n]) => [id, Math.ceil(n * FADE)])) };
  const after: Counts = { ...counts, [key]: here };
  learners.set(after, { actor, at });
  return after;
}

/** A learned situation, for lists on the screen. */
export interface LearnedSituation {
  readonly key: string;
  readonly situation: MaidSituation;
  readonly of: number;
  /** The deeds with their counts, the most frequent first. */
  readonly deeds: readonly { readonly deed: Deed; readonly times: number }[];
}

/** All learned situations, the most frequent first. */
export function learnedSituations(counts: Counts): LearnedSituation[] {
  const found: LearnedSituation[] = [];
  for (const [key, here] of Object.entries(counts)) {
    const situation = situationOfKey(key);
    if (situation === null) continue;
    const deeds = DEEDS.flatMap((deed) => {
      const times = here[deed] ?? 0;
      return times > 0 ? [{ deed, times }] : [];
    }).sort((a, b) => b.times - a.times || DEEDS.indexOf(a.deed) - DEEDS.indexOf(b.deed));
    found.push({ key, situation, of: deeds.reduce((sum, { times }) => sum + times, 0), deeds });
  }
  return found.sort((a, b) => b.of - a.of || (a.key < b.key ? -1 : 1));
}
