// The evening's report and the head maid's panel in a usual window: nothing lies over their words, and everything can
// be scrolled into view, in three languages, with large letters.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';
import { inEvery } from './shown.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 5 });
  await cafe.ask('(honeybell.beginSeason({ seed: 5 }), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  // A day on which everything happened: a notice, a new star, lost regulars, and more causes than fit.
  await cafe.ask(`(() => {
    while (!honeybell.cafe.state.over) honeybell.step(100);
    const { season, clock, regulars, figures } = honeybell.cafe.state;
    season.staff[1].notice = { why: 'worn', leaves: clock.day + 3 };
    season.growth = { stage: { since: clock.day + 1 } };
    for (const [i, one] of regulars.who.slice(0, 2).entries())
      one.gone = { why: 'wish', dish: i === 0 ? 'pasta' : 'shortcake', seconds: 0, day: clock.day };
    const causes = [['partyTooBig', 22], ['notCleared', 12], ['full', 2], ['chatted', 1]];
    figures.causes = causes.map(([cause, count]) => ({ cause, reason: 'noSeat', count, seconds: 40 * count, who: [], at: 9000 }));
    figures.guestsLost = 37;
    return null;
  })()`);
  await cafe.until("document.querySelector('.report .tomorrow')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

const WAYS = { zh: [1, 1.3], ja: [1, 1.3], en: [1, 1.3] };

/** Scrolls each button and line of the report into view, and names those that something else covers there. */
const COVERED = `(() => {
  const found = [];
  const body = document.querySelector('.sheet-body.report');
  const foot = document.querySelector('.report-pages');
  for (const one of body.querySelectorAll('.report-columns button, .report-columns li, .receipt p, .street')) {
    if (!one.checkVisibility()) continue;
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height - 4);
    if (met === null || (!one.contains(met) && !met.contains(one)) || (foot.contains(met) && !foot.contains(one)))
      found.push(one.textContent.slice(0, 30) + ' under ' + (met?.className ?? 'nothing'));
  }
  return found;
})()`;

test.each([1024, 1280, 1440])('no line of the report is covered in a window %d pixels wide', async (width) => {
  await cafe.page.setViewportSize({ width, height: 720 });
  await cafe.pass(300);
  const told = await inEvery<string[]>(cafe, WAYS, COVERED);
  expect(told.flatMap(([language, size, found]) => found.map((one) => `${language} ${size}: ${one}`))).toEqual([]);
  await cafe.shot(`report-${width}`);
});

test('the causes of lost guests follow a change of the language', async () => {
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  const words = "[...document.querySelectorAll('.cost .grow')].map((one) => one.textContent)";
  const told = await inEvery<string[]>(cafe, { zh: [1], ja: [1], en: [1] }, words);
  for (const [language, , rows] of told) {
    expect(rows.length).toBeGreaterThan(0);
    if (language !== 'en') expect(rows.join(' ')).not.toMatch(/Waited|seats|cleared/u);
  }
});

test('at 1280 × 720 the day’s story and the street are on the first screen, and a press shows more causes', async () => {
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  await cafe.pass(300);
  const hidden = `(() => {
    const body = document.querySelector('.sheet-body.report');
    body.scrollTop = 0;
    const foot = document.querySelector('.report-pages').getBoundingClientRect().top;
    return [...body.querySelectorAll('.story li, .street, .tomorrow li:nth-child(2)')]
      .filter((one) => one.getBoundingClientRect().bottom > foot)
      .map((one) => one.className + ' ends at ' + Math.round(one.getBoundingClientRect().bottom) + ', not before ' + Math.round(foot));
  })()`;
  const told = await inEvery<string[]>(cafe, { zh: [1], ja: [1], en: [1] }, hidden);
  expect(told.flatMap(([language, , found]) => found.map((one) => `${language}: ${one}`))).toEqual([]);
  const story = await cafe.page.locator('.story').innerText();
  for (const word of ['gave notice', 'Three stars', 'no pasta', '37', 'were lost', 'too few seats'])
    expect(story).toContain(word);
  await cafe.page.locator('.costs .rule button').click();
  expect(await cafe.page.locator('.costs .cost').count()).toBeGreaterThan(3);
});

test('the head maid’s buttons stand beside what they save and forget, clear of the panel’s edge', async () => {
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  await cafe.ask('(honeybell.actions.nextDay(), honeybell.setSpeed(0), null)');
  await cafe.until("document.querySelector('.maid-card')");
  await cafe.page.keyboard.press('h');
  await cafe.until("document.querySelector('.head-maid .files')");
  const below = `(() => {
    const { bottom } = document.querySelector('.head-maid .files').lastElementChild.getBoundingClientRect();
    return document.querySelector('dialog[open]').getBoundingClientRect().bottom - bottom;
  })()`;
  const told = await inEvery<number>(cafe, WAYS, below);
  for (const [, , far] of told) expect(far).toBeGreaterThan(40);
});
