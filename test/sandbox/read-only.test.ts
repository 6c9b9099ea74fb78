// All scripts of a tick read the same guests, maids and dishes, so none may change what the next one reads.

import { describe, expect, test } from 'vitest';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { answerTo, cafeAt, everyone, still } from './hall.ts';

describe.each([
  'me.cafe.guests[0].x',
  'me.cafe.guests[0].servedBy',
  'me.guest(me.cafe.guests[1].id).name',
  'me.cafe.maids[0].doing',
  'me.cafe.dishes[0].fetchedBy',
  'me.cafe.doors[0].x',
  'me.cafe.pass[0].y',
])('%s', (field) => {
  test('cannot be written', async () => {
    const answer = await answerTo(`export default script((me) => { ${field} = 'mine'; return stay(1); });`);
    expect(answer).toMatchObject({ is: 'fault', message: expect.stringContaining('read-only') });
  });

  test('is for the next maid what it is in the café', async () => {
    const cafe = cafeAt(1500);
    const sandbox = await Sandbox.open(still);
    const says = `({ behave: 'stay', tick: 1, out: JSON.stringify(${field}) })`;
    sandbox.load('reads', { name: 'reads', text: `export default script((me) => ${says});` });
    sandbox.load('writes', {
      name: 'writes',
      text: `export default script((me) => { try { ${field} = 'mine'; } catch {} return ${says}; });`,
    });
    const outs = (scripts: readonly string[]): unknown[] => {
      const asked = everyone(cafe).slice(0, 2).map((one, i) => ({ ...one, script: scripts[i] as string })); // prettier-ignore
      return sandbox.ask(cafe.world, asked).map((answer) => answer.is === 'todo' && answer.todo['out']);
    };
    const [first, second] = outs(['reads', 'reads']);
    expect(first).toEqual(expect.any(String));
    expect(outs(['writes', 'reads'])).toEqual([first, second]);
  });
});

test('a list that a script sorts is in the usual order for the next maid, and in the next call for herself', async () => {
  const cafe = cafeAt(1500);
  const sandbox = await Sandbox.open(still);
  sandbox.load('one', {
    name: 'one',
    text: `export default script((me) => {
      const before = me.cafe.guests.map(({ id }) => id);
      me.cafe.guests.reverse();
      me.callers().reverse();
      return { behave: 'stay', tick: 1, out: before.join() + ' ' + me.callers().map(({ id }) => id).join() };
    });`,
  });
  const asked = everyone(cafe).slice(0, 1);
  const out = () => sandbox.ask(cafe.world, [...asked, ...asked]).map((one) => one.is === 'todo' && one.todo['out']);
  const [first, second] = out();
  expect(second).toBe(first);
  expect(out()).toEqual([first, first]);
});
