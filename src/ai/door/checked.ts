/**
 * `createMinds` with checks for development. It checks the object that a game passes and the results of `perform`, and
 * reports mistakes that appear only while the game runs. The package's production build and the café leave these checks
 * out.
 */

import { checkIds } from './checks/check-ids.ts';
import { checkedBehaviours } from './checks/check-progress.ts';
import { checkSaved } from './checks/check-saved.ts';
import { checkSpec } from './checks/check-spec.ts';
import { type createMinds, mindsOf } from './create-minds.ts';
import type { Hooks } from './hooks.ts';
import { Loud } from './report-mistakes.ts';

/**
 * Watches a source of random numbers other than the minds' own streams, such as `Math.random`, while a script thinks.
 */
export interface WatchedRandom {
  begin(): void;
  /** Stops watching. @returns whether a number was drawn since `begin` */
  end(): boolean;
}

type Spec = Parameters<typeof mindsOf>[0];
type CreateChecked = typeof createMinds & ((spec: Spec, random: WatchedRandom) => ReturnType<typeof mindsOf>);

/**
 * Creates the minds of a game, and reports mistakes to its `report`.
 * @param random a source of random numbers; scripts that draw from it are reported, too. `src/ai` may not use
 * `Math.random`, so the package passes it
 * @throws Error with all mistakes in the object at once, each with its place
 */
export const createCheckedMinds: CreateChecked = (spec: Spec, random: WatchedRandom | null = null) => {
  checkSpec(spec);
  const { report = null } = spec;
  if (report === null) return mindsOf(spec, null, checkSaved);
  const loud = new Loud(report);
  const hooks = random === null ? {} : { hooks: watching(spec.hooks, random, loud) };
  const behaviours = checkedBehaviours(spec.behaviours, loud);
  const minds = mindsOf({ ...spec, ...hooks, behaviours }, loud, checkSaved);
  checkIds(minds, loud);
  return minds;
};

/** The game's hooks, extended so that the source of random numbers is watched between `before` and `after`. */
const watching = (hooks: Hooks | undefined, random: WatchedRandom, loud: Loud): Hooks => ({
  ...hooks,
  before(me) {
    hooks?.before?.(me);
    random.begin();
  },
  after(me) {
    loud.drewElsewhere = random.end();
    hooks?.after?.(me);
  },
});
