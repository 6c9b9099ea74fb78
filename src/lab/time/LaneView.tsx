/**
 * Shows the day as a lane for each person: names at the left, the canvas beside them, hours above. Dragging moves
 * along the day, the wheel zooms.
 */

import { personName } from '../../words/index.ts';
import { useWidth } from '../../inspector/lanes/use-width.ts';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Binding, classes, Face, Glyph, type KeyPress, layout } from '../../ui/index.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { type LabKey, tell, told } from '../words/index.ts';
import { usePageKeys } from '../frame/keys.ts';
import { tellBand } from '../shared/band-words.ts';
import { Legend } from './Legend.tsx';
import { LANE_HEIGHT, type LanesPicture, markUnder, paintLanes, tickUnder } from '../../inspector/lanes/paint.ts';
import { inkOf, LANE } from './lane-palette.ts';
import type { Mark } from './lanes.ts';
import type { TimeModel } from './time-model.ts';

/** Number of ticks by which a press of an arrow key moves the moment shown. */
const STEP = 10;
/** Number of CSS pixels that a finger may move while its touch still counts as a tap. */
const TREMBLE = 8;
const MINUTES = [1, 2, 5, 10, 15, 30, 60, 120] as const;

export function LaneView({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(canvas);
  const lanes = model.shown.value;
  const { from, to } = model.stretch.span.value;
  const tick = lab.tick.value;
  const hover = model.hover.value;
  const who = lab.who.value;
  const laneHeight = LANE_HEIGHT[layout.value === 'wide' ? 'wide' : 'hand'];
  /** A touch on the lanes that has not ended yet. The browser may still treat this touch as scrolling of the page. */
  const finger = useRef<{ readonly x: number; along: boolean } | null>(null);
  void told.value;

  const picture: LanesPicture<Mark> = {
    lanes,
    from,
    to,
    chosen: tick,
    who,
    width,
    laneHeight,
    dpr: Math.max(1, devicePixelRatio),
    hover,
    wordOf: tellBand,
    inkOf,
    colours: LANE,
    font: `700 12px ${canvas.current === null ? 'sans-serif' : getComputedStyle(canvas.current).fontFamily}`,
  };
  useLayoutEffect(() => {
    if (canvas.current !== null && width > 0) paintLanes(canvas.current, picture);
  });
  // The moment shown is always scrolled into view.
  useEffect(() => model.bringIntoSight(), [tick]);

  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 1) {
      model.hover.value = markUnder(event, picture);
      return;
    }
    const held = finger.current;
    if (held !== null && !held.along) {
      if (Math.abs(event.clientX - held.x) <= TREMBLE) return;
      held.along = true;
      lab.setSpeed(0);
    }
    lab.goTo(tickUnder(event, picture));
  };
  const press = (event: PointerEvent): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    finger.current = event.pointerType === 'touch' ? { x: event.clientX, along: false } : null;
    if (finger.current === null) goAt(event);
  };
  /**
   * Called when a finger is lifted. A tap has no effect before that, because the browser may still turn the touch into
   * a scroll of the page and cancel the pointer.
   */
  const lift = (event: PointerEvent): void => {
    if (finger.current?.along === false) goAt(event);
    finger.current = null;
  };
  const goAt = (event: PointerEvent): void => {
    lab.setSpeed(0);
    const mark = markUnder(event, picture);
    if (mark !== null) return model.goTo(mark);
    lab.goTo(tickUnder(event, picture));
  };
  const onLanes = (key: string, does: LabKey, act: (event: KeyPress) => void): Binding => ({
    key,
    also: [`Shift+${key}`],
    does: () => tell(does),
    repeats: true,
    press: (event) => {
      act(event);
      lab.setSpeed(0);
      model.bringIntoSight();
    },
  });
  const along = (key: string, by: number): Binding =>
    onLanes(key, 'lab.key.lanes', ({ shiftKey }) => lab.goTo(lab.tick.peek() + by * (shiftKey ? 1 : STEP)));
  usePageKeys(
    [
      along('ArrowLeft', -1),
      along('ArrowRight', 1),
      along('PageUp', -10),
      along('PageDown', 10),
      onLanes('Home', 'lab.key.lanes', () => lab.goTo(0)),
      onLanes('End', 'lab.key.lanes', () => lab.goToNow()),
      onLanes('+', 'lab.key.zoom', () => model.stretch.zoom(0.7, lab.tick.peek())),
      onLanes('-', 'lab.key.zoom', () => model.stretch.zoom(1.4, lab.tick.peek())),
    ],
    { within: () => canvas.current },
  );
  const clock = lab.cafe.state.clock;
  const place = (at: number, room: number): string =>
    `clamp(${room}px, ${((at - from) / (to - from)) * 100}%, 100% - ${room}px)`;
  return (
    <div class="time-lanes" style={{ '--lane': `${laneHeight}px` }}>
      <div class="time-ruler">
        <AddLane lab={lab} model={model} />
        <div class="time-hours" aria-hidden="true">
          {hoursIn(from, to, clock.ticksPerMinute, clock.startMinute, width).map((at) => (
            <span key={at} class="text-12" style={{ left: place(at, 17) }}>
              {clockAt(clock, at)}
            </span>
          ))}
          <b class="time-now text-12" style={{ left: place(tick, 24) }}>
            {clockAt(clock, tick)}
          </b>
        </div>
      </div>
      <div class="time-scroll scrolls">
        <ul class="time-names">
          {lanes.map(({ known }) => (
            <li key={known.id}>
              <button
                type="button"
                class={classes('lane-name text-13', known.id === who && 'on')}
                aria-pressed={known.id === who}
                title={tell('lanes.ask', { name: known.name })}
                onClick={() => lab.look(known.id)}
              >
                <Face look={known.look} rank={known.rank} width={26} />
                <span class="ellipsis">{personName(known.name)}</span>
              </button>
              {model.pinned.value.has(known.id) && !model.everybody.value && (
                <button
                  type="button"
                  class="lane-off"
                  aria-label={tell('lanes.remove', { name: known.name })}
                  title={tell('lanes.remove', { name: known.name })}
                  onClick={() => model.unpin(known.id)}
                >
                  <Glyph name="x" scale={1} />
                </button>
              )}
            </li>
          ))}
        </ul>
        <canvas
          ref={canvas}
          class="time-canvas"
          tabIndex={0}
          role="slider"
          aria-label={tell('time.scrub')}
          aria-valuemin={lab.line?.tape.from ?? 0}
          aria-valuemax={lab.timeline.value?.now ?? tick}
          aria-valuenow={tick}
          aria-valuetext={clockAt(clock, tick)}
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={lift}
          onPointerCancel={() => (finger.current = null)}
          onPointerLeave={() => (model.hover.value = null)}
          onWheel={(event) => {
            event.preventDefault();
            model.stretch.zoom(event.deltaY < 0 ? 0.8 : 1.25, tickUnder(event, picture));
          }}
        />
      </div>
      <Legend lab={lab} model={model} />
    </div>
  );
}

/** The list from which the player adds a lane: for a guest present in the visible stretch of the day, or for everyone. */
function AddLane({ lab, model }: { readonly lab: Lab; readonly model: TimeModel }) {
  lab.watch();
  const everybody = model.everybody.value;
  const guests = model.guestsInSight.value.filter(({ id }) => !model.pinned.value.has(id));
  return (
    <select
      class="lane-add"
      aria-label={tell('lanes.add.label')}
      title={tell('lanes.add.label')}
      value=""
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        currentTarget.value = '';
        if (value === '*') model.everybody.value = !everybody;
        else model.pin(value);
      }}
    >
      <option value="" disabled hidden>
        {tell('lanes.add')}
      </option>
      <option value="*">{tell(everybody ? 'lanes.fewer' : 'lanes.everybody')}</option>
      {!everybody &&
        guests.map(({ id, name, hero, from }) => (
          <option key={id} value={id}>
            {`${hero ? '★ ' : ''}${name} · ${clockAt(lab.cafe.state.clock, from)}`}
          </option>
        ))}
    </select>
  );
}

/** Round times for the ruler above the lanes, about 90 px apart. */
function hoursIn(from: number, to: number, ticksPerMinute: number, startMinute: number, width: number): number[] {
  const room = Math.max(1, Math.floor(width / 90));
  const minutes = (to - from) / ticksPerMinute;
  const step = MINUTES.find((one) => minutes / one <= room) ?? 240;
  const first = Math.ceil((startMinute + from / ticksPerMinute) / step) * step;
  const times: number[] = [];
  for (let minute = first; ; minute += step) {
    const tick = (minute - startMinute) * ticksPerMinute;
    if (tick > to) return times;
    if (tick >= from) times.push(tick);
  }
}
