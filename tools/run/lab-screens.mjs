// Opens every page of the lab in turn, in one page of the built game: for the test that reads them in every language,
// and for the pictures in docs/ (pictures.mjs). docs/lab.md describes each page.

import { waitUntil } from './browser.mjs';

/** Names of the pages in the order of their tabs. */
export const LAB_SCREENS = 'time whatif warps tables utility roster commands scripts promises replays school'.split(
  ' ',
);

/** Conditions that must hold before a page is prepared. */
const THERE = {
  promises: "document.querySelector('.promise .badge')",
  whatif: 'honeybell.lab.models.get("whatif")',
  tables: "document.querySelector('#tables-cell-2-yes')",
  roster: "document.querySelector('.roster-likes')",
  scripts: "document.querySelector('.scripts-head select')",
  replays: "document.querySelector('.replays-example .btn')",
  school: "document.querySelector('.school-outcomes li')",
};
/** Prepares a page for its picture. */
const PREPARED = {
  time: 'honeybell.lab.goTo(1262), honeybell.lab.look("momo")',
  whatif: `honeybell.lab.models.get("whatif").setMoment(1000), honeybell.lab.models.get("whatif").seeds.value = 10,
    honeybell.lab.models.get("whatif").setChanges([{ input: { kind: 'edit', maid: 'mei', edit: { rank: 5 } }, maid: 'mei', field: 'rank', from: 2, to: 5 }]),
    void honeybell.lab.models.get("whatif").run()`,
  // One line is open, and a promise is being written.
  promises: `document.querySelectorAll('.promise-words')[9].click(),
    ((area) => {
      area.value = 'no guest waits more than 600 ticks while a ';
      area.dispatchEvent(new Event('input', { bubbles: true }));
    })(document.querySelector('.promise-text'))`,
  replays: `document.querySelectorAll('.replays-example .btn')[1].click()`,
  // Two attempts have been made, and a third is playing.
  school: `[['.school-acts .btn', 2], ['.school-try .btn', 0], ['.school-acts .btn', 2], ['.school-try .btn', 1]].forEach(
    ([what, which], i) => setTimeout(() => document.querySelectorAll(what)[which].click(), i * 250))`,
  warps: `honeybell.lab.deps.breakpoints.toggle({ who: 'momo', role: 'maid', from: 'move', to: 'service' })`,
  // A mistake at its cell; a changed rarity with its effect; a command that everyone has read.
  tables: `const cell = document.querySelector('#tables-cell-2-yes');
    cell.value = 'autograh:36,stare:34'; cell.dispatchEvent(new Event('input', { bubbles: true }))`,
  roster: `honeybell.lab.give({ kind: 'edit', maid: 'mei', edit: { rank: 5 } }), honeybell.lab.stepTick(),
    document.querySelectorAll('.roster-likes')[4].click()`,
  commands: `honeybell.lab.give({ kind: 'command', free: true, post: { executorKeys: ['maid'], tick: 200, command: { behave: 'serve', guest: 'nobody-1' } } });
    for (let i = 0; i < 60; i++) honeybell.lab.stepTick()`,
  // Takes an example, gives it to the selected maid once it has been checked, and waits until it has answered.
  scripts: `honeybell.lab.deps.breakpoints.list.value = [];
    const examples = document.querySelector('.scripts-head select');
    examples.value = 'longest-first';
    examples.dispatchEvent(new Event('change', { bubbles: true }));
    const given = setInterval(() => {
      const give = document.querySelector('.scripts-give');
      if (document.querySelector('.scripts-list li:nth-child(3)')) (clearInterval(given), honeybell.lab.setSpeed(0));
      else if (give?.getAttribute('aria-disabled') !== 'true' && !document.querySelector('.scripts-has')) {
        if (honeybell.lab.speed.value === 0) (give.click(), honeybell.lab.setSpeed(8));
      }
    }, 200)`,
};
const READY = {
  time: "document.querySelector('.time-canvas')",
  whatif: `honeybell.lab.models.get('whatif').parting.value !== undefined && document.querySelector('.whatif-second canvas')`,
  warps: "document.querySelector('.warp-node')",
  replays: "document.querySelector('.replays-verdict')",
  school: "document.querySelectorAll('.school-tries li').length === 2",
  scripts: "document.querySelector('.scripts-list li:nth-child(3)') !== null && honeybell.lab.speed.value === 0",
};

/**
 * @param {import('playwright-core').Page} page at the title screen
 * @param {(name: string) => Promise<void>} look called for every page of the lab once it is shown
 * @param {{ names?: readonly string[], until?: (so: string) => Promise<void> }} [options] only these pages; how to wait
 * for a condition
 */
export async function walkLab(page, look, { names = LAB_SCREENS, until = (so) => waitUntil(page, so) } = {}) {
  const run = (code) => page.evaluate(`(() => { ${code}; })()`);
  await run(
    'honeybell.actions.newCafe(), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), honeybell.step(1500), honeybell.select(["momo"])',
  );
  await until("document.querySelector('.maid-card')");
  await run('honeybell.actions.openLab()');
  await until('honeybell.lab?.timeline.value');
  const there = await page.evaluate(
    "[...document.querySelectorAll('.lab-tabs [role=tab]')].map((tab) => tab.id.replace('lab-page-', ''))",
  );
  for (const name of names) {
    if (!there.includes(name)) continue;
    await run(`document.querySelector('#lab-page-${name}').click()`);
    await until("document.querySelector('.lab-page').childElementCount > 0");
    if (THERE[name]) await until(THERE[name]);
    if (PREPARED[name]) await run(PREPARED[name]);
    if (READY[name]) await until(READY[name]);
    await look(name);
  }
  await run('honeybell.lab.models.get("whatif")?.stop(), honeybell.lab.deps.breakpoints.list.value = []');
}
