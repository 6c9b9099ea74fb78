/**
 * The waiter loop with this project's minds, written as the author of a café would: scripts that read and answer, a
 * body that performs, claims updated when decisions are reported.
 */

import {
  type AIScript,
  Blackboard,
  type Body,
  DONE,
  GOING,
  IMPOSSIBLE,
  Minds,
  type Progress,
  Registry,
  restFor,
  RESTING,
  type Todo,
  Trace,
  warp,
  type Warp,
} from '../../src/ai/index.ts';
import { type Floor, type Waiter, waiters } from './waiters.ts';

export type Mode = 'polled' | 'parked';

const STAY_ALERT: Todo = { behave: 'stay', tick: 1 };
const SERVE_ALERT: Todo = { behave: 'serve', tick: 1 };
const STAY: Todo = { behave: 'stay', until: ['callers', 'commands'] };
const SERVE: Todo = { behave: 'serve' };

function scripts(floor: Floor): Readonly<Record<string, AIScript<Waiter>>> {
  const waiting =
    (stay: Todo): AIScript<Waiter> =>
    (waiter) => {
      const customer = floor.nearest(waiter.x, waiter.y);
      return customer < 0 ? stay : warp('serving', { customer });
    };
  return {
    'alert.waiting': waiting(STAY_ALERT),
    'calm.waiting': waiting(STAY),
    'alert.serving': (waiter) => {
      if (waiter.customer < 0) return warp('waiting');
      const x = floor.xs[waiter.customer] as number;
      const y = floor.ys[waiter.customer] as number;
      return waiter.x === x && waiter.y === y ? SERVE_ALERT : { behave: 'move', x, y, tick: 1 };
    },
    'calm.serving': (waiter) => {
      if (waiter.customer < 0) return warp('waiting');
      const x = floor.xs[waiter.customer] as number;
      const y = floor.ys[waiter.customer] as number;
      return waiter.x === x && waiter.y === y ? SERVE : { behave: 'move', x, y };
    },
  };
}

const TABLES = {
  polled: { waiting: 'alert.waiting', serving: 'alert.serving', default: 'alert.waiting' },
  parked: { waiting: 'calm.waiting', serving: 'calm.serving', default: 'calm.waiting' },
} as const;

/** The behaviours on this floor. */
class WaiterBody implements Body<Waiter> {
  readonly behaviours = new Set(['stay', 'move', 'serve']);
  readonly blockingFlags = 1;

  constructor(
    private readonly floor: Floor,
    private readonly board: Blackboard,
    private readonly callers: number,
  ) {}

  keysOf(waiter: Waiter): readonly string[] {
    return [waiter.id, 'waiter', 'all'];
  }

  canDoBehave(waiter: Waiter, todo: Todo): boolean {
    return todo.behave !== 'serve' || waiter.customer >= 0;
  }

  perform(waiter: Waiter, todo: Todo): Progress {
    switch (todo.behave) {
      case 'stay':
        return RESTING;
      case 'move':
        return this.floor.walk(waiter, todo['x'] as number, todo['y'] as number) ? DONE : GOING;
      case 'serve':
        return this.floor.serve(waiter) ? DONE : restFor(waiter.serveUntil - this.floor.tick);
      default:
        return IMPOSSIBLE;
    }
  }

  decided(waiter: Waiter, _todo: Todo | null, to: Warp | null): void {
    if (to === null || to.warp !== 'serving') return;
    this.floor.takeFor(waiter, (to.param as { customer: number }).customer);
    this.board.setAvailable(this.callers, this.floor.callers.length);
  }
}

/** A floor full of minds. */
export function ourMinds(
  agents: number,
  floor: Floor,
  mode: Mode,
  traced = false,
): { minds: Minds<Waiter>; run(ticks: number): void } {
  const board = new Blackboard(['callers']);
  const callers = board.fact('callers');
  const registry = new Registry<Waiter>();
  registry.defineAll(scripts(floor));
  const minds = new Minds(registry, board, new WaiterBody(floor, board, callers));
  if (traced) {
    minds.observer = new Trace();
    minds.reasons.wanted = true;
  }
  minds.enlist(
    waiters(agents).map((character) => ({ id: character.id, character, warpTable: TABLES[mode], begin: 'waiting' })),
  );
  return {
    minds,
    run: (ticks) => {
      for (let end = floor.tick + ticks, tick = floor.tick + 1; tick <= end; tick++) {
        board.begin(tick);
        if (floor.begin(tick)) board.offer(callers, floor.callers.length);
        minds.step(tick);
      }
    },
  };
}
