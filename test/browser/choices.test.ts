// Choices by configuration as a player meets them: the paparazzo's notebook, a configuration edited in the running
// café, and the hints for a new player.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayed, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 20 });
  // Adds a celebrity and a guest with a camera.
  await cafe.ask(`(() => {
    const { state } = honeybell.cafe;
    const [plan] = state.arrivals;
    const come = (id, name, look, customerType, isHero, seat) => ({ tick: state.tick + 1, id, spec: { ...plan.spec, name, look, customerType, isHero, seat, start: seat === null ? 'door' : 'seat', patience: 6000, loudness: 5, party: null } });
    state.arrivals.unshift(come('zzrio', 'Rio Vento', 'rio', 'footballer', true, 'd'), come('zzpap', 'Flash Fenwick', 'pap', 'paparazzo', false, 'i'));
    return null;
  })()`);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('a paparazzo’s notebook says what kept him and what let him shoot', async () => {
  const shot = await cafe.ask(`(() => {
    for (let i = 0; i < 2400; i++) {
      honeybell.step(1);
      if (honeybell.cafe.events.some(({ type }) => type === 'photo')) return true;
    }
    return false;
  })()`);
  expect(shot).toBe(true);
  await cafe.step(60);
  await cafe.ask("(honeybell.select(['zzpap']), null)");
  await settled(cafe);
  const part = cafe.page.locator('.choices');
  const head = part.getByRole('button', { name: /The next picture/ }).first();
  await head.click();
  await settled(cafe);
  const text = await part.innerText();
  expect(text).toContain('a maid in the way out');
  expect(text).toContain('someone worth it in the frame');
  expect(text).toContain('a minute or two since the last');
  expect(text).toContain('Rio Vento');
  await cafe.shot('paparazzo');
});

test('a configuration is changed where it is explained: mistakes by line, applied, taken back', async () => {
  const { page } = cafe;
  await page.getByRole('button', { name: 'How it’s chosen: The next picture' }).click();
  await settled(cafe);
  const area = page.getByRole('textbox', { name: 'How it’s chosen' });
  const shipped = await area.inputValue();
  await area.fill(shipped.replace('type: RuleBased', 'type: RuelBased'));
  await settled(cafe);
  expect(await page.locator('.config-problems').innerText()).toMatch(/Line \d+[\s\S]*RuelBased[\s\S]*RuleBased/);
  await cafe.shot('configuration-wrong');
  expect(await page.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled')).toBe('true');
  await area.fill(shipped.replace('[1200, 2400]', '[100, 200]'));
  await page.getByRole('button', { name: 'Apply' }).click();
  await cafe.step(2);
  await settled(cafe);
  expect(await cafe.ask("honeybell.cafe.configOf('paparazzo').changed")).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await cafe.step(2);
  expect(await cafe.ask("honeybell.cafe.configOf('paparazzo').changed")).toBe(false);
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
});

test('how maids choose a guest is shown in their traits; why, in Now', async () => {
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.page.getByRole('tab', { name: 'Traits' }).click();
  await settled(cafe);
  await cafe.page.getByRole('button', { name: 'How it’s chosen: Who to serve' }).click();
  await settled(cafe);
  expect(await cafe.page.getByRole('textbox', { name: 'How it’s chosen' }).inputValue()).toContain('Preference');
  await cafe.page.locator('dialog').getByRole('button', { name: 'Close' }).click();
});

test('a hint is said, can be put away, and blocks nothing', async () => {
  // One more photograph than there are already.
  const more = await cafe.ask<number>(`(() => {
    const said = () => (honeybell.cafe.state.said ?? []).length;
    const before = said();
    // No hint appears while another message is shown.
    for (const dismiss of document.querySelectorAll('.toast .dismiss')) dismiss.click();
    for (let i = 0; i < 6000 && said() === before; i++) honeybell.step(1);
    return said() - before;
  })()`);
  await settled(cafe);
  expect(more).toBe(1);
  const hint = cafe.page.locator('.toast').last();
  expect((await hint.innerText()).length).toBeGreaterThan(30);
  await cafe.shot('hint');
  const before = await cafe.page.locator('.toast').count();
  await hint.locator('.dismiss').click();
  await settled(cafe);
  expect(await cafe.page.locator('.toast').count()).toBe(before - 1);
});

test('the same in Chinese', async () => {
  await cafe.ask("(honeybell.actions.setLanguage('zh'), null)");
  await cafe.page.getByRole('tab').first().click();
  await cafe.step(200);
  await settled(cafe);
  await cafe.ask("(honeybell.select(['zzpap']), null)");
  await settled(cafe);
  const head = cafe.page.locator('.choices .choice-head').first();
  await head.click();
  await settled(cafe);
  expect(await cafe.page.locator('.choices').innerText()).toContain('怎么选');
  await cafe.shot('paparazzo-zh');
});
