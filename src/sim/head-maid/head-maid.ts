/**
 * The head maid's mind (chapter 6.2): what she can learn, from which sides of the café, and what she knows by now, as
 * plain data in the café's state. She watches which orders the player gives in which situation; later she gives them
 * herself. `head-maid-eyes.ts` sees the situation, `head-maid-work.ts` watches and gives orders.
 *
 *     const brain = freshBrain();
 *     learn(brain, situation, 'sweep', ['sweep', 'wait']);          // the player had litter swept
 *     advise(brain, situation, ['sweep', 'wait']).id                // 'sweep', once it has become a habit
 */

import { type Advice, Apprentice, type BehaviorExplanation, type GoCapState, type Situation } from '../../ai/index.ts';
import type { PersonId } from '../state/person.ts';
import {
  type Agreement,
  CHOICES,
  CHOICE_NAMES,
  type Choice,
  type HeadMaidBrain,
  type HeadMaidOrder,
  type HeadMaidState,
  VARIABLES,
} from '../state/head-maid.ts';

/** The head maid as the screen sees her. */
export interface HeadMaidShown {
  readonly mode: GoCapState;
  /** Who she is; null when nobody is on shift. */
  readonly id: PersonId | null;
  readonly appointed: PersonId | null;
  /** Choices of the player she has seen. */
  readonly watched: number;
  readonly agreement: Readonly<Agreement>;
  readonly behaviours: readonly BehaviorExplanation[];
  /** What the player would do now, as far as she knows. */
  readonly advice: Advice;
  readonly orders: readonly HeadMaidOrder[];
  /** What she has earned, of that today, and her title (0 = none yet). */
  readonly merits: number;
  readonly today: number;
  readonly title: number;
}

/** Counts after which a case is a habit. */
const LIMIT = 10;
/** Old habits fade, slowly: a day is some seventy choices. */
const DECAY = { every: 200, factor: 0.7 };
/** Somebody is sent across once or twice a day: beside seventy other choices it would never be the strongest. */
const ERRANDS = { ids: ['scout'], limit: 3, tries: 3, fade: 0.5 };

/** Learners by what was saved of them last: to go on from plain data costs a hundred times what is learned in between. */
const learners = new WeakMap<HeadMaidBrain['learned'], Apprentice>();

/** The learner, going on from what a brain knows. */
function apprentice(brain: HeadMaidBrain | null): Apprentice {
  const known = brain === null ? undefined : learners.get(brain.learned);
  if (known !== undefined) return known;
  const one = new Apprentice({ variables: VARIABLES, choices: CHOICES, limit: LIMIT, decay: DECAY, errands: ERRANDS });
  if (brain === null) return one;
  one.restore(brain.learned);
  learners.set(brain.learned, one);
  return one;
}

/** What is wrong with something that should be what she has learned; empty when nothing is. */
export function learnedProblems(learned: unknown): readonly { readonly path: string; readonly message: string }[] {
  const restored = apprentice(null).restore(learned);
  return restored.ok ? [] : restored.problems;
}

/** Knows nothing yet. */
export const freshBrain = (state: GoCapState = 'Player'): HeadMaidBrain => {
  const learned = apprentice(null).save();
  return {
    learned: { ...learned, actor: { ...learned.actor, state } },
    chosen: {},
    agreement: { n: 0, hits: 0, random: 0, frequent: 0 },
  };
};

/** A head maid nobody has taught anything. */
export const freshHeadMaid = (state: GoCapState = 'Player'): HeadMaidState => ({
  appointed: null,
  brain: freshBrain(state),
  look: null,
  orders: [],
  merits: {},
  today: 0,
});

/** The same head maid on another day: what she has learned stays, what she has ordered does not. */
export const nextMorning = (one: HeadMaidState): HeadMaidState => ({ ...one, look: null, orders: [], today: 0 });

/** What she is about: nothing, watching, giving orders. */
export const modeOf = ({ learned }: HeadMaidBrain): GoCapState => learned.actor.state;

/** The same brain in another mode. */
export const inMode = (brain: HeadMaidBrain, state: GoCapState): HeadMaidBrain => ({
  ...brain,
  learned: { ...brain.learned, actor: { ...brain.learned.actor, state } },
});

/** What the player would do here, of what is possible: a habit, or what comes nearest to one. Null when she knows nothing of it. */
export function advise(brain: HeadMaidBrain, situation: Situation, possible: readonly Choice[]): Advice {
  return apprentice(brain).advise(situation, { among: possible });
}

/** Every behaviour's maps, with the case each is in now. */
export function explain(brain: HeadMaidBrain, situation: Situation): BehaviorExplanation[] {
  return apprentice(brain).explain(situation);
}

/** What she would have said, and which choice was the most frequent of the possible ones, before she learns this one. */
export interface Lesson {
  readonly advice: Advice;
  readonly frequent: Choice | null;
}

/** The player has chosen; her opinion is compared with it first, then she learns. */
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
  // Whoever else holds what was known before does not know this.
  learners.delete(brain.learned);
  one.watch(situation, choice, among);
  brain.learned = one.save();
  learners.set(brain.learned, one);
  brain.chosen[choice] = (brain.chosen[choice] ?? 0) + 1;
  return { advice, frequent };
}

/** The choice seen most often, the first of equals; null when none of them was. */
export function mostFrequent(chosen: Readonly<Record<string, number>>, among: readonly Choice[]): Choice | null {
  let best: Choice | null = null;
  for (const choice of CHOICE_NAMES)
    if (among.includes(choice) && (chosen[choice] ?? 0) > (best === null ? 0 : (chosen[best] ?? 0))) best = choice;
  return best;
}
