/** Every script of this restaurant by name. A maid's are listed in maid/index.ts, a guest's in guest.ts, a chef's in chef.ts; another role's list is added here. */

import type { AIScript } from '../ai/index.ts';
import type { Actor } from '../sim/surface.ts';
import { chefScripts } from './chef.ts';
import { guestScripts } from './guest.ts';
import { maidScripts } from './maid/index.ts';

/** What the café runs and what is exchanged when a script is edited on disk. */
// A script for maids is only ever put behind a maid's warp keys (warps.csv), so each may name its own kind of actor.
export const scripts: Readonly<Record<string, AIScript<Actor>>> = {
  ...maidScripts,
  ...guestScripts,
  ...chefScripts,
} as unknown as Readonly<Record<string, AIScript<Actor>>>;
