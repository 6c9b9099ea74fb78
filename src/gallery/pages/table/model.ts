/**
 * Simulates a regular guest at a table, whose every step is chosen by a decision table: what he perceives, what he
 * remembers, and how often he took each branch of the table.
 */

import {
  DecisionTable, forgetExpired, type Memory, real, recall, remember, type Stream, stream, type TableParam, type TableProblem, type TableStep,
} from '../../../ai/index.ts'; // prettier-ignore
import type { SheetProblem, SheetRead } from '../../frame/sheet.ts';

const CONDITIONS = ['isEating', 'waitedOver', 'heroWithin', 'hasFriend', 'remembers'] as const;
export const BEHAVIOURS = ['call', 'phone', 'grumble', 'leave', 'autograph', 'stare', 'chat', 'eat'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];
/** Duration of each behaviour, in ticks. */
const TICKS: Readonly<Record<Behaviour, number>> = {
  call: 50,
  phone: 60,
  grumble: 50,
  leave: 70,
  autograph: 60,
  stare: 50,
  chat: 60,
  eat: 80,
};
const SECOND = 20;
/** A guest who had to wait more than this many seconds remembers that he was served late. */
const LATE_SECONDS = 28;
const FORGET_TICKS = 1400;
const HERO_TICKS = 260;

const problemsOf = (list: readonly TableProblem[]): SheetProblem[] =>
  list.map(({ row, column, message }) => ({ line: row, message: column === '' ? message : `${column}: ${message}` }));

export function readGuestTable(text: string): SheetRead<DecisionTable> {
  const read = DecisionTable.parse(text, { conditions: CONDITIONS, behaviours: BEHAVIOURS });
  return read.ok
    ? { ok: true, value: read.table, warnings: problemsOf(read.warnings) }
    : { ok: false, problems: problemsOf(read.problems) };
}

export class Regular {
  table: DecisionTable;
  tick = 0;
  waitedSeconds = 0;
  eatingTicks = 0;
  hasFriend = false;
  /** The guest's distance to the celebrity in tiles; null = no celebrity is there. */
  hero: number | null = null;
  readonly memory: Memory[] = [];
  doing: Behaviour | null = null;
  left = 0;
  /** The rows tested in the guest's last decision, with the behaviours drawn. */
  steps: TableStep[] = [];
  path: readonly number[] = [];
  decisions = 0;
  /** How often the guest's decisions took each branch (key `6.no`), and how often each behaviour was drawn in the branch (key `6.no.call`). */
  readonly taken = new Map<string, number>();
  private heroUntil = 0;
  private chance: Stream = stream(3, 'table');

  constructor(table: DecisionTable) {
    this.table = table;
  }

  /** Uses another table from the guest's next decision on; the counts restart. */
  adopt(table: DecisionTable): void {
    if (table === this.table) return;
    this.table = table;
    this.forgetCounts();
  }

  reset(): void {
    Object.assign(this, {
      tick: 0,
      waitedSeconds: 0,
      eatingTicks: 0,
      hasFriend: false,
      hero: null,
      doing: null,
      left: 0,
    });
    this.memory.length = 0;
    this.heroUntil = 0;
    this.chance = stream(3, 'table');
    this.forgetCounts();
  }

  private forgetCounts(): void {
    this.steps = [];
    this.path = [];
    this.decisions = 0;
    this.taken.clear();
  }

  step(): void {
    this.tick++;
    this.worldGoesOn();
    if (this.left > 0) this.left--;
    if (this.left === 0 || this.doing === null) this.decide();
  }

  /** Makes a celebrity enter, who then approaches the guest. */
  bringHero(): void {
    this.hero = 7;
    this.heroUntil = this.tick + HERO_TICKS;
  }
  /** Adds seconds to the guest's waiting time; nothing else advances. */
  letWait(seconds: number): void {
    this.waitedSeconds += seconds;
  }

  perceive = (condition: string, param: TableParam): boolean => {
    switch (condition as (typeof CONDITIONS)[number]) {
      case 'isEating':
        return this.eatingTicks > 0;
      case 'waitedOver':
        return this.waitedSeconds > Number(param ?? 0);
      case 'heroWithin':
        return this.hero !== null && this.hero <= Number(param ?? 99);
      case 'hasFriend':
        return this.hasFriend;
      case 'remembers':
        return recall(this.memory, String(param), this.tick) !== undefined;
      default:
        return false;
    }
  };

  private decide(): void {
    const trace: TableStep[] = [];
    const { behaviours, path } = this.table.decide({ perceive: this.perceive, random: () => real(this.chance), trace });
    this.steps = trace;
    this.path = path;
    this.decisions++;
    for (const { id, held, chose } of trace) {
      const key = `${id}.${held ? 'yes' : 'no'}`;
      this.count(key);
      if (chose !== null) this.count(`${key}.${chose}`);
    }
    const last = behaviours.at(-1) as Behaviour | undefined;
    this.doing = last ?? null;
    this.left = last === undefined ? SECOND : TICKS[last];
  }

  private count(key: string): void {
    this.taken.set(key, (this.taken.get(key) ?? 0) + 1);
  }

  private worldGoesOn(): void {
    forgetExpired(this.memory, this.tick);
    if (this.hero !== null && this.tick % SECOND === 0 && this.hero > 2) this.hero--;
    if (this.tick >= this.heroUntil) this.hero = null;
    if (this.tick % 900 === 300) this.bringHero();
    if (this.tick % 700 === 450) this.hasFriend = !this.hasFriend;
    if (this.doing === 'leave' && this.left === 1) {
      // The guest has left. The same guest returns on another day and begins to wait anew.
      this.waitedSeconds = 0;
      this.doing = null;
    }
    if (this.eatingTicks > 0) {
      this.eatingTicks--;
      if (this.eatingTicks === 0) this.waitedSeconds = 0;
    } else if (this.tick % SECOND === 0) {
      this.waitedSeconds++;
      // While the guest calls, a maid comes after a random time.
      if (this.doing === 'call' && real(this.chance) < 0.09) this.serve();
    }
  }

  private serve(): void {
    if (this.waitedSeconds > LATE_SECONDS)
      remember(this.memory, 'servedLate', this.waitedSeconds, this.tick + FORGET_TICKS);
    this.eatingTicks = 320;
    this.left = 0;
  }
}
