/**
 * Guests call, and a maid's configuration picks one: every caller is an option with the same considerations, and four
 * steps lead to the choice. The model does not simulate the walk to the guest and the service; it only pauses for them.
 */

import {
  createFactory, type Draw, loadConfig, type OptionScore, type Reasoner, real, type Stream, stream, type UtilityContext,
} from '../../../ai/index.ts'; // prettier-ignore
import { problemsOf } from '../../frame/config.ts';
import type { SheetRead } from '../../frame/sheet.ts';

/** A guest at a table; configurations can read its fields. */
export interface Caller {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  waited: number;
  calls: boolean;
  /** Whether a colleague is already on her way to this guest. */
  served: boolean;
}
const HALL: readonly (readonly [id: string, kind: string, x: number, y: number])[] = [
  ['office', 'worker', 1, 1],
  ['granny', 'elderly', 4, 0],
  ['vera', 'singer', 15, 1],
  ['student', 'student', 11, 0],
  ['kid', 'family', 6, 4],
  ['clerk', 'worker', 10, 4],
  ['ines', 'singer', 2, 4],
  ['lady', 'tourist', 14, 4],
];
export const MAID = { id: 'hana', x: 8, y: 2 } as const;
const FREE_AFTER = 7;

export const readCaller = (text: string): SheetRead<Reasoner> => {
  const read = loadConfig(text, createFactory({ entities: ['callers'] }));
  return read.ok ? { ok: true, value: read.reasoner } : { ok: false, problems: problemsOf(read.problems) };
};

export class CallHall {
  reasoner: Reasoner;
  callers: Caller[] = [];
  tick = 0;
  target: string | null = null;
  /** The callers with their scores from the latest evaluation of the configuration. */
  scores: readonly OptionScore[] = [];
  draw: Draw | undefined;
  option: string | undefined;
  /**
   * How often each caller was drawn by the last call of `tryOut`, which makes many decisions while time stands still;
   * empty = not called yet.
   */
  tried: { readonly id: string; readonly count: number }[] = [];
  private busyUntil = 0;
  private chance: Stream = [];

  constructor(reasoner: Reasoner) {
    this.reasoner = reasoner;
    this.reset();
  }

  adopt(reasoner: Reasoner): void {
    this.reasoner = reasoner;
    this.tried = [];
    this.weigh();
  }

  reset(): void {
    this.tick = 0;
    this.busyUntil = 0;
    this.target = null;
    this.tried = [];
    this.chance = stream(17, 'callers');
    this.callers = HALL.map(([id, kind, x, y], i) => ({
      id,
      kind,
      x,
      y,
      waited: (i * 11) % 40,
      calls: i % 2 === 0,
      served: i === 4,
    }));
    this.weigh();
  }

  step(): void {
    this.tick++;
    for (const one of this.callers) {
      if (one.calls) one.waited = Math.min(90, one.waited + 1);
      else if (real(this.chance) < (one.kind === 'singer' ? 0.012 : 0.05))
        Object.assign(one, { calls: true, waited: 0 });
      if (one.served && real(this.chance) < 0.15) Object.assign(one, { served: false, calls: false, waited: 0 });
    }
    if (this.tick < this.busyUntil) return;
    const before = this.callers.find(({ id }) => id === this.target);
    if (before !== undefined) Object.assign(before, { calls: false, waited: 0 });
    this.weigh();
    if (this.target !== null) this.busyUntil = this.tick + FREE_AFTER;
    this.tried = [];
  }

  call(): void {
    const quiet = this.callers.find(({ calls }) => !calls);
    if (quiet !== undefined) Object.assign(quiet, { calls: true, waited: 0 });
    this.weigh();
  }

  /** Sends a colleague to the caller chosen last, so that this caller is no longer weighed. */
  take(): void {
    const target = this.callers.find(({ id }) => id === this.target);
    if (target !== undefined) target.served = true;
    this.busyUntil = 0;
    this.weigh();
  }

  /** Makes the same decision a thousand times, without time passing. */
  tryOut(times = 1000): void {
    const counts = new Map<string, number>();
    for (let i = 0; i < times; i++) {
      const brain: { target?: string | null } = {};
      this.reasoner.choose(this.context(brain));
      const id = brain.target ?? '–';
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    this.tried = [...counts]
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  }

  /** Each remaining caller's probability in the draw, by weight. */
  likely(id: string): number {
    const left = this.scores.filter(({ dropped }) => dropped === undefined || dropped === 'draw');
    const total = left.reduce((sum, { weight }) => sum + weight, 0);
    return (left.find(({ name }) => name === id)?.weight ?? 0) / Math.max(1e-9, total);
  }

  private weigh(): void {
    const brain: { target?: string | null } = {};
    const decision = this.reasoner.decide(this.context(brain));
    const picked = decision.scores
      .flatMap(({ considerations }) => considerations.map((one) => one.picked))
      .find((one) => one !== undefined);
    this.option = decision.option;
    this.scores = picked?.scores ?? decision.scores;
    this.draw = picked?.draw;
    this.target = brain.target ?? null;
  }

  private context(brain: object): UtilityContext {
    return {
      stores: { self: MAID, brain, global: { tick: this.tick } },
      self: MAID,
      entities: { callers: this.callers.filter(({ calls }) => calls) },
      now: this.tick,
      random: () => real(this.chance),
    };
  }
}
