/**
 * The input layer above the house while the player rearranges the furniture: converts mouse, touch and keys to tiles.
 *
 *   click                place the piece in hand, or select the one there        drag       move it, or the picture
 *   right click, Esc     cancel                                                  wheel      zoom
 *   two fingers          move and zoom the picture
 *   arrows, Enter        move the cursor, click at the cursor                    Del        sell
 */

import { useRef, useState } from 'preact/hooks';
import { say } from '../../../words/index.ts';
import type { PlanView } from '../../api.ts';
import { assetAt, backgroundOf, useScope } from '../../../ui/index.ts';
import type { Tile } from './house.ts';
import { stepped } from './layout.ts';
import { frameOf, useFurniture } from './PiecePicture.tsx';

/** How many CSS pixels a pointer may move between press and release to count as a click. */
const TREMBLE = 5;
const WHEEL_STEP = 60;
/** Number by which the distance between two fingers must grow or shrink to make one zoom step. */
const PINCH_STEP = 1.3;

interface GlassProps {
  view: PlanView;
  size: { readonly width: number; readonly height: number };
  at: Tile | null;
  /** Id of the furniture piece being carried, which is drawn at the tile pointed at; null = none. */
  carried: string | null;
  label: string;
  /** Whether a drag that begins on this tile moves a piece of furniture. */
  grabs: (tile: Tile) => boolean;
  onPoint: (tile: Tile | null) => void;
  onPress: (tile: Tile) => void;
  /** Called when the player clicks beside the house. */
  onMiss: () => void;
  onGrab: (tile: Tile) => void;
  onDrop: (from: Tile, to: Tile | null) => void;
  onLetGo: () => void;
  onSell: () => void;
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: Tile | null;
  lastX: number;
  lastY: number;
  how: 'maybe' | 'piece' | 'picture';
}

export function LayoutInput(props: GlassProps) {
  const { view, at, carried, size } = props;
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const apart = useRef(0);
  const wheel = useRef(0);
  const [byKey, setByKey] = useState(false);
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = at ?? { x: Math.floor(size.width / 2), y: Math.floor(size.height / 2) };
    const to = stepped(from, event.key, size);
    if (to !== null) {
      props.onPoint(at === null ? from : to);
      setByKey(true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (at !== null) props.onPress(at);
    } else if (event.key === 'Delete' || event.key === 'Backspace') props.onSell();
    else if (event.key === 'Escape') props.onLetGo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const down = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setByKey(false);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size > 1) {
      drag.current = null;
      apart.current = spread(fingers.current);
      return;
    }
    const from = event.button === 0 ? view.tileAt(event.clientX, event.clientY) : null;
    const { clientX: x, clientY: y } = event;
    drag.current = { x, y, lastX: x, lastY: y, from, how: 'maybe' };
    if (event.pointerType === 'touch') props.onPoint(from);
  };
  const moved = (event: PointerEvent): void => {
    const now = drag.current;
    const { clientX: x, clientY: y } = event;
    if (fingers.current.size > 1) return pinch(event);
    if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, { x, y });
    if (now === null) return props.onPoint(view.tileAt(x, y));
    if (now.how === 'maybe') {
      if (Math.abs(x - now.x) + Math.abs(y - now.y) < TREMBLE) return;
      now.how = now.from !== null && props.grabs(now.from) ? 'piece' : 'picture';
      if (now.how === 'piece' && now.from !== null) props.onGrab(now.from);
    }
    if (now.how === 'piece') props.onPoint(view.tileAt(x, y));
    else view.pan(now.lastX - x, now.lastY - y);
    now.lastX = x;
    now.lastY = y;
  };
  const pinch = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    const finger = fingers.current.get(pointerId);
    if (finger === undefined) return;
    view.pan((finger.x - x) / fingers.current.size, (finger.y - y) / fingers.current.size);
    fingers.current.set(pointerId, { x, y });
    const now = spread(fingers.current);
    if (now < apart.current * PINCH_STEP && now > apart.current / PINCH_STEP) return;
    view.zoom(now > apart.current ? 1 : -1);
    apart.current = now;
  };
  const up = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    const now = drag.current;
    drag.current = null;
    if (now === null) return;
    if (now.how === 'piece' && now.from !== null) props.onDrop(now.from, view.tileAt(event.clientX, event.clientY));
    else if (now.how === 'maybe' && event.button === 2) props.onLetGo();
    else if (now.how === 'maybe' && now.from !== null) props.onPress(now.from);
    else if (now.how === 'maybe' && event.button === 0) props.onMiss();
  };
  return (
    <div
      class="glass"
      role="application"
      tabIndex={0}
      data-region="house"
      aria-label={props.label}
      aria-describedby="layout-keys"
      onKeyDown={key}
      onPointerDown={down}
      onPointerMove={moved}
      onPointerUp={up}
      onPointerCancel={(event) => {
        fingers.current.delete(event.pointerId);
        drag.current = null;
      }}
      onPointerLeave={() => {
        if (drag.current === null && !byKey) props.onPoint(null);
      }}
      onContextMenu={(event) => event.preventDefault()}
      onWheel={(event) => {
        event.preventDefault();
        wheel.current += event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
        if (Math.abs(wheel.current) < WHEEL_STEP) return;
        view.zoom(wheel.current < 0 ? 1 : -1);
        wheel.current = 0;
      }}
    >
      <span id="layout-keys" class="hidden-text">
        {say('layout.keys')}
      </span>
      {carried !== null && at !== null && <Ghost view={view} id={carried} at={at} />}
    </div>
  );
}

function spread(fingers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [a, b] = [...fingers.values()];
  return a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

function Ghost({ view, id, at }: { view: PlanView; id: string; at: Tile }) {
  const sheet = useFurniture();
  const [, again] = useState(0);
  // The carried piece is drawn again every 120 ms, because the picture may move under the pointer.
  useScope((scope) => void scope.every(120, () => again((n) => n + 1)), []);
  const frame = sheet === null ? undefined : frameOf(sheet, id);
  if (sheet === null || frame === undefined) return null;
  const foot = view.onPage(at.x, at.y);
  const scale = (view.onPage(at.x + 1, at.y).x - foot.x) / 36;
  const style = backgroundOf(assetAt('world/furniture.png'), sheet, frame, scale);
  const left = `${Math.round(foot.x - (frame.ax ?? frame.w / 2) * scale)}px`;
  return (
    <i
      class="ghost pixels"
      style={{ ...style, left, top: `${Math.round(foot.y - (frame.ay ?? frame.h) * scale)}px` }}
    />
  );
}
