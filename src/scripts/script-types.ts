/** The types of this restaurant's scripts: the characters and their todos. */

import type { AIScript, Json, JsonObject } from '../ai/index.ts';
import type { Actor, Chef, Guest, Maid } from '../sim/script-api/views.ts';

export type MaidScript = AIScript<Actor<Maid>>;
export type GuestScript = AIScript<Actor<Guest>>;
export type ChefScript = AIScript<Actor<Chef>>;

/** Returns the parameter of the last warp as an object; the object is empty if the warp had no parameter. */
export const fields = (param: Json | undefined): JsonObject =>
  typeof param === 'object' && param !== null && !Array.isArray(param) ? (param as JsonObject) : {};
