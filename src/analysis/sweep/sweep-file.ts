/**
 * The file of a finished sweep, which the lab opens. It contains what the lab shows; the scenario, for example, is not
 * in it.
 */

import { inOrder } from './results.ts';
import type { Sweep } from './form.ts';

export const FORMAT = 'honeybell-sweep';
export const VERSION = 1;

export function sweepText({ hash, plan, cells, results }: Sweep, promises: readonly string[]): string {
  const { name, axes, design, seeds, figures, goal, directions } = plan;
  const rows = inOrder(results).map(({ cell, seed, figures: of, broken, failed }) => [
    cell,
    seed,
    figures.map((figure) => of[figure] ?? null),
    broken,
    failed,
  ]);
  const head = { format: FORMAT, version: VERSION, hash, name, base: plan.base.is, design, seeds, figures, goal, directions, promises }; // prettier-ignore
  const shownAxes = axes.map(({ name, labels }) => ({ name, labels }));
  return `${JSON.stringify({ ...head, axes: shownAxes, cells, rows })}\n`;
}
