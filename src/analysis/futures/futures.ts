/**
 * The rest of a day, run out (chapter 7.4): from a café as text, with what was given later, something changed at the
 * beginning, and the luck it happens to have. The same in a Worker as on the command line.
 */

import { scripts as shipped } from '../../scripts/index.ts';
import type { Input, JournalEntry } from '../../sim/state/input.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { type SavedCafe, type Scripts, Simulation } from '../../sim/simulation.ts';
import type { Clock } from '../../sim/state/types.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { Thinking } from '../../sandbox/thinking.ts';
import { reseed } from './reseed.ts';

/** A moment, and all that was given from then on. Plain data. */
export interface Moment {
  /** The café as {@link Simulation.save} has it; its own journal is not followed. */
  readonly text: string;
  readonly journal: readonly JournalEntry[];
  /** The tick at which the future ends, if its day does not end before. */
  readonly until: number;
}

export interface FutureSpec extends Moment {
  /** What is different: given before the first tick, in this order. */
  readonly changes: readonly Input[];
  /** Another luck than the café's own; null = as it would have come. */
  readonly seed: number | null;
  /** Whose steps and orders are counted as well: maids and guests. */
  readonly whose: readonly PersonId[];
}

/** What came of it. Money in yen, times in ticks. `steps.momo` and `orders.momo` of a maid, `served.kaito` (0 or 1) of a guest. */
export type Outcome = Readonly<Record<string, number>>;
export interface Future {
  readonly outcome: Outcome;
  /** Of the café at the end. */
  readonly hash: string;
  readonly tick: number;
  /** What players' scripts answered on the way, for whoever shows this future without running them. */
  readonly thoughts?: readonly JournalEntry[];
}

/** Whether somebody in it thinks with a player's script: then it is run with a sandbox. */
export const isScripted = ({ text, journal, changes }: FutureSpec): boolean =>
  text.includes('"own":{"scripts"') ||
  [...changes, ...journal.map(({ input }) => input)].some((input) => input.kind === 'script' && input.script !== null);

/** The figures compared, in the order in which they are shown, and which way is good. */
export const FIGURES = [
  { id: 'lost', better: -1 },
  { id: 'profit', better: 1 },
  { id: 'served', better: 1 },
  { id: 'wait', better: -1 },
  { id: 'wasted', better: -1 },
  { id: 'slips', better: -1 },
] as const;
export type FigureId = (typeof FIGURES)[number]['id'];

/** Ticks after closing within which everybody has gone home, and what is run of a café that never closes. */
const AFTER_CLOSING = 3000;
const WITHOUT_CLOSING = 6000;

/** A café as text, without the inputs: they are handed on beside it. */
export const textOf = (cafe: Simulation): string => JSON.stringify({ ...cafe.saved(), journal: [] });

/** The tick up to which a future of this moment is run, if its day is not over before. */
export const untilOf = ({ closeTick }: Clock, tick: number): number =>
  closeTick === null ? tick + WITHOUT_CLOSING : Math.max(closeTick, tick) + AFTER_CLOSING;

/** A café as text at a later tick, with what was given on the way. */
export function runOn(
  text: string,
  journal: readonly JournalEntry[],
  tick: number,
  scripts: Scripts = shipped,
): string {
  const saved = JSON.parse(text) as SavedCafe;
  const cafe = new Simulation(saved.state, scripts, {}, { ...saved, journal });
  while (cafe.state.tick < tick) cafe.step();
  return textOf(cafe);
}

/** Opens a future at its beginning. @throws Error when a change is wrong in form */
export function openFuture(
  { text, journal, changes, seed }: FutureSpec,
  scripts: Scripts = shipped,
  tracing = false,
  live = false,
): Simulation {
  const saved = JSON.parse(text) as SavedCafe;
  if (seed !== null) reseed(saved.state, seed);
  const cafe = new Simulation(saved.state, scripts, { tracing }, { ...saved, journal: [] });
  for (const input of changes) cafe.give(input);
  // Who thinks anew does not take the answers of the day as it was lived.
  for (const { tick, input } of journal)
    if (tick >= cafe.state.tick && !(live && input.kind === 'thought')) cafe.giveAt(tick, input);
  return cafe;
}

export const isOver = (cafe: Simulation, until: number): boolean => cafe.state.over || cafe.state.tick >= until;

/** Counts while a future runs what only shows on the way. */
export class Counting {
  private readonly money: number;
  private readonly before: Outcome;
  private waited = 0;
  private readonly steps: Record<PersonId, number> = {};
  private readonly served = new Set<PersonId>();

  constructor(
    private readonly cafe: Simulation,
    private readonly whose: readonly PersonId[],
  ) {
    this.money = cafe.state.money;
    this.before = this.figures();
    this.look();
  }

  /** After every step. */
  ticked(): void {
    const { state, events } = this.cafe;
    // Every guest who waits for something, every tenth tick: the sum of waits to a second.
    if (state.tick % 10 === 0)
      for (const guest of this.cafe.world.guests)
        if (guest.calls !== null || guest.stage === 'queue') this.waited += 10;
    for (const { type, who } of events) if (type === 'served' && who !== null) this.served.add(who);
    this.look();
  }

  private look(): void {
    for (const id of this.whose) {
      const walked = this.cafe.state.people[id]?.walked;
      if (walked !== undefined) this.steps[id] = walked;
    }
  }

  private figures(): Outcome {
    const { figures } = this.cafe.state;
    const orders = Object.fromEntries(
      this.cafe.world.maids.map((maid) => [`orders.${maid.id}`, maid.tally.orders] as const),
    );
    return {
      lost: figures.guestsLost,
      served: figures.guestsServed,
      wasted: figures.dishesWasted + figures.dishesDropped,
      slips: figures.slips,
      entered: figures.guestsEntered,
      ...orders,
    };
  }

  outcome(): Outcome {
    const now = this.figures();
    const since = (id: string): number => (now[id] ?? 0) - (this.before[id] ?? 0);
    const came = Math.max(1, since('entered'));
    const result: Record<string, number> = {
      lost: since('lost'),
      profit: this.cafe.state.money - this.money,
      served: since('served'),
      wait: Math.round(this.waited / came),
      wasted: since('wasted'),
      slips: since('slips'),
    };
    for (const id of this.whose) {
      if (this.steps[id] !== undefined) result[`steps.${id}`] = this.steps[id];
      if (now[`orders.${id}`] !== undefined) result[`orders.${id}`] = since(`orders.${id}`);
      else result[`served.${id}`] = this.served.has(id) ? 1 : 0;
    }
    return result;
  }
}

/** Runs a future out. */
export function runFuture(spec: FutureSpec, scripts: Scripts = shipped, sandbox: Sandbox | null = null): Future {
  const cafe = openFuture(spec, scripts, false, sandbox !== null);
  const thinking = sandbox === null ? null : new Thinking(cafe, sandbox);
  const counting = new Counting(cafe, spec.whose);
  while (!isOver(cafe, spec.until)) {
    cafe.step();
    counting.ticked();
  }
  const future = { outcome: counting.outcome(), hash: cafe.hash(), tick: cafe.state.tick };
  return thinking === null ? future : { ...future, thoughts: thinking.recorded };
}
