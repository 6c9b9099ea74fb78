/**
 * An apprentice observes what the player chooses, and later advises what the player would choose. The game names the
 * choices, and describes each situation by variables. The values of a variable are divided into a few ranges, here
 * called cases, and a situation names the present case of each variable by its number.
 *
 *     const maid = new Apprentice({
 *       variables: { queue: 4, litter: 3 },
 *       choices: { greet: ['queue'], sweep: ['queue', 'litter'], wait: [] },
 *     });
 *     maid.watch({ queue: 3, litter: 0 }, 'greet');
 *     maid.advise({ queue: 2, litter: 2 });   // { id: 'sweep', basis: 'habit', … }
 *
 * A choice is a habit if its behaviour fires, exactly as `actor.decide()` says. If several fire, the strongest is
 * advised. If none fires, the advice is the caller's fallback, or the choice that is nearest to being a habit.
 */

import { didYouMean, Problems, within } from '../problems.ts';
import { fieldsOf, numberIn, type Restored, settled } from '../restoring.ts';
import { GoCapActor, type BehaviorExplanation } from './actor.ts';
import { GoCapBehavior } from './behavior.ts';
import { GoCapRule } from './rule.ts';
import type { SavedActor } from './saved.ts';
import { strengths } from './strength.ts';

/** A situation: for each variable, the number of the case (range of values) in which it is now, counted from 0. */
export type Situation = Readonly<Record<string, number>>;

/** Options of an {@link Apprentice}. */
export interface ApprenticeOptions {
  /** For each variable, the number of cases (ranges) into which its values are divided. */
  readonly variables: Readonly<Record<string, number>>;
  /** The names of the choices, each with the variables that it depends on. If two choices are equally strong, the one listed first is advised. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /**
   * How often the player must have made a choice in a case of a variable (a range of its values) until this case counts
   * as learned; 10 if left out.
   */
  readonly limit?: number;
  /**
   * Old habits fade. Once within every `every` watched choices, all counts of each behaviour are multiplied by
   * `factor`; 100 and 0.7 if left out. The behaviours take turns, so that they do not all stop firing at the same time.
   */
  readonly decay?: { readonly every: number; readonly factor: number };
  /**
   * Errands are choices made too rarely to ever be the strongest – once a day, say. An errand has a limit of its own,
   * `limit`, from which it counts as learned. An errand that fires takes precedence over all other choices; one that
   * does not fire is not advised. If it would have been advised `tries` times in a row but something else was chosen,
   * its counts are multiplied by `fade`, so that it is no habit until it is observed again. It does not fade with time.
   */
  readonly errands?: {
    readonly ids: readonly string[];
    readonly limit: number;
    readonly tries: number;
    readonly fade: number;
  };
}

/** Advice: what the player would probably do. */
export interface Advice {
  /** The advised choice; null if nothing that could be advised has been learned. */
  readonly id: string | null;
  /** `habit`: the advised choice fires. `fallback`: no choice fires, so a substitute is advised. */
  readonly basis: 'habit' | 'fallback';
  /** All choices that fire: the player has made each of them often enough in situations like this. */
  readonly firing: readonly string[];
  /** The advised choice's share of the total strength of all choices considered, 0 … 1; 0 for a caller's fallback. */
  readonly share: number;
}

/** An apprentice as plain data. */
export interface SavedApprentice {
  readonly watched: number;
  /** How many times in succession an errand (a rare choice) was advised but not done; left out = 0. */
  readonly inVain?: number;
  readonly actor: SavedActor;
}

const LIMIT = 10;
const DECAY = { every: 100, factor: 0.7 };
/**
 * Number added to every count when the strengths of choices are computed (smoothing). It is small, because the counts
 * are reliable as soon as there are a few.
 */
const SMOOTHING = 0.5;
const NO_ERRANDS = { ids: [], limit: 1, tries: 1, fade: 1 } as const;

/** A learner that counts which choices the player makes in which situations. */
export class Apprentice {
  /** The counts learned so far, and the state Player, Train or Auto, which the game sets and reads. */
  readonly actor = new GoCapActor();
  private readonly decay: { readonly every: number; readonly factor: number };
  private readonly errands: Required<ApprenticeOptions>['errands'];
  private situation: Situation = {};
  private watched = 0;
  private inVain = 0;

  /**
   * Creates an apprentice that has learned nothing.
   * @throws Error when a choice depends on an unknown variable, or when `limit`, `decay` or the number of cases of a
   * variable is out of range
   */
  constructor({ variables, choices, limit = LIMIT, decay = DECAY, errands = NO_ERRANDS }: ApprenticeOptions) {
    if (!(Number.isSafeInteger(decay.every) && decay.every >= 1 && decay.factor >= 0 && decay.factor <= 1))
      throw new Error('decay takes a whole `every` from 1 and a `factor` from 0 to 1');
    this.decay = decay;
    for (const id of errands.ids)
      if (!Object.hasOwn(choices, id))
        throw new Error(`there is no choice '${id}'${didYouMean(id, Object.keys(choices))}`);
    if (!(errands.fade >= 0 && errands.fade <= 1)) throw new Error('errands take a `fade` from 0 to 1');
    this.errands = errands;
    for (const [id, names] of Object.entries(choices)) {
      const rules = names.map((name) => {
        const cases = Object.hasOwn(variables, name) ? variables[name] : undefined;
        if (cases === undefined)
          throw new Error(
            `'${id}' depends on '${name}', which is no variable${didYouMean(name, Object.keys(variables))}`,
          );
        const most = errands.ids.includes(id) ? errands.limit : limit;
        return new GoCapRule({ name, cases, limit: most, evaluate: () => this.situation[name] as number });
      });
      this.actor.addBehavior(new GoCapBehavior(id, rules));
    }
  }

  /**
   * Learns that the player made this choice in this situation. @param among the choices that were possible; all if
   * left out
   * @throws Error for an unknown choice, or naming a variable that is missing
   */
  watch(situation: Situation, id: string, among?: readonly string[]): void {
    this.situation = situation;
    const { ids, tries, fade } = this.errands;
    const unwanted = this.actor.behaviors.filter(
      (one) => one.id !== id && ids.includes(one.id) && (among?.includes(one.id) ?? true) && one.fires(),
    );
    this.actor.train(id);
    if (ids.includes(id)) this.inVain = 0;
    else if (unwanted.length > 0 && ++this.inVain >= tries) {
      for (const errand of unwanted) errand.decay(fade);
      this.inVain = 0;
    }
    const { every, factor } = this.decay;
    const turn = this.watched++ % every;
    this.actor.behaviors.forEach((behavior, i, { length }) => {
      if (this.errands.ids.includes(behavior.id)) return;
      if (Math.floor((i * every) / length) === turn && this.watched > every) behavior.decay(factor);
    });
  }

  /**
   * Advises what the player would do.
   * @param options `among`: the choices possible now; all if left out. `fallback`: called if none of them fires
   * @throws Error naming a variable that is missing
   */
  advise(
    situation: Situation,
    options: { readonly among?: readonly string[]; readonly fallback?: () => string | null } = {},
  ): Advice {
    this.situation = situation;
    const { among, fallback } = options;
    const possible = (id: string): boolean => among === undefined || among.includes(id);
    const firing = this.actor.decide().filter(possible);
    const errands = firing.filter((one) => this.errands.ids.includes(one));
    const considered = errands.length > 0 ? errands : firing;
    if (firing.length === 0 && fallback !== undefined) return { id: fallback(), basis: 'fallback', firing, share: 0 };
    // Errands (choices that the player makes rarely) are advised only if they fire, so none of them is advised as the
    // choice nearest to being a habit.
    const nearest = (one: string): boolean => possible(one) && !this.errands.ids.includes(one);
    let id: string | null = null;
    let [most, sum] = [0, 0];
    for (const [candidate, strength] of strengths(this.actor, SMOOTHING)) {
      if (considered.length > 0 ? !considered.includes(candidate) : !nearest(candidate)) continue;
      sum += strength;
      if (strength > most) [id, most] = [candidate, strength];
    }
    return { id, basis: firing.length > 0 ? 'habit' : 'fallback', firing, share: id === null ? 0 : most / sum };
  }

  /**
   * Explains every choice in this situation: whether it fires and, for each variable that it depends on, the present
   * case (range of values) and how often this case was counted.
   * @throws Error naming a variable that is missing
   */
  explain(situation: Situation): BehaviorExplanation[] {
    this.situation = situation;
    return this.actor.explain();
  }

  /** Everything learned, as plain data. */
  save(): SavedApprentice {
    const { watched, inVain } = this;
    return { watched, ...(inVain > 0 ? { inVain } : {}), actor: this.actor.toJSON() };
  }

  /**
   * Restores a saved state of the same variables and choices, or returns all its problems and changes nothing. Never
   * throws.
   */
  restore(saved: unknown): Restored {
    const problems = new Problems();
    const { watched, inVain = 0, actor } = fieldsOf(saved);
    const count = numberIn(problems, 'watched', watched, 0, Infinity);
    const vain = numberIn(problems, 'inVain', inVain, 0, this.errands.tries);
    for (const { path, message } of this.actor.differences(actor)) problems.add(within('actor', path), message);
    return settled(problems, () => {
      this.watched = count;
      this.inVain = vain;
      this.actor.load(actor);
    });
  }
}
