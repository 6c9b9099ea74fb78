/**
 * Places things around the house, as a list of frames of the furniture atlas: trees, lamps, hedges, posts at the open
 * doors. Positions are map coordinates (tile centres are whole numbers); all move with the room's size, and none
 * stands on a path, in the pond, before a door or in the street.
 */
import { RING, STREET, pondOf } from './garden.ts';
import { hash } from './colours.ts';
import { planRoom, TILE, type Plan, type Rect, type RoomInput } from './room-look.ts';

export interface RoomProp {
  /** Name of the prop's frame in assets/world/furniture.json. */
  frame: string;
  x: number;
  y: number;
  /** Radius in pixels of the shadow below the prop; 0 = no shadow. The atlas has shadows with the radii 8, 10, 13, 15, 16 and 19. */
  shadow: number;
  /** Whether the prop stands behind the house and so is drawn after the ground outdoors but before the house. */
  behind: boolean;
  /** Height of the prop's lamp above the ground in pixels; 0 = the prop has no lamp. */
  lightPx: number;
}

const SHADOW: Readonly<Record<string, number>> = {
  tree: 19,
  bush: 16,
  hedge: 16,
  bed: 16,
  bike: 13,
  bench: 16,
  lamp: 8,
  lantern: 8,
  mailbox: 8,
  gatepost: 8,
  paper: 8,
  stall: 19,
  arch: 0,
};
const LIGHT: Readonly<Record<string, number>> = { lamp: 62, lantern: 20, gatepost: 24, paper: 44 };

/** How the street is decorated: 0 = not at all, 1 = for a Sunday's festival, 2 = for a street festival with stalls. */
export type Festive = 0 | 1 | 2;

export function roomProps(input: RoomInput, marginTiles = 9, festive: Festive = 0): RoomProp[] {
  const plan = planRoom(input);
  const props: RoomProp[] = [];
  /**
   * Adds a prop at a point in floor coordinates and stores it in map coordinates. In floor coordinates a whole number
   * is a tile's corner, in map coordinates its centre.
   */
  const add = (frame: string, x: number, y: number): void => {
    const kind = frame.split('-')[0] ?? frame;
    props.push({
      frame,
      x: x + 0.5,
      y: y + 0.5,
      shadow: SHADOW[kind] ?? 10,
      behind: x < 0 || y < 0,
      lightPx: LIGHT[kind] ?? 0,
    });
  };
  atDoors(plan, add);
  alongStreet(plan, add);
  if (festive > 0) inTheStreet(plan, festive, add);
  if (plan.terrace !== null) roundTerrace(plan.terrace, add);
  roundHouse(plan, add);
  trees(plan, marginTiles, add);
  for (let y = 0; y < plan.ny; y++)
    for (let x = 0; x < plan.nx; x++)
      if (plan.tiles[y * plan.nx + x] === TILE.LOW_WALL) add('wall-low', x + 0.5, y + 0.5);
  for (const prop of props) if (prop.frame === 'wall-low') prop.shadow = 0;
  return props.sort((a, b) => a.x + a.y - b.x - b.y);
}

type Add = (frame: string, x: number, y: number) => void;

/** Places two posts with flowers at every doorstep. */
function atDoors(plan: Plan, add: Add): void {
  for (const porch of plan.porches) {
    if (porch.y0 >= plan.ny) {
      add('gatepost', porch.x0 - 0.12, plan.ny + 0.12);
      add('gatepost', porch.x1 + 0.12, plan.ny + 0.12);
      add('bed-a', porch.x0 - 0.75, plan.ny + 0.62);
    } else {
      add('gatepost', plan.nx + 0.12, porch.y0 - 0.12);
      add('gatepost', plan.nx + 0.12, porch.y1 + 0.12);
      add('bed-a', plan.nx + 0.62, porch.y0 - 0.75);
    }
  }
}

const clearOfDoors = (plan: Plan, x: number, y: number, room = 1.1): boolean =>
  plan.porches.every((p) => x < p.x0 - room || x > p.x1 + room || y < p.y0 - room || y > p.y1 + room);

/** Places paper lanterns along both sides of the street and along the walk behind the house, and stalls on the footpath. */
function inTheStreet(plan: Plan, festive: Festive, add: Add): void {
  const { nx, ny, streetShift } = plan;
  const near = nx + streetShift + STREET.kerb - 0.2;
  const far = nx + streetShift + STREET.farPath + 0.35;
  for (let y = -6.5; y < ny + 4; y += 2.4) add('paper-lantern', near, y);
  for (let y = -5.6; y < ny + 6; y += 2.4) add('paper-lantern', far, y);
  for (let x = 1.5; x < nx + 1; x += 2.6) add('paper-lantern', x, -2.05);
  const stalls = festive === 2 ? 5 : 2;
  const colours = ['red', 'teal', 'gold'];
  for (let i = 0; i < stalls; i++) {
    const y = -2.2 + i * 2.4 + (i > 0 ? 3.4 : 0);
    const [x, beside] = [nx + streetShift + 1.75, y > ny + 1.5 ? -3.6 : y];
    if (clearOfWings(plan, x, beside)) add(`stall-${colours[i % 3] ?? 'red'}`, x, beside);
  }
  if (festive === 2)
    for (let x = 2.2, i = 0; x < nx; x += 4.4, i++) add(`stall-${colours[i % 3] ?? 'red'}-SW`, x, ny + 1.3);
}

/** Whether a point is at least this far from both wings. */
const clearOfWings = ({ tearoom, terrace }: Plan, x: number, y: number, room = 0.4): boolean =>
  [tearoom, terrace].every(
    (p) => p === null || x < p.x0 - room || x > p.x1 + room || y < p.y0 - room || y > p.y1 + room,
  );

/** Places boxes with flowers and lanterns around the terrace. */
function roundTerrace({ x0, x1, y0, y1 }: Rect, add: Add): void {
  for (let y = y0 + 1; y < y1; y += 2) add('planter-SE', x1 + 0.3, y);
  for (let x = x0 + 1.6; x < x1; x += 1.5) add('planter', x, y1 + 0.3);
  add('lantern', x1 + 0.3, y0 + 0.1);
  add('lantern', x1 + 0.3, y1 + 0.3);
  add('lantern', x0 + 0.5, y1 + 0.3);
}

function alongStreet(plan: Plan, add: Add): void {
  const { ny } = plan;
  const nx = plan.nx + plan.streetShift;
  const kerb = nx + STREET.kerb - 0.35;
  const wall = plan.nx + 0.75;
  const put = (frame: string, x: number, y: number): void => {
    if (clearOfDoors(plan, x, y, 0.6) && clearOfWings(plan, x, y)) add(frame, x, y);
  };
  for (let y = 2.6; y < ny + 3; y += 6) put('lamp', wall, y);
  put('bench', wall, 5.2);
  if (ny > 8) put('bike', nx + 1.8, 7.3);
  put('mailbox', kerb, 3.9);
  for (let y = -1.2; y > -12; y -= 6) add('lamp', kerb, y);
  for (let y = 1.2; y < ny + 10; y += 7) add('lamp', nx + STREET.farPath + 0.3, y);
  for (let i = 0; i < 5; i++) add(i % 2 ? 'hedge-pink-SW' : 'hedge-white-SW', nx + STREET.end + 0.35, -1 + i * 3.2);
}

function roundHouse(plan: Plan, add: Add): void {
  const { nx, ny } = plan;
  const front = ny + 0.75;
  for (let x = Math.min(nx - 1, 3.6); x < nx; x += 7) if (clearOfDoors(plan, x, front)) add('lamp', x, front);
  const pond = pondOf(plan);
  add('lantern', pond.x + pond.rx, pond.y - 1.1);
  add('lantern', pond.x + 1.6, pond.y + 1.5);
  add('bed-a', -1.6, pond.y + 0.2);
  add('bed-c', pond.x + 1, pond.y + 2);
  for (let x = 5.6; x < nx; x += 3.3) add(x % 2 > 1 ? 'hedge-pink' : 'hedge-white', x, -1.65);
  for (let x = 4; x < nx + 1; x += 4.2) add('lantern', x, -2.5);
  add('bed-b', nx - 3, -2.35);
  add('bed-a', nx + 0.6, -2.2);
  add('bush-pink', (plan.tearoom?.x1 ?? nx) + RING + 0.15, -1.9);
  for (let x = nx - 1.4, i = 0; x > 0; x -= 3.7, i++)
    if (clearOfDoors(plan, x, ny + 1.7))
      add(['bed-b', 'bush-pink', 'bed-a', 'bush-gold'][i % 4] ?? 'bed-a', x, ny + 1.75 + 0.3 * hash(i, 3));
  if (ny > 8) add('hedge-white', -2.7, ny - 0.2);
  add('bush-green', -1.9, ny + 0.7);
}

/** Places trees over the lawn on a loose grid; the exact position and the kind of each tree come from a hash. */
function trees(plan: Plan, margin: number, add: Add): void {
  const { nx, ny } = plan;
  const pond = pondOf(plan);
  for (let gy = -margin; gy < ny + margin; gy += 2.7) {
    for (let gx = -margin; gx < nx + margin; gx += 2.7) {
      const i = Math.round(gx * 10);
      const j = Math.round(gy * 10);
      if (hash(i, j) < 0.36) continue;
      const x = gx + hash(i + 1, j) * 1.7;
      const y = gy + hash(i, j + 1) * 1.7;
      const street = x > nx + 0.6 && x < nx + plan.streetShift + STREET.end + 0.9;
      const nearHouse = x > -1.9 && y > -1.9 && x < nx + 2 && y < ny + 2.2;
      const walk = Math.abs(y + 3.3 + 0.5 * Math.sin(x * 0.55)) < 1.1 && x > -1.4 && x < nx + 2;
      const water = Math.hypot((x - pond.x) / (pond.rx + 0.9), (y - pond.y) / (pond.ry + 0.9)) < 1;
      // Trees must not hide the room, so no trees stand on the lawn in front of it.
      const before = y > ny && y < ny + 4.4 && x > -4 && x < nx + 1;
      const door = y > ny && plan.doors.some((d) => d.side === 'sw' && Math.abs(x - (d.from + d.to) / 2) < 1.6);
      if (street || nearHouse || walk || water || door) continue;
      const kind = hash(i + 5, j + 9);
      if (before) {
        if (kind < 0.3) add(kind < 0.15 ? 'bush-green' : 'bush-pink', x, y);
        continue;
      }
      add(
        kind < 0.1
          ? 'bush-green'
          : kind < 0.17
            ? 'bush-gold'
            : kind < 0.42
              ? 'tree-cherry'
              : kind < 0.7
                ? 'tree-green'
                : 'tree-dark',
        x,
        y,
      );
    }
  }
}
