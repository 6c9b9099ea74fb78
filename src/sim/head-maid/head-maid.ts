/**
 * The head maid's mind (chapter 6.2): what she can learn, from which sides of the café, and what she knows by now, as
 * plain data in the café's state. She watches which orders the player gives in which situation; later she gives them
 * herself. `head-maid-eyes.ts` sees the situation, `head-maid-work.ts` watches and gives orders.
 *
 *     const brain = freshBrain();
 *     learn(brain, situation, 'sweep', ['sweep', 'wait']);          // the player had litter swept
 *     advise(brain, situation, ['sweep', 'wait']).id                // 'sweep', once it has become a habit
 */

import {
  type Advice,
  Apprentice,
  type BehaviorExplanation,
  type GoCapState,
  type SavedApprentice,
  type Situation,
} from '../../ai/index.ts';
import type { PersonId } from '../state/person.ts';

/** What sways an order, and into how many cases it is cut. */
export const VARIABLES = {
  /** Guests in the queue at the door: none, one, two or three, more. */
  queue: 4,
  /** The longest anybody has called whom nobody serves: nobody, under 5 s, under 15 s, under 30 s, longer. */
  wait: 5,
  /** Callers who would like to pay: none, one, more. */
  bills: 3,
  /** Dishes on the pass that nobody fetches: none, one, two or three, more. */
  dishes: 4,
  /** Maids with nothing to do: none, one, two or three, more. */
  idle: 4,
  /** Litter nobody sweeps: none, one, two or three, more. */
  litter: 4,
  /** A celebrity: nobody, in the house, calling and unserved. */
  hero: 3,
  /** The quarter of the day. */
  time: 4,
  /** The rival today: nobody has been across, somebody is, somebody has been. */
  scouted: 3,
} as const;
export type Variable = keyof typeof VARIABLES;

/** What the player can order, and what that may depend on; the last is to let them do as they like. */
export const CHOICES = {
  serveHero: ['hero', 'wait', 'idle', 'time'],
  serveLongest: ['wait', 'hero', 'litter', 'idle', 'dishes'],
  serveBill: ['bills', 'wait', 'litter', 'idle'],
  serveOrder: ['wait', 'bills', 'litter', 'idle'],
  sweep: ['litter', 'wait', 'queue', 'idle'],
  gatherDoor: ['queue', 'litter', 'idle', 'wait'],
  toPass: ['dishes', 'hero', 'idle', 'wait'],
  toPassPlain: ['dishes', 'hero', 'idle', 'wait'],
  scout: ['scouted', 'idle', 'queue'],
  wait: ['wait', 'litter', 'idle', 'queue', 'hero', 'dishes'],
} as const satisfies Readonly<Record<string, readonly Variable[]>>;
export type Choice = keyof typeof CHOICES;
export const CHOICE_NAMES = Object.keys(CHOICES) as readonly Choice[];

/** How well she would have advised so far, beside somebody who draws among what is possible and somebody who always says what was chosen most. */
export interface Agreement {
  /** Choices of the player she had an opinion on beforehand. */
  n: number;
  hits: number;
  /** Hits to be expected of a drawn choice. */
  random: number;
  frequent: number;
}

/** All she has learned; what an export holds. */
export interface HeadMaidBrain {
  learned: SavedApprentice;
  /** How often each choice was seen. */
  chosen: Record<string, number>;
  agreement: Agreement;
}

/** One side of a situation, and how often the player has chosen so in this case. */
export interface Basis {
  readonly name: string;
  readonly case: number;
  readonly count: number;
  readonly limit: number;
  readonly fired: boolean;
}

/** An order she has given. */
export interface HeadMaidOrder {
  readonly tick: number;
  /** Its number on the board. */
  readonly command: number;
  readonly choice: Choice;
  readonly basis: 'habit' | 'fallback';
  readonly to: readonly PersonId[];
  readonly cases: readonly Basis[];
  /** Somebody has taken it up. */
  followed: boolean;
}

/** The head maid as part of the café's state. */
export interface HeadMaidState {
  /** Whom the player has appointed; null = whoever ranks highest. */
  appointed: PersonId | null;
  brain: HeadMaidBrain;
  /** The café at her last look: when no order comes of it before the next, the player has left them alone in it. */
  look: { situation: Situation; possible: Choice[] } | null;
  /** Her last orders, newest last. */
  orders: HeadMaidOrder[];
  /** What each who has been head maid has earned by it; see head-maid-titles.ts. */
  merits: Record<PersonId, number>;
  /** Of that, today. */
  today: number;
}

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
