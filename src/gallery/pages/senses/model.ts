/**
 * A yard with walls, a watcher, seven strollers, and a star (a celebrity) who shouts. Sight, areas, buffs and minds
 * come from src/ai; this file only moves the people.
 */

import {
  addBuff, type Area, behaviour, type BuffLeft, createMinds, dropArea, GOING, integer, noticed, noticedTiles, type Progress, reachOf, resting, type Sector, SpatialIndex, type Spot, stepAreas, stepBuffs, type Stream, stream, wallsBetween,
} from '../../../ai/index.ts'; // prettier-ignore
import { type Fields, readConfig } from '../../frame/config.ts';
import type { SheetRead } from '../../frame/sheet.ts';
import { react } from './react.ts';
import type { Stroller, Temper } from './stroller.ts';

export const COLUMNS = 17;
export const ROWS = 7;
/** Tiles on which the watcher and the star stand. */
export const WATCHER: Spot = { x: 7, y: 3 };
export const STAR: Spot = { x: 13, y: 3 };
const STEP = 0.09;
const SHOUT_EVERY = 260;
export const MOST_WALLS = 5;

const CAST: readonly (readonly [look: string, temper: Temper, x: number, y: number])[] = [
  ['fan', 'fan', 1, 1],
  ['kid', 'fan', 9, 5],
  ['granny', 'starer', 12, 1],
  ['student', 'starer', 2, 6],
  ['office', 'calm', 15, 5],
  ['clerk', 'shy', 11, 3],
  ['lady', 'shy', 6, 0],
];

export interface SensesPlan {
  readonly sectors: readonly Sector[];
  readonly shout: {
    readonly radius: number;
    readonly loudness: number;
    readonly buffTicks: number;
    /** Maximum number of walls that the shout passes through. */
    readonly throughWalls: number;
  };
  /** The walls of the yard, row by row; true = a wall. */
  readonly walls: readonly (readonly boolean[])[];
}

export const readSenses = (text: string): SheetRead<SensesPlan> =>
  readConfig(text, (top) => ({
    sectors: top.list('sectors', 0, 6, (one) => ({
      radius: one.number('radius', 0, 20),
      halfAngle: one.number('halfAngle', 0, 180),
      facing: one.number('facing', -360, 360, 0),
    })),
    shout: top.record('shout', (one) => ({
      radius: one.number('radius', 0, 20),
      loudness: one.number('loudness', 0, 5, 1),
      buffTicks: one.whole('buffTicks', 1, 1000, 100),
      throughWalls: one.whole('throughWalls', 0, MOST_WALLS, 0),
    })),
    walls: readMap(top),
  }));

function readMap(top: Fields): boolean[][] {
  const rows = top.text('map').trimEnd().split('\n');
  if (rows.length !== ROWS) top.wrong('map', `should have ${ROWS} rows, not ${rows.length}`);
  rows.forEach((row, y) => {
    if (row.length !== COLUMNS) top.wrong('map', `row ${y + 1} should have ${COLUMNS} tiles, not ${row.length}`);
    if (/[^.#]/.test(row)) top.wrong('map', `row ${y + 1} may hold only # (wall) and . (floor)`);
  });
  for (const [who, { x, y }] of [
    ['who looks', WATCHER],
    ['the star', STAR],
  ] as const)
    // prettier-ignore
    if (rows[y]?.[x] === '#') top.wrong('map', `row ${y + 1}, column ${x + 1} must stay free: there stands ${who}`);
  return Array.from({ length: ROWS }, (_, y) => Array.from({ length: COLUMNS }, (_, x) => rows[y]?.[x] === '#'));
}

export class Senses {
  strollers: Stroller[] = [];
  areas: Area[] = [];
  /** The shouts as spreading rings, for drawing; `age` counts the ticks since the shout. */
  rings: { readonly reach: number; age: number }[] = [];
  tick = 0;
  /** The watcher's facing in degrees, clockwise from the right. */
  facing = 0;
  turns = true;
  /** Ids of the strollers that the watcher notices, nearest first; the same list is filled again in every tick. */
  readonly seen: string[] = [];
  plan: SensesPlan;
  private index = new SpatialIndex<string>(COLUMNS, ROWS);
  private minds = this.newMinds();
  private chance: Stream = [];

  constructor(plan: SensesPlan) {
    this.plan = plan;
    this.reset();
  }

  adopt(plan: SensesPlan): void {
    this.plan = plan;
    for (const one of this.strollers) if (this.blocked(one.next.x, one.next.y)) this.putAside(one);
    this.look();
  }

  reset(): void {
    this.tick = 0;
    this.facing = 0;
    this.areas = [];
    this.rings = [];
    this.chance = stream(11, 'senses');
    this.index = new SpatialIndex<string>(COLUMNS, ROWS);
    this.minds = this.newMinds();
    this.strollers = CAST.map(([look, temper, x, y]) => ({
      id: look,
      look,
      temper,
      x,
      y,
      before: { x, y },
      next: { x, y },
      buffs: [],
    }));
    for (const one of this.strollers) if (this.blocked(one.x, one.y)) this.putAside(one);
    for (const { id, x, y } of this.strollers) this.index.put(id, x, y);
    for (const one of this.strollers) this.minds.add(one.id, one, 'stroller');
    this.look();
  }

  step(): void {
    this.tick++;
    if (this.turns) this.facing = (this.facing + 1) % 360;
    if (this.tick % SHOUT_EVERY === 60) this.shout();
    stepAreas(
      this.areas,
      this.index,
      (id, { buff, buffTicks, x, y }) => this.give(id, { buff, ticks: buffTicks, from: 'star', x, y }),
      ({ x, y }, toX, toY) => this.wallsTo({ x, y }, toX, toY) > this.plan.shout.throughWalls,
    );
    for (const one of this.strollers) one.before = { x: one.x, y: one.y };
    this.minds.tick();
    for (const one of this.strollers) {
      this.index.put(one.id, one.x, one.y);
      if (stepBuffs(one.buffs)) this.minds.ownChanged(one.id, 'buffs');
    }
    for (const ring of this.rings) ring.age++;
    this.rings = this.rings.filter(({ age }) => age < 30);
    this.look();
  }

  /**
   * Makes the star shout: creates an area around the star that gives a buff to all strollers who can hear the shout.
   */
  shout(): void {
    const { radius, loudness, buffTicks } = this.plan.shout;
    const { reach } = dropArea(this.areas, { ...STAR, radius, loudness, buff: 'star', buffTicks });
    this.rings.push({ reach, age: 0 });
  }

  /**
   * Number of walls between a tile and the place of the shout. Counting stops as soon as there are too many walls to
   * hear the shout.
   */
  private wallsTo({ x, y }: Spot, toX: number, toY: number): number {
    return wallsBetween(x, y, Math.round(toX), Math.round(toY), this.walls, this.plan.shout.throughWalls);
  }

  tiles(): Spot[] {
    return noticedTiles(this.plan.sectors, WATCHER.x, WATCHER.y, this.facing, COLUMNS, ROWS, this.walls);
  }

  /**
   * Number of strollers within the watcher's longest radius. Only these are tested against the alert sectors, so the
   * number shows the cost of one check.
   */
  near(): number {
    return this.index.within(WATCHER.x, WATCHER.y, reachOf(this.plan.sectors)).length;
  }

  stroller(id: string): Stroller | undefined {
    return this.strollers.find((one) => one.id === id);
  }

  behaviourOf(one: Stroller): string {
    return this.minds.todoOf(one.id)?.behave ?? 'stroll';
  }

  look(): void {
    noticed(
      this.index,
      { id: 'watcher', ...WATCHER, facing: this.facing, sectors: this.plan.sectors },
      this.walls,
      this.seen,
    );
  }

  readonly walls = (x: number, y: number): boolean => this.plan.walls[y]?.[x] === true;

  private blocked(x: number, y: number): boolean {
    const outside = x < 0 || y < 0 || x >= COLUMNS || y >= ROWS;
    return outside || this.walls(x, y) || [WATCHER, STAR].some((one) => one.x === x && one.y === y);
  }

  private give(id: string, buff: BuffLeft): void {
    const one = this.stroller(id);
    if (one !== undefined && addBuff(one.buffs, buff)) this.minds.ownChanged(id, 'buffs');
  }

  private putAside(one: Stroller): void {
    for (let i = 0; i < COLUMNS * ROWS; i++) {
      const at = (Math.round(one.y) * COLUMNS + Math.round(one.x) + i * 5) % (COLUMNS * ROWS);
      const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)];
      if (this.blocked(x, y)) continue;
      Object.assign(one, { x, y, before: { x, y }, next: { x, y } });
      return;
    }
  }

  private newMinds() {
    return createMinds({
      behaviours: {
        stare: resting(),
        stroll: behaviour<object, Stroller>({
          perform: (one) => {
            this.walk(one, () => integer(this.chance, 0, 9));
            return GOING;
          },
        }),
        join: behaviour<Spot, Stroller>({ perform: (one, spot) => this.hurry(one, spot, 1) }),
        flee: behaviour<Spot, Stroller>({ perform: (one, spot) => this.hurry(one, spot, -1) }),
      },
      scripts: { react },
      characters: { stroller: { warps: { default: 'react' } } },
    });
  }

  /** Moves a stroller fast towards the todo's place (`towards` = 1) or away from it (−1). */
  private hurry(one: Stroller, spot: Spot, towards: 1 | -1): Progress {
    const ways = this.waysTo(spot);
    this.walk(one, (at) => towards * (ways[at] ?? 99), STEP * 1.6);
    return GOING;
  }

  /**
   * Moves a stroller towards the next tile. When the stroller reaches it, the free neighbouring tile with the least
   * `worth` becomes the next one.
   */
  private walk(one: Stroller, worth: (tile: number) => number, step = STEP): void {
    const [dx, dy] = [one.next.x - one.x, one.next.y - one.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far > step) {
      one.x += (dx / far) * step;
      one.y += (dy / far) * step;
      return;
    }
    ({ x: one.x, y: one.y } = one.next);
    let [best, least] = [one.next, worth(one.next.y * COLUMNS + one.next.x)];
    for (const [right, down] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      // prettier-ignore
      const there = { x: one.next.x + right, y: one.next.y + down };
      if (this.blocked(there.x, there.y)) continue;
      if (this.strollers.some((other) => other !== one && other.next.x === there.x && other.next.y === there.y))
        continue;
      const value = worth(there.y * COLUMNS + there.x);
      if (value < least) [best, least] = [there, value];
    }
    one.next = best;
  }

  /** Number of steps from every tile to a spot, around walls. */
  private waysTo({ x, y }: Spot): Int16Array {
    const steps = new Int16Array(COLUMNS * ROWS).fill(99);
    const queue: Spot[] = [{ x, y }];
    steps[y * COLUMNS + x] = 0;
    for (let at: Spot | undefined = queue.shift(); at !== undefined; at = queue.shift())
      for (const [right, down] of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const) {
        // prettier-ignore
        const there: Spot = { x: at.x + right, y: at.y + down };
        const tile = there.y * COLUMNS + there.x;
        if (this.blocked(there.x, there.y) || steps[tile] !== 99) continue;
        steps[tile] = (steps[at.y * COLUMNS + at.x] as number) + 1;
        queue.push(there);
      }
    return steps;
  }
}
