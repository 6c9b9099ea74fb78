// The models of the first pages do what their pages say: alertness, squads, sight and shouts, warps.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { SheetRead } from '../../src/gallery/frame/sheet.ts';
import { Patrol, readPlan } from '../../src/gallery/pages/notebook/model.ts';
import { readSenses, Senses, WATCHER } from '../../src/gallery/pages/senses/model.ts';
import { readSquads, Squads } from '../../src/gallery/pages/squads/model.ts';
import { readWarps, Warps } from '../../src/gallery/pages/warps/model.ts';

const folder = fileURLToPath(new URL('../../src/gallery/pages/', import.meta.url));
const shipped = (path: string): string => readFileSync(folder + path, 'utf8');
function right<V>(found: SheetRead<V>): V {
  if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join('\n'));
  return found.value;
}
const run = (world: { step(): void }, ticks: number): void => {
  for (let i = 0; i < ticks; i++) world.step();
};

describe('notebook', () => {
  const world = (): Patrol => new Patrol(right(readPlan(shipped('notebook/maids.yaml'))));

  test('the alert one turns in the very tick, the dull one within thirty, the plain one when she has arrived', () => {
    const patrol = world();
    run(patrol, 40);
    patrol.call();
    run(patrol, 80);
    const [alert, dull, plain] = patrol.walkers.map(({ turnedAfter }) => turnedAfter);
    expect(alert).toBe(0);
    expect(dull).toBeGreaterThan(0);
    expect(dull).toBeLessThanOrEqual(30);
    expect(plain).toBeGreaterThan(40);
  });

  test('who waits for the news turns at once and has hardly thought', () => {
    const patrol = new Patrol(
      right(readPlan('maids:\n  - { look: mei, tick: 1 }\n  - { look: momo, until: [calls] }')),
    );
    run(patrol, 40);
    patrol.call();
    run(patrol, 2);
    const [alert, waits] = patrol.walkers;
    expect(waits?.turnedAfter).toBe(0);
    expect(waits?.thoughts).toBeLessThan((alert?.thoughts ?? 0) / 5);
  });

  test('while she is down her todo stays and its ticks wait', () => {
    const patrol = world();
    run(patrol, 35);
    const dull = patrol.walkers[1];
    if (dull === undefined) throw new Error('nobody');
    const before = patrol.page(dull).ticksLeft;
    patrol.stun();
    run(patrol, 20);
    expect(patrol.page(dull).ticksLeft).toBe(before);
  });

  test('another alertness is taken up in the running world', () => {
    const patrol = world();
    run(patrol, 50);
    const places = patrol.walkers.map(({ x }) => x);
    patrol.adopt(right(readPlan(shipped('notebook/maids.yaml').replace('tick: 30', 'tick: 2'))));
    expect(patrol.walkers.map(({ x }) => x)).toEqual(places);
    run(patrol, 40);
    patrol.call();
    run(patrol, 3);
    expect(patrol.walkers[1]?.turnedAfter).toBeLessThanOrEqual(2);
  });
});

describe('squads', () => {
  const world = (change: (text: string) => string = (text) => text): Squads =>
    new Squads(right(readSquads(change(shipped('squads/squads.yaml')))));
  const obedient = (text: string): string => text.replace('obedience: 0.3', 'obedience: 1');

  test('a team sent somewhere stands there in its formation', () => {
    const squads = world(obedient);
    squads.order('team1', { x: 12, y: 3 });
    run(squads, 15);
    run(squads, 95);
    const team = squads.members.filter(({ team }) => team === 1).map(({ x, y }) => [Math.round(x), Math.round(y)]);
    // By then the next command has come, to 8, 4 or so; only the shape matters.
    const [leader] = team;
    const shape = team.map(([x, y]) => [(x ?? 0) - (leader?.[0] ?? 0), (y ?? 0) - (leader?.[1] ?? 0)]);
    expect(shape).toEqual([
      [0, 0],
      [-2, -1],
      [-2, 1],
      [-4, 0],
    ]);
  });

  test('a command taken up is finished though it has left the board', () => {
    const squads = world((text) => obedient(text).replace('lasts: 70', 'lasts: 5'));
    run(squads, 1);
    squads.order('team2', { x: 14, y: 2 });
    run(squads, 12);
    expect(squads.commands).toEqual([]);
    run(squads, 110);
    const hana = squads.members.find(({ look }) => look === 'hana');
    expect(hana?.done).toBeGreaterThan(0);
  });

  test('who does not listen stays where she was', () => {
    const squads = world((text) => text.replace('obedience: 0.3', 'obedience: 0'));
    const rin = squads.members.find(({ look }) => look === 'rin');
    const [x, y] = [rin?.x, rin?.y];
    run(squads, 400);
    expect([rin?.x, rin?.y]).toEqual([x, y]);
    expect([...(rin?.answers.values() ?? [])].every((answer) => !answer)).toBe(true);
  });

  test('a captain posts by herself, as everybody may', () => {
    const squads = world();
    run(squads, 400);
    expect(squads.history.some(({ by }) => by === 'hana')).toBe(true);
  });

  test('in rain those without an order go under the awning', () => {
    const squads = world((text) => text.replace('captain: true', 'captain: false'));
    run(squads, 2);
    squads.setRain(true);
    run(squads, 17);
    run(squads, 60);
    expect(squads.members.filter(({ team }) => team === 2).every(({ x }) => x < 3)).toBe(true);
  });
});

describe('senses', () => {
  const world = (change: (text: string) => string = (text) => text): Senses =>
    new Senses(right(readSenses(change(shipped('senses/senses.yaml')))));

  test('a wall hides what is behind it', () => {
    const open = world((text) => text.replaceAll('#', '.').replace('. degrees', '# degrees'));
    const walled = world();
    expect(walled.tiles().length).toBeLessThan(open.tiles().length);
    const behind = { x: 13, y: 3 };
    const sees = (senses: Senses): boolean => senses.tiles().some(({ x, y }) => x === behind.x && y === behind.y);
    expect([sees(open), sees(walled)]).toEqual([true, false]);
    expect(WATCHER).toEqual({ x: 7, y: 3 });
  });

  test('who hears the shout has the buff for its ticks, and does about it what is in them', () => {
    const senses = world((text) =>
      text.replace('radius: 3\n', 'radius: 9\n').replace('throughWalls: 1', 'throughWalls: 5'),
    );
    senses.shout();
    run(senses, 2);
    expect(senses.strollers.filter(({ buffs }) => buffs.length > 0).length).toBeGreaterThan(4);
    const does = new Set(
      senses.strollers.filter(({ buffs }) => buffs.length > 0).map((one) => `${one.temper} ${senses.behaviourOf(one)}`),
    );
    expect(does).toContain('fan join');
    expect(does).toContain('starer stare');
    expect(does).toContain('calm stroll');
    run(senses, 56);
    expect(senses.strollers.some(({ buffs }) => buffs.length > 0)).toBe(true);
  });

  test('nobody ever stands in a wall', () => {
    const senses = world();
    for (let i = 0; i < 600; i++) {
      senses.step();
      for (const { next } of senses.strollers) expect(senses.walls(next.x, next.y)).toBe(false);
    }
  });

  test('a map is refused with the row that is wrong', () => {
    const found = readSenses(shipped('senses/senses.yaml').replace('  ....#............', '  ....#....x'));
    expect(found.ok ? [] : found.problems.map(({ message }) => message)).toEqual([
      'map: row 2 should have 17 tiles, not 10',
      'map: row 2 may hold only # (wall) and . (floor)',
    ]);
  });
});

describe('warps', () => {
  const world = (change: (text: string) => string = (text) => text): Warps =>
    new Warps(right(readWarps(change(shipped('warps/warps.csv')))));
  const keys = (warps: Warps, id: string, ticks: number): string[] => {
    const seen: string[] = [];
    const one = warps.dancers.find((dancer) => dancer.id === id);
    if (one === undefined) throw new Error(`no ${id}`);
    for (let i = 0; i < ticks; i++) {
      warps.step();
      const { todo } = warps.page(one);
      if (todo !== null && todo.behave !== seen.at(-1)) seen.push(todo.behave);
    }
    return seen;
  };

  test('after the dance the idol dances on, the punk drinks, the maid bows', () => {
    expect(keys(world(), 'idol', 190).filter((behave) => behave !== 'stay')).toEqual(['dance']);
    expect(keys(world(), 'punk', 190)).toContain('drink');
    expect(keys(world(), 'mei', 190)).toContain('bow');
  });

  test('another cell is another life, in the running hall', () => {
    const warps = world();
    run(warps, 50);
    warps.adopt(right(readWarps(shipped('warps/warps.csv').replace('dancesOn', 'sips'))));
    expect(keys(warps, 'idol', 150)).toContain('drink');
  });

  test('the pieces of a cell are asked in order, and the first with an idea decides', () => {
    const warps = world();
    run(warps, 10);
    const mei = warps.dancers.find(({ id }) => id === 'mei');
    expect(mei?.asked.map(({ name, answered }) => `${name} ${answered}`)).toEqual([
      'sweeps false',
      'meets false',
      'hears false',
      'stands true',
    ]);
  });

  test('a key her row lacks leads to default', () => {
    const warps = world((text) => text.replace('dances,sips', 'dances,'));
    const punk = warps.dancers.find(({ id }) => id === 'punk');
    if (punk === undefined) throw new Error('no punk');
    for (let i = 0; i < 160 && warps.lastWarp(punk)?.warp?.warp !== 'afterDance'; i++) warps.step();
    expect(warps.lastWarp(punk)?.missingKey).toBe(true);
    run(warps, 1);
    expect(warps.page(punk).key).not.toBe('afterDance');
  });

  test('round in circles is a fault that is counted, not an end', () => {
    const warps = world((text) => text.replace('idol,hears+stands', 'idol,dancesOn'));
    run(warps, 60);
    const idol = warps.dancers.find(({ id }) => id === 'idol');
    expect(idol === undefined ? 0 : warps.page(idol).faults).toBeGreaterThan(0);
    expect(warps.tick).toBe(60);
  });

  test('a table is told all its mistakes, with the nearest name', () => {
    const found = readWarps('who,default,dance,afterDance\nidol,heers+stands,dances,dancesOn\npank,,dances,sips\n');
    expect(found.ok ? [] : found.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      "null a row for 'punk' is missing",
      "null a row for 'mei' is missing",
      "2 default: no piece is called 'heers'; did you mean 'hears'?",
      "3 who: 'pank' should be one of idol, punk, mei; did you mean 'punk'?",
      '3 default: is empty; it stands in for keys that are missing',
    ]);
  });
});
