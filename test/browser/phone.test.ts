// A telephone, upright and on its side, from the title to the evening in one page: controls are large enough for a
// thumb, at most one question is open and never over the café, no text is one character wide, and the result of every
// press is visible.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTitle, type PlayedCafe, settled, type Spot } from './cafe.ts';
import { fingers, type Hand, handOf } from './hand.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const SIZES = [
  ['upright', UPRIGHT],
  ['on its side', ON_ITS_SIDE],
] as const;

let cafe: PlayedCafe;
let finger: Hand;
const run = (code: string): Promise<unknown> => cafe.ask(`(() => { ${code}; })()`);
const count = (selector: string): Promise<number> =>
  cafe.ask(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
const press = (selector: string): Promise<void> => finger.press(cafe.page.locator(selector).first());

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly bottom: number;
}
const boxOf = (selector: string): Promise<Box> =>
  cafe.ask(`document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`);

/** Problems a player would notice on the present screen. */
const complaints = (): Promise<string[]> =>
  cafe.ask(`(() => {
    const found = new Set();
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const called = (one) => (one.getAttribute('aria-label') || one.textContent || one.className).trim().slice(0, 30);
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('#hud');
    const pressable = 'button, a[href], summary, select, textarea, input:not([type=file]), [role=tab], [role=switch]';
    for (const one of top.querySelectorAll(pressable)) {
      // The handle of the sheet is thin; a pseudo-element around it takes the touch.
      if (!seen(one) || one.closest('.people, .hidden-text, [inert], .grip-bar') !== null) continue;
      const { width, height } = (one.matches('[type=checkbox]') ? (one.closest('label') ?? one) : one).getBoundingClientRect();
      if (width > 0 && (width < 43.5 || height < 43.5))
        found.add('small: ' + called(one) + ' ' + Math.round(width) + '×' + Math.round(height));
      if (one.matches('.btn') && one.scrollWidth > one.clientWidth + 2) found.add('cut: ' + called(one));
    }
    const range = document.createRange();
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.data.trim();
      if (text === '' || !seen(node.parentElement) || node.parentElement.closest('.hidden-text, svg, .people') !== null) continue;
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
      if (lines >= 4 && text.length / lines < 6) found.add('upright: ' + text.slice(0, 30));
    }
    for (const one of top.querySelectorAll('.roster-scroll, .tables-scroll'))
      if (one.scrollWidth > one.clientWidth + 4 && getComputedStyle(one).maskImage === 'none')
        found.add('goes on sideways and does not say so: ' + one.className);
    return [...found];
  })()`);

/** Which elements of two selectors overlap. */
const overlapping = (selector: string): Promise<string[]> =>
  cafe.ask(`(() => {
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.checkVisibility());
    const boxes = all.map((one) => ({ name: one.className, box: one.getBoundingClientRect() }));
    return boxes.flatMap((a, i) => boxes.slice(i + 1)
      .filter((b) => a.box.left < b.box.right && b.box.left < a.box.right && a.box.top < b.box.bottom && b.box.top < a.box.bottom)
      .map((b) => a.name + ' upon ' + b.name));
  })()`);

/** By how many pixels an element's contents are wider than the element. */
const sideways = (selector: string): Promise<number> =>
  cafe.ask(`(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('${selector}'))`);

async function inDialog(open: () => Promise<unknown>, look: () => Promise<void>): Promise<void> {
  await open();
  await cafe.until("document.querySelector('dialog[open]')");
  await look();
  await run("document.querySelector('dialog[open]').dispatchEvent(new Event('cancel'))");
  await cafe.until("document.querySelector('dialog[open]') === null");
}
const textSize = (text: number): Promise<unknown> =>
  run(
    `document.documentElement.style.setProperty('--text', '${text}'); document.documentElement.dataset.textSize = '${text}'`,
  );
const tab = (at: number): Promise<unknown> => run(`document.querySelectorAll('.bar-tab')[${at}].click()`);
async function turn(size: { width: number; height: number }): Promise<void> {
  await cafe.page.setViewportSize(size);
  await cafe.until(`document.documentElement.dataset.layout === '${size === UPRIGHT ? 'tall' : 'side'}'`);
}

beforeAll(async () => {
  cafe = await openTitle({ seed: 7, touch: true, ...UPRIGHT });
  finger = handOf(cafe, 'finger');
  await cafe.until("document.querySelector('.title-menu')");
});
afterEach(() => expect(cafe.problems).toEqual([]));
afterAll(() => cafe.close());

test('help tells of fingers, not of keys', async () => {
  await inDialog(
    () => press('.title-row .small-item:last-child'),
    async () => {
      expect(await count('.gestures dt')).toBeGreaterThan(6);
      expect(await count('dialog kbd')).toBe(0);
      expect(await complaints()).toEqual([]);
    },
  );
});

describe('what is asked', () => {
  beforeAll(async () => {
    await run("honeybell.begin({ seed: 7 }); honeybell.setSpeed(0); honeybell.step(700); honeybell.select(['momo'])");
    await cafe.until("document.querySelector('.brief .face-tile')");
    // In small steps, with the panels updated between them, so that the person concerned is still there.
    for (let i = 0; i < 300 && (await count('.asked-panel .case')) === 0; i++) await cafe.step(20);
    await cafe.until("document.querySelector('.asked-panel .case')");
    await run("document.querySelectorAll('.toast .dismiss').forEach((one) => one.click())");
    await cafe.until("document.querySelector('.toast') === null");
  });

  test.each(SIZES)('%s a case is one line, then has the sheet, and the café stays in sight', async (_, size) => {
    await turn(size);
    await cafe.until("document.querySelector('.asked-chip')");
    const dock = (await boxOf('.phone-dock')) as Box;
    const chip = await boxOf('.asked-chip');
    expect(chip.height).toBeLessThan(70);
    expect(await overlapping('.asked-chip, .strip-board, .full-view, .phone-dock')).toEqual([]);
    await press('.asked-chip');
    await cafe.until("document.querySelector('.case-answer')?.checkVisibility()");
    expect(await count('.asked-chip')).toBe(0);
    const asked = await boxOf('.case');
    expect(asked.x).toBeGreaterThanOrEqual(dock.x);
    expect(asked.y).toBeGreaterThanOrEqual(dock.y);
    expect(await complaints()).toEqual([]);
    // Pulled up fully, the panel has the whole height and is not compressed.
    await run("document.querySelector('.grip-bar').click()");
    expect(await cafe.ask("document.querySelector('.asked-panel').clientHeight")).toBeGreaterThan(150);
    await run("document.querySelector('.grip-bar').click()");
    // Back in the café the question is one line again.
    await tab(0);
    await cafe.until("document.querySelector('.asked-chip')");
  });

  test('janken goes first, and the two never lie upon each other', async () => {
    await run(`const { state } = honeybell.cafe;
      for (let i = 0; i < 5000 && state.janken.table?.over !== null; i++) honeybell.step(1)`);
    await run("document.querySelectorAll('.toast .dismiss').forEach((one) => one.click())");
    await cafe.until("document.querySelector('.asked-chip')?.textContent.includes('anken')");
    for (const [, size] of SIZES) {
      await turn(size);
      expect(await count('.asked-chip')).toBe(1);
      await press('.asked-chip');
      await cafe.until("document.querySelector('.janken.open')");
      expect(await cafe.ask("document.querySelector('.case')?.checkVisibility() ?? false")).toBe(false);
      expect(await overlapping('.janken, .case, .asked-chip, .strip-board, .phone-bar')).toEqual([]);
      await press('.janken header .btn');
      await cafe.until("document.querySelector('.janken.open') === null");
    }
    await run('honeybell.actions.noMoreCases()');
  });
});

test('what is written while time stands still is on the board at once', async () => {
  await run(`honeybell.begin({ seed: 7 }); honeybell.setSpeed(0); honeybell.step(40); honeybell.actions.noMoreCases();
    honeybell.step(1); honeybell.select([])`);
  await run(`honeybell.actions.give({ kind: 'command', post: {
    executorKeys: ['momo'], tick: 200, command: { behave: 'move', x: 5, y: 7, manner: 'a-move' } } })`);
  await cafe.until("document.querySelector('.strip-board').textContent.includes('1 request')");
  expect(await count('.board-panel .line')).toBe(1);
});

describe.each(SIZES)('%s', (name, size) => {
  beforeAll(() => turn(size));

  test('every part of the café is for thumbs', async () => {
    const found: string[] = [];
    const look = async (where: string): Promise<void> => {
      found.push(...(await complaints()).map((one) => `${where}: ${one}`));
    };
    await run('honeybell.select([])');
    for (const text of [1, 1.3]) {
      await textSize(text);
      for (const [at, where] of ['faces', 'board', 'strong', 'drama', 'more'].entries()) {
        await tab(at);
        await look(`${where} ${text}`);
      }
      for (const [at, where] of ['head maid', 'settings', 'saves'].entries())
        await inDialog(
          () => run(`[...document.querySelectorAll('.more-entry')].slice(-4)[${at}].click()`),
          () => look(`${where} ${text}`),
        );
      await tab(0);
      await run("honeybell.select(['momo'])");
      await cafe.until("document.querySelector('.brief-name')");
      await look(`her in brief ${text}`);
      await run("document.querySelector('.brief-acts .btn:last-child').click()");
      await cafe.until("document.querySelector('.notebook [role=tab]')");
      const tabs = await count('.notebook [role=tab]');
      for (let at = 0; at < tabs; at++) {
        await run(`document.querySelectorAll('.notebook [role=tab]')[${at}].click()`);
        await look(`notebook ${at} ${text}`);
      }
      await press('.cover-close');
      await run('honeybell.select([])');
    }
    await textSize(1);
    expect(found).toEqual([]);
  });

  test('the whole board is to be seen, and the bar above keeps its signs with the largest letters', async () => {
    for (const text of [1, 1.3]) {
      await textSize(text);
      await tab(4);
      await tab(1);
      const last = await boxOf('.chalkboard .tools');
      const edge = size === UPRIGHT ? (await boxOf('.phone-bar')).y : size.height;
      expect(last.bottom).toBeLessThanOrEqual(edge);
      const clock = await boxOf('.phone-top .clock .col');
      const pill = await boxOf('.phone-top .clock');
      expect(clock.y).toBeGreaterThanOrEqual(pill.y + 5);
      expect(clock.bottom).toBeLessThanOrEqual(pill.bottom - 6);
      expect(clock.right).toBeLessThanOrEqual(pill.right - 4);
      expect(
        await cafe.ask(
          "[...document.querySelectorAll('.phone-top .pill .glyph')].filter((one) => one.checkVisibility()).length",
        ),
      ).toBe(3);
    }
    await textSize(1);
    await tab(0);
  });

  test('every page of the lab is for thumbs', async () => {
    await run(
      'honeybell.step(600); honeybell.setSpeed(4); honeybell.setSpeed(0); honeybell.select(["momo"]); honeybell.actions.openLab()',
    );
    await cafe.until('honeybell.lab?.timeline.value');
    const found: string[] = [];
    for (const page of [
      ['time', '.lane-name'],
      ['whatif', '.verdict-figures, .verdict-list'],
      ['warps', '.warp-node'],
      ['tables', '.tree-box'],
      ['utility', '.utility-card'],
      ['roster', '.roster-name'],
      ['commands', '.commands-face'],
      ['promises', '.promise .badge'],
      ['school', '.school-outcomes li'],
    ] as const) {
      await run(`honeybell.lab.turnTo('${page[0]}')`);
      await cafe.until(`document.querySelector(${JSON.stringify(page[1])})`);
      found.push(...(await complaints()).map((one) => `${page[0]}: ${one}`));
      found.push(...(await overlapping('.warp-node')));
    }
    expect(found).toEqual([]);
    if (size === UPRIGHT) await pushTheLanes();
    // Time continues at the same speed as before.
    await run('honeybell.lab.setSpeed(1); honeybell.lab.setSpeed(0); honeybell.lab.leave()');
    await cafe.until("document.querySelector('.phone-speed')");
    expect(await cafe.page.locator('.phone-speed').innerText()).toBe('4×');
  });

  test('of an evening: heads over their columns, what would change, whoever answers, whom to add', async () => {
    // Long enough for guests to have left, so that every page of the report has something to show.
    await run('honeybell.beginSeason({ seed: 11 }); honeybell.setSpeed(0); honeybell.step(1200)');
    await run(`Object.assign(honeybell.cafe.state.clock, { closeTick: honeybell.cafe.state.tick + 5 });
      honeybell.cafe.state.arrivals.length = 0;
      for (let i = 0; i < 3000 && !honeybell.cafe.state.over; i += 20) honeybell.step(20)`);
    await cafe.until("document.querySelector('.evening [role=tab]')");
    const found: string[] = [];
    const open = async (page: string, there: string): Promise<void> => {
      await run(`document.querySelector('#evening-tab-${page}').click()`);
      await cafe.until(`document.querySelector(${JSON.stringify(there)})`);
    };
    for (const [page, there] of [
      ['report', '.receipt'],
      ['rival', '.rival-cork'],
      ['goals', '.album'],
      ['hire', '.draw'],
    ] as const) {
      await open(page, there);
      found.push(...(await complaints()).map((one) => `${page}: ${one}`));
    }
    await open('report', '.receipt');
    for (const page of ['By the hour', 'Who came', 'Their day']) {
      await cafe.page.locator('.report-pages').getByRole('button', { name: page, exact: true }).tap();
      await cafe.until("document.querySelector('.report-more')?.childElementCount > 0");
      found.push(...(await complaints()).map((one) => `${page}: ${one}`));
      expect(await sideways('.report')).toBe(0);
    }
    expect(await cafe.ask<number>('honeybell.cafe.state.figures.guestsServed')).toBeGreaterThan(0);
    await open('hire', '.draw');
    await press('.hire-board .draw');
    await cafe.until("document.querySelector('.reveal .about')");
    const reveal = await boxOf('.reveal');
    const sheet = await boxOf('.sheet-frame');
    expect(reveal.y).toBeGreaterThanOrEqual(sheet.y - 8);
    expect(reveal.y).toBeLessThan(sheet.y + sheet.height / 2);

    await open('staff', '.likes');
    found.push(...(await complaints()).map((one) => `staff: ${one}`));
    await press('.likes > .btn');
    await cafe.until("document.querySelector('.chips')");
    const chip = await boxOf('.chips .chip');
    expect(chip.bottom).toBeLessThanOrEqual(sheet.bottom);
    expect(chip.y).toBeGreaterThanOrEqual(sheet.y);

    await open('menu', '.dishes tbody tr');
    found.push(...(await complaints()).map((one) => `menu: ${one}`));
    const apart = await cafe.ask<string[]>(`(() => {
      const shown = (row) => [...row.cells].filter((cell) => cell.checkVisibility() && cell.getBoundingClientRect().width > 1);
      const middle = (cell) => { const { left, width } = cell.getBoundingClientRect(); return left + width / 2; };
      const price = document.querySelector('.dishes .price-head');
      const cell = document.querySelector('.dishes .price-cell').getBoundingClientRect();
      const wrong = [];
      if (middle(price) < cell.left || middle(price) > cell.right) wrong.push('price');
      const cost = document.querySelector('.dishes th.num').getBoundingClientRect();
      const costs = document.querySelector('.dishes td.num').getBoundingClientRect();
      if (Math.abs(cost.right - costs.right) > 2) wrong.push('cost');
      return wrong;
    })()`);
    expect(apart).toEqual([]);
    // The table's header scrolls with its rows, so no row shows above it.
    expect(await cafe.ask("getComputedStyle(document.querySelector('.dishes thead th')).position")).toBe('static');

    await open('layout', '.layout-side');
    found.push(...(await complaints()).map((one) => `layout: ${one}`));
    const figures = await cafe.ask<boolean>(`(() => {
      const body = document.querySelector('.side-body dl');
      const { bottom } = body.getBoundingClientRect();
      for (let around = body.parentElement; around !== null; around = around.parentElement)
        if (/auto|scroll|hidden/.test(getComputedStyle(around).overflowY) && around.getBoundingClientRect().bottom < bottom - 1) return false;
      return true;
    })()`);
    expect(figures).toBe(true);
    expect(found).toEqual([]);
    await run(`honeybell.begin({ seed: 7 }); honeybell.setSpeed(0); honeybell.step(60); honeybell.actions.noMoreCases();
      honeybell.step(1)`);
    await cafe.until("document.querySelector('.bar-tab')");
  });
});

/** A vertical swipe over the lanes scrolls the page and keeps the moment; a horizontal one moves along the day. */
async function pushTheLanes(): Promise<void> {
  await run("honeybell.lab.turnTo('time')");
  await cafe.until("document.querySelector('.time-canvas')");
  expect((await boxOf('.time-field input')).width).toBeGreaterThan(120);
  await run("document.querySelector('.time-canvas').scrollIntoView({ block: 'center' })");
  await settled(cafe);
  const lanes = await boxOf('.time-canvas');
  const [x, y] = [Math.round(lanes.x + lanes.width / 2), Math.round(lanes.y + 60)];
  const tick = (): Promise<number> => cafe.ask('honeybell.lab.tick.value');
  const before = await tick();
  const push = (to: Spot): Promise<void> => fingers(cafe, [[[x, y], to]]);
  await push([x, y - 120]);
  expect(await tick()).toBe(before);
  await run("document.querySelector('.time-canvas').scrollIntoView({ block: 'center' })");
  await settled(cafe);
  await push([x - 60, y]);
  expect(await tick()).toBeLessThan(before);
  await run('honeybell.lab.goToNow()');
}

/** The saves open when the page gets its lock. The lock is held until `letGo`; `lostPatience` ends the waiting. */
const HELD = `{
  const held = new Promise((go) => (window.letGo = go));
  const lock = LockManager.prototype.request;
  LockManager.prototype.request = async function (...given) {
    await held;
    return lock.apply(this, given);
  };
  const after = window.setTimeout;
  const waiting = [];
  window.setTimeout = (work, ms, ...rest) => (ms === 3000 ? waiting.push(work) : after(work, ms, ...rest));
  window.lostPatience = () => waiting.forEach((work) => work());
}`;

describe('the title of a returning player', () => {
  beforeAll(async () => {
    await turn(UPRIGHT);
    await cafe.page.addInitScript(HELD);
  });
  beforeEach(async () => {
    await cafe.idle();
    await cafe.page.reload();
    await cafe.until('window.honeybell');
  });

  test('waits for what was saved, and offers to go on before anything else', async () => {
    expect(await count('.title-menu')).toBe(0);
    await run('window.letGo()');
    await cafe.until("document.querySelector('.title-menu')");
    expect(await count('.title-menu > .continue:first-child')).toBe(1);
  });

  test('does not move when saves are found late, and pressing Saves meanwhile opens them', async () => {
    await run('window.lostPatience()');
    await cafe.until("document.querySelector('.title-menu')");
    const items = (): Promise<number[]> =>
      cafe.ask("[...document.querySelectorAll('.title-menu .big-item')].map((one) => one.getBoundingClientRect().y)");
    const before = await items();
    expect(await count('.continue')).toBe(0);
    await press('.title-row .small-item:first-child');
    await run('window.letGo()');
    await cafe.until("document.querySelector('.saves-slot')");
    expect(await count('.toast')).toBe(0);
    await cafe.until("document.querySelector('.continue')");
    expect(await items()).toEqual(before);
  });
});
