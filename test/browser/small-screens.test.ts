// Phones, upright and on their side, and tablets: on every screen, in three languages, no word is cut, nothing leaves
// the screen or overlaps, and all controls are large enough for a thumb. One walk for each size: a screen stays open
// while language and text size change.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, type PlayedCafe, settled } from './cafe.ts';
import { inEvery, LOOKING, type Ways } from './shown.ts';

let cafe: PlayedCafe;
const SIZES = [
  { name: 'a telephone upright', width: 390, height: 844 },
  { name: 'a telephone on its side', width: 844, height: 390 },
  { name: 'a tablet upright', width: 768, height: 1024 },
  { name: 'a tablet on its side', width: 1024, height: 768 },
] as const;
const LANGUAGES = { zh: [1, 1.3], ja: [1, 1.3], en: [1, 1.3] };
const USUAL = { zh: [1], ja: [1], en: [1] };

/** The problems of the present screen. */
const WRONG = `(() => {
  ${LOOKING}
  const found = new Set();
  const called = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40) || one.className;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('#hud');
  // Text cut by its container or by the window.
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (node.data.trim() === '' || !seen(holder)) continue;
    if (holder.closest('.hidden-text, svg title, .people, .ellipsis, .mono') !== null) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let [x, y] = [false, false];
    for (let around = holder; around !== null && around.id !== 'hud'; around = around.parentElement) {
      const style = styleOf(around);
      if (style.display === 'inline') continue;
      const edge = edgeOf(around);
      x ||= /auto|scroll/.test(style.overflowX);
      y ||= /auto|scroll/.test(style.overflowY);
      const cutX = !x && style.overflowX !== 'visible' && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5);
      const cutY = !y && style.overflowY !== 'visible' && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3);
      if (cutX || cutY) found.add('cut: ' + node.data.trim().slice(0, 40) + ' in ' + around.className);
    }
    if (!x && (box.right > innerWidth + 1 || box.left < -1)) found.add('leaves the screen sideways: ' + node.data.trim().slice(0, 40));
    if (!y && (box.bottom > innerHeight + 1 || box.top < -1)) found.add('leaves the screen: ' + node.data.trim().slice(0, 40));
  }
  // Content that scrolls vertically must not scroll sideways.
  for (const one of top.querySelectorAll('*')) {
    if (one.scrollWidth <= one.clientWidth + 1 || !seen(one) || !/auto|scroll/.test(styleOf(one).overflowX)) continue;
    if (one.closest('.faces, .evening-tabs, .pieces, .layout-palette, .rival-cork, .also-row, .people, .tabs, .table-scroll, .strips') === null)
      found.add('goes sideways: ' + one.className + ' by ' + (one.scrollWidth - one.clientWidth));
  }
  // Controls: on the screen or inside something that scrolls, large enough, and not covered.
  for (const one of top.querySelectorAll('button, a[href], input[type=range], [role=tab]')) {
    if (!seen(one) || one.closest('.people, .hidden-text, .rival-tree, [inert]') !== null) continue;
    const { left, top: up, width, height } = edgeOf(one);
    if (width === 0) continue;
    const inside = left + width / 2 > 0 && left + width / 2 < innerWidth && up + height / 2 > 0 && up + height / 2 < innerHeight;
    if (!inside) continue;
    const met = document.elementFromPoint(left + width / 2, up + height / 2);
    const clipped = (() => {
      for (let around = one.parentElement; around !== null; around = around.parentElement) {
        const edge = edgeOf(around);
        if (styleOf(around).overflow === 'visible') continue;
        // Halfway below an edge, to the pixel, counts as scrolled away.
        if (up + height / 2 > edge.bottom - 2 || up + height / 2 < edge.top + 2 || left + width / 2 > edge.right || left + width / 2 < edge.left) return true;
      }
      return false;
    })();
    if (clipped) continue;
    if (met !== null && !one.contains(met) && !met.contains(one) && met.closest('.toast') === null)
      found.add('covered: ' + called(one) + ' by ' + (met.className || met.tagName));
    // Small links inside a line may be smaller if the whole line can be pressed as well.
    if (one.matches('.link, .more, .name-link, .mind-param, .mind-board, .past-head, .decision, summary, input')) continue;
    if (height < 43.5 && !one.matches('.grip-bar')) found.add('low: ' + called(one) + ' ' + Math.round(height));
  }
  return [...found];
})()`;

/** Visits every screen, one after another. */
async function everyScreen(look: (where: string) => Promise<void>): Promise<void> {
  const press = (selector: string): Promise<unknown> =>
    cafe.ask(`(document.querySelector(${JSON.stringify(selector)}).click(), null)`);
  const open = async (dialog: string, where: string): Promise<void> => {
    await cafe.ask(`(${dialog}, null)`);
    await cafe.until("document.querySelector('dialog[open]')");
    await look(where);
    await cafe.ask("(document.querySelector('dialog[open]').dispatchEvent(new Event('cancel')), null)");
    await cafe.until("!document.querySelector('dialog[open]')");
  };
  if (await cafe.ask<boolean>("document.querySelector('.title-menu') !== null")) {
    await look('title');
    await open("document.querySelector('.title-menu .big-item').click()", 'new café');
    await open("document.querySelector('.title-row .small-item:nth-child(3)').click()", 'settings');
    await open('honeybell.actions.openSaves()', 'saves');
    return;
  }
  if (await cafe.ask<boolean>("document.querySelector('.evening') !== null")) {
    for (const tab of ['report', 'staff', 'hire', 'menu', 'layout', 'rival', 'goals']) {
      await press(`#evening-tab-${tab}`);
      await cafe.until(`document.querySelector('.evening-${tab} #evening-page > *')`);
      await cafe.idle();
      await look(tab);
    }
    return;
  }
  await cafe.ask('(honeybell.select([]), null)');
  for (const [at, tab] of ['nobody', 'board', 'strong', 'drama', 'more'].entries()) {
    await press(`.bar-tab:nth-of-type(${at + 1})`);
    await look(tab);
  }
  await press('.bar-tab');
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.until("document.querySelector('.brief-name')");
  await look('her in brief');
  for (const tab of ['Now', 'Traits', 'History']) {
    await cafe.ask("(document.querySelector('.brief-acts .btn:last-child')?.click(), null)");
    await cafe.until("document.querySelector('.notebook [role=tab]')");
    await press(`.notebook [role=tab]:nth-of-type(${['Now', 'Traits', 'History'].indexOf(tab) + 1})`);
    await look(tab);
  }
  await press('.cover-close');
}

const wrong = async (where: string, ways: Ways = LANGUAGES): Promise<string[]> =>
  (await inEvery<string[]>(cafe, ways, WRONG)).flatMap(([language, size, found]) =>
    found.map((one) => `${language} ${size} ${where}: ${one}`),
  );

const everywhere = async (): Promise<string[]> => {
  const found: string[] = [];
  await everyScreen(async (where) => {
    found.push(...(await wrong(where)));
  });
  return found;
};
/** Changes the window's size, as if the phone were turned or exchanged. */
const inSize = async ({ width, height }: { width: number; height: number }): Promise<void> => {
  await cafe.page.setViewportSize({ width, height });
  await settled(cafe);
};

beforeAll(async () => {
  cafe = await openTitle({ seed: 11, touch: true, width: SIZES[0].width, height: SIZES[0].height });
  await cafe.until("document.querySelector('.title-menu')");
});
afterEach(() => expect(cafe.problems).toEqual([]));
afterAll(() => cafe.close());

test.each(SIZES)('the title and its dialogs on $name', async (size) => {
  await inSize(size);
  expect(await everywhere()).toEqual([]);
});

describe('the café and every tab of its sheet', () => {
  beforeAll(async () => {
    await cafe.ask('(honeybell.beginSeason(), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
    await cafe.until("document.querySelector('.brief .face-tile, .phone-dock')");
    await cafe.step(1500);
    await cafe.ask(`(honeybell.actions.give({ kind: 'command', post: {
      executorKeys: ['momo'], tick: 200, command: { behave: 'move', x: 5, y: 7, manner: 'a-move' } } }), null)`);
    await cafe.step(10);
  });

  test.each(SIZES)('on $name', async (size) => {
    await inSize(size);
    await cafe.until("document.querySelector('.brief .face-tile')");
    expect(await everywhere()).toEqual([]);
  });
});

describe('the lab’s list of pages, and its pages of promises, replays and lessons', () => {
  beforeAll(async () => {
    await cafe.ask('(honeybell.actions.openLab(), null)');
    await cafe.until('honeybell.lab?.timeline.value');
  });
  afterAll(async () => {
    await cafe.ask('(honeybell.lab.leave(), honeybell.setSpeed(0), null)');
    await cafe.until("document.querySelector('.phone-strip, .brief, .bar-tab')");
  });

  test.each(SIZES)('on $name', async (size) => {
    await inSize(size);
    const found: string[] = [];
    await cafe.ask("(document.querySelector('.lab-menu').click(), null)");
    await cafe.until("document.querySelectorAll('.lab-pages li').length === 11");
    found.push(...(await wrong('list', USUAL)));
    for (const [page, there] of [
      ['promises', '.promise .badge'],
      ['replays', '.replays-steps li'],
      ['school', '.school-outcomes li'],
    ] as const) {
      await cafe.ask(
        `(document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel')), honeybell.lab.turnTo('${page}'), null)`,
      );
      await cafe.until(`document.querySelector('${there}')`);
      await cafe.pass(300);
      found.push(...(await wrong(page, USUAL)));
      await cafe.shot(`lab-hand-${size.width}-${page}`);
    }
    expect(found).toEqual([]);
  });
});

describe('every page of the evening', () => {
  beforeAll(async () => {
    for (let i = 0; i < 16 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++)
      await cafe.ask('honeybell.step(600)');
    await cafe.ask("(honeybell.actions.give({ kind: 'evening', act: { do: 'draw', count: 1 } }), null)");
    await cafe.until("document.querySelector('.evening [role=tab]')");
  });

  test.each(SIZES)('on $name', async (size) => {
    await inSize(size);
    expect(await everywhere()).toEqual([]);
  });
});
