/**
 * The benchmarks: `npm run bench`, or `tsx tools/bench/index.ts [--quick] [--only mind,memory] [--json FILE]`. One file for each goal
 * prints its table and returns its goals, which are summed up at the end.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { flag, oneOf, option, optionsOf, someOf, textOf } from '../run/options.mjs';
import { table, type Goal, type Wishes } from './harness.ts';
import { benchCafe } from './cafe.ts';
import { benchLab } from './lab.ts';
import { benchLabPage } from './lab-page.ts';
import { benchRecorder } from './recorder.ts';
import { benchSandbox } from './lab-sandbox.ts';
import { benchMemory } from './memory.ts';
import { benchMind } from './mind.ts';
import { benchPaths } from './paths.ts';
import { benchSweep } from './sweep.ts';
import { benchUtility } from './utility.ts';
import { benchView } from './view.ts';

const BENCHES: Readonly<Record<string, (wishes: Wishes) => Goal[] | Promise<Goal[]>>> = {
  mind: benchMind,
  memory: benchMemory,
  cafe: benchCafe,
  paths: benchPaths,
  lab: async (wishes) => [
    ...(await benchLab(wishes)),
    ...(await benchLabPage(wishes)),
    ...(await benchSandbox(wishes)),
  ],
  recorder: benchRecorder,
  sweep: benchSweep,
  utility: benchUtility,
  view: benchView,
};

const { only, quick, json } = optionsOf({
  use: 'npm run bench --',
  about: 'The benchmarks: a table each, and at the end all goals.',
  options: {
    only: option(someOf(oneOf(Object.keys(BENCHES))), [], 'which; left out = all'),
    quick: flag('few rounds, for a first look'),
    json: option(textOf('FILE', 'the name of a file'), null, 'also writes the goals into this file'),
  },
});

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
const goals: Goal[] = [];
for (const [name, bench] of Object.entries(BENCHES))
  if (only.length === 0 || only.includes(name)) goals.push(...(await bench({ quick, only })));
table(
  ['goal', 'wanted', 'measured', ''],
  goals.map(({ what, wanted, got, reached }) => [what, wanted, got, reached ? 'reached' : 'MISSED']),
);
// Why a goal is missed stands in a paragraph that begins with its name. Numbers in a name, such as how many people are in
// sight, may differ.
const WHY = 'docs/notes/2026-11-26-goals-that-are-missed.md';
const plain = (text: string): string => text.replace(/[\d,.]+/gu, '#').replace(/\s+/gu, ' ');
const paragraphs = plain(readFileSync(WHY, 'utf8'));
const missed = goals.filter(({ reached }) => !reached).map(({ what }) => what);
const unexplained = missed.filter((what) => !paragraphs.includes(`**${plain(what)}**`));
if (missed.length > 0) console.log(`Why ${missed.length} are missed: ${WHY}`);
if (unexplained.length > 0) console.log(`No paragraph there has: ${unexplained.join('; ')}`);
if (json !== null) writeFileSync(json, JSON.stringify(goals));
