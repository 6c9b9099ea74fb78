// The imp thinks by utility: it weighs fleeing, collecting the nearest coin and resting.

import { createFactory, fromUtility, loadConfig, registerTodoActions } from 'honeybell-minds/utility';
import { distance, type Enemy, hero, nearestCoin } from './world.ts';

const config = {
  name: 'imp',
  type: 'DualUtility',
  options: [
    {
      name: 'flee',
      considerations: [
        { type: 'Tuning', rank: 1 },
        { type: 'FloatVariable', store: 'self', variable: 'heroFar', below: 130 },
      ],
      actions: [{ type: 'WriteTodo', behave: 'flee', tick: 20 }],
    },
    {
      name: 'collect',
      considerations: [
        {
          type: 'FloatVariable',
          store: 'self',
          variable: 'coinFar',
          weight: {
            type: 'FloatSequence',
            entries: [{ below: 100, multiplier: 4 }, { below: 800, multiplier: 2 }, { veto: true }],
          },
        },
      ],
      actions: [{ type: 'WriteTodo', behave: 'collect', tick: 15 }],
    },
    {
      name: 'rest',
      considerations: [{ type: 'Tuning', addend: 0.5 }],
      actions: [{ type: 'WriteTodo', behave: 'stay', tick: 30 }],
    },
  ],
};
const read = loadConfig(config, registerTodoActions(createFactory(), ['collect', 'flee', 'stay']));
if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));

export const imp = fromUtility({
  name: 'imp',
  reasoner: read.reasoner,
  context: (me: Enemy, thought) => ({
    stores: {
      self: { heroFar: distance(me, hero), coinFar: Math.abs((nearestCoin(me.x)?.x ?? 9999) - me.x) },
      brain: me.brain,
    },
    random: () => thought.random(),
    now: thought.tick,
    ended: thought.ended,
  }),
});
