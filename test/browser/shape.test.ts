// The notebook's page "Traits": every control by mouse and by keys, in effect from the maid's next thought on, and taken
// back again.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Maid } from '../../src/sim/state/person.ts';
import { openPlayed, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
const her = <F extends keyof Maid>(field: F): Promise<Maid[F]> => cafe.ask(`honeybell.cafe.state.people.yuki.${field}`);
const part = (name: string) => cafe.page.locator(`.leaf section[aria-label="${name}"]`);
/** Ticks until an expression is true of her page. */
const until = (expression: string, most = 800): Promise<boolean> =>
  cafe.ask(`(() => {
    for (let i = 0; i < ${most}; i++) {
      const page = honeybell.cafe.page('yuki');
      const lastTodo = () => honeybell.cafe.decisions('yuki').at(-1)?.todo;
      if (${expression}) return true;
      honeybell.step(1);
    }
    return false;
  })()`);
const undo = async (): Promise<void> => {
  await cafe.page.keyboard.press('Control+z');
  await cafe.step(2);
};

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 900 });
  await cafe.ask("(honeybell.select(['yuki']), null)");
  await cafe.page.getByRole('tab', { name: 'Traits' }).click();
  await settled(cafe);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('an edit made in the lab’s roster since is taken back first, and a line says so', async () => {
  const before = [await her('rank'), await her('alertness')];
  await part('Rarity').getByRole('radio', { name: /^SSR/ }).click();
  await cafe.step(1);
  await cafe.ask('(honeybell.actions.openLab(), null)');
  await cafe.until('honeybell.lab?.timeline.value');
  await cafe.page.getByRole('tab', { name: 'Roster' }).click();
  const cell = cafe.page.getByLabel('Yuki, alertness');
  await cell.fill('77');
  await cell.press('Tab');
  await cafe.ask('(honeybell.lab.stepTick(), honeybell.lab.leave(), null)');
  await settled(cafe);
  expect([await her('rank'), await her('alertness')]).toEqual([5, 77]);
  await cafe.page.keyboard.press('Control+z');
  await cafe.until(
    "[...document.querySelectorAll('.toast')].some((one) => one.textContent.includes('Undone: Yuki, Alertness'))",
  );
  await cafe.step(1);
  expect([await her('rank'), await her('alertness')]).toEqual([5, before[1]]);
  await undo();
  expect([await her('rank'), await her('alertness')]).toEqual(before);
});

test('rarity, by mouse: as many dishes as she can carry now', async () => {
  const before = await her('rank');
  await part('Rarity').getByRole('radio', { name: /^SSR/ }).click();
  await cafe.until("document.querySelector('.effect')?.classList.contains('waiting')");
  await cafe.step(1);
  expect(await her('rank')).toBe(5);
  await cafe.until("document.querySelector('.notebook')?.classList.contains('SSR')");
  expect(await part('Rarity').innerText()).toMatch(/changed/i);
  const thought = await cafe.ask<number>("honeybell.cafe.decisions('yuki').length");
  expect(
    await until(
      `honeybell.cafe.decisions('yuki').length > ${thought} || honeybell.cafe.decisions('yuki').at(-1).tick > honeybell.cafe.state.tick - 2`,
    ),
  ).toBe(true);
  await cafe.step(2);
  await cafe.until("document.querySelector('.effect')?.classList.contains('atWork')");
  await undo();
  expect(await her('rank')).toBe(before);
});

test('alertness, by keys: the ticks of the next way she takes', async () => {
  const before = await her('alertness');
  const slider = part('Alertness').getByRole('slider');
  await slider.focus();
  await cafe.page.keyboard.press('Home');
  await cafe.step(1);
  expect(await her('alertness')).toBe(1);
  expect(await until("lastTodo()?.behave === 'move' && lastTodo().tick === 1")).toBe(true);
  await cafe.page.keyboard.press('End');
  await cafe.step(1);
  expect(await her('alertness')).toBeNull();
  await until("lastTodo()?.behave !== 'move'");
  expect(await until("lastTodo()?.behave === 'move' && lastTodo().guest !== undefined")).toBe(true);
  expect(await cafe.ask("honeybell.cafe.decisions('yuki').at(-1).todo.tick ?? null")).toBeNull();
  for (let i = 0; i < 3 && (await her('alertness')) !== before; i++) await undo();
  expect(await her('alertness')).toBe(before);
});

test('sight: a handle by mouse is one edit, arrow keys one undo step, sectors added and removed, the usual one back', async () => {
  const before = await her('alertRange');
  const sight = part('Sight');
  const radius = sight.getByRole('slider', { name: 'Sector 1: tiles' });
  await radius.scrollIntoViewIfNeeded();
  const from = await radius.boundingBox();
  if (from === null) throw new Error('the handle is not to be seen');
  const edits = (): Promise<number> => cafe.ask("honeybell.cafe.journal.filter(({ input }) => input.kind === 'edit').length"); // prettier-ignore
  const edited = await edits();
  await cafe.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await cafe.page.mouse.down();
  await cafe.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 30, { steps: 4 });
  await cafe.page.mouse.up();
  await cafe.step(1);
  expect((await her('alertRange'))[0]?.radius).toBeLessThan(before[0]?.radius ?? 0);
  expect((await edits()) - edited).toBe(1);
  await undo();
  expect(await her('alertRange')).toEqual(before);

  await sight.getByRole('slider', { name: 'Sector 1: ± degrees' }).focus();
  for (let i = 0; i < 3; i++) {
    await cafe.page.keyboard.press('ArrowUp');
    await cafe.step(1);
  }
  expect((await her('alertRange'))[0]?.halfAngle).toBe((before[0]?.halfAngle ?? 0) + 15);
  await undo();
  expect(await her('alertRange')).toEqual(before);

  await sight.getByRole('button', { name: 'Add a sector' }).click();
  await cafe.step(1);
  await sight.getByRole('button', { name: 'Remove sector 1' }).click();
  await cafe.step(1);
  expect(await her('alertRange')).toHaveLength(before.length);
  await sight.getByRole('button', { name: 'Usual for her rarity' }).click();
  await cafe.step(1);
  expect(await her('alertRange')).toEqual(before);
  for (let i = 0; i < 3; i++) await undo();
});

test('sight by numbers: while time stands still a typed number is kept, and shown in the drawing', async () => {
  const before = await her('alertRange');
  const field = part('Sight').getByRole('spinbutton', { name: 'tiles' }).first();
  await field.click();
  await cafe.page.keyboard.press('Control+A');
  await cafe.page.keyboard.type('12.5');
  await cafe.page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe('12.5');
  await field.click();
  await cafe.page.keyboard.press('Control+A');
  await cafe.page.keyboard.type('4');
  await cafe.page.keyboard.press('Tab');
  expect(await field.inputValue()).toBe('4');
  await cafe.step(1);
  expect((await her('alertRange'))[0]?.radius).toBe(4);
  // Both numbers were typed in one tick, so that they are one edit. In a field Ctrl+Z is the field's own.
  await cafe.ask('(document.activeElement.blur(), null)');
  await undo();
  expect(await her('alertRange')).toEqual(before);
});

test('sight on the floor: the handle before her feet is dragged, and the notebook shows the new reach', async () => {
  const before = await her('alertRange');
  const handles = cafe.page.locator('.floor-sight .handle.radius');
  expect(await handles.count()).toBe(before.length);
  const from = await handles.last().boundingBox();
  if (from === null) throw new Error('the handle is not to be seen');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const feet = await cafe.ask<{ x: number; y: number }>(
    '(({ x, y }) => honeybell.screenOfTile(x, y))(honeybell.cafe.state.people.yuki)',
  );
  await cafe.page.mouse.move(x, y);
  await cafe.page.mouse.down();
  // Half as far from her as before.
  await cafe.page.mouse.move((x + feet.x) / 2, (y + feet.y) / 2, { steps: 4 });
  await cafe.page.mouse.up();
  await cafe.step(1);
  const now = await her('alertRange');
  expect(now.at(-1)?.radius).toBeLessThan(before.at(-1)?.radius ?? 0);
  expect(now.slice(0, -1)).toEqual(before.slice(0, -1));
  await undo();
  expect(await her('alertRange')).toEqual(before);
});

test('duties, by mouse: other scripts behind the same keys', async () => {
  const before = await her('duties');
  const duties = part('Duties');
  await duties.getByRole('radio').first().click();
  await cafe.step(1);
  expect(await her('duties')).toBe('reception');
  expect(await until("page.script === 'maid.waitingAtReception'")).toBe(true);
  await undo();
  expect(await her('duties')).toBe(before);
  expect(await until("page.script === 'maid.waiting'")).toBe(true);
});

test('her favourites, by keys and by mouse: moved, added, removed', async () => {
  const likes = async (): Promise<string[]> => [
    ...(await her('favouriteCustomerIds')),
    ...(await her('favouriteCustomerTypes')),
  ];
  await cafe.ask(
    "(honeybell.actions.give({ kind: 'edit', maid: 'yuki', edit: { favouriteCustomerIds: [], favouriteCustomerTypes: ['student', 'family', 'office'] } }), null)",
  );
  await cafe.step(1);
  await cafe.until(
    "[...document.querySelectorAll('.dearest .drag b.grow')].map((name) => name.textContent).join() === 'any student,any family,any office worker'",
  );
  const rows = cafe.page.locator('.dearest .drag');

  await rows.nth(0).focus();
  await cafe.page.keyboard.press('Alt+ArrowDown');
  await cafe.step(1);
  expect(await likes()).toEqual(['family', 'student', 'office']);
  await undo();
  expect(await likes()).toEqual(['student', 'family', 'office']);

  await rows.nth(2).scrollIntoViewIfNeeded();
  const from = await rows.nth(2).boundingBox();
  const to = await rows.nth(0).boundingBox();
  if (from === null || to === null) throw new Error('the rows are not to be seen');
  await cafe.page.mouse.move(from.x + 14, from.y + from.height / 2);
  await cafe.page.mouse.down();
  await cafe.page.mouse.move(to.x + 14, to.y + to.height + 8, { steps: 3 });
  await cafe.page.mouse.move(to.x + 14, to.y + to.height / 2, { steps: 3 });
  await cafe.page.mouse.up();
  await cafe.step(1);
  expect(await likes()).toEqual(['office', 'student', 'family']);
  await undo();
  expect(await likes()).toEqual(['student', 'family', 'office']);

  await rows.nth(1).getByRole('button').click();
  await cafe.step(1);
  expect(await likes()).toEqual(['student', 'office']);
  await cafe.page.locator('.add-dear').click();
  await cafe.page.locator('.candidates .chip').last().click();
  await cafe.step(1);
  expect(await likes()).toHaveLength(3);
  await undo();
  await undo();
  expect(await likes()).toEqual(['student', 'family', 'office']);
});

test('obedience, by keys: a command declined, and followed again', async () => {
  const slider = part('Listening').getByRole('slider');
  await slider.focus();
  await cafe.page.keyboard.press('Home');
  await cafe.step(1);
  expect(await her('obedience')).toBe(0);
  const ordered = async (): Promise<number> => {
    const tile = await cafe.freeTile('yuki', 4);
    await cafe.moreChalk();
    await cafe.ask(
      `(honeybell.actions.give({ kind: 'command', post: { executorKeys: ['yuki'], tick: 200, command: { behave: 'move', x: ${tile.x}, y: ${tile.y}, manner: 'a-move' } } }), null)`,
    );
    await cafe.ask('honeybell.step(150)');
    return cafe.ask<number>('honeybell.cafe.commands.at(-1).id');
  };
  const answer = async (id: number): Promise<string | undefined> =>
    ((await her('answers')) as { id: number; is: string }[]).find((one) => one.id === id)?.is;
  expect(await answer(await ordered())).toBe('declined');
  await cafe.ask('honeybell.step(100)');
  await slider.focus();
  await cafe.page.keyboard.press('End');
  await cafe.step(1);
  expect(await her('obedience')).toBe(1);
  expect(['accepted', 'done']).toContain(await answer(await ordered()));
});
