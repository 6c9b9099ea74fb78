/**
 * Opens the file of a finished sweep and shows its map, drawn by the same code as the sweep's own report, with the best
 * settings. Before a sweep is opened, it says what a sweep is.
 */

import { h, type VNode } from 'preact';
import { Button, FileButton, Frame, Glyph } from '../../ui/index.ts';
import type { Drawn } from '../../analysis/sweep/drawing.ts';
import { mapPicture } from '../../analysis/sweep/map-picture.ts';
import type { Report } from '../../analysis/sweep/model.ts';
import { shownFigure } from '../../analysis/sweep/shown-figure.ts';
import { canTell, type LabKey, tell } from '../words/index.ts';
import type { OpenedSweep } from './opened-sweep.ts';
import { figureName } from './Verdict.tsx';

const MOST_ERRORS = 12;
/** Number of the best settings that are listed. */
const BEST = 5;

/** Converts a picture that was drawn by the sweep's code to elements of the page. */
const elementsOf = (node: Drawn | string): VNode | string =>
  typeof node === 'string' ? node : h(node.tag, node.attributes, ...node.children.map(elementsOf));

const nameOf = (figure: string): string =>
  figure.includes('.') || canTell(`figure.${figure}`) ? figureName(figure) : canTell(`sweep.figure.${figure}`) ? tell(`sweep.figure.${figure}` as LabKey) : figure; // prettier-ignore

export function SweepPanel({ sweep }: { readonly sweep: OpenedSweep }) {
  const report = sweep.report.value;
  const errors = sweep.errors.value;
  return (
    <section class="whatif-sweep" aria-label={tell('sweep.title')}>
      <div class="row gap-8 heat-row wrap">
        <h3 class="text-14 bold headline">{report === null ? tell('sweep.title') : report.sweep.plan.name}</h3>
        <FileButton accept=".json,application/json" onFile={(file) => void sweep.openFile(file)}>
          {tell('sweep.open')}
        </FileButton>
        {report !== null && (
          <Button size="small" onPress={() => sweep.close()}>
            {tell('sweep.close')}
          </Button>
        )}
        {report === null && <p class="text-12 muted whatif-sweep-how">{tell('sweep.how')}</p>}
      </div>
      {errors.length > 0 && (
        <Frame look="error" class="pad-medium" role="alert">
          <p class="text-14 bold row gap-4">
            <Glyph name="warn" /> {tell('sweep.refused', { count: errors.length })}
          </p>
          <ul class="text-12 mono">
            {errors.slice(0, MOST_ERRORS).map((error, i) => (
              <li key={i}>{error}</li>
            ))}
          </ul>
          {errors.length > MOST_ERRORS && (
            <p class="text-12">{tell('sweep.more', { count: errors.length - MOST_ERRORS })}</p>
          )}
        </Frame>
      )}
      {report !== null && <Opened sweep={sweep} report={report} />}
    </section>
  );
}

function Opened({ sweep, report }: { readonly sweep: OpenedSweep; readonly report: Report }) {
  const { figure, x, y } = sweep.map.value;
  const { plan, cells, results } = report.sweep;
  const axes = plan.axes.map(({ name }, i) => [String(i), name] as const);
  const choice = (label: LabKey, value: string, offered: readonly (readonly [string, string])[], set: (to: string) => void) => (
    <select
      class="frame btn btn-paper small-select text-12"
      aria-label={tell(label)}
      title={tell(label)}
      value={value}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    >
      {offered.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  ); // prettier-ignore
  const title = tell('sweep.map', { figure: nameOf(figure), name: plan.name });
  const rivals = report.cells.slice(1).filter(({ behind }) => !behind).length;
  return (
    <div class="whatif-sweep-opened">
      <div class="whatif-sweep-picture">{elementsOf(mapPicture(report.map(figure, x, y), title))}</div>
      <div class="heat-side">
        <div class="row gap-4 heat-row">
          {choice('heat.figure', figure, plan.figures.map((one) => [one, nameOf(one)] as const), (to) => sweep.show({ figure: to }))}
          {y !== null && axes.length > 2 && choice('heat.x', String(x), axes, (to) => sweep.show({ x: Number(to) }))}
          {y !== null && axes.length > 2 && choice('heat.y', String(y), axes, (to) => sweep.show({ y: Number(to) }))}
        </div>
        <p class="text-12 muted">
          {tell('sweep.read', { seeds: report.commonSeeds.length, cells: cells.length, runs: results.length })}
        </p>
        <h4 class="text-13 bold">{tell('sweep.best', { figure: nameOf(plan.goal.figure) })}</h4>
        <ol class="text-13 whatif-sweep-best">
          {report.cells.slice(0, BEST).map(({ cell, labels, figures: { [plan.goal.figure]: estimate } }) => (
            <li key={cell}>
              {plan.axes.map((axis, i) => `${axis.name} ${labels[i] ?? ''}`).join(', ')}
              {estimate !== undefined && <b> {shownFigure(plan.goal.figure, estimate.mean)}</b>}
            </li>
          ))}
        </ol>
        <p class="text-12 muted">{tell('sweep.rivals', { rivals, others: report.cells.length - 1 })}</p>
      </div>
    </div>
  ); // prettier-ignore
}
