/**
 * Computes the weights that a recorded choice would have had with an edited configuration, before the edit is applied.
 * The recorded inputs are put through the new curves. The weight is unknown (null) if that is impossible, because
 * another kind of consideration was edited or because two considerations have the same name. Pure.
 */

import type { ConsiderationScore, OptionScore, UtilityDecision } from '../../ai/index.ts';
import { type Part, weighAt } from './editable-parts.ts';

/** New weights by sheet (the scores that were compared with each other) and option; null = unknown. */
export type NewWeights = ReadonlyMap<readonly OptionScore[], ReadonlyMap<string, number | null>>;

/** A consideration before and after the edit. */
interface Edit {
  readonly before: Part;
  readonly after: Part;
  /** Whether the consideration was edited. */
  readonly edited: boolean;
}

/**
 * Weighs a recorded choice anew with the edited configuration.
 * @returns null if no consideration was edited
 */
export function rescored(
  decision: UtilityDecision,
  before: readonly Part[],
  after: readonly Part[],
): NewWeights | null {
  const edits = editsOf(before, after);
  if (before.length === after.length && [...edits.values()].every((edit) => edit?.edited === false)) return null;
  const weights = new Map<readonly OptionScore[], Map<string, number | null>>();
  const sheet = (scores: readonly OptionScore[]): void => {
    const mine = new Map<string, number | null>();
    const most = Math.max(...scores.map(({ considerations }) => considerations.length));
    for (const score of scores) {
      mine.set(score.name, before.length === after.length ? weightOf(score, edits, most) : null);
      for (const part of score.considerations) if (part.picked !== undefined) sheet(part.picked.scores);
    }
    weights.set(scores, mine);
  };
  for (let one: UtilityDecision | undefined = decision; one !== undefined; one = one.then) sheet(one.scores);
  return weights;
}

/** The choice with its new weights, to be shown like the recorded one; an unknown weight is NaN. */
export function withWeights(decision: UtilityDecision, anew: NewWeights): UtilityDecision {
  const sheet = (scores: readonly OptionScore[]): OptionScore[] =>
    scores.map((score) => ({
      ...score,
      weight: anew.get(scores)?.get(score.name) ?? NaN,
      considerations: score.considerations.map((part) =>
        part.picked === undefined ? part : { ...part, picked: { ...part.picked, scores: sheet(part.picked.scores) } },
      ),
    }));
  return {
    ...decision,
    scores: sheet(decision.scores),
    ...(decision.then === undefined ? {} : { then: withWeights(decision.then, anew) }),
  };
}

/**
 * The edits by the name that the consideration has in a recorded score; null = several considerations have this name.
 */
function editsOf(before: readonly Part[], after: readonly Part[]): ReadonlyMap<string, Edit | null> {
  const edits = new Map<string, Edit | null>();
  before.forEach((part, i) => {
    const now = after[i];
    if (now === undefined || now.name !== part.name || now.type !== part.type) return;
    const edited = JSON.stringify(now.raw) !== JSON.stringify(part.raw);
    const others = edits.get(part.name);
    edits.set(part.name, others === undefined ? { before: part, after: now, edited } : edited ? null : others && (others.edited ? null : others)); // prettier-ignore
  });
  return edits;
}

/**
 * The weight of an option: the sum of its considerations' addends times the product of their multipliers. The edited
 * considerations are weighed anew. Null = unknown.
 */
function weightOf(score: OptionScore, edits: ReadonlyMap<string, Edit | null>, most: number): number | null {
  if (score.considerations.length === 0) return score.weight;
  let sum = 0;
  let product = 1;
  for (const part of score.considerations) {
    if (part.considerations?.some((inner) => touched(inner, edits)) === true) return null;
    const edit = edits.get(part.name ?? part.type);
    if (edit === null) return null;
    if (edit === undefined || !edit.edited) {
      sum += part.addend;
      product *= part.multiplier;
      continue;
    }
    const { weight } = edit.after;
    if (weight === null || edit.before.weight?.gives !== weight.gives || !isOnlyCurve(edit)) return null;
    if (typeof part.input !== 'number' || !Number.isFinite(part.input)) return null;
    const given = weighAt(weight, part.input);
    sum += weight.gives === 'addend' ? given : part.addend;
    product *= weight.gives === 'multiplier' ? given : part.multiplier;
  }
  // An option that could no longer win was not weighed to the end, so its other considerations are unknown.
  return score.considerations.length < most && product > 0 ? null : sum * product;
}

const touched = (part: ConsiderationScore, edits: ReadonlyMap<string, Edit | null>): boolean =>
  edits.get(part.name ?? part.type)?.edited !== false && edits.has(part.name ?? part.type)
    ? true
    : (part.considerations?.some((inner) => touched(inner, edits)) ?? false);

/** Whether only the curve was edited, and not what the consideration reads. */
function isOnlyCurve({ before, after }: Edit): boolean {
  const { weight: _, ...old } = before.raw;
  const { weight: __, ...now } = after.raw;
  return JSON.stringify(old) === JSON.stringify(now);
}
