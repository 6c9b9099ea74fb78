/** The shapes this restaurant's scripts work with: who thinks, and what a todo of theirs is. */

import type { AIScript, Json, JsonObject } from '../ai/index.ts';
import type { Actor } from '../sim/script-api/script-api.ts';
import type { Chef, Guest, Maid } from '../sim/state/person.ts';

/** A script for maids; `me` is the maid. */
export type MaidScript = AIScript<Actor<Maid>>;
/** A script for guests. */
export type GuestScript = AIScript<Actor<Guest>>;
/** A script for chefs. */
export type ChefScript = AIScript<Actor<Chef>>;

/** The eventParam as an object; empty when the last warp handed over nothing of the kind. */
export const fields = (param: Json | undefined): JsonObject =>
  typeof param === 'object' && param !== null && !Array.isArray(param) ? (param as JsonObject) : {};
