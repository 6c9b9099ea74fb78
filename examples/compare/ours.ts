import { behaviour, concat, createMinds, DONE, GOING, script } from 'honeybell-minds';
import type { Guard, Library, World } from './world.ts';

/** The minds of guards, without guards. */
export function guardMinds(world: World) {
  const chases = script((me: Guard, { last }) => {
    const isSeen = world.sees(me, last?.behave === 'run' ? 'chasing' : 'calm');
    return isSeen ? { behave: 'run', tick: 1 } : undefined;
  });
  const patrols = script((me: Guard) => ({ behave: world.isAtPost(me) ? 'wait' : 'walk', until: ['thief'] }));
  return createMinds({
    facts: ['thief'],
    behaviours: {
      walk: behaviour({
        perform(me: Guard) {
          world.walk(me);
          return world.isAtPost(me) ? DONE : GOING;
        },
      }),
      wait: behaviour({ perform: (me: Guard) => (world.wait(me) ? DONE : GOING) }),
      run: behaviour({ perform: (me: Guard) => (world.run(me) ? DONE : GOING) }),
    },
    scripts: { guard: concat(chases, patrols) },
    characters: { guard: { warps: { default: 'guard' } } },
  });
}

export const ours: Library = (world, guards) => {
  const minds = guardMinds(world);
  // Characters take turns in the order of their ids.
  guards.forEach((guard, i) => minds.add(String(i).padStart(6, '0'), guard, 'guard'));
  return () => {
    // Wakes the guards that wait for news of the thief; the others need no thought.
    if (world.thief !== null) minds.changed('thief');
    minds.tick();
  };
};
