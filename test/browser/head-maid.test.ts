// The head maid as a player meets her: opened by button and key, switched between modes, seen learning and leading;
// exported to a file, imported, forgotten and restored. In both languages.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anew, openPlayed, type PlayedCafe } from './cafe.ts';

const brain = 'honeybell.cafe.state.headMaid.brain';
const trained = async (cafe: PlayedCafe): Promise<void> => {
  // Gathers everyone at the door in every situation, so that this is the habit to learn.
  await cafe.ask(`(() => {
    const { cafe } = honeybell;
    const [{ x, y }] = cafe.state.doors;
    for (let i = 0; i < 40; i++) {
      Object.assign(cafe.state.chalk, { left: 4, nextTick: null });
      cafe.give({ kind: 'command', post: { executorKeys: ['nobody'], tick: 1, command: { behave: 'gather', x, y } } });
      honeybell.step(20);
    }
    return null;
  })()`);
};

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ ticks: 0 });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

describe.each(['en', 'zh'])('%s', (language) => {
  const en = language === 'en';
  const button = (english: string, chinese: string) => cafe.page.getByRole('button', { name: en ? english : chinese });
  const radio = (english: string, chinese: string) => cafe.page.getByRole('radio', { name: en ? english : chinese });
  const dialog = "document.querySelector('dialog[open] .head-maid')";

  beforeAll(async () => {
    await anew(cafe, { ticks: 60, language });
    await trained(cafe);
  });

  test('H opens her, with the focus on the heading; Escape closes; the only button is beside the maids’ cards', async () => {
    await cafe.page.keyboard.press('h');
    await cafe.until(dialog);
    expect(await cafe.ask('document.activeElement.tagName')).toBe('H2');
    expect(await cafe.ask('document.activeElement.textContent')).toContain(en ? 'Momo' : '桃桃');
    await cafe.page.keyboard.press('Escape');
    await cafe.until(`!${dialog}`);
    // Scouting and the head maid have one button each, also while the board is open.
    await cafe.page.keyboard.press('d');
    const names = en ? ['Head maid', 'Scout'] : ['女仆长', '打探'];
    for (const name of names) expect(await cafe.page.locator('.hud button', { hasText: name }).count()).toBe(1);
    await cafe.page.keyboard.press('d');
    await cafe.page.locator('.roster-tools button').first().click();
    await cafe.until(dialog);
  });

  test('a choice of how she leads shows at once, although time stands still', async () => {
    const { tick } = await cafe.ask<{ tick: number }>('({ tick: honeybell.cafe.state.tick })');
    const chosen = (): Promise<number> =>
      cafe.ask(
        "[...document.querySelectorAll('.head-maid [role=radio]')].findIndex((one) => one.ariaChecked === 'true')",
      );
    const before = await chosen();
    const to = (before + 1) % 3;
    await cafe.page.locator('.head-maid [role=radio]').nth(to).click();
    await cafe.until(
      `document.querySelectorAll('.head-maid [role=radio]')[${to}].getAttribute('aria-checked') === 'true'`,
    );
    expect(await cafe.ask('honeybell.cafe.state.tick')).toBe(tick);
    await cafe.page.locator('.head-maid [role=radio]').nth(before).click();
  });

  test('what she has seen: strips of cells with tone and number, the present case framed', async () => {
    const strips = await cafe.ask<{ cells: string[]; now: number; heat: string[] }[]>(
      `[...document.querySelectorAll('.strip')].map((strip) => ({
        cells: [...strip.querySelectorAll('li b')].map((one) => one.textContent),
        now: strip.querySelectorAll('li.now').length,
        heat: [...strip.querySelectorAll('li')].map((one) => one.style.getPropertyValue('--heat')),
      }))`,
    );
    expect(strips.length).toBeGreaterThan(3);
    for (const { cells, now, heat } of strips) {
      expect(now).toBe(1);
      expect(cells.length).toBeGreaterThan(2);
      expect(heat).toEqual(cells.map((count) => `${Number(count) * 10}%`));
    }
    expect(strips.some(({ cells }) => cells.includes('10'))).toBe(true);
  });

  test('no words are clipped, and nothing lies over anything else', async () => {
    const wrong = await cafe.ask<string[]>(`(() => {
      const root = document.querySelector('.head-maid');
      const wrong = [];
      for (const one of root.querySelectorAll('button, h3, h4, p, dt, dd, .strip > span, li'))
        if (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== 'inline') wrong.push('clipped: ' + one.textContent);
      const [left, right] = [...root.children].map((one) => one.getBoundingClientRect());
      for (const one of root.children[0].querySelectorAll('*'))
        if (one.getBoundingClientRect().right > right.left && right.top < left.bottom) wrong.push('over: ' + one.textContent);
      return wrong;
    })()`);
    expect(wrong).toEqual([]);
    await cafe.shot(`head-maid-${language}`);
  });

  test('she leads: her orders stand on the chalkboard with what they came from', async () => {
    await radio('In charge', '带班').click();
    // In a situation like those she was taught she uses the habit; in others, her training.
    const order = await cafe.ask<{ choice: string; basis: string } | undefined>(`(() => {
      for (let i = 0; i < 3000; i++) {
        honeybell.step(1);
        const order = honeybell.cafe.state.headMaid.orders.at(-1);
        if (order?.basis === 'habit' || order?.basis === 'training') return order;
      }
    })()`);
    expect(order?.basis).toMatch(/^(habit|training)$/);
    await cafe.step(1);
    await cafe.page.keyboard.press('Escape');
    await cafe.step(2);
    const line = cafe.page
      .locator('.chalkboard .line')
      .filter({
        hasText: en ? /habit of yours: |from her training: / : /你的习惯：|她的训练|训练：/,
      })
      .first();
    await line.waitFor();
    // Her crown stands in the line; what the order came from is read aloud, and shown when the mouse rests on it.
    const what = line.locator('.what');
    expect(await what.getAttribute('title')).toMatch(
      en ? /habit of yours: |from her training: / : /你的习惯：|她的训练|训练：/,
    );
    const [crown, row] = [await what.locator('svg').boundingBox(), await line.boundingBox()];
    expect(crown?.y).toBeGreaterThanOrEqual(row?.y ?? Infinity);
    expect((crown?.y ?? Infinity) + (crown?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
    expect(await line.textContent()).toMatch(
      en ? /habit of yours: |from her training: / : /你的习惯：|她的训练|训练：/,
    );
    await cafe.shot(`head-maid-leads-${language}`);
  });

  test('saved as a file, forgotten, taken back; a bad file is refused with all that is wrong, and nothing is lost', async () => {
    await cafe.page.keyboard.press('h');
    await radio('Learning', '学习中').click();
    await cafe.step(1);
    const [download] = await Promise.all([
      cafe.page.waitForEvent('download'),
      button('Save as a file', '存成文件').click(),
    ]);
    expect(download.suggestedFilename()).toBe('head-maid-momo.json');
    const file = readFileSync(await download.path(), 'utf8');
    const before = await cafe.ask<string>(`JSON.stringify(${brain})`);
    expect(JSON.parse(file)).toMatchObject({ format: 'honeybell head maid', ...(JSON.parse(before) as object) });

    const takes = async (text: string): Promise<void> => {
      const input = cafe.page.locator('.head-maid input[type=file]');
      await input.setInputFiles({ name: 'maid.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    };
    await button('Forget everything', '全部忘掉').click();
    await cafe.step(1);
    expect(await cafe.ask(`${brain}.learned.watched`)).toBe(0);
    await button('Undo', '撤回').click();
    await cafe.step(1);
    expect(await cafe.ask(`JSON.stringify(${brain})`)).toBe(before);

    await takes(file.replace('"version": 3', '"version": 9').replace('"watched": ', '"watched": -'));
    await cafe.until("document.querySelector('.problems')");
    expect(await cafe.ask("document.querySelectorAll('.problems li').length")).toBe(2);
    await cafe.step(1);
    expect(await cafe.ask(`JSON.stringify(${brain})`)).toBe(before);

    await button('Forget everything', '全部忘掉').click();
    await cafe.step(1);
    await takes(file);
    await cafe.until('honeybell.cafe.journal.at(-1).input.brain');
    await cafe.step(1);
    expect(await cafe.ask(`JSON.stringify(${brain})`)).toBe(before);
  });

  test('without details: who leads, what she does in sentences, three choices, and the counts a press away', async () => {
    await cafe.page.locator('.head-maid-details').click();
    const first = cafe.page.locator('.head-maid-first');
    expect(await first.innerText()).toContain(en ? 'Momo leads the maids.' : '桃桃带领大家。');
    expect(await first.getByRole('radio').count()).toBe(3);
    expect(await cafe.page.locator('.strip').count()).toBe(0);
    // No count or shortened word of the strips: only sentences.
    expect(await first.innerText()).not.toMatch(/→|%/);
    await first.getByRole('radio').first().click();
    await cafe.step(1);
    expect(await cafe.ask('honeybell.cafe.headMaid().mode')).toBe('Player');
    await cafe.shot(`head-maid-first-${language}`);
    await first.getByRole('radio').nth(1).click();
    await cafe.step(1);
    await cafe.page.locator('.head-maid-details').click();
    expect(await cafe.page.locator('.strip').count()).toBeGreaterThan(0);
  });

  test('another maid can be appointed', async () => {
    await cafe.page.locator('.head-maid select').selectOption('mei');
    await cafe.step(1);
    expect(await cafe.page.locator('dialog h2').textContent()).toContain(en ? 'Mei' : '芽衣');
    await cafe.page.keyboard.press('Escape');
  });

  test('whatever her mode, the dialog and its controls keep their places', async () => {
    await cafe.page.keyboard.press('Escape');
    await cafe.page.keyboard.press('h');
    await cafe.until(dialog);
    const places = (): Promise<string> =>
      cafe.ask(`['dialog[open]', '.head-maid [role=radio]', '.head-maid select', '.head-maid .maps .btn']
        .map((one) => JSON.stringify(document.querySelector(one)?.getBoundingClientRect() ?? null)).join(' ')`);
    const before = await places();
    for (const mode of ['Train', 'Auto', 'Player']) {
      await cafe.ask(`(honeybell.actions.give({ kind: 'headMaid', mode: '${mode}' }), null)`);
      await cafe.step(1);
      expect(await places(), mode).toBe(before);
    }
    await cafe.page.keyboard.press('Escape');
  });
});
