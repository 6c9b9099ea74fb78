// Scripts in the browser: one is written with a mistake, corrected, given to a maid and seen at work; one never ends,
// one hangs inside the engine; each is taken back while the café runs on.

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { anew, openPlayed, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ ticks: 0 });
});
// Each test starts with the same café and without scripts of earlier tests.
beforeEach(async () => {
  await anew(cafe, { ticks: 1500 });
});
afterEach(() => expect(cafe.problems).toEqual([]));
afterAll(() => cafe.close());

const FIELD = "document.querySelector('#script-text')?.shadowRoot";
const says = (text: string): string =>
  `document.querySelector('.scripts-mistake')?.textContent.includes(${JSON.stringify(text)})`;

async function openScripts(): Promise<void> {
  await cafe.ask('(honeybell.actions.openLab(), null)');
  await cafe.until('honeybell.lab?.timeline.value');
  await cafe.page.getByRole('tab', { name: 'Scripts' }).click();
  await cafe.until(`${FIELD}?.querySelector('.cm-content')`);
}

async function write(text: string): Promise<void> {
  await cafe.page.locator('#script-text .cm-content').click();
  await cafe.page.keyboard.press('Control+a');
  await cafe.page.keyboard.insertText(text);
}

const step = (): Promise<string> =>
  cafe.ask("document.querySelector('.scripts-step.next')?.textContent.replace(/^\\d/, '')");
const button = (name: string) => cafe.page.getByRole('button', { name, exact: true });
const give = (maid: string, body: string): Promise<unknown> =>
  cafe.ask(
    `(honeybell.actions.give(${JSON.stringify({
      kind: 'script',
      maid,
      script: { name: 'tried', text: `export default script((me, runned) => { ${body} });` },
    })}), null)`,
  );

test('a script is written, corrected, given, seen at work, and taken back with one click', async () => {
  await openScripts();
  await cafe.until(says('No mistakes'));
  await write(
    'export default script((me) => {\n  me.because("only a test");\n  return { behave: "fidgit", tick: 5 };\n});',
  );
  await cafe.until(says('Line 3: “fidgit” isn’t known here. Nearest: fidget.'));
  await cafe.page.getByRole('radio', { name: /^Momo/ }).click();
  // The button is disabled and explains why.
  const grey = cafe.page.getByRole('button', { name: /^Give to Momo/ });
  expect(await grey.getAttribute('aria-disabled')).toBe('true');
  expect(await grey.textContent()).toContain('Fix the script first.');
  await cafe.page.getByRole('button', { name: 'Fix: write fidget' }).click();
  await cafe.until(says('No mistakes'));
  // The maid whose notebook is open is already selected, and the page names the next step.
  expect(await step()).toBe('Give it');
  await button('Give to Momo').click();
  await cafe.until("document.querySelector('.scripts-step.next')?.textContent.includes('Let time run')");
  await button('Play').click();
  await cafe.until("honeybell.cafe.state.own?.answers.momo?.why === 'only a test'");
  await cafe.until("document.querySelector('.scripts-thoughts')?.textContent.includes('only a test')");
  expect(await step()).toBe('Compare');
  await cafe.shot('lab-scripts');
  const given = await cafe.ask<number>('honeybell.cafe.state.tick');
  await button('Old script back').click();
  await cafe.until('honeybell.cafe.state.own === undefined');
  await cafe.until(`honeybell.cafe.state.tick > ${given}`);
  expect(await cafe.ask("honeybell.cafe.page('momo').script")).not.toBe('maid.own');
});

test('completion comes from the sandbox’s own surface', async () => {
  await openScripts();
  await write('export default script((me) => { me.dea');
  await cafe.page.keyboard.type('r');
  await cafe.until(`${FIELD}?.querySelector('.cm-tooltip-autocomplete')?.textContent.includes('dearestCaller')`);
  await cafe.page.keyboard.press('Tab');
  await cafe.until(`${FIELD}?.querySelector('.cm-content').textContent.includes('me.dearestCaller')`);
  // Keys typed into the field act only there: nobody is followed, nothing is paused.
  expect(await cafe.ask('honeybell.followed')).toBe(null);
});

test('what is wrong with a text that comes in is said with all its places, before it is taken in', async () => {
  await openScripts();
  await button('Share as text').click();
  await cafe.page.getByLabel('The script as text').fill('export default script((me) => {\n  me.nearst("liter");\n  return { behave: "fidgit" };\n});'); // prettier-ignore
  const wrong = "document.querySelector('.scripts-share-mistakes')?.textContent";
  await cafe.until(`${wrong}?.includes('Line 2') && ${wrong}.includes('Line 3')`);
  await button('Import as a new script').click();
  await cafe.until(says('And 1 more'));
  await cafe.page.getByRole('button', { name: 'And 1 more.' }).click();
  await cafe.until(says('Line 3'));
});

test('a runaway loses its turn, then its seat; the page says where, and the café goes on', async () => {
  // The page tells of the maid who was selected.
  await cafe.ask("(honeybell.select(['momo']), null)");
  await openScripts();
  await give('momo', 'while (true);');
  await cafe.ask('(honeybell.lab.setSpeed(1), null)');
  await cafe.until("honeybell.cafe.journal.some(({ input }) => input.lost === 'runaway')");
  await cafe.until('honeybell.cafe.state.own === undefined');
  const tick = await cafe.ask<number>('honeybell.cafe.state.tick');
  await cafe.until(`honeybell.cafe.state.tick > ${tick + 10}`);
  await cafe.until("document.querySelector('.scripts-stop')?.textContent.includes('stopped near line 1')");
  await cafe.until("document.querySelector('.scripts-stop')?.textContent.includes('It was removed')");
  await cafe.until("document.body.textContent.includes('and was removed')");
});

test('a hang inside the engine ends with its Worker: another goes on, and the script loses its seat', async () => {
  await give('sakura', "me.because('still here'); return stay(1);");
  await cafe.ask('(honeybell.setSpeed(1), null)');
  await cafe.until('honeybell.cafe.state.own?.answers.sakura');
  // A search through a list of a thousand million empty entries: one native call that is never polled.
  await cafe.ask("(honeybell.test.hangs = 'momo', null)");
  await give('momo', 'return [].indexOf.call({ length: 1e9 }, 1) < 0 ? stay(1) : stay(2);');
  await cafe.until('honeybell.ahead?.kills >= 1');
  const tick = await cafe.ask<number>('honeybell.cafe.state.tick');
  await cafe.until("honeybell.cafe.journal.some(({ input }) => input.lost === 'hang' && input.maid === 'momo')");
  await cafe.until(`honeybell.cafe.state.tick > ${tick + 10} && honeybell.cafe.state.own?.scripts.momo === undefined`);
  await cafe.ask('(honeybell.test.hangs = null, null)');
});

test('what a script thought is in the save, and the day run anew comes to the same hash', async () => {
  await give('momo', 'const c = me.dearestCaller(); return c ? serve(c) : usual();');
  await cafe.ask('(honeybell.setSpeed(4), null)');
  await cafe.until("honeybell.cafe.journal.filter(({ input }) => input.kind === 'thought').length > 2");
  await cafe.ask('(honeybell.setSpeed(0), honeybell.actions.openLab(), null)');
  await cafe.until('honeybell.lab?.timeline.value');
  // Simulated again from its morning, the day gave the same result; otherwise the tape would begin now.
  expect(await cafe.ask('honeybell.lab.line.from')).toBe(0);
});
