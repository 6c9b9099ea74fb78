// What a long stay leaves behind: pages of the lab visited many times, and days played at 8×. Nodes, contexts, Workers,
// listeners, frame loops and observers are as many afterwards as before, and so are objects, nearly. Eight visits and a
// day in `npm test`; two hundred visits to each page and thirty days with HONEYBELL_SOAK=full.

import type { CDPSession } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { PAGE_IDS } from '../../src/lab/frame/page-ids.ts';
import { figure, full } from '../soak/figure.ts';
import { openPlayed, type PlayedCafe } from './cafe.ts';
import type { Counts } from './running.ts';
import { asScript } from './tested.ts';

const VISITS = full ? 200 : 8;
const DAYS = full ? 30 : 1;
const WARM_DAYS = full ? 8 : 1;
/** Megabytes that scripts may keep more after an hour of play. */
const MOST_AN_HOUR = 1;

let before: string;
beforeAll(async () => {
  before = await asScript('running.ts', 'honeybellRunning');
});

interface Left extends Counts {
  /** Nodes of the page, those that only a script still holds included. */
  readonly nodes: number;
  /** Objects of scripts. */
  readonly objects: number;
  /** Bytes in use after garbage has been collected, without what the engine keeps for itself: compiled code and types. */
  readonly heap: number;
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: readonly number[];
}

/**
 * Bytes of all that scripts have made. The engine compiles functions for weeks of play and keeps that code, half a
 * megabyte an hour or more; it is no leak and is left out.
 */
async function bytesOf(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const own = ['hidden', 'code', 'object shape'].map((name) => types[0].indexOf(name));
  let bytes = 0;
  for (let i = 0; i < nodes.length; i += fields.length)
    if (!own.includes(nodes[i + type] as number)) bytes += nodes[i + size] as number;
  return bytes;
}

async function left(cafe: PlayedCafe): Promise<Left> {
  await cafe.idle();
  const session = await cafe.page.context().newCDPSession(cafe.page);
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  const heap = full ? await bytesOf(session) : 0;
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const all = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId as string });
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: all.objects.objectId as string,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  const objects = counted.result.value as number;
  await session.detach();
  return { ...(await cafe.ask<Counts>('honeybellRunning.counts()')), nodes, objects, heap };
}

const inMegabytes = (early: Left, late: Left): string => `what scripts keep ${(early.heap / 1e6).toFixed(2)} → ${(late.heap / 1e6).toFixed(2)} MB`; // prettier-ignore
const withoutHeap = ({ heap: _heap, nodes: _nodes, objects: _objects, ...rest }: Left): Counts => rest;

test(`${VISITS} visits to each page of the lab`, { timeout: 7_200_000 }, async () => {
  const cafe = await openPlayed({ before, ticks: 300 });
  await cafe.ask('(honeybell.actions.openLab(), null)');
  await cafe.until('honeybell.lab?.timeline.value');
  const round = async (): Promise<void> => {
    for (const page of PAGE_IDS) {
      await cafe.ask(`(honeybell.lab.turnTo('${page}'), null)`);
      await cafe.idle();
    }
  };
  // The first rounds load what is kept for good.
  for (let i = 0; i < 3; i++) await round();
  const early = await left(cafe);
  for (let i = 0; i < VISITS; i++) await round();
  const late = await left(cafe);
  figure('leaks', `${VISITS} visits to each of ${PAGE_IDS.length} pages: nodes ${early.nodes} → ${late.nodes}, objects ${early.objects} → ${late.objects}, ${inMegabytes(early, late)}`); // prettier-ignore
  expect(withoutHeap(late)).toEqual(withoutHeap(early));
  // A leak of one node or of five objects a visit would be above these bounds.
  expect(late.nodes - early.nodes).toBeLessThan(100 + VISITS);
  expect(late.objects - early.objects).toBeLessThan(500 + 50 * VISITS);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test(`${DAYS} days at 8×`, { timeout: 7_200_000 }, async () => {
  const cafe = await openPlayed({ before, ticks: 60 });
  const day = async (): Promise<number> => {
    await cafe.ask('(honeybell.begin({ seed: 7 }), honeybell.actions.noMoreCases(), honeybell.setSpeed(8), null)');
    // Frames as at 8×, only without waiting for the clock.
    let seconds = 0;
    for (; !(await cafe.ask<boolean>('honeybell.cafe.state.over')); seconds++) await cafe.pass(1000);
    return seconds;
  };
  // In the first days the page fills its caches.
  for (let i = 0; i < WARM_DAYS; i++) await day();
  const early = await left(cafe);
  let seconds = 0;
  for (let i = 0; i < DAYS; i++) seconds += await day();
  const late = await left(cafe);
  const slope = (late.heap - early.heap) / 1e6 / (seconds / 3600);
  figure('leaks', `${DAYS} days at 8×, ${(seconds / 60).toFixed(0)} minutes of play: nodes ${early.nodes} → ${late.nodes}, objects ${early.objects} → ${late.objects}, ${inMegabytes(early, late)}, ${slope.toFixed(2)} MB an hour`); // prettier-ignore
  expect(withoutHeap(late)).toEqual(withoutHeap(early));
  expect(late.nodes - early.nodes).toBeLessThan(100);
  expect(late.objects - early.objects).toBeLessThan(1000 + 100 * DAYS);
  if (full) expect(slope).toBeLessThan(MOST_AN_HOUR);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});
