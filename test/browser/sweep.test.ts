// The lab opens a finished sweep: its map is the picture of the report, and a wrong file is refused with all its mistakes.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { markup } from '../../src/analysis/sweep/drawing.ts';
import { mapPicture } from '../../src/analysis/sweep/map-picture.ts';
import { Report } from '../../src/analysis/sweep/model.ts';
import { sweepText } from '../../src/analysis/sweep/sweep-file.ts';
import { planOf, resultOf, TEXT } from '../analysis/sweep/plans.ts';
import { openPlayed, type PlayedCafe } from './cafe.ts';
import { browser } from './harness.ts';

const { plan, cells } = planOf(`${TEXT}figures: [profit, wait, tips]\n`);
const results = cells.flatMap(
  ([rank = 0, speed = 0], cell) =>
  [1, 2, 3].map((seed) => resultOf(cell, seed, { profit: 9000 + 750 * rank - 400 * speed + 90 * seed, wait: 400 - 20 * cell, tips: cell })), // prettier-ignore
);
const sweep = { hash: 'abc', plan, cells, results };
const file = (text: string) => ({ name: 'sweep.json', mimeType: 'application/json', buffer: Buffer.from(text) });

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ ticks: 400 });
  await cafe.page.keyboard.press('l');
  await cafe.until('honeybell.lab?.timeline.value');
  await cafe.page.getByRole('tab', { name: 'What if' }).click();
  await cafe.until("document.querySelector('.whatif-sweep')");
});
afterAll(() => cafe.close());

const open = (text: string): Promise<void> =>
  cafe.page.locator('.whatif-sweep input[type=file]').setInputFiles(file(text)).then(() => cafe.until("document.querySelector('.whatif-sweep-opened, .whatif-sweep [role=alert]')")); // prettier-ignore

/** Whether the picture on the page has the same elements as this one. What a screen reader says of it may differ. */
async function isShown(picture: string): Promise<boolean> {
  /** Elements, their attributes sorted, and texts, without the label. */
  const read = `(one) => {
    const of = (node) => node.nodeType === Node.TEXT_NODE ? node.data : [node.localName,
      [...node.attributes].filter(({ name }) => name !== 'aria-label').map(({ name, value }) => name + '=' + value).sort(),
      [...node.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE).map(of)];
    return JSON.stringify(of(one));
  }`;
  // The game's page lets nobody write HTML from text, so the picture is read on a page without a policy.
  const empty = await (await browser()).newPage();
  await empty.setContent(picture);
  const wanted = await empty.evaluate<string>(`(${read})(document.querySelector('svg'))`);
  await empty.close();
  return (await cafe.ask<string>(`(${read})(document.querySelector('.whatif-sweep-picture > svg'))`)) === wanted;
}

test('a wrong file is refused with all its mistakes', async () => {
  await open(sweepText(sweep, []).replace('"version":1', '"version":2').replace('[0,0]', '[0,9]').replace('"better":1', '"better":0')); // prettier-ignore
  const told = await cafe.page.locator('.whatif-sweep [role=alert]').innerText();
  expect(told).toContain('Not opened: 3 mistakes');
  for (const part of ['version: 2 should be 1', 'cells[0]', 'goal.better']) expect(told).toContain(part);
  await cafe.shot('lab-sweep-refused');
});

test('a finished sweep shows the picture of its report, for each figure, and the best settings', async () => {
  await open(sweepText(sweep, []));
  await cafe.until("document.querySelector('.whatif-sweep-opened')");
  const report = new Report(sweep, []);
  expect(await cafe.page.locator('.whatif-sweep [role=alert]').count()).toBe(0);
  expect(await isShown(markup(mapPicture(report.map('profit'), '')))).toBe(true);
  expect(await cafe.page.locator('.whatif-sweep-best li').first().innerText()).toBe('rank 5, speed 4 11\u202f430');
  await cafe.shot('lab-sweep');
  await cafe.page.getByRole('combobox', { name: 'Which figure' }).first().selectOption('wait');
  expect(await isShown(markup(mapPicture(report.map('wait'), '')))).toBe(true);
  expect(await isShown(markup(mapPicture(report.map('profit'), '')))).toBe(false);
  await cafe.page.getByRole('button', { name: 'Close the sweep' }).click();
  expect(await cafe.page.locator('.whatif-sweep-opened').count()).toBe(0);
  expect(cafe.problems).toEqual([]);
});
