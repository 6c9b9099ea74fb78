// Phones, upright and on their side, and tablets: on every screen, in three languages, no word is cut, nothing leaves
// the screen or overlaps, and all controls are large enough for a thumb. One walk for each size: a screen stays open
// while language and text size change.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, type PlayedCafe, settled } from './cafe.ts';
import { inEvery, type Ways } from './shown.ts';
import { WRONG } from './wrong.ts';

let cafe: PlayedCafe;
const SIZES = [
  { name: 'a telephone upright', width: 390, height: 844 },
  { name: 'a telephone on its side', width: 844, height: 390 },
  { name: 'a tablet upright', width: 768, height: 1024 },
  { name: 'a tablet on its side', width: 1024, height: 768 },
] as const;
const LANGUAGES = { zh: [1, 1.3], ja: [1, 1.3], en: [1, 1.3] };
const USUAL = { zh: [1], ja: [1], en: [1] };

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
