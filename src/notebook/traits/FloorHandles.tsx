/**
 * The alert range of the maid whose page "Traits" is open, drawn on the café's floor around her, with the handles of
 * the notebook's drawing. A drag is one edit, made when the handle is released. During the drag the drawing stays
 * where the maid was when the drag began, even if she walks on.
 */

import { h, render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Sector } from '../../ai/index.ts';
import { DEGREES } from '../../sim/world/alert-tiles.ts';
import type { Maid } from '../../sim/state/person.ts';
import { say } from '../../words/index.ts';
import { followDrag, useScope } from '../../ui/index.ts';
import type { NotebookModel } from '../model.ts';
import { dragged, floorAxes, type FloorAxes, type Handle, handlesOf, outlineOf, toFloor, toPage } from './sight.ts';

/** Half the side of a handle, and the radius of the invisible area around the handle that also reacts to presses, in CSS pixels. */
const GRIP = 6;
const GRIP_AREA = 16;

interface FloorProps {
  readonly model: NotebookModel;
  readonly maid: Maid;
  readonly range: readonly Sector[];
  /** Called with the changed alert range while a handle is dragged, and with null when the drag has ended. */
  readonly onHold: (range: readonly Sector[] | null) => void;
  readonly onChange: (range: readonly Sector[]) => void;
}

/** Draws the alert range and its handles into the element between the café and its panels; draws nothing if there is no such element. */
export function FloorHandles(props: FloorProps) {
  const { floor } = props.model.deps;
  useEffect(() => {
    if (floor !== undefined) render(h(Range, props), floor.layer);
  });
  useEffect(
    () => () => {
      if (floor !== undefined) render(null, floor.layer);
    },
    [floor],
  );
  return null;
}

/** Position of the maid on the page, and the direction in which she looks. */
interface Stand extends FloorAxes {
  readonly looks: number;
}
const isSame = (a: Stand, b: Stand): boolean =>
  a.x === b.x && a.y === b.y && a.looks === b.looks && a.alongX.x === b.alongX.x;

function Range({ model, maid, range, onHold, onChange }: FloorProps) {
  const { floor } = model.deps;
  const standNow = (): Stand => {
    const { x, y, facing } = (model.cafe.peek()?.state.people[maid.id] as Maid | undefined) ?? maid;
    return { ...floorAxes(floor?.onPage ?? (() => ({ x: 0, y: 0 })), x, y), looks: DEGREES[facing] };
  };
  const [stand, setStand] = useState(standNow);
  const held = useRef<{ readonly handle: Handle; readonly stand: Stand } | null>(null);
  // The notebook gets no event when the camera moves or the maid walks, so her place is read at every frame.
  useScope(
    (scope) =>
      void scope.frame(() => {
        if (held.current !== null) return;
        const now = standNow();
        setStand((before) => (isSame(before, now) ? before : now));
      }),
    [maid.id],
  );

  function drag(handle: Handle, event: PointerEvent): void {
    const from = range;
    let now = from;
    held.current = { handle, stand };
    event.preventDefault();
    followDrag(
      event,
      ({ clientX, clientY }) => {
        now = dragged(from, handle, toFloor(stand, { x: clientX, y: clientY }), stand.looks);
        onHold(now);
      },
      ({ type }) => {
        held.current = null;
        onHold(null);
        if (type === 'pointerup') onChange(now);
      },
    );
  }

  const points = outlineOf(range, stand.looks)
    .map((spot) => toPage(stand, spot))
    .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
    .join(' ');
  return (
    <svg class="floor-sight" role="group" aria-label={say('notebook.sight.floor')}>
      <polygon class="seen" points={points} />
      {handlesOf(range, stand.looks).map((handle) => {
        const { x, y } = toPage(stand, handle);
        return (
          <g
            key={`${handle.sector} ${handle.field}`}
            class={`handle ${handle.field}`}
            onPointerDown={(event) => drag(handle, event)}
          >
            <title>{say('notebook.sight.floor')}</title>
            <circle class="area" cx={x} cy={y} r={GRIP_AREA} />
            {handle.field === 'radius' ? (
              <rect class="sight-grip" x={x - GRIP} y={y - GRIP} width={2 * GRIP} height={2 * GRIP} />
            ) : (
              <circle class="sight-grip" cx={x} cy={y} r={GRIP} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
