/**
 * Three maids walk up and down, each past a guest of her own; all three guests call at the same moment. The minds come
 * from the library; this file contains only their world and measures how long each maid took to turn to her guest.
 */

import {
  addFlag,
  behaviour,
  createMinds,
  DONE,
  GOING,
  type Progress,
  maskOf,
  type Page,
  stepFlags,
  STUNNED,
} from '../../../ai/index.ts';
import { type Fields, readConfig } from '../../frame/config.ts';
import type { SheetRead } from '../../frame/sheet.ts';
import { patrol } from './patrol.ts';
import type { Alertness, Walker } from './walker.ts';

const LOOKS = ['mei', 'yuki', 'momo', 'hana', 'sakura', 'rin'] as const;
const LEFT = 1;
const RIGHT = 15;
/** Column of tiles where the guests sit. */
export const SEAT = 8;
/** The column where a maid stands to serve her guest; it may lie between two tiles. */
export const BESIDE = SEAT - 1.2;
const STEP = 1 / 7;
const SERVICE_TICKS = 36;
const STUN_TICKS = 40;

export interface PatrolPlan {
  readonly callEvery: number;
  readonly maids: readonly { readonly look: string; readonly alertness: Alertness }[];
}
export const readPlan = (text: string): SheetRead<PatrolPlan> =>
  readConfig(text, (top) => ({
    callEvery: top.whole('callEvery', 40, 2000, 170),
    maids: top.list('maids', 1, 3, (one) => ({ look: one.oneOf('look', LOOKS), alertness: readAlertness(one) })),
  }));

function readAlertness(one: Fields): Alertness {
  const tick = one.whole('tick', 1, 1000, null);
  const until = one.words('until', ['calls', 'buffs'], []);
  return { ...(tick === null ? {} : { tick }), ...(until.length > 0 ? { until } : {}) };
}

export class Patrol {
  walkers: Walker[] = [];
  tick = 0;
  private plan: PatrolPlan;
  private minds = this.newMinds();

  constructor(plan: PatrolPlan) {
    this.plan = plan;
    this.reset();
  }

  /** Applies the plan that the visitor has edited. The running world is kept if its maids stay the same; otherwise a new world begins. */
  adopt(plan: PatrolPlan): void {
    const same =
      plan.maids.length === this.walkers.length && plan.maids.every(({ look }, i) => this.walkers[i]?.look === look);
    this.plan = plan;
    if (!same) this.reset();
    else this.walkers.forEach((her, i) => (her.alertness = plan.maids[i]?.alertness ?? {}));
  }

  reset(): void {
    this.tick = 0;
    this.minds = this.newMinds();
    this.walkers = this.plan.maids.map(({ look, alertness }, i) => ({
      id: String(i), look, alertness, x: LEFT, before: LEFT, goal: RIGHT, guest: { calls: false }, served: 0, flags: [],
      waited: 0, turnedAfter: null, thoughts: 0,
    })); // prettier-ignore
    for (const her of this.walkers) this.minds.add(her.id, her, 'maid');
  }

  step(): void {
    this.tick++;
    if (this.tick % this.plan.callEvery === 60 % this.plan.callEvery) this.call();
    for (const her of this.walkers) her.before = her.x;
    this.minds.tick();
    for (const her of this.walkers) {
      if (stepFlags(her.flags)) this.minds.setFlags(her.id, maskOf(her.flags));
      if (her.guest.calls && this.minds.todoOf(her.id)?.behave !== 'serve') her.waited++;
    }
  }

  call(): void {
    for (const her of this.walkers) {
      if (her.guest.calls) continue;
      her.guest.calls = true;
      her.waited = 0;
    }
    this.minds.changed('calls');
  }

  /** Stuns all maids: they do not think, and their todos do not count down. */
  stun(): void {
    for (const her of this.walkers) {
      addFlag(her.flags, STUNNED, STUN_TICKS);
      this.minds.setFlags(her.id, maskOf(her.flags));
    }
  }

  page(her: Walker): Page {
    return this.minds.page(her.id) as Page;
  }

  private newMinds() {
    return createMinds({
      facts: ['calls'],
      behaviours: {
        move: behaviour<{ x: number }, Walker>({ perform: (her, { x }) => moves(her, x) }),
        serve: behaviour<object, Walker>({ canDo: (her) => her.guest.calls || her.served > 0, perform: serves }),
      },
      scripts: { patrol },
      characters: { maid: { warps: { default: 'patrol' } } },
      frozenBy: STUNNED,
      hooks: {
        before: (her: Walker) => her.thoughts++,
        wrote: (her: Walker, todo) => {
          if (todo.behave === 'serve' && her.served === 0) her.turnedAfter = her.waited;
        },
      },
    });
  }
}

/** Moves a maid one step towards column `to`. @returns whether she has reached it */
function walks(her: Walker, to: number): boolean {
  const way = to - her.x;
  const far = Math.abs(way) > STEP;
  her.x = far ? her.x + (way > 0 ? STEP : -STEP) : to;
  return !far;
}

function moves(her: Walker, to: number): Progress {
  if (!walks(her, to)) return GOING;
  her.goal = to === RIGHT ? LEFT : RIGHT;
  return DONE;
}

function serves(her: Walker): Progress {
  if (!walks(her, BESIDE)) return GOING;
  her.served++;
  if (her.served < SERVICE_TICKS) return GOING;
  her.served = 0;
  her.guest.calls = false;
  return DONE;
}
