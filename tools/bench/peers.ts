/** The waiter loop with other libraries, each used as its documentation suggests. */

import { BehaviourTree, State as TreeState } from 'mistreevous';
import { assign, createActor, setup } from 'xstate';
import * as YUKA from 'yuka';
import { type Floor, Waiter, waiters } from './waiters.ts';

// ── yuka: a StateMachine and states of its own class ──────────────────────────────────────────────────────────────

class YukaWaiter extends Waiter {
  readonly mind: YUKA.StateMachine<YukaWaiter> = new YUKA.StateMachine(this);
  /** Parked by hand: not updated until there are callers. */
  parked = false;

  set(): this {
    this.mind.changeTo('waiting');
    return this;
  }
}

type States = readonly [name: string, state: YUKA.State<YukaWaiter>][];

/**
 * The state classes of one role. Each call makes new classes, as a game has for each of its roles; V8 optimises calls
 * less the more classes there are.
 */
function statesOf(floor: Floor, parks: boolean): States {
  class Waiting extends YUKA.State<YukaWaiter> {
    override execute(waiter: YukaWaiter): void {
      const customer = floor.nearest(waiter.role, waiter.x, waiter.y);
      if (customer < 0) {
        waiter.parked = parks;
        return;
      }
      floor.takeFor(waiter, customer);
      waiter.mind.changeTo(waiter.x === floor.xs[customer] && waiter.y === floor.ys[customer] ? 'serving' : 'walking');
    }
  }
  class Walking extends YUKA.State<YukaWaiter> {
    override execute(waiter: YukaWaiter): void {
      const x = floor.xs[waiter.customer] as number;
      const y = floor.ys[waiter.customer] as number;
      if (floor.walk(waiter, x, y)) waiter.mind.changeTo('serving');
    }
  }
  class Serving extends YUKA.State<YukaWaiter> {
    override execute(waiter: YukaWaiter): void {
      if (floor.serve(waiter)) waiter.mind.changeTo('leaving');
    }
  }
  class Leaving extends YUKA.State<YukaWaiter> {
    override execute(waiter: YukaWaiter): void {
      waiter.mind.changeTo('waiting');
    }
  }
  return [
    ['waiting', new Waiting()],
    ['walking', new Walking()],
    ['serving', new Serving()],
    ['leaving', new Leaving()],
  ];
}

export function yukaWaiters(agents: number, floor: Floor, parks = false): YukaWaiter[] {
  const states = floor.callers.map(() => statesOf(floor, parks));
  return waiters(agents, floor.roles).map(({ id, number, role }) => {
    const waiter = new YukaWaiter(id, number, role);
    for (const [name, state] of states[role] as States) waiter.mind.add(name, state);
    return waiter.set();
  });
}

export function yuka(agents: number, floor: Floor): (ticks: number) => void {
  const people = yukaWaiters(agents, floor);
  return (ticks) => {
    for (let end = floor.tick + ticks, tick = floor.tick + 1; tick <= end; tick++) {
      floor.begin(tick);
      for (const waiter of people) waiter.mind.update();
    }
  };
}

/** Waiting waiters are skipped while nobody calls. */
export function yukaParked(agents: number, floor: Floor): (ticks: number) => void {
  const people = yukaWaiters(agents, floor, true);
  return (ticks) => {
    for (let end = floor.tick + ticks, tick = floor.tick + 1; tick <= end; tick++) {
      floor.begin(tick);
      for (const waiter of people) {
        if (waiter.parked) {
          if ((floor.callers[waiter.role] as number[]).length === 0) continue;
          waiter.parked = false;
        }
        waiter.mind.update();
      }
    }
  };
}

// ── mistreevous: a behaviour tree ─────────────────────────────────────────────────────────────────────────────────

const TREE = `root {
  sequence {
    action [FindCaller]
    action [Walk]
    action [Serve]
    action [Leave]
  }
}`;

class TreeWaiter extends Waiter {
  private taken = 0;
  private done = -1;
  constructor(
    id: string,
    number: number,
    role: number,
    private readonly floor: Floor,
  ) {
    super(id, number, role);
  }
  FindCaller(): TreeState {
    const customer = this.floor.nearest(this.role, this.x, this.y);
    if (customer < 0) return TreeState.RUNNING;
    this.floor.takeFor(this, customer);
    this.taken = this.floor.tick;
    return TreeState.SUCCEEDED;
  }
  Walk(): TreeState {
    if (this.taken === this.floor.tick) return TreeState.RUNNING;
    const x = this.floor.xs[this.customer] as number;
    const y = this.floor.ys[this.customer] as number;
    if (this.x === x && this.y === y) return TreeState.SUCCEEDED;
    return this.floor.walk(this, x, y) ? this.arrive() : TreeState.RUNNING;
  }
  private arrive(): TreeState {
    this.taken = this.floor.tick;
    return TreeState.SUCCEEDED;
  }
  Serve(): TreeState {
    if (this.taken === this.floor.tick) return TreeState.RUNNING;
    if (!this.floor.serve(this)) return TreeState.RUNNING;
    this.done = this.floor.tick;
    return TreeState.SUCCEEDED;
  }
  Leave(): TreeState {
    return this.done === this.floor.tick ? TreeState.RUNNING : TreeState.SUCCEEDED;
  }
}

export function treeWaiters(agents: number, floor: Floor): BehaviourTree[] {
  return waiters(agents, floor.roles).map(
    ({ id, number, role }) => new BehaviourTree(TREE, new TreeWaiter(id, number, role, floor) as never),
  );
}

export function mistreevous(agents: number, floor: Floor): (ticks: number) => void {
  const trees = treeWaiters(agents, floor);
  return (ticks) => {
    for (let end = floor.tick + ticks, tick = floor.tick + 1; tick <= end; tick++) {
      floor.begin(tick);
      for (const tree of trees) tree.step();
    }
  };
}

// ── xstate: an actor a waiter ─────────────────────────────────────────────────────────────────────────────────────

export function chartWaiters(agents: number, floor: Floor) {
  const machine = setup({
    types: {
      context: {} as { waiter: Waiter; customer: number },
      events: {} as { type: 'TICK' },
      input: {} as { waiter: Waiter },
    },
    guards: {
      called: ({ context: { waiter } }) => (floor.callers[waiter.role] as number[]).length > 0,
      there: ({ context: { waiter } }) =>
        waiter.x === floor.xs[waiter.customer] && waiter.y === floor.ys[waiter.customer],
      beside: ({ context: { waiter } }) =>
        Math.abs(waiter.x - (floor.xs[waiter.customer] as number)) +
          Math.abs(waiter.y - (floor.ys[waiter.customer] as number)) ===
        1,
      lastTick: ({ context: { waiter } }) => waiter.serveUntil === floor.tick,
    },
    actions: {
      take: assign(({ context: { waiter } }) => {
        const customer = floor.nearest(waiter.role, waiter.x, waiter.y);
        floor.takeFor(waiter, customer);
        return { customer };
      }),
      step: ({ context: { waiter } }) => {
        floor.walk(waiter, floor.xs[waiter.customer] as number, floor.ys[waiter.customer] as number);
      },
      serve: ({ context: { waiter } }) => {
        floor.serve(waiter);
      },
    },
  }).createMachine({
    context: ({ input }) => ({ waiter: input.waiter, customer: -1 }),
    initial: 'waiting',
    states: {
      waiting: { on: { TICK: { guard: 'called', actions: 'take', target: 'walking' } } },
      walking: {
        always: { guard: 'there', target: 'serving' },
        on: { TICK: { actions: 'step' } },
      },
      serving: { on: { TICK: [{ guard: 'lastTick', actions: 'serve', target: 'leaving' }, { actions: 'serve' }] } },
      leaving: { on: { TICK: 'waiting' } },
    },
  });
  return waiters(agents, floor.roles).map((waiter) => {
    const actor = createActor(machine, { input: { waiter } });
    actor.start();
    return actor;
  });
}

export function xstate(agents: number, floor: Floor): (ticks: number) => void {
  const actors = chartWaiters(agents, floor);
  const event = { type: 'TICK' } as const;
  return (ticks) => {
    for (let end = floor.tick + ticks, tick = floor.tick + 1; tick <= end; tick++) {
      floor.begin(tick);
      for (const actor of actors) actor.send(event);
    }
  };
}
