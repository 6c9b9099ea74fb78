/**
 * Somebody who watches what the player chooses, and later advises what the player would choose (chapter 6.2). The game
 * cuts its world into a situation – named variables, each in one of a few cases –, and names the choices.
 *
 *     const maid = new Apprentice({
 *       variables: { queue: 4, litter: 3 },
 *       choices: { greet: ['queue'], sweep: ['queue', 'litter'], wait: [] },
 *     });
 *     maid.watch({ queue: 3, litter: 0 }, 'greet');
 *     maid.advise({ queue: 2, litter: 2 });   // { id: 'sweep', basis: 'habit', … }
 *
 * A choice is habit when its behaviour fires, exactly as `actor.decide()` says; of several the strongest is advised. When
 * none fires it is the caller's fallback, or the choice that comes nearest to being a habit.
 */

import { didYouMean, Problems } from '../problems.ts';
import { fieldsOf, numberIn, type Restored, settled } from '../restoring.ts';
import { within } from '../yaml.ts';
import { GoCapActor, type BehaviorExplanation } from './actor.ts';
import { GoCapBehavior } from './behavior.ts';
import { GoCapRule } from './rule.ts';
import type { SavedActor } from './saved.ts';
import { strengths } from './strength.ts';

/** Each variable's case, from 0. */
export type Situation = Readonly<Record<string, number>>;

/** What can be watched. */
export interface ApprenticeOptions {
  /** Variable → into how many cases it is cut. */
  readonly variables: Readonly<Record<string, number>>;
  /** Choice → the variables it depends on; in the order in which equals are preferred. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Counts after which a case is learned, usually 10. */
  readonly limit?: number;
  /**
   * Old habits fade: within every so many watched choices each behaviour's counters are multiplied by `factor` once,
   * usually within 100, by 0.7. They take turns, so that never all of them have just lost what makes them fire.
   */
  readonly decay?: { readonly every: number; readonly factor: number };
  /**
   * Choices made too seldom ever to be the strongest – once a day, say. Their cases are learned after `limit` counts. One
   * that fires goes before all others, one that does not is never the nearest. When it would have been advised `tries`
   * times running and something else was chosen, it fades by `fade`: until it is seen again it is no habit. With time
   * alone it does not fade.
   */
  readonly errands?: {
    readonly ids: readonly string[];
    readonly limit: number;
    readonly tries: number;
    readonly fade: number;
  };
}

/** What the player would probably do. */
export interface Advice {
  /** A choice; null when nothing has been learned that could be advised. */
  readonly id: string | null;
  /** Whether it fires, or was taken because nothing does. */
  readonly basis: 'habit' | 'fallback';
  /** All that fire. */
  readonly firing: readonly string[];
  /** Its share of the strength of all that were considered, 0 … 1; 0 for a caller's fallback. */
  readonly share: number;
}

/** An apprentice as plain data. */
export interface SavedApprentice {
  readonly watched: number;
  /** Times running an errand was advised and not run; left out = 0. */
  readonly inVain?: number;
  readonly actor: SavedActor;
}

const LIMIT = 10;
const DECAY = { every: 100, factor: 0.7 };
/** Little: the maps are worth believing as soon as there is something in them. */
const SMOOTHING = 0.5;
const NO_ERRANDS = { ids: [], limit: 1, tries: 1, fade: 1 } as const;

/** A learner over quantised situations. */
export class Apprentice {
  /** Its brain: cluster maps, and the state Player, Train or Auto, which the game sets and reads. */
  readonly actor = new GoCapActor();
  private readonly decay: { readonly every: number; readonly factor: number };
  private readonly errands: Required<ApprenticeOptions>['errands'];
  private situation: Situation = {};
  private watched = 0;
  private inVain = 0;

  /** @throws Error when a choice depends on an unknown variable, or limit, cases or decay make no sense */
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
   * The player chose this in this situation. @param among the choices that were possible, usually all
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
   * What the player would do.
   * @param options `among`: the choices that are possible now, usually all. `fallback`: asked when none of them fires
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
    // An errand is run out of habit or not at all.
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

  /** Which cases stand at what count in this situation. @throws Error naming a variable that is missing */
  explain(situation: Situation): BehaviorExplanation[] {
    this.situation = situation;
    return this.actor.explain();
  }

  /** What it has learned, as plain data. */
  save(): SavedApprentice {
    const { watched, inVain } = this;
    return { watched, ...(inVain > 0 ? { inVain } : {}), actor: this.actor.toJSON() };
  }

  /** Goes on from a saved state of the same variables and choices, or says all that is wrong and changes nothing. Never throws. */
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
