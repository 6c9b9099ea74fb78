// Every frame of the world atlas by name: its model, direction and size. To add a piece of furniture, add a line here
// and a model beside it.
import type { Model } from '../engine/index.ts';
import * as dishes from './models/dishes.ts';
import * as kitchen from './models/kitchen.ts';
import * as outdoors from './models/outdoors.ts';
import * as plants from './models/plants.ts';
import * as small from './models/small.ts';
import * as stage from './models/stage.ts';
import * as tables from './models/tables.ts';
import { TILE } from './paints.ts';

export type Facing = 'SE' | 'SW' | 'NE' | 'NW';
export interface WorldFrame {
  readonly name: string;
  /** File under models/ the drawing depends on; part of the cache key. */
  readonly source: string;
  readonly facing: Facing;
  /** Relative to life size; small props are enlarged so that they read at 1x. */
  readonly size: number;
  /** Pixels of the canvas, with the anchor three quarters down. */
  readonly board: readonly [number, number];
  readonly build: (m: Model) => void;
  /** Changes with the look, so that equal keys mean equal pictures. */
  readonly look: string;
}

interface Extra {
  facing?: Facing;
  size?: number;
  board?: readonly [number, number];
}
const frames: WorldFrame[] = [];
function add(source: string, name: string, build: (m: Model) => void, extra: Extra = {}): void {
  const { facing = 'SE', size = 1, board = [150, 170] } = extra;
  frames.push({ name, source, facing, size, board, build, look: `${name}|${facing}|${size}|${board.join('x')}` });
}
/** A piece with a front: its usual side under the plain name, the other side with the direction added. */
function addBothWays(
  source: string,
  name: string,
  build: (m: Model) => void,
  usual: 'SE' | 'SW',
  extra: Extra = {},
): void {
  const other = usual === 'SE' ? 'SW' : 'SE';
  add(source, name, build, { ...extra, facing: usual });
  add(source, `${name}-${other}`, build, { ...extra, facing: other });
}

const CLOTHS = { red: '#d8483f', teal: '#3f9a94', gold: '#e2a03f', violet: '#7d5ab0' } as const;
for (const [colour, hex] of Object.entries(CLOTHS))
  add('tables', `tableSquare-${colour}`, (m) => tables.tableSquare(m, hex));
for (const [colour, hex] of Object.entries(CLOTHS))
  addBothWays('tables', `board-${colour}`, (m) => tables.board(m, hex), 'SE');
for (const [colour, hex] of [
  ['white', '#d8483f'],
  ['violet', '#7d5ab0'],
] as const)
  add('tables', `tableRound-${colour}`, (m) => tables.tableRound(m, hex));

const CUSHIONS = { red: '#e26a5a', teal: '#4f9fb0', gold: '#e2a03f', violet: '#8a6ac0' } as const;
for (const facing of ['SE', 'SW', 'NE', 'NW'] as const)
  for (const [colour, hex] of Object.entries(CUSHIONS)) {
    add('tables', `chair-${facing}-${colour}`, (m) => tables.chair(m, hex, 'whole'), { facing });
    if (facing === 'SE' || facing === 'SW') continue;
    add('tables', `chair-${facing}-${colour}-seat`, (m) => tables.chair(m, hex, 'seat'), { facing });
    add('tables', `chair-${facing}-${colour}-back`, (m) => tables.chair(m, hex, 'back'), { facing });
  }
add('tables', 'stool', tables.stool);
addBothWays('tables', 'sofa', tables.sofa, 'SW');

addBothWays('kitchen', 'counter', (m) => kitchen.counter(m), 'SW');
add('kitchen', 'counter-corner', (m) => kitchen.counter(m, TILE / 2), { facing: 'SW' });
const STOVES: Record<string, kitchen.Pots> = {
  a: { big: 'steel', soup: '#e8a24a', pan: true },
  b: { big: 'red', soup: '#d8483f', pan: true },
  c: { big: 'steel', soup: '#86c95a', pan: false },
};
for (const [letter, pots] of Object.entries(STOVES))
  addBothWays('kitchen', `stove-${letter}`, (m) => kitchen.stove(m, pots), 'SW');
addBothWays('kitchen', 'fridge', kitchen.fridge, 'SW');
addBothWays('kitchen', 'sink', kitchen.sink, 'SW');
addBothWays('kitchen', 'prep', kitchen.prep, 'SW');
addBothWays('kitchen', 'shelf', kitchen.shelf, 'SW');
addBothWays('kitchen', 'register', kitchen.register, 'SW');
addBothWays('kitchen', 'cake', kitchen.cakes, 'SW');

addBothWays('small', 'sign', small.sign, 'SW');
add('small', 'vase', small.vase);
for (const [letter, drink] of [
  ['a', '#ff9f5a'],
  ['b', '#bfe6ff'],
  ['c', '#c8394a'],
] as const)
  add('small', `glass-${letter}`, (m) => small.glass(m, drink));
add('small', 'post', small.post);
for (const [colour, hex] of Object.entries(CUSHIONS))
  addBothWays('small', `flag-${colour}`, (m) => small.flag(m, hex), 'SE');
add('small', 'bell', small.bell, { size: 1.2 });
add('small', 'plates', small.plates);
add('small', 'pendant', small.pendant);
add('small', 'umbrella-stand', (m) => small.umbrellaStand(m));
add('small', 'umbrella-stand-empty', (m) => small.umbrellaStand(m, 0));
add('small', 'umbrella-pail', small.umbrellaPail);
for (let n = 1; n <= small.MOST_FOLDED; n++) add('small', `umbrellas-${n}`, (m) => small.umbrellas(m, n));
for (const kind of ['peel', 'paper', 'spill', 'plate'] as const)
  add('small', `litter-${kind}`, (m) => small.litter(m, kind), {
    size: kind === 'spill' ? 1.7 : kind === 'peel' ? 1.5 : 2,
  });
add('small', 'puddle', small.puddle, { size: 1.35 });
add('small', 'wet', small.wet, { size: 1.5 });

for (const [name, pot, fruit] of [
  ['orange', '#c96a45', '#ffb03f'],
  ['rose', '#5f8fb0', '#f48fb1'],
  ['yellow', '#e9dfd3', '#ffd166'],
  ['red', '#c96a45', '#d8485f'],
] as const)
  add('plants', `plant-${name}`, (m) => plants.plant(m, pot, fruit));
add('plants', 'palm', plants.palm);
addBothWays('plants', 'planter', plants.planter, 'SW');
for (const [name, flower] of [
  ['pink', '#f7b2c4'],
  ['white', '#fff4e0'],
] as const)
  addBothWays('plants', `hedge-${name}`, (m) => plants.hedge(m, flower), 'SE');
for (const [name, flower] of [
  ['green', null],
  ['pink', '#f7b2c4'],
  ['gold', '#ffd98a'],
] as const)
  add('plants', `bush-${name}`, (m) => plants.bush(m, flower));
for (const [name, petals] of [
  ['a', ['#f48fb1', '#ffd34d', '#fff4e0']],
  ['b', ['#9457d6', '#dcbcff', '#fff4e0']],
  ['c', ['#ffd34d', '#ff9f5a', '#fff4e0']],
] as const)
  add('plants', `bed-${name}`, (m) => plants.bed(m, petals));
for (const [name, shade, light] of [
  ['dark', '#4f9a5c', '#6cb565'],
  ['green', '#5a9a5a', '#7fbf6a'],
  ['cherry', '#d98a9a', '#f3b0b8'],
] as const)
  add('plants', `tree-${name}`, (m) => plants.tree(m, shade, light));

add('outdoors', 'lamp', outdoors.lamp);
addBothWays('outdoors', 'bench', outdoors.bench, 'SE');
addBothWays('outdoors', 'bike', outdoors.bike, 'SE');
add('outdoors', 'mailbox', outdoors.mailbox);
add('outdoors', 'lantern', outdoors.lantern);
addBothWays('outdoors', 'arch', outdoors.arch, 'SW');
for (const [name, hex] of [
  ['red', '#e26a5a'],
  ['teal', '#3f9a94'],
] as const)
  add('outdoors', `parasol-${name}`, (m) => outdoors.parasol(m, hex));
add('outdoors', 'gatepost', outdoors.gatepost);
add('outdoors', 'paper-lantern', outdoors.paperLantern, { facing: 'SW' });
for (const [name, hex] of [
  ['red', '#d8483f'],
  ['teal', '#3f9a94'],
  ['gold', '#e2a03f'],
] as const)
  addBothWays('outdoors', `stall-${name}`, (m) => outdoors.stall(m, hex), 'SE');
add('outdoors', 'wall-low', outdoors.lowWall, { facing: 'SW' });

const HALL = [330, 300] as const;
addBothWays('stage', 'stage', stage.stage, 'SE', { board: HALL });
addBothWays('stage', 'curtain', (m) => stage.curtain(m, 64), 'SE', { board: HALL });
addBothWays('stage', 'speaker', stage.speaker, 'SE');
add('stage', 'spot', stage.spot);

for (const id of dishes.DISH_IDS)
  add('dishes', `dish-${id}`, (m) => dishes.dish(m, id), { size: 1.3, board: [80, 80] });
add('dishes', 'dirty', (m) => dishes.dish(m, 'dirty'), { size: 1.3, board: [80, 80] });

export const WORLD_FRAMES: readonly WorldFrame[] = frames;
