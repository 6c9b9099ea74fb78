/** Finds the shortest description of how a day began, and opens a café from such a description. */

import { beginSeason, newDay, openScenario } from '../../sim/open-day.ts';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import { readScenario } from '../../sim/read-scenario.ts';
import type { Assists } from '../../sim/state/season.ts';
import { type CafeOptions, type SavedCafe, type Scripts, Simulation } from '../../sim/simulation.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Begin } from './form.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * Opens a café from a replay's beginning, with the recorded inputs.
 * @throws Error if the beginning is invalid; untrusted data must first be validated by read.ts
 */
export function openBegin(
  begin: Begin,
  journal: readonly JournalEntry[],
  scripts: Scripts,
  options: CafeOptions,
): Simulation {
  switch (begin.kind) {
    case 'saved': {
      const cafe = copy(begin.cafe);
      return new Simulation(cafe.state, scripts, options, { ...cafe, journal });
    }
    case 'scenario': {
      const read = readScenario(copy(begin.scenario));
      if (!read.ok) throw new Error(read.errors.join('; '));
      // The scenario's own inputs are also in the journal, so they are dropped here.
      return given(openScenario({ ...read.scenario, journal: [] }, scripts, options), journal);
    }
    default:
      return given(new Simulation(stateOf(begin), scripts, options), journal);
  }
}

function given(cafe: Simulation, journal: readonly JournalEntry[]): Simulation {
  for (const { tick, input } of journal) cafe.giveAt(tick, input);
  return cafe;
}

function stateOf(begin: Exclude<Begin, { kind: 'saved' | 'scenario' }>): WorldState {
  switch (begin.kind) {
    case 'day':
      return newDay({ seed: begin.seed });
    case 'season':
      return beginSeason({ ...begin.options, assists: begin.options.assists as Assists });
    case 'morning':
      return copy(begin.state);
  }
}

/**
 * Returns the shortest beginning that produces exactly this café. @param start the café as text, at the beginning of
 * the day
 */
export function beginOf(start: string, scripts: Scripts): Begin {
  const saved = JSON.parse(start) as SavedCafe;
  const { state } = saved;
  const wanted = JSON.stringify({ ...saved, journal: [] });
  const comesTo = (begin: Begin): boolean => {
    try {
      return JSON.stringify({ ...openBegin(begin, [], scripts, {}).saved(), journal: [] }) === wanted;
    } catch {
      return false;
    }
  };
  const seed = state.seed - state.clock.day;
  const shorter: Begin[] =
    state.season === undefined
      ? [{ kind: 'day', seed }]
      : [
          {
            kind: 'season',
            options: { seed, difficulty: state.season.difficulty, assists: { ...state.season.assists } },
          },
        ];
  shorter.push({ kind: 'morning', state });
  return (state.tick === 0 ? shorter.find(comesTo) : undefined) ?? { kind: 'saved', cafe: { ...saved, journal: [] } };
}
