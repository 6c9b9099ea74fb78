/** The choices of the utility benchmark with other libraries, each used as intended. */

import { Engine } from 'json-rules-engine';
import { BehaviourTree, State } from 'mistreevous';
import * as YUKA from 'yuka';
import { type Agent, away, OPTIONS, type Player, type Spot, spots, weightOf } from './utility-agents.ts';

class SpotEvaluator extends YUKA.GoalEvaluator<Agent> {
  constructor(private readonly row: number) {
    super();
  }
  // Among equals yuka takes the last; weights of 0 must not win.
  override calculateDesirability(agent: Agent): number {
    return weightOf(agent, spots[this.row] as Spot) || -1;
  }
  override setGoal(agent: Agent): void {
    agent.choice = this.row;
  }
}

export const yuka: Player = (all) => {
  const minds = all.map((agent) => {
    const mind = new YUKA.Think(agent);
    // Choosing nothing is an option here.
    mind.addEvaluator(new (class extends YUKA.GoalEvaluator<Agent> {
      override calculateDesirability = (): number => 0;
      override setGoal(agent: Agent): void {
        agent.choice = -1;
      }
    })()); // prettier-ignore
    spots.forEach((_, row) => mind.addEvaluator(new SpotEvaluator(row)));
    return mind;
  });
  return { name: 'yuka Think', decide: () => minds.forEach((mind) => mind.arbitrate()) };
};

export const mistreevous: Player = (all) => {
  const definition = `root { selector { ${spots
    .map((_, i) => `sequence { condition [Hungry, ${i}] condition [Awake, ${i}] condition [Weather, ${i}] condition [Mood, ${i}] condition [Near, ${i}] action [Take, ${i}] }`)
    .join(' ')} action [Nothing] } }`; // prettier-ignore
  const spot = (row: number): Spot => spots[row] as Spot;
  const trees = all.map(
    (agent) =>
      new BehaviourTree(definition, {
        Hungry: (row: number) => agent.self.hunger >= spot(row).tired,
        Awake: (row: number) => agent.self.energy >= 2 * spot(row).tired,
        Weather: (row: number) => agent.global.rain === spot(row).rain,
        Mood: (row: number) => agent.self.mood === spot(row).mood,
        Near: (row: number) => away(agent, spot(row)) < 15,
        Take: (row: number) => {
          agent.choice = row;
          return State.SUCCEEDED;
        },
        Nothing: () => {
          agent.choice = -1;
          return State.SUCCEEDED;
        },
      }),
  );
  return { name: 'mistreevous', decide: () => trees.forEach((tree) => tree.step()) };
};

/**
 * Rules in order of priority; the first that holds stops the engine. Called for one agent at a time, because it returns
 * a promise.
 */
export function ruleEngine(): (agent: Agent) => Promise<void> {
  const engine = new Engine();
  let chosen = -1;
  engine.addFact('away', async ({ x, y }, almanac) => {
    const [left, top] = [await almanac.factValue<number>('x'), await almanac.factValue<number>('y')];
    return Math.sqrt((left - Number(x)) * (left - Number(x)) + (top - Number(y)) * (top - Number(y)));
  });
  spots.forEach(({ tired, x, y, mood, rain, name }, row) =>
    engine.addRule({
      priority: OPTIONS - row,
      conditions: {
        all: [
          { fact: 'hunger', operator: 'greaterThanInclusive', value: tired },
          { fact: 'energy', operator: 'greaterThanInclusive', value: 2 * tired },
          { fact: 'rain', operator: 'equal', value: rain },
          { fact: 'mood', operator: 'equal', value: mood },
          { fact: 'away', params: { x, y }, operator: 'lessThan', value: 15 },
        ],
      },
      event: { type: name },
      onSuccess: () => {
        chosen = row;
        engine.stop();
      },
    }),
  );
  return async (agent) => {
    chosen = -1;
    await engine.run({ ...agent.self, ...agent.global });
    agent.choice = chosen;
  };
}
