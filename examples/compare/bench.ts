// Prints lines of code and ticks a second of each library: tsx bench.ts [ticks] [rounds]

import { readFileSync } from 'node:fs';
import { libraries } from './libraries.ts';
import { newGuards, World } from './world.ts';

const CORRIDORS = 50;
const GUARDS = 20;
const ticks = Number(process.argv[2] ?? 1000);
const rounds = Number(process.argv[3] ?? 5);

/** Ticks of one guard in a second. */
function speedOf({ guards: make }: (typeof libraries)[number]): number {
  const corridors = Array.from({ length: CORRIDORS }, () => {
    const world = new World();
    return { world, tick: make(world, newGuards(GUARDS)) };
  });
  const began = performance.now();
  for (let tick = 0; tick < ticks; tick++)
    for (const corridor of corridors) {
      corridor.world.begin();
      corridor.tick();
    }
  return (CORRIDORS * GUARDS * ticks * 1000) / (performance.now() - began);
}

/** Lines with code: neither blank nor a comment. */
const linesOf = (file: string): number =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/.*|\/?\*.*)?$/.test(line)).length;

const rows = libraries.map((library) => {
  const speeds = Array.from({ length: rounds }, () => speedOf(library)).sort((a, b) => a - b);
  const median = speeds[rounds >> 1] ?? 0;
  return { name: library.name, lines: linesOf(library.file), median };
});
console.log('| library | lines | ticks of a guard a second, in millions |\n| --- | --- | --- |');
for (const { name, lines, median } of rows) console.log(`| ${name} | ${lines} | ${(median / 1e6).toFixed(2)} |`);
