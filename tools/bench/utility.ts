/**
 * Goal 5: what a decision by utility costs. Twenty options, five considerations each, for a thousand agents in turn, three
 * ways of choosing: draw by weight, take the heaviest, take the first that is allowed. Beside a scorer written by hand
 * and those libraries that can choose in the same way; everyone's choices are compared.
 */

import { Engine } from 'json-rules-engine';
import { BehaviourTree, State } from 'mistreevous';
import * as YUKA from 'yuka';
import { createFactory, loadConfig, real, type Reasoner, stream, type UtilityContext } from '../../src/ai/index.ts';
import { atMost, collect, type Contestant, type Goal, median, race, short, table, type Wishes } from './harness.ts';

const OPTIONS = 20;
const AGENTS = 1000;
const MOODS = ['tidy', 'merry', 'sour'];

/** What an agent knows. Whole numbers, as tiles and percents are: V8 copies each fraction it reads off a plain object. */
interface Agent {
  readonly self: { x: number; y: number; hunger: number; energy: number; mood: string };
  readonly global: { rain: boolean };
  /** The last choice, −1 = none. */
  choice: number;
}

const agents = (): Agent[] =>
  Array.from({ length: AGENTS }, (_, i) => ({
    self: {
      x: (i * 7) % 30,
      y: (i * 13) % 20,
      hunger: (i * 37) % 101,
      energy: (i * 53) % 101,
      mood: MOODS[i % 3] as string,
    },
    global: { rain: i % 2 === 0 },
    choice: -1,
  }));

/** What tells one option from another. */
const spots = Array.from({ length: OPTIONS }, (_, i) => ({
  name: `option${i}`,
  slope: 0.4 + ((i * 7) % 20) / 20,
  tired: (i * 3) % 40,
  x: (i * 11) % 30,
  y: (i * 5) % 20,
  mood: MOODS[i % 3] as string,
  rain: i % 2 === 0,
}));
type Spot = (typeof spots)[number];

// ── the same by configuration ─────────────────────────────────────────────────────────────────────────────────────

const variable = (type: string, store: string, name: string, rest: object): object => ({
  type,
  store,
  variable: name,
  ...rest,
});

/** Weights: hunger on a line, energy in steps, rain doubles, the mood trebles, the farther the less. */
const weighing = ({ slope, tired, x, y, mood, rain }: Spot): object[] => [
  variable('FloatVariable', 'self', 'hunger', {
    weight: { type: 'BasicCurve', shape: 'linear', slope, range: [0, 100] },
  }),
  variable('FloatVariable', 'self', 'energy', {
    weight: { type: 'FloatSequence', entries: [{ below: tired, veto: true }, { below: 60 }, { multiplier: 2 }] },
  }),
  variable('BooleanVariable', 'global', 'rain', { weight: { type: 'Boolean', [String(rain)]: { multiplier: 2 } } }),
  variable('StringVariable', 'self', 'mood', {
    weight: { type: 'String', entries: { [mood]: { multiplier: 3 } }, default: {} },
  }),
  {
    type: 'Distance',
    to: { type: 'Position', x, y },
    weight: { type: 'BasicCurve', shape: 'linear', slope: -1, yShift: 1, range: [0, 40] },
  },
];

/** Conditions, all of which must hold. */
const conditions = ({ tired, x, y, mood, rain }: Spot): object[] => [
  variable('FloatVariable', 'self', 'hunger', { atLeast: tired }),
  variable('FloatVariable', 'self', 'energy', { atLeast: 2 * tired }),
  variable('BooleanVariable', 'global', 'rain', { is: rain }),
  variable('StringVariable', 'self', 'mood', { is: mood }),
  {
    type: 'Distance',
    to: { type: 'Position', x, y },
    weight: { type: 'FloatSequence', entries: [{ below: 15 }, { veto: true }] },
  },
];

function reasonerOf(config: object): Reasoner {
  const read = loadConfig(config, createFactory());
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.reasoner;
}

const asConfig = (considerations: (spot: Spot) => object[], rest: object): object => ({
  ...rest,
  options: spots.map((spot) => ({ name: spot.name, considerations: considerations(spot) })),
});
const rowOf = new Map(spots.map(({ name }, row) => [name, row]));

/** All agents, once; `explained` also asks why. */
function ours(name: string, config: object, explained = false): Player {
  const reasoner = reasonerOf(config);
  return (all, random) => {
    const contexts = all.map(({ self, global }): UtilityContext => ({
      stores: { self, global, brain: {} },
      random,
      now: 0,
    }));
    return {
      name,
      decide: () =>
        all.forEach((agent, i) => {
          const context = contexts[i] as UtilityContext;
          const chosen = explained ? reasoner.decide(context).option : reasoner.choose(context);
          agent.choice = chosen === undefined ? -1 : (rowOf.get(chosen) as number);
        }),
    };
  };
}

// ── the same by hand ──────────────────────────────────────────────────────────────────────────────────────────────

const away = ({ self }: Agent, { x, y }: Spot): number =>
  Math.sqrt((self.x - x) * (self.x - x) + (self.y - y) * (self.y - y));
const held = (value: number): number => (value > 0 ? (value < 1 ? value : 1) : 0);

function weightOf(agent: Agent, spot: Spot): number {
  const { self, global } = agent;
  if (self.energy < spot.tired) return 0;
  let weight = held(spot.slope * held(self.hunger / 100)) * (self.energy < 60 ? 1 : 2);
  if (global.rain === spot.rain) weight *= 2;
  if (self.mood === spot.mood) weight *= 3;
  return weight * held(1 - held(away(agent, spot) / 40));
}

const allows = (agent: Agent, spot: Spot): boolean =>
  agent.self.hunger >= spot.tired &&
  agent.self.energy >= 2 * spot.tired &&
  agent.global.rain === spot.rain &&
  agent.self.mood === spot.mood &&
  away(agent, spot) < 15;

type Player = (all: readonly Agent[], random: () => number) => { readonly name: string; decide(): void };

const drawnByHand: Player = (all, random) => {
  const weights = new Float64Array(OPTIONS);
  const decide = (agent: Agent): void => {
    let heaviest = 0;
    for (let i = 0; i < OPTIONS; i++) {
      const weight = (weights[i] = weightOf(agent, spots[i] as Spot));
      if (weight > heaviest) heaviest = weight;
    }
    let total = 0;
    let left = 0;
    for (let i = 0; i < OPTIONS; i++)
      if ((weights[i] as number) > 0 && (weights[i] as number) >= 0.1 * heaviest) {
        total += weights[i] as number;
        agent.choice = i;
        left++;
      }
    if (left === 0) agent.choice = -1;
    if (left < 2) return;
    const drawn = random() * total;
    let below = 0;
    for (let i = 0; i < OPTIONS; i++) {
      const weight = weights[i] as number;
      if (!(weight > 0) || weight < 0.1 * heaviest) continue;
      below += weight;
      if (drawn >= below) continue;
      agent.choice = i;
      return;
    }
  };
  return { name: 'by hand', decide: () => all.forEach(decide) };
};

const heaviestByHand: Player = (all) => ({
  name: 'by hand',
  decide: () =>
    all.forEach((agent) => {
      let heaviest = 0;
      agent.choice = -1;
      for (let i = 0; i < OPTIONS; i++) {
        const weight = weightOf(agent, spots[i] as Spot);
        if (weight > heaviest) [heaviest, agent.choice] = [weight, i];
      }
    }),
});

const firstByHand: Player = (all) => ({
  name: 'by hand',
  decide: () =>
    all.forEach((agent) => {
      agent.choice = spots.findIndex((spot) => allows(agent, spot));
    }),
});

// ── the same with other people's libraries ────────────────────────────────────────────────────────────────────────

class SpotEvaluator extends YUKA.GoalEvaluator<Agent> {
  constructor(private readonly row: number) {
    super();
  }
  // Of equals yuka takes the last; weights of 0 must not win.
  override calculateDesirability(agent: Agent): number {
    return weightOf(agent, spots[this.row] as Spot) || -1;
  }
  override setGoal(agent: Agent): void {
    agent.choice = this.row;
  }
}

const yuka: Player = (all) => {
  const minds = all.map((agent) => {
    const mind = new YUKA.Think(agent);
    // Nothing chosen is an option here.
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

const mistreevous: Player = (all) => {
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

/** Rules in order of priority; the first that holds stops the engine. Asked one agent at a time, for its answer is a promise. */
function ruleEngine(): (agent: Agent) => Promise<void> {
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

// ── the race ──────────────────────────────────────────────────────────────────────────────────────────────────────

const JOBS: readonly { readonly name: string; readonly players: readonly Player[] }[] = [
  {
    name: 'drawn by weight, above a tenth of the heaviest',
    players: [
      ours('ours, choose', asConfig(weighing, { type: 'DualUtility', minShare: 0.1 })),
      ours('ours, decide (explained)', asConfig(weighing, { type: 'DualUtility', minShare: 0.1 }), true),
      drawnByHand,
    ],
  },
  {
    name: 'the heaviest',
    players: [ours('ours, choose', asConfig(weighing, { type: 'DualUtility', minShare: 1 })), heaviestByHand, yuka],
  },
  {
    name: 'the first that is allowed',
    players: [ours('ours, choose', asConfig(conditions, { type: 'RuleBased' })), firstByHand, mistreevous],
  },
];

export async function benchUtility({ quick }: Wishes): Promise<Goal[]> {
  const rounds = quick ? 5 : 15;
  const passes = quick ? 5 : 20;
  console.log(`Utility: ${OPTIONS} options × 5 considerations, ${AGENTS} agents, ${rounds} rounds\n`);
  let lean = NaN;
  for (const { name, players } of JOBS) {
    const results = race(contestants(players, passes), rounds);
    const rows = results.map(({ name, perSecond }) => [name, (1e6 / perSecond).toFixed(2), short(perSecond)]);
    if (name.startsWith('the first')) rows.push(await engineRow(quick ? 300 : AGENTS));
    table([name, 'µs a decision', 'decisions/s'], rows);
    if (Number.isNaN(lean)) lean = 1e6 / (results[0] as { perSecond: number }).perSecond;
  }
  return [
    atMost('a dual-utility decision, 20 × 5', lean, 10, 'µs'),
    atMost('allocated per decision', litter(), 1, 'bytes'),
    atMost('10,000 agents deciding once a second, of one core', crowd(quick ? 3 : 10), 15, '%'),
  ];
}

/** Players with agents of their own, whose choices must be those of the first. */
function contestants(players: readonly Player[], passes: number): Contestant[] {
  const choices: Agent[][] = [];
  return players.map((player, at) => {
    const all = agents();
    const chance = stream(5, 'utility');
    const { name, decide } = player(all, () => real(chance));
    choices.push(all);
    return {
      name,
      round: () => {
        for (let pass = 0; pass < passes; pass++) decide();
        return passes * AGENTS;
      },
      check: () =>
        all.forEach(({ choice }, i) => {
          const right = (choices[0] as Agent[])[i]?.choice;
          if (choice !== right) throw new Error(`${name} (${at}) chooses ${choice} for agent ${i}, not ${right}`);
        }),
    };
  });
}

/** json-rules-engine answers with promises, so it races by itself. */
async function engineRow(count: number): Promise<string[]> {
  const all = agents().slice(0, count);
  const decide = ruleEngine();
  firstByHand(all, () => 0).decide();
  const right = all.map(({ choice }) => choice);
  for (const agent of all.slice(0, 100)) await decide(agent);
  const from = process.cpuUsage();
  for (const agent of all) await decide(agent);
  const { user, system } = process.cpuUsage(from);
  all.forEach(({ choice }, i) => {
    if (choice !== right[i]) throw new Error(`json-rules-engine chooses ${choice} for agent ${i}, not ${right[i]}`);
  });
  const micros = (user + system) / count;
  return ['json-rules-engine', micros.toFixed(2), short(1e6 / micros)];
}

/**
 * Bytes per decision once everything has been made: the median of a few rounds, each too short for the collector to run.
 * Chance is drawn beforehand – the null makes V8 keep each number as an object –, for what a generator's answer costs
 * is not ours.
 */
function litter(): number {
  const all = agents();
  const chance = stream(5, 'utility');
  const numbers: (number | null)[] = [...Array.from({ length: 4096 }, () => real(chance)), null];
  let at = 0;
  const random = (): number => numbers[(at = (at + 1) & 4095)] as number;
  const player = ours('', asConfig(weighing, { type: 'DualUtility', minShare: 0.1 }))(all, random);
  for (let pass = 0; pass < 300; pass++) player.decide();
  const rounds = Array.from({ length: 9 }, () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let pass = 0; pass < LITTER_PASSES; pass++) player.decide();
    return (process.memoryUsage().heapUsed - before) / (LITTER_PASSES * AGENTS);
  });
  return median(rounds);
}
const LITTER_PASSES = 50;

/** Share of one core, in percent, that ten thousand need who remember what they did and choose once a second. */
function crowd(seconds: number): number {
  const history = {
    type: 'ExecutionHistory',
    whileSelected: { multiplier: 2 },
    selectedBefore: {
      type: 'FloatSequence',
      entries: [{ below: { random: [2, 5] }, multiplier: 0.5 }, {}],
    },
  };
  const reasoner = reasonerOf(
    asConfig((spot) => [...weighing(spot).slice(1), history], { type: 'DualUtility', minShare: 0.1 }),
  );
  const chance = stream(5, 'crowd');
  const random = (): number => real(chance);
  const contexts = Array.from({ length: 10 }, agents)
    .flat()
    .map(({ self, global }) => ({ stores: { self, global, brain: {} }, random, now: 0 }));
  const second = (now: number): void => {
    for (const context of contexts) {
      context.now = now;
      reasoner.choose(context);
    }
  };
  for (let now = 0; now < 20; now++) second(now);
  const from = process.cpuUsage();
  for (let now = 20; now < 20 + seconds; now++) second(now);
  const { user, system } = process.cpuUsage(from);
  return (100 * (user + system)) / 1e6 / seconds;
}
