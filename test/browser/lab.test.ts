// The lab as a visitor meets it: opened from the café, it shows the day as lanes, which can be rewound, searched and
// continued as a branch; and What if: a rarity changed, both days simulated, their figures side by side.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anew, openPlayed, settled, type PlayedCafe } from './cafe.ts';

/** The model of the page "What if", in the page. */
const WHAT_IF = "honeybell.lab.models.get('whatif')";

const LIVED = 1500;

async function openLab(cafe: PlayedCafe): Promise<void> {
  await cafe.page.keyboard.press('l');
  await cafe.until('honeybell.lab?.timeline.value');
  await cafe.until("document.querySelector('.time-canvas')");
  await settled(cafe);
}

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ ticks: 0 });
});
afterEach(() => expect(cafe.problems).toEqual([]));
afterAll(() => cafe.close());

describe('time', () => {
  beforeAll(async () => {
    await anew(cafe, { ticks: LIVED });
    await cafe.ask("(honeybell.select(['momo']), null)");
    await settled(cafe);
  });

  test("L opens it; everyone has a lane, and the selected person's decision is explained", async () => {
    const hash = await cafe.ask('honeybell.cafe.hash()');
    await openLab(cafe);
    // The day was simulated again from its morning, with the same result.
    expect(await cafe.ask('honeybell.cafe.hash()')).toBe(hash);
    expect(await cafe.ask('honeybell.lab.line.from')).toBe(0);
    const names = await cafe.page.locator('.lane-name').allInnerTexts();
    for (const maid of ['Momo', 'Sakura', 'Yuki', 'Hana', 'Mei', 'Nana']) expect(names).toContain(maid);
    expect(names.length).toBeLessThan(8);
    expect(await cafe.page.locator('.moment h2').innerText()).toBe('Momo');
    expect((await cafe.page.locator('.moment-said').innerText()).length).toBeGreaterThan(20);
    await cafe.shot('lab-time');
  });

  test('a character who decides by a table shows the decision and the rows that were checked', async () => {
    const { page } = cafe;
    await page.locator('.lane-name', { hasText: 'Mei' }).click();
    await settled(cafe);
    expect(await page.locator('.moment .table-path .step').count()).toBeGreaterThan(0);
    expect(await page.locator('.moment').innerText()).not.toMatch(/param|depth|held/);
    await cafe.shot('lab-time-table');
    await page.locator('.lane-name', { hasText: 'Momo' }).click();
  });

  test('a guest gets a lane on request, and loses it again; all guests can have one', async () => {
    const { page } = cafe;
    const lanes = page.locator('.lane-name');
    const before = await lanes.count();
    const add = page.getByRole('combobox', { name: /Give a guest a lane/ });
    const [guest = '', name = ''] = await cafe.ask<string[]>(
      "(([, , one]) => [one.value, one.text.replace('★ ', '').split(' · ')[0]])([...document.querySelectorAll('.lane-add option')])",
    );
    await add.selectOption(guest);
    expect(await page.locator('.moment h2').innerText()).toBe(name);
    await page
      .getByRole('button', { name: 'Ask Momo why' })
      .or(page.locator('.lane-name', { hasText: 'Momo' }))
      .first()
      .click();
    expect(await lanes.allInnerTexts()).toContain(name);
    await page.getByRole('button', { name: `Remove ${name}’s lane` }).click();
    expect(await lanes.count()).toBe(before);
    await add.selectOption('*');
    expect(await lanes.count()).toBeGreaterThan(before + 5);
    await add.selectOption('*');
    expect(await page.locator('.moment h2').innerText()).toBe('Momo');
  });

  test('a bracket goes one thought back and on; "why not" turns the question round', async () => {
    const { page } = cafe;
    // The latest moment up to 1300 with a choice among guests.
    const at = await cafe.ask<number>(`(async () => {
      const asks = () => [...document.querySelectorAll('button')].some((one) => one.textContent.startsWith('Why not '));
      for (let tick = 1300; tick > 100; tick -= 20) {
        honeybell.lab.goTo(tick);
        await honeybell.test.idle();
        if (asks()) return tick;
      }
      return 0;
    })()`);
    expect(at).toBeGreaterThan(0);
    await settled(cafe);
    const said = await page.locator('.moment-said').innerText();
    await page.locator('.time-canvas').focus();
    await page.keyboard.press('[');
    expect(await cafe.ask<number>('honeybell.lab.tick.value')).toBeLessThan(at);
    const back = await cafe.ask<number>('honeybell.lab.tick.value');
    await page.keyboard.press(']');
    expect(await cafe.ask<number>('honeybell.lab.tick.value')).toBeGreaterThan(back);
    await cafe.ask(`(honeybell.lab.goTo(${at}), null)`);
    await settled(cafe);
    expect(await page.locator('.moment-said').innerText()).toBe(said);
    await page.getByRole('button', { name: /^Why not / }).click();
    expect(await page.locator('.moment-body').innerText()).toMatch(/Who could have gone to \w+\?/);
    await page.getByRole('button', { name: 'Back to why' }).click();
    await page.getByRole('button', { name: 'Thoughts', exact: true }).click();
    await settled(cafe);
    await cafe.shot('lab-thoughts');
    await page.getByRole('button', { name: 'Thoughts', exact: true }).click();
    await cafe.ask('(honeybell.lab.goToNow(), null)');
  });

  test('the lanes are navigated by a drag, by keys, by one tick, and back to now', async () => {
    const { page } = cafe;
    const box = (await page.locator('.time-canvas').boundingBox()) as { x: number; y: number; width: number };
    await page.mouse.move(box.x + box.width * 0.8, box.y + 3);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.25, box.y + 3, { steps: 4 });
    await page.mouse.up();
    const there = await cafe.ask<number>('honeybell.lab.tick.value');
    expect(there).toBeLessThan(LIVED - 300);
    expect(await page.locator('.time-banner').innerText()).toMatch(/Rewound \d+ minutes?\. The original day is kept\./);
    await page.locator('.time-canvas').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('.');
    expect(await cafe.ask('honeybell.lab.tick.value')).toBe(there - 9);
    expect(await cafe.ask('honeybell.lab.cafe.hash()')).toBe(
      await cafe.ask(`honeybell.lab.line.tape.at(${there - 9}).hash()`),
    );
    await page.getByRole('button', { name: 'Back to now' }).click();
    expect(await cafe.ask('honeybell.lab.tick.value')).toBe(LIVED);
  });

  test('any moment is there again, as it was', async () => {
    for (const tick of [20, 1490, 700, 5, 1111])
      expect(await cafe.ask(`(honeybell.lab.goTo(${tick}), honeybell.lab.cafe.hash())`)).toBe(
        await cafe.ask(`honeybell.lab.line.tape.at(${tick}).hash()`),
      );
    expect(await cafe.ask('honeybell.lab.line.tape.size')).toBeLessThan(5_000_000);
  });

  test('moments are found by words and kind, one after the other', async () => {
    const { page } = cafe;
    await page.getByRole('combobox', { name: 'Kind of moment' }).selectOption('mind');
    const field = page.getByRole('searchbox');
    await cafe.ask('(honeybell.lab.goTo(0), null)');
    await settled(cafe);
    const found = await page.locator('.time-field [role=status]').innerText();
    expect(found).toMatch(/^0 of [1-9]/);
    await field.press('Enter');
    expect(await page.locator('.time-field [role=status]').innerText()).toMatch(/^1 of/);
    expect(await page.locator('.moment-said .mind-text').innerText()).toBe('Looked up and changed their mind');
    const first = await cafe.ask<number>('honeybell.lab.tick.value');
    // A day has thousands of decisions, so that there is always a next one.
    await page.getByRole('combobox', { name: 'Kind of moment' }).selectOption('decision');
    await page.getByRole('button', { name: /Next match/ }).click();
    // Two maids may decide in one tick.
    expect(await cafe.ask<number>('honeybell.lab.tick.value')).toBeGreaterThanOrEqual(first);
    await field.fill('');
    await page.getByRole('combobox', { name: 'Kind of moment' }).selectOption('all');
    await page.getByRole('button', { name: /’s next thought$/ }).click();
    await cafe.shot('lab-search');
  });

  test('going on from the past is a branch; the day as lived is kept and can be gone back to', async () => {
    const { page } = cafe;
    await cafe.ask('(honeybell.lab.goTo(600), null)');
    await settled(cafe);
    await page.getByRole('button', { name: 'Continue from here' }).click();
    expect(await cafe.ask('honeybell.cafe.state.tick')).toBe(600);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await cafe.until('honeybell.cafe.state.tick > 610');
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await settled(cafe);
    await cafe.shot('lab-branch');
    await cafe.ask("(honeybell.lab.give({ kind: 'edit', maid: 'mei', edit: { alertness: 1 } }), null)");
    expect(await page.locator('.time-lines').innerText()).toContain('branch 2: Mei, alertness 1 tick');
    const lived = page.getByRole('button', { name: /original day/ });
    await lived.click();
    expect(await cafe.ask('honeybell.cafe.state.tick')).toBe(LIVED);
    await page.getByRole('button', { name: /branch 2/ }).click();
    await page.keyboard.press('l');
    await cafe.until("document.querySelector('.maid-card')");
    expect(await cafe.ask('honeybell.lab')).toBeNull();
    expect(await cafe.ask<number>('honeybell.cafe.state.tick')).toBeLessThan(LIVED);
    await cafe.step(20);
    await settled(cafe);
    await cafe.shot('lab-left');
  });
});

describe('what if', () => {
  beforeAll(async () => {
    await anew(cafe, { ticks: 4600 });
    await cafe.ask("(honeybell.select(['mei']), null)");
    await openLab(cafe);
    await cafe.ask('(honeybell.lab.goTo(4200), null)');
  });

  test('asks something by itself: one press changes, runs, and shows where the days part', async () => {
    const { page } = cafe;
    await page.getByRole('tab', { name: 'What if' }).click();
    await cafe.until("document.querySelector('.whatif-second canvas')");
    await cafe.shot('lab-whatif-start');
    await page.getByRole('button', { name: 'What if Mei were SSR?' }).click();
    await cafe.until(`${WHAT_IF}.parting.value !== undefined`);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Watch it' }).click();
    await cafe.until(`${WHAT_IF}.watch.value === null`);
    expect(await cafe.ask('honeybell.lab.speed.value')).toBe(1);
    await cafe.ask('(() => { for (let i = 0; i < 40; i++) honeybell.lab.step(); })()');
    await cafe.until("document.querySelector('.whatif-pale')");
    await settled(cafe);
    await cafe.shot('lab-watch');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await page.locator('.whatif-start').count()).toBe(1);
  });

  test('a changed rarity: both days are run, and each figure stands beside the other', async () => {
    const { page } = cafe;
    await page.getByRole('combobox', { name: 'What to change' }).selectOption('rank');
    await page.getByRole('combobox', { name: 'New value' }).selectOption('5');
    await page.getByRole('combobox', { name: 'How many seeds' }).selectOption('10');
    await page.getByRole('button', { name: 'Run both days' }).click();
    await cafe.until(`${WHAT_IF}.own.value !== null`);
    await cafe.until(`${WHAT_IF}.parting.value !== undefined`);
    expect(await page.locator('.lab-label').first().innerText()).toBe('A: original');
    expect(await page.locator('.whatif-b .lab-label').innerText()).toContain('Mei, rarity: N → SSR');
    await cafe.until(`${WHAT_IF}.running.value === null`);
    expect(await cafe.ask(`${WHAT_IF}.pairs.value.length`)).toBe(10);
    const verdict = await page.locator('.whatif-verdict').innerText();
    expect(verdict).toMatch(/Guests lost[\s\S]*A [\d.]+ → B [\d.]+[\s\S]*Profit/);
    expect(verdict).toContain('over 10 seeds');
    const parting = await page.locator('.whatif-parting').innerText();
    expect(parting).toMatch(/tick \d+/);
    expect(parting).toMatch(/A: \w+[\s\S]*B: \w+/);
    await cafe.shot('lab-whatif');
  });

  test('both cafés are drawn, beside each other, as a ghost, and parted by a slider; time runs in both', async () => {
    const { page } = cafe;
    await cafe.until(
      "document.querySelectorAll('canvas').length >= 2 && document.querySelector('.whatif-second canvas')",
    );
    const before = await page.locator('.whatif-time b').innerText();
    await page.locator('.whatif-time').getByRole('button', { name: 'Play', exact: true }).click();
    await cafe.until(`document.querySelector('.whatif-time b').innerText !== ${JSON.stringify(before)}`);
    await page.locator('.whatif-time').getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByRole('radio', { name: 'Ghost' }).click();
    await settled(cafe);
    await cafe.shot('lab-ghost');
    await page.getByRole('radio', { name: 'Slider' }).click();
    await page.getByRole('slider', { name: 'Where A ends and B begins' }).fill('30');
    await settled(cafe);
    await cafe.shot('lab-slider');
    await page.getByRole('radio', { name: 'Side by side' }).click();
  });

  test('kept, it is given to the café at that moment, as a branch', async () => {
    const { page } = cafe;
    await page.getByRole('button', { name: 'Apply to Mei' }).click();
    await settled(cafe);
    expect(await cafe.ask('honeybell.lab.timeline.value.lines.length')).toBe(2);
    expect(await cafe.ask('honeybell.cafe.state.tick')).toBe(4200);
    expect(await page.locator('.moment h2').innerText()).toBe('Mei');
    expect(await page.getByRole('alert').innerText()).toContain('Applied: Mei, rarity SSR');
    await cafe.shot('lab-kept');
    await page.keyboard.press('.');
    expect(await cafe.ask("honeybell.cafe.state.people['mei'].rank")).toBe(5);
  });
});

test('a breakpoint on a warp: set in the graph, it stops the café, and says why; cleared, time goes on', async () => {
  await anew(cafe, { ticks: 900 });
  const { page } = cafe;
  await cafe.ask("(honeybell.select(['momo']), null)");
  await openLab(cafe);
  await page.getByRole('tab', { name: 'Warps' }).click();
  await page.getByText('All transitions as a list').click();
  await page.getByRole('button', { name: /^walking to a guest → serving/ }).click();
  await settled(cafe);
  expect(await page.locator('.stop-sign').count()).toBe(1);
  // Back in the café, time still stands still.
  await page.keyboard.press('l');
  await cafe.until("document.querySelector('.maid-card')");
  await page.keyboard.press(' ');
  await cafe.ask('(honeybell.setSpeed(8), null)');
  await cafe.until('honeybell.lab');
  await cafe.until('honeybell.lab.timeline.value');
  const stop = page.locator('.warps-stop');
  expect(await stop.innerText()).toContain('Paused at your breakpoint');
  expect(await stop.innerText()).toMatch(/Momo goes from walking to a guest to serving\.[\s\S]*warp service/);
  const tick = await cafe.ask<number>('honeybell.cafe.state.tick');
  await cafe.shot('lab-breakpoint');
  // On other pages a line explains why time stands still, with a link back.
  await page.getByRole('tab', { name: 'Time' }).click();
  const line = page.getByRole('alert');
  await line.waitFor();
  expect(await line.innerText()).toContain('Paused at your breakpoint: Momo: walking to a guest → serving.');
  await line.getByRole('button', { name: 'Show it on Warps' }).click();
  await stop.getByRole('button', { name: 'Remove “Momo: walking to a guest → serving”' }).click();
  await stop.getByRole('button', { name: 'Continue', exact: true }).click();
  await cafe.until(`honeybell.cafe.state.tick > ${tick + 20}`);
});

/** Steps the café that the lab shows until a breakpoint is met. */
const UNTIL_HIT =
  '(() => { const { lab } = honeybell; for (let i = 0; i < 3000 && lab.deps.breakpoints.hit.value === null; i++) lab.step(); })()';

test('a breakpoint on a row of a table: set on the page of tables, it stops the café where the row says yes', async () => {
  await anew(cafe, { ticks: 900 });
  const { page } = cafe;
  await openLab(cafe);
  await page.getByRole('tab', { name: 'Tables' }).click();
  await page.getByRole('combobox', { name: 'Which table' }).selectOption('patient');
  const stop = page.locator('.tables-side').getByRole('button', { name: 'Breakpoint' });
  expect(await stop.getAttribute('title')).toBe('Pause the game when this rule decides');
  await page.getByLabel('Row 5, condition', { exact: true }).click();
  await settled(cafe);
  // This row only leads to other rows.
  expect(await stop.getAttribute('title')).toBe('Pause the game when this rule says yes');
  await stop.click();
  await settled(cafe);
  expect(await stop.getAttribute('aria-pressed')).toBe('true');
  await cafe.shot('lab-breakpoint-row-set');
  await cafe.ask(UNTIL_HIT);
  await settled(cafe);
  const line = page.getByRole('alert');
  expect(await line.innerText()).toMatch(/Paused at your breakpoint: .+: rule 3 of “patient” says yes\./);
  await line.getByRole('button', { name: 'Show it on Warps' }).click();
  await settled(cafe);
  const panel = page.locator('.warps-stop');
  expect(await panel.innerText()).toMatch(/rule 3 of “patient” says yes\.[\s\S]*Rule \d+ of “patient”/);
  await cafe.shot('lab-breakpoint-row');
  await panel.getByRole('button', { name: /^Remove “any guest: rule 3 of “patient” says yes”/ }).click();
  await panel.getByRole('button', { name: 'Continue', exact: true }).click();
  await settled(cafe);
  // The form on the page of warps sets the same kind of breakpoint for one person.
  await panel.getByRole('combobox', { name: 'Who' }).selectOption('guest');
  await panel.getByRole('combobox', { name: 'What they do' }).selectOption('row');
  await panel.getByRole('combobox', { name: 'Which table' }).selectOption('hurried');
  await panel.getByRole('combobox', { name: 'Which rule' }).selectOption('31');
  await panel.getByRole('combobox', { name: 'What the rule does' }).selectOption('no');
  await panel.getByRole('button', { name: 'Add' }).click();
  expect(await panel.locator('.warps-stops').innerText()).toContain('any guest: rule 31 of “in a hurry” says no');
  await cafe.shot('lab-breakpoint-form');
  await panel.getByRole('button', { name: 'Remove this breakpoint' }).click();
});

test('a day that closes while the lab is open leaves it open; the report comes when it is left', async () => {
  await anew(cafe, { ticks: 60 });
  const { page } = cafe;
  await openLab(cafe);
  await cafe.ask('(() => { for (let i = 0; i < 9000 && !honeybell.cafe.state.over; i++) honeybell.lab.step(); })()');
  expect(await cafe.ask('honeybell.cafe.state.over')).toBe(true);
  expect(await page.getByRole('alert').innerText()).toContain('The day is over.');
  expect(await cafe.ask('honeybell.lab.speed.value')).toBe(0);
  await settled(cafe);
  await cafe.shot('lab-day-over');
  await page.keyboard.press('l');
  await cafe.until("document.querySelector('.evening')");
});

test('of an evening the lab looks back on the whole day, and leads back to the report', async () => {
  await anew(cafe, { ticks: 60 });
  const { page } = cafe;
  await cafe.ask('(() => { for (let i = 0; i < 9000 && !honeybell.cafe.state.over; i += 50) honeybell.step(50); })()');
  await cafe.until("document.querySelector('.evening')");
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Lab/ }).click();
  await cafe.until('honeybell.lab?.timeline.value');
  await settled(cafe);
  expect(await cafe.ask('honeybell.lab.line.from')).toBe(0);
  // The day is over, but all of it can be viewed again.
  expect(await page.locator('.time-play').getAttribute('aria-disabled')).toBe('true');
  await cafe.ask('(honeybell.lab.goTo(3000), null)');
  await settled(cafe);
  await cafe.shot('lab-evening');
  await page.keyboard.press('l');
  await cafe.until("document.querySelector('.evening')");
});
