/**
 * The model of the page with the whole café: a scenario as text, run by the game's own simulation and scripts. The
 * café restarts when its day is over.
 */

import { readYaml } from '../../../ai/yaml.ts';
import { scripts } from '../../../scripts/index.ts';
import { openScenario } from '../../../sim/open-day.ts';
import { readScenario } from '../../../sim/scenario/scenario.ts';
import type { Simulation } from '../../../sim/simulation.ts';
import type { Maid, PersonId } from '../../../sim/state/person.ts';
import type { SimEvent } from '../../../sim/state/world-state.ts';
import { problemsOf } from '../../frame/config.ts';
import type { SheetProblem, SheetRead } from '../../frame/sheet.ts';

const MOST_PEOPLE = 60;
const MOST_TICKS = 50_000;
const KEPT_EVENTS = 40;
/** Types of events that are left out of the list of recent events, because they are so frequent that they would push out all others. */
const COMMON = new Set(['todo', 'todoEnd', 'warp']);

/** A valid scenario as plain data. Each run reads the data again, because a run changes the scenario's state. */
export interface ScenarioData {
  readonly data: unknown;
  readonly ticks: number;
}

export function readCafe(text: string): SheetRead<ScenarioData> {
  const read = readYaml(text);
  if (!read.ok) return { ok: false, problems: problemsOf(read.problems) };
  const found = readScenario(read.value);
  if (!found.ok) return { ok: false, problems: found.errors.map((error) => placed(error, read.lines)) };
  const { state, ticks } = found.scenario;
  if (Object.keys(state.people).length + state.arrivals.length > MOST_PEOPLE || ticks > MOST_TICKS)
    return {
      ok: false,
      problems: [{ line: null, message: `this page takes up to ${MOST_PEOPLE} people and ${MOST_TICKS} ticks` }],
    };
  return { ok: true, value: { data: read.value, ticks } };
}

/**
 * Finds the line of an error. For the error `maids.0.rank: …` this is the line of `maids[0].rank`, or of the nearest
 * enclosing part that has a line.
 */
function placed(error: string, lines: ReadonlyMap<string, number>): SheetProblem {
  const colon = error.indexOf(':');
  const steps = error.slice(0, colon).split('.');
  for (let kept = steps.length; kept > 0; kept--) {
    const path = steps
      .slice(0, kept)
      .map((step, i) => (/^\d+$/.test(step) ? `[${step}]` : i === 0 ? step : `.${step}`))
      .join('');
    const line = lines.get(path);
    if (line !== undefined) return { line, message: error };
  }
  return { line: null, message: error };
}

export class Hall {
  cafe: Simulation;
  plan: ScenarioData;
  selected: PersonId | null = null;
  /** The café's recent events, the newest first. */
  events: SimEvent[] = [];
  runs = 1;

  constructor(plan: ScenarioData) {
    this.plan = plan;
    this.cafe = this.open();
    this.selected = this.maids()[0]?.id ?? null;
  }

  adopt(plan: ScenarioData): void {
    if (plan === this.plan) return;
    this.plan = plan;
    this.reset();
  }

  reset(): void {
    this.cafe = this.open();
    this.runs++;
    this.events = [];
    if (this.selected === null || this.cafe.state.people[this.selected] === undefined)
      this.selected = this.maids()[0]?.id ?? null;
  }

  /** Runs a tick. @returns whether the café has restarted, so that the view must be replaced */
  step(): boolean {
    if (this.cafe.state.tick >= this.plan.ticks) {
      this.reset();
      return true;
    }
    this.cafe.step();
    const told = this.cafe.events.filter(({ type }) => !COMMON.has(type));
    if (told.length > 0) this.events = [...told.reverse(), ...this.events].slice(0, KEPT_EVENTS);
    if (this.selected !== null && this.cafe.state.people[this.selected] === undefined)
      this.selected = this.maids()[0]?.id ?? null;
    return false;
  }

  maids(): Maid[] {
    return Object.values(this.cafe.state.people).filter((one): one is Maid => one.role === 'maid');
  }

  private open(): Simulation {
    const found = readScenario(this.plan.data);
    if (!found.ok) throw new Error(found.errors.join('\n'));
    return openScenario(found.scenario, scripts, { tracing: true });
  }
}
