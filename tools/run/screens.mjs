// Opens every screen of the game in turn, in one page of the built game: for the test that reads them in every language
// (test/browser/screens.test.ts), and for the pictures in docs/ (pictures.mjs). docs/screens.md describes each screen.

import { waitUntil } from './browser.mjs';

/** Names of the screens in the order in which they are shown. */
export const SCREENS = `
  title new-cafe settings saves free-card
  case cafe news chalkboard notebook-now notebook-shape notebook-past notebook-friends
  rival-board head-maid keys janken
  evening-report evening-staff evening-hire evening-menu evening-layout evening-rival evening-goals
  duel ending
`
  .split(/\s+/)
  .filter(Boolean);

const click = (selector) => `document.querySelector(${JSON.stringify(selector)}).click()`;
const key = (name) =>
  `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '${name}', bubbles: true }))`;
const closeDialog = "document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel'))";
const noDialog = "document.querySelector('dialog[open]') === null";
const dialog = "document.querySelector('dialog[open]')";
/** Steps until a condition holds, at most this many ticks. */
const stepUntil = (so, most, by = 20) =>
  `(() => { for (let i = 0; i < ${most} && !(${so}); i += ${by}) honeybell.step(${by}); })()`;
/** Shortens the day: nobody else comes, and the café closes. */
const closeSoon =
  'Object.assign(honeybell.cafe.state.clock, { closeTick: honeybell.cafe.state.tick + 5 }), (honeybell.cafe.state.arrivals.length = 0)';
const evening = "document.querySelector('.evening [role=tab]')";
const tab = (name) => click(`#evening-tab-${name}`);
const notebookTab = (at) => click(`.notebook [role=tab]:nth-of-type(${at})`);

/**
 * @param {import('playwright-core').Page} page at the title screen
 * @param {(name: string) => Promise<void>} look called for every screen once it is shown
 * @param {{ wholeDay?: boolean, until?: (so: string) => Promise<void> }} [options] the evening after a whole day
 * instead of a short one; how to wait for a condition
 */
export async function walkScreens(page, look, { wholeDay = false, until = (so) => waitUntil(page, so) } = {}) {
  const run = (code) => page.evaluate(`(() => { ${code}; })()`);
  const show = async (name, code, so) => {
    if (code) await run(code);
    if (so) await until(so);
    await look(name);
  };
  const shortDay = async (day) => {
    await run('honeybell.actions.nextDay(), honeybell.setSpeed(0)');
    await until("document.querySelector('.maid-card')");
    await run(
      `(honeybell.cafe.state.clock.day = ${day}), ${closeSoon}, ${stepUntil('honeybell.cafe.state.over', 3000)}`,
    );
  };
  const inDialog = async (name, code) => {
    await show(name, code, dialog);
    await run(closeDialog);
    await until(noDialog);
  };
  await show('title', '', "document.querySelector('.title-menu')");
  await inDialog('new-cafe', click('.title-menu > button.big-item:nth-last-of-type(3)'));
  await inDialog('settings', click('.title-row .small-item:nth-child(3)'));
  await inDialog('saves', 'honeybell.actions.openSaves()');
  await show(
    'free-card',
    click('.title-menu > button.big-item:nth-last-of-type(2)'),
    "document.querySelector('.free-card')",
  );
  await run(click('.free-close'));

  // On the first day of a season no case comes. In small steps, with the panels updated between them, so that the moment
  // of the case is still there.
  await run("honeybell.begin({ seed: 7 }), honeybell.setSpeed(0), honeybell.select(['momo'])");
  await until("document.querySelector('.notebook [role=tab]')");
  await run('honeybell.step(400)');
  for (let i = 0; i < 120 && !(await page.evaluate("document.querySelector('.case') !== null")); i++)
    await run('honeybell.step(20)');
  await show('case', click('.case-open'), "document.querySelector('.case-answer')");
  await run(`${click('.case header .btn:last-child')}, honeybell.beginSeason(), honeybell.setSpeed(0)`);
  await until("document.querySelector('.maid-card')");
  await run('honeybell.actions.noMoreCases(), honeybell.select([])');
  await run(stepUntil('honeybell.cafe.state.tick >= 1400', 1400));
  await show('cafe', '', "document.querySelector('.ticker .entry')");
  await show('news', "document.querySelector('.ticker button').focus()", "document.querySelector('.ticker.open')");
  await run('document.activeElement.blur()');
  await show(
    'chalkboard',
    `honeybell.select(['momo']), ['a-move', 'plain'].forEach((manner) => honeybell.actions.give({ kind: 'command', post: {
      executorKeys: ['momo', 'yuki'], tick: 200, command: { behave: 'move', x: 5, y: 7, manner } } })), honeybell.step(2)`,
  );
  await show('notebook-now', '', "document.querySelector('.notebook [role=tab]')");
  const pages = await page.locator('.notebook [role=tab]').count();
  for (const [at, name] of [
    [2, 'shape'],
    [3, 'past'],
    [4, 'friends'],
  ])
    // prettier-ignore
    if (at <= pages) await show(`notebook-${name}`, notebookTab(at));
  await run(notebookTab(1));
  await inDialog('rival-board', key('b'));
  await inDialog('head-maid', key('h'));
  await inDialog('keys', key('?'));
  // Usually a guest asks sooner or later; on a day without, this screen is skipped.
  await run(stepUntil('honeybell.cafe.state.janken.table?.over === null || honeybell.cafe.state.over', 5500, 1));
  if (await page.evaluate('honeybell.cafe.state.janken.table?.over === null')) {
    await until("document.querySelector('.janken .btn')");
    await show('janken', click('.janken .btn'), "document.querySelector('.janken.open')");
  }

  await run(`honeybell.select([]), ${wholeDay ? '0' : closeSoon}, ${stepUntil('honeybell.cafe.state.over', 9000)}`);
  await until(evening);
  await show('evening-report', '', "document.querySelector('.report-columns')");
  await show('evening-staff', tab('staff'), "document.querySelector('.evening-staff .member')");
  await show(
    'evening-hire',
    `${tab('hire')}, honeybell.actions.give({ kind: 'evening', act: { do: 'draw', count: 1 } })`,
  );
  for (const name of ['menu', 'layout', 'rival', 'goals']) await show(`evening-${name}`, tab(name));

  await shortDay(7);
  await until("document.querySelector('.evening .festival')");
  await run(click('.festival'));
  await until("document.querySelector('.duel-opening .btn')");
  await run(click('.duel-opening .btn'));
  for (let at = 0; at < 2; at++) {
    await page.locator('.duel-card').nth(at).click();
    await page.locator('.duel-serve .btn').click();
    await until("!document.querySelector('.duel-lid.lifts')");
  }
  await page.locator('.duel-card').nth(1).click();
  await show('duel', '', "document.querySelectorAll('.duel-name').length === 2");
  await page.keyboard.press('Escape');
  await shortDay(30);
  await show('ending', '', "document.querySelector('.ending')");
}
