/**
 * What a tick costs in processor time, alone or beside another checkout of the project. Both versions run in this
 * process, in turns of 50 ticks; each café runs several times in the same way, and of every turn the fastest run counts.
 * So other programs on the machine disturb little, and both versions alike.
 *
 *     node tools/run/ts.mjs tools/bench/tick.ts [runs] [--against ../before]
 *
 * The other checkout is made with `git worktree add ../before COMMIT` and its packages installed there.
 */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Simulation } from '../../src/sim/simulation.ts';
import { option, optionsOf, textOf, wholeFrom } from '../run/options.mjs';
import { PEOPLE_A_ROOM } from './hall.ts';

const TURN = 50;

/** How a version opens the cafés that are measured. */
interface Version {
  readonly fullHouse: (day: number) => Simulation;
  readonly hall: (rooms: number, ticks: number) => Simulation;
}

/**
 * The cafés of a checkout, bundled by its own tools. This checkout is loaded in the same way as the other: as a part of
 * this program's bundle, the same code took a fifth longer in the halls.
 */
async function versionIn(folder: string): Promise<Version> {
  const tools = resolve(folder, 'tools');
  const load = async <T>(file: string, query = ''): Promise<T> => (await import(pathToFileURL(file).href + query)) as T;
  // The query makes it another module than the one that runs this program and waits for its end.
  const { bundle } = await load<{ bundle(entry: string): Promise<string> }>(resolve(tools, 'run/ts.mjs'), '?bundle');
  const halls = await load<Pick<Version, 'hall'>>(await bundle('tools/bench/hall.ts'));
  return { ...halls, ...(await load<Pick<Version, 'fullHouse'>>(await bundle('tools/bench/full-house.ts'))) };
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds a tick of a café between two ticks, for each version. */
function measure(versions: readonly Version[], open: (of: Version) => Simulation, from: number, to: number): number[] {
  const fastest = versions.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    const cafes = versions.map(open);
    for (const cafe of cafes) for (let tick = 0; tick < from; tick++) cafe.step();
    for (let at = 0; from + at * TURN < to; at++)
      for (let i = 0; i < cafes.length; i++) {
        // Who comes first changes, because the garbage of one is sometimes collected in the turn of the next.
        const which = (at + run) % 2 === 0 ? i : cafes.length - 1 - i;
        const mine = fastest[which] as number[];
        const before = cpu();
        for (let tick = 0; tick < TURN; tick++) (cafes[which] as Simulation).step();
        mine[at] = Math.min(mine[at] ?? Infinity, cpu() - before);
      }
  }
  return fastest.map((turns) => turns.reduce((sum, micros) => sum + micros, 0) / (turns.length * TURN));
}

const {
  words: [runs = 5],
  against,
} = optionsOf({
  use: 'node tools/run/ts.mjs tools/bench/tick.ts',
  about: 'Prints the cost of a tick in processor time, alone or beside another checkout.',
  words: { kind: wholeFrom(1, 1000), most: 1, says: 'runs of each café' },
  options: { against: option(textOf('FOLDER', 'the folder of another checkout'), null, 'compares with that checkout') },
});
if (against !== null && !existsSync(resolve(against, 'tools/bench/hall.ts'))) {
  console.error(`--against: there is no checkout of this project in ${against}; git worktree add makes one`);
  process.exit(2);
}

const versions: readonly Version[] = [...(against === null ? [] : [await versionIn(against)]), await versionIn('.')];
const show = (name: string, costs: readonly number[]): void => {
  const [before = 0, now] = costs;
  const more = now === undefined ? '' : `   ${((now / before - 1) * 100).toFixed(1)} % more`;
  console.log(`${name.padEnd(14)}  ${costs.map((micros) => `${micros.toFixed(1)} µs`).join('  ')}${more}`);
};
if (against !== null) console.log('a tick there, and here');
// The longest comes first: what it makes the JavaScript engine compile does not count in the others.
show(
  'full house',
  measure(versions, (of) => of.fullHouse(2), 0, 6000),
);
for (const rooms of [10, 80]) {
  const to = 1200 + 12_000 / rooms;
  show(
    `hall of ${rooms * PEOPLE_A_ROOM}`,
    measure(versions, (of) => of.hall(rooms, to + 300), 900, to),
  );
}
show(
  'full house',
  measure(versions, (of) => of.fullHouse(2), 0, 6000),
);
