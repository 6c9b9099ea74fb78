// Tables, configurations, roster, warp tables and commands, edited in the lab while the café is paused behind it: wrong
// input is reported at its place and never applied; right input is in force from the next tick on.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayed, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
const turnTo = async (page: string): Promise<void> => {
  await cafe.page.getByRole('tab', { name: page, exact: true }).click();
  await settled(cafe);
};
/** Presses Apply twice: the edit is given at once, and only once. */
const givenOnce = async (): Promise<void> => {
  const { page } = cafe;
  const given = () => cafe.ask<number>('honeybell.cafe.journal.length');
  const before = await given();
  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await page.getByText('Applied; counts from the next tick', { exact: true }).first().waitFor();
  expect(await apply.getAttribute('aria-disabled')).toBe('true');
  await apply.click({ force: true });
  expect(await given()).toBe(before + 1);
};
const step = (): Promise<unknown> => cafe.ask('(honeybell.lab.stepTick(), null)');

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 2600 });
  await cafe.page.keyboard.press('l');
  await cafe.until('honeybell.lab?.timeline.value');
  await settled(cafe);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('all tabs can be come to at 1280, in their order', async () => {
  const tabs = cafe.page.locator('.lab-tabs [role=tab]');
  const names = await tabs.allInnerTexts();
  expect(names.slice(0, 8)).toEqual(['Time', 'What if', 'Warps', 'Tables', 'Utility', 'Roster', 'Commands', 'Scripts']);
  await tabs.last().scrollIntoViewIfNeeded();
  const [bar, last] = [await cafe.page.locator('.lab-tabs').boundingBox(), await tabs.last().boundingBox()];
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0) + 1);
});

test('a table with an error stays out, says where it is wrong, and is mended by a press; then it is in force and in the tree', async () => {
  const { page } = cafe;
  await turnTo('Tables');
  const rowsOf = "JSON.stringify(honeybell.cafe.state.tables['patient'] ?? null)";
  await page.getByRole('combobox', { name: 'Which table' }).selectOption('patient');
  const cell = page.getByLabel('Row 3, yes', { exact: true });
  await cell.fill('autograh:55,stare:18');
  await page.locator('.tables-state').filter({ hasText: '1 error' }).first().waitFor();
  expect(await page.locator('.tables-mistake').innerText()).toMatch(/Row 3[^]*autograh\. Nearest: autograph/);
  expect(await cell.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Apply' }).click({ force: true });
  await step();
  expect(await cafe.ask(rowsOf)).toBe('null');
  await cafe.shot('lab-tables-error');
  await page.getByRole('button', { name: 'Use autograph' }).click();
  expect(await cell.inputValue()).toBe('autograph:55,stare:18');
  // While time stands still, the edit is pending until the next tick, and is not given twice.
  await givenOnce();
  await step();
  await page.locator('.tables-state').getByText('In use', { exact: true }).waitFor();
  expect(await cafe.ask<string>(rowsOf)).toContain('autograph:55,stare:18');
  expect(await page.locator('.tree-leaf-box[title*="autograph 55 %"]').count()).toBe(1);
  await cafe.ask(`(async () => {
    for (let i = 0; i < 200 && document.querySelector('.tables-user') === null; i++) {
      honeybell.step(20);
      await honeybell.test.idle();
    }
  })()`);
  await page.locator('.tables-user').first().click();
  await settled(cafe);
  expect(await page.locator('.tables-tree .way.lit').count()).toBeGreaterThan(0);
  // The applied draft is one edit.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await cell.inputValue()).not.toContain('55');
  await page.locator('.toast').getByText('Undone: Rules: Patient').waitFor();
  await step();
  expect(await cafe.ask(rowsOf)).toBe('null');
  await cafe.shot('lab-tables');
});

test('a file with mistakes comes into the grid, and never into the café; a press puts the old grid back', async () => {
  const { page } = cafe;
  const rowsOf = "JSON.stringify(honeybell.cafe.state.tables['patient'] ?? null)";
  const before = await cafe.ask<string>(rowsOf);
  const csv =
    'id,note,condition,cParam,yesType,yes,noType,no\n1,a,waitng,,1,litter:120,0,"2,9"\n2,b,always,,1,goOn:100,,\n';
  await page
    .locator('.tables-main input[type=file]')
    .setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByText(/^mine\.csv is in the grid, with 3 mistakes marked/).waitFor();
  expect(await page.locator('.tables-grid td.wrong').count()).toBe(3);
  expect(await page.locator('.tables-grid td.wrong .tables-mark').allInnerTexts()).toEqual(['1', '2', '3']);
  await page.getByRole('button', { name: 'Apply' }).click({ force: true });
  await step();
  expect(await cafe.ask(rowsOf)).toBe(before);
  await cafe.shot('lab-tables-file');
  await page.getByRole('button', { name: 'Fix what can be fixed' }).click();
  await page.getByText('1 error', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Put the old grid back' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await page.locator('.tables-grid tbody tr').count()).toBeGreaterThan(10);
});

test('the tree fits across, is zoomed, and two leaves change places by the keyboard; the grid follows', async () => {
  const { page } = cafe;
  const tree = page.locator('.tables-tree');
  const fits = (): Promise<boolean> => tree.evaluate((one) => one.scrollWidth <= one.clientWidth + 1);
  expect(await fits()).toBe(true);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await fits()).toBe(false);
  await page.getByRole('button', { name: 'Whole tree' }).click();
  expect(await tree.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
  await page.getByRole('button', { name: 'Whole tree' }).click();
  const cell = page.getByLabel('Row 4, yes', { exact: true });
  const was = await cell.inputValue();
  const leaf = page.locator('.tree-leaf-box[title*="talk 65 %"]');
  await leaf.focus();
  expect(await page.locator('.tables-read').innerText()).toContain('talk 65 %');
  await leaf.press('Alt+ArrowDown');
  expect(await cell.inputValue()).not.toBe(was);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await cell.inputValue()).toBe(was);
  const grid = await page.locator('.tables-main').boundingBox();
  const divider = page.getByRole('separator', { name: /^More room/ });
  await divider.focus();
  await divider.press('ArrowDown');
  expect((await page.locator('.tables-main').boundingBox())?.height).toBeGreaterThan(grid?.height ?? 0);
});

test('a warp table is exchanged for everybody of the kind; one with a wrong script is not', async () => {
  const { page } = cafe;
  await page.getByRole('radio', { name: 'Warp tables' }).click();
  const cell = page.locator('#warp-cell-allround-chat');
  await cell.fill('maid.chta');
  await page.getByText('1 error', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true');
  await cell.fill('maid.standStill');
  await givenOnce();
  await step();
  expect(await cafe.ask('honeybell.cafe.state.warps.allround.chat')).toBe('maid.standStill');
  await cafe.shot('lab-warp-tables');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await step();
  expect(await cafe.ask('honeybell.cafe.state.warps ?? null')).toBeNull();
  await page.getByRole('radio', { name: 'Decision tables' }).click();
});

test('a curve is dragged, and the number follows in the text with all its comments', async () => {
  const { page } = cafe;
  await turnTo('Utility');
  const text = page.getByRole('textbox').first();
  const before = await text.inputValue();
  const grip = page.locator('.utility-curve .grip-point').first();
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 7, (box?.y ?? 0) + 7];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 24, { steps: 4 });
  await page.mouse.up();
  const after = await text.inputValue();
  expect(after).not.toBe(before);
  expect(after.match(/#.*/g)).toEqual(before.match(/#.*/g));
  await text.fill(after.replace('type: RuleBased', 'type: RuelBased'));
  expect(await page.locator('.utility-problems').innerText()).toContain('RuleBased');
  await page.locator('.utility-text').press('Control+z');
  expect(await text.inputValue()).toBe(after);
  await givenOnce();
  await step();
  expect(await cafe.ask('Object.values(honeybell.cafe.state.configs)')).toEqual([after]);
  await cafe.shot('lab-utility');
});

test('a cell of the roster counts at once, is marked, and is taken back', async () => {
  const { page } = cafe;
  await turnTo('Roster');
  const cell = page.getByLabel('Momo, alertness');
  await cell.fill('abc');
  await cell.press('Tab');
  expect(await cell.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('.roster-main').innerText()).toContain('should be a whole number from 1 to 600');
  await cell.fill('44');
  await cell.press('Tab');
  await step();
  expect(await cafe.ask('honeybell.cafe.state.people.momo.alertness')).toBe(44);
  expect(await page.locator('.roster-grid td.changed').count()).toBe(1);
  await cafe.shot('lab-roster');
  // The edit in words, the value before, and the ways back: its own button, undo and redo.
  expect(await page.locator('.roster-detail').innerText()).toMatch(
    /Looks up every 44 ticks[^]*alertness 1 tick → 44 ticks/,
  );
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await step();
  expect(await cafe.ask('honeybell.cafe.state.people.momo.alertness')).toBe(1);
  expect(await page.locator('.roster-grid td.changed').count()).toBe(0);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await step();
  expect(await cafe.ask('honeybell.cafe.state.people.momo.alertness')).toBe(44);
  await page.getByLabel('Mei, rarity').selectOption('5');
  await step();
  expect(await page.locator('.roster-detail').innerText()).toMatch(
    /remembers 2 orders[^]*This morning: 1 dish, 1 order/,
  );
  await page.getByRole('button', { name: 'Undo everything' }).click();
  await step();
  expect(await cafe.ask('[honeybell.cafe.state.people.momo.alertness, honeybell.cafe.state.people.mei.rank]')).toEqual([1, 2]); // prettier-ignore
});

test('her favourites are reordered by the keyboard', async () => {
  const { page } = cafe;
  await page.locator('.roster-grid .roster-likes').first().click();
  const first = page.locator('.roster-dear .drag').first();
  await first.focus();
  await first.press('Alt+ArrowDown');
  await step();
  expect(await cafe.ask('honeybell.cafe.state.people.momo.favouriteCustomerIds')).toEqual(['noel', 'rio']);
  await page.getByRole('button', { name: 'Undo favourites of Momo' }).click();
  await step();
  expect(await cafe.ask('honeybell.cafe.state.people.momo.favouriteCustomerIds')).toEqual(['rio', 'noel']);
});

test('an invented command costs no chalk; maids who decline or ignore it give their reasons', async () => {
  const { page } = cafe;
  await turnTo('Commands');
  const chalk = await cafe.ask('honeybell.cafe.state.chalk?.left ?? null');
  // The tile is chosen in the picture, by whatever is in its middle.
  await settled(cafe);
  const hole = await page.locator('.lab-window-hole').boundingBox();
  const [x, y] = [(hole?.x ?? 0) + (hole?.width ?? 0) / 2 + 30, (hole?.y ?? 0) + (hole?.height ?? 0) / 2];
  const tile = await cafe.ask<{ x: number; y: number }>(`honeybell.lab.deps.tileAt(${x}, ${y})`);
  await page.mouse.click(x, y);
  await cafe.until(
    `JSON.stringify([...document.querySelectorAll('.commands-input.short')].slice(0, 2).map((one) => Number(one.value))) === '${JSON.stringify([tile.x, tile.y])}'`,
  );
  await settled(cafe);
  expect(await page.locator('.commands-mark').isVisible()).toBe(true);
  await page.getByRole('radio', { name: /^By hand/ }).click();
  await page.getByRole('textbox', { name: 'JSON' }).fill('{ "behave": "move", "x": "here", "y": true }');
  expect(await page.locator('.commands-told').allInnerTexts()).toHaveLength(2);
  await page.getByRole('textbox', { name: 'JSON' }).fill('{ behave: "sevre", }');
  await page.getByRole('button', { name: 'Fix quotes, commas and braces' }).click();
  await page.getByRole('button', { name: 'Use serve' }).click();
  expect(await page.getByRole('textbox', { name: 'JSON' }).inputValue()).toBe('{\n  "behave": "serve"\n}');
  await page.getByRole('radio', { name: 'Choose' }).click();
  await page.getByRole('textbox', { name: 'For how many ticks' }).fill('nothing');
  expect(await page.locator('.commands-wrong').innerText()).toContain('whole number');
  expect(await page.getByRole('button', { name: 'Write it' }).getAttribute('aria-disabled')).toBe('true');
  // A guest in the middle of the picture would be chosen instead.
  await cafe.ask('(honeybell.select([]), null)');
  await page.getByRole('button', { name: /^An impossible one/ }).click();
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.getByText('It’s on the board from the next tick.').waitFor();
  await cafe.ask('(() => { for (let i = 0; i < 60; i++) honeybell.lab.stepTick(); return null; })()');
  await settled(cafe);
  const said = await page.locator('.commands-one').filter({ hasText: 'nobody-1' }).first().innerText();
  expect(said).toMatch(/serve nobody-1/);
  expect(said).toMatch(/can’t\s+Why: the guest has left/);
  expect(await cafe.ask('honeybell.cafe.state.chalk?.left ?? null')).toBe(chalk);
  await cafe.shot('lab-commands');
});

test('the board is open: every fact with its value and who waits for it, and each command with its answers', async () => {
  const { page } = cafe;
  await turnTo('Commands');
  const facts = (): Promise<{ name: string; value: unknown; waiting: string[] }[]> =>
    cafe.ask('JSON.parse(JSON.stringify(honeybell.lab.cafe.facts()))');
  const row = (name: string) =>
    page.locator('.commands-fact').filter({ has: page.locator('code', { hasText: new RegExp(`^${name}$`) }) });
  const known = await facts();
  expect(await page.locator('.commands-fact code').allInnerTexts()).toEqual(known.map(({ name }) => name));
  for (const name of ['weather', 'rush', 'hero', 'alarm']) expect(known.map((one) => one.name)).toContain(name);
  const callers = known.find(({ name }) => name === 'callers')!;
  expect(await row('callers').locator('b').innerText()).toBe(String(callers.value));
  expect(await row('alarm').locator('b').innerText()).toBe('no');
  // Someone waits for something: a button with face and name selects them.
  const awaited = known.find(({ waiting }) => waiting.length > 0)!;
  const faces = row(awaited.name).locator('.commands-waiter');
  expect((await faces.first().innerText()).trim()).not.toBe('');
  await faces.first().click();
  expect(awaited.waiting).toContain(await cafe.ask('honeybell.lab.who.value'));
  // A new command changes its fact, and is answered by everyone it is for.
  const before = Number(await row('commands').locator('b').innerText());
  await page.getByRole('button', { name: /^An impossible one/ }).click();
  await page.getByRole('button', { name: 'Write it' }).click();
  await step();
  await step();
  await settled(cafe);
  expect(Number(await row('commands').locator('b').innerText())).toBe(before + 1);
  expect(await row('commands').getAttribute('class')).toContain('fresh');
  await cafe.ask('(() => { for (let i = 0; i < 60; i++) honeybell.lab.stepTick(); return null; })()');
  await settled(cafe);
  expect(await page.locator('.commands-one').filter({ hasText: 'nobody-1' }).first().innerText()).toMatch(
    /can’t|will do|does it|declines/,
  );
  await cafe.shot('lab-open-board');
});

test('a scene is started by hand, and a line says that it is on', async () => {
  const { page } = cafe;
  const alarm = page.getByRole('button', { name: 'Fire alarm' });
  await alarm.click();
  expect(await alarm.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.commands-scenes [role=status]').innerText()).toContain('begins as soon as it can');
  await cafe.ask('(honeybell.lab.stepTick(), honeybell.lab.stepTick(), null)');
  await settled(cafe);
  expect(await cafe.ask('honeybell.cafe.state.calendar.going[0].kind')).toBe('alarm');
  expect(await page.locator('.commands-scenes [role=status]').innerText()).toMatch(/^Fire alarm: since \d/);
  await cafe.shot('lab-scenes');
});
