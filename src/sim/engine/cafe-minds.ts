/**
 * Creates the minds of a café from its facts, behaviours, scripts and kinds of people, and connects their thoughts with
 * the café's state and event log.
 */

import {
  aiScript,
  type AnyScript,
  behaviour,
  createMinds,
  GOING,
  type Kind,
  type Todo,
  type TypedBehaviour,
} from '../../ai/index.ts';
import { behaviours, wrongTodo } from '../behaviours/index.ts';
import { stepOn } from '../behaviours/moving.ts';
import { allowedNow } from '../events/alarm.ts';
import { carryOut } from '../minds/carry-out.ts';
import { decided } from '../minds/claims.ts';
import { readOrders } from '../minds/command-answers.ts';
import { FLAG, type Person } from '../state/person.ts';
import { beginOf, warpTableOf } from '../thinking/kinds.ts';
import { emit, FACTS } from '../world/world.ts';
import type { RunningWorld } from './build-world.ts';
import type { EventLog } from './event-log.ts';
import type { CafeMinds, Character, Scripts } from './scripts.ts';

/** Returns the keys by which commands can address a person: id, `all`, role, and duties and team or guest type. */
const keys = ({ me }: Character): readonly string[] => me.keys;

/** The kinds of people. Each person has a warp table of their own, because the player can change all tables. */
const KINDS: Readonly<Record<Person['role'], Kind>> = {
  maid: { warps: warpTableOf('allround'), begin: beginOf('maid'), keys },
  guest: { warps: warpTableOf('guest'), begin: beginOf('guest'), keys },
  chef: { warps: warpTableOf('chef'), begin: beginOf('chef'), keys },
};

/**
 * Creates the minds of a café.
 * @param firstTick the first tick that the café runs
 * @param cafe holds the café's world, which must be set before the first thought
 */
export function cafeMinds(
  scripts: Scripts,
  firstTick: number,
  cafe: { readonly world: RunningWorld },
  log: EventLog,
): CafeMinds {
  return createMinds({
    facts: FACTS,
    behaviours: performedIn(cafe),
    scripts: doorScripts(scripts),
    characters: KINDS,
    firstTick,
    frozenBy: FLAG.STUNNED,
    // An error in a behaviour ends the tick: it is a defect of the café, and would leave its state half changed.
    strict: true,
    hooks: {
      reads: ({ me }: Character, commands) => {
        if (me.role === 'maid') readOrders(cafe.world, me, commands);
      },
      before: ({ me }: Character) => cafe.world.effects.begin(me),
      after: () => carryOut(cafe.world),
      wrote: ({ me }: Character, todo) => decided(cafe.world, me, todo, null),
      warped: ({ me }: Character, warp) => {
        if (log.logging) log.warped(me.id, warp.warp);
        decided(cafe.world, me, null, warp);
      },
      arrived: ({ by, id, executorKeys, command, tick }) => {
        if (by !== null) emit(cafe.world, 'command', by, { id, executorKeys: [...executorKeys], command, ticks: tick });
      },
      expired: ({ id }) => emit(cafe.world, 'commandExpired', null, { id }),
    },
  });
}

/**
 * Converts the café's scripts, which take four arguments, to the form that `createMinds` expects; returns them by name.
 */
export const doorScripts = ({ byName }: Scripts): Record<string, AnyScript> =>
  Object.fromEntries(Object.entries(byName).map(([name, script]) => [name, aiScript(script)]));

/** The café's behaviours, as its minds perform them. */
function performedIn(cafe: { readonly world: RunningWorld }): Record<string, TypedBehaviour<Todo, Character>> {
  const performed: Record<string, TypedBehaviour<Todo, Character>> = {};
  for (const [name, { canDo, perform }] of Object.entries(behaviours)) {
    const moves = name === 'move';
    performed[name] = behaviour<Todo, Character>({
      wrong: wrongTodo,
      canDo: ({ me }, todo) => allowedNow(me, todo) && canDo(cafe.world, me, todo),
      perform: ({ me }, todo) => {
        const { world } = cafe;
        me.activeTick = world.state.tick;
        // A step in progress is finished before any other behaviour.
        if (me.stepOf > 0 && !moves) {
          stepOn(world, me);
          return GOING;
        }
        const progress = perform(world, me, todo);
        world.crowd.turned(me);
        return progress;
      },
    });
  }
  return performed;
}
