/** Runs one scenario to its end: prints figures or events and broken promises, and writes down the run or its thoughts. */

import { openScenario } from '../sim/open-day.ts';
import type { Scenario } from '../sim/scenario/scenario.ts';
import type { Simulation } from '../sim/simulation.ts';
import type { WorldState } from '../sim/state/world-state.ts';
import { summary } from '../sim/summary.ts';
import { scripts } from '../scripts/index.ts';
import type { Promised } from '../analysis/promises/index.ts';
import { PromiseWatch } from '../analysis/promises/index.ts';
import { brokenLine, checkedPromises, standings } from '../analysis/promises/printed.ts';
import { CafeRecording } from '../analysis/timeline/cafe-recording.ts';
import { Recording, replayText } from '../analysis/replay/index.ts';
import { Counting } from '../analysis/futures/futures.ts';
import type { Checked } from './junit.ts';
import { checkFigures, type Threshold } from './thresholds.ts';

export interface RunOrder {
  readonly scenario: Scenario;
  readonly events: boolean;
  readonly promises: readonly Promised[];
  /** If true, only broken promises are printed, not every event. */
  readonly onlyBroken: boolean;
  /** The scenario's JSON, with which the replay begins, and the function that writes the replay; null = no replay is written. */
  readonly record: { readonly json: unknown; readonly write: (text: string) => void } | null;
  /** Limits for figures of the run. */
  readonly thresholds?: readonly Threshold[];
  /** Receives what everyone thought, at the end of the run; left out = it is not recorded. */
  readonly thoughts?: (recording: CafeRecording) => void;
  /** Whether the run is one of several days. If so, it ends with the day, and its figures are printed in one line. */
  readonly oneOfDays?: boolean;
  /** Called with the new café. It returns a function that is called after every step of the café. */
  readonly live?: (cafe: Simulation) => () => void;
}

/** Ticks after which a day of several is ended even if guests are still there. */
const LONGEST_DAY = 20_000;

/** The result of a run. */
export interface Ran {
  /** The exit code. */
  readonly code: number;
  /** The promises and limits that were checked. */
  readonly checked: readonly Checked[];
  /** The café at the end, from which the next day can begin. */
  readonly evening: WorldState;
}

export function runScenario(
  { scenario, events, promises, onlyBroken, record, thresholds = [], thoughts, live, oneOfDays = false }: RunOrder,
  line: (text: string) => void,
): Ran {
  const cafe = openScenario(scenario, scripts, {
    mindEvents: events,
    ...(thoughts === undefined ? {} : { tracing: 'whole' }),
  });
  const thought = thoughts === undefined ? null : new CafeRecording(cafe);
  const watch = promises.length === 0 ? null : new PromiseWatch(promises, cafe);
  const recording = record === null ? null : new Recording({ kind: 'scenario', scenario: record.json }, cafe);
  const counting =
    thresholds.length === 0
      ? null
      : new Counting(
          cafe,
          cafe.world.maids.map(({ id }) => id),
        );
  const stepped = live?.(cafe);
  const tellsBroken = events || onlyBroken;
  const ended = (): boolean => oneOfDays && cafe.state.over;
  const ticks = oneOfDays ? LONGEST_DAY : scenario.ticks;
  for (let i = 0; i < ticks && !ended(); i++) {
    cafe.step();
    stepped?.();
    if (events) for (const event of cafe.events) line(JSON.stringify(event));
    recording?.ticked();
    thought?.ticked();
    counting?.ticked();
    if (watch === null) continue;
    for (const broken of watch.ticked()) if (tellsBroken) line(brokenLine(watch, broken));
  }
  if (watch !== null) for (const broken of watch.finish()) if (tellsBroken) line(brokenLine(watch, broken));
  if (!tellsBroken)
    line(
      JSON.stringify(
        {
          ...(oneOfDays ? { day: cafe.state.clock.day, money: cafe.state.money, stars: cafe.state.stars } : {}),
          ...summary(cafe),
          ...(watch === null ? {} : { promises: standings(watch) }),
        },
        null,
        oneOfDays ? 0 : 2,
      ),
    );
  if (recording !== null) record?.write(replayText(recording.replay()));
  if (thought !== null) thoughts?.(thought);
  const checked = [
    ...(watch === null ? [] : checkedPromises(watch)),
    ...(counting === null ? [] : checkFigures(thresholds, counting.outcome())),
  ];
  return { code: checked.every(({ message }) => message === null) ? 0 : 1, checked, evening: cafe.state };
}
