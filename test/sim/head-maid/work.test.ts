// The head maid in a running café (GoCap): she observes the player's orders, gives her own through the chalkboard, and
// notes for each whether it came from habit. Everything about her goes through the journal and is part of the state.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GoCapState } from '../../../src/ai/index.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { beginSeason, nextDay, openCafe, openScenario } from '../../../src/sim/open-day.ts';
import { readLamps } from '../../../src/hud/read/lamps.ts';
import { freshBrain, learn, modeOf } from '../../../src/sim/head-maid/head-maid.ts';
import type { Choice, HeadMaidBrain } from '../../../src/sim/state/head-maid.ts';
import { idleMaids, possibleChoices, situationOf } from '../../../src/sim/head-maid/situation.ts';
import { BEAT, BOARD_LINES } from '../../../src/sim/head-maid/work.ts';
import type { Input } from '../../../src/sim/inputs/index.ts';
import { readScenario } from '../../../src/sim/scenario/scenario.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { Maid } from '../../../src/sim/state/person.ts';
import type { SimEvent } from '../../../src/sim/state/world-state.ts';
import { HABITS, play } from '../../data/head-maid/players.ts';

const day = (mode: GoCapState, seed = 7): Simulation => {
  const cafe = openCafe({ seed, stars: 4.5, shift: ['sakura', 'yuki', 'hana', 'mei'] }, scripts);
  cafe.give({ kind: 'headMaid', mode });
  cafe.step();
  return cafe;
};
const run = (cafe: Simulation, ticks: number, see: (event: SimEvent) => void = () => {}): void => {
  for (let i = 0; i < ticks; i++) {
    cafe.step();
    for (const event of cafe.events) see(event);
  }
};
const brainOf = (cafe: Simulation): HeadMaidBrain => cafe.state.headMaid?.brain as HeadMaidBrain;
const chosen = (cafe: Simulation): Record<string, number> => brainOf(cafe).chosen;
const toDoor = (cafe: Simulation): Input => {
  const [door] = cafe.state.doors;
  const { x, y } = door as { x: number; y: number };
  return { kind: 'command', post: { executorKeys: ['maid'], tick: 50, command: { behave: 'gather', x, y } } };
};

describe('watching', () => {
  test('an order of the player’s is learned in the situation it was given in', () => {
    const cafe = day('Train');
    run(cafe, 30);
    const situation = situationOf(cafe.world);
    cafe.give(toDoor(cafe));
    cafe.step();
    expect(chosen(cafe)).toEqual({ gatherDoor: 1 });
    const seen = brainOf(cafe).learned.actor.behaviors.find(({ id }) => id === 'gatherDoor');
    for (const { name, counts } of seen?.rules ?? [])
      expect(counts.map((count, at) => [at, count]).filter(([, count]) => count !== 0)).toEqual([[situation[name], 1]]);
  });

  test('that no order is given teaches her nothing, only that the player deliberately leaves it', () => {
    const cafe = day('Train');
    run(cafe, 40 * BEAT);
    expect(chosen(cafe)).toEqual({});
    expect(brainOf(cafe)).toEqual(freshBrain('Train'));
    cafe.give({ kind: 'headMaid', leave: true });
    run(cafe, BEAT);
    expect(chosen(cafe)).toEqual({ wait: 1 });
    cafe.give(toDoor(cafe));
    run(cafe, BEAT);
    expect(chosen(cafe)).toEqual({ wait: 1, gatherDoor: 1 });
  });

  test('in the other modes she learns nothing', () => {
    for (const mode of ['Player', 'Auto'] as const) {
      const cafe = day(mode);
      cafe.give(toDoor(cafe));
      cafe.give({ kind: 'headMaid', leave: true });
      run(cafe, 5 * BEAT);
      expect(chosen(cafe)).toEqual({});
    }
  });

  test('a command of no kind she knows is none of her business', () => {
    const cafe = day('Train');
    const post = { executorKeys: ['maid'], tick: 50, command: { behave: 'serve', guest: 'nobody' } };
    cafe.give({ kind: 'command', post });
    cafe.step();
    expect(chosen(cafe)).toEqual({});
  });

  test('before she learns a choice she is asked, and the tally is kept beside chance and the most frequent', () => {
    const cafe = day('Train');
    for (let i = 0; i < 40; i++) {
      cafe.give(toDoor(cafe));
      run(cafe, BEAT);
    }
    const { n, hits, random, frequent } = brainOf(cafe).agreement;
    // The very first choice cannot be predicted.
    expect(n).toBe((chosen(cafe)['gatherDoor'] as number) - 1);
    expect(hits).toBe(n);
    expect(frequent).toBe(n);
    expect(random).toBeLessThan(n);
  });
});

/** A brain that knows one thing: this choice, in every situation. */
function taught(cafe: Simulation, choice: Choice, times = 40): HeadMaidBrain {
  const brain = freshBrain();
  const variables = situationOf(cafe.world);
  for (let i = 0; i < times; i++)
    for (let at = 0; at < 5; at++)
      learn(brain, Object.fromEntries(Object.keys(variables).map((name) => [name, at])), choice, [choice]);
  return brain;
}

describe('leading', () => {
  test('she orders what the player would, by the chalkboard, in her name, out of habit', () => {
    const cafe = day('Auto');
    cafe.give({ kind: 'headMaid', brain: taught(cafe, 'gatherDoor') });
    const orders: SimEvent[] = [];
    const posted: SimEvent[] = [];
    // What she orders in the last of these ticks is on the board in the next one.
    run(cafe, 10 * BEAT - 1, (event) => {
      if (event.type === 'headMaid' && event['what'] === 'order') orders.push(event);
      if (event.type === 'command') posted.push(event);
    });
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) expect(order).toMatchObject({ who: 'sakura', choice: 'gatherDoor', basis: 'habit' });
    expect(posted.map(({ who, id }) => [who, id])).toEqual(orders.map(({ who, id }) => [who, id]));
    for (const { command } of posted) expect(command).toMatchObject({ behave: 'gather', basis: 'habit' });
    // The count of each case.
    const [first] = cafe.state.headMaid?.orders ?? [];
    expect(first?.cases.length).toBeGreaterThan(2);
    for (const one of first?.cases ?? []) expect(one).toMatchObject({ fired: true, count: one.limit });
  });

  test('a maid who follows says that the head maid asked, and that it is a habit', () => {
    const cafe = new Simulation(day('Auto').state, scripts, { tracing: true });
    cafe.give({ kind: 'headMaid', brain: taught(cafe, 'toPass') });
    run(cafe, 6 * BEAT);
    const reasons = cafe.world.maids.flatMap(({ id }) => cafe.decisions(id)).map(({ because }) => because);
    const asked = reasons.filter((reason) => reason?.key === 'command.headMaid');
    expect(asked.length).toBeGreaterThan(0);
    for (const reason of asked) expect(reason?.terms).toMatchObject({ choice: 'toPass', basis: 'habit' });
  });

  test('who has learned too little for a habit still orders what comes nearest, and says so', () => {
    const cafe = day('Auto');
    cafe.give({ kind: 'headMaid', brain: taught(cafe, 'serveOrder', 1) });
    const orders: SimEvent[] = [];
    run(cafe, 20 * BEAT, (event) => {
      if (event.type === 'headMaid' && event['what'] === 'order' && event['basis'] !== 'training') orders.push(event);
    });
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) expect(order).toMatchObject({ choice: 'serveOrder', basis: 'fallback', lesson: null });
  });

  test('nothing is written where the board is full, nor twice what stands there', () => {
    const cafe = day('Auto');
    cafe.give({ kind: 'headMaid', brain: taught(cafe, 'toPass') });
    let orders = 0;
    run(cafe, 30 * BEAT, (event) => {
      if (event.type === 'headMaid' && event['what'] === 'order') orders++;
      const asked = cafe.commands
        .filter(({ command }) => command['choice'] !== undefined)
        .map(({ command }) => `${command['x']},${command['y']},${String(command['guest'])}`);
      expect(new Set(asked).size).toBe(asked.length);
    });
    expect(orders).toBeGreaterThan(0);
    for (let i = 0; i < BOARD_LINES; i++)
      cafe.give({
        kind: 'command',
        post: { executorKeys: ['nobody'], tick: 10 * BEAT, command: { behave: 'move', x: i, y: 1 } },
      });
    run(cafe, 8 * BEAT, ({ type, what }) => expect([type, what]).not.toEqual(['headMaid', 'order']));
  });

  test('she has the rarest who is idle look across the street, once a day, if the player would', () => {
    const cafe = openCafe({ seed: 7, stars: 2 }, scripts);
    // Nobody is curious enough to go by herself.
    for (const me of Object.values(cafe.state.people)) if (me.role === 'maid') me.chatty = 1;
    const brain = freshBrain();
    const situation = situationOf(cafe.world);
    for (let i = 0; i < 4; i++)
      for (const idle of [0, 1, 2, 3])
        for (const queue of [0, 1, 2, 3]) learn(brain, { ...situation, idle, queue, scouted: 0 }, 'scout', ['scout']);
    cafe.give({ kind: 'headMaid', mode: 'Auto', brain });
    const sent: SimEvent[] = [];
    const gone: SimEvent[] = [];
    let free: string[] = [];
    for (let i = 0; i < 3000; i++) {
      const idle = idleMaids(cafe.world).map(({ id }) => id);
      cafe.step();
      for (const event of cafe.events) {
        if (event.type === 'scout') gone.push(event);
        if (event.type !== 'headMaid' || event['what'] !== 'order' || event['choice'] !== 'scout') continue;
        sent.push(event);
        free = idle;
      }
    }
    expect(sent).toMatchObject([{ basis: 'habit' }]);
    expect(gone).toHaveLength(1);
    const rank = (id: unknown): number => (cafe.state.people[String(id)] as Maid).rank;
    const others = free.filter((id) => id !== cafe.headMaid()?.id);
    expect(rank(gone[0]?.who)).toBe(Math.max(...others.map(rank)));
    expect(cafe.state.rival?.log).toHaveLength(1);
  });

  test('a player’s order to scout is learned as such, in a day on which nobody has been yet', () => {
    const cafe = day('Train');
    run(cafe, 30);
    cafe.give({ kind: 'command', post: { executorKeys: ['mei'], tick: 200, command: { behave: 'scout' } } });
    cafe.step();
    expect(chosen(cafe)).toEqual({ scout: 1 });
    const seen = brainOf(cafe).learned.actor.behaviors.find(({ id }) => id === 'scout');
    expect(seen?.rules.find(({ name }) => name === 'scouted')?.counts).toEqual([1, 0, 0]);
    run(cafe, 400);
    expect(situationOf(cafe.world)['scouted']).toBe(1);
    expect(possibleChoices(cafe.world)).not.toContain('scout');
  });

  test('taught by a player she plays on much as that player would', () => {
    const cafe = openCafe({ seed: 101, stars: 4.5, shift: ['sakura', 'yuki', 'hana', 'mei', 'nana'] }, scripts);
    play(cafe, HABITS['cleaner'] as (typeof HABITS)[string], 1);
    const tomorrow = new Simulation(nextDay(cafe.state), scripts);
    tomorrow.give({ kind: 'headMaid', mode: 'Auto' });
    const given: Record<string, number> = {};
    run(tomorrow, 6000, ({ type, what, choice }) => {
      if (type === 'headMaid' && what === 'order') given[String(choice)] = (given[String(choice)] ?? 0) + 1;
    });
    expect(given['sweep'] ?? 0).toBeGreaterThan(5);
    expect(given['sweep']).toBe(Math.max(...Object.values(given)));
  });
});

describe('what the player decides about her', () => {
  test('the highest ranked is head maid until another is appointed', () => {
    const cafe = day('Player');
    expect(cafe.headMaid()?.id).toBe('sakura');
    cafe.give({ kind: 'headMaid', appoint: 'mei' });
    cafe.step();
    expect(cafe.headMaid()).toMatchObject({ id: 'mei', appointed: 'mei' });
    cafe.give({ kind: 'headMaid', appoint: null });
    cafe.step();
    expect(cafe.headMaid()?.id).toBe('sakura');
  });

  test('nobody can be appointed who is not on shift', () => {
    const cafe = day('Player');
    cafe.give({ kind: 'headMaid', appoint: 'zuzu', mode: 'Auto' });
    cafe.step();
    expect(cafe.events).toContainEqual(expect.objectContaining({ type: 'refused', what: 'headMaid' }));
    expect(cafe.headMaid()).toMatchObject({ appointed: null, mode: 'Player' });
  });

  test('forgetting and taking over leave the mode as it is, and what was taken over is hers alone', () => {
    const cafe = day('Train');
    const brain = taught(cafe, 'sweep');
    const before = JSON.stringify(brain);
    cafe.give({ kind: 'headMaid', brain });
    run(cafe, 5 * BEAT);
    expect(chosen(cafe)['sweep']).toBe(200);
    cafe.give({ kind: 'headMaid', leave: true });
    run(cafe, 1);
    expect(chosen(cafe)['wait']).toBe(1);
    expect(JSON.stringify(brain)).toBe(before);
    cafe.give({ kind: 'headMaid', brain: null });
    cafe.step();
    expect(brainOf(cafe)).toEqual(freshBrain('Train'));
  });

  test('a wrong input is refused with everything that is wrong with it', () => {
    const cafe = day('Player');
    const wrong = {
      kind: 'headMaid',
      mode: 'Trian',
      appoint: 5,
      brain: { learned: {}, chosen: { swep: 1 }, agreement: 3 },
    };
    expect(() => cafe.give(wrong as unknown as Input)).toThrow(
      /mode.*did you mean 'Train'.*appoint.*learned.*swep.*did you mean 'sweep'.*agreement/s,
    );
  });

  test('the next day she is the same head maid, with nothing ordered yet', () => {
    const cafe = day('Train');
    cafe.give({ kind: 'headMaid', appoint: 'hana' });
    run(cafe, 5 * BEAT);
    const { headMaid } = nextDay(cafe.state);
    expect(headMaid).toMatchObject({ appointed: 'hana', brain: brainOf(cafe), orders: [], given: 0, done: {} });
  });

  test('scenarios have no head maid unless they ask for one', () => {
    const scenario = { map: ['#####', '#...#', '#...#', '##D##'], maids: [{ id: 'a', rank: 2, at: [1, 1] }] };
    const open = (more: object): Simulation => {
      const read = readScenario({ ...scenario, ...more });
      if (!read.ok) throw new Error(read.errors.join('\n'));
      return openScenario(read.scenario, scripts);
    };
    expect(open({}).headMaid()).toBeNull();
    expect(open({ headMaid: 'Auto' }).headMaid()?.mode).toBe('Auto');
    const none = open({});
    none.give({ kind: 'headMaid', mode: 'Auto' });
    none.step();
    expect(none.events).toContainEqual(expect.objectContaining({ type: 'refused' }));
    expect(readScenario({ ...scenario, headMaid: 'auto' })).toMatchObject({ ok: false });
  });
});

describe('the same again', () => {
  const played = (until: number, mode: GoCapState): Simulation => {
    const cafe = day(mode, 11);
    cafe.give({ kind: 'headMaid', brain: taught(cafe, 'toPass', 8) });
    for (let i = 0; i < until; i++) {
      if (i % 90 === 45) cafe.give(toDoor(cafe));
      cafe.step();
    }
    return cafe;
  };

  test('a saved and loaded head maid decides alike, whenever it was saved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1200 }), fc.constantFrom<GoCapState>('Train', 'Auto'), (ticks, mode) => {
        const cafe = played(ticks, mode);
        const loaded = Simulation.load(cafe.save(), scripts);
        for (let i = 0; i < 3 * BEAT; i++) {
          cafe.step();
          loaded.step();
          if (JSON.stringify(loaded.events) !== JSON.stringify(cafe.events)) return false;
        }
        return loaded.hash() === cafe.hash() && modeOf(brainOf(loaded)) === mode;
      }),
      { numRuns: 6 },
    );
  });

  test('seed and journal make the same head maid again', () => {
    const cafe = played(1500, 'Train');
    const again = openCafe({ seed: 11, stars: 4.5, shift: ['sakura', 'yuki', 'hana', 'mei'] }, scripts);
    for (const { tick, input } of cafe.journal) again.giveAt(tick, input);
    run(again, cafe.state.tick);
    expect(again.hash()).toBe(cafe.hash());
    expect(brainOf(again)).toEqual(brainOf(cafe));
  });

  test('to look at her changes nothing', () => {
    const cafe = played(500, 'Auto');
    const before = cafe.hash();
    cafe.headMaid();
    possibleChoices(cafe.world);
    expect(cafe.hash()).toBe(before);
  });
});

test('in charge, she sends a maid to a guest too shy to ring before the lamp asks the player to do it', () => {
  const cafe = new Simulation(beginSeason({ seed: 3 }), scripts);
  cafe.give({ kind: 'headMaid', mode: 'Auto' });
  const served = new Set<string>();
  const asked = new Set<string>();
  while (!cafe.state.over) {
    cafe.step();
    for (const { type, customer } of cafe.events) if (type === 'orderTaken') served.add(String(customer));
    const orders = readLamps(cafe).find(({ id }) => id === 'orders');
    if (orders?.cause === 'orders.quiet') asked.add(String(orders.guests[0]));
  }
  const shy = [1, 2, 3].map((i) => `g1-q${i}`);
  expect(shy.filter((id) => served.has(id))).toEqual(shy);
  expect([...asked]).toEqual([]);
});
