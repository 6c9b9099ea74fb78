// Every way of thinking as a script for `createMinds`: its answer drives the character, and its reason is noted. The
// object passed to `createMinds` is checked by the compiler whichever way its scripts think.

import { BehaviourTree, State } from 'mistreevous';
import { expect, test } from 'vitest';
import { DecisionTable } from '../../../src/ai/decision-table/decision-table.ts';
import { fromTable } from '../../../src/ai/decision-table/from-table.ts';
import { fromTree } from '../../../src/ai/door/from-tree.ts';
import {
  behaviour,
  createCheckedMinds as createMinds,
  resting,
  script,
  type GameMinds,
} from '../../../src/ai/door/index.ts';
import { fromApprentice } from '../../../src/ai/gocap/from-apprentice.ts';
import {
  Apprentice,
  createFactory,
  DONE,
  GOING,
  IMPOSSIBLE,
  MovePredictor,
  registerTodoActions,
  TechTree,
  Trace,
} from '../../../src/ai/index.ts';
import { fromPredictor } from '../../../src/ai/rules/from-predictor.ts';
import { fromRules } from '../../../src/ai/rules/from-rules.ts';
import { fromUtility } from '../../../src/ai/utility/from-utility.ts';
import { reasonerOf } from '../utility/yards.ts';

interface Guard {
  at: number;
  thief: number | null;
  steps: number;
}
const guard = (): Guard => ({ at: 0, thief: null, steps: 0 });

const behaviours = {
  watch: resting(),
  walk: behaviour<{ to: number }, Guard>({
    canDo: (_, { to }) => to >= 0,
    perform: (me, { to }) => {
      me.at += Math.sign(to - me.at);
      me.steps++;
      return me.at === to ? DONE : GOING;
    },
  }),
  jump: behaviour({ perform: () => IMPOSSIBLE }),
  block: behaviour<{ how: string }>({ perform: () => DONE }),
};

/** The reason of the last thought of `g`. */
function traced<F extends string, B, S, Ch>(minds: GameMinds<F, B, S, Ch>) {
  const trace = new Trace<object>();
  minds.observe(trace);
  minds.reasonsWanted = true;
  return () => trace.of('g').at(-1)?.because;
}

test('a decision table decides, and its reason names the row', () => {
  const read = DecisionTable.parse(
    'id,condition,cParam,yesType,yes,noType,no\n1,seesThief,5,1,chase:100,1,patrol:100\n',
    { conditions: ['seesThief'], behaviours: ['chase', 'patrol'] },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const minds = createMinds({
    behaviours,
    scripts: {
      thinks: fromTable({
        name: 'guard',
        table: read.table,
        perceptions: { seesThief: (me: Guard, far) => me.thief !== null && me.thief - me.at <= Number(far) },
        behaviours: {
          chase: (me: Guard) => ({ behave: 'walk', to: me.thief ?? 0, tick: 1 }),
          patrol: () => ({ behave: 'watch', tick: 2 }),
        },
      }),
    },
    characters: { guard: { warps: { default: 'thinks' } } },
  });
  const because = traced(minds);
  const me = guard();
  minds.add('g', me, 'guard');
  minds.step(2);
  expect(minds.page('g')?.script).toBe('thinks');
  expect(because()).toMatchObject({ key: 'table.chose', terms: { table: 'guard', behaviour: 'patrol' } });
  me.thief = 3;
  minds.step(4);
  expect(me.at).toBe(3);
  expect(because()).toMatchObject({ terms: { behaviour: 'chase', held: true } });
});

test('a utility configuration decides, and its reason names the option', () => {
  const reasoner = reasonerOf(
    `
name: guard
type: DualUtility
options:
  - name: chase
    considerations: [ { type: FloatVariable, name: near, store: self, variable: thief, atLeast: 1 }, { type: Tuning, rank: 1 } ]
    actions: [ { type: WriteTodo, behave: walk, tick: 1, with: { to: 3 } } ]
  - name: watch
    considerations: [ { type: Tuning } ]
    actions: [ { type: WriteTodo, behave: watch, tick: 2 } ]
`,
    registerTodoActions(createFactory(), ['watch', 'walk']),
  );
  const minds = createMinds({
    behaviours,
    scripts: {
      thinks: fromUtility({
        name: 'guard.yaml',
        reasoner,
        context: (me: Guard, thought) => ({
          stores: { self: me },
          random: () => thought.random(),
          now: thought.tick,
          ended: thought.ended,
        }),
      }),
    },
    characters: { guard: { warps: { default: 'thinks' } } },
  });
  const because = traced(minds);
  const me: Guard = { ...guard(), thief: 0 };
  minds.add('g', me, 'guard');
  minds.step(2);
  expect(because()).toMatchObject({ key: 'utility.chose', terms: { utility: 'guard.yaml', option: 'watch' } });
  me.thief = 3;
  minds.step(4);
  expect(me.at).toBe(3);
  expect(because()).toMatchObject({ terms: { option: 'chase' } });
});

test('rules decide by what is believed, and the reason names the rule', () => {
  const beliefs = TechTree.load('woodcutter: {}\nmason: {}\ntemple: { needs: [woodcutter, mason] }\n');
  if (!beliefs.ok) throw new Error(JSON.stringify(beliefs.problems));
  const { tree } = beliefs;
  const minds = createMinds({
    behaviours,
    scripts: {
      thinks: fromRules({
        beliefs: (_: Guard) => tree,
        rules: [
          {
            name: 'strong',
            when: { mason: 'Yes', temple: ['Yes', 'Maybe'] },
            then: () => ({ behave: 'walk', to: 9, tick: 1 }),
          },
          { name: 'weak', when: {}, then: () => ({ behave: 'watch', tick: 1 }) },
        ],
      }),
    },
    characters: { guard: { warps: { default: 'thinks' } } },
  });
  const because = traced(minds);
  const me = guard();
  minds.add('g', me, 'guard');
  minds.step(1);
  expect(because()).toEqual({ key: 'rules.chose', terms: { rule: 'weak', believes: {} } });
  tree.observe('temple', 'Yes', 1);
  minds.step(2);
  expect(me.at).toBe(2);
  expect(because()).toEqual({
    key: 'rules.chose',
    terms: { rule: 'strong', believes: { mason: 'Yes', temple: 'Yes' } },
  });
});

test('a rule that names an unknown fact is a fault with the nearest name', () => {
  const beliefs = TechTree.load('mason: {}\n');
  if (!beliefs.ok) throw new Error('the tree is right');
  const said: string[] = [];
  const minds = createMinds({
    behaviours,
    scripts: {
      thinks: fromRules({
        beliefs: (_: Guard) => beliefs.tree,
        rules: [{ name: 'strong', when: { masson: 'Yes' }, then: () => ({ behave: 'watch' }) }],
      }),
    },
    characters: { guard: { warps: { default: 'thinks' } } },
    report: (message) => said.push(message),
  });
  minds.add('g', guard(), 'guard');
  minds.tick();
  expect(said[0]).toContain("the rules know no fact 'masson'; did you mean 'mason'?");
});

test('a predictor answers the move it expects', () => {
  const predictor = new MovePredictor(['punch', 'kick'], { random: () => 0 });
  const minds = createMinds({
    behaviours,
    scripts: {
      thinks: fromPredictor({
        predictor: (_: Guard) => predictor,
        answers: {
          punch: () => ({ behave: 'block', how: 'high' }),
          kick: () => ({ behave: 'block', how: 'low' }),
        },
        unsure: () => ({ behave: 'watch', tick: 1 }),
      }),
    },
    characters: { guard: { warps: { default: 'thinks' } } },
  });
  const because = traced(minds);
  minds.add('g', guard(), 'guard');
  minds.step(1);
  expect(minds.page('g')?.todo).toBeNull();
  for (const move of ['punch', 'kick', 'punch', 'kick', 'punch']) predictor.observe(move);
  minds.step(1);
  expect(because()).toMatchObject({ key: 'predictor.expects', terms: { move: 'kick', given: ['kick', 'punch'] } });
});

test('an apprentice does what the player did in this situation', () => {
  const apprentice = new Apprentice({
    variables: { thief: 2 },
    choices: { chase: ['thief'], watch: ['thief'] },
    limit: 3,
  });
  for (let i = 0; i < 4; i++) {
    apprentice.watch({ thief: 1 }, 'chase');
    apprentice.watch({ thief: 0 }, 'watch');
  }
  const minds = createMinds({
    behaviours,
    scripts: {
      thinks: fromApprentice({
        apprentice: (_: Guard) => apprentice,
        situation: (me) => ({ thief: me.thief === null ? 0 : 1 }),
        choices: {
          chase: (me) => ({ behave: 'walk', to: me.thief ?? 0, tick: 1 }),
          watch: () => ({ behave: 'watch', tick: 1 }),
        },
      }),
    },
    characters: { guard: { warps: { default: 'thinks' } } },
  });
  const because = traced(minds);
  const me = guard();
  minds.add('g', me, 'guard');
  minds.step(1);
  expect(because()).toMatchObject({ key: 'apprentice.advises', terms: { choice: 'watch', basis: 'habit' } });
  me.thief = 2;
  minds.step(3);
  expect(me.at).toBe(2);
});

test('a behaviour tree of another library asks for todos and learns how they ended', () => {
  const definition = `root {
    sequence {
      action [ToGate]
      action [ToDoor]
      action [Waits]
    }
  }`;
  const states = { running: State.RUNNING, succeeded: State.SUCCEEDED, failed: State.FAILED } as const;
  const minds = createMinds({
    behaviours,
    scripts: {
      patrols: fromTree(
        (
          _: Guard,
          act: (todo: { behave: 'walk'; to: number } | { behave: 'watch'; tick: 3 }) => keyof typeof states,
        ) => {
          const tree = new BehaviourTree(definition, {
            ToGate: () => states[act({ behave: 'walk', to: 4 })],
            ToDoor: () => states[act({ behave: 'walk', to: 1 })],
            Waits: () => states[act({ behave: 'watch', tick: 3 })],
          });
          return () => tree.step();
        },
      ),
    },
    characters: { guard: { warps: { default: 'patrols' } } },
  });
  const me = guard();
  minds.add('g', me, 'guard');
  const at: number[] = [];
  for (let i = 0; i < 9; i++) {
    minds.tick();
    at.push(me.at);
  }
  expect(at).toEqual([1, 2, 3, 4, 3, 2, 1, 1, 1]);
  expect(minds.page('g')).toMatchObject({ todo: { behave: 'watch' }, faults: 0 });
});

test('a tree is told when a todo was impossible', () => {
  const statuses: string[] = [];
  const minds = createMinds({
    behaviours,
    scripts: {
      tries: fromTree((_: Guard, act: (todo: { behave: 'jump' }) => string) => () => {
        statuses.push(act({ behave: 'jump' }));
      }),
      rests: script(() => ({ behave: 'watch' })),
    },
    characters: { guard: { warps: { default: 'tries', rests: 'rests' } } },
  });
  minds.add('g', guard(), 'guard');
  minds.step(2);
  expect(statuses).toEqual(['running', 'failed']);
});
