/** Helpers for the tests of utility AI: valid configurations, contexts, and problems as text. */

import {
  createFactory,
  type Factory,
  loadConfig,
  real,
  type Reasoner,
  stream,
  type UtilityContext,
} from '../../../src/ai/index.ts';

/** The reasoner of a configuration. @throws Error when it is invalid */
export function reasonerOf(source: string | object, factory: Factory = createFactory()): Reasoner {
  const read = loadConfig(source, factory);
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return read.reasoner;
}

/** The problems of a configuration, as `line path: message`. */
export function problemsOf(source: unknown, factory: Factory = createFactory()): string[] {
  const read = loadConfig(source as string, factory);
  return read.ok ? [] : read.problems.map(({ line, path, message }) => `${line ?? '-'} ${path}: ${message}`);
}

/** A context with empty stores, seeded random numbers, and the given fields. */
export function contextOf(given: Partial<UtilityContext> = {}, seed = 1): UtilityContext {
  const chance = stream(seed, 'test');
  return { stores: { self: {}, brain: {}, global: {} }, now: 0, random: () => real(chance), ...given };
}

/** An option of one consideration, for configurations as objects. */
export const option = (name: string, ...considerations: object[]): object => ({ name, considerations });

/** How often each option is chosen in so many decisions. */
export function tally(reasoner: Reasoner, context: UtilityContext, times: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let i = 0; i < times; i++) {
    const name = reasoner.choose(context) ?? 'nothing';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** How many standard deviations a count is from the value its probability predicts. */
export const sigmas = (count: number, times: number, probability: number): number =>
  Math.abs(count - times * probability) / Math.max(1, Math.sqrt(times * probability * (1 - probability)));
