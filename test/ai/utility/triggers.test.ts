// The trigger of the article's Mars game, as a hint: fifteen seconds into the level, unless it was shown in an earlier
// one, unless the player has acted already, and only when the rover faces south or west.

import { expect, test } from 'vitest';
import { createFactory } from '../../../src/ai/index.ts';
import { contextOf, reasonerOf } from './yards.ts';

const HINT = `
name: hints
type: RuleBased
options:
  - name: wrongWay
    considerations:
      - type: And
        considerations:
          - { type: FloatVariable, store: global, variable: seconds, atLeast: 15 }
          - { type: Not, consideration: { type: BooleanVariable, store: brain, variable: shownBefore } }
          - { type: Not, considerations: [ { type: BooleanVariable, store: global, variable: playerActed } ] }
          - type: Or
            considerations:
              - { type: StringVariable, store: { type: ByName, name: rover }, variable: facing, is: south }
              - { type: FloatVariable, store: { type: ByName, name: rover }, variable: degrees, weight: { type: FloatSequence, entries: [ { below: 270, veto: true }, { below: 271 }, { veto: true } ] } }
    actions:
      - { type: Say, line: turnAroundFirst }
      - { type: SetVariable, variable: shownBefore, value: true }
`;

function level(brain: object = {}) {
  const said: string[] = [];
  const factory = createFactory();
  factory.register('action', 'Say', { line: 'string' }, ({ line }) => ({ start: () => said.push(line) }));
  const hints = reasonerOf(HINT, factory);
  const rover = { id: 'rover', facing: 'south', degrees: 180 };
  const global = { seconds: 0, playerActed: false };
  const context = () => contextOf({ stores: { brain, global }, entities: [rover], now: global.seconds });
  const until = (second: number): string[] => {
    for (; global.seconds <= second; global.seconds++) hints.run(context());
    return said;
  };
  return { said, global, rover, brain, until, decide: () => hints.decide(context()) };
}

test('is said in the fifteenth second, once, and noted on the blackboard', () => {
  const { until, brain } = level();
  expect(until(14)).toEqual([]);
  expect(brain).toMatchObject({});
  expect(until(15)).toEqual(['turnAroundFirst']);
  expect(brain).toMatchObject({ shownBefore: true });
  expect(until(100)).toEqual(['turnAroundFirst']);
});

test('is not said when it was shown in an earlier level', () => {
  expect(level({ shownBefore: true }).until(60)).toEqual([]);
});

test('is not said when the player has acted, at whatever time', () => {
  const { until, global } = level();
  until(10);
  global.playerActed = true;
  expect(until(60)).toEqual([]);
});

test.each([
  ['south', 180, true],
  ['west', 270, true],
  ['north', 0, false],
  ['east', 90, false],
])('depends on where the rover faces: %s', (facing, degrees, says) => {
  const { until, rover } = level();
  Object.assign(rover, { facing, degrees });
  expect(until(20)).toEqual(says ? ['turnAroundFirst'] : []);
});

test('says of each part whether it was true', () => {
  const { decide, global } = level();
  global.seconds = 20;
  global.playerActed = true;
  const and = decide().scores[0]?.considerations[0];
  expect(and).toMatchObject({ type: 'And', input: false, multiplier: 0 });
  expect(and?.considerations?.map(({ type, input, multiplier }) => [type, input, multiplier])).toEqual([
    ['FloatVariable', 20, 1],
    ['Not', true, 1],
    ['Not', false, 0],
    ['Or', true, 1],
  ]);
});

test('a sensor with a filter looks the first time, and then whenever its time has passed', () => {
  const reasoner = reasonerOf({
    type: 'RuleBased',
    sensors: [{ reads: { type: 'Random', weight: {} }, variable: 'heard', filter: { every: 20 } }],
    options: [{ name: 'a' }],
  });
  const brain: Record<string, unknown> = {};
  let drawn = 0;
  const heard = [0, 5, 19, 20, 39, 40].map((now) => {
    reasoner.choose(contextOf({ stores: { self: {}, brain, global: {} }, now, random: () => ++drawn / 10 }));
    return brain['heard'];
  });
  expect(heard).toEqual([0.1, 0.1, 0.1, 0.2, 0.2, 0.3]);
});
