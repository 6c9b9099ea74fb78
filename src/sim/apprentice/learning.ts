/**
 * What an apprentice has learned (GoCap): how often the player chose each deed (a piece of work, such as serving a
 * guest) in each situation. A count belongs to a whole situation, not to a single variable, so a habit that depends on
 * several variables together is learned exactly.
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

/** Number of times the player must choose a deed (a piece of work) in a situation until it becomes the apprentice's habit there. */
const HABIT = 3;
/** Upper limit of the count of a deed (a piece of work) in a situation. */
export const MOST_COUNT = 99;
/** When a count reaches its limit, all counts of its situation are halved, so that new habits can still overtake. */
const FADE = 0.5;

/** Number of different situations that an apprentice distinguishes. */
export const SITUATIONS = SITUATION_VARIABLES.reduce((all, name) => all * SITUATION[name].length, 1);

/** The key under which the choices made in a situation are counted, such as `empty/calls/none/far/none/floor`. */
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
  /** Sets the situation for which the learner's rules are evaluated. */
  at(situation: MaidSituation): void;
}

const learners = new WeakMap<Counts, Learner>();

/** The learner for these counts; built once for each set of counts. */
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

/** The piece of work that an apprentice would do in a situation, because the player usually chose it there. */
export interface Habit {
  readonly deed: Deed;
  /** `times` = how often the player chose this piece of work in the situation; `of` = how many choices the player made in the situation. */
  readonly times: number;
  readonly of: number;
}

/**
 * The piece of work that the player chose most often in this situation, among those possible now. Null = none of them
 * is a habit.
 */
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

/** Adds to the counts that the player chose this deed (a piece of work) in this situation. @returns the new counts */
export function learned(counts: Counts, situation: MaidSituation, deed: Deed): Counts {
  const { actor, at } = learnerOf(counts);
  at(situation);
  actor.train(deed);
  // The cached learner has just learned the choice and no longer fits the old counts, which may still be in use
  // elsewhere. It is stored under the new counts.
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

/** A situation in which the apprentice has learned from the player, for lists on the screen. */
export interface LearnedSituation {
  readonly key: string;
  readonly situation: MaidSituation;
  readonly of: number;
  /** How often the player chose each piece of work in this situation, the most frequent first. */
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
