/** The legend below the lanes: the meaning of the colours and marks, and buttons that change the stretch of time. */

import type { BandInk } from '../lanes/paint.ts';
import type { Model } from './model.ts';
import { texts } from './texts.ts';

/** Maximum number of kinds of band that the legend names. Rarer kinds have their names on the lanes only. */
const MOST_BANDS = 12;
const MARKS = ['decision', 'mind', 'fault'] as const;

export function Legend({ model }: { readonly model: Model }) {
  const lanes = model.lanes.shown.value;
  const { from, to } = model.stretch.span.value;
  const bands = new Map<string, string>();
  const marks = new Set<string>();
  for (const lane of lanes) {
    for (const { kind, key, from: begin, to: end } of lane.bands) if (end > from && begin < to) bands.set(kind, key);
    for (const { kind, tick } of lane.marks) if (tick >= from && tick <= to) marks.add(kind);
  }
  const middle = (from + to) / 2;
  return (
    <div class="mi-below">
      <ul class="mi-legend">
        {[...bands].slice(0, MOST_BANDS).map(([kind, key]) => (
          <li key={kind}>
            <i aria-hidden="true" style={{ background: backgroundOf(model.describe.ink(kind)) }} />{' '}
            {model.describe.script(key)}
          </li>
        ))}
        {MARKS.filter((kind) => marks.has(kind)).map((kind) => (
          <li key={`mark ${kind}`}>
            <i class={kind} aria-hidden="true" /> {texts.marks[kind]}
          </li>
        ))}
      </ul>
      <div class="mi-zoom">
        {model.lanes.hasScripts && (
          <button
            type="button"
            aria-pressed={model.lanes.byTodo.value}
            title={texts.byTodoWhy}
            onClick={() => model.lanes.showTodos(!model.lanes.byTodo.peek())}
          >
            {texts.byTodo}
          </button>
        )}
        <button
          type="button"
          aria-label={texts.zoomOut}
          title={texts.zoomOut}
          onClick={() => model.stretch.zoom(1.4, middle)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={texts.zoomIn}
          title={texts.zoomIn}
          onClick={() => model.stretch.zoom(0.7, middle)}
        >
          +
        </button>
        <button type="button" onClick={() => model.fit()}>
          {texts.fit}
        </button>
      </div>
      <details class="mi-help">
        <summary aria-label={texts.help}>?</summary>
        <p class="mi-note">{texts.hint}</p>
      </details>
    </div>
  );
}

const ANGLES = { solid: 0, upright: 90, diagonal: 135, level: 0 } as const;

/** The ink as a CSS background, with the same hatching as on the canvas. */
const backgroundOf = ({ fill, hatch, way }: BandInk): string =>
  hatch === null ? fill : `repeating-linear-gradient(${ANGLES[way]}deg, ${fill} 0 3px, ${hatch} 3px 5px)`;
