/**
 * Goal 5: what a decision by utility costs. Twenty options with five considerations each, for a thousand agents in
 * turn, in three ways: random by weight, highest weight, first allowed. Compared with a scorer written by hand and with
 * the libraries that can choose in the same way; all choices are compared.
 */

import { real, stream } from '../../src/ai/index.ts';
import { atMost, collect, type Contestant, type Goal, median, race, short, table, type Wishes } from './harness.ts';
import {
  type Agent,
  AGENTS,
  agents,
  asConfig,
  conditions,
  drawnByHand,
  firstByHand,
  heaviestByHand,
  OPTIONS,
  ours,
  type Player,
  reasonerOf,
  weighing,
} from './utility-agents.ts';
import { mistreevous, ruleEngine, yuka } from './utility-peers.ts';

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
  const micros: number[] = [];
  for (const { name, players } of JOBS) {
    const results = race(contestants(players, passes), rounds);
    const rows = results.map(({ name, perSecond }) => [name, (1e6 / perSecond).toFixed(2), short(perSecond)]);
    if (name.startsWith('the first')) rows.push(await engineRow(quick ? 300 : AGENTS));
    table([name, 'µs a decision', 'decisions/s'], rows);
    micros.push(...results.map(({ perSecond }) => 1e6 / perSecond));
  }
  return [
    atMost('a dual-utility decision, 20 × 5', micros[0] ?? NaN, 0.7, 'µs'),
    atMost('the same, explained', micros[1] ?? NaN, 3, 'µs'),
    atMost('allocated per decision', litter(), 1, 'bytes'),
    atMost('10,000 agents deciding once a second, of one core', crowd(quick ? 3 : 10), 15, '%'),
  ];
}

/** Players with their own agents, whose choices must equal those of the first player. */
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

/** json-rules-engine returns promises, so it is measured separately. */
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
 * Bytes per decision after warm-up: the median of a few rounds, each too short for the garbage collector to run. Random
 * numbers are drawn beforehand, so that the generator does not count; the null makes V8 keep each number as an object.
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

/** Share of one core, in percent, that 10,000 agents need that remember their history and choose once a second. */
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
