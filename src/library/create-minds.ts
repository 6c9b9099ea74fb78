/** `createMinds` as the package exports it: it prints mistakes during development. */

import { createCheckedMinds, type createMinds as create } from '../ai/door/index.ts';
import { inDevelopment, MathRandom, print } from './development.ts';

/**
 * Creates the minds of a game from one object: its facts, behaviours, scripts and kinds of character. If `report` is
 * left out, mistakes are printed with `console.warn` during development and not looked for in production.
 * @throws Error with all mistakes in the object at once, each with its place
 */
export const createMinds: typeof create = (spec) =>
  createCheckedMinds(
    spec.report === undefined && inDevelopment() ? { ...spec, report: print } : spec,
    new MathRandom(),
  );
