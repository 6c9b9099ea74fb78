// Plans of sweeps: what is read, and that all mistakes are named at once with their lines.

import { describe, expect, test } from 'vitest';
import { readPlan } from '../../../src/analysis/sweep/plan.ts';
import { runScenarioOnce } from '../../../src/analysis/sweep/run.ts';
import { scenarioOf } from '../../../src/analysis/sweep/fields.ts';
import { OUTSIDE, planOf, TEXT } from './plans.ts';

const errorsOf = (text: string): readonly string[] => {
  const read = readPlan('plan.yaml', text, OUTSIDE);
  return read.ok ? [] : read.errors;
};

describe('a plan', () => {
  test('names fields by maid, by list and by path; labels are made of the values', () => {
    const { plan, cells } = planOf(TEXT);
    expect(plan.axes.map(({ fields, labels }) => ({ fields, labels }))).toEqual([
      { fields: ['maids.0.rank'], labels: ['2', '3', '4', '5'] },
      { fields: ['maids.0.speed', 'maids.1.speed'], labels: ['4', '6', '9'] },
    ]);
    expect(cells).toHaveLength(12);
    const { maids } = scenarioOf(plan, cells[11] ?? []) as { maids: { rank: number; speed: number }[] };
    expect(maids).toMatchObject([{ rank: 5, speed: 9 }, { rank: 4, speed: 9 }]); // prettier-ignore
    expect(plan).toMatchObject({ goal: { figure: 'profit', better: 1 }, seeds: { from: 1, count: 10 } });
  });

  test('may have ranges, a goal, promises from a file and fields that are set for all cells', () => {
    const { plan } = planOf(
      `scenario: cafe.json\nset: ['ticks=100', 'weather=rain']\nvary:\n  speed: { field: mei.speed, from: 4, to: 8, steps: 3 }\nfigures: [served, steps.mei]\ngoal: { least: lost }\npromises: rules.txt\n`,
    );
    expect(plan.axes[0]?.values).toEqual([4, 6, 8]);
    expect(plan.base).toMatchObject({ json: { ticks: 100, weather: 'rain' } });
    expect(plan.figures).toEqual(['lost', 'served', 'steps.mei']);
    expect(plan.directions).toEqual({ lost: -1, served: 1, 'steps.mei': -1 });
    expect(plan.promises).toEqual(['nobody gets stuck', 'no maid slips']);
  });

  test('may run seasons with strategies', () => {
    const { plan, cells } = planOf(
      'season: { days: 3 }\nvary:\n  player: { field: strategy, values: [hands-off, idle] }\n',
    );
    expect([plan.base, cells.length, plan.figures[0]]).toEqual([
      { is: 'season', strategy: 'hands-off', difficulty: 'standard', days: 3 },
      2,
      'stars',
    ]);
    const errors = errorsOf('season: {}\nvary:\n  player: { field: strategy, values: [hands-of] }\n  days: { values: [0] }\n  x: { field: seats, values: [1] }\n'); // prettier-ignore
    expect(errors).toEqual([
      expect.stringContaining("plan.yaml:3: vary.player.values[0]: 'hands-of' should be one of hands-off, idle; did you mean 'hands-off'?"),
      expect.stringContaining('plan.yaml:4: vary.days.values[0]: 0 should be a whole number from 1 to 60'),
      expect.stringContaining("plan.yaml:5: vary.x.field: 'seats' is no field of a season"),
    ]); // prettier-ignore
  });

  test('with mistakes is refused with all of them, each with its line and what would be right', () => {
    const errors = errorsOf(`nam: bad
scenario: cafe.json
vary:
  alert:
    field: maids.*.alertnes
    values: [1, 5]
  rank: { field: mey.rank, values: [2] }
  high: { field: mei.rank, values: [2, 9] }
  speed: { field: mei.speed, from: 3, to: 2 }
figures: [profits, steps.mey]
goal: { most: serve }
design: { kind: latn, cells: 5 }
seeds: 0
promises: [nobody get stuk]
`);
    for (const [line, part] of [
      [1, 'nam: is no field here'],
      [1, "did you mean 'name'?"],
      [5, 'maids.0.alertnes: is unknown'],
      [7, "did you mean 'mei.rank'?"],
      [8, 'vary.high.values[1]: maids.0.rank'],
      [9, 'vary.speed.steps'],
      [9, '2 should be above from'],
      [10, "did you mean 'profit'?"],
      [10, "did you mean 'mei'?"],
      [11, "did you mean 'served'?"],
      [12, "did you mean 'latin'?"],
      [13, '0 should be a whole number'],
      [14, "did you mean 'gets stuck'?"],
    ] as const)
      // prettier-ignore
      expect(errors.filter((one) => one.startsWith(`plan.yaml:${line}: `) && one.includes(part)), part).toHaveLength(1);
    expect(errors).toHaveLength(12);
  });

  test('that is no YAML, no record, or names no base is refused', () => {
    expect(errorsOf('vary: [')).not.toEqual([]);
    expect(errorsOf('- 1')).toEqual([expect.stringContaining('a plan should be a record')]);
    expect(errorsOf('vary: { rank: { field: mei.rank, values: [2] } }')).toEqual([expect.stringContaining('either a scenario or a season')]); // prettier-ignore
    expect(errorsOf(`${TEXT}season: {}\n`)).toEqual([expect.stringContaining('either a scenario or a season')]);
    expect(errorsOf(TEXT.replace('cafe.json', 'other.json'))).toEqual([expect.stringContaining('other.json: cannot be read')]); // prettier-ignore
  });

  test('with too many cells or runs is refused before they are made', () => {
    const wide = (name: string): string => `  ${name}: { field: mei.speed, from: 1, to: 900, steps: 900 }\n`;
    const text = `scenario: cafe.json\nvary:\n${wide('a')}`;
    const days = '{ field: days, from: 1, to: 60, steps: 60 }';
    expect(errorsOf(`season: {}\nvary:\n  a: ${days}\n  b: ${days}\n  c: ${days}\n`)).toEqual([
      expect.stringContaining('has 216000 combinations'),
    ]);
    expect(errorsOf(`${text}seeds: 5000\n`)).toEqual([expect.stringContaining('4500000 runs')]);
  });

  test('of values that are right alone and wrong together names them', () => {
    const text = `scenario: cafe.json
vary:
  first: { field: maids.0.id, values: [mei, aya] }
  second: { field: maids.1.id, values: [momo, aya] }
`;
    expect(errorsOf(text)).toEqual([expect.stringContaining('together, first aya, second aya')]);
  });
});

test('a run has figures and a hash, and the same ones again; an error is a result', () => {
  const { plan, cells } = planOf(`${TEXT}figures: [profit, served.c1]\n`);
  const run = { cell: 3, seed: 5 };
  const result = runScenarioOnce(plan, cells, run, []);
  expect(result.failed).toBeNull();
  expect(result.figures).toMatchObject({ profit: expect.any(Number), 'served.c1': expect.any(Number), broken: 0 });
  expect(runScenarioOnce(plan, cells, run, [])).toEqual(result);
  const wrong = { ...plan, base: { is: 'scenario' as const, json: {} } };
  expect(runScenarioOnce(wrong, cells, run, [])).toMatchObject({
    figures: {},
    failed: expect.stringContaining('maids'),
  });
});
