/**
 * Signs in the room that name the worst troubles shown by the top bar's lamps: one sign for a red lamp and one for an
 * amber lamp, or two for red lamps. A sign is on a wall or on the pavement if one is near, otherwise beside the place
 * of the trouble. A line leads from the sign to this place. A press on a sign opens the list of its lamp. This file
 * also draws the ring around the place of a pressed lamp, and the gold arrow to the moment for which the game is
 * slowed.
 */

import './trouble-signs.css';
import { useRef } from 'preact/hooks';
import { classes, Glyph, hudZoom, Icon, useScope } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { houseWidth } from '../../sim/world/wings.ts';
import { isWaiting } from '../../sim/people/patience.ts';
import type { LampReading } from '../read/lamps.ts';
import { type Box, boxAt, type Point, signSpot, spotsAround, spotsUnder } from './sign-spot.ts';
import type { Store } from '../store.ts';
import { TableMarks } from '../strong/TableMarks.tsx';
import { DoorSignMark } from './DoorSignMark.tsx';
import { KeptTableMark } from './KeptTableMark.tsx';
import { LAMP_ICONS } from './lamp-icons.ts';
import { pressLamp } from './press-lamp.ts';
import { signedLamps } from './shown-lamps.ts';
import { signText } from './sign-text.ts';

/** Milliseconds for which the ring is shown after a lamp was pressed. */
const RING_MS = 2400;
/** Milliseconds between two checks whether a sign covers people or panels. */
const CHECK_MS = 700;
/** Distance of a sign above the foot of a wall, and below the floor's front edge, in pixels of the unscaled room. */
const ON_WALL = 92;
const ON_PAVEMENT = 34;
/** Farthest distance of a sign from the place it is about, in pixels of the unscaled room. */
const FAR = 150;
const CROWDED_FAR = 260;
/** Distance of a sign below the upper edge of the room, if it stands under its lamp. */
const UNDER_BAR = 6;
/** Heights above a guest's feet, in pixels of the unscaled room: the top of the bar of patience, and the arrow's middle, above a bubble. */
const UP_TO_BAR = 116;
const OVER_BUBBLE = 132;
/** Distance from the middle of a drawn person to their feet. */
const TO_FEET = 36;
/** Panels that a sign keeps clear of. The part above the chalkboard lies outside the board's own box, so it is named itself. */
const PANELS =
  '.topbar, .due, .phone-lamps, .corner > *, .more-board, .maid-card, .toast, .janken, .side-panel > *, .strong-card, .enquiry, .remedies, .roster-tools button, .edge-arrow, .edge-label';

export function TroubleSigns({ store }: { store: Store }) {
  const alarm = store.alarm.value;
  const worst = signedLamps(store.lamps.value, alarm);
  return (
    <div class="signs">
      {worst.map((lamp, at) => (
        <Sign key={lamp.id} store={store} lamp={lamp} look={at === 0 && lamp.level === 'red' ? 'red' : 'amber'} />
      ))}
      <Ring store={store} />
      <TableMarks store={store} />
      <KeptTableMark store={store} />
      <DoorSignMark store={store} />
      <Arrow store={store} />
    </div>
  );
}

function Sign({ store, lamp, look }: { store: Store; lamp: LampReading; look: 'red' | 'amber' }) {
  const sign = useRef<HTMLButtonElement>(null);
  const stem = useRef<SVGLineElement>(null);
  const dot = useRef<SVGEllipseElement>(null);
  const latest = useRef(lamp);
  latest.current = lamp;
  useScope(
    (scope) => {
      let checked = -Infinity;
      /** The sign's centre relative to the tile (0, 0), so that the sign moves with the picture; null = no free spot was found. */
      let offset: Point | null = null;
      /** Whether the sign stands under its lamp, because the room is full; then no line leads to the place. */
      let isUnderLamp = false;
      let before: string | null = null;
      // The chalkboard grows with what is written on it, and the gold arrow may come where the sign stands: it is checked
      // at once, so that no sign is half hidden.
      const again = (): void => void (checked = -Infinity);
      for (const panel of document.querySelectorAll('.corner > *')) scope.sizeOf(panel, again);
      scope.defer(store.slowing.subscribe(again));
      scope.frame(() => {
        const { plan } = store.deps;
        const { place } = latest.current;
        const element = sign.current;
        if (plan === undefined || place === null || element === null || store.cafe === null) return;
        const zoom = hudZoom.peek();
        const origin = plan.onPage(0, 0);
        const at = plan.onPage(place.x, place.y);
        const now = performance.now();
        if (now - checked >= CHECK_MS) {
          checked = now;
          const { width: w, height: h } = element.getBoundingClientRect();
          const clear = occupied(store);
          const held = offset && { x: origin.x + offset.x, y: origin.y + offset.y };
          // The worse trouble's sign chooses first, so only the signs before this one are in its way.
          const signs = [...document.querySelectorAll('.signs .sign')];
          const others = [...signs.slice(0, signs.indexOf(element)), ...document.querySelectorAll('.floor-card')].map(
            (one) => boxOf(one),
          );
          const scale = scaleOf(store);
          const from = (spots: readonly Point[], far = FAR): Point | null =>
            signSpot({ w, h }, at, spots, inside(), [...clear, ...others], far * scale);
          // While a notebook is open, each table that it mentions has a label below it. A line that comes from above
          // does not cross the label.
          const isLabelled = store.selection.value.length > 0;
          const isAbove = ({ y }: Point): boolean => !isLabelled || y < at.y;
          const spots = [...spotsOf(store), ...spotsAround(at, scale)];
          const found =
            (held && isAbove(held) ? from([held]) : null) ??
            from(spots.filter(isAbove)) ??
            from(spots) ??
            // In a crowd a red sign stands farther away before it does not stand at all.
            (look === 'red' ? from(spots, CROWDED_FAR) : null);
          isUnderLamp = found === null && look === 'red';
          const spot = isUnderLamp ? underLamp(lamp.id, { w, h }, clear, [...panels(), ...others]) : found;
          offset = spot && { x: spot.x - origin.x, y: spot.y - origin.y };
        }
        const centre = offset && { x: (origin.x + offset.x) / zoom, y: (origin.y + offset.y) / zoom };
        const foot = { x: at.x / zoom, y: at.y / zoom };
        const drawn =
          centre === null ? '' : `${[centre.x, centre.y, foot.x, foot.y].map(Math.round).join()} ${isUnderLamp}`;
        if (drawn === before) return;
        before = drawn;
        element.style.visibility = centre === null ? 'hidden' : 'visible';
        for (const part of [stem.current!, dot.current!])
          part.style.visibility = centre === null || isUnderLamp ? 'hidden' : 'visible';
        if (centre === null) return;
        element.style.left = `${Math.round(centre.x)}px`;
        element.style.top = `${Math.round(centre.y)}px`;
        const half = element.offsetWidth / 2 - 8;
        const from = Math.max(centre.x - half, Math.min(centre.x + half, foot.x));
        set(stem.current!, { x1: from, y1: centre.y, x2: foot.x, y2: foot.y });
        set(dot.current!, { cx: foot.x, cy: foot.y });
      });
    },
    [lamp.id, lamp.cause],
  );
  return (
    <>
      <svg class="stem" aria-hidden="true">
        <line ref={stem} />
        <ellipse ref={dot} class={look} rx={6} ry={4} />
      </svg>
      {/*
       * No Tab stop, because the lamp in the top bar opens the same list by keyboard. During a fire alarm there is no
       * list.
       */}
      <button
        ref={sign}
        type="button"
        class={classes('sign', look)}
        data-lamp={lamp.id}
        tabIndex={-1}
        disabled={lamp.cause === 'alarm'}
        onClick={() => pressLamp(store, lamp)}
        // A right click would otherwise open the browser's menu, although the sign lies in the room.
        onContextMenu={(event) => {
          event.preventDefault();
          pressLamp(store, lamp);
        }}
      >
        {look === 'red' ? <Glyph name="warn" scale={1.5} /> : <Icon name={LAMP_ICONS[lamp.id]} />}
        {signText(lamp)}
      </button>
    </>
  );
}

function set(element: SVGElement, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(Math.round(value)));
}

/** Moves and turns an element that is drawn over the room; changes the element's style only if a value differs. */
function moveTo(element: HTMLElement, x: number, y: number, degrees = 0): void {
  const values = { left: `${Math.round(x)}px`, top: `${Math.round(y)}px`, transform: `rotate(${degrees}deg)` };
  for (const name of ['left', 'top', 'transform'] as const)
    if (element.style[name] !== values[name]) element.style[name] = values[name];
}

const boxOf = (element: Element): Box => {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
};
const inside = (): Box => ({ x: 4, y: 56, w: innerWidth - 8, h: innerHeight - 60 });

/** The picture's scale: number of CSS pixels of the page for each pixel of the unscaled room. */
function scaleOf(store: Store): number {
  const { plan } = store.deps;
  return plan === undefined ? 1 : (plan.onPage(1, 0).x - plan.onPage(0, 0).x) / 36;
}

/** Possible spots for signs in page pixels: along both walls, along the pavement at both open sides, and beside the corner at the door. */
function spotsOf(store: Store): Point[] {
  const { plan } = store.deps;
  const { map } = store.cafe!.state;
  const { height } = map;
  const width = houseWidth(map);
  if (plan === undefined) return [];
  const scale = scaleOf(store);
  const at = (x: number, y: number, down: number, right = 0): Point => {
    const spot = plan.onPage(x, y);
    return { x: spot.x + right * scale, y: spot.y + down * scale };
  };
  const spots: Point[] = [at(width - 1.5, 0.5, -6, 110), at(width - 1.5, 0.5, 24, 130)];
  for (let x = 1; x < width - 1; x += 0.5) spots.push(at(x, 0.5, -ON_WALL), at(x, height - 1, ON_PAVEMENT));
  for (let y = 1; y < height - 1; y += 0.5) spots.push(at(0.5, y, -ON_WALL), at(width - 1, y, ON_PAVEMENT));
  return spots;
}

/** Boxes in page pixels that a sign must not touch: people, doors, panels, the gold arrow. */
function occupied(store: Store): Box[] {
  const { plan } = store.deps;
  const { state } = store.cafe!;
  if (plan === undefined) return [];
  const scale = scaleOf(store);
  const above = (tile: Point, w: number, h: number): Box => {
    const { x, y } = plan.onPage(tile.x, tile.y);
    return { x: x - (w / 2) * scale, y: y - (h - 8) * scale, w: w * scale, h: h * scale };
  };
  // Most guests of the queue are drawn outside, not on their tiles.
  const queueing = (id: string): Box | null => {
    const middle = plan.personOnPage?.(id);
    return middle ? { x: middle.x - 20 * scale, y: middle.y - 80 * scale, w: 40 * scale, h: UP_TO_BAR * scale } : null;
  };
  return [
    ...Object.values(state.people).flatMap((person) => {
      if (!person.present) return [];
      const waits = person.role === 'guest' && isWaiting(person);
      const outside = person.role === 'guest' && person.stage === 'queue' ? queueing(person.id) : null;
      return [outside ?? above(person, 40, waits ? UP_TO_BAR : 84)];
    }),
    ...state.doors.map((door) => above(door, 76, 104)),
    ...panels(),
  ];
}

const panels = (): Box[] => [...document.querySelectorAll(PANELS)].map(boxOf).filter(({ w, h }) => w > 0 && h > 0);

/** The spot under the top bar, near a lamp, where a sign covers nobody or, in the thickest crowd, at least no panel; null if there is none. */
function underLamp(
  id: LampReading['id'],
  size: { readonly w: number; readonly h: number },
  clear: readonly Box[],
  withoutPeople: readonly Box[],
): Point | null {
  const lamp = document.querySelector(`.lamp[data-lamp="${id}"]`);
  if (lamp === null) return null;
  const box = boxOf(lamp);
  const screen = inside();
  const spots = spotsUnder(box, screen.y + UNDER_BAR, size, screen);
  const at = { x: box.x + box.w / 2, y: box.y };
  return (
    signSpot(size, at, spots, screen, [...clear, ...withoutPeople]) ?? signSpot(size, at, spots, screen, withoutPeople)
  );
}

function Ring({ store }: { store: Store }) {
  const { pulse } = store;
  const place = pulse.value;
  const ring = useRef<HTMLElement>(null);
  useScope(
    (scope) => {
      if (place === null) return;
      const until = performance.now() + RING_MS;
      scope.frame(() => {
        const at = store.deps.plan?.onPage(place.x, place.y);
        if (at === undefined || ring.current === null) return;
        const zoom = hudZoom.peek();
        moveTo(ring.current, at.x / zoom, at.y / zoom);
        if (performance.now() > until) pulse.value = null;
      });
    },
    [place],
  );
  return place === null ? null : <i ref={ring} class="place-ring" aria-hidden="true" />;
}

/**
 * A gold arrow that points to the event for which the game runs slowly, with the event's name. The arrow stands above
 * the event's place or, if the place is outside the picture, at the nearest edge of the page.
 */
function Arrow({ store }: { store: Store }) {
  const { moment } = store.slowing.value;
  const arrow = useRef<HTMLElement>(null);
  const label = useRef<HTMLElement>(null);
  const place = moment?.at ?? null;
  const latest = useRef(place);
  latest.current = place;
  useScope(
    (scope) => {
      if (place === null) return;
      scope.frame(() => {
        const { x: tileX, y: tileY } = latest.current ?? place;
        const { plan } = store.deps;
        // The arrow follows the person of the moment on their way, not the tile on which the moment began.
        const who = moment?.who ?? null;
        const middle = who === null ? null : plan?.personOnPage?.(who);
        const at = middle ? { x: middle.x, y: middle.y + TO_FEET * scaleOf(store) } : plan?.onPage(tileX, tileY);
        if (at === undefined || arrow.current === null) return;
        const box = boxAt({ x: innerWidth / 2, y: innerHeight / 2 + 28 }, { w: innerWidth - 48, h: innerHeight - 104 });
        const wanted = { x: at.x, y: at.y - OVER_BUBBLE * scaleOf(store) };
        const x = Math.max(box.x, Math.min(box.x + box.w, wanted.x));
        const y = Math.max(box.y, Math.min(box.y + box.h, wanted.y));
        const turn = x === wanted.x && y === wanted.y ? 90 : (Math.atan2(wanted.y - y, wanted.x - x) * 180) / Math.PI;
        const zoom = hudZoom.peek();
        moveTo(arrow.current, x / zoom, y / zoom, Math.round(turn));
        // The label stands over the arrow, and below one at the upper edge.
        if (label.current !== null) moveTo(label.current, x / zoom, (y + (y > box.y + 40 ? -30 : 30)) / zoom);
      });
    },
    [moment?.key],
  );
  return place === null || moment === null ? null : (
    <>
      <i ref={arrow} class="edge-arrow" aria-hidden="true" />
      <b ref={label} class="edge-label text-12" aria-hidden="true">
        {say(`top.slow.${moment.kind}`)}
      </b>
    </>
  );
}
