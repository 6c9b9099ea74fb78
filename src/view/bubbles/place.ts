/**
 * Places bubbles. Each bubble belongs to a head, which is surrounded by slots, the possible places of the bubble. Every
 * slot has a price, a bubble takes the cheapest slot, and the most urgent bubble chooses first. A place costs what it
 * covers: faces cost most, then other bubbles, panels, bodies and trays. The bubble's last place costs less, so that
 * bubbles do not jump. A bubble that chooses late may end up far from its speaker. Therefore the most expensive bubbles
 * choose again, and a neighbour in the way moves if that lowers the price of both together. A bubble that is still too
 * expensive takes a small form, or is hidden for the moment.
 */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** A part of a person on the screen, as a box: a face, which bubbles must not cover, or a body, which they should not cover. */
export interface Obstacle extends Box {
  readonly id: string;
  /** Price that a bubble pays for each pixel of the obstacle that it covers. */
  readonly cost: number;
  /** If true, even the bubble of the obstacle's own person must not cover it (a tray, a plate). */
  readonly keepOwn?: boolean;
}
export interface Want {
  readonly id: string;
  /** How urgent the bubble is. The most urgent bubble chooses its place first; ties go to the smaller id. */
  readonly urgency: number;
  readonly head: Readonly<Box>;
  readonly w: number;
  readonly h: number;
  readonly small: { readonly w: number; readonly h: number } | null;
}
export interface Placed {
  readonly id: string;
  readonly want: Want;
  readonly small: boolean;
  /** Top left corner of the bubble in whole pixels. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cost: number;
}
export interface Scene {
  readonly screen: Readonly<Box>;
  readonly faces: readonly Readonly<Obstacle>[];
  readonly bodies: readonly Readonly<Obstacle>[];
  readonly blocked: readonly Readonly<Box>[];
}

interface Slot {
  /**
   * Offset of the bubble's middle from the middle of the head, in units of half the size of head and bubble together.
   * At an offset of about 1 the two touch.
   */
  readonly across: number;
  readonly up: number;
  /** Basic price of the slot, to which the price of everything covered is added. */
  readonly taste: number;
}
/** The slots around a head: slots beside the head do not touch it; slots above may overlap it a little. */
const SLOTS: readonly Slot[] = (
  [
    [0, -1, 0],
    [0.55, -0.95, 3],
    [-0.55, -0.95, 3],
    [1.05, -0.7, 7],
    [-1.05, -0.7, 7],
    [1.25, -0.2, 13],
    [-1.25, -0.2, 13],
    [1.2, 0.35, 20],
    [-1.2, 0.35, 20],
    [0, -1.7, 11],
    [0.7, -1.6, 13],
    [-0.7, -1.6, 13],
    [0, -2.3, 20],
    [1.5, -1.1, 18],
    [-1.5, -1.1, 18],
    [0.9, -2.1, 24],
    [-0.9, -2.1, 24],
    [1.7, -0.6, 26],
    [-1.7, -0.6, 26],
    [0, -2.9, 30],
    [1.3, -2.6, 34],
    [-1.3, -2.6, 34],
  ] as const
)
  .map(([dx, dy, taste]) => ({ across: dx * (Math.abs(dx) > 0.9 ? 1 : 0.8), up: dy, taste }))
  .sort((a, b) => a.taste - b.taste);
/** Cheap slots are also tried this many pixels further left and right; expensive slots are tried only at their own place. */
const NUDGE = 4;
const NUDGE_TASTE = 1.2;
const NUDGED_BELOW = 15;

const FACE = 1.4;
const BUBBLE = 0.4;
const BLOCKED = 0.8;
const TAIL = 30;
const OFF_SCREEN = 400;
const STAY = 6;
/**
 * Price above which a bubble that has a small form no longer appears in full size. `FORBIDDEN`, the price of covering
 * a face or another bubble, must be higher.
 */
const TOO_DEAR = 60;
/** Price up to which a bubble appears in full size without a comparison with its small form. */
const NEAR_ENOUGH = 16;
const SILENT = 130;
/** Price of covering a face or another bubble: so high that such a place is never accepted. */
const FORBIDDEN = 1000;

/** Number of pixels that two boxes share if one of them is enlarged by `pad`. */
export function shared(a: Readonly<Box>, b: Readonly<Box>, pad = 0): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) + pad;
  if (w <= 0) return 0;
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) + pad;
  return h > 0 ? w * h : 0;
}

interface Candidate extends Box {
  cost: number;
}
interface Near {
  /** Box around all places that the bubble's slots can cover. */
  reach: Box;
  faces: Readonly<Obstacle>[];
  bodies: Readonly<Obstacle>[];
  blocked: Readonly<Box>[];
}

/** Chooses a place for every bubble. @param last the bubbles as they were placed last time, by id */
export function placeBubbles(wants: readonly Want[], scene: Scene, last: ReadonlyMap<string, Placed>): Placed[] {
  const order = [...wants].sort((a, b) => b.urgency - a.urgency || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const nears = new Map<string, Near>();
  const placed: Placed[] = [];
  for (const want of order) {
    const near = nearby(want, scene);
    nears.set(want.id, near);
    const found = settle(want, near, placed, scene.screen, last.get(want.id));
    if (found) placed.push(found);
  }
  improve(placed, nears, scene.screen, last);
  return placed;
}

/**
 * Lets expensive bubbles choose again, now that all places are known. If a cheap neighbour is in the way, the pair is
 * also tried in the opposite order.
 */
function improve(
  placed: Placed[],
  nears: ReadonlyMap<string, Near>,
  screen: Readonly<Box>,
  last: ReadonlyMap<string, Placed>,
): void {
  const dear = placed
    .filter((p) => p.cost > 14)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, 6);
  for (const mine of dear) {
    let i = placed.indexOf(mine);
    if (i < 0) continue;
    const near = nears.get(mine.id)!;
    const without = placed.filter((p) => p !== mine);
    const again = settle(mine.want, near, without, screen, last.get(mine.id));
    if (again && again.small === mine.small && again.cost < mine.cost - 1) placed[i] = again;
    const now = placed[i]!;
    if (now.cost <= 14) continue;
    const rival = without.find(
      (p) =>
        Math.abs(p.x - now.x) < 60 && Math.abs(p.y - now.y) < 60 && p.cost < 8 && p.want.urgency < now.want.urgency + 2,
    );
    if (!rival) continue;
    const others = without.filter((p) => p !== rival);
    const first = settle(now.want, near, others, screen, last.get(now.id));
    if (!first || first.small !== now.small) continue;
    const second = settle(rival.want, nears.get(rival.id)!, [...others, first], screen, last.get(rival.id));
    if (!second || second.small !== rival.small || first.cost + second.cost >= now.cost + rival.cost - 2) continue;
    i = placed.indexOf(now);
    placed[i] = first;
    placed[placed.indexOf(rival)] = second;
  }
}

/** Chooses a bubble's form: full size if the price is acceptable; small if that is much cheaper; otherwise hidden. */
function settle(
  want: Want,
  near: Near,
  done: readonly Placed[],
  screen: Readonly<Box>,
  last: Placed | undefined,
): Placed | null {
  const full = cheapest(want, want.w, want.h, near, done, screen, last && !last.small ? last : undefined);
  const asFull: Placed = { id: want.id, want, small: false, ...full };
  if (want.small === null || full.cost <= NEAR_ENOUGH) return full.cost <= SILENT ? asFull : null;
  const small = cheapest(want, want.small.w, want.small.h, near, done, screen, last?.small ? last : undefined);
  const gain = last === undefined ? 12 : last.small ? 4 : 20;
  if (full.cost <= TOO_DEAR && small.cost > full.cost - gain) return asFull;
  return small.cost <= SILENT ? { id: want.id, want, small: true, ...small } : null;
}

function cheapest(
  want: Want,
  w: number,
  h: number,
  near: Near,
  done: readonly Placed[],
  screen: Readonly<Box>,
  last: Placed | undefined,
): Candidate {
  const headX = want.head.x + want.head.w / 2;
  const headY = want.head.y + want.head.h / 2;
  const rivals = touching(near.reach, done);
  const best: Candidate = { x: 0, y: 0, w, h, cost: Infinity };
  const box: Candidate = { x: 0, y: 0, w, h, cost: 0 };
  const tryAt = (x: number, y: number, taste: number): void => {
    if (taste >= best.cost) return;
    box.x = x;
    box.y = y;
    box.cost = taste;
    price(box, want, near, rivals, screen, headX, best.cost);
    if (box.cost < best.cost) {
      best.x = x;
      best.y = y;
      best.cost = box.cost;
    }
  };
  // The bubble's last place beside the head is considered like a slot, at a slightly lower price, so that bubbles do
  // not jump.
  if (last && last.w === w && last.h === h) {
    const x = Math.round(headX + (last.x - last.want.head.x - last.want.head.w / 2));
    const y = Math.round(headY + (last.y - last.want.head.y - last.want.head.h / 2));
    tryAt(x, y, Math.max(0, tasteOf(x + w / 2 - headX, y + h / 2 - headY, want, w, h) - STAY));
  }
  const across = (want.head.w + w) / 2;
  const along = (want.head.h + h) / 2 + 5;
  for (let i = 0; i < SLOTS.length; i++) {
    const slot = SLOTS[i]!;
    const { taste } = slot;
    if (taste >= best.cost) break;
    const left = Math.round(headX + slot.across * across - w / 2);
    const top = Math.round(headY + slot.up * along - h / 2);
    tryAt(left, top, taste);
    if (taste >= NUDGED_BELOW) continue;
    tryAt(left - NUDGE, top, taste + NUDGE_TASTE);
    tryAt(left + NUDGE, top, taste + NUDGE_TASTE);
  }
  return best;
}

/**
 * The basic price of a place: the price of the nearest slot plus an amount for the distance from this slot. `ox`, `oy`
 * = offset of the place from the head.
 */
function tasteOf(ox: number, oy: number, want: Want, w: number, h: number): number {
  const across = (want.head.w + w) / 2;
  const along = (want.head.h + h) / 2 + 5;
  let nearest = Infinity;
  let taste = 34;
  for (let i = 0; i < SLOTS.length; i++) {
    const slot = SLOTS[i]!;
    const x = slot.across * across - ox;
    const y = slot.up * along - oy;
    const away = x * x + y * y;
    if (away < nearest) {
      nearest = away;
      taste = slot.taste;
    }
  }
  return taste + Math.min(60, nearest / 40);
}

/**
 * Adds up the price of everything that a bubble would cover at a place, and stops as soon as the sum reaches `limit`.
 * This is the innermost loop, so it allocates nothing.
 */
function price(
  box: Candidate,
  want: Want,
  near: Near,
  rivals: readonly Placed[],
  screen: Readonly<Box>,
  headX: number,
  limit: number,
): void {
  const { x, y } = box;
  const right = x + box.w;
  const bottom = y + box.h;
  let cost = box.cost;
  if (x < screen.x || y < screen.y || right > screen.x + screen.w || bottom > screen.y + screen.h) cost += OFF_SCREEN;
  for (let i = 0; i < near.faces.length && cost < limit; i++) {
    const face = near.faces[i]!;
    if (face.x >= right || face.y >= bottom || face.x + face.w <= x || face.y + face.h <= y) continue;
    const covered = shared(box, face, 1);
    cost += covered * FACE + (covered > 10 ? FORBIDDEN : 0);
  }
  const tailX = Math.min(x + box.w / 2, headX) - 1;
  const tailBottom = want.head.y;
  for (let i = 0; i < rivals.length && cost < limit; i++) {
    const rival = rivals[i]!;
    const close = shared(box, rival, 4);
    if (close > 0) cost += close * BUBBLE + (shared(box, rival) > 0 ? FORBIDDEN : 0);
    if (
      tailBottom > bottom &&
      tailX + 3 > rival.x &&
      tailX < rival.x + rival.w &&
      tailBottom > rival.y &&
      bottom < rival.y + rival.h
    )
      cost += TAIL;
  }
  for (let i = 0; i < near.blocked.length && cost < limit; i++) cost += shared(box, near.blocked[i]!, 2) * BLOCKED;
  for (let i = 0; i < near.bodies.length && cost < limit; i++) {
    const body = near.bodies[i]!;
    if (body.x >= right || body.y >= bottom || body.x + body.w <= x || body.y + body.h <= y) continue;
    if (body.id !== want.id || body.keepOwn) cost += shared(box, body) * body.cost;
  }
  box.cost = cost;
}

/** Finds the obstacles that a bubble can cover in any of its slots. */
function nearby(want: Want, scene: Scene): Near {
  const x = want.head.x + want.head.w / 2;
  const y = want.head.y + want.head.h / 2;
  const side = 1.7 * (want.head.w / 2 + want.w / 2) + want.w / 2 + 10;
  const up = 2.9 * (want.head.h / 2 + want.h / 2 + 5) + want.h / 2 + 6;
  const down = 0.4 * (want.head.h / 2 + want.h / 2 + 5) + want.h / 2 + 8;
  const reach = { x: x - side, y: y - up, w: 2 * side, h: up + down };
  return {
    reach,
    faces: touching(reach, scene.faces),
    bodies: touching(reach, scene.bodies),
    blocked: touching(reach, scene.blocked),
  };
}

function touching<B extends Readonly<Box>>(reach: Readonly<Box>, boxes: readonly B[]): B[] {
  const { x, y } = reach;
  const right = x + reach.w;
  const bottom = y + reach.h;
  const found: B[] = [];
  for (let i = 0; i < boxes.length; i++) {
    const box = boxes[i]!;
    if (box.x < right && box.y < bottom && box.x + box.w > x && box.y + box.h > y) found.push(box);
  }
  return found;
}
