/**
 * Runs the rest of a day: opens a café from its text, applies the changes, replays the inputs recorded later, and
 * optionally reseeds the random streams. Gives the same result in a Worker and on the command line.
 */

import { scripts as shipped } from '../../scripts/index.ts';
import { type Input, isForFree, type JournalEntry } from '../../sim/inputs/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { type SavedCafe, type Scripts, Simulation } from '../../sim/simulation.ts';
import { countedSeason } from '../../sim/state/free-cafe.ts';
import type { Clock } from '../../sim/state/things.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { Thinking } from '../../sandbox/thinking.ts';
import { reseed } from './reseed.ts';

/** A café at one moment of a day, with all inputs given after it, as plain data that a Worker can receive. */
export interface Moment {
  /** The café as written by {@link Simulation.save}. The journal inside it is ignored. */
  readonly text: string;
  readonly journal: readonly JournalEntry[];
  /** The tick at which the future ends, unless its day ends earlier. */
  readonly until: number;
}

export interface FutureSpec extends Moment {
  /** Inputs that make this future differ from the recorded day, given in this order before the first tick. */
  readonly changes: readonly Input[];
  /** Seed for the café's random streams; null = keep the streams as they are. */
  readonly seed: number | null;
  /** Ids of the maids and guests for which the outcome contains figures of their own. */
  readonly whose: readonly PersonId[];
}

/**
 * Figures of a future, which is the rest of a day, run to its end. Money is in yen, times are in ticks. A person's id
 * follows the name of a personal figure: `steps.momo` and `orders.momo` belong to a maid, `served.kaito` (0 or 1) to a
 * guest.
 */
export type Outcome = Readonly<Record<string, number>>;
export interface Future {
  readonly outcome: Outcome;
  readonly hash: string;
  readonly tick: number;
  /** Recorded answers of players' scripts, so that this future can be shown later without running the scripts again. */
  readonly thoughts?: readonly JournalEntry[];
}

/** Whether any maid in the future thinks with a player's script; such a future is run with a sandbox. */
export const isScripted = ({ text, journal, changes }: FutureSpec): boolean =>
  text.includes('"own":{"scripts"') ||
  [...changes, ...journal.map(({ input }) => input)].some((input) => input.kind === 'script' && input.script !== null);

/** The figures to compare, in display order; `better` = the direction of improvement, 1 = higher, −1 = lower. */
export const FIGURES = [
  { id: 'lost', better: -1 },
  { id: 'profit', better: 1 },
  { id: 'served', better: 1 },
  { id: 'wait', better: -1 },
  { id: 'wasted', better: -1 },
  { id: 'slips', better: -1 },
] as const;
export type FigureId = (typeof FIGURES)[number]['id'];

/**
 * Number of ticks that a future runs after closing, long enough for everyone to go home. The second constant is the
 * number of ticks for a café that never closes.
 */
const AFTER_CLOSING = 3000;
const WITHOUT_CLOSING = 6000;

/** A saved café as JSON text, without its journal of inputs, which is passed separately. */
export const textOf = (cafe: Simulation): string => JSON.stringify({ ...cafe.saved(), journal: [] });

/** Returns the tick at which a future that starts at `tick` ends, unless its day ends earlier. */
export const untilOf = ({ closeTick }: Clock, tick: number): number =>
  closeTick === null ? tick + WITHOUT_CLOSING : Math.max(closeTick, tick) + AFTER_CLOSING;

/** Runs a café from its saved text to a later tick, with the inputs of the journal, and returns the café as text again. */
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

/** Opens a future at its beginning. @throws Error if a change is malformed */
export function openFuture(
  { text, journal, changes, seed }: FutureSpec,
  scripts: Scripts = shipped,
  tracing = false,
  live = false,
): Simulation {
  const saved = JSON.parse(text) as SavedCafe;
  if (seed !== null) reseed(saved.state, seed);
  const cafe = new Simulation(saved.state, scripts, { tracing }, { ...saved, journal: [] });
  // A season refuses some inputs. So that these inputs can be tried in a future, the season's café is first changed to
  // a free café.
  if (changes.some(isForFree) && countedSeason(saved.state) !== undefined) cafe.give({ kind: 'free', begin: true });
  for (const input of changes) cafe.give(input);
  // If `live` is true, maids with a player's script think again; therefore the recorded answers of their scripts are
  // skipped.
  for (const { tick, input } of journal)
    if (tick >= cafe.state.tick && !(live && input.kind === 'thought')) cafe.giveAt(tick, input);
  return cafe;
}

export const isOver = (cafe: Simulation, until: number): boolean => cafe.state.over || cafe.state.tick >= until;

/** Counts, while a future runs, the figures that its final state does not contain. */
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

  /** Counts what happened in the last step. Must be called after every step of the café. */
  ticked(): void {
    const { state, events } = this.cafe;
    // Samples all waiting guests every 10 ticks, so the sum of waits is accurate to half a second.
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
