/** `createMinds` as the package's production build exports it: it looks for mistakes in saves only, and `report` is not used. */

import { checkSaved } from '../ai/door/checks/check-saved.ts';
import { type createMinds as create, mindsOf } from '../ai/door/create-minds.ts';

/** Creates the minds of a game; `report` is not used. */
export const createMinds: typeof create = (spec) => mindsOf(spec, null, checkSaved);
