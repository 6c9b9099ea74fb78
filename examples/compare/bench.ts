// Prints lines of code and ticks a second of each library: tsx bench.ts [ticks] [rounds]
// Each library runs in a process of its own, so that none is measured with code that was optimised for another.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { libraries } from './libraries.ts';
import { newGuards, World } from './world.ts';

const CORRIDORS = 50;
const GUARDS = 20;
const ticks = Number(process.argv[2] ?? 1000);
const rounds = Number(process.argv[3] ?? 7);
const only = process.argv[4];

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

/** Runs this file again for one library. @returns its median speed */
function measured(name: string): number {
  const args = [...process.execArgv, fileURLToPath(import.meta.url), String(ticks), String(rounds), name];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const asked = libraries.find(({ name }) => name === only);
if (asked !== undefined) {
  const speeds = Array.from({ length: rounds }, () => speedOf(asked)).sort((a, b) => a - b);
  console.log(speeds[rounds >> 1]);
} else {
  console.log('| library | lines | ticks of a guard a second, in millions |\n| --- | --- | --- |');
  for (const { name, file } of libraries)
    console.log(`| ${name} | ${linesOf(file)} | ${(measured(name) / 1e6).toFixed(2)} |`);
}
