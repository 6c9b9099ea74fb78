/**
 * The report of a sweep as one HTML file: it fetches nothing and runs no scripts, so it can be sent on and opened
 * anywhere. The replays of the worst seeds are inside it.
 */

import { escaped, markup } from './drawing.ts';
import type { Estimate } from './estimate.ts';
import type { Plan } from './form.ts';
import { type IntervalGroup, intervalPicture } from './interval-picture.ts';
import { mapPicture } from './map-picture.ts';
import type { CellSummary, Report } from './model.ts';
import { REPORT_STYLE } from './report-style.ts';
import { shownFigure } from './shown-figure.ts';

/** Number of cells that are listed with their figures, and of those whose worst seed is written down as a replay. */
const CELLS_SHOWN = 12;
export const REPLAYS_SHOWN = 5;
const FAILURES_SHOWN = 20;

/** What figures are called in a report. */
const NAMES: Readonly<Record<string, string>> = {
  lost: 'Guests lost',
  profit: 'Profit (yen)',
  served: 'Guests served',
  wait: 'Wait of a guest (at 1×)',
  wasted: 'Dishes wasted',
  slips: 'Slips',
  tips: 'Tips (yen)',
  dishes: 'Dishes',
  broken: 'Promises broken',
  stars: 'Stars',
  money: 'Money (yen)',
  days: 'Days open',
  heroes: 'Heroes pleased',
  staff: 'Maids',
  seats: 'Seats',
  achieved: 'Achievements',
};
const nameOf = (figure: string): string => NAMES[figure] ?? figure;

/** A replay for the report: its file's name and text. */
export interface ReportReplay {
  readonly name: string;
  readonly text: string;
}

const intervalOf = (figure: string, { mean, low, high, count }: Estimate): string =>
  count < 2
    ? shownFigure(figure, mean)
    : `${shownFigure(figure, mean)} <small>${shownFigure(figure, low)} … ${shownFigure(figure, high)}</small>`;

const words = (plan: Plan, labels: readonly string[]): string =>
  plan.axes.map(({ name }, i) => `${name} ${labels[i] ?? ''}`).join(', ');

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function howRun({ sweep: { plan, cells }, results }: Report): string {
  const { design, seeds } = plan;
  const chosen = { grid: 'all combinations', random: 'drawn at random', latin: 'a Latin hypercube', halving: 'candidates, halved round by round' }[design.kind]; // prettier-ignore
  return `${plural(cells.length, 'cell')} (${chosen}), up to ${plural(seeds.count, 'seed')} each: ${plural(results.length, 'run')}.`;
}

/**
 * Returns the answer of the sweep as HTML, in a sentence or two: which cell (combination of values) is the best, and
 * which are not clearly worse.
 */
function answer({ sweep: { plan }, cells }: Report): string {
  const [best, ...others] = cells;
  const { figure, better } = plan.goal;
  const estimate = best?.figures[figure];
  if (best === undefined || estimate === undefined) return '<p>No run has this figure.</p>';
  const rivals = others.filter(({ behind, failed, figures }) => !behind && failed === 0 && figures[figure]?.count === estimate.count); // prettier-ignore
  const told =
    estimate.count < 2
      ? 'One seed says nothing about chance: give more seeds.'
      : others.length === 0
        ? ''
        : rivals.length === 0
          ? 'It is clearly better than every other cell with as many seeds.'
          : `Not clearly worse ${rivals.length === 1 ? 'is' : 'are'} ${plural(rivals.length, 'other cell')}: ${rivals.slice(0, 4).map(({ labels }) => words(plan, labels)).join('; ')}${rivals.length > 4 ? ' …' : '.'}`; // prettier-ignore
  return `<p class="answer"><b>${escaped(words(plan, best.labels))}</b></p>
<p>has the ${better > 0 ? 'highest' : 'lowest'} mean of <b>${escaped(nameOf(figure))}</b>: ${intervalOf(figure, estimate)} over ${plural(estimate.count, 'seed')}. ${escaped(told)}</p>`;
}

function mapSection(report: Report): string {
  const { plan } = report.sweep;
  const [x, y] = plan.axes;
  if (x === undefined) return '';
  const pictures = plan.figures.slice(0, 4).map((figure, i) => {
    const title = `${nameOf(figure)} by ${x.name}${y === undefined ? '' : ` and ${y.name}`}`;
    const map = report.map(figure);
    return `<figure${i === 0 ? ' class="first"' : ''}><figcaption>${escaped(title)}</figcaption>${markup(mapPicture(map, title, i > 0))}</figure>`;
  });
  const others = plan.axes.length > 2 ? ' Other axes are averaged.' : '';
  return `<h2>Map</h2><p class="note">Each field is the mean over ${plural(report.commonSeeds.length, 'seed')}. Green is better, framed is best.${others}</p><div class="maps">${pictures.join('')}</div>`;
}

function effectsSection(report: Report): string {
  const { figure, better } = report.sweep.plan.goal;
  const groups: IntervalGroup[] = report.effects(figure).map(({ axis, values }) => {
    const means = values.flatMap(({ estimate }) => (estimate === null ? [] : [estimate.mean * better]));
    const top = Math.max(...means);
    return {
      heading: axis,
      lines: values.map(({ label, estimate }) => ({
        label,
        estimate,
        best: estimate !== null && estimate.mean * better === top,
      })),
    };
  });
  const title = `${nameOf(figure)}: the effect of each value`;
  return `<h2>Main effects</h2><p class="note">The mean of all cells with a value. Its interval is that of the difference from the average of all cells, seed by seed: where two do not overlap, luck is an unlikely reason.</p><figure>${markup(intervalPicture(groups, figure, title))}</figure>`;
}

function bestSection(report: Report): string {
  const { plan } = report.sweep;
  const { figure } = plan.goal;
  const lines = report.cells.slice(0, CELLS_SHOWN).map(({ cell, labels }, i) => ({
    label: words(plan, labels),
    estimate: report.comparedCell(cell),
    best: i === 0,
  }));
  const title = `${nameOf(figure)} of the best cells`;
  return `<h2>Best cells</h2><p class="note">The interval is that of the difference from the average of all cells, seed by seed.</p><figure>${markup(intervalPicture([{ heading: '', lines }], figure, title))}</figure>`;
}

function table(report: Report, replays: ReadonlyMap<number, ReportReplay>): string {
  const { plan } = report.sweep;
  const { goal, figures, axes } = plan;
  const head = ['', ...axes.map(({ name }) => name), ...figures.map(nameOf), 'Worst seed'];
  const row = (summary: CellSummary, i: number): string => {
    const { cell, labels, worst, behind, broke, failed } = summary;
    const replay = replays.get(cell);
    const link =
      replay === undefined
        ? ''
        : ` <a download="${escaped(replay.name)}" href="data:application/json;base64,${base64(replay.text)}">replay</a>`;
    const seed = worst === null ? '–' : `seed ${worst.seed}: ${shownFigure(goal.figure, worst.value)}${link}`;
    const notes = [behind ? 'clearly worse' : '', broke > 0 ? `${plural(broke, 'run')} broke a promise` : '', failed > 0 ? `${plural(failed, 'run')} failed` : ''].filter((one) => one !== ''); // prettier-ignore
    const cells = figures.map((figure) => {
      const estimate = summary.figures[figure];
      return `<td class="number">${estimate === undefined ? '–' : intervalOf(figure, estimate)}</td>`;
    });
    return `<tr${i === 0 ? ' class="best"' : ''}><th scope="row">${i + 1}</th>${labels.map((label) => `<td>${escaped(label)}</td>`).join('')}${cells.join('')}<td>${seed}${notes.length > 0 ? `<br><small>${notes.join(', ')}</small>` : ''}</td></tr>`;
  };
  return `<div class="wide"><table><thead><tr>${head.map((one) => `<th scope="col">${escaped(one)}</th>`).join('')}</tr></thead>
<tbody>${report.cells.slice(0, CELLS_SHOWN).map(row).join('\n')}</tbody></table></div>
<p class="note">A replay is the whole run of that seed: open it in the lab, on the page <i>Replays</i>, or with <code>npm run sim -- --replay FILE</code>.</p>`;
}

const base64 = (text: string): string => {
  let letters = '';
  for (const byte of new TextEncoder().encode(text)) letters += String.fromCharCode(byte);
  return btoa(letters);
};

function promisesSection(report: Report): string {
  const promises = report.brokenPromises();
  if (promises.length === 0) return '';
  const rows = promises.map(({ promise, runs, first }) => {
    const where = first.map(({ cell, seed }) => `cell ${cell} seed ${seed}`).join(', ');
    return `<li>${escaped(promise)}: ${runs === 0 ? '<b>kept</b> in every run' : `<b class="bad">broken</b> in ${plural(runs, 'run')} of ${report.results.length}: ${where}${runs > first.length ? ' …' : ''}`}</li>`;
  });
  return `<h2>Promises</h2><ul>${rows.join('')}</ul>`;
}

function failures({ failed }: Report): string {
  if (failed.length === 0) return '';
  const rows = failed.slice(0, FAILURES_SHOWN).map((one) => `<li>cell ${one.cell}, seed ${one.seed}: ${escaped(one.failed ?? '')}</li>`); // prettier-ignore
  return `<h2>Failed runs</h2><p>${plural(failed.length, 'run')} ended with an error.</p><ul>${rows.join('')}</ul>`;
}

/** Returns the whole report as the text of an HTML file. @param replays the replays of the worst seeds by cell */
export function reportHtml(report: Report, replays: ReadonlyMap<number, ReportReplay>): string {
  const { plan, hash } = report.sweep;
  const asked = { ...plan, base: plan.base.is === 'scenario' ? 'a scenario' : plan.base };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(plan.name)} – sweep</title>
<style>${REPORT_STYLE}</style></head>
<body><main>
<header><h1>${escaped(plan.name)}</h1><p>${escaped(howRun(report))} <small>Sweep ${hash}</small></p></header>
<section>${answer(report)}</section>
<section>${mapSection(report)}</section>
<section>${effectsSection(report)}</section>
<section>${bestSection(report)}${table(report, replays)}</section>
${[promisesSection(report), failures(report)]
  .filter((one) => one !== '')
  .map((one) => `<section>${one}</section>`)
  .join('\n')}
<section><details><summary>The plan</summary><pre>${escaped(JSON.stringify(asked, null, 2))}</pre></details>
<p class="note">Intervals are 95 % intervals of the mean. “Clearly worse” is a paired comparison with the best cell, seed by seed, corrected by Holm’s method for the number of cells.</p></section>
</main></body></html>
`;
}
