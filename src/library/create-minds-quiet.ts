/**
 * `createMinds` of the package's production build. This version checks only saves for mistakes, and does not use
 * `report`.
 */

import { checkSaved } from '../ai/door/checks/check-saved.ts';
import { type createMinds as create, mindsOf } from '../ai/door/create-minds.ts';

/** Creates the minds of a game; `report` is not used. */
export const createMinds: typeof create = (spec) => mindsOf(spec, null, checkSaved);
