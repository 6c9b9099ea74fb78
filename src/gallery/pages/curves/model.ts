/**
 * A maid decides every second whether to sweep. Her configuration has one option with several considerations, and each
 * gives a factor: a curve or steps convert its input to a weight. All weights that the page draws are computed by
 * src/ai.
 */

import {
  type ConsiderationScore, createFactory, CURVE_SHAPES, loadConfig, type Reasoner, real, type Stream, stream, type UtilityDecision,
} from '../../../ai/index.ts'; // prettier-ignore
import { isRecord, within } from '../../../ai/problems.ts';
import { readYaml } from '../../../ai/yaml.ts';
import { problemsOf } from '../../frame/config.ts';
import type { SheetProblem, SheetRead } from '../../frame/sheet.ts';

/** The variables that the maid's considerations can read, and the maximum of each. */
export const INPUTS = { litter: 10, callers: 6, energy: 100 } as const;
export type Input = keyof typeof INPUTS;
export const MOODS = ['tidy', 'lazy'] as const;
type Mood = (typeof MOODS)[number];

/** A consideration of the first option whose weight function can be dragged: a curve or a sequence of steps. */
export interface Factor {
  /** Index of the consideration in the option's list. */
  readonly at: number;
  readonly input: Input;
  readonly weight: 'BasicCurve' | 'FloatSequence';
  /** Path of the consideration's weight function in the text: `options[0].considerations[1].weight`. */
  readonly path: string;
  readonly shape: string;
  /** The numbers written in the weight function, each by its path below `path`. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly range: readonly [number, number];
}
export interface SweepPlan {
  readonly reasoner: Reasoner;
  readonly option: string;
  readonly factors: readonly Factor[];
}

export function readSweep(text: string): SheetRead<SweepPlan> {
  const read = loadConfig(text, createFactory());
  if (!read.ok) return { ok: false, problems: problemsOf(read.problems) };
  const raw = readYaml(text);
  if (!raw.ok) return { ok: false, problems: problemsOf(raw.problems) };
  const problems: SheetProblem[] = [];
  const factors: Factor[] = [];
  const options = isRecord(raw.value) && Array.isArray(raw.value['options']) ? (raw.value['options'] as unknown[]) : [];
  const [first] = options;
  const list = isRecord(first) && Array.isArray(first['considerations']) ? (first['considerations'] as unknown[]) : [];
  list.forEach((one, at) => {
    const path = `options[0].considerations[${at}]`;
    if (!isRecord(one) || one['type'] !== 'FloatVariable') return;
    const input = Object.keys(INPUTS).find((name) => name === one['variable']) as Input | undefined;
    if (input === undefined)
      problems.push({
        line: raw.lines.get(within(path, 'variable')) ?? null,
        message: `${path}.variable: this page knows ${Object.keys(INPUTS).join(', ')}`,
      });
    else if (isRecord(one['weight'])) {
      const factor = factorOf(at, input, within(path, 'weight'), one['weight']);
      if (factor !== null) factors.push(factor);
    }
  });
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { reasoner: read.reasoner, option: read.reasoner.options[0]?.name ?? '', factors } };
}

function factorOf(at: number, input: Input, path: string, weight: Record<string, unknown>): Factor | null {
  const numbers = new Map<string, number>();
  const note = (key: string, value: unknown): void => {
    if (typeof value === 'number') numbers.set(key, value);
  };
  const { type, shape, range, entries } = weight;
  if (type === 'BasicCurve') {
    for (const key of ['slope', 'exponent', 'xShift', 'yShift']) note(key, weight[key]);
    const [from, to] = Array.isArray(range) ? (range as number[]) : [0, 1];
    return {
      at,
      input,
      weight: type,
      path,
      shape: String(shape ?? CURVE_SHAPES[0]),
      numbers,
      range: [from ?? 0, to ?? 1],
    };
  }
  if (type !== 'FloatSequence' || !Array.isArray(entries)) return null;
  entries.forEach((entry: unknown, i) => {
    if (!isRecord(entry)) return;
    note(`entries[${i}].below`, entry['below']);
    note(`entries[${i}].multiplier`, entry['multiplier']);
  });
  return { at, input, weight: type, path, shape: 'steps', numbers, range: [0, INPUTS[input]] };
}

const SAMPLES = 81;

export class Chore {
  plan: SweepPlan;
  readonly values = { litter: 2, callers: 0, energy: 80 };
  mood: Mood = 'tidy';
  doing = 'idle';
  decision: UtilityDecision;
  readonly counts = new Map<string, number>();
  tick = 0;
  private chance: Stream = stream(13, 'sweep');

  constructor(plan: SweepPlan) {
    this.plan = plan;
    this.decision = this.ask();
  }

  adopt(plan: SweepPlan): void {
    this.plan = plan;
    this.counts.clear();
    this.decision = this.ask();
  }

  reset(): void {
    Object.assign(this.values, { litter: 2, callers: 0, energy: 80 });
    this.tick = 0;
    this.doing = 'idle';
    this.counts.clear();
    this.chance = stream(13, 'sweep');
    this.decision = this.ask();
  }

  /** Runs one tick, a quarter of a second: the world advances, and at every fourth tick the maid decides. */
  step(): void {
    this.tick++;
    const { values } = this;
    const sweeping = this.doing === this.plan.option;
    values.litter = clamp(values.litter + (sweeping ? -0.35 : 0.09), 10);
    values.energy = clamp(values.energy + (sweeping ? -1.1 : 0.45), 100);
    if (this.tick % 14 === 0) values.callers = clamp(values.callers + (real(this.chance) < 0.45 ? 1 : -1), 6);
    if (this.tick % 4 === 0) this.decide();
  }

  set(input: Input, value: number): void {
    this.values[input] = value;
    this.decision = this.ask();
  }
  setMood(mood: Mood): void {
    this.mood = mood;
    this.decision = this.ask();
  }

  /** Returns the scores of one consideration over a range of inputs; all other inputs stay the same. */
  curve({ at, input, range: [from, to] }: Factor): { readonly x: number; readonly score: ConsiderationScore }[] {
    return Array.from({ length: SAMPLES }, (_, i) => {
      const x = from + ((to - from) * i) / (SAMPLES - 1);
      return { x, score: this.scoreAt(at, input, x) };
    });
  }

  scoreAt(at: number, input: Input, value: number): ConsiderationScore {
    const { scores } = this.plan.reasoner.decide(this.context({ ...this.values, [input]: value }));
    return scores[0]?.considerations[at] as ConsiderationScore;
  }

  private decide(): void {
    this.decision = this.ask();
    this.doing = this.decision.option ?? 'idle';
    this.counts.set(this.doing, (this.counts.get(this.doing) ?? 0) + 1);
  }

  private ask(): UtilityDecision {
    return this.plan.reasoner.decide(this.context(this.values));
  }

  private context({ litter, callers, energy }: Readonly<Record<Input, number>>) {
    return {
      stores: { self: { energy, mood: this.mood }, brain: {}, global: { litter, callers } },
      now: this.tick,
      random: () => real(this.chance),
    };
  }
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
