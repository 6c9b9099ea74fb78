/**
 * The waiter loop with this project's minds, written as the author of a café would: scripts that read and answer,
 * behaviours that perform, claims updated when decisions are reported.
 */

import {
  type AIScript,
  type Behaviour,
  Blackboard,
  type Body,
  DONE,
  GOING,
  Minds,
  Registry,
  restFor,
  RESTING,
  type Todo,
  Trace,
  warp,
  type Warp,
  type WarpTable,
} from '../../src/ai/index.ts';
import { type Floor, type Waiter, waiters } from './waiters.ts';

/** `polled`: everyone reconsiders in every tick. `parked`: everyone rests until something changes, also while walking. */
export type Mode = 'polled' | 'parked';

const STAY_ALERT: Todo = { behave: 'stay', tick: 1 };
const SERVE_ALERT: Todo = { behave: 'serve', tick: 1 };
const SERVE: Todo = { behave: 'serve' };
const BACK = warp('waiting');

/**
 * The two scripts of one role; each role has its own, as in a game. What stays the same is written once; the way to a
 * customer is the param of the warp, and the next script returns this same object until the waiter has arrived.
 */
function scriptsOf(floor: Floor, role: number, mode: Mode): readonly [AIScript<Waiter>, AIScript<Waiter>] {
  const polled = mode === 'polled';
  const stay: Todo = polled ? STAY_ALERT : { behave: 'stay', until: [factOf(role), 'commands'] };
  const serve = polled ? SERVE_ALERT : SERVE;
  return [
    (waiter) => {
      const customer = floor.nearest(role, waiter.x, waiter.y);
      if (customer < 0) return stay;
      const x = floor.xs[customer] as number;
      const y = floor.ys[customer] as number;
      return warp('serving', polled ? { behave: 'move', tick: 1, x, y, customer } : { behave: 'walk', x, y, customer });
    },
    (waiter, _runned, _commands, param) => {
      if (waiter.customer < 0) return BACK;
      const way = param as Way;
      return waiter.x === way.x && waiter.y === way.y ? serve : way;
    },
  ];
}

type Way = Todo & { readonly x: number; readonly y: number; readonly customer: number };

const factOf = (role: number): string => `callers${role}`;

/** What the waiters of a floor can do. */
const behavioursOn = (floor: Floor): Readonly<Record<string, Behaviour<Waiter>>> => ({
  stay: { perform: () => RESTING, rests: true },
  move: { perform: (waiter, todo) => (floor.walk(waiter, todo['x'] as number, todo['y'] as number) ? DONE : GOING) },
  walk: {
    perform: (waiter, todo) => {
      const ticks = floor.walkFor(waiter, todo['x'] as number, todo['y'] as number);
      return ticks === 0 ? DONE : restFor(ticks);
    },
  },
  serve: {
    canDo: (waiter) => waiter.customer >= 0,
    perform: (waiter) => (floor.serve(waiter) ? DONE : restFor(waiter.serveUntil - floor.tick)),
  },
});

/** A floor full of minds. */
export function ourMinds(
  agents: number,
  floor: Floor,
  mode: Mode,
  traced = false,
): { minds: Minds<Waiter>; run(ticks: number): void } {
  const board = new Blackboard(floor.callers.map((_, role) => factOf(role)));
  const facts = floor.callers.map((_, role) => board.fact(factOf(role)));
  const registry = new Registry<Waiter>();
  const tables = floor.callers.map((_, role): WarpTable => {
    const [waiting, serving] = scriptsOf(floor, role, mode);
    registry.define(`waiting${role}`, waiting);
    registry.define(`serving${role}`, serving);
    return { waiting: `waiting${role}`, serving: `serving${role}`, default: `waiting${role}` };
  });
  const body: Body<Waiter> = {
    behaviours: behavioursOn(floor),
    blockingFlags: 1,
    keysOf: ({ id }) => [id, 'waiter', 'all'],
    warped: (waiter, to: Warp) => {
      if (to.warp !== 'serving') return;
      floor.takeFor(waiter, (to.param as Way).customer);
      board.setAvailable(facts[waiter.role] as number, (floor.callers[waiter.role] as number[]).length);
    },
  };
  const minds = new Minds(registry, board, body);
  if (traced) {
    minds.observer = new Trace();
    minds.reasons.wanted = true;
  }
  minds.enlist(
    waiters(agents, floor.roles).map((character) => ({
      id: character.id,
      character,
      warpTable: tables[character.role] as WarpTable,
      begin: 'waiting',
    })),
  );
  return {
    minds,
    run: (ticks) => {
      for (let end = floor.tick + ticks, tick = floor.tick + 1; tick <= end; tick++) {
        board.begin(tick);
        for (let fresh = floor.begin(tick); fresh !== 0; fresh &= fresh - 1) {
          const role = 31 - Math.clz32(fresh & -fresh);
          board.offer(facts[role] as number, (floor.callers[role] as number[]).length);
        }
        minds.step(tick);
      }
    },
  };
}
