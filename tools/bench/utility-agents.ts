/**
 * The agents and options of the utility benchmark, the choice as a configuration, and the same choice written by hand.
 */

import { createFactory, loadConfig, type Reasoner, type UtilityContext } from '../../src/ai/index.ts';

export const OPTIONS = 20;
export const AGENTS = 1000;
const MOODS = ['tidy', 'merry', 'sour'];

/**
 * An agent's data. Whole numbers, like tiles and percents, because V8 allocates for each fraction it reads from a plain
 * object.
 */
export interface Agent {
  readonly self: { x: number; y: number; hunger: number; energy: number; mood: string };
  readonly global: { rain: boolean };
  /** The last choice, −1 = none. */
  choice: number;
}

export const agents = (): Agent[] =>
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

/** The options' differing parameters. */
export const spots = Array.from({ length: OPTIONS }, (_, i) => ({
  name: `option${i}`,
  slope: 0.4 + ((i * 7) % 20) / 20,
  tired: (i * 3) % 40,
  x: (i * 11) % 30,
  y: (i * 5) % 20,
  mood: MOODS[i % 3] as string,
  rain: i % 2 === 0,
}));
export type Spot = (typeof spots)[number];

/** A contestant: chooses for all agents, one after another, once a round. */
export type Player = (all: readonly Agent[], random: () => number) => { readonly name: string; decide(): void };

// ── the same by configuration ─────────────────────────────────────────────────────────────────────────────────────

const variable = (type: string, store: string, name: string, rest: object): object => ({
  type,
  store,
  variable: name,
  ...rest,
});

/** Weights: linear in hunger, stepwise in energy, doubled by rain, trebled by the mood, less with distance. */
export const weighing = ({ slope, tired, x, y, mood, rain }: Spot): object[] => [
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
export const conditions = ({ tired, x, y, mood, rain }: Spot): object[] => [
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

export function reasonerOf(config: object): Reasoner {
  const read = loadConfig(config, createFactory());
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.reasoner;
}

export const asConfig = (considerations: (spot: Spot) => object[], rest: object): object => ({
  ...rest,
  options: spots.map((spot) => ({ name: spot.name, considerations: considerations(spot) })),
});
const rowOf = new Map(spots.map(({ name }, row) => [name, row]));

/** All agents, once; `explained` also computes the reasons. */
export function ours(name: string, config: object, explained = false): Player {
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

export const away = ({ self }: Agent, { x, y }: Spot): number =>
  Math.sqrt((self.x - x) * (self.x - x) + (self.y - y) * (self.y - y));
const held = (value: number): number => (value > 0 ? (value < 1 ? value : 1) : 0);

/** The weight of an option for an agent; the other libraries use it, too. */
export function weightOf(agent: Agent, spot: Spot): number {
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

export const drawnByHand: Player = (all, random) => {
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

export const heaviestByHand: Player = (all) => ({
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

export const firstByHand: Player = (all) => ({
  name: 'by hand',
  decide: () =>
    all.forEach((agent) => {
      agent.choice = spots.findIndex((spot) => allows(agent, spot));
    }),
});
