import { and, createActor, setup } from 'xstate';
import { type Guard, type Library, newGuards, World } from './world.ts';

interface Context {
  readonly world: World;
  readonly body: Guard;
}
const [body] = newGuards(1);
if (body === undefined) throw new Error('no guard');
const context: Context = { world: new World(), body };
const types: { context: Context; input: Context; events: { type: 'TICK' } } = {
  context,
  input: context,
  events: { type: 'TICK' },
};

const machine = setup({
  types,
  guards: {
    isCalm: ({ context: { world, body } }) => !world.sees(body, 'calm'),
    seesStill: ({ context: { world, body } }) => world.sees(body, 'chasing'),
    isAtPost: ({ context: { world, body } }) => world.isAtPost(body),
    waitsLast: ({ context: { world, body } }) => world.waitsLast(body),
  },
  actions: {
    walk: ({ context: { world, body } }) => world.walk(body),
    wait: ({ context: { world, body } }) => void world.wait(body),
    run: ({ context: { world, body } }) => void world.run(body),
  },
}).createMachine({
  context: ({ input }) => input,
  initial: 'patrol',
  states: {
    patrol: {
      initial: 'walk',
      // The inner states take the tick only while the guard is calm; otherwise it comes here.
      on: { TICK: { target: 'chase', actions: 'run' } },
      states: {
        walk: {
          always: { guard: 'isAtPost', target: 'wait' },
          on: { TICK: { guard: 'isCalm', actions: 'walk' } },
        },
        wait: {
          on: {
            TICK: [
              { guard: and(['isCalm', 'waitsLast']), target: 'walk', actions: 'wait' },
              { guard: 'isCalm', actions: 'wait' },
            ],
          },
        },
      },
    },
    chase: {
      on: {
        TICK: [
          { guard: 'seesStill', actions: 'run' },
          { guard: 'isAtPost', target: 'patrol.wait', actions: 'wait' },
          { target: 'patrol.walk', actions: 'walk' },
        ],
      },
    },
  },
});

export const inXstate: Library = (world, guards) => {
  const actors = guards.map((body) => createActor(machine, { input: { world, body } }).start());
  return () => {
    for (const actor of actors) actor.send({ type: 'TICK' });
  };
};
