/**
 * An actor that learns to act like the player by observing (_GoCap_: Game Observation Capture). Each time the player
 * does something, the game trains the behaviour with that id, which counts the present situation. On its own, the
 * actor then does what the player has done often enough in situations like the present one.
 *
 *     const squire = new GoCapActor();
 *     squire.addBehavior(attack, drink);
 *     if (squire.state === 'Train') squire.train('drink');   // in the function with which the player drinks
 *     const [first = 'wait'] = squire.decide();              // none fires: the caller's own fallback
 *
 * If several ids fire, the game decides which is best; `strengths` is a way to compare them.
 */

import { didYouMean, type LoadProblem } from '../problems.ts';
import type { GoCapBehavior } from './behavior.ts';
import { differences, type GoCapState, parsed, type SavedActor } from './saved.ts';

/**
 * The state of one rule of a behaviour in the present situation: in which case (range of values) its variable is, how
 * often this case was counted, and the counts of all cases.
 */
export interface RuleExplanation {
  readonly name: string;
  readonly case: number;
  readonly count: number;
  readonly limit: number;
  readonly fired: boolean;
  readonly counts: readonly number[];
}

/** Explains one behaviour in the present situation: whether it fires, and why. */
export interface BehaviorExplanation {
  readonly id: string;
  readonly fires: boolean;
  readonly trained: number;
  readonly rules: readonly RuleExplanation[];
}

/** An actor that learns by observing the player: a set of behaviours that are trained together. */
export class GoCapActor {
  state: GoCapState = 'Player';
  private readonly list: GoCapBehavior[] = [];
  private readonly byId = new Map<string, GoCapBehavior>();

  /** Adds behaviours. @throws Error when an id exists already */
  addBehavior(...behaviors: GoCapBehavior[]): void {
    for (const behavior of behaviors) {
      if (this.byId.has(behavior.id)) throw new Error(`there are two behaviours '${behavior.id}'`);
      this.byId.set(behavior.id, behavior);
      this.list.push(behavior);
    }
  }

  /** All behaviours, in the order added. */
  get behaviors(): readonly GoCapBehavior[] {
    return this.list;
  }

  /** Trains a behaviour: counts that the player has shown it in the present situation. @throws Error for an unknown id */
  train(id: string): void {
    const behavior = this.byId.get(id);
    if (behavior === undefined) throw new Error(`there is no behaviour '${id}'${didYouMean(id, this.byId.keys())}`);
    behavior.reinforce();
  }

  /**
   * Returns the ids of all behaviours that fire, in the order in which they were added. A behaviour fires when the
   * player has shown it often enough in situations like the present one.
   */
  decide(): string[] {
    return this.behaviors.filter((behavior) => behavior.fires()).map(({ id }) => id);
  }

  /**
   * Explains every behaviour in the present situation: whether it fires and, for each of its rules, the present case of
   * the variable and how often this case was counted.
   */
  explain(): BehaviorExplanation[] {
    return this.behaviors.map((behavior) => ({
      id: behavior.id,
      fires: behavior.fires(),
      trained: behavior.trained,
      rules: behavior.rules.map((rule) => {
        const at = rule.case();
        const count = rule.counts[at] as number;
        return {
          name: rule.name,
          case: at,
          count,
          limit: rule.limit,
          fired: count >= rule.habit,
          counts: [...rule.counts],
        };
      }),
    }));
  }

  /**
   * Fades all habits: multiplies every count by `factor`. @param factor 0 … 1 @throws Error when `factor` is outside
   * this range
   */
  decay(factor: number): void {
    for (const behavior of this.behaviors) behavior.decay(factor);
  }

  /**
   * Adds the counts of another actor to the counts of this one; each sum is cut off at the rule's limit.
   * @throws Error listing the differences if the two do not match; then nothing is added
   */
  merge(other: GoCapActor): void {
    this.take(other.toJSON(), (mine, theirs, limit) => Math.min(limit, mine + theirs));
  }

  /** Everything the actor has learned, and its mode (Player, Train or Auto), as plain data. */
  toJSON(): SavedActor {
    return {
      state: this.state,
      behaviors: this.behaviors.map(({ id, trained, rules }) => ({
        id,
        trained,
        rules: rules.map(({ name, limit, counts }) => ({ name, limit, counts: [...counts] })),
      })),
    };
  }

  /**
   * Checks saved data against this actor: it must have the same behaviours, in any order, with the same rules, and
   * counts from 0 to the rule's limit. Never throws.
   * @param json a result of `toJSON`, or its text
   * @returns every difference with its place; empty if the data can be loaded
   */
  differences(json: unknown): readonly LoadProblem[] {
    return differences(this.toJSON(), parsed(json));
  }

  /**
   * Restores saved data. For untrusted data call {@link differences} first.
   * @param json a result of `toJSON`, or its text
   * @throws Error listing every difference; then nothing is changed
   */
  load(json: unknown): void {
    const saved = this.take(json, (_, theirs) => theirs);
    this.state = saved.state;
  }

  private take(json: unknown, counter: (mine: number, theirs: number, limit: number) => number): SavedActor {
    const found = this.differences(json).map(({ path, message }) => `${path}: ${message}`);
    if (found.length > 0) throw new Error(`this does not fit what the actor is made of:\n${found.join('\n')}`);
    const saved = parsed(json) as SavedActor;
    for (const { id, trained, rules } of saved.behaviors) {
      const behavior = this.byId.get(id) as GoCapBehavior;
      behavior.trained = counter(behavior.trained, trained, Infinity);
      behavior.rules.forEach(({ counts, limit }, i) =>
        rules[i]?.counts.forEach((theirs, at) => (counts[at] = counter(counts[at] as number, theirs, limit))),
      );
    }
    return saved;
  }
}
