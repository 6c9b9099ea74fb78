// Thinking writes nothing: before and after a script runs the state is the same, and running it twice gives the same
// answer. Every script is checked in its first thoughts, then now and then, on busy days with everything in them.

import { expect, test } from 'vitest';
import type { AIScript } from '../../src/ai/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Actor } from '../../src/sim/script-api/views.ts';
import { beginSeason, newDay, openScenario } from '../../src/sim/open-day.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import { type Scripts, Simulation } from '../../src/sim/simulation.ts';
import { byTables, eventful, restaurant } from '../golden/run.ts';

const TICKS = 2400;
/** Each script is checked in its first thoughts, and after that in one of so many. */
const FIRST = 25;
const THEN = 40;

/** Collects what goes wrong in checked thoughts, by script. */
class Checks {
  cafe: Simulation | null = null;
  readonly checked = new Map<string, number>();
  readonly wrong = new Set<string>();
  readonly scripts: Scripts = {
    ...scripts,
    byName: Object.fromEntries(
      Object.entries(scripts.byName).map(([name, script]) => [name, this.around(name, script)]),
    ),
  };
  private inside = false;

  private around(name: string, script: AIScript<Actor>): AIScript<Actor> {
    let thoughts = 0;
    return (who, ...rest) => {
      if (this.inside || this.cafe === null || (thoughts++ >= FIRST && thoughts % THEN !== 0))
        return script(who, ...rest);
      this.inside = true;
      const { effects, state } = this.cafe.world;
      const before = this.text();
      const first = JSON.stringify(script(who, ...rest));
      if (this.text() !== before) this.wrong.add(`${name} writes`);
      // The effects of the first thought are carried out. The second may propose fewer, because it finds what is
      // computed once in a thought, but it has to answer the same.
      const kept = {
        ...effects,
        stream: [...effects.stream],
        posts: [...effects.posts],
        answers: [...effects.answers],
      };
      effects.begin(state.people[who.me.id]!);
      const answer = script(who, ...rest);
      const { stream, posts, answers, ...others } = kept;
      Object.assign(effects, others);
      effects.stream.splice(0, 4, ...stream);
      effects.posts.splice(0, effects.posts.length, ...posts);
      effects.answers.splice(0, effects.answers.length, ...answers);
      if (JSON.stringify(answer) !== first) this.wrong.add(`${name} answers differently`);
      this.checked.set(name, (this.checked.get(name) ?? 0) + 1);
      this.inside = false;
      return answer;
    };
  }

  /** Everything that is saved, and this tick's events. */
  private text(): string {
    const { cafe } = this;
    return JSON.stringify([cafe?.saved(), cafe?.events]);
  }

  /** Runs a café and returns its hash. */
  run(open: (scripts: Scripts) => Simulation, ticks = TICKS): string {
    const cafe = open(this.scripts);
    this.cafe = cafe;
    for (let i = 0; i < ticks && !cafe.state.over; i++) cafe.step();
    this.cafe = null;
    return cafe.hash();
  }
}

const opening = (file: object) => {
  const read = readScenario(file);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return (given: Scripts): Simulation => openScenario(structuredClone(read.scenario), given);
};

test.each([
  ['an event of every kind, seed 5', opening(eventful(5, TICKS))],
  ['maids by script and by table, seed 2', opening(byTables(2, TICKS))],
  ['rain and everything else, seed 3', opening(restaurant(3, TICKS))],
  ['a day with regulars, seed 3', (given: Scripts) => new Simulation(beginSeason({ seed: 3 }), given)],
  ['a day of the game, seed 6', (given: Scripts) => new Simulation(newDay({ seed: 6 }), given)],
])('thinking writes nothing: %s', (_name, open) => {
  const checks = new Checks();
  const hash = checks.run(open);
  expect([...checks.wrong]).toEqual([]);
  expect(checks.checked.size).toBeGreaterThan(14);
  // Thinking twice has left no trace.
  const usual = open(scripts);
  while (usual.state.tick < TICKS && !usual.state.over) usual.step();
  expect(hash).toBe(usual.hash());
});

test("a player's script that is asked writes nothing either; its answer is stored and recorded after the thought", () => {
  const checks = new Checks();
  const cafe = new Simulation(newDay({ seed: 7 }), checks.scripts);
  const maid = cafe.world.maids[0]!.id;
  cafe.give({ kind: 'script', maid, script: { name: 'own', text: 'return undefined' } });
  cafe.world.playerThinking.thinker = { answer: () => ({ is: 'usual', why: `it is ${cafe.state.tick}` }) };
  checks.cafe = cafe;
  for (let i = 0; i < 600; i++) cafe.step();
  expect([...checks.wrong]).toEqual([]);
  expect(checks.checked.get('maid.own')).toBeGreaterThan(2);
  expect(cafe.state.own?.answers[maid]).toMatchObject({ is: 'usual' });
  expect(cafe.journal.filter(({ input }) => input.kind === 'thought').length).toBeGreaterThan(2);
});
