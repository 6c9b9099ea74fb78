/**
 * The Worker in which cafés run beside the page. Its name says for what: `ahead` runs a café with players' scripts some
 * ticks ahead of the page, `futures` runs what the lab asks. Both are one file, because each needs the whole
 * simulation, and a player who uses both fetches it once.
 */

import { answerJobs } from '../analysis/futures/worker.ts';
import { runAhead } from '../sandbox/worker.ts';

const ROLES = { ahead: runAhead, futures: answerJobs };
export type Role = keyof typeof ROLES;

/** The part of a dedicated Worker's scope that this file uses. TypeScript cannot load the types of page and Worker together. */
const { name } = globalThis as unknown as { readonly name: Role };
ROLES[name]();
