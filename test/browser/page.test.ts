// The page follows the game's state: pictures that load late, a list from which people leave, the title that knows the
// open café, keys that act on the topmost panel, a picture that scrolls with its page.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayed, settled, type PlayedCafe } from './cafe.ts';

/** Every table of pictures fails at first, as without a connection. */
const NO_PICTURES = `{
  window.noPictures = true;
  const real = window.fetch;
  window.fetch = (to, ...more) =>
    window.noPictures && /\\/(people|world|ui|portraits)\\//.test(String(to?.url ?? to))
      ? Promise.reject(new TypeError('Failed to fetch'))
      : real(to, ...more);
}`;

let cafe: PlayedCafe;
const colours = async (): Promise<number> => {
  const pixels = await cafe.pixels(260, 150, 640, 420);
  const seen = new Set<number>();
  for (let i = 0; i < pixels.length; i += 4)
    seen.add(((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0));
  return seen.size;
};
const given = (): Promise<number> => cafe.ask('honeybell.cafe.journal.length');
const press = (key: string, held = ''): Promise<unknown> =>
  cafe.ask(
    `(document.activeElement?.blur(), document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true, cancelable: true, ${held} })), null)`,
  );

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 900, before: NO_PICTURES, looked: true });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('pictures that could not be fetched come when the connection is back: people, furniture, faces, icons', async () => {
  const faces = "document.querySelectorAll('.maid-card .face .initial').length";
  const bare = await colours();
  expect(await cafe.ask<number>(faces)).toBeGreaterThan(0);
  await cafe.shot('page-no-pictures');
  await cafe.ask("(window.noPictures = false, dispatchEvent(new Event('online')), null)");
  await cafe.until(`${faces} === 0`);
  await cafe.until(
    "performance.getEntriesByType('resource').filter(({ name }) => /(furniture|bubbles|icons|momo)\\.png/.test(name)).length >= 4",
  );
  await settled(cafe);
  await cafe.step(1);
  await settled(cafe);
  await cafe.shot('page-pictures');
  expect(await colours()).toBeGreaterThan(bare * 1.5);
});

test('the list of people keeps its tab stop and the focus when the guest who had it goes home', async () => {
  const name = await cafe.ask<string>(
    "Object.values(honeybell.cafe.state.people).find(({ role, present }) => role === 'guest' && present).name",
  );
  const stops = 'document.querySelectorAll(\'.people li button[tabindex="0"]\').length';
  await cafe.page.locator('.people li button').first().focus();
  const focused = "document.activeElement.closest('.people li')?.textContent ?? ''";
  for (let i = 0; i < 40 && !(await cafe.ask<string>(focused)).startsWith(name); i++)
    await cafe.page.keyboard.press('ArrowDown');
  expect(await cafe.ask(focused)).toContain(name);
  const isThere = `Object.values(honeybell.cafe.state.people).some(({ name, present }) => present && name === ${JSON.stringify(name)})`;
  for (let i = 0; i < 60 && (await cafe.ask<boolean>(isThere)); i++) await cafe.step(100);
  expect(await cafe.ask(isThere)).toBe(false);
  await cafe.until(
    `![...document.querySelectorAll('.people li')].some((row) => row.textContent.startsWith(${JSON.stringify(name)}))`,
  );
  expect(await cafe.ask(stops)).toBe(1);
  expect(await cafe.ask('document.activeElement.matches(\'.people li button[tabindex="0"]\')')).toBe(true);
  await cafe.ask('(document.activeElement.blur(), null)');
});

test("after a look at the replays the title still continues the player's café", async () => {
  const tick = await cafe.ask<number>('honeybell.cafe.state.tick');
  await cafe.ask('(honeybell.actions.toTitle(), null)');
  await cafe.until("document.querySelector('.title-menu .continue, .title-menu')?.textContent.includes('Go on')");
  await cafe.page.getByRole('button', { name: 'Replays' }).click();
  await cafe.until("document.querySelector('.replays-page')");
  await cafe.page.getByRole('button', { name: 'Back to café' }).click();
  await cafe.until("document.querySelector('.title-menu')");
  expect(await cafe.ask("document.querySelector('.title-menu').textContent")).toContain('Go on');
  await cafe.page.locator('.title-menu').getByRole('button', { name: /Go on/ }).click();
  await cafe.ask('(honeybell.setSpeed(0), null)');
  await cafe.until("document.querySelector('.maid-card')");
  expect(await cafe.ask<number>('honeybell.cafe.state.tick')).toBeLessThan(tick + 100);
});

test('Ctrl+Z in the lab takes nothing back in the café behind it', async () => {
  await cafe.ask("(honeybell.select(['yuki']), null)");
  await cafe.page.getByRole('tab', { name: 'Traits' }).click();
  await settled(cafe);
  await cafe.page.locator('.leaf section[aria-label="Rarity"]').getByRole('radio', { name: /^SSR/ }).click();
  await cafe.step(1);
  const before = await given();
  // As if a script had been exchanged: the lab continues with the same café, and the notebook can still undo.
  await cafe.ask('(honeybell.cafe.state.money++, honeybell.actions.openLab(), null)');
  await cafe.until('honeybell.lab?.timeline.value');
  await press('z', "code: 'KeyZ', ctrlKey: true");
  expect(await given()).toBe(before);
  await cafe.ask('(honeybell.lab.leave(), honeybell.cafe.state.money--, null)');
});

test('a bracket behind AltGr walks through the thoughts that are shown, and not through those of the hidden notebook', async () => {
  await cafe.ask('(honeybell.actions.openLab(), null)');
  await cafe.until("honeybell.lab?.timeline.value && document.querySelector('.time-page')");
  await cafe.ask("(honeybell.lab.look('yuki'), null)");
  const tick = await cafe.ask<number>('honeybell.lab.tick.value');
  await press('[', "code: 'Digit8', ctrlKey: true, altKey: true");
  expect(await cafe.ask<number>('honeybell.lab.tick.value')).toBeLessThan(tick);
  await cafe.ask('(honeybell.lab.goToNow(), null)');
});

test('an editor takes back its own step also after a press with the mouse', async () => {
  await cafe.page.getByRole('tab', { name: 'Commands' }).click();
  await cafe.until("document.querySelector('.commands-page')");
  const kind = cafe.page.locator('.commands-form').getByRole('combobox', { name: 'What', exact: true });
  const was = await kind.inputValue();
  await kind.selectOption('sweep');
  await cafe.page.locator('.commands-form').getByRole('button', { name: /Undo/ }).click();
  await cafe.page.locator('.commands-form').getByRole('button', { name: /Redo/ }).click();
  expect(await kind.inputValue()).toBe('sweep');
  await cafe.page.keyboard.press('Control+z');
  await cafe.until(
    `document.querySelector('.commands-form select.commands-select, .commands-form .commands-select select').value === ${JSON.stringify(was)}`,
  );
  const before = await given();
  await cafe.page.keyboard.press('Control+y');
  await cafe.until(
    "document.querySelector('.commands-form select.commands-select, .commands-form .commands-select select').value === 'sweep'",
  );
  expect(await given()).toBe(before);
});

test('on a telephone the café’s picture goes along when the page is pushed, and comes home when the lab is left', async () => {
  await cafe.page.setViewportSize({ width: 390, height: 844 });
  await cafe.ask("(honeybell.lab.turnTo('time'), null)");
  await cafe.until("document.querySelector('.time-page .lab-window-hole')");
  await settled(cafe);
  const boxes = (): Promise<unknown[]> =>
    cafe.ask(`['.lab-window-hole', '#stage'].map((one) => {
      const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
      return { x, y, width, height };
    })`);
  const [hole, stage] = await boxes();
  expect(stage).toEqual(hole);
  await cafe.ask("(document.querySelector('.time-page').scrollTop = 120, null)");
  await cafe.draw();
  const [holePushed, stagePushed] = await boxes();
  expect(holePushed).not.toEqual(hole);
  expect(stagePushed).toEqual(holePushed);
  await cafe.shot('page-telephone');
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  await cafe.ask('(honeybell.lab.leave(), null)');
  await cafe.until("document.querySelector('.maid-card')");
  await settled(cafe);
  expect(
    await cafe.ask(
      "(({ width, height }) => [width, height])(document.querySelector('#stage canvas').getBoundingClientRect())",
    ),
  ).toEqual([1280, 720]);
});

test('the layers of the styles have the declared order, whichever chunk came first', async () => {
  const names = await cafe.ask<string[]>(
    `[...new Set([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap((rule) =>
      rule instanceof CSSLayerStatementRule ? [...rule.nameList] : rule instanceof CSSLayerBlockRule ? [rule.name] : []))]`,
  );
  expect(names).toEqual(['reset', 'kit', 'panels', 'pages', 'handheld']);
});
