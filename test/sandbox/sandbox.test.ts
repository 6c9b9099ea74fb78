// Players' scripts in their sandbox: what they see, what they may answer, and what stops them.

import { expect, test } from 'vitest';
import { answerTo } from './hall.ts';

const script = (body: string): string => `export default script((me, runned, commands) => { ${body} });`;

test('a script answers with a todo, a warp, as usual, or with nothing', async () => {
  expect(await answerTo(script('return { behave: "stay", tick: 20 };'))).toEqual({
    is: 'todo',
    todo: { behave: 'stay', tick: 20 },
  });
  expect(await answerTo(script('return warp("sweep", { x: 1, y: 2 });'))).toEqual({
    is: 'warp',
    key: 'sweep',
    param: { x: 1, y: 2 },
  });
  expect(await answerTo(script('return usual();'))).toEqual({ is: 'usual' });
  expect(await answerTo(script(''))).toEqual({ is: 'nothing' });
});

test('it says why', async () => {
  expect(await answerTo(script('me.because("it is " + me.name); return usual();'))).toEqual({
    is: 'usual',
    why: 'it is Hana',
  });
});

test('an endless loop is stopped, and is lost', async () => {
  expect(await answerTo(script('while (true);'))).toEqual({ is: 'lost', by: 'runaway', line: 1 });
});

test('a table of scripts answers for each warp key by its own, and says so where it has none', async () => {
  const table = `export default warpTable({ fetch: (me, runned, commands, param) => stay(param.ticks), move: () => usual() });`;
  expect(await answerTo(table, 'fetch', { ticks: 7 })).toEqual({ is: 'todo', todo: { behave: 'stay', tick: 7 } });
  expect(await answerTo(table, 'move')).toEqual({ is: 'usual' });
  expect(await answerTo(table)).toEqual({ is: 'fault', message: "TypeError: this script has nothing for 'waiting'" });
  expect(await answerTo('export default warpTable({ move: 5 });', 'move')).toMatchObject({ is: 'fault' });
});

test('an error is said with the line it comes from', async () => {
  const { is, message } = (await answerTo(
    '\nexport default script((me) => {\n  return me.cafe.nothing.at(0);\n});',
  )) as {
    is: string;
    message: string;
  };
  expect(is).toBe('fault');
  expect(message).toMatch(/^TypeError: .*\(line 3\)$/);
});
