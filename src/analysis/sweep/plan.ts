/**
 * Reads the plan of a sweep from YAML. All mistakes are reported at once, each with its line and with what would be
 * right, before anything runs.
 */

import { didYouMean, isRecord, Problems } from '../../ai/problems.ts';
import { readYaml } from '../../ai/yaml.ts';
import { setPaths } from '../../sim/scenario/setpaths.ts';
import { gatherPromises } from '../promises/gather.ts';
import { readAxes } from './axes.ts';
import { checkCells, checkScenario } from './check-scenario.ts';
import { cellsOf, MOST_CELLS, MOST_RUNS } from './cells.ts';
import { DIFFICULTIES, type Outside, PlanReader, SEASON_FIELDS } from './plan-reader.ts';
import { betterOf, wrongFigure } from './figures.ts';
import { idsOf } from './fields.ts';
import type { Axis, Base, Cell, Design, Goal, Plan } from './form.ts';
import { totalOf } from './rounds.ts';
import { typesIn } from '../../sim/read-scenario.ts';

export type PlanRead =
  | { readonly ok: true; readonly plan: Plan; readonly cells: readonly Cell[] }
  | { readonly ok: false; readonly errors: readonly string[] };

const PLAN = ['name', 'scenario', 'pack', 'season', 'set', 'vary', 'design', 'seeds', 'figures', 'goal', 'promises'];
const MOST_DAYS = 60;
const LAST_SEED = 0x7fffffff;
const DEFAULT_SEEDS = 10;

/**
 * Reads a plan and checks it. @param file name of the plan's file, for messages @param outside reads the files that the
 * plan names
 */
export function readPlan(file: string, text: string, outside: Outside): PlanRead {
  const yaml = readYaml(text);
  const lines = yaml.ok ? yaml.lines : new Map<string, number>();
  const problems = new Problems(lines);
  const told = (): PlanRead => ({
    ok: false,
    errors: (yaml.ok ? problems.list : yaml.problems)
      .map((problem) => ({ ...problem, line: problem.line ?? lineAbove(problem.path, lines) }))
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .map(({ path, line, message }) => `${file}${line === null ? '' : `:${line}`}: ${path === '' ? '' : `${path}: `}${message}`), // prettier-ignore
  });
  if (!yaml.ok) return told();
  const read = new PlanReader(problems);
  if (!isRecord(yaml.value)) {
    problems.add('', `a plan should be a record with some of ${PLAN.join(', ')}`);
    return told();
  }
  const all = read.record('', yaml.value, PLAN);
  const name = read.text('name', all['name'], file.replace(/^.*[/\\]/, '').replace(/\.ya?ml$/, ''));
  const base = readBase(read, all, outside);
  const types = base?.is === 'scenario' ? typesIn(base.json) : undefined;
  const sentences = readPromises(read, all['promises'], outside, types);
  const axes = readAxes(read, all['vary'], base);
  if (base?.is === 'scenario') checkScenario(problems, base.json, axes);
  if (base?.is === 'season') checkSeason(read, axes, outside);
  const people = base?.is === 'scenario' ? idsOf(base.json) : [];
  const figures = readFigures(read, all['figures'], base?.is ?? 'scenario', people);
  const goal = readGoal(read, all['goal'], figures, base?.is ?? 'scenario', people);
  const design = readDesign(read, all['design']);
  const seeds = readSeeds(read, all['seeds']);
  if (problems.list.length > 0 || base === null) return told();
  const shown = [goal.figure, ...figures.filter((one) => one !== goal.figure)];
  const directions = Object.fromEntries(shown.map((figure) => [figure, betterOf(figure, base.is)] as const));
  directions[goal.figure] = goal.better;
  const plan: Plan = { name, base, axes, design, seeds, figures: shown, goal, directions, promises: sentences };
  // The number of combinations is checked before they are made.
  const grid = axes.reduce((count, { values }) => count * values.length, 1);
  if (design.kind === 'grid' && grid > MOST_CELLS) {
    problems.add('vary', `has ${grid} combinations; at most ${MOST_CELLS} are run. Choose some by design: { kind: latin, cells: 200 }`); // prettier-ignore
    return told();
  }
  const cells = cellsOf(plan);
  const total = totalOf(plan, cells);
  if (total > MOST_RUNS)
    problems.add('seeds', `${cells.length} cells with these seeds are ${total} runs; at most ${MOST_RUNS} are made`); // prettier-ignore
  else if (base.is === 'scenario') checkCells(problems, plan, cells);
  return problems.list.length > 0 ? told() : { ok: true, plan, cells };
}

/** The line of the nearest record that contains a field; a field that is missing has no line of its own. */
function lineAbove(path: string, lines: ReadonlyMap<string, number>): number | null {
  for (let at = path; at !== ''; at = at.replace(/(^|\.|\[)[^.[]*$/, '')) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return null;
}

function readBase(read: PlanReader, all: Record<string, unknown>, outside: Outside): Base | null {
  const { scenario, season, pack } = all;
  const named = ['scenario', 'season', 'pack'].filter((field) => all[field] !== undefined);
  if (named.length !== 1) {
    read.problems.add(named[1] ?? '', 'a plan runs either a scenario or a season, or the first day of a pack: name one of them'); // prettier-ignore
    return null;
  }
  if (season !== undefined) {
    if (all['set'] !== undefined) read.problems.add('set', 'goes with a scenario; a season has no such fields');
    if (all['promises'] !== undefined) read.problems.add('promises', 'are watched in scenarios only');
    const of = read.record('season', season, SEASON_FIELDS);
    return {
      is: 'season',
      strategy: read.oneOf('season.strategy', of['strategy'], outside.strategies, 'hands-off'),
      difficulty: read.oneOf('season.difficulty', of['difficulty'], DIFFICULTIES, 'standard'),
      days: read.whole('season.days', of['days'], 1, MOST_DAYS, 30),
    };
  }
  if (pack !== undefined) {
    const found = typeof pack === 'string' ? outside.readPack?.(pack) : undefined;
    if (found !== undefined && 'json' in found) return { is: 'scenario', json: withSets(read, all['set'], found.json) };
    const wrong = found?.errors ?? ['should be the name of a pack’s folder or zip'];
    for (const error of wrong) read.problems.add('pack', error);
    return null;
  }
  if (typeof scenario !== 'string' && !isRecord(scenario)) {
    read.problems.add('scenario', 'should be the name of a scenario’s file, or a scenario');
    return null;
  }
  const found = typeof scenario === 'string' ? outside.readJson(scenario) : { json: scenario };
  if ('error' in found) {
    read.problems.add('scenario', found.error);
    return null;
  }
  return { is: 'scenario', json: withSets(read, all['set'], found.json) };
}

/** A copy of a scenario with some fields set. */
function withSets(read: PlanReader, set: unknown, scenario: unknown): unknown {
  const json: unknown = JSON.parse(JSON.stringify(scenario));
  const sets = read.texts('set', set);
  sets.forEach((set, i) => {
    if (!/^[^=]+=/.test(set)) read.problems.add(`set[${i}]`, `${set} should be path=value, such as ticks=4000`);
    else for (const error of setPaths(json, [set])) read.problems.add(`set[${i}]`, error.replace('--set ', ''));
  });
  return json;
}

/** Checks the values that a plan gives to the fields of a season. */
function checkSeason(read: PlanReader, axes: readonly Axis[], { strategies }: Outside): void {
  for (const { name, fields, values } of axes)
    values.forEach((value, i) => {
      const place = `vary.${name}.values[${i}]`;
      if (fields.includes('strategy')) read.oneOf(place, value, strategies, undefined);
      if (fields.includes('difficulty')) read.oneOf(place, value, DIFFICULTIES, undefined);
      if (fields.includes('days')) read.whole(place, value, 1, MOST_DAYS, undefined);
    });
}

function readPromises(read: PlanReader, value: unknown, outside: Outside, types?: readonly string[]): string[] {
  const file = typeof value === 'string' ? outside.readText(value) : null;
  if (file !== null && 'error' in file) {
    read.problems.add('promises', file.error);
    return [];
  }
  const sentences =
    file === null
      ? read.texts('promises', value)
      : file.text.split('\n').map((line) => line.replace(/#.*$/, '').trim()).filter((line) => line !== ''); // prettier-ignore
  sentences.forEach((sentence, i) => {
    for (const error of gatherPromises([sentence], null, types).errors)
      read.problems.add(file === null ? `promises[${i}]` : 'promises', error.replace(/^promises\.0,? ?/, ''));
  });
  return sentences;
}

function readFigures(read: PlanReader, value: unknown, base: Base['is'], people: readonly string[]): string[] {
  const fallback = base === 'scenario' ? ['profit', 'served', 'lost', 'wait'] : ['stars', 'money', 'served', 'lost'];
  const named = value === undefined ? fallback : read.texts('figures', value);
  named.forEach((figure, i) => {
    const wrong = wrongFigure(figure, base, people);
    if (wrong !== null) read.problems.add(`figures[${i}]`, `'${figure}' ${wrong}`);
    else if (named.indexOf(figure) < i) read.problems.add(`figures[${i}]`, `'${figure}' is named twice`);
  });
  if (named.length === 0) read.problems.add('figures', 'should name at least one figure');
  return named;
}

function readGoal(
  read: PlanReader,
  value: unknown,
  figures: readonly string[],
  base: Base['is'],
  people: readonly string[],
): Goal {
  // prettier-ignore
  const first = figures[0] ?? 'profit';
  if (value === undefined) return { figure: first, better: betterOf(first, base) };
  const of = read.record('goal', value, ['most', 'least']);
  const [key] = Object.keys(of);
  if (Object.keys(of).length !== 1 || key === undefined) {
    read.problems.add('goal', 'should be { most: figure } or { least: figure }');
    return { figure: first, better: 1 };
  }
  const figure = read.text(`goal.${key}`, of[key], first);
  const wrong = wrongFigure(figure, base, people);
  if (wrong !== null) read.problems.add(`goal.${key}`, `'${figure}' ${wrong}`);
  return { figure, better: key === 'most' ? 1 : -1 };
}

const KINDS = ['grid', 'random', 'latin', 'halving'] as const;

function readDesign(read: PlanReader, value: unknown): Design {
  if (value === undefined || value === 'grid') return { kind: 'grid' };
  if (!isRecord(value)) {
    const near = typeof value === 'string' ? didYouMean(value, KINDS) : '';
    read.problems.add('design', `should be grid, or a record such as { kind: latin, cells: 40 }${near}`);
    return { kind: 'grid' };
  }
  const kind = read.oneOf('design.kind', value['kind'], KINDS, undefined);
  // If the kind is wrong, its other fields cannot be judged.
  if (kind !== value['kind']) return { kind: 'grid' };
  if (kind === 'grid') {
    read.record('design', value, ['kind']);
    return { kind };
  }
  const of = read.record('design', value, ['kind', 'cells', 'seed', ...(kind === 'halving' ? ['first', 'keep'] : [])]);
  const cells = read.whole('design.cells', of['cells'], 1, MOST_CELLS, undefined);
  const seed = read.whole('design.seed', of['seed'], 0, LAST_SEED, 1);
  if (kind !== 'halving') return { kind, cells, seed };
  return {
    kind,
    cells,
    seed,
    first: read.whole('design.first', of['first'], 1, 1000, 4),
    keep: read.whole('design.keep', of['keep'], 2, 10, 2),
  };
}

function readSeeds(read: PlanReader, value: unknown): Plan['seeds'] {
  const of = isRecord(value) ? read.record('seeds', value, ['from', 'count']) : { count: value };
  const from = isRecord(value) ? read.whole('seeds.from', of['from'], 0, LAST_SEED, 1) : 1;
  const place = isRecord(value) ? 'seeds.count' : 'seeds';
  const count = read.whole(place, of['count'], 1, 100_000, DEFAULT_SEEDS);
  if (from + count - 1 > LAST_SEED) read.problems.add(place, `${count} from ${from} on go past the last one, ${LAST_SEED}`); // prettier-ignore
  return { from, count };
}
