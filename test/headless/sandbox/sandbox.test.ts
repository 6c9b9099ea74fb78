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
  expect(await answerTo(script('while (true);'))).toEqual({ is: 'lost', by: 'runaway' });
});
