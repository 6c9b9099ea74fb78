// Whatever a page of the lab, a page of the gallery, an evening page or a dialog starts ends with it: WebGL contexts,
// Workers, listeners, frame loops, intervals and observers are as many after a visit as before. All of them are visited
// twice.

import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../../src/gallery/pages.ts';
import { PAGE_IDS } from '../../src/lab/frame/page-ids.ts';
import { anew, openPlayed, type PlayedCafe } from './cafe.ts';
import { openGame, type OpenGame } from './harness.ts';
import type { Counts } from './running.ts';
import { asScript } from './tested.ts';

let before: string;
beforeAll(async () => {
  before = await asScript('running.ts', 'honeybellRunning');
});

/** What differs from the counts before, each as `page: contexts 1 → 2`. */
const differences = (name: string, before: Counts, after: Counts): string[] =>
  (Object.keys(before) as (keyof Counts)[])
    .filter((what) => before[what] !== after[what])
    .map((what) => `${name}: ${what} ${before[what]} → ${after[what]}`);

const running = async (game: OpenGame): Promise<Counts> => {
  await game.idle();
  return game.page.evaluate<Counts>('honeybellRunning.counts()');
};

describe('in the game', () => {
  let cafe: PlayedCafe;
  beforeAll(async () => {
    cafe = await openPlayed({ before, ticks: 300 });
  });
  afterEach(() => expect(cafe.problems).toEqual([]));

  const turn = (page: string): Promise<null> => cafe.ask(`(honeybell.lab.turnTo('${page}'), null)`);
  /** What a player does on a page that starts more than the page itself. */
  const ACTS: Partial<Record<string, () => Promise<unknown>>> = {
    // Left while its Workers run.
    whatif: () =>
      cafe.ask(`(() => {
        const model = honeybell.lab.modelOf('whatif');
        model.setMoment(200);
        model.setChanges([{ input: { kind: 'edit', maid: 'mei', edit: { rank: 5 } }, maid: 'mei', field: 'rank', from: 2, to: 5 }]);
        void model.run();
        honeybell.lab.turnTo('school');
        return null;
      })()`),
    // With a mark that follows the tile.
    commands: () => cafe.ask(`(honeybell.lab.modelOf('commands').change({ kind: 'move', x: '5', y: '5' }), null)`),
  };

  test('pages of the lab', async () => {
    const left: string[] = [];
    const outside = await running(cafe);
    for (const round of [1, 2]) {
      await cafe.ask('(honeybell.actions.openLab(), null)');
      await cafe.until('honeybell.lab?.timeline.value');
      await turn('promises');
      const inside = await running(cafe);
      for (const page of PAGE_IDS) {
        await turn(page);
        await cafe.idle();
        await ACTS[page]?.();
        await turn('promises');
        left.push(...differences(`${page}, round ${round}`, inside, await running(cafe)));
      }
      await cafe.ask('(honeybell.lab.leave(), null)');
      left.push(...differences(`the lab, round ${round}`, outside, await running(cafe)));
    }
    expect(left).toEqual([]);
  });

  test('a page that is left together with the lab', async () => {
    const left: string[] = [];
    const outside = await running(cafe);
    for (const page of PAGE_IDS) {
      await cafe.ask('(honeybell.actions.openLab(), null)');
      await cafe.until('honeybell.lab?.timeline.value');
      await turn(page);
      await cafe.idle();
      await cafe.ask('(honeybell.lab.leave(), null)');
      left.push(...differences(page, outside, await running(cafe)));
    }
    expect(left).toEqual([]);
  });

  test('dialogs and the notebook of the café', async () => {
    await anew(cafe, { ticks: 300 });
    const left: string[] = [];
    const outside = await running(cafe);
    for (const round of [1, 2]) {
      for (const key of ['?', 'h', 'b']) {
        await cafe.page.keyboard.press(key);
        await cafe.page.keyboard.press('Escape');
        left.push(...differences(`${key}, round ${round}`, outside, await running(cafe)));
      }
      await cafe.ask("(honeybell.select(['momo']), null)");
      for (const tab of ['Traits', 'History', 'Friends', 'Now'])
        await cafe.page.getByRole('tab', { name: tab }).click();
      await cafe.ask('(honeybell.select([]), null)');
      left.push(...differences(`notebook, round ${round}`, outside, await running(cafe)));
    }
    expect(left).toEqual([]);
  });
});

test('pages of the gallery', async () => {
  const site = await openGame({ suffix: 'gallery/', until: "document.querySelector('.gallery')", before });
  const left: string[] = [];
  const visit = async (id: string): Promise<void> => {
    await site.page.evaluate(`(location.hash = '#${id}', null)`);
    await site.until(`document.querySelector('main[data-page=${id}]') !== null`);
    await site.pass(100);
    await site.page.evaluate("(location.hash = '', null)");
    await site.until("document.querySelector('main[data-page]') === null");
  };
  // Phaser opens a context when it is loaded, to see what the browser can do.
  await visit('cafe');
  const outside = await running(site);
  for (const round of [1, 2])
    for (const { id } of PAGES) {
      await visit(id);
      left.push(...differences(`${id}, round ${round}`, outside, await running(site)));
    }
  expect(left).toEqual([]);
  expect(site.problems).toEqual([]);
  await site.close();
});
