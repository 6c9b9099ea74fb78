/** Every script of this restaurant by name. The only file to touch when a script is added. */

import type { AIScript } from '../ai/index.ts';
import type { Actor } from '../sim/surface.ts';
import { chefScripts } from './chef.ts';
import { guestScripts } from './guest.ts';
import { maidScripts } from './maid/index.ts';

// A script for maids is only ever put behind a maid's warp keys (warps.csv), so each may name its own kind of actor.
export const scripts: Readonly<Record<string, AIScript<Actor>>> = { ...maidScripts, ...guestScripts, ...chefScripts } as unknown as Readonly<Record<string, AIScript<Actor>>>;
