/**
 * What every head maid has learned in her training, before she has seen the player: an actor of GoCap that was shown
 * each lesson ten times. It is the same for all and never changes, so it is not part of the state. A habit of the
 * player takes precedence over it.
 *
 *     trained(situation, ['sweep', 'wait'])   // { lesson: 'litter', choice: 'sweep', cases: […] }
 */

import { GoCapActor, GoCapBehavior, GoCapRule, type Situation } from '../../ai/index.ts';
import { type Basis, type Choice, type Variable, VARIABLES } from '../state/head-maid.ts';

/**
 * A lesson: the choice that the head maid was taught and, in `when`, the situations in which it was taught, as the
 * allowed values of each variable.
 */
interface Lesson {
  /** Names the occasion; its words are `headMaid.lesson.<id>`. */
  readonly id: string;
  readonly choice: Choice;
  readonly when: Readonly<Partial<Record<Variable, readonly number[]>>>;
  /** Whether she follows the lesson even where the player's habit is one of those that keep no guest waiting ({@link LESS_URGENT}). */
  readonly urgent?: true;
}

/** Habits of the player that an urgent lesson comes before: no guest waits for what they do. */
export const LESS_URGENT: readonly (string | null)[] = ['wait', 'sweep', 'gatherDoor'];

/** The lessons, the most urgent first: of several that fit, the first decides. */
export const TRAINING: readonly Lesson[] = [
  // A celebrity calls.
  { id: 'hero', choice: 'serveHero', when: { hero: [2] }, urgent: true },
  // Four dishes or more stand on the pass, and nobody is fetching them.
  { id: 'fullPass', choice: 'toPass', when: { dishes: [3] }, urgent: true },
  // A guest has called for more than fifteen seconds.
  { id: 'longWait', choice: 'serveLongest', when: { wait: [3, 4] }, urgent: true },
  // Two or three dishes stand on the pass, and nobody is fetching them.
  { id: 'dishes', choice: 'toPass', when: { dishes: [2] }, urgent: true },
  // Guests stand at the door and nothing is more urgent: free tables are cleared for them.
  { id: 'tables', choice: 'sweep', when: { queue: [1, 2], wait: [0], dishes: [0] } },
  // Four guests or more stand at the door: tables with empty plates are cleared before the next guest is served.
  { id: 'door', choice: 'sweep', when: { queue: [3], wait: [0, 1, 2], dishes: [0, 1] } },
  // Litter lies on the floor, and nothing is more urgent.
  { id: 'litter', choice: 'sweep', when: { litter: [1, 2, 3], wait: [0, 1], dishes: [0], queue: [0] } },
];
/**
 * Number of times that a lesson was repeated at each of its values. Each value's count has reached its limit with that,
 * so the lesson counts as a habit.
 */
const TIMES = 10;

/** The situation that is being judged; the trained actor's rules read their variables from it. */
let now: Situation = {};

const trainedActor = makeActor();

function makeActor(): GoCapActor {
  const actor = new GoCapActor();
  for (const { id, when } of TRAINING) {
    const rules = Object.entries(when).map(([name, cases]) => {
      const rule = new GoCapRule({
        name,
        cases: VARIABLES[name as Variable],
        limit: TIMES,
        evaluate: () => now[name] as number,
      });
      for (const at of cases) for (let shown = 0; shown < TIMES; shown++) rule.reinforce(at);
      return rule;
    });
    actor.addBehavior(new GoCapBehavior(id, rules));
  }
  return actor;
}

/**
 * What the head maid's training advises in this situation: the first lesson that applies to it and whose choice is
 * possible. Null = there is none.
 * @param onlyUrgent whether only urgent lessons count
 */
export function trained(
  situation: Situation,
  possible: readonly Choice[],
  onlyUrgent = false,
): { readonly lesson: string; readonly choice: Choice; readonly cases: readonly Basis[] } | null {
  now = situation;
  for (const { id, fires, rules } of trainedActor.explain()) {
    const lesson = TRAINING.find((one) => one.id === id);
    if (!fires || lesson === undefined || !possible.includes(lesson.choice)) continue;
    if (onlyUrgent && lesson.urgent !== true) continue;
    return {
      lesson: id,
      choice: lesson.choice,
      cases: rules.map(({ name, case: at, count, limit, fired }) => ({ name, case: at, count, limit, fired })),
    };
  }
  return null;
}
