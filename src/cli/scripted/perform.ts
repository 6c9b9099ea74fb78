/**
 * Runs one scenario in which a maid thinks with a player's script, in the same sandbox as in the browser, so that the
 * run has the same hash. After a hang the run can be resumed: answers recorded before it are replayed.
 */

import { openScenario } from '../../sim/open-day.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import { readScenario } from '../../sim/read-scenario.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { scripts } from '../../scripts/index.ts';
import { gatherPromises } from '../../analysis/promises/gather.ts';
import { PromiseWatch, type Standing } from '../../analysis/promises/index.ts';
import { Recording, replayText } from '../../analysis/replay/index.ts';
import { type Ran, runScenario } from '../run.ts';
import type { Threshold } from '../thresholds.ts';
import type { Asked } from '../../sandbox/script-view.ts';
import { Sandbox } from '../../sandbox/sandbox.ts';
import { type HungTurn, Thinking, unseats } from '../../sandbox/thinking.ts';
import { Counting, type Outcome } from '../../analysis/futures/futures.ts';
import { kindsOfGuest } from '../../data/pack/own-tables.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';

/**
 * What a run has to do: play a scenario with its output, or compute only its figures. `json` is a validated scenario
 * that contains the texts of its scripts.
 */
export type Job =
  | {
      readonly is: 'run';
      readonly json: unknown;
      readonly events: boolean;
      readonly promises: { readonly name: string; readonly text: string } | null;
      readonly record: boolean;
      readonly thresholds?: readonly Threshold[];
      /** A later morning of a season, with which the run begins instead of the first one. */
      readonly morning?: WorldState;
      readonly oneOfDays?: boolean;
    }
  | { readonly is: 'outcome'; readonly json: unknown }
  /** A job that only checks promises; with `record` it also makes a replay. */
  | {
      readonly is: 'promises';
      readonly json: unknown;
      readonly promises: { readonly name: string; readonly text: string } | null;
      readonly record: boolean;
    };

export type Result =
  | ({ readonly is: 'run'; readonly replay: string | null } & Ran)
  | { readonly is: 'outcome'; readonly outcome: Outcome }
  | { readonly is: 'promises'; readonly standings: readonly Standing[]; readonly replay: string | null };

/** The point at which an interrupted run is resumed. */
export interface Resume {
  /** The first tick at which scripts are called again. */
  readonly from: number;
  /** Inputs recorded before the tick at which the run resumes. */
  readonly recorded: readonly JournalEntry[];
  readonly hung: readonly (HungTurn & { readonly losesSeat: boolean })[];
}
export const AT_ONCE: Resume = { from: 0, recorded: [], hung: [] };

export interface Watching {
  line(text: string): void;
  began(cafe: Simulation): void;
  /** Called when a maid's turn begins. */
  turn(tick: number, asked: Asked): void;
  /**
   * Called when a step has ended.
   * @param recorded the journal entries added in this step
   */
  stepped(recorded: readonly JournalEntry[]): void;
}

/** Thrown when the sandbox's engine has become unusable; the run can be resumed with a new engine. */
export class Broken extends Error {}

export async function perform(job: Job, resume: Resume, watching: Watching): Promise<Result> {
  const sandbox = await Sandbox.open();
  const live = (cafe: Simulation): (() => void) => {
    const { playerThinking } = cafe.world;
    const thinking = new Thinking(cafe, sandbox, resume.hung);
    sandbox.began = (asked) => watching.turn(cafe.state.tick, asked);
    for (const { tick, input } of resume.recorded) cafe.giveAt(tick, input);
    if (resume.from > 0) playerThinking.thinker = null;
    watching.began(cafe);
    return () => {
      const { tick } = cafe.state;
      if (tick >= resume.from) playerThinking.thinker = thinking;
      for (const one of resume.hung)
        if (one.losesSeat && one.tick + 1 === tick && tick >= resume.from)
          thinking.give(unseats(cafe, one.maid, 'hang'));
      watching.stepped(thinking.recorded.splice(0));
      if (sandbox.broken) throw new Broken('the sandbox is used up');
    };
  };
  const read = readScenario(structuredClone(job.json));
  if (!read.ok) throw new Error(read.errors.join('; '));
  const { scenario } = read;
  if (job.is === 'outcome') {
    const cafe = openScenario(scenario, scripts);
    return { is: 'outcome', outcome: outcomeOf(cafe, scenario.ticks, live(cafe)) };
  }
  if (job.is === 'promises') {
    const cafe = openScenario(scenario, scripts);
    const { promises } = gatherPromises(scenario.promises, job.promises, kindsOfGuest(tablesOf(scenario.state.season)));
    const recording = job.record ? new Recording({ kind: 'scenario', scenario: job.json }, cafe) : null;
    const watch = new PromiseWatch(promises, cafe);
    const stepped = live(cafe);
    while (cafe.state.tick < scenario.ticks) {
      cafe.step();
      stepped();
      recording?.ticked();
      watch.ticked();
    }
    watch.finish();
    const standings = watch.verdicts().map(({ standing }) => standing);
    return { is: 'promises', standings, replay: recording === null ? null : replayText(recording.replay()) };
  }
  let replay: string | null = null;
  const { promises } = gatherPromises(scenario.promises, job.promises, kindsOfGuest(tablesOf(scenario.state.season)));
  const record = { json: job.json, write: (text: string): void => void (replay = text) };
  const { events, thresholds = [], morning, oneOfDays = false } = job;
  const day = morning === undefined ? scenario : { ...scenario, state: morning, journal: [] };
  const order = { scenario: day, oneOfDays, events, promises, onlyBroken: job.promises !== null, thresholds };
  const ran = runScenario({ ...order, record: job.record ? record : null, live }, (text) => watching.line(text));
  return { is: 'run', replay, ...ran };
}

/** Runs a café to its end. @param stepped called after every step */
function outcomeOf(cafe: Simulation, ticks: number, stepped: () => void = () => {}): Outcome {
  const counting = new Counting(
    cafe,
    cafe.world.maids.map(({ id }) => id),
  );
  while (cafe.state.tick < ticks) {
    cafe.step();
    stepped();
    counting.ticked();
  }
  return counting.outcome();
}
