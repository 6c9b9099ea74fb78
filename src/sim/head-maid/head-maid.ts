/**
 * Lets the head maid learn (GoCap): she observes which commands the player gives in which situation, and later gives
 * them herself. situation.ts computes the situation, and work.ts observes and gives commands. All she knows is plain
 * data in the café's state.
 *
 *     const brain = freshBrain();
 *     learn(brain, situation, 'sweep', ['sweep', 'wait']);      // the player has given the command to sweep litter
 *     advise(brain, situation, ['sweep', 'wait']).id            // 'sweep', once it has become a habit
 */

import { type Advice, Apprentice, type BehaviorExplanation, type GoCapState, type Situation } from '../../ai/index.ts';
import type { PersonId } from '../state/person.ts';
import {
  type Agreement,
  type Basis,
  CHOICES,
  CHOICE_NAMES,
  type Choice,
  type HeadMaidBrain,
  type HeadMaidOrder,
  type HeadMaidState,
  type OrderBasis,
  VARIABLES,
} from '../state/head-maid.ts';
import { LESS_URGENT, trained } from './training.ts';

export interface HeadMaidShown {
  readonly mode: GoCapState;
  /** Id of the head maid; null if nobody is on shift. */
  readonly id: PersonId | null;
  readonly appointed: PersonId | null;
  /** Number of the player's choices that the head maid has observed. */
  readonly watched: number;
  readonly agreement: Readonly<Agreement>;
  readonly behaviours: readonly BehaviorExplanation[];
  /** The head maid's prediction of what the player would do now. */
  readonly advice: HeadMaidAdvice;
  readonly orders: readonly HeadMaidOrder[];
  /** The head maid's merits in total and today, and her title (0 = none). */
  readonly merits: number;
  readonly today: number;
  readonly title: number;
  /** Number of orders that the head maid has given today. */
  readonly given: number;
}

/** The order that the head maid would give now, and its basis. */
export interface HeadMaidAdvice {
  readonly id: Choice | null;
  readonly basis: OrderBasis;
  /** The lesson of her training that she follows; null for another basis. */
  readonly lesson: string | null;
  /**
   * The variables of the situation whose present values speak for this order, each with how often the choice was
   * counted at this value.
   */
  readonly cases: readonly Basis[];
}

/** Number of times the player must make a choice in a similar situation until the head maid treats the choice as a habit. */
const LIMIT = 10;
/** Decay of the counts of learned choices: slow, because the player makes only about 70 choices a day. */
const DECAY = { every: 200, factor: 0.7 };
/**
 * Errands are choices that the player makes only once or twice a day, such as sending a scout. The head maid advises
 * the choice she has seen most often, so an errand would always lose against the 70 other choices of a day. So an
 * errand counts as learned from `limit` times on, and then comes before all other choices.
 */
const ERRANDS = { ids: ['scout'], limit: 3, tries: 3, fade: 0.5 };

/** Caches learners by their saved data, because restoring one costs about a hundred times as much as one lesson. */
const learners = new WeakMap<HeadMaidBrain['learned'], Apprentice>();

/** The learner, restored from a head maid's brain. */
function apprentice(brain: HeadMaidBrain | null): Apprentice {
  const known = brain === null ? undefined : learners.get(brain.learned);
  if (known !== undefined) return known;
  const one = new Apprentice({ variables: VARIABLES, choices: CHOICES, limit: LIMIT, decay: DECAY, errands: ERRANDS });
  if (brain === null) return one;
  one.restore(brain.learned);
  learners.set(brain.learned, one);
  return one;
}

/** What is wrong with a value as learned data; empty if it is valid. */
export function learnedProblems(learned: unknown): readonly { readonly path: string; readonly message: string }[] {
  const restored = apprentice(null).restore(learned);
  return restored.ok ? [] : restored.problems;
}

export const freshBrain = (state: GoCapState = 'Player'): HeadMaidBrain => {
  const learned = apprentice(null).save();
  return {
    learned: { ...learned, actor: { ...learned.actor, state } },
    chosen: {},
    agreement: { n: 0, hits: 0, random: 0, frequent: 0 },
  };
};

export const freshHeadMaid = (state: GoCapState = 'Player'): HeadMaidState => ({
  appointed: null,
  brain: freshBrain(state),
  orders: [],
  merits: {},
  today: 0,
  given: 0,
  done: {},
});

/** Returns the head maid's state for the next day: she keeps what she has learned, and her commands are dropped. */
export const nextMorning = (one: HeadMaidState): HeadMaidState => ({
  ...one,
  orders: [],
  today: 0,
  given: 0,
  done: {},
});

/** The head maid's mode: `Player` (off), `Train` (observes) or `Auto` (gives commands). */
export const modeOf = ({ learned }: HeadMaidBrain): GoCapState => learned.actor.state;

export const inMode = (brain: HeadMaidBrain, state: GoCapState): HeadMaidBrain => ({
  ...brain,
  learned: { ...brain.learned, actor: { ...brain.learned.actor, state } },
});

/**
 * Predicts which of the possible choices the player would make in this situation: a habit, or else the choice that is
 * nearest to being one. Null if the head maid has learned nothing about these choices.
 */
export function imitate(brain: HeadMaidBrain, situation: Situation, possible: readonly Choice[]): Advice {
  return apprentice(brain).advise(situation, { among: possible });
}

/**
 * What she would order in this situation. First comes a habit of the player. Without one, it is what she has learned in
 * her training; without that too, the player's choice that is nearest to a habit. Urgent lessons take precedence over
 * the habits of leaving the maids alone and of sweeping. Otherwise a player who ignored ten small things would teach her
 * to do nothing at all, and one who often had litter swept would teach her to sweep while dishes get cold.
 * @param needed those of the possible choices that would change something; her training and her guess are limited to
 * them
 */
export function advise(
  brain: HeadMaidBrain,
  situation: Situation,
  possible: readonly Choice[],
  needed: readonly Choice[] = possible,
): HeadMaidAdvice {
  const habit = imitate(brain, situation, possible);
  const own = habit.basis === 'habit' ? habit : imitate(brain, situation, [...needed, 'wait']);
  const isHabit = own.basis === 'habit';
  const lesson = isHabit && !LESS_URGENT.includes(own.id) ? null : trained(situation, needed, isHabit);
  if (lesson !== null) return { id: lesson.choice, basis: 'training', lesson: lesson.lesson, cases: lesson.cases };
  const rules = explain(brain, situation).find(({ id }) => id === own.id)?.rules ?? [];
  return {
    id: own.id as Choice | null,
    basis: own.basis,
    lesson: null,
    cases: rules.map(({ name, case: at, count, limit, fired }) => ({ name, case: at, count, limit, fired })),
  };
}

/** For each variable of the situation, returns how often the player made each choice while the variable was in the same range as now. */
export function explain(brain: HeadMaidBrain, situation: Situation): BehaviorExplanation[] {
  return apprentice(brain).explain(situation);
}

/** Two predictions of the player's choice, made before the head maid learns it: her advice, and the choice that the player makes most often. */
export interface Lesson {
  readonly advice: Advice;
  readonly frequent: Choice | null;
}

/** Compares the head maid's advice with the player's choice, then learns the choice. */
export function learn(brain: HeadMaidBrain, situation: Situation, choice: Choice, possible: readonly Choice[]): Lesson {
  const among = possible.includes(choice) ? possible : [...possible, choice];
  const one = apprentice(brain);
  const advice = one.advise(situation, { among });
  const frequent = mostFrequent(brain.chosen, among);
  if (frequent !== null) {
    const { agreement } = brain;
    agreement.n++;
    if (advice.id === choice) agreement.hits++;
    if (frequent === choice) agreement.frequent++;
    agreement.random += 1 / among.length;
  }
  // The learner changes with this lesson, so it is no longer cached under its old data, which other code may still
  // hold.
  learners.delete(brain.learned);
  one.watch(situation, choice, among);
  brain.learned = one.save();
  learners.set(brain.learned, one);
  brain.chosen[choice] = (brain.chosen[choice] ?? 0) + 1;
  return { advice, frequent };
}

/** The choice observed most often among the given ones. Ties go to the first. Null = none was observed. */
export function mostFrequent(chosen: Readonly<Record<string, number>>, among: readonly Choice[]): Choice | null {
  let best: Choice | null = null;
  for (const choice of CHOICE_NAMES)
    if (among.includes(choice) && (chosen[choice] ?? 0) > (best === null ? 0 : (chosen[best] ?? 0))) best = choice;
  return best;
}
