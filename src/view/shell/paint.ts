/**
 * Paints the room into a pixel buffer: determines for every pixel which surface is visible (floor, stage, wall, wall
 * end, floor slab, outdoors) and takes the colour from its painter. One pass, no allocation per pixel.
 */
import type { Sky } from './fitting-looks.ts';
import { FLOORS, kitchenFloor, rugAt, stageFloor, sunAt, type FloorKind } from './floors.ts';
import { GardenPainter } from './garden.ts';
import { blend, ink, type Ink } from './colours.ts';
import { planRoom, TILE, type Plan, type Rect, type RoomInput, type Rug } from './room-look.ts';
import { HALF_H, HALF_W, SLAB_PX, STAGE_PX, WALL_PX } from './projection.ts';
import { WallPainter, type PaperKind } from './walls.ts';

/** The picture into which the room is painted: image data, and the pixel at which the centre of map tile (0, 0) lies. */
export interface RoomCanvas {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  originX: number;
  originY: number;
}

export interface RoomOptions {
  floor?: FloorKind;
  paper?: PaperKind;
  /** How wet it is outside, 0 = dry … 1 = downpour. When it is wet, paving is darker and has puddles. */
  wet?: number;
  /** What the windows show. By day the sun shines through the windows of the left wall. */
  sky?: Sky;
  /** Whether the sun shines on the floorboards; if left out, it shines only when `sky` is 'day'. */
  sun?: boolean;
  /** Additional rugs in floor coordinates, above the door mats. */
  rugs?: readonly Rug[];
  /** Whether `S` tiles (the stage) are raised to a platform. */
  stage?: boolean;
  /**
   * Which part is painted: everything, only the ground outdoors, or only the house; all other pixels stay transparent.
   * Two passes, first `outdoors` and then `house`, let the caller draw trees between ground and house.
   */
  layer?: 'all' | 'outdoors' | 'house';
}

const TONE = {
  floorShade: ink('#7a4a52'),
  sun: ink('#fff3c4'),
  leftWall: ink('#7a4a6a'),
  leftCorner: ink('#5a3a5a'),
  rightCorner: ink('#7a4a5a'),
  capLeft: ink('#f0cc97'),
  capRight: ink('#f6d8a6'),
  outline: ink('#5b3a45'),
  endLeft: ink('#a5623c'),
  endRight: ink('#8a4f38'),
  slabInk: ink('#3a2a40'),
  slabLeft: ink('#d99a58'),
  slabRight: ink('#b5713f'),
  brickLeft: [ink('#a98272'), ink('#9a7466')],
  brickRight: [ink('#866466'), ink('#7a5a5c')],
  stageLeft: ink('#8a4868'),
  stageRight: ink('#6a3350'),
  stageTrim: ink('#ffcb45'),
  bulb: ink('#ffe9a0'),
  stageInk: ink('#3f1f38'),
};

export function paintRoom(input: RoomInput, out: RoomCanvas, options: RoomOptions = {}): Plan {
  const plan = planRoom(input, options.sky);
  if (options.rugs) plan.rugs.unshift(...options.rugs);
  const layer = options.layer ?? 'all';
  const house = layer === 'outdoors' ? null : new HousePainter(plan, options);
  const garden = layer === 'house' ? null : new GardenPainter(plan, options.wet ?? 0);
  const aligned = out.data.byteOffset % 4 === 0;
  const bytes = aligned ? out.data : new Uint8ClampedArray(out.width * out.height * 4);
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, out.width * out.height);

  // The rear corner of the floor is drawn at the upper tip of map tile (1, 1).
  const left = Math.round(out.originX);
  const top = Math.round(out.originY) + HALF_H;
  for (let row = 0; row < out.height; row++) {
    const py = row - top;
    const b = (py + 0.5) / (2 * HALF_H);
    let i = row * out.width;
    for (let column = 0; column < out.width; column++, i++) {
      const px = column - left;
      const a = (px + 0.5) / (2 * HALF_W);
      const built = house ? house.at(a + b, b - a, px + 0.5, py + 0.5) : 0;
      pixels[i] = built || (garden ? garden.at(a + b, b - a, px, py) : 0);
    }
  }
  if (!aligned) out.data.set(bytes);
  return plan;
}

/** Computes the colours of the house. The colour of a pixel that does not show the house is 0. */
class HousePainter {
  private readonly ne: WallPainter;
  private readonly nw: WallPainter;
  private readonly floor: (x: number, y: number) => Ink;
  private readonly tatami = FLOORS.tatami;
  private readonly sun: boolean;
  private readonly hasStage: boolean;
  private readonly top: number;
  private readonly bottom: number;
  /** Limits in floor coordinates: a pixel beyond them cannot show the floor's overhanging edge. */
  private readonly reachX: number;
  private readonly reachY: number;

  constructor(
    private readonly plan: Plan,
    options: RoomOptions,
  ) {
    const paper = options.paper ?? 'stripe';
    this.ne = new WallPainter(plan.ne, paper);
    this.nw = new WallPainter(plan.nw, paper);
    this.floor = FLOORS[options.floor ?? 'plank'];
    this.sun = options.sun ?? (options.sky ?? 'day') === 'day';
    this.hasStage = (options.stage ?? true) && plan.tiles.includes(TILE.STAGE);
    this.top = -WALL_PX - 6;
    const slab = SLAB_PX / (2 * HALF_H) + 0.01;
    this.reachX = Math.max(plan.ne.length, ...plan.porches.map((p) => p.x1)) + slab;
    this.reachY = Math.max(plan.ny, ...plan.porches.map((p) => p.y1)) + slab;
    this.bottom = (plan.nx + plan.ny + 1) * HALF_H + SLAB_PX + 2;
  }

  at(x: number, y: number, dx: number, dy: number): Ink {
    const { nx, ny, tearoom } = this.plan;
    if (dy < this.top || dy > this.bottom || dx < -(ny + 1) * HALF_W || dx > (this.plan.ne.length + 1) * HALF_W)
      return 0;
    if (this.hasStage) {
      const raised = this.stageAt(x, y, dx);
      if (raised) return raised;
    }
    if (x >= 0 && x < nx && y >= 0 && y < ny) return this.floorAt(x, y);
    if (tearoom !== null && isIn(tearoom, x, y)) return this.tearoomAt(x, y);
    if (x < 0 || y < 0) {
      const wall = dx <= 0 ? this.leftWall(dx, dy) : this.rightWall(dx, dy);
      if (wall) return wall;
    }
    if (this.onPorch(x, y)) return this.porchAt(x, y);
    return this.slabAt(x, y, dx);
  }

  private floorAt(x: number, y: number): Ink {
    const { plan } = this;
    const kind = plan.tiles[Math.floor(y) * plan.nx + Math.floor(x)];
    let colour = rugAt(plan.rugs, x, y) || (kind === TILE.KITCHEN ? kitchenFloor(x, y) : this.floor(x, y));
    const rear = Math.min(x, y);
    if (rear < 0.12) colour = blend(colour, TONE.floorShade, 87);
    else if (rear < 0.3) colour = blend(colour, TONE.floorShade, 38);
    if (this.sun) {
      const light = sunAt(plan, x, y);
      if (light > 0) colour = blend(colour, TONE.sun, Math.round(107 * light));
    }
    return colour;
  }

  private tearoomAt(x: number, y: number): Ink {
    const colour = this.tatami(x, y);
    return y < 0.12 ? blend(colour, TONE.floorShade, 87) : y < 0.3 ? blend(colour, TONE.floorShade, 38) : colour;
  }

  private porchAt(x: number, y: number): Ink {
    return rugAt(this.plan.rugs, x, y) || this.floor(x, y);
  }
  private onPorch(x: number, y: number): boolean {
    const { tearoom, porches } = this.plan;
    if (tearoom !== null && isIn(tearoom, x, y)) return true;
    for (const p of porches) if (isIn(p, x, y)) return true;
    return false;
  }

  private leftWall(dx: number, dy: number): Ink {
    const length = this.plan.ny * HALF_W;
    const along = -dx;
    if (along < length) {
      const h = along / 2 - dy;
      if (h >= 0 && h < WALL_PX) {
        const shaded = blend(this.nw.at(along, h), TONE.leftWall, 44);
        return along < 9 ? blend(shaded, TONE.leftCorner, 31) : shaded;
      }
      if (h >= WALL_PX && h < WALL_PX + 5) return h < WALL_PX + 4 ? TONE.capLeft : TONE.outline;
      return 0;
    }
    if (along < length + 6) {
      // This pixel may show the wall's end face, which is 6 px wide.
      const h = length / 2 - dy + (along - length) / 2;
      if (h > -SLAB_PX + 1 && h < WALL_PX + 5)
        return along > length + 5 ? TONE.outline : h > WALL_PX ? TONE.capLeft : TONE.endLeft;
    }
    return 0;
  }

  private rightWall(dx: number, dy: number): Ink {
    const length = this.plan.ne.length * HALF_W;
    if (dx < length) {
      const h = dx / 2 - dy;
      if (h >= 0 && h < WALL_PX) {
        const colour = this.ne.at(dx, h);
        return dx < 9 ? blend(colour, TONE.rightCorner, 36) : colour;
      }
      if (h >= WALL_PX && h < WALL_PX + 5) return h < WALL_PX + 4 ? TONE.capRight : TONE.outline;
      return 0;
    }
    if (dx < length + 6) {
      const h = length / 2 - dy + (dx - length) / 2;
      if (h > -SLAB_PX + 1 && h < WALL_PX + 5)
        return dx > length + 5 ? TONE.outline : h > WALL_PX ? TONE.capRight : TONE.endRight;
    }
    return 0;
  }

  /** Colour of a pixel of the floor's edge: boards above brick. The function searches upwards on the screen until it finds the floor. */
  private slabAt(x: number, y: number, dx: number): Ink {
    const { nx, ny } = this.plan;
    if (x < 0 || y < 0 || x > this.reachX || y > this.reachY) return 0;
    for (let d = 1; d <= SLAB_PX; d++) {
      const fx = x - d / (2 * HALF_H);
      const fy = y - d / (2 * HALF_H);
      const inside = fx >= 0 && fx < nx && fy >= 0 && fy < ny;
      if (!inside && !this.onPorch(fx, fy)) continue;
      if (d > SLAB_PX - 2) return TONE.slabInk;
      const step = 1 / (2 * HALF_H);
      const left = !(this.isFloor(fx, fy + step) && !this.isFloor(fx + step, fy)) && this.facesLeft(fx, fy, dx);
      if (d < 3) return left ? TONE.slabLeft : TONE.slabRight;
      const mortar = d > 6 && Math.floor((left ? fx : fy) * 4) & 1 ? 1 : 0;
      return (left ? TONE.brickLeft : TONE.brickRight)[mortar] ?? 0;
    }
    return 0;
  }
  private isFloor(x: number, y: number): boolean {
    return (x >= 0 && x < this.plan.nx && y >= 0 && y < this.plan.ny) || this.onPorch(x, y);
  }
  /** Whether a pixel of the floor's edge lies on the side that faces the lower left; otherwise it lies on the side that faces the lower right. */
  private facesLeft(x: number, y: number, dx: number): boolean {
    const reach = SLAB_PX / (2 * HALF_H) + 0.03;
    const endsLeft = !this.isFloor(x, y + reach);
    const endsRight = !this.isFloor(x + reach, y);
    if (endsLeft !== endsRight) return endsLeft;
    return dx <= (this.plan.nx - this.plan.ny) * HALF_W;
  }

  private isStage(x: number, y: number): boolean {
    const { nx, ny, tiles } = this.plan;
    if (x < 0 || y < 0 || x >= nx || y >= ny) return false;
    return tiles[Math.floor(y) * nx + Math.floor(x)] === TILE.STAGE;
  }
  private stageAt(x: number, y: number, dx: number): Ink {
    const lift = STAGE_PX / (2 * HALF_H);
    if (this.isStage(x + lift, y + lift)) {
      const sx = x + lift;
      const sy = y + lift;
      return stageFloor(sx, sy, this.stageRim(sx, sy));
    }
    for (let d = 1; d <= STAGE_PX; d++) {
      const sx = x + (STAGE_PX - d) / (2 * HALF_H);
      const sy = y + (STAGE_PX - d) / (2 * HALF_H);
      if (!this.isStage(sx, sy)) continue;
      if (d === STAGE_PX) return TONE.stageInk;
      if (d <= 2) return TONE.stageTrim;
      const left = !this.isStage(sx, sy + 0.3);
      const along = Math.abs(dx) % 12;
      if (d >= 5 && d <= 8 && Math.abs(along - 6) < 1.6 - Math.abs(d - 6.5) * 0.4) return TONE.bulb;
      return left ? TONE.stageLeft : TONE.stageRight;
    }
    return 0;
  }
  private stageRim(x: number, y: number): number {
    let rim = 1;
    const fx = x - Math.floor(x);
    const fy = y - Math.floor(y);
    if (!this.isStage(x + 1, y)) rim = Math.min(rim, 1 - fx);
    if (!this.isStage(x, y + 1)) rim = Math.min(rim, 1 - fy);
    if (!this.isStage(x - 1, y)) rim = Math.min(rim, fx);
    if (!this.isStage(x, y - 1)) rim = Math.min(rim, fy);
    return rim;
  }
}

const isIn = (p: Rect, x: number, y: number): boolean => x >= p.x0 && x < p.x1 && y >= p.y0 && y < p.y1;
