/** The characters' lanes on a canvas, with their names at the left and a ruler above. Dragging moves along the time. */

import { useWidth } from '../lanes/use-width.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ThoughtMark } from '../lanes/lanes.ts';
import { LANE_HEIGHT, type LaneColours, type LanesPicture, markUnder, paintLanes, tickUnder } from '../lanes/paint.ts';
import { MOST_LANES } from './lane-list.ts';
import type { Model } from './model.ts';
import { texts } from './texts.ts';

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

export function Lanes({ model }: { readonly model: Model }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(canvas);
  const recording = model.watch();
  const lanes = model.lanes.shown.value;
  const { from, to } = model.stretch.span.value;
  const tick = model.tick.value;
  const who = model.who.value;
  const laneHeight = matchMedia('(pointer: coarse)').matches ? LANE_HEIGHT.hand : LANE_HEIGHT.wide;
  const picture = (element: HTMLCanvasElement): LanesPicture<ThoughtMark> => ({
    lanes,
    from,
    to,
    chosen: tick,
    who,
    width,
    laneHeight,
    dpr: Math.max(1, devicePixelRatio),
    hover: model.hover.value,
    wordOf: model.describe.script,
    font: `600 12px ${getComputedStyle(element).fontFamily}`,
    inkOf: model.describe.ink,
    colours: coloursOf(element),
  });
  useLayoutEffect(() => {
    if (canvas.current !== null && width > 0) paintLanes(canvas.current, picture(canvas.current));
  });
  const span = { from, to };
  const press = (event: PointerEvent): void => {
    const element = event.currentTarget as HTMLElement;
    element.setPointerCapture(event.pointerId);
    const mark = markUnder(event, picture(event.currentTarget as HTMLCanvasElement));
    const lane = lanes[Math.floor((event.clientY - element.getBoundingClientRect().top) / laneHeight)];
    if (lane !== undefined) model.look(lane.id);
    model.goTo(mark?.tick ?? tickUnder(event, span));
  };
  const keys: Readonly<Record<string, (far: boolean) => void>> = {
    ArrowLeft: (far) => model.goTo(model.tick.peek() - (far ? 10 : 1)),
    ArrowRight: (far) => model.goTo(model.tick.peek() + (far ? 10 : 1)),
    Home: () => model.goTo(recording.from),
    End: () => model.goTo(recording.end),
    '+': () => model.stretch.zoom(0.7, model.tick.peek()),
    '-': () => model.stretch.zoom(1.4, model.tick.peek()),
    '[': () => model.stepThought(-1),
    ']': () => model.stepThought(1),
  };
  const hover = model.hover.value;
  const listed = model.lanes.listed.value.length;
  const first = model.lanes.firstLane.value;
  return (
    <div class="mi-lanes" style={{ '--mi-lane': `${laneHeight}px` }}>
      <div class="mi-ruler" aria-hidden="true">
        <span>{model.hasOwnTime ? '' : texts.tickUnit}</span>
        <div>
          {roundTicks(from, to, width).map((at) => (
            <span key={at} style={{ left: `${((at - from) / (to - from)) * 100}%` }}>
              {model.describe.time(at)}
            </span>
          ))}
        </div>
      </div>
      <div class="mi-scroll">
        <ul class="mi-names">
          {lanes.map(({ id }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === who} title={model.nameOf(id)} onClick={() => model.look(id)}>
                {model.nameOf(id)}
              </button>
            </li>
          ))}
        </ul>
        <canvas
          ref={canvas}
          tabIndex={0}
          role="slider"
          aria-label={texts.lanes}
          aria-valuemin={recording.from}
          aria-valuemax={recording.end}
          aria-valuenow={tick}
          aria-valuetext={model.describe.time(tick)}
          title={hover === null ? texts.lanes : `${hover.tick}: ${model.sentenceOf(hover.decision, hover.who)}`}
          onPointerDown={press}
          onPointerMove={(event) => {
            if (event.buttons === 1) model.goTo(tickUnder(event, span));
            else model.hover.value = markUnder(event, picture(event.currentTarget));
          }}
          onPointerLeave={() => (model.hover.value = null)}
          onWheel={(event) => {
            const list = event.currentTarget.parentElement;
            // If there are more lanes than fit, the wheel scrolls them.
            if (!event.ctrlKey && list !== null && list.scrollHeight > list.clientHeight) return;
            event.preventDefault();
            model.stretch.zoom(event.deltaY < 0 ? 0.8 : 1.25, tickUnder(event, span));
          }}
          onKeyDown={(event) => {
            const act = keys[event.key];
            if (act === undefined) return;
            event.preventDefault();
            act(event.shiftKey);
          }}
        />
      </div>
      {listed > MOST_LANES && (
        <div class="mi-pages">
          <button
            type="button"
            aria-label={texts.lanesBefore}
            title={texts.lanesBefore}
            disabled={first === 0}
            onClick={() => model.lanes.page(-1)}
          >
            ◂
          </button>{' '}
          {texts.someLanes(first + 1, Math.min(listed, first + MOST_LANES), listed)}{' '}
          <button
            type="button"
            aria-label={texts.lanesAfter}
            title={texts.lanesAfter}
            disabled={first + MOST_LANES >= listed}
            onClick={() => model.lanes.page(1)}
          >
            ▸
          </button>
        </div>
      )}
    </div>
  );
}

/** The colours of the canvas, read from the style sheet, so that a theme can change them. */
function coloursOf(element: HTMLElement): LaneColours {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(`--mi-${name}`).trim();
  return {
    rule: colour('rule'),
    edge: colour('edge'),
    lit: colour('lit'),
    moment: colour('moment'),
    white: colour('mark-text'),
    decision: colour('decision'),
    mind: colour('mind'),
    slip: colour('moment'),
    fault: colour('fault'),
  };
}

/** Round ticks for the ruler, some 80 pixels apart. */
function roundTicks(from: number, to: number, width: number): number[] {
  const room = Math.max(1, Math.floor(width / 80));
  // A label at the edge of the canvas would be cut off.
  const last = to - (to - from) * (30 / Math.max(60, width));
  const step = STEPS.find((one) => (to - from) / one <= room) ?? 100_000;
  const ticks: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= last; at += step) ticks.push(at);
  return ticks;
}
