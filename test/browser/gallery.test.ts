// The gallery in a real browser: every page opens in each language without an error, runs, accepts edits, lists
// mistakes and continues with the last valid text. The game loads none of its code, and the game's title links to it.

import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES, type PageId } from '../../src/gallery/pages.ts';
import { openGame, type OpenGame } from './harness.ts';

const wordsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../src/gallery/words/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
const words: Record<string, Record<string, string>> = { en: wordsOf('en'), zh: wordsOf('zh'), ja: wordsOf('ja') };
const plain = (text = ''): string => text.replaceAll(/<\/?b>/g, '');

let site: OpenGame;
const ask = <T>(expression: string): Promise<T> => site.page.evaluate<T>(expression);

/** Opens the gallery. It must work at any path of a host. */
const openGallery = (
  options: { locale?: string; before?: string; width?: number; height?: number } = {},
): Promise<OpenGame> =>
  openGame({ prefix: '/some/sub/path/', suffix: 'gallery/', until: "document.querySelector('.gallery')", ...options });

async function show(id: PageId): Promise<void> {
  await ask(`(location.hash = '#${id}', null)`);
  await site.until(`document.querySelector('main[data-page=${id}]') !== null`);
  // A frame may already have run: start again from the beginning, stopped.
  await ask('(gallery.clock.playing.value = false, gallery.clock.reset(), null)');
}

/** The figure in a form that can be compared: its canvas and its text. */
const figure = async (): Promise<string> => {
  await site.idle();
  return ask<string>(`(() => {
    const canvas = document.querySelector('canvas.stage');
    const drawn = canvas === null ? '' : canvas.toDataURL();
    return drawn + document.querySelector('.exhibit-figure').textContent + document.querySelector('.exhibit-figures').innerHTML;
  })()`);
};

const isText = (text: string): Promise<void> =>
  site.until(`document.querySelector('.editor-area').value === ${JSON.stringify(text)}`);
const textHas = (part: string): Promise<void> =>
  site.until(`document.querySelector('.editor-area').value.includes(${JSON.stringify(part)})`);
const firstNumberIs = (number: number): Promise<void> =>
  site.until(`document.querySelector('.fig-number b')?.textContent === '${number}'`);
const noMistakes = (): Promise<void> => site.until("document.querySelector('.editor-bad') === null");

const editor = () => site.page.locator('.editor-area');
const mistakes = () => site.page.locator('.editor-bad');

/** Texts cut off by their container or the window, except code and texts meant to be cut. */
const cutOff = (): Promise<string[]> =>
  ask<string[]>(`(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector('.gallery'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data.trim();
    const holder = node.parentElement;
    if (text === '' || holder.closest('.hidden-text, .mono, .code, textarea, svg, .ellipsis') !== null) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    let scrolls = { x: false, y: false };
    for (let around = holder; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (style.display === 'inline') continue;
      if (/auto|scroll/.test(style.overflowX)) scrolls.x = true;
      if (/auto|scroll/.test(style.overflowY)) scrolls.y = true;
      if (!scrolls.x && style.overflowX !== 'visible' && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) found.add(text + ' – ' + around.className);
      if (!scrolls.y && style.overflowY !== 'visible' && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)) found.add(text + ' – ' + around.className);
      const framed = around.matches('.btn, .chip, .badge, .tech-node, .tree-node, .fig-row > .name, .map, .idea');
      if (framed && !scrolls.x && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) found.add(text + ' out of ' + around.className);
    }
    if (!scrolls.x && (box.right > innerWidth + 1 || box.left < -1)) found.add(text + ' – by the window');
  }
  return [...found];
})()`);

/** English sentences and words on a Chinese page; data in the mono font is allowed. */
const englishLeft = (): Promise<string[]> =>
  ask<string[]>(`(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector('.gallery'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder.closest('.mono, .code, textarea, svg, .hidden-text, [lang=en]') !== null) continue;
    for (const sentence of node.data.match(/[A-Za-z’]{3,}(?: [A-Za-z’]{2,}){2,}/g) ?? []) found.add(sentence);
  }
  return [...found];
})()`);

describe.each([
  ['en', 'en-US'],
  ['zh', 'zh-CN'],
  ['ja', 'ja-JP'],
] as const)('in %s', (language, locale) => {
  beforeAll(async () => {
    site = await openGallery({ locale });
  });
  afterAll(async () => {
    expect(site.problems).toEqual([]);
    const outside = (await site.downloads()).filter(({ path }) => !path.startsWith('/some/sub/path/'));
    expect(outside).toEqual([]);
    await site.close();
  });

  test('the overview has a card for every page', async () => {
    const cards = site.page.locator('.idea-card');
    expect(await cards.count()).toBe(12);
    expect(await cards.locator('b').allTextContents()).toEqual(PAGES.map(({ id }) => words[language]?.[`${id}.name`]));
    await site.until(
      "[...document.querySelectorAll('.idea-card img')].filter((img) => img.complete && img.naturalWidth > 0).length >= 8",
    );
    expect(await cutOff()).toEqual([]);
    await site.shot(`gallery-${language}`);
  });

  test.each(PAGES.map(({ id }) => id))('%s is alive and says what it is', async (id) => {
    await show(id);
    expect(await site.page.locator('#exhibit-title').textContent()).toBe(words[language]?.[`${id}.title`]);
    const notes = await site.page.locator('.note-card p').allTextContents();
    expect(notes).toEqual(['says', 'mended', 'try'].map((note) => plain(words[language]?.[`${id}.${note}`])));
    const before = await figure();
    await ask('(gallery.clock.step(140), null)');
    expect(await figure()).not.toBe(before);
    expect(await cutOff()).toEqual([]);
    if (language !== 'en') expect(await englishLeft()).toEqual([]);
    await site.shot(`gallery-${id}-${language}`);
    await ask('(gallery.clock.reset(), null)');
    expect(await ask<number>('gallery.clock.ticks')).toBe(0);
  });
});

describe('a page', () => {
  beforeAll(async () => {
    site = await openGallery();
  });
  afterAll(async () => {
    // The last test leaves the gallery while it may still be loading pictures.
    expect(site.problems.filter((problem) => !problem.includes('ERR_ABORTED'))).toEqual([]);
    await site.close();
  });

  /** A valid and an invalid edit for each page: the text to find, and its replacements. */
  const EDITS: Readonly<Record<PageId, readonly [from: string, good: string, bad: string]>> = {
    notebook: ['tick: 30', 'tick: 5', 'tick: soon'],
    squads: ['lasts: 70', 'lasts: 20', 'lasts: -1'],
    senses: ['radius: 7', 'radius: 3', 'radius: far'],
    warps: ['sips', 'bows', 'sipps'],
    table: ['grumble:60', 'grumble:20', 'grumbel:60'],
    curves: ['exponent: 1.2', 'exponent: 3', 'exponent: steep'],
    utility: ['minShare: 0.3', 'minShare: 0.9', 'minShare: 9'],
    paparazzo: ['multiplier: 10', 'multiplier: 1', 'multiplier: ten'],
    rival: ['needs: [icebox]', 'needs: [icebox, stove]', 'needs: [iceboks]'],
    duel: ['order: 2', 'order: 1', 'order: 9'],
    janken: ['habit: cycle', 'habit: none', 'habit: cykle'],
    cafe: ['"rank": 5', '"rank": 2', '"rank": 7'],
  };

  test.each(PAGES.map(({ id }) => id))(
    '%s takes an edit at once, lists mistakes at their lines and goes on',
    async (id) => {
      await show(id);
      const [from, good, bad] = EDITS[id];
      const shipped = await editor().inputValue();
      expect(shipped).toContain(from);
      await editor().fill(shipped.replace(from, good));
      await site.until("document.querySelector('.editor .badge') !== null");
      await noMistakes();
      await ask('(gallery.clock.step(30), null)');

      await editor().fill(shipped.replace(from, bad));
      const line = shipped.slice(0, shipped.indexOf(from)).split('\n').length;
      await mistakes().waitFor();
      expect(await mistakes().locator('li b').first().textContent()).toBe(String(line));
      expect(await site.page.locator('.line.wrong .line-number').first().textContent()).toBe(String(line));
      const before = await figure();
      await ask('(gallery.clock.step(60), null)');
      expect(await figure()).not.toBe(before);
      await mistakes().locator('li button').first().click();
      expect(await ask<string>('getSelection() && document.activeElement.className')).toContain('editor-area');

      await site.page.getByRole('button', { name: 'Reset' }).click();
      await isText(shipped);
      await noMistakes();
    },
  );

  test('garbage of any kind is told about, and every page goes on', async () => {
    for (const { id } of PAGES) {
      await show(id);
      for (const garbage of ['', '{{{', '\u0000', '- - -', 'a: &a [*a]', '__proto__: 1', 'x'.repeat(30_000)]) {
        await editor().fill(garbage);
        await site.until("document.querySelectorAll('.editor-bad li').length > 0");
      }
      await ask('(gallery.clock.step(20), null)');
    }
  });

  test('can be played with the keyboard alone', async () => {
    await show('duel');
    await site.page.locator('.duel-moves button').first().focus();
    for (let i = 0; i < 6; i++) await site.page.keyboard.press('Enter');
    await firstNumberIs(3);
    const outline = await ask<string>('getComputedStyle(document.activeElement).outlineStyle');
    expect(outline).toBe('solid');
    await show('warps');
    const ticks = await ask<number>('gallery.clock.ticks');
    await site.page.keyboard.press('.');
    expect(await ask<number>('gallery.clock.ticks')).toBe(ticks + 1);
    await site.page.keyboard.press(' ');
    expect(await ask<boolean>('gallery.clock.playing.value')).toBe(true);
  });

  test('lets the player play janken against habits, and save and edit what was learned', async () => {
    await show('janken');
    for (const hand of ['Rock', 'Rock', 'Paper', 'Scissors'])
      await site.page.getByRole('button', { name: hand, exact: true }).click();
    await firstNumberIs(4);
    await site.page.getByRole('button', { name: 'Save' }).click();
    await site.page.getByRole('tab', { name: 'learned.json' }).click();
    await textHas('"id": "scissors"');
    const text = await editor().inputValue();
    await editor().fill(text.replaceAll('"trained": 1,', '"trained": -1,'));
    await mistakes().waitFor();
    await editor().fill(text);
    await noMistakes();
  });

  test('says of a script of the game that it can only be read', async () => {
    await show('notebook');
    await site.page.getByRole('tab', { name: 'patrol.ts' }).click();
    expect(await site.page.locator('.editor-head').textContent()).toContain('Read only: the game’s own code.');
    expect(await editor().count()).toBe(0);
  });

  test('has curves that follow the arrow keys, and the text follows the curve', async () => {
    await show('curves');
    const grip = site.page.locator('.grip-point').first();
    await grip.focus();
    for (let i = 0; i < 3; i++) await site.page.keyboard.press('ArrowRight');
    await textHas('xShift: 0.05');
    const box = await grip.boundingBox();
    if (box === null) throw new Error('no grip');
    await site.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await site.page.mouse.down();
    await site.page.mouse.move(box.x + 30, box.y + box.height / 2, { steps: 3 });
    await site.page.mouse.up();
    await site.until("!document.querySelector('.editor-area').value.includes('xShift: 0.05')");
    await noMistakes();
  });

  test('places walls at clicked tiles, and writes them into the text', async () => {
    await show('senses');
    const before = await editor().inputValue();
    await site.page.locator('canvas.stage').click({ position: { x: 40, y: 100 } });
    const walls = [...before].filter((letter) => letter === '#').length;
    await site.until(`document.querySelector('.editor-area').value.split('#').length - 1 === ${walls + 1}`);
  });

  test('says why, when a node of the tree is chosen', async () => {
    await show('rival');
    await site.page.getByRole('button', { name: /^festival/ }).click();
    await site.page.getByRole('button', { name: 'festival is there' }).click();
    await site.page.getByRole('button', { name: /^stove/ }).click();
    const because = 'Yes\\. Seen on day [0-9]+: festival → .* needs it\\.';
    await site.until(`/${because}/.test(document.querySelector('.selection-line').textContent)`);
    expect(await site.page.locator('.tech-node.Yes').count()).toBe(12);
  });

  test('shows the real café', async () => {
    await show('cafe');
    await site.until("document.querySelector('.cafe-view canvas') !== null");
    await ask('(gallery.clock.step(300), null)');
    await site.draw();
    await firstNumberIs(300);
    await site.until("document.querySelectorAll('.cafe-events li').length > 5");
    await show('warps');
    expect(await site.page.locator('.cafe-view canvas').count()).toBe(0);
  });

  test('leads to the next and to the one before, and to the title', async () => {
    await show('squads');
    await site.page.locator('a[rel=next]').click();
    await site.until("window.gallery.page === 'senses'");
    await site.page.locator('a[rel=prev]').click();
    await site.until("window.gallery.page === 'squads'");
    await site.page.getByRole('link', { name: 'Title', exact: true }).click();
    await site.until("document.querySelector('.title-menu')");
    await site.page.getByRole('link', { name: /^Gallery/ }).click();
    await site.until("document.querySelectorAll('.idea-card').length === 12");
  });
});

test('with less motion, pages stand still until started', async () => {
  site = await openGallery({
    before: `localStorage.setItem('honeybell.settings', JSON.stringify({ reducedMotion: true }))`,
  });
  await ask("(location.hash = '#squads', null)");
  await site.until("window.gallery.page === 'squads'");
  await site.draw();
  await site.draw();
  expect(await ask<number>('gallery.clock.ticks')).toBe(0);
  await site.page.getByRole('button', { name: 'Play' }).click();
  await site.draw();
  await site.until('gallery.clock.ticks > 0');
  expect(site.problems).toEqual([]);
  await site.close();
});

test.each([
  [900, 700, 1],
  [600, 900, 1],
  [1280, 720, 1.3],
] as const)('in a window of %d × %d, text size %f, nothing is cut off', async (width, height, textSize) => {
  site = await openGallery({
    width,
    height,
    before: `localStorage.setItem('honeybell.settings', JSON.stringify({ textSize: ${textSize} }))`,
  });
  for (const { id } of PAGES.filter((one) => one.id !== 'cafe' || textSize > 1)) {
    await show(id);
    await ask('(gallery.clock.step(40), null)');
    expect([id, ...(await cutOff())]).toEqual([id]);
  }
  await site.close();
});

test('nothing of the gallery is in the game’s first download', async () => {
  const game = await openGame({ until: 'window.honeybell' });
  await game.idle();
  const sources = (await game.downloads())
    .filter(({ path }) => path.endsWith('.js'))
    .flatMap(({ path }) => {
      const file = new URL(`../../dist${path}.map`, import.meta.url);
      // Code added by the bundler has no source map.
      if (!existsSync(file)) return [];
      const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
      return map.sources.map((source) => source.replaceAll('../', ''));
    });
  expect(sources).toContain('src/main.ts');
  expect(sources.filter((source) => source.startsWith('src/gallery/'))).toEqual([]);
  await game.close();
});
