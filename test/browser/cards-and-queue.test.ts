// While more than twenty guests queue in the street, no open card lies over them, over the door or over more than 12 % of
// the room, and at most two cards are open in full.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { anew, openPlayed, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, looked: true });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** Begins a season whose first day brings forty guests more, and lets it run until 24 of them queue. */
const QUEUE = `(() => {
  honeybell.beginSeason({ seed: 5 });
  honeybell.setSpeed(0);
  honeybell.actions.noMoreCases();
  const { arrivals } = honeybell.cafe.state;
  for (let i = 0; i < 40; i++) arrivals.push({ ...structuredClone(arrivals[i % arrivals.length]), tick: 1300 + 25 * i, id: 'more' + i });
  arrivals.sort((a, b) => a.tick - b.tick || (a.id < b.id ? -1 : 1));
  const queue = () => Object.values(honeybell.cafe.state.people).filter((one) => one.stage === 'queue' && one.present).length;
  for (let i = 0; i < 600 && queue() < 24; i++) honeybell.step(10);
  Object.assign(honeybell.cafe.state.enquiries, { list: [], due: [30_000] });
  return queue();
})()`;

/** An enquiry, which slows the game. */
const ENQUIRY = `(() => {
  Object.assign(honeybell.cafe.state.enquiries, { list: [], due: [honeybell.cafe.state.tick + 1, 30_000] });
  honeybell.step(2);
  return null;
})()`;

/**
 * The guests of the queue and the doors that a card covers, how much of the room the panels cover, and the cards that are
 * open in full.
 */
const COVERED = `(() => {
  const { map, doors, people } = honeybell.cafe.state;
  const cards = [...document.querySelectorAll('.enquiry, .strong-card, .janken, .slow-card, .case, .toast, .ticker, .side-panel > *')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ name: one.className.replace('frame ', ''), box: one.getBoundingClientRect() }));
  const on = (x, y) => cards.filter(({ name, box: b }) => !name.includes('notebook') && x >= b.left && x < b.right && y >= b.top && y < b.bottom).map(({ name }) => name);
  const unit = honeybell.screenOfTile(1, 0).x - honeybell.screenOfTile(0, 0).x;
  const found = [];
  for (const one of Object.values(people)) {
    if (one.stage !== 'queue' || !one.present) continue;
    const { x, y } = honeybell.screenOf(one.id);
    found.push(...[unit / 2, unit].flatMap((up) => on(x, y - up)));
  }
  for (const { x, y } of doors) {
    const at = honeybell.screenOfTile(x, y);
    found.push(...on(at.x, at.y - 20).map((name) => name + ' over the door'));
  }
  const corner = (x, y) => { const at = honeybell.screenOfTile(x, y); return [at.x, at.y]; };
  const room = [corner(0, 0), corner(map.width - 1, 0), corner(map.width - 1, map.height - 1), corner(0, map.height - 1)];
  const inside = (x, y) => {
    let odd = false;
    for (let i = 0, j = 3; i < 4; j = i++) {
      const [[ax, ay], [bx, by]] = [room[i], room[j]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
    return odd;
  };
  let [all, under] = [0, 0];
  const shown = [...document.querySelectorAll('.corner > *, .strong-card, .enquiry, .maid-card')]
    .filter((one) => !one.matches('.corner') && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect());
  for (let y = 0; y < innerHeight; y += 4) for (let x = 0; x < innerWidth; x += 4) if (inside(x, y)) {
    all++;
    if (shown.some((b) => x >= b.left && x < b.right && y >= b.top && y < b.bottom)) under++;
  }
  cards.forEach((a, i) => cards.slice(i + 1).forEach((b) => {
    const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (w > 2 && h > 2) found.push(a.name + ' and ' + b.name + ' lie over each other');
  }));
  return { over: [...new Set(found)], share: Math.round((100 * under) / all), full: cards.filter(({ name, box }) => box.height > 100 && !/ticker|toast/.test(name)).length };
})()`;
interface Covered {
  readonly over: readonly string[];
  readonly share: number;
  readonly full: number;
}

test.each([
  [1280, 720],
  [1024, 768],
])(
  'at %d × %d an enquiry and the cards of strong actions leave the queue, the door and the room to be seen',
  async (width, height) => {
    await cafe.page.setViewportSize({ width, height });
    await anew(cafe, { seed: 7 });
    expect(await cafe.ask<number>(QUEUE)).toBeGreaterThan(20);
    // The queue takes its place in the street.
    await cafe.ask('(honeybell.setSpeed(1), null)');
    await cafe.pass(2000);
    await cafe.ask('(honeybell.setSpeed(0), null)');
    await cafe.draw();
    const wrong: unknown[] = [];
    const look = async (name: string): Promise<void> => {
      const { over, share, full } = await cafe.ask<Covered>(COVERED);
      await cafe.shot(`queue-${name}-${width}`);
      if (over.length > 0 || share > 12 || full > 2) wrong.push([name, over, share, full]);
    };
    let opened = 0;
    const strong = async (name: string): Promise<void> => {
      for (const key of ['c', 'u', 't']) {
        await cafe.page.keyboard.press(key);
        await cafe.idle();
        // An action with nothing to choose from says so in a line and opens no card.
        if ((await cafe.page.locator('.strong-card').count()) === 0) continue;
        opened++;
        await look(`${name}-${key}`);
        await cafe.page.keyboard.press('Escape');
      }
    };
    // In a narrow window an offer of janken stands over the feet of the last guests.
    if (width > 1100) await look('plain');
    await strong('strong');
    await cafe.ask(ENQUIRY);
    await cafe.until("document.querySelector('.enquiry')");
    await look('enquiry');
    await strong('enquiry-strong');
    await cafe.ask("(honeybell.select(['momo']), null)");
    await cafe.until("document.querySelector('.side-panel .notebook')");
    await settled(cafe);
    // The notebook is as high as the window: what it covers itself is not looked at here.
    await look('notebook');
    await strong('notebook-strong');
    await cafe.ask('(honeybell.select([]), null)');
    expect(wrong).toEqual([]);
    expect(opened).toBeGreaterThanOrEqual(6);
  },
);

/** Gives the café a terrace without tables, as a café that has two stars, and goes on with it. */
const TERRACE = `(() => {
  const cafe = honeybell.cafe.saved();
  const { map } = cafe.state;
  map.east = map.width;
  map.width += 5;
  map.rows = map.rows.map((row, y) => (y === 6 || y === 7 ? row.slice(0, -1) + '.' : row) + (y > 3 && y < 9 ? '....#' : '#####'));
  map.version++;
  honeybell.saving.deps.resume({ cafe, morningStars: 2 });
  honeybell.setSpeed(0);
  return null;
})()`;

/** Lets the café run until a guest asks for a game of janken while at least ten guests queue. */
const OFFER = `(() => {
  const isReady = () => {
    const { people, janken } = honeybell.cafe.state;
    const queue = Object.values(people).filter((one) => one.stage === 'queue' && one.present).length;
    return queue >= 10 && janken.table && janken.table.over === null;
  };
  for (let i = 0; i < 5500 && !isReady(); i++) honeybell.step(1);
  return isReady();
})()`;

/** The panels over the door or over the heads of the first ten of the queue. */
const OVER_FIRST = `(() => {
  const { people, doors } = honeybell.cafe.state;
  const panels = [...document.querySelectorAll('.topbar, .today, .ticker li:first-child, .chalkboard, .janken, .slow-card, .focus, .strong-button, .maid-card, .roster-tools button')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ name: one.className, box: one.getBoundingClientRect() }));
  const on = (x, y) => {
    if (x < 12 || y < 12 || x > innerWidth - 12 || y > innerHeight - 12) return ['the window’s edge'];
    return panels.filter(({ box: b }) => x >= b.left && x < b.right && y >= b.top && y < b.bottom).map(({ name }) => name);
  };
  const found = [];
  const queue = Object.values(people).filter((one) => one.stage === 'queue' && one.present).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const one of queue.slice(0, 10)) {
    const { x, y } = honeybell.screenOf(one.id);
    for (const up of [0, 36]) found.push(...on(x, y - up).map((name) => name + ' over ' + one.name));
  }
  for (const { x, y } of doors) {
    const at = honeybell.screenOfTile(x, y);
    found.push(...on(at.x, at.y - 20).map((name) => name + ' over the door'));
  }
  return found;
})()`;

test.each([
  [1280, 720, 'no terrace'],
  [1280, 720, 'a terrace'],
  [1024, 768, 'no terrace'],
  [1024, 768, 'a terrace'],
] as const)(
  'at %d × %d, with %s and an offer of janken, the door and the first ten of the queue are clear of all panels',
  async (width, height, wing) => {
    await cafe.page.setViewportSize({ width, height });
    await anew(cafe, { seed: 7 });
    await cafe.ask(QUEUE);
    if (wing === 'a terrace') await cafe.ask(TERRACE);
    expect(await cafe.ask(OFFER)).toBe(true);
    // The queue takes its place, which takes less than a second, before the offer ends.
    await cafe.ask('(honeybell.setSpeed(1), null)');
    await cafe.pass(900);
    await cafe.ask('(honeybell.setSpeed(0), null)');
    await cafe.page.keyboard.press('Home');
    await cafe.until("document.querySelector('.janken')");
    await settled(cafe);
    await cafe.draw();
    await cafe.shot(`queue-first-${wing.replace(' ', '-')}-${width}`);
    expect(await cafe.ask<string[]>(OVER_FIRST)).toEqual([]);
  },
);
