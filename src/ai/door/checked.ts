/**
 * `createMinds` with checks, for development: of the object that a game passes, of what `perform` returns, and of what
 * only the running game can show. The package's production build and the café leave these out.
 */

import { checkIds } from './checks/check-ids.ts';
import { checkedBehaviours } from './checks/check-progress.ts';
import { checkSaved } from './checks/check-saved.ts';
import { checkSpec } from './checks/check-spec.ts';
import { type createMinds, mindsOf } from './create-minds.ts';
import { Loud } from './report-mistakes.ts';

/**
 * Creates the minds of a game, and reports mistakes to its `report`.
 * @throws Error with all mistakes in the object at once, each with its place
 */
export const createCheckedMinds: typeof createMinds = (spec) => {
  checkSpec(spec);
  const { report = null } = spec;
  if (report === null) return mindsOf(spec, null, checkSaved);
  const loud = new Loud(report);
  const minds = mindsOf({ ...spec, behaviours: checkedBehaviours(spec.behaviours, loud) }, loud, checkSaved);
  checkIds(minds, loud);
  return minds;
};
