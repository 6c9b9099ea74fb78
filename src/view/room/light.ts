/**
 * Draws the café's light with two pictures: one darkens the picture below by multiplication (bright room, dark lawn),
 * the other adds pools of lamplight. Both are small and scaled up with smoothing. A change of the hour repaints the
 * first; the lamps' strength only changes the second's opacity. Everything that must be read is drawn above them.
 */

import { houseWidth } from '../../sim/world/wings.ts';
import Phaser from 'phaser';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Rect } from '../contract.ts';
import { addTexture, makeCanvas, upload, type Canvas2D } from '../textures/canvas.ts';
import type { Layers } from '../layers.ts';
import { dimmed, lightAt, minuteOf, type Light } from './light-curve.ts';
import { HALF_H, roomBounds, WALL_PX, worldX, worldY } from '../camera/projection.ts';
import { wallLights, type RoomProp } from '../shell/index.ts';

export interface LightOver {
  draw(state: WorldState): void;
  /** The present strength of the lamps, 0…1. */
  readonly lamps: number;
  destroy(): void;
}

/** Number of world pixels for each pixel of a picture of light: first of the darkening picture, then of the lamplight. */
const SHADE_SCALE = 16;
const GLOW_SCALE = 6;
const SHADE_W = 400;
const SHADE_H = 280;

let nextLight = 1;

export function makeLight(
  scene: Phaser.Scene,
  layers: Layers,
  state: WorldState,
  lamps: readonly RoomProp[],
): LightOver {
  const id = nextLight++;
  const { map } = state;
  const room = roomBounds(houseWidth(map), map.height);
  const midX = room.x + room.w / 2;
  const midY = room.y + room.h / 2;

  const board = makeCanvas(SHADE_W, SHADE_H);
  const shadeTexture = addTexture(scene.textures, `shade${id}`, board.canvas);
  shadeTexture.setFilter(Phaser.Textures.FilterMode.LINEAR);
  const shade = new Phaser.GameObjects.Image(scene, 0, 0, shadeTexture)
    .setOrigin(0, 0)
    .setScale(SHADE_SCALE)
    .setBlendMode(Phaser.BlendModes.MULTIPLY);
  shade.setPosition(midX - (SHADE_W / 2) * SHADE_SCALE, midY - (SHADE_H / 2) * SHADE_SCALE);
  layers.shade.add(shade);
  const pixels = new ImageData(SHADE_W, SHADE_H);
  const inks = new Uint32Array(pixels.data.buffer);
  const steps = roomSteps(houseWidth(map), map.height, shade.x, shade.y);

  const glowBox = { x: room.x - 560, y: room.y - 380, w: room.w + 1400, h: room.h + 900 };
  const glowBoard = makeCanvas(glowBox.w / GLOW_SCALE, glowBox.h / GLOW_SCALE);
  paintGlow(glowBoard, glowBox, state, lamps);
  const glowTexture = addTexture(scene.textures, `glow${id}`, glowBoard.canvas);
  glowTexture.setFilter(Phaser.Textures.FilterMode.LINEAR);
  const glow = new Phaser.GameObjects.Image(scene, glowBox.x, glowBox.y, glowTexture)
    .setOrigin(0, 0)
    .setScale(GLOW_SCALE)
    .setBlendMode(Phaser.BlendModes.ADD);
  layers.glow.add(glow);

  let looked = '';
  let painted = '';
  let level = 0;
  return {
    get lamps() {
      return level;
    },
    draw(now) {
      // The light is computed again only at every fifth minute of the café's clock.
      const minute = Math.floor(minuteOf(now.clock, now.tick) / 5) * 5;
      const isShow = now.calendar?.going.some(({ kind, counts }) => kind === 'show' && counts['big'] === 1) === true;
      const when = `${minute}${now.weather}${String(isShow)}`;
      if (when === looked) return;
      looked = when;
      const light = isShow ? dimmed(lightAt(minute, now.weather)) : lightAt(minute, now.weather);
      level = light.lamps;
      glow.setAlpha(level);
      const key = `${light.room.join()} ${light.near.join()} ${light.far.join()}`;
      if (key === painted) return;
      painted = key;
      const palette = paletteOf(light);
      for (let i = 0; i < steps.length; i++) inks[i] = palette[steps[i]!]!;
      board.pen.putImageData(pixels, 0, 0);
      upload(shadeTexture);
      // Updating a texture resets its filter to nearest-neighbour, which the game uses elsewhere. So smoothing is set
      // again.
      shadeTexture.setFilter(Phaser.Textures.FilterMode.LINEAR);
    },
    destroy() {
      shade.destroy();
      glow.destroy();
      scene.textures.remove(`shade${id}`);
      scene.textures.remove(`glow${id}`);
    },
  };
}

/** Number of colour steps between the room and its surroundings, and again between these and the far lawn. */
const STEPS = 512;

/**
 * For each pixel of the darkening picture, an index into the palette that depends on the distance from the house. The
 * house's outline is a convex hexagon.
 */
function roomSteps(width: number, height: number, x0: number, y0: number): Uint16Array {
  const rear = { x: worldX(1, 1), y: worldY(1, 1) - HALF_H };
  const left = { x: worldX(1, height - 1) + 0, y: worldY(1, height - 1) - HALF_H };
  const front = { x: worldX(width - 1, height - 1), y: worldY(width - 1, height - 1) - HALF_H };
  const right = { x: worldX(width - 1, 1), y: worldY(width - 1, 1) - HALF_H };
  const corners = [
    { x: rear.x, y: rear.y - WALL_PX },
    { x: right.x, y: right.y - WALL_PX },
    right,
    front,
    left,
    { x: left.x, y: left.y - WALL_PX },
  ];
  const edges = corners.map((a, k) => {
    const b = corners[(k + 1) % corners.length]!;
    return { a, ex: b.x - a.x, ey: b.y - a.y, length: Math.hypot(b.x - a.x, b.y - a.y) };
  });
  const out = new Uint16Array(SHADE_W * SHADE_H);
  for (let j = 0; j < SHADE_H; j++) {
    for (let i = 0; i < SHADE_W; i++) {
      const px = x0 + (i + 0.5) * SHADE_SCALE;
      const py = y0 + (j + 0.5) * SHADE_SCALE;
      // Distance of the point to the house's outline in world pixels; negative inside.
      let most = -Infinity;
      for (const { a, ex, ey, length } of edges) {
        const d = ((px - a.x) * ey - (py - a.y) * ex) / length;
        if (d > most) most = d;
      }
      const near = most < 60;
      const t = smooth(near ? (most + 24) / 84 : (most - 60) / 420);
      out[j * SHADE_W + i] = (near ? 0 : STEPS) + Math.round(t * (STEPS - 1));
    }
  }
  return out;
}

const smooth = (t: number): number => {
  const c = Math.max(0, Math.min(1, t));
  return c * c * (3 - 2 * c);
};

/** The palette of the light: colours from the room to its surroundings, and on to the far lawn. */
function paletteOf(light: Light): Uint32Array {
  const palette = new Uint32Array(2 * STEPS);
  const bytes = new Uint8ClampedArray(palette.buffer);
  for (let step = 0; step < 2 * STEPS; step++) {
    const [from, to] = step < STEPS ? [light.room, light.near] : [light.near, light.far];
    const t = (step % STEPS) / (STEPS - 1);
    for (let part = 0; part < 3; part++) bytes[step * 4 + part] = from[part]! + (to[part]! - from[part]!) * t;
    bytes[step * 4 + 3] = 255;
  }
  return palette;
}

function paintGlow(
  { canvas, pen: g }: Canvas2D,
  box: Readonly<Rect>,
  state: WorldState,
  lamps: readonly RoomProp[],
): void {
  g.fillStyle = '#000';
  g.fillRect(0, 0, canvas.width, canvas.height);
  g.globalCompositeOperation = 'lighter';
  g.scale(1 / GLOW_SCALE, 1 / GLOW_SCALE);
  g.translate(-box.x, -box.y);
  const pool = (x: number, y: number, rx: number, ry: number, rgb: string, strength: number): void => {
    g.save();
    g.translate(x, y);
    g.scale(rx, ry);
    const shine = g.createRadialGradient(0, 0, 0, 0, 0, 1);
    shine.addColorStop(0, `rgba(${rgb},${strength})`);
    shine.addColorStop(0.35, `rgba(${rgb},${strength * 0.5})`);
    shine.addColorStop(1, `rgba(${rgb},0)`);
    g.fillStyle = shine;
    g.fillRect(-1, -1, 2, 2);
    g.restore();
  };
  const { map } = state;
  const nx = houseWidth(map) - 2;
  const ny = map.height - 2;
  // Warm pools of light at seven fixed places: five in the front part of the room, two in the rear.
  for (const [u, v] of [
    [0.25, 0.62],
    [0.5, 0.62],
    [0.76, 0.6],
    [0.42, 0.86],
    [0.72, 0.86],
    [0.3, 0.14],
    [0.72, 0.24],
  ] as const) {
    const x = 1 + u * (nx - 1);
    const y = 1 + v * (ny - 1);
    pool(worldX(x, y), worldY(x, y) - 10, 190, 110, '255,214,130', 0.1);
  }
  for (const lamp of lamps) {
    const x = worldX(lamp.x, lamp.y);
    const y = worldY(lamp.x, lamp.y);
    const radius = 30 + lamp.lightPx * 0.9;
    // A lamp whose pool would be cut off at the picture's edge gets none, because the edge would be visible.
    const reach = radius * 1.2 + lamp.lightPx;
    if (x - reach < box.x || y - reach < box.y || x + reach > box.x + box.w || y + reach > box.y + box.h) continue;
    pool(x, y - lamp.lightPx, radius, radius, '255,208,112', 0.46);
    pool(x, y, radius * 1.1, radius * 0.56, '255,208,112', 0.22);
  }
  for (const { dx, dy, kind } of wallLights(map)) {
    if (kind === 'sconce') pool(dx, dy, 44, 44, '255,206,120', 0.36);
    else pool(dx, dy, 46, 52, '255,200,120', 0.14);
  }
  stageLights(state, g, pool);
}

type Pool = (x: number, y: number, rx: number, ry: number, rgb: string, strength: number) => void;

/** Draws two coloured beams and their pools above a stage. */
function stageLights(state: WorldState, g: CanvasRenderingContext2D, pool: Pool): void {
  const tiles: { x: number; y: number }[] = [];
  state.map.rows.forEach((row, y) => [...row].forEach((c, x) => void (c === 'S' && tiles.push({ x, y }))));
  if (tiles.length === 0) return;
  const mx = tiles.reduce((sum, t) => sum + t.x, 0) / tiles.length;
  const my = tiles.reduce((sum, t) => sum + t.y, 0) / tiles.length;
  for (const [dx, rgb] of [
    [-0.4, '255,120,180'],
    [0.4, '120,190,255'],
  ] as const) {
    const x = worldX(mx + dx * 0.3, my - dx);
    const y = worldY(mx + dx * 0.3, my - dx) - 13;
    pool(x, y, 60, 30, rgb, 0.4);
    const top = y - 130;
    const source = x + dx * 60;
    const beam = g.createLinearGradient(source, top, x, y);
    beam.addColorStop(0, `rgba(${rgb},0.02)`);
    beam.addColorStop(1, `rgba(${rgb},0.2)`);
    g.fillStyle = beam;
    g.beginPath();
    g.moveTo(source - 4, top);
    g.lineTo(source + 4, top);
    g.lineTo(x + 34, y);
    g.lineTo(x - 34, y);
    g.fill();
  }
}
