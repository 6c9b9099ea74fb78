/** `createMinds` as the package's production build exports it: it looks for no mistakes. */

import { createMinds as create } from '../ai/door/index.ts';

/** Creates the minds of a game; `report` is not used. */
export const createMinds: typeof create = (spec) => create({ ...spec, report: null });
