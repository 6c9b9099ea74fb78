// Every page of the lab, one after the other, in one page of the built game: for the test that reads them in every
// language and for the pictures in docs/ (pictures.mjs). docs/lab.md says what each is.

import { waitUntil } from './browser.mjs';

/** Names of the pages, in the order of their tabs. */
export const LAB_SCREENS = 'time whatif warps tables utility roster commands scripts promises replays school'.split(
  ' ',
);

/** What a page shows before its picture is taken. */
const PREPARED = {
  time: 'honeybell.lab.goTo(1262), honeybell.lab.look("momo")',
  whatif: `honeybell.lab.whatIf.setMoment(1000), honeybell.lab.whatIf.seeds.value = 10,
    honeybell.lab.whatIf.setChanges([{ input: { kind: 'edit', maid: 'mei', edit: { rank: 5 } }, maid: 'mei', field: 'rank', from: 2, to: 5 }]),
    void honeybell.lab.whatIf.run()`,
  warps: `honeybell.lab.host.breakpoints.toggle({ who: 'momo', role: 'maid', from: 'move', to: 'service' })`,
};
const READY = {
  time: "document.querySelector('.time-canvas')",
  whatif: "honeybell.lab.whatIf.parting.value !== undefined && document.querySelector('.whatif-second canvas')",
  warps: "document.querySelector('.warp-node')",
  school: "document.querySelector('.school-outcomes li')",
};

/**
 * @param {import('playwright-core').Page} page at the title, which has come
 * @param {(name: string) => Promise<void>} look called with every page of the lab, as soon as it is there
 * @param {readonly string[]} [names] only these pages
 */
export async function walkLab(page, look, names = LAB_SCREENS) {
  const run = (code) => page.evaluate(`(() => { ${code}; })()`);
  await run(
    'honeybell.actions.newCafe(), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), honeybell.step(1500), honeybell.select(["momo"])',
  );
  await waitUntil(page, "document.querySelector('.maid-card')");
  await run('honeybell.actions.openLab()');
  await waitUntil(page, 'honeybell.lab?.timeline.value');
  const there = await page.evaluate(
    "[...document.querySelectorAll('.lab-tabs [role=tab]')].map((tab) => tab.id.replace('lab-page-', ''))",
  );
  for (const name of names) {
    if (!there.includes(name)) continue;
    await run(`document.querySelector('#lab-page-${name}').click()`);
    await waitUntil(page, "document.querySelector('.lab-page').childElementCount > 0");
    if (PREPARED[name]) await run(PREPARED[name]);
    if (READY[name]) await waitUntil(page, READY[name]);
    await page.waitForTimeout(700);
    await look(name);
  }
  await run('honeybell.lab.whatIf.stop(), honeybell.lab.host.breakpoints.list.value = []');
}
