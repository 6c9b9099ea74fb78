// A sweep’s plan can name a pack instead of a scenario.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPlan } from '../../src/analysis/sweep/plan.ts';
import { promisedOf, runScenarioOnce } from '../../src/analysis/sweep/run.ts';
import { readPackAt } from '../../src/cli/packs.ts';
import { folderOf } from './host.ts';

const FILE = 'examples/packs/night-cafe.yaml';
const none = { readJson: () => ({ error: 'no file' }), readText: () => ({ error: 'no file' }), strategies: [] };

test('the example runs the day of its pack with every value', async () => {
  const pack = await readPackAt(folderOf('night-cafe'));
  const read = readPlan(FILE, readFileSync(FILE, 'utf8'), { ...none, readPack: () => pack });
  if (!read.ok) throw new Error(read.errors.join('\n'));
  expect(read.cells).toHaveLength(3);
  const ran = runScenarioOnce(read.plan, read.cells, { cell: 0, seed: 1 }, promisedOf(read.plan));
  expect(ran).toMatchObject({ failed: null });
  expect(ran.figures['served']).toBeGreaterThan(0);
});

test('mistakes of the pack are mistakes of the plan, with its line', () => {
  const plan = (text: string, errors: readonly string[] = ['bad/menu.csv:3: price: wrong']): readonly string[] => {
    const read = readPlan('p.yaml', text, { ...none, readPack: () => ({ errors }) });
    return read.ok ? [] : read.errors;
  };
  expect(plan('pack: bad\nseeds: 1\n')).toContain('p.yaml:1: pack: bad/menu.csv:3: price: wrong');
  expect(plan('pack: bad\nseason: {}\n')).toContainEqual(expect.stringContaining('name one of them'));
});
