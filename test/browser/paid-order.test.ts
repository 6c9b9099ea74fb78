// The amount of a bill that the player has sent a maid for flies from the order's line to the till.

import { expect, test } from 'vitest';
import { openPlayed } from './cafe.ts';

test('“+¥” flies to the till when the guest pays, and is gone a second later', async () => {
  const cafe = await openPlayed({ seed: 7, ticks: 900 });
  const guest = await cafe.ask<string | null>(`(() => {
    for (let i = 0; i < 4000; i++) {
      const found = Object.values(honeybell.cafe.state.people).find((one) => one.role === 'guest' && one.calls?.need === 'bill' && one.attendedBy === null);
      if (found !== undefined) return found.id;
      honeybell.step(1);
    }
    return null;
  })()`);
  await cafe.ask(`(honeybell.actions.give({ kind: 'command', post: { executorKeys: ['maid'], tick: 400, command: { behave: 'serve', guest: '${guest}' } } }), null)`); // prettier-ignore
  await cafe.step(2);
  await cafe.until("document.querySelector('[data-line]')");
  await cafe.ask(`(() => {
    for (let i = 0; i < 800; i++) {
      honeybell.step(1);
      if (honeybell.cafe.events.some(({ type, who }) => type === 'paid' && who === '${guest}')) return;
    }
  })()`);
  await cafe.until("document.querySelector('.paid-order')");
  expect(await cafe.page.locator('.paid-order').innerText()).toMatch(/^\+¥/);
  await cafe.shot('paid-order');
  await cafe.pass(1200);
  expect(await cafe.page.locator('.paid-order').count()).toBe(0);
  await cafe.close();
});
