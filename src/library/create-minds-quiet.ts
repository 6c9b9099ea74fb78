/** `createMinds` of the package's production build. It looks for mistakes only in saves, and does not use `report`. */

import { checkSaved } from '../ai/door/checks/check-saved.ts';
import { type createMinds as create, mindsOf } from '../ai/door/create-minds.ts';

/** Creates the minds of a game; `report` is not used. */
export const createMinds: typeof create = (spec) => mindsOf(spec, null, checkSaved);
