/**
 * The section "Sight" of the page "Traits": a maid's alert range from above with draggable handles, its numbers, and the
 * same handles on the café's floor. A drag is one edit, made when the handle is released; arrow keys on one handle are
 * one undo step.
 */

import { useRef, useState } from 'preact/hooks';
import { Button, EditField, followDrag, freshMark, Glyph } from '../../ui/index.ts';
import type { Sector } from '../../ai/index.ts';
import { isSameRange, usualRange } from '../../sim/people/alert-ranges.ts';
import { say, type WordKey } from '../../words/index.ts';
import { FloorHandles } from './FloorHandles.tsx';
import { TraitsHead, type ShapeProps } from './TraitsHead.tsx';
import {
  canAdd,
  dragged,
  type Handle,
  handlesOf,
  LIMITS,
  nudged,
  outlineOf,
  reachTowards,
  type SectorField,
  tilesShown,
  withNumber,
  withoutSector,
  withSector,
} from './sight.ts';

/** Width and height of the drawing, in units of its SVG view box. */
const SIDE = 200;
/** Radius of a handle, and of the invisible area around the handle that also reacts to presses, in units of the SVG view box. */
const GRIP = 6;
const GRIP_AREA = 13;
const WORDS: Readonly<Record<SectorField, WordKey>> = {
  radius: 'notebook.sight.radius',
  halfAngle: 'notebook.sight.half',
  facing: 'notebook.sight.facing',
};
const FIELDS: readonly SectorField[] = ['radius', 'halfAngle', 'facing'];

export function Sight(props: ShapeProps) {
  const { model, maid, shape } = props;
  const [held, setHeld] = useState<readonly Sector[] | null>(null);
  const range = held ?? shape.alertRange;
  const usual = usualRange(shape.rank, maid.clumsy);
  const change = (alertRange: readonly Sector[], mark: string | null = null): void =>
    model.change(maid, { alertRange }, mark);
  return (
    <section class="sight" aria-label={say('notebook.shape.sight')}>
      <TraitsHead {...props} fields={['alertRange']} title={say('notebook.shape.sight')}>
        {say('notebook.sight.reach', { ahead: reachTowards(range, 0), behind: reachTowards(range, 180) })}
      </TraitsHead>
      <p class="text-12 muted">{say('notebook.sight.floor')}</p>
      <div class="sight-both">
        <Drawing range={range} scaledTo={shape.alertRange} onHold={setHeld} onChange={change} />
        <div class="col gap-4 grow">
          {range.map((sector, i) => (
            <div key={i} class="sight-row" role="group" aria-label={say('notebook.sight.sector', { n: i + 1 })}>
              {FIELDS.map((field) => (
                <label key={field} class="text-12">
                  <span>{say(WORDS[field])}</span>
                  <EditField
                    class="mono text-13"
                    type="number"
                    min={LIMITS[field].least}
                    max={LIMITS[field].most}
                    step={LIMITS[field].step}
                    value={sector[field]}
                    onCommit={(text) => {
                      if (text.trim() !== '') change(withNumber(range, i, field, Number(text)));
                    }}
                  />
                </label>
              ))}
              <Button
                size="small"
                square
                label={say('notebook.sight.remove', { n: i + 1 })}
                disabled={range.length === 1}
                onPress={() => change(withoutSector(range, i))}
              >
                <Glyph name="x" scale={1.5} />
              </Button>
            </div>
          ))}
          <p class="row gap-4 wrap">
            <Button size="small" disabled={!canAdd(range)} onPress={() => change(withSector(range))}>
              {say('notebook.sight.add')}
            </Button>
            <Button size="small" disabled={isSameRange(range, usual)} onPress={() => change(usual)}>
              {say('notebook.sight.usual')}
            </Button>
          </p>
        </div>
      </div>
      <p class="text-12 muted">{say('notebook.sight.note')}</p>
      <FloorHandles model={model} maid={maid} range={range} onHold={setHeld} onChange={(next) => change(next)} />
    </section>
  );
}

interface DrawingProps {
  readonly range: readonly Sector[];
  /**
   * The alert range that sets the scale of the drawing. During a drag this is the range from before the drag. Otherwise
   * the scale would change under the handle.
   */
  readonly scaledTo: readonly Sector[];
  /** Called with the changed alert range while a handle is dragged, and with null when the drag has ended. */
  readonly onHold: (range: readonly Sector[] | null) => void;
  readonly onChange: (range: readonly Sector[], mark?: string | null) => void;
}

function Drawing({ range, scaledTo, onHold, onChange }: DrawingProps) {
  const plot = useRef<SVGSVGElement>(null);
  const mark = useRef<string | null>(null);
  const perTile = SIDE / 2 / tilesShown(scaledTo);
  const px = (tiles: number): number => Math.round((SIDE / 2 + tiles * perTile) * 10) / 10;

  function drag(handle: Handle, event: PointerEvent): void {
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined) return;
    let now: readonly Sector[] = scaledTo;
    const perPixel = SIDE / box.width / perTile;
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    followDrag(
      event,
      (next) => {
        now = dragged(scaledTo, handle, {
          x: (next.clientX - middle.x) * perPixel,
          y: (next.clientY - middle.y) * perPixel,
        });
        onHold(now);
      },
      ({ type }) => {
        onHold(null);
        if (type === 'pointerup') onChange(now);
      },
    );
  }
  function press(handle: Handle, event: KeyboardEvent): void {
    const up = event.key === 'ArrowRight' || event.key === 'ArrowUp';
    if (!up && event.key !== 'ArrowLeft' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    onChange(nudged(range, handle, up ? 1 : -1), mark.current);
  }

  const rings = Array.from({ length: Math.floor(tilesShown(scaledTo) / 2) }, (_, i) => (i + 1) * 2);
  return (
    <svg
      ref={plot}
      class="sight-plot"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="group"
      aria-label={say('notebook.sight.figure')}
    >
      {rings.map((tiles) => (
        <circle key={tiles} class="ring" cx={px(0)} cy={px(0)} r={tiles * perTile} />
      ))}
      <polygon
        class="seen"
        points={outlineOf(range)
          .map(({ x, y }) => `${px(x)},${px(y)}`)
          .join(' ')}
      />
      <path class="her" d={`M${px(0)} ${px(0) - 9} l7 14 l-14 0 z`} />
      {handlesOf(range).map((handle) => (
        <g
          key={`${handle.sector} ${handle.field}`}
          class={`handle ${handle.field}`}
          tabIndex={0}
          role="slider"
          aria-label={`${say('notebook.sight.sector', { n: handle.sector + 1 })}: ${say(WORDS[handle.field])}`}
          aria-valuemin={LIMITS[handle.field].least}
          aria-valuemax={LIMITS[handle.field].most}
          aria-valuenow={range[handle.sector]?.[handle.field] ?? 0}
          onFocus={() => {
            mark.current = freshMark();
          }}
          onPointerDown={(event) => drag(handle, event)}
          onKeyDown={(event) => press(handle, event)}
        >
          <circle class="area" cx={px(handle.x)} cy={px(handle.y)} r={GRIP_AREA} />
          {handle.field === 'radius' ? (
            <rect
              class="sight-grip"
              x={px(handle.x) - GRIP}
              y={px(handle.y) - GRIP}
              width={2 * GRIP}
              height={2 * GRIP}
            />
          ) : (
            <circle class="sight-grip" cx={px(handle.x)} cy={px(handle.y)} r={GRIP} />
          )}
        </g>
      ))}
    </svg>
  );
}
