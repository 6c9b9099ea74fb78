// The report's main page in really full evenings: every card, row, face and the street is wholly on the page or not
// on it at all, nothing lies under the buttons at the lower edge, and what has no room is on the report's second page.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';
import { toLateEvening } from './late-season.ts';
import { inEvery, type Ways } from './shown.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 5 });
  await toLateEvening(cafe);
  await cafe.ask('(window.evening = structuredClone(honeybell.cafe.saved()), null)');
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** What each evening has more than the late evening of the ninth day, as code for the page. */
const EVENINGS = {
  'day 7 with the Sunday paper, nine maids and a birthday tomorrow': `
    onDay(7); maids(9); season.paper = { day: 7, ours: 2.5, rival: 2 }; birthday();
    season.growth = { terrace: { since: 5 } };`,
  'day 8 with a new star and seven maids': `
    onDay(8); maids(7); season.growth = { terrace: { since: 5 }, stage: { since: 9 } }; tired(2);`,
  'day 10 with two notices and ten maids': `
    onDay(10); maids(10); notices(2); birthday(); tired(2);
    season.growth = { terrace: { since: 5 }, stage: { since: 9 }, tearoom: { since: 11 } };`,
  'day 12 with everything and twelve maids': `
    onDay(12); maids(12); notices(2); tired(2); birthday();
    season.growth = { terrace: { since: 5 }, stage: { since: 9 }, tearoom: { since: 10 }, festival: { since: 13 } };`,
} as const;
type Name = keyof typeof EVENINGS;
const NAMES = Object.keys(EVENINGS) as Name[];

/** Opens the evening of a day like the late one, with all causes that move the stars. */
async function open(evening: Name): Promise<void> {
  await cafe.ask(`(() => {
    const cafe = structuredClone(evening);
    const { state } = cafe;
    const { season, clock, people, regulars, figures, bands } = state;
    const onDay = (day) => {
      for (const { gone } of regulars.who) if (gone) gone.day += day - clock.day;
      for (const one in season.achieved) if (season.achieved[one] === clock.day) season.achieved[one] = day;
      clock.day = day;
      // The page draws the evening anew only if the time is another.
      state.tick += day;
    };
    const maids = (count) => {
      const all = Object.values(people).filter(({ role }) => role === 'maid');
      for (const { id } of all.slice(count)) delete people[id];
      for (let i = all.length; i < count; i++) {
        people['plus' + i] = { ...structuredClone(all[i - 7]), id: 'plus' + i, name: ['Kotone', 'Sakura', 'Amara'][i % 3] };
        bands['plus' + i] = bands[all[i - 7].id];
      }
    };
    const birthday = () => (season.tomorrow = { day: clock.day + 1, events: [{ kind: 'birthday', at: 5000, of: season.staff[0].id }] });
    const notices = (count) => season.staff.slice(0, count).forEach((one) => (one.notice = { why: 'worn', day: clock.day, leaves: clock.day + 3 }));
    const tired = (count) => season.staff.slice(-count).forEach((one) => (one.energy = 0.1));
    figures.starsBy = Object.fromEntries(
      [['pleased', 109, 0.57], ['door', 13, -0.24], ['group', 6, -0.22], ['unserved', 5, -0.19], ['hero', 1, 0.06], ['known', 3, 0.02]].map(([cause, count, by]) => [cause, { count, by }]),
    );
    figures.wished = ['donut', 'juice', 'parfait'].map((dish, i) => ({ dish, who: 'bram' + i, name: ['Bram', 'Farah', 'Emil'][i] }));
    ${EVENINGS[evening]}
    state.stars = { 7: 2.59, 8: 3.2, 10: 4.1, 12: 4.9 }[clock.day];
    honeybell.saving.deps.resume({ cafe, morningStars: state.stars });
    honeybell.setSpeed(0);
    return null;
  })()`);
  await cafe.until("document.querySelector('.report .tomorrow')");
}

const PARTS =
  '.report-head, .story li, .receipt, .cost, .loved-card, .street, .street .face, .met, .win-back-open, .tomorrow li, .work-card, .work p, .brought, .report-pages, .report-pages > *';

/** The parts of the main page that are not wholly on it, or that the buttons at the lower edge cover. */
const CUT = `(() => {
  const body = document.querySelector('.sheet-body.report');
  body.scrollTop = 0;
  const edge = body.getBoundingClientRect();
  const foot = document.querySelector('.report-pages');
  const found = body.scrollHeight > body.clientHeight + 1 ? ['the page scrolls by ' + (body.scrollHeight - body.clientHeight)] : [];
  for (const one of body.querySelectorAll('${PARTS}')) {
    if (!one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    const within = [edge, ...['.street', '.house', '.work-card'].flatMap((around) => one.parentElement.closest(around)?.getBoundingClientRect() ?? [])];
    const low = Math.min(...within.map(({ bottom }) => bottom), foot.contains(one) ? Infinity : foot.getBoundingClientRect().top);
    const right = Math.min(...within.map((is) => is.right));
    const by = Math.max(box.bottom - low, box.right - right, edge.top - box.top);
    if (by > 1) found.push(one.className + ' ' + one.textContent.slice(0, 20) + ' by ' + Math.round(by));
  }
  return found;
})()`;

const inWords = (told: Awaited<ReturnType<typeof inEvery<string[]>>>): string[] =>
  told.flatMap(([language, size, found]) => found.map((one) => `${language} ${size}: ${one}`));

const ALL: Ways = { zh: [1, 1.3], ja: [1, 1.3], en: [1, 1.3] };

test.each(NAMES)('on the evening of %s no part of the main page is cut', { timeout: 120_000 }, async (evening) => {
  await open(evening);
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
  ] as const) {
    await cafe.page.setViewportSize({ width, height });
    await cafe.pass(300);
    expect([width, ...inWords(await inEvery<string[]>(cafe, ALL, CUT))]).toEqual([width]);
    await cafe.shot(`full-report-${NAMES.indexOf(evening)}-${width}`);
  }
});

test(
  'in a usual window with usual letters the maids, the bill, tomorrow and the street are on the main page',
  { timeout: 60_000 },
  async () => {
    await cafe.page.setViewportSize({ width: 1280, height: 720 });
    const absent = `['.receipt', '.tomorrow', '.work', '.street'].filter((part) => !document.querySelector('.report ' + part).checkVisibility())`;
    for (const evening of NAMES.slice(0, 2)) {
      await open(evening);
      expect([evening, ...inWords(await inEvery<string[]>(cafe, { zh: [1], ja: [1], en: [1] }, absent))]).toEqual([
        evening,
      ]);
      await cafe.shot(`full-report-usual-${NAMES.indexOf(evening)}`);
    }
  },
);

test(
  'what has no room on the main page is whole on the second page, and a press on more causes opens that page',
  { timeout: 60_000 },
  async () => {
    await cafe.page.setViewportSize({ width: 1280, height: 720 });
    await open('day 12 with everything and twelve maids');
    const there = `['.receipt', '.tomorrow', '.work', '.street', '.loved'].filter((part) => document.querySelector('.report ' + part)?.checkVisibility())`;
    for (const size of [1, 1.3]) {
      await inEvery(cafe, { en: [size] }, 'null');
      const first = await cafe.ask<string[]>(there);
      expect(first.length).toBeLessThan(5);
      await cafe.shot(`full-report-12-${size}`);
      await cafe.page.locator('.costs .rule button').click();
      const second = await cafe.ask<string[]>(there);
      // The bill is on both pages: on the main page without its small lines.
      expect([...new Set([...first, ...second])].sort()).toEqual([
        '.loved',
        '.receipt',
        '.street',
        '.tomorrow',
        '.work',
      ]);
      expect(await cafe.page.locator('.cost').count()).toBeGreaterThan(4);
      expect(await cafe.page.locator('.report-pages button[aria-pressed="true"]').innerText()).toMatch(
        /^Page 2(: |$)/u,
      );
      await cafe.shot(`full-report-second-${size}`);
      await cafe.page.getByRole('button', { name: 'By the hour' }).click();
      expect(await cafe.page.getByRole('button', { name: 'Page 2' }).isVisible()).toBe(true);
      await cafe.page.getByRole('button', { name: 'The report' }).click();
    }
  },
);

/** What of the report is on its main page, each part by its first words. */
const ON_PAGE = `['.report-head', '.receipt', '.costs', '.loved', '.street', '.win-back-open', '.tomorrow', '.work', '.agreed-today']
  .filter((part) => document.querySelector('.report ' + part)?.checkVisibility())`;

test.each(NAMES)(
  'whatever is bought in the report on the evening of %s, every part that was on the page stays there',
  { timeout: 120_000 },
  async (evening) => {
    await inEvery(cafe, { en: [1] }, 'null');
    await cafe.page.setViewportSize({ width: 1280, height: 720 });
    await open(evening);
    await cafe.ask('((honeybell.cafe.state.money += 90000), null)');
    const before = await cafe.ask<string[]>(ON_PAGE);
    const offers = '.report :is(.offer, .met .btn, .tomorrow .btn):not([aria-disabled="true"])';
    const pressed: string[] = [];
    // One press each: a press on a button that has become Undo takes back, and buttons to other pages are left out.
    for (let i = 0; i < 12; i++) {
      const next = await cafe.ask<string | null>(`(() => {
        const one = [...document.querySelectorAll('${offers}')].find((one) => one.checkVisibility() && !/^(To |Try|Undo|Hire)/.test(one.innerText) && !window.done?.has(one));
        if (one === undefined) return null;
        (window.done ??= new WeakSet()).add(one);
        one.click();
        return one.innerText;
      })()`);
      if (next === null) break;
      pressed.push(next);
      await cafe.pass(100);
      const after = await cafe.ask<string[]>(ON_PAGE);
      expect([next, ...before.filter((part) => !after.includes(part))]).toEqual([next]);
    }
    expect(pressed.length).toBeGreaterThan(1);
    await cafe.page.keyboard.press('4');
    await cafe.page.keyboard.press('1');
    await cafe.pass(100);
    const after = await cafe.ask<string[]>(ON_PAGE);
    expect(before.filter((part) => !after.includes(part))).toEqual([]);
    await cafe.shot(`full-report-bought-${NAMES.indexOf(evening)}`);
  },
);

test(
  'opening a line of the bill moves nothing, and “How is it counted?” lists what the brief head leaves out',
  { timeout: 60_000 },
  async () => {
    await inEvery(cafe, { en: [1] }, 'null');
    await cafe.page.setViewportSize({ width: 1280, height: 720 });
    await open(NAMES[0]!);
    const places = `[...document.querySelectorAll('.street, .costs, .work, .receipt')].map((one) => one.getBoundingClientRect().toJSON())`;
    const before = await cafe.ask(places);
    await cafe.page.locator('.receipt summary').first().click();
    expect(await cafe.page.locator('.receipt details[open] li').count()).toBeGreaterThan(2);
    expect(await cafe.ask(places)).toEqual(before);
    await cafe.page.locator('.receipt summary').first().click();
    const shown = cafe.page.locator('.rating > .star-moves > :visible');
    expect(await shown.count()).toBe(3);
    const told = (await shown.allInnerTexts()).map((one) => Number(one.replace('−', '-').split(' ')[0]));
    expect(told.reduce((sum, by) => sum + by, 0)).toBeCloseTo(0, 9);
    await shown.getByRole('button', { name: 'others' }).click();
    expect(await cafe.page.locator('.how-note .star-moves > :visible').count()).toBe(6);
    await cafe.page.keyboard.press('Escape');
  },
);

test(
  'a new star has the button that puts on what it allows, and a press says that it is put on',
  { timeout: 60_000 },
  async () => {
    for (const [evening, opens, planned, part] of [
      ['day 8 with a new star and seven maids', 'Three stars!', 'Tomorrow evening: lights down', 'show'],
      ['day 12 with everything and twelve maids', 'Five stars!', 'Tomorrow the street celebrates', 'festival'],
    ] as const) {
      await open(evening);
      const row = cafe.page.locator('.tomorrow li', { hasText: opens });
      await row.getByRole('button', { name: /Put it on/u }).click();
      const shown = await row.locator('.grow .one-of > span:not(.reserved)').innerText();
      expect(shown).toContain(planned);
      expect(
        await cafe.ask(
          `honeybell.cafe.state.season.tomorrow.events.some(({ kind, big }) => kind === '${part}' && big)`,
        ),
      ).toBe(true);
    }
  },
);

test('a maid who has her birthday off gets no cake, and the row says so', { timeout: 60_000 }, async () => {
  await open('day 10 with two notices and ten maids');
  const row = cafe.page.locator('.tomorrow li', { hasText: /birthday/u });
  const shown = row.locator('.grow .one-of > span:not(.reserved)');
  expect(await shown.innerText()).toContain('her friends come');
  expect(await row.getByRole('button').getAttribute('aria-disabled')).toBe(null);
  await cafe.ask(
    `(honeybell.cafe.give({ kind: 'evening', act: { do: 'shift', maid: honeybell.cafe.state.season.staff[0].id, on: false } }), honeybell.step(1), null)`,
  );
  await cafe.page.keyboard.press('2');
  await cafe.page.keyboard.press('1');
  expect(await shown.innerText()).toBe('Momo has her birthday off: no party here.');
  expect(await row.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

test('a cold dish is told by how it became cold, and not by a wait of no minutes', { timeout: 60_000 }, async () => {
  await open('day 8 with a new star and seven maids');
  await cafe.ask(`(() => {
    const saved = structuredClone(honeybell.cafe.saved());
    saved.state.figures.causes = [
      { cause: 'badFood', reason: 'fled', count: 2, seconds: 0, who: [], at: 9000 },
      { cause: 'tooDear', reason: 'tooDear', count: 1, seconds: 0, who: [], at: 8000 },
    ];
    saved.state.tick++;
    honeybell.saving.deps.resume({ cafe: saved, morningStars: 3 });
    honeybell.setSpeed(0);
    return null;
  })()`);
  await cafe.until("document.querySelector('.costs')?.textContent.includes('cold')");
  const told = await cafe.page.locator('.costs').innerText();
  expect(told).toMatch(/dishes stood too long before a maid carried them\. Last/u);
  expect(told).not.toContain('0 min');
});

test(
  'a maid who gave notice has her name in the language of the page, also after a change of the language',
  { timeout: 60_000 },
  async () => {
    await open('day 10 with two notices and ten maids');
    // Another page between: the rows about the maids are chosen when the report opens.
    await cafe.page.keyboard.press('2');
    await cafe.page.keyboard.press('1');
    const names = `[...document.querySelectorAll('.tomorrow li')].slice(0, 2).map((one) => one.innerText)`;
    for (const [, , told] of await inEvery<string[]>(cafe, { zh: [1], ja: [1] }, names))
      expect(told.join()).not.toMatch(/Momo/u);
    const [[, , inJapanese] = []] = await inEvery<string[]>(cafe, { ja: [1] }, names);
    expect(inJapanese?.[0]).toMatch(/^モモ/u);
    await inEvery(cafe, { en: [1] }, 'null');
  },
);

test('a message in the evening covers no button, on any of its pages', { timeout: 60_000 }, async () => {
  await inEvery(cafe, { en: [1] }, 'null');
  await open('day 8 with a new star and seven maids');
  // Another page between: the rows about the maids are chosen when the report opens.
  await cafe.page.keyboard.press('2');
  await cafe.page.keyboard.press('1');
  for (const width of [1280, 1024]) {
    await cafe.page.setViewportSize({ width, height: 720 });
    await cafe.pass(300);
    const row = cafe.page.locator('.tomorrow li', { hasText: /energy/u }).first();
    await row.getByRole('button').click();
    await row.getByRole('button', { name: 'Undo' }).click();
    await cafe.until("document.querySelector('.toast') !== null");
    // It stands in the same place on each page, as long as it is there.
    const place = await cafe.ask("document.querySelector('.toast').getBoundingClientRect().toJSON()");
    await cafe.shot(`evening-toast-${width}`);
    for (const digit of [1, 2, 3, 4, 5, 6, 7]) {
      await cafe.page.keyboard.press(String(digit));
      const covered = await cafe.ask<string[]>(`(() => {
        const toast = ${JSON.stringify(place)};
        return [...document.querySelectorAll('button')]
          .filter((one) => one.checkVisibility() && one.closest('.toast') === null)
          .filter((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return right > toast.left && left < toast.right && bottom > toast.top && top < toast.bottom;
          })
          .map((one) => one.innerText);
      })()`);
      expect([width, digit, ...covered]).toEqual([width, digit]);
    }
    await cafe.page.keyboard.press('1');
  }
});
