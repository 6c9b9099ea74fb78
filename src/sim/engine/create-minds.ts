/** Connects the minds of a café to its behaviours, the commands on its board and its log. */

import { type Behaviour, type Blackboard, GOING, Minds, type Registry } from '../../ai/index.ts';
import { behaviours, wrongTodo } from '../behaviours/index.ts';
import { stepOn } from '../behaviours/moving.ts';
import { allowedNow } from '../events/alarm.ts';
import { carryOut } from '../minds/carry-out.ts';
import { decided } from '../minds/claims.ts';
import { readOrders } from '../minds/orders.ts';
import { FLAG } from '../state/person.ts';
import { emit, type World } from '../world/world.ts';
import type { RunningWorld } from './build-world.ts';
import type { EventLog } from './event-log.ts';
import type { Character } from './scripts.ts';

/** Creates the minds of a café. @param cafe holds the café's world, which must be set before the first thought */
export function createMinds(
  registry: Registry<Character>,
  board: Blackboard,
  cafe: { readonly world: RunningWorld },
  log: EventLog,
): Minds<Character> {
  return new Minds<Character>(registry, board, {
    behaviours: performedIn(cafe),
    blockingFlags: FLAG.STUNNED,
    keysOf: ({ me }) => me.keys,
    reads: ({ me }, commands) => {
      if (me.role === 'maid') readOrders(cafe.world, me, commands);
    },
    think: (script, who, runned, commands, param) => {
      cafe.world.effects.begin(who.me);
      try {
        return script.fn(who, runned, commands, param);
      } finally {
        carryOut(cafe.world);
      }
    },
    wrote: ({ me }, todo) => decided(cafe.world, me, todo, null),
    warped: ({ me }, warp) => {
      if (log.logging) log.warped(me.id, warp.warp);
      decided(cafe.world, me, null, warp);
    },
  });
}

/** The café's behaviours, as its minds perform them. */
function performedIn(cafe: { readonly world: RunningWorld }): Record<string, Behaviour<Character>> {
  const performed: Record<string, Behaviour<Character>> = {};
  for (const [name, behaviour] of Object.entries(behaviours)) {
    const moves = name === 'move';
    performed[name] = {
      wrong: wrongTodo,
      canDo: ({ me }, todo) => allowedNow(me, todo) && behaviour.canDo(cafe.world, me, todo),
      perform: ({ me }, todo) => {
        const { world } = cafe;
        me.activeTick = world.state.tick;
        // A step in progress is finished before any other behaviour.
        if (me.stepOf > 0 && !moves) {
          stepOn(world, me);
          return GOING;
        }
        const progress = behaviour.perform(world, me, todo);
        world.crowd.turned(me);
        return progress;
      },
    };
  }
  return performed;
}

/** Makes the blackboard write every command to the log as well as pass it to the minds. */
export function logCommands(world: World, board: Blackboard): void {
  const minds = board.listener;
  if (minds === null) return;
  board.listener = {
    factChanged: (fact) => minds.factChanged(fact),
    factOffered: (fact, available) => minds.factOffered(fact, available),
    commandArrived: (command) => {
      minds.commandArrived(command);
      if (command.by !== null)
        emit(world, 'command', command.by, {
          id: command.id,
          executorKeys: [...command.executorKeys],
          command: command.command,
          ticks: command.tick,
        });
    },
    commandExpired: (command) => {
      minds.commandExpired(command);
      emit(world, 'commandExpired', null, { id: command.id });
    },
  };
}
