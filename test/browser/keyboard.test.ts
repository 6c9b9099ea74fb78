// Without a mouse: from the title through a day to the report and on, with a visible focus at every step.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;

interface Focus {
  readonly tag: string;
  readonly text: string;
  readonly region: string | null;
  /** Width of the focus ring in pixels. */
  readonly ring: number;
}
const focus = (): Promise<Focus> =>
  cafe.ask<Focus>(`(() => {
    const at = document.activeElement;
    const style = getComputedStyle(at);
    const thumb = at.matches('input') ? at.parentElement.querySelector('.thumb') : null;
    const ringOf = (one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    };
    return {
      tag: at.tagName,
      text: (at.getAttribute('aria-label') ?? at.textContent ?? '').trim(),
      region: at.closest('[data-region]')?.getAttribute('data-region') ?? null,
      ring: Math.max(ringOf(at), thumb === null ? 0 : ringOf(thumb), at.parentElement === null ? 0 : ringOf(at.parentElement)),
    };
  })()`);
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await cafe.page.keyboard.press(key);
};
/** Presses a key until the wanted element has the focus. */
async function pressUntil(key: string, there: (at: Focus) => boolean, most = 40): Promise<Focus> {
  for (let i = 0; i < most; i++) {
    await press(key);
    const at = await focus();
    if (there(at)) return at;
  }
  throw new Error(`${key} never led there; it led to ${JSON.stringify(await focus())}`);
}

beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
  await cafe.until("document.activeElement?.textContent.includes('New season')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('the title: the main item has the focus, arrows walk, Enter opens', async () => {
  expect((await focus()).ring).toBeGreaterThanOrEqual(2);
  const walked: string[] = [];
  for (let i = 0; i < 8; i++) {
    await press('ArrowDown');
    const at = await focus();
    expect(at.ring, at.text).toBeGreaterThanOrEqual(2);
    walked.push(at.text);
  }
  expect(walked).toEqual(
    [/^Free café/, /^Café of the day/, /^Lab/, /^Gallery/, /Saves/, /Replays/, /Play a pack/, /^Settings/].map((name) =>
      expect.stringMatching(name),
    ),
  );
  await press('Enter');
  await cafe.until("document.querySelector('dialog[open]')");
  await press('Escape');
  await cafe.until("!document.querySelector('dialog[open]')");
  expect((await focus()).text).toMatch(/Settings/);
  await pressUntil('ArrowUp', ({ text }) => text.startsWith('New season'));
  await press('Enter');
  await cafe.until("document.querySelector('dialog[open] .new-cafe')");
  await pressUntil('Tab', ({ text }) => /Start the season/.test(text));
  await press('Enter');
  await cafe.until("document.querySelectorAll('.maid-card').length === 4");
  // The rest was written for six maids and a single day.
  await cafe.ask('(honeybell.begin({ seed: 7 }), null)');
  await cafe.until("document.querySelectorAll('.maid-card').length === 6");
  await press('Space');
  await cafe.until(
    "document.querySelector('.speeds [aria-checked=true]')?.getAttribute('aria-label') !== 'normal speed'",
  );
  await cafe.ask('(honeybell.setSpeed(0), null)');
  await cafe.step(60);
});

test('F6 goes round the panels, Shift+F6 back', async () => {
  const regions = new Set<string>();
  const rings: number[] = [];
  for (let i = 0; i < 7; i++) {
    await press('F6');
    const at = await focus();
    regions.add(at.region ?? '');
    rings.push(at.ring);
  }
  expect([...regions].sort()).toEqual(expect.arrayContaining(['board', 'people', 'roster', 'strong', 'top']));
  expect(Math.min(...rings)).toBeGreaterThanOrEqual(2);
  const here = (await focus()).region;
  await press('F6', 'Shift+F6');
  expect((await focus()).region).toBe(here);
});

test('cards: Tab comes to them, arrows walk, Enter chooses, Shift+Enter one more', async () => {
  await pressUntil('F6', ({ region }) => region === 'roster');
  const first = (await focus()).text;
  await press('ArrowRight');
  const second = await focus();
  expect(second.text).not.toBe(first);
  expect(second.ring).toBeGreaterThanOrEqual(2);
  // Beside the cards are the buttons for the head maid and for scouting.
  await press('Tab');
  expect((await focus()).text).toMatch(/^Head maid/);
  await press('Shift+Tab');
  expect((await focus()).text).toBe(second.text);
  await press('Enter');
  expect(await cafe.ask<string[]>('honeybell.selection')).toEqual(['sakura']);
  await cafe.until("document.activeElement?.classList.contains('cover-name')");
  // The news gives way to the notebook; F6 still passes all panels.
  for (const region of ['board', 'roster', 'strong', 'top']) await pressUntil('F6', (at) => at.region === region, 8);
});

test('the notebook: its tabs by arrows, its handles by keys, Escape back to the card', async () => {
  await pressUntil('Tab', ({ text }) => text === 'Now');
  await press('ArrowRight');
  await cafe.until("document.querySelector('.leaf section[aria-label=Rarity]')");
  expect((await focus()).text).toBe('Traits');
  expect((await focus()).ring).toBeGreaterThanOrEqual(2);
  await pressUntil('Tab', ({ tag }) => tag === 'INPUT');
  expect((await focus()).ring).toBeGreaterThanOrEqual(2);
  const before = await cafe.ask<number>('honeybell.cafe.state.people.sakura.alertness');
  await press('ArrowRight');
  await cafe.step(1);
  expect(await cafe.ask('honeybell.cafe.state.people.sakura.alertness')).not.toBe(before);
  await press('Control+z');
  await cafe.step(1);
  expect(await cafe.ask('honeybell.cafe.state.people.sakura.alertness')).toBe(before);
  await press('Escape');
  await press('Escape');
  await press('Escape');
  expect(await cafe.ask<string[]>('honeybell.selection')).toEqual([]);
});

test('an order by keys alone: choose her, take up the chalk, point by card or list', async () => {
  await pressUntil('F6', ({ region }) => region === 'roster');
  await press('Home', 'Enter');
  const [chosen] = await cafe.ask<string[]>('honeybell.selection');
  expect(chosen).toBeDefined();
  await press('g');
  expect(await cafe.ask('honeybell.mode')).toBe('gather');
  await pressUntil('F6', ({ region }) => region === 'people');
  await press('ArrowDown', 'Enter');
  expect(await cafe.ask('honeybell.mode')).toBe('select');
  await cafe.step(1);
  expect(await cafe.ask('honeybell.cafe.commands.at(-1)?.command.behave')).toBe('gather');
});

test('the report: its heading has the focus, its main button is a Tab away, and the next day begins', async () => {
  await cafe.ask('honeybell.step(8000)');
  await cafe.until("document.querySelector('.evening')");
  await cafe.until("document.activeElement?.tagName === 'H1'");
  const button = await pressUntil('Tab', ({ text }) => /Next day/.test(text));
  expect(button.ring).toBeGreaterThanOrEqual(2);
  await press('Enter');
  await cafe.until("honeybell.cafe.state.clock.day === 2 && document.querySelector('.maid-card')");
});

test('a list that scrolls fades at the edge that has more, and only there', async () => {
  const fades = (): Promise<string[]> =>
    cafe.ask(`(() => {
      const list = getComputedStyle(document.querySelector('dialog[open] .body'));
      return ['--more-above', '--more-below'].map((name) => list.getPropertyValue(name));
    })()`);
  await press('?');
  await cafe.until("document.querySelector('dialog[open] .body')");
  await cafe.ask("(document.querySelector('dialog[open]').style.maxHeight = '300px', null)");
  await cafe.pass(100);
  expect(await fades()).toEqual(['0px', '28px']);
  await cafe.ask("(document.querySelector('dialog[open] .body').scrollTop = 9999, null)");
  // Where scrolling has got to counts from the next frame that the browser paints.
  await cafe.page.screenshot();
  expect(await fades()).toEqual(['28px', '0px']);
  await press('Escape');
});
