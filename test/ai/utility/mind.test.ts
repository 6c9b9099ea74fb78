// A reasoner writes the todo of a robot in the yard.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  createFactory,
  isJson,
  type Option,
  registerTodoActions,
  type UtilityContext,
  utilityScript,
  type Reason,
} from '../../../src/ai/index.ts';
import { optionOf } from '../../../src/ai/utility/utility-script.ts';
import { type Robot, Yard } from '../yard.ts';
import { problemsOf, reasonerOf } from './yards.ts';

const BEHAVIOURS = ['stay', 'walk', 'beep', 'work'];

const CONFIG = `
name: robot
type: DualUtility
options:
  - name: charge
    considerations:
      - { type: FloatVariable, name: battery, store: self, variable: shift, below: 3 }
      - { type: Tuning, rank: 1 }
    actions: [ { type: Warp, key: charging, with: { for: 5 } } ]
  - name: deliver
    considerations:
      - { type: EntityExists, picker: { entities: boxes, considerations: [ { type: Distance, to: PickerEntity, weight: { type: BasicCurve, shape: linear, slope: -1, yShift: 1, range: [0, 9] } } ] }, variable: box }
    actions:
      - { type: WriteTodo, behave: walk, with: { to: 7, box: { type: Variable, variable: box } }, at: { type: Variable, variable: box } }
      - { type: WriteTodo, behave: beep, tick: 1 }
  - name: idle
    considerations: [ { type: Tuning, addend: 0.001 } ]
    actions: [ { type: WriteTodo, behave: stay, until: [ boxes ], tick: 2 } ]
`;

function yardWith(boxes: { id: string; x: number; y: number }[], ended?: () => UtilityContext['ended']) {
  const yard = new Yard();
  const reasoner = reasonerOf(CONFIG, registerTodoActions(createFactory(), BEHAVIOURS));
  const brain: Record<string, unknown> = {};
  const script = utilityScript<Robot>({
    name: 'robot.yaml',
    reasoner,
    context: (robot) => ({
      stores: { self: robot, brain },
      self: { id: robot.id, x: robot.at, y: 0 },
      entities: { boxes },
      random: () => 0.2,
      now: yard.tick,
      ended: ended?.() ?? null,
    }),
    reasons: () => yard.minds.reasons,
  });
  yard.robot('r', { default: script, charging: () => ({ behave: 'nap', long: 3 }) });
  const robot = yard.robots.get('r') as Robot;
  robot.shift = 9;
  return { yard, brain, robot, reasoner };
}

test('the todo is what the chosen option writes, with ids and places of its targets', () => {
  const { yard, brain } = yardWith([{ id: 'b1', x: 2, y: 3 }]);
  yard.run();
  expect(brain['box']).toBe('b1');
  expect(yard.minds.page('r')?.todo).toEqual({ behave: 'walk', to: 7, box: 'b1', x: 2, y: 3 });
});

test('the actions of an option write one todo after the other; then the reasoner chooses again', () => {
  const { yard } = yardWith([{ id: 'b1', x: 2, y: 3 }]);
  expect(yard.run(9).map((line) => line.split(' ')[2])).toEqual([...Array<string>(7).fill('walk'), 'beep', 'walk']);
});

test('an option that has not done with writing is still selected when she has only looked up', () => {
  const decided = (ended: 'tick' | 'done') => {
    const { yard, brain } = yardWith([], () => ended);
    yard.run(9);
    const { history } = (brain as { $execution: { robot: { history: { idle: { times: number } } } } }).$execution.robot;
    return history.idle.times;
  };
  expect(decided('tick')).toBe(1);
  expect(decided('done')).toBe(5);
});

test('a warp goes to another script, with its param', () => {
  const { yard, robot } = yardWith([]);
  robot.shift = 1;
  yard.run(2);
  expect(yard.minds.page('r')).toMatchObject({ key: 'charging', param: { for: 5 } });
});

test('nothing is written if a target cannot be found', () => {
  const { yard, brain } = yardWith([{ id: 'b1', x: 2, y: 3 }]);
  yard.during = () => {
    brain['box'] = 'gone';
  };
  expect(yard.run(2)).toEqual(['1 r walk', '2 r walk']);
});

describe('reasons', () => {
  function reasoned(): { because: Reason | null; options: readonly Option[] } {
    const { yard } = yardWith([{ id: 'b1', x: 2, y: 3 }, { id: 'b2', x: 3, y: 3 }]); // prettier-ignore
    yard.minds.reasons.wanted = true;
    let because: Reason | null = null;
    let options: readonly Option[] = [];
    yard.decided = () => ({ because, options } = yard.minds.reasons);
    yard.run();
    return { because, options };
  }

  test('name the option with its weight, and what was drawn', () => {
    const { because } = reasoned();
    expect(because).toMatchObject({ key: 'utility.chose', terms: { utility: 'robot.yaml', option: 'deliver', path: ['deliver'], weight: 1, rank: null, then: null } }); // prettier-ignore
    expect(because?.terms['drew']).toBeCloseTo(0.2002, 9);
    expect(because?.terms['total']).toBeCloseTo(1.001, 9);
  });

  test('tell what a subreasoner weighed for the option that was chosen, not for those dropped', () => {
    const score = { name: 'rest', weight: 1, rank: 0, considerations: [] };
    const then = { option: 'nap', scores: [{ ...score, name: 'nap' }] };
    expect(optionOf(score, then).terms).toHaveProperty('then');
    expect(optionOf({ ...score, dropped: 'draw' }, then).terms).not.toHaveProperty('then');
  });

  test('list all options with their considerations as data, one of them chosen', () => {
    const { options } = reasoned();
    expect(options.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['charge', 'weight'],
      ['deliver', 'chosen'],
      ['idle', 'draw'],
    ]);
    expect(options[0]?.terms['considerations']).toMatchObject([
      { type: 'FloatVariable', name: 'battery', input: 9, addend: 0, multiplier: 0, rank: null },
      { type: 'Tuning', addend: 1, multiplier: 1, rank: 1 },
    ]);
    expect(options[1]?.terms['considerations']).toMatchObject([
      { type: 'EntityExists', input: 'b1', picked: { scores: [{ name: 'b1' }, { name: 'b2', dropped: 'draw' }] } },
      { type: 'Tuning', implied: true },
    ]);
    expect(isJson(options as never)).toBe(true);
  });
});

test('a thought that leads to nothing gives no reason for it', () => {
  const yard = new Yard();
  yard.minds.reasons.wanted = true;
  const reasoner = reasonerOf({ type: 'RuleBased', options: [{ name: 'muse' }] });
  const script = utilityScript<Robot>({
    name: 'muse.yaml',
    reasoner,
    context: () => ({ stores: {} }) as UtilityContext,
    reasons: () => yard.minds.reasons,
  });
  const reasons: (Reason | null)[] = [];
  yard.robot('r', {
    default: (...asked) => {
      const answer = script(...asked);
      reasons.push(yard.minds.reasons.because);
      return answer;
    },
  });
  yard.run();
  expect(reasons).toEqual([null]);
});

test('what may be written is checked when it is loaded', () => {
  const factory = registerTodoActions(createFactory(), BEHAVIOURS);
  const write = (action: string): string[] => problemsOf(`type: RuleBased\noptions:\n  - { name: a, actions: [ ${action} ] }`, factory); // prettier-ignore
  expect(write('{ type: WriteTodo, behave: wlak }')).toEqual([
    "3 options[0].actions[0].behave: must be one of stay, walk, beep, work, not 'wlak'",
  ]);
  expect(write('{ type: WriteTodo, behave: walk, tick: 0 }')).toHaveLength(1);
  expect(write('{ type: WriteTodo, behave: walk, with: { to: { type: Position, x: 1, y: 1 } } }')).toEqual([
    '3 options[0].actions[0].with.to: needs a target with an entity; this one is only a place',
  ]);
  expect(write('{ type: Warp }')).toHaveLength(1);
  expect(write('{ type: WriteTodo, behave: walk, at: { type: Position, x: 1, y: 1 } }')).toEqual([]);
});

test('the example of docs/utility.md is right, and the dog greets a friend nearby before it sleeps', () => {
  const docs = readFileSync(new URL('../../../docs/utility.md', import.meta.url), 'utf8');
  const yaml = /```yaml\n([^]*?)```/.exec(docs)?.[1] ?? '';
  const dog = reasonerOf(yaml, registerTodoActions(createFactory({ entities: ['people'] })));
  const self = { id: 'rex', x: 0, y: 0, tired: 10 };
  const people = [{ id: 'ann', x: 9, y: 0, isFriend: true }, { id: 'bo', x: 3, y: 0, isFriend: true }]; // prettier-ignore
  const context = { stores: { self, brain: {}, global: {} }, entities: { people }, random: () => 0, now: 0 };
  expect(dog.run(context)).toBe('greet');
  expect(dog.answer).toEqual({ behave: 'wag', whom: 'bo' });
  const alone = { ...context, now: 5, entities: { people: [] } };
  expect(dog.run(alone)).toBe('idle');
  self.tired = 90;
  expect(dog.run(alone)).toBe('sleep');
});
