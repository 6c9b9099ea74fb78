import { expect, test } from 'vitest';
import {
  type AIScript,
  type Controller,
  controlledBy,
  DecisionTable,
  tableScript,
  type Todo,
  type Warp,
} from '../../src/ai/index.ts';
import { always, type Robot, Yard } from './yard.ts';

const read = DecisionTable.parse('id,condition,cParam,yesType,yes,noType,no\n1,far,,1,walk:100,1,beep:100', {
  conditions: ['far'],
  behaviours: ['walk', 'beep'],
});
if (!read.ok) throw new Error(JSON.stringify(read.problems));

type ScriptArgs = Parameters<AIScript<Robot>> extends [Robot, ...infer Rest] ? Rest : never;

/** The key that is pressed, for a controller without a mind. */
const pressed = new Map<string, Todo>();
const controllers: Record<string, Controller<Robot, ScriptArgs, Todo | Warp | undefined>> = {
  script: { kind: 'script', think: always({ behave: 'beep' }) },
  table: {
    kind: 'table',
    think: tableScript<Robot>({
      name: 'robots',
      table: read.table,
      perceptions: { far: ({ at }) => at < 2 },
      behaviours: { walk: () => ({ behave: 'walk', to: 2 }), beep: () => ({ behave: 'beep' }) },
      random: () => 0,
    }),
  },
  keys: { kind: 'keys', think: ({ id }) => pressed.get(id) },
};

function yardWith(names: Record<string, string>): Yard {
  const yard = new Yard();
  for (const id of Object.keys(names))
    yard.robot(id, { default: controlledBy(controllers, (robot) => names[robot.id] ?? '') });
  return yard;
}

test('each thinks in a way of its own, and each way is only a line in the notebook', () => {
  pressed.set('c', { behave: 'nap', long: 1 });
  const yard = yardWith({ a: 'script', b: 'table', c: 'keys' });
  expect(yard.run(1)).toEqual(['1 a beep', '1 b walk', '1 c nap']);
});

test('another controller takes over at the next thought; the todo in hand goes on', () => {
  const names = { b: 'table' };
  const yard = yardWith(names);
  yard.run(1);
  names.b = 'script';
  expect(yard.run(2)).toEqual(['2 b walk', '3 b beep']);
});

test('a controller that is not there is a fault, not the end of the game', () => {
  const yard = new Yard();
  const trace = yard.traced();
  yard.robot('a', { default: controlledBy(controllers, () => 'toString') });
  yard.run(1);
  expect(trace.of('a')[0]?.fault).toBe("no controller is called 'toString'; there are script, table, keys");
});
