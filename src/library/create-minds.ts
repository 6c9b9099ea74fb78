/** `createMinds` as the package exports it: it prints mistakes during development. */

import { createCheckedMinds, type createMinds as create } from '../ai/door/index.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };
declare const console: { warn(message: string): void };

/**
 * Whether the game is in development: everywhere but where a bundler or Node sets NODE_ENV to `production`. A page
 * without a bundler has no `process`, which counts as development.
 */
function inDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return true;
  }
}

/**
 * Creates the minds of a game from one object: its facts, behaviours, scripts and kinds of character. If `report` is
 * left out, mistakes are printed with `console.warn` during development and not looked for in production.
 * @throws Error with all mistakes in the object at once, each with its place
 */
export const createMinds: typeof create = (spec) =>
  createCheckedMinds(
    spec.report === undefined && inDevelopment() ? { ...spec, report: (message) => console.warn(message) } : spec,
  );
