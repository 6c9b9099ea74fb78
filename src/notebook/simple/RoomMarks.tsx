/**
 * Marks on the café's floor for the notebook's simple page: a teal ring around the table of the character's present
 * work, and a dashed ring around the table of the second choice. While the player asks "Why not …?", every table shows
 * its number, the player points at the table or guest in question, and a gold ring marks it.
 */

import { h, render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Cafe } from '../../sim/api.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { say } from '../../words/index.ts';
import { classes, useScope } from '../../ui/index.ts';
import type { NotebookModel } from '../model.ts';
import { guestsOf } from '../people.ts';
import { type Asked, tableAsked } from './why-not-answer.ts';
import type { PlainView } from './read-simple.ts';

interface MarksProps {
  readonly model: NotebookModel;
  readonly maid: Maid;
  readonly view: PlainView;
}

/** Draws the marks into the element between the café and its panels. Draws nothing if the page has no such element. */
export function RoomMarks(props: MarksProps) {
  const { floor } = props.model.deps;
  const [layer] = useState(() => document.createElement('div'));
  useEffect(() => {
    floor?.layer.append(layer);
    return () => {
      render(null, layer);
      layer.remove();
    };
  }, [floor, layer]);
  // The marks are drawn in a layout effect, so that they never show an earlier thought than the sentence beside them.
  useLayoutEffect(() => {
    if (floor !== undefined) render(h(Marks, props), layer);
  });
  return null;
}

interface TableSpot {
  readonly table: number;
  /** The tiles that the table covers: smallest x, smallest y, largest x, largest y. */
  readonly box: readonly [number, number, number, number];
}

function tablesOf({ seats }: Pick<WorldState, 'seats'>): TableSpot[] {
  const boxes = new Map<number, [number, number, number, number]>();
  for (const { table, tableX: x, tableY: y } of seats) {
    const box = boxes.get(table);
    boxes.set(
      table,
      box === undefined
        ? [x, y, x, y]
        : [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)],
    );
  }
  return [...boxes].map(([table, box]) => ({ table, box })).sort((a, b) => a.table - b.table);
}

type Point = { readonly x: number; readonly y: number };
/** A table's place on the page: its four corners and its middle. */
interface Placed {
  readonly table: number;
  readonly corners: readonly Point[];
  readonly middle: Point;
}

const place = ({ table, box: [x1, y1, x2, y2] }: TableSpot, onPage: (x: number, y: number) => Point): Placed => ({
  table,
  corners: [
    onPage(x1 - 0.5, y1 - 0.5),
    onPage(x2 + 0.5, y1 - 0.5),
    onPage(x2 + 0.5, y2 + 0.5),
    onPage(x1 - 0.5, y2 + 0.5),
  ],
  middle: onPage((x1 + x2) / 2, (y1 + y2) / 2),
});

/** A press within this many tiles of a table asks about this table. */
const NEAR = 1.3;

/** The guest on a tile, otherwise the table near the tile; null = neither. */
function askedAt(cafe: Cafe, { x, y }: Point): Asked | null {
  const guest = guestsOf(cafe.state).find((one) => one.present && Math.round(one.x) === x && Math.round(one.y) === y);
  if (guest !== undefined) return { guest: guest.id };
  const distance = ({ box: [x1, y1, x2, y2] }: TableSpot): number =>
    Math.max(x1 - x, x - x2, 0) + Math.max(y1 - y, y - y2, 0);
  const [nearest] = tablesOf(cafe.state).sort((a, b) => distance(a) - distance(b));
  return nearest === undefined || distance(nearest) > NEAR ? null : { table: nearest.table };
}

/** Length in pixels of the line from a table to its label. */
const STEM = 12;
const bottomOf = ({ corners }: Placed): number => Math.max(...corners.map(({ y }) => y));
const stemOf = (at: Placed): Record<'x1' | 'x2' | 'y1' | 'y2', number> => ({
  x1: at.middle.x,
  x2: at.middle.x,
  y1: bottomOf(at),
  y2: bottomOf(at) + STEM,
});

function Marks({ model, maid, view }: MarksProps) {
  const { floor } = model.deps;
  const cafe = model.cafe.peek();
  const placeAll = (): Placed[] =>
    cafe === null || floor === undefined ? [] : tablesOf(cafe.state).map((spot) => place(spot, floor.onPage));
  const [placed, setPlaced] = useState(placeAll);
  // The notebook gets no event when the camera moves, so the places of the tables on the page are computed at every
  // frame.
  useScope(
    (scope) =>
      void scope.frame(() => {
        const now = placeAll();
        setPlaced((before) => (isSame(before, now) ? before : now));
      }),
    [maid.id],
  );
  const asking = model.asking.value;
  useScope(
    (scope) => {
      if (!asking || floor?.tileAt === undefined) return;
      const { tileAt } = floor;
      const point = (event: PointerEvent): void => {
        if (event.target instanceof Element && event.target.closest('.hud-panels *, dialog') !== null) return;
        const tile = tileAt(event.clientX, event.clientY);
        const asked = tile === null || cafe === null ? null : askedAt(cafe, tile);
        if (asked !== null) model.asked.value = asked;
      };
      scope.listen(window, 'pointermove', point);
      // While the question "Why not …?" is open, a press asks about a table or guest instead of selecting a person.
      const press = (event: PointerEvent): void => {
        if (event.button !== 0 || !(event.target instanceof HTMLCanvasElement)) return;
        event.stopPropagation();
        point(event);
      };
      scope.listen(window, 'pointerdown', press, { capture: true });
    },
    [asking, maid.id],
  );
  const asked = model.asked.value;
  const third = asking && asked !== null && cafe !== null ? tableAsked(cafe.state, asked) : null;
  const rings = [
    { table: view.table, look: 'this' as const },
    ...(view.nearlyTable === view.table ? [] : [{ table: view.nearlyTable, look: 'nearly' as const }]),
    ...(third === view.table || third === view.nearlyTable ? [] : [{ table: third, look: 'notYet' as const }]),
  ];
  return (
    <div class="room-marks">
      <svg aria-hidden="true">
        {rings.map(({ table, look }) => {
          const at = placed.find((one) => one.table === table);
          if (at === undefined) return null;
          const points = at.corners.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
          return (
            <g key={`${look} ${table}`} class={`ring-${look}`}>
              <polygon class="under" points={points} />
              <polygon class="over" points={points} />
              <line class={classes('label-stem', !asking && 'leaves')} {...stemOf(at)} />
            </g>
          );
        })}
      </svg>
      {rings.map(({ table, look }) => {
        const at = placed.find((one) => one.table === table);
        if (at === undefined) return null;
        // With another table the label is another element, so it is shown anew.
        return (
          <span
            key={`${look} ${table}`}
            class={classes('room-label', look, !asking && 'leaves')}
            style={{ left: `${at.middle.x}px`, top: `${bottomOf(at) + STEM}px` }}
          >
            {say(`plain.mark.${look}`)}
          </span>
        );
      })}
      {asking && (
        <div role="group" aria-label={say('plain.tables')}>
          {placed.map(({ table, middle }) => (
            <button
              key={table}
              type="button"
              class="room-number"
              style={{ left: `${middle.x}px`, top: `${middle.y}px` }}
              aria-label={say('plain.ask.table', { place: say('app.table', { table }) })}
              onPointerEnter={() => (model.asked.value = { table })}
              onFocus={() => (model.asked.value = { table })}
              onClick={() => (model.asked.value = { table })}
            >
              {table}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const isSame = (a: readonly Placed[], b: readonly Placed[]): boolean =>
  a.length === b.length &&
  a.every(
    (one, i) =>
      one.table === b[i]?.table &&
      one.middle.x === b[i]?.middle.x &&
      one.middle.y === b[i]?.middle.y &&
      one.corners[0]?.x === b[i]?.corners[0]?.x,
  );
