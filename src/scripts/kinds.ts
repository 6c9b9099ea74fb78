/** The types of this restaurant's scripts: the characters and their todos. */

import type { AIScript, Json, JsonObject } from '../ai/index.ts';
import type { Actor, Chef, Guest, Maid } from '../sim/script-api/views.ts';

/** A script for maids; `me` is the maid. */
export type MaidScript = AIScript<Actor<Maid>>;
/** A script for guests; `me` is the guest. */
export type GuestScript = AIScript<Actor<Guest>>;
/** A script for chefs; `me` is the chef. */
export type ChefScript = AIScript<Actor<Chef>>;

/** The eventParam as an object; empty if the last warp had none. */
export const fields = (param: Json | undefined): JsonObject =>
  typeof param === 'object' && param !== null && !Array.isArray(param) ? (param as JsonObject) : {};
