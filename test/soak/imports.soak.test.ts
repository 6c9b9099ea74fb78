// What a person may open is damaged at random: scenarios, rosters, plans of sweeps, promises, replays and links. Each is
// read, or refused with all that is wrong; nothing throws, and nothing gets into the prototype of every object. A
// hundredth in `npm test`, all of them with HONEYBELL_SOAK=full. Decision tables, workbooks, rules and configurations
// have tests of their own beside their readers.

import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { integer, pick, stream, type Stream } from '../../src/ai/random.ts';
import { dailyTextOf } from '../../src/analysis/daily/link.ts';
import { readPromises } from '../../src/analysis/promises/read.ts';
import { Recording } from '../../src/analysis/replay/index.ts';
import { replayLink, replayText, textOfLink } from '../../src/analysis/replay/link.ts';
import { readReplay } from '../../src/analysis/replay/read.ts';
import { readPlan } from '../../src/analysis/sweep/plan.ts';
import { readTable } from '../../src/data/table.ts';
import { rosterSchema } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { OUTSIDE, SCENARIO, TEXT } from '../analysis/sweep/plans.ts';
import { figure, full, processorMs } from './figure.ts';

const SEED = Number(process.env['HONEYBELL_SEED'] ?? 3);
/** Cases of each kind in full, 72,000 in all; the tests beside the readers have more than 60,000. */
const EACH = 12_000;
const CASES = full ? EACH : EACH / 100;

/** Problems, or none if it was read. */
type Reads = (text: string) => Promise<readonly string[]> | readonly string[];
const errorsOf = (read: { readonly ok: boolean; readonly errors?: readonly unknown[]; readonly error?: string }): readonly string[] => (read.ok ? [] : (read.errors ?? [read.error]).map(String)); // prettier-ignore

const recorded = (() => {
  const cafe = new Simulation(newDay({ seed: 5 }), scripts);
  const recording = new Recording({ kind: 'day', seed: 5 }, cafe);
  for (let tick = 0; tick < 400; tick++) {
    cafe.step();
    recording.ticked();
  }
  return recording.replay();
})();
const link = await replayLink(recorded);

function parsed(text: string, read: (json: unknown) => readonly string[]): readonly string[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return ['no JSON'];
  }
  return read(json);
}

const KINDS: Readonly<Record<string, readonly [good: string, reads: Reads]>> = {
  scenario: [JSON.stringify(SCENARIO), (text) => parsed(text, (json) => errorsOf(readScenario(json)))],
  roster: [
    readFileSync('src/data/roster.csv', 'utf8'),
    (text) => readTable(text, rosterSchema, 'id').errors.map((error) => JSON.stringify(error)),
  ],
  plan: [TEXT, (text) => errorsOf(readPlan('plan.yaml', text, OUTSIDE))],
  promises: [
    'nobody gets stuck # ever\n\nno guest waits more than 600 ticks while a reception maid idles\n',
    (text) => readPromises(text).problems.map(({ message }) => message),
  ],
  replay: [replayText(recorded), (text) => errorsOf(readReplay(text, scripts))],
  link: [
    link ?? '',
    async (text) => {
      const [replay, day] = [await textOfLink(text), await dailyTextOf(text)];
      expect(day.ok).toBe(false);
      return errorsOf(replay.ok ? readReplay(replay.text, scripts) : replay);
    },
  ],
};

const ODD = ['', '\0', '__proto__', 'constructor', '-1', '1e999', 'NaN', 'null', '{', '}', '[', ']', '"', "'", ':', '- ', '&a ', '*a', '!!js/function x', '\n', '\r\n', '\t', ',', '|', '#', '﻿', '\u2028', '🎀', '../..', '9'.repeat(400)]; // prettier-ignore

function damaged(good: string, rng: Stream): string {
  let text = good;
  for (let left = integer(rng, 1, 4); left > 0; left--) {
    const at = integer(rng, 0, text.length);
    const other = integer(rng, 0, text.length);
    const end = Math.min(text.length, at + integer(rng, 1, 20));
    switch (integer(rng, 0, 6)) {
      case 0:
        text = text.slice(0, at);
        break;
      case 1:
        text = text.slice(0, at) + text.slice(end);
        break;
      case 2:
        text = text.slice(0, at) + pick(rng, ODD) + text.slice(end);
        break;
      case 3:
        text = text.slice(0, at) + pick(rng, ODD) + text.slice(at);
        break;
      case 4:
        text = text.slice(0, at) + text.slice(other, other + 60) + text.slice(at);
        break;
      case 5:
        text = text.slice(0, at) + String.fromCharCode(integer(rng, 0, 0xffff)) + text.slice(at + 1);
        break;
      default:
        text += text.slice(at);
    }
  }
  return text;
}

let cases = 0;
let [slowest, largest] = [0, 0];
afterAll(
  () =>
  figure('imports', `${cases} damaged scenarios, rosters, plans, promises, replays and links: the slowest took ${slowest.toFixed(0)} ms of processor time, the largest ${(largest / 1e6).toFixed(1)} MB more`), // prettier-ignore
);

test.each(Object.keys(KINDS))('a damaged %s is read, or refused with all that is wrong', async (kind) => {
  const [good, reads] = KINDS[kind] as readonly [string, Reads];
  expect(await reads(good), 'undamaged').toEqual([]);
  let refused = 0;
  for (let i = 0; i < CASES; i++) {
    const text = damaged(good, stream(SEED + i, kind));
    const [began, before] = [processorMs(), process.memoryUsage().heapUsed];
    let errors: readonly string[];
    try {
      errors = await reads(text);
    } catch (error) {
      throw new Error(`case ${SEED + i} throws: ${JSON.stringify(text.slice(0, 2000))}`, { cause: error });
    }
    slowest = Math.max(slowest, processorMs() - began);
    largest = Math.max(largest, process.memoryUsage().heapUsed - before);
    cases++;
    if (errors.length > 0) refused++;
    if (errors.some((one) => one.trim() === '')) throw new Error(`case ${SEED + i}: a problem without words`);
  }
  for (const key in {}) throw new Error(`'${key}' has got into every object`);
  expect(refused).toBeGreaterThan(CASES / 10);
});
