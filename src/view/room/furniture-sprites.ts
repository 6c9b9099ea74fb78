/**
 * Draws furniture, built once from the plan and again when the map changes. Changing things on the furniture (dishes
 * on the pass and the tables, empty plates, litter, puddles) are drawn each frame.
 */

import Phaser from 'phaser';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Wing } from '../../sim/state/season.ts';
import type { CafeMap, Seat } from '../../sim/state/things.ts';
import { wingAt, WINGS } from '../../sim/world/wings.ts';
import type { Atlases, Sprite } from '../textures/atlas.ts';
import { makeBrush, type Brush } from '../textures/brush.ts';
import { addTexture, makeCanvas, upload } from '../textures/canvas.ts';
import { FORM } from '../bubbles/bubble-contents.ts';
import { BIAS, depthOf, depthOnTable } from '../drawing-order.ts';
import { planFurniture } from './furniture-plan.ts';
import { pullsOf, slidPart } from './joined-tables.ts';
import { type NumberCard, numberCards, seatsWithBags, TO_CLEAR, topsToClear } from './table-marks.ts';
import type { Layers } from '../layers.ts';
import { COUNTER_PX, builtBounds, TABLE_PX, worldX, worldY } from '../camera/projection.ts';
import type { RoomProp } from '../shell/index.ts';
import { paintSprite } from '../textures/sprite-painting.ts';
import { MOST_CARDS } from '../textures/number-cards.ts';
import type { Stamps } from '../textures/stamps.ts';
import { dishPicture } from '../../words/dish-picture.ts';

export interface Furniture {
  /** Draws the changing things on the furniture and the floor; must be called once per frame. */
  draw(state: WorldState): void;
  /** Whether the furniture already built still fits the map of this state, so that it need not be built again. */
  isFor(state: WorldState): boolean;
  destroy(): void;
}

/** Opacity of the furniture of a closed wing: it is pale, and its tables have no number. */
const SHUT_ALPHA = 0.4;
/** Distance of a plate from a table's middle towards its seat, in tiles. */
const PLATE_OUT = 0.24;
/** Distance in pixels between a table top and the mark above it. */
const MARK_UP = 16;
/** Height of a chair's seat over the floor, in pixels. */
const SEAT_PX = 12;
/** Distance from the room in world pixels up to which outdoor things can cast shadows on it. */
const AROUND = 100;

export function makeFurniture(
  scene: Phaser.Scene,
  layers: Layers,
  { atlases, stamps }: { readonly atlases: Atlases; readonly stamps: Stamps },
  state: WorldState,
  front: readonly RoomProp[],
  slides = false,
): Furniture {
  const blank = stamps.get('white');
  const images: Phaser.GameObjects.Image[] = [];
  /** The images of joined tables, each with its final place and the distance in pixels over which it slides there. */
  const sliding: { image: Phaser.GameObjects.Image; x: number; y: number; dx: number; dy: number }[] = [];
  const joinedAt = slides ? state.tick : -Infinity;
  let { map } = state;
  const { version } = map;
  const seatCount = state.seats.length;
  const joined = state.strong?.joined ?? [];
  const joinedCount = joined.length;
  const pulls = pullsOf(state.seats, joined);
  const looks = looksOf(state);
  const shut = shutWings(state);
  const shadows = paintShadows(scene, layers, state.map);
  const stand = (name: string, x: number, y: number, lift: number, depth: number, shadow: string | null): void => {
    const wx = Math.round(worldX(x, y));
    const wy = Math.round(worldY(x, y));
    const under = shadow === null ? null : atlases.world(shadow);
    if (under) paintSprite(shadows.pen, under, wx - shadows.image.x, wy - shadows.image.y);
    const sprite = atlases.world(name);
    if (sprite) images.push(place(scene, layers.stand, sprite, wx, wy - lift).setDepth(depth));
  };
  for (const piece of planFurniture(state.map, state.seats, (state.season?.upgrades['parasols'] ?? 0) > 0, joined)) {
    const { length } = images;
    stand(piece.name, piece.x, piece.y, piece.lift, piece.depth, piece.shadow);
    const image = images[length];
    const wing = wingAt(state.map, piece.x, piece.y);
    if (wing !== null && shut.includes(wing)) image?.setAlpha(SHUT_ALPHA);
    if (!slides || piece.pull === undefined || image === undefined) continue;
    const { x, y } = piece.pull;
    sliding.push({ image, x: image.x, y: image.y, dx: worldX(x, y), dy: worldY(x, y) });
  }
  for (const prop of front)
    stand(prop.frame, prop.x, prop.y, 0, depthOf(prop.x, prop.y), prop.shadow > 0 ? `shadow-${prop.shadow}` : null);
  upload(shadows.image.texture);

  const onFloor = makeBrush(scene, layers.litter, blank);
  const onTops = makeBrush(scene, layers.stand, blank);
  const numbers = makeBrush(scene, layers.stand, blank);
  const seatsById = new Map<string, Seat>(state.seats.map((seat) => [seat.id, seat]));
  const onPass = new Map<number, number>();
  const cards = numberCards(state.seats).filter(({ table, x, y }) => {
    const wing = wingAt(state.map, x, y);
    return table <= MOST_CARDS && (wing === null || !shut.includes(wing));
  });
  /** The table tops to be cleared, and the state and tick for which they were found. */
  let toClear: readonly NumberCard[] = [];
  let toClearIn: WorldState | null = null;
  let toClearTick = -1;

  /** How far the tables had slid when the cards were last drawn; -1 = the cards have not been drawn. */
  let drawnPart = -1;
  const drawNumbers = (at: Pulls): void => {
    numbers.begin();
    for (const { x, y, table } of cards) {
      const pull = at.get(`${x},${y}`);
      const [cx, cy] = [x + (pull?.x ?? 0), y + (pull?.y ?? 0)];
      const depth = depthOnTable(x, y, 0, 0);
      numbers.putAt(stamps.get(`number-${table}`), worldX(cx, cy), worldY(cx, cy) - TABLE_PX, depth);
    }
    numbers.end();
  };

  return {
    isFor(now) {
      if (shutWings(now).join() !== shut.join()) return false;
      if (now.map === map)
        return (
          map.version === version && now.seats.length === seatCount && (now.strong?.joined.length ?? 0) === joinedCount
        );
      // If the new state shows the same house at another moment, the furniture is kept.
      if (looksOf(now) !== looks) return false;
      ({ map } = now);
      return map.version === version;
    },
    draw(now) {
      onFloor.begin();
      for (const litter of now.litter) {
        const sprite = atlases.world(litter.kind === 'puddle' ? 'puddle' : `litter-${litter.kind}`);
        if (sprite) onFloor.put(sprite, worldX(litter.x, litter.y), worldY(litter.x, litter.y));
      }
      onFloor.end();
      const part = slidPart(now.tick - joinedAt);
      for (const { image, x, y, dx, dy } of sliding)
        image.setPosition(Math.round(x - dx * (1 - part)), Math.round(y - dy * (1 - part)));
      if (part === 1) sliding.length = 0;
      const at = part === 1 ? pulls : scaled(pulls, part);
      onTops.begin();
      onPass.clear();
      // The cards stay where they are, except while their tables slide together.
      if (part !== drawnPart) drawNumbers(at);
      drawnPart = part;
      drawDishes(now, atlases, seatsById, at, onTops, onPass);
      if (now !== toClearIn || now.tick !== toClearTick) {
        toClear = topsToClear(now);
        toClearIn = now;
        toClearTick = now.tick;
      }
      for (const { x, y } of toClear) {
        const [left, top] = [worldX(x, y) - FORM.icon.w / 2, worldY(x, y) - TABLE_PX - MARK_UP - FORM.icon.h];
        const depth = depthOf(x, y, BIAS.onTable + 1);
        onTops.putAt(stamps.get('bubble-icon-late'), left, top, depth);
        onTops.putAt(stamps.get(TO_CLEAR), left + FORM.icon.w / 2, top + FORM.icon.h / 2, depth + 0.01);
      }
      const dirty = atlases.world('dirty');
      if (dirty) for (const seat of now.seats) if (seat.dirty) plate(onTops, dirty, seat, at);
      for (const { x, y } of seatsWithBags(now))
        onTops.putAt(stamps.get('bag'), worldX(x, y), worldY(x, y) - SEAT_PX, depthOf(x, y, BIAS.onTable));
      onTops.end();
    },
    destroy() {
      for (const image of images) image.destroy();
      shadows.image.destroy();
      scene.textures.remove(shadows.image.texture);
      onFloor.destroy();
      onTops.destroy();
      numbers.destroy();
    },
  };
}

type Pulls = ReturnType<typeof pullsOf>;

const scaled = (pulls: Pulls, by: number): Pulls =>
  new Map([...pulls].map(([tile, { x, y }]) => [tile, { x: x * by, y: y * by }]));

/** The wings that the player keeps closed. */
const shutWings = ({ season }: WorldState): Wing[] =>
  (Object.keys(WINGS) as Wing[]).filter((wing) => season?.growth?.[wing]?.shut === true);

/** A text made from everything that is visible of the house; two cafés with the same text look the same. */
const looksOf = ({ map, seats, strong }: WorldState): string =>
  JSON.stringify([
    map.version,
    map.rows,
    map.decor,
    seats.map(({ id, x, y, tableX, tableY }) => [id, x, y, tableX, tableY]),
    strong?.joined ?? [],
  ]);

let nextShadows = 1;

function paintShadows(
  scene: Phaser.Scene,
  layers: Layers,
  map: CafeMap,
): { pen: CanvasRenderingContext2D; image: Phaser.GameObjects.Image } {
  const room = builtBounds(map);
  const { canvas, pen } = makeCanvas(room.w + 2 * AROUND, room.h + 2 * AROUND);
  const texture = addTexture(scene.textures, `shadows${nextShadows++}`, canvas);
  const image = new Phaser.GameObjects.Image(scene, room.x - AROUND, room.y - AROUND, texture).setOrigin(0, 0);
  layers.shadows.add(image);
  layers.shadows.sendToBack(image);
  return { pen, image };
}

function place(
  scene: Phaser.Scene,
  layer: Phaser.GameObjects.Layer,
  sprite: Sprite,
  wx: number,
  wy: number,
): Phaser.GameObjects.Image {
  const image = new Phaser.GameObjects.Image(
    scene,
    wx - sprite.ax,
    wy - sprite.ay,
    sprite.frame.texture,
    sprite.frame.name,
  ).setOrigin(0, 0);
  layer.add(image);
  return image;
}

function plate(brush: Brush, sprite: Sprite, seat: Seat, pulls: Pulls): void {
  // `pulls` is empty while no tables are joined. Then no key needs to be built.
  const pull = pulls.size === 0 ? undefined : pulls.get(`${seat.tableX},${seat.tableY}`);
  const dx = (seat.x - seat.tableX) * PLATE_OUT + (pull?.x ?? 0);
  const dy = (seat.y - seat.tableY) * PLATE_OUT + (pull?.y ?? 0);
  brush.putAt(
    sprite,
    worldX(seat.tableX + dx, seat.tableY + dy),
    worldY(seat.tableX + dx, seat.tableY + dy) - TABLE_PX,
    depthOnTable(seat.tableX, seat.tableY, dx, dy),
  );
}

function drawDishes(
  state: WorldState,
  atlases: Atlases,
  seats: ReadonlyMap<string, Seat>,
  pulls: Pulls,
  brush: Brush,
  onPass: Map<number, number>,
): void {
  for (const id in state.dishes) {
    const dish = state.dishes[id]!;
    if (dish.where === 'hands') continue;
    const sprite = atlases.world(dishPicture(dish.dish)) ?? atlases.world('dish-curry');
    if (!sprite) continue;
    if (dish.where === 'pass') {
      const tile = dish.y * state.map.width + dish.x;
      const nth = onPass.get(tile) ?? 0;
      onPass.set(tile, nth + 1);
      // Dishes stand along the counter's front edge, three to a tile. Further dishes stand in a second row.
      const along = ((nth % 3) - 1) * 0.27;
      const x = dish.x + along + 0.06;
      const y = dish.y + 0.14 - Math.floor(nth / 3) * 0.3;
      brush.putAt(
        sprite,
        worldX(x, y),
        worldY(x, y) - COUNTER_PX,
        depthOf(dish.x, dish.y, BIAS.onCounter + 0.1 * (x + y - dish.x - dish.y)),
      );
      continue;
    }
    const guest = state.people[dish.guest];
    const seat = guest?.seat ? seats.get(guest.seat) : undefined;
    if (seat) plate(brush, sprite, seat, pulls);
  }
}
