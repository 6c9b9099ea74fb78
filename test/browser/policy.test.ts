// The game does nothing that the site's strict policy forbids: the test visits title, café, evening, lab and gallery,
// and the browser reports no violation. A deliberate violation proves that one would be reported.

import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';
import { headerPolicy, headersFile, strictPolicy } from '../../tools/policy/policy.mjs';
import { figure } from '../soak/figure.ts';
import { openGame } from './harness.ts';

const HEARS = `window.refused = []; document.addEventListener('securitypolicyviolation', (event) =>
  window.refused.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile + ':' + event.lineNumber));`;

let game: PlayedCafe | null = null;
afterEach(async () => {
  await game?.close();
  game = null;
});

test('the policy allows nothing inline and evaluates nothing but the sandbox’s WebAssembly', () => {
  expect(strictPolicy).not.toMatch(/'unsafe-(?:inline|eval)'|\*|https?:/);
  expect(strictPolicy).toContain("script-src 'self' 'wasm-unsafe-eval'");
});

test('no other site may show the pages in a frame, and hosts of static files are told so', async () => {
  expect(headerPolicy).toContain("frame-ancestors 'none'");
  expect(readFileSync('dist/_headers', 'utf8')).toBe(headersFile);
  const own = await openGame();
  const answer = await own.page.request.get(own.url);
  expect(answer.headers()['content-security-policy']).toBe(headerPolicy);
  await own.close();
});

test('an address of another site is not started as code, and no HTML is written from text', async () => {
  const own = await openGame({ until: 'window.honeybell' });
  const tried = await own.page.evaluate<string[]>(`[
    () => new Worker('https://example.org/x.js'),
    () => { document.body.innerHTML = '<b>x</b>'; },
    () => { new Worker(location.href.replace(/[^/]*$/, 'offline.js')).terminate(); },
  ].map((act) => { try { act(); return 'allowed'; } catch (error) { return error.name; } })`);
  expect(tried).toEqual(['TypeError', 'TypeError', 'allowed']);
  await own.close();
});

test('the gallery is allowed what it does', async () => {
  const gallery = await openGame({
    suffix: 'gallery/',
    before: HEARS,
    until: "document.querySelector('main a, nav a')",
  });
  await gallery.idle();
  expect(await gallery.page.evaluate('window.refused')).toEqual([]);
  expect(gallery.problems).toEqual([]);
  await gallery.close();
});

test('title, café, evening and every page of the lab are allowed what they do', async () => {
  game = await openTitle({ before: HEARS });
  await game.until("document.querySelector('.title-menu')");
  await game.ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  await game.until("document.querySelector('.maid-card')");
  await game.step(600);
  await game.ask("(honeybell.select(['momo']), null)");
  await game.until("document.querySelector('.notebook')");
  await game.ask('(honeybell.actions.openLab(), null)');
  await game.until('honeybell.lab?.timeline.value');
  const pages = await game.ask<string[]>(
    "[...document.querySelectorAll('.lab-tabs [role=tab]')].map((tab) => tab.id.replace('lab-page-', ''))",
  );
  for (const page of pages) {
    await game.ask(`(honeybell.lab.turnTo(${JSON.stringify(page)}), null)`);
    await game.until(`document.querySelector('.lab-page > *')`);
    await game.idle();
  }
  await game.ask('(honeybell.lab.leave(), null)');
  await game.ask('(honeybell.beginSeason(), honeybell.setSpeed(0), null)');
  for (let steps = 0; steps < 20; steps++) {
    await game.ask('(honeybell.step(500), null)');
    if (await game.ask('honeybell.cafe.state.over')) break;
  }
  await game.until("document.querySelector('.report, .evening')");
  await game.idle();
  expect(await game.ask('window.refused')).toEqual([]);
  expect(game.problems).toEqual([]);
  // Proof that violations are heard: do something that is not allowed.
  await game.ask("(document.body.setAttribute('style', 'color: red'), null)");
  await game.until('window.refused.length > 0');
  figure(
    'policy',
    `title, café, evening, ${pages.length} pages of the lab and the gallery: nothing refused by the policy`,
  );
});
