/**
 * The lab's figures that need a page, in the built game in Chromium with 12 maids and 60 seats: what full recording
 * adds to a frame, how long a hundred futures take in Workers, and how long the page does not respond meanwhile.
 *
 * The time without response is measured as in view.ts: the processor time of each task of the page's own thread,
 * because no key is handled before the running task is over. Beside it is the delay a player would have noticed on this
 * machine: a key is pressed regularly from outside, and the page reports how long after the press its listener ran.
 * Chromium draws in software here, on the processors that the Workers need; so the last command of each batch, the draw
 * itself, is suppressed, and there are ten frames a second.
 */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser, waitUntil } from '../run/browser.mjs';
import { startStaticServer } from '../run/static-server.mjs';
import { FULL_HOUSE } from './full-house.ts';
import { atMost, type Goal, median, table, type Wishes } from './harness.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** From this tick on the house is full. */
const FULL_TICK = 2400;
const KEY_EVERY_MS = 40;

const BEFORE = `{
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['drawElements', 'drawArrays']) prototype[name] = () => {};
  const real = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => { setTimeout(() => real(callback), 84); return 0; };
  window.late = [];
  addEventListener('keydown', (event) => {
    if (event.key === 'F9') late.push(performance.now() - event.timeStamp);
  }, true);
}`;

/**
 * Steps one café with nothing recorded and one with everything the lab records, in turns; returns the median
 * milliseconds a tick of each.
 */
const RECORDED = (ticks: number): string => `(() => {
  const { line } = honeybell.lab;
  const scripts = honeybell.lab.deps.scripts();
  const Cafe = line.cafe.constructor;
  const open = (options) => {
    const saved = JSON.parse(line.cafe.save());
    return new Cafe(saved.state, scripts, options, { ...saved, journal: [] });
  };
  const plain = open({});
  const whole = open({ tracing: 'whole' });
  const history = new line.history.constructor(whole.trace);
  const tape = new line.tape.constructor(() => scripts, whole.journal);
  const [alone, kept] = [[], []];
  for (let i = 0; i < ${ticks}; i += 50) {
    let from = performance.now();
    for (let j = 0; j < 50; j++) plain.step();
    alone.push((performance.now() - from) / 50);
    from = performance.now();
    for (let j = 0; j < 50; j++) { whole.step(); history.ticked(whole); tape.keep(whole); }
    kept.push((performance.now() - from) / 50);
  }
  return { alone, kept };
})()`;

/** The model of the page "What if"; it exists once the page was opened. */
const WHAT_IF = "honeybell.lab.models.get('whatif')";

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

async function openLab(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-US' });
  await page.addInitScript(BEFORE);
  await page.goto(url, { waitUntil: 'load' });
  await waitUntil(page, 'window.honeybell');
  const cafe = JSON.stringify(FULL_HOUSE);
  await page.evaluate(
    `(honeybell.begin(${cafe}), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), honeybell.step(${FULL_TICK}), null)`,
  );
  await page.evaluate('(honeybell.actions.openLab(), null)');
  await waitUntil(page, 'honeybell.lab?.timeline.value', 120_000);
  return page;
}

/** Presses a key repeatedly until the answer is there. */
async function pressing(page: Page, until: () => Promise<boolean>): Promise<void> {
  for (let n = 0; ; n++) {
    await page.keyboard.press('F9');
    await page.waitForTimeout(KEY_EVERY_MS);
    if (n % 25 === 24 && (await until())) return;
  }
}

interface Ran {
  readonly days: number;
  /** Wall-clock seconds, and the processor time of all Workers together. */
  readonly seconds: number;
  readonly workers: number;
  readonly late: readonly number[];
  /** Processor time in milliseconds of every task of the page's own thread. */
  readonly tasks: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Tasks of the page and of its Workers, in milliseconds of processor time. */
function tasksOf(trace: Buffer): { readonly page: readonly number[]; readonly workers: readonly number[] } {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const frame = traceEvents.find(({ name }) => name === 'FireAnimationFrame');
  if (frame === undefined) throw new Error('the trace shows no frame');
  const threads = new Map(
    traceEvents
      .filter(({ name, pid }) => name === 'thread_name' && pid === frame.pid)
      .map(({ tid, args }) => [tid, args?.name ?? '']),
  );
  const of = (wanted: (tid: number) => boolean): number[] =>
    traceEvents
      .filter(({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && pid === frame.pid && wanted(tid))
      .map(({ tdur = 0 }) => tdur / 1000);
  return {
    page: of((tid) => tid === frame.tid),
    workers: of((tid) => (threads.get(tid) ?? '').startsWith('DedicatedWorker')),
  };
}

/** Runs both days over this many seeds, from the player's click to the last figure. */
async function whatIf(browser: Browser, page: Page, seeds: number): Promise<Ran> {
  await page.evaluate(`(() => {
    const { lab } = honeybell;
    lab.goTo(100);
    document.querySelector('#lab-page-whatif').click();
  })()`);
  await waitUntil(page, "document.querySelector('.whatif-second canvas')");
  await page.waitForTimeout(1500);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.evaluate('(late.length = 0, window.began = performance.now(), null)');
  await page.evaluate(`(() => {
    const whatIf = ${WHAT_IF};
    whatIf.seeds.value = ${seeds};
    const change = { input: { kind: 'edit', maid: 'mei', edit: { rank: 5 } }, maid: 'mei', field: 'rank', from: 2, to: 5 };
    whatIf.setChanges([change]);
    void whatIf.run().then(() => (window.ended = performance.now()));
  })()`);
  await pressing(page, () => page.evaluate<boolean>('window.ended !== undefined'));
  const tasks = tasksOf(await browser.stopTracing());
  const [seconds, late, pairs] = await page.evaluate<[number, number[], number]>(
    `[(ended - began) / 1000, late, ${WHAT_IF}.pairs.value.length]`,
  );
  if (pairs !== seeds) throw new Error(`${pairs} of ${seeds} seeds came back`);
  const workers = tasks.workers.reduce((sum, ms) => sum + ms, 0) / 1000;
  // Both days of each seed, both with the original seed, and the two in which the first difference is searched.
  return { days: 2 * seeds + 4, seconds, workers, late, tasks: tasks.page };
}

export async function benchLabPage({ quick }: Wishes): Promise<Goal[]> {
  const folder = join(root, '.cache/bench-lab');
  await build({ root, logLevel: 'error', build: { outDir: folder } });
  const server = await startStaticServer({ folder });
  const browser = await launchBrowser();
  try {
    const page = await openLab(browser, server.url);
    const ran = await whatIf(browser, page, quick ? 4 : 50);
    // Last, because it leaves much garbage.
    const { alone, kept } = await page.evaluate<{ alone: number[]; kept: number[] }>(RECORDED(quick ? 600 : 2400));
    return report(median(kept) - median(alone), median(alone), ran);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ticks per frame at 1× and at 8×, at sixty frames a second. */
const TICKS_A_FRAME = { once: 20 / 60, eight: 160 / 60 } as const;

function report(added: number, alone: number, { days, seconds, workers, late, tasks }: Ran): Goal[] {
  console.log('The lab in the page, with 12 maids and 60 seats\n');
  table(
    ['', 'median', '99 %', 'worst'],
    [
      ['a key is heard after, ms', ...[0.5, 0.99, 1].map((part) => share(late, part).toFixed(1))],
      ['a task of the page, ms of processor time', ...[0.5, 0.99, 1].map((part) => share(tasks, part).toFixed(1))],
    ],
  );
  const hundred = (workers / days) * 100;
  console.log(
    `${days} days: ${workers.toFixed(0)} s of the Workers’ processor time, ${seconds.toFixed(0)} s by the clock, ${late.length} keys ` +
      `pressed meanwhile; a tick takes ${alone.toFixed(3)} ms, recording everything adds ${added.toFixed(3)} ms\n`,
  );
  return [
    atMost('lab: recording in the page, a frame at 1×', added * TICKS_A_FRAME.once, 1, 'ms'),
    atMost('lab: recording in the page, a frame at 8×', added * TICKS_A_FRAME.eight, 1, 'ms'),
    atMost('lab: a hundred what-if days in the page, on two cores', hundred / 2, 30, 's'),
    atMost('lab: the page away meanwhile, at most', share(tasks, 1), 50, 'ms'),
  ];
}
