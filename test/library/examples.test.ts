// The examples, as others get them: with the packed package in their node_modules. They compile without casts, run, and
// do what their READMEs promise.

import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import ts from 'typescript-5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Recording, recordingFromBytes } from '../../src/library/recorder.ts';
import { launchBrowser } from '../../tools/run/browser.mjs';
import { startStaticServer } from '../../tools/run/static-server.mjs';
import { emptyProject, removed, root, run } from './packed.ts';

const NAMES = ['compare', 'dog', 'guards-and-thieves', 'platform', 'villagers'];
const PACKAGES = ['@types/node', 'mistreevous', 'phaser', 'tsx', 'typescript', 'vite', 'xstate', 'yuka'];
const examples = join(root, 'examples');
let project = '';

const node = (name: string, args: readonly string[], env = {}): string =>
  run(process.execPath, args, join(project, name), env);
const bin = (path: string): string => join(project, 'node_modules', path);

beforeAll(() => {
  project = emptyProject(PACKAGES);
  for (const name of NAMES) cpSync(join(examples, name), join(project, name), { recursive: true });
});
afterAll(() => removed(project));

const filesOf = (name: string, ending: RegExp): string[] =>
  readdirSync(join(examples, name))
    .filter((file) => ending.test(file))
    .map((file) => join(examples, name, file));

test.each(NAMES)('%s says in a short README what it shows, and asks for exact versions', (name) => {
  const lines = readFileSync(join(examples, name, 'README.md'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeLessThanOrEqual(16);
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(examples, name, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const known = { ...own['dependencies'], ...own['devDependencies'], 'honeybell-minds': own['version'] };
  expect(known).toMatchObject({ ...dependencies, ...devDependencies });
});

test.each(NAMES)('%s needs no cast and no `any`', (name) => {
  const found: string[] = [];
  for (const path of filesOf(name, /\.(ts|mjs)$/)) {
    const text = readFileSync(path, 'utf8');
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
    const visit = (node: ts.Node): void => {
      const isConst = ts.isAsExpression(node) && ts.isConstTypeReference(node.type);
      if (
        (ts.isAsExpression(node) && !isConst) ||
        ts.isTypeAssertionExpression(node) ||
        ts.isNonNullExpression(node) ||
        node.kind === ts.SyntaxKind.AnyKeyword
      )
        found.push(`${path}: ${node.getText().slice(0, 60)}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const [cast] of text.matchAll(
      /\/\*\* @type \{[^*]*\} \*\/ \(|@ts-(ignore|expect-error|nocheck)|oxlint-disable/g,
    ))
      found.push(`${path}: ${cast}`);
  }
  expect(found).toEqual([]);
});

test.each(['compare', 'guards-and-thieves', 'platform'])('%s compiles strictly', (name) => {
  expect(node(name, [bin('typescript/bin/tsc'), '-p', '.'])).toBe('');
});

test('villagers compiles strictly as JavaScript', () => {
  const options = ['--noEmit', '--allowJs', '--checkJs', '--strict', '--target', 'es2022', '--module', 'nodenext'];
  expect(node('villagers', [bin('typescript/bin/tsc'), ...options, '--types', 'node', 'villagers.mjs'])).toBe('');
});

test('the dog guards, fetches and sleeps, and no mistake is reported', () => {
  const said = node('dog', ['dog.mjs']);
  expect(said).toMatch(/woof![^]*has the ball[^]*drops the ball at your feet[^]*zzz/);
  expect(said).not.toMatch(/honeybell-minds:/);
});

test('the villagers live the same days with the same seed', () => {
  const days = (): string[] => node('villagers', ['villagers.mjs', '--villagers', '600', '--minutes', '4']).split('\n');
  const first = days();
  expect(first.slice(0, 4)).toEqual(days().slice(0, 4));
  expect(first[0]).toBe('600 villagers, 2400 ticks, 2 nights');
  expect(Number(/one in (\d+) turns/.exec(first[3] ?? '')?.[1])).toBeGreaterThan(20);
});

test('the guards of four libraries stand at the same places', () => {
  expect(node('compare', [bin('tsx/dist/cli.mjs'), 'alike.ts'])).toMatch(/^40 guards of 4 libraries stood at the same/);
});

test('the benchmark prints a row for each library', () => {
  const rows = node('compare', [bin('tsx/dist/cli.mjs'), 'bench.ts', '5', '1'])
    .trim()
    .split('\n')
    .slice(2);
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row).toMatch(/^\| [\w-]+ \| \d+ \| \d+\.\d+ \|$/);
  // docs/compare.md says how many lines each library needs.
  const linesIn = (table: readonly string[]): string[] =>
    table.flatMap((row) => /^\| ([\w-]+) +\| +(\d+) \|/.exec(row)?.slice(1).join(' ') ?? []);
  expect(linesIn(readFileSync(join(root, 'docs/compare.md'), 'utf8').split('\n'))).toEqual(linesIn(rows));
});

test('guards and thieves are at most 150 lines', () => {
  const code = readFileSync(join(examples, 'guards-and-thieves/main.ts'), 'utf8');
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

/** Builds a page with Vite, opens it, and waits until what it says fits; warnings of the minds and errors fail. */
async function played(name: string, fits: RegExp, act: (page: Page) => Promise<void>): Promise<void> {
  node(name, [bin('vite/bin/vite.js'), 'build', '--base', './', '--logLevel', 'error', '--mode', 'development'], {
    NODE_ENV: 'development',
  });
  const server = await startStaticServer({ folder: join(project, name, 'dist'), policy: null });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.text().includes('honeybell-minds')) problems.push(message.text());
    });
    await page.goto(server.url);
    await act(page);
    await page.locator('#told').filter({ hasText: fits }).waitFor({ timeout: 30_000 });
    if (process.env['HONEYBELL_SHOTS'] === '1')
      await page.screenshot({ path: join(root, `test/browser/out/example-${name}.png`) });
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Reads a recording that an example has written. */
async function recordedIn(file: string): Promise<Recording> {
  const read = await recordingFromBytes(readFileSync(join(project, file)));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.recording;
}

test('dog, villagers and the compared guards write recordings that the inspector reads', async () => {
  node('dog', ['dog.mjs']);
  node('villagers', ['villagers.mjs', '--villagers', '100', '--minutes', '1', '--record', 'run.minds']);
  node('compare', [bin('tsx/dist/cli.mjs'), 'recorded.ts']);
  const ends = { 'dog/dog.minds': 80, 'villagers/run.minds': 600, 'compare/guards.minds': 2000 };
  for (const [file, end] of Object.entries(ends)) {
    const recording = await recordedIn(file);
    expect([file, recording.end]).toEqual([file, end]);
    for (const { id } of recording.characters()) expect(recording.thoughts(id).length).toBeGreaterThan(0);
  }
});

/**
 * Rewinds the game by its inspector, plays it again to its end, branches, and comes back to the first line. The recorder
 * must find no difference. @param every ticks between two snapshots
 */
async function rewinds(page: Page, every: number): Promise<void> {
  const lanes = page.getByRole('slider', { name: /Time/ });
  const tick = (text: RegExp | string) => page.locator('.mi-tick').filter({ hasText: text });
  const goTo60 = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await lanes.focus();
    await page.keyboard.press('Home');
    for (let i = 0; i < 6; i++) await page.keyboard.press('Shift+ArrowRight');
    await tick(/^60$/).waitFor();
  };
  const problems = (): Promise<string[]> => page.locator('.mi-problems').allTextContents();
  await goTo60();
  expect(Number(await lanes.getAttribute('aria-valuemax'))).toBeGreaterThan(every);
  // Played again to its end, the game passes the next snapshot, with which the recorder compares its whole state.
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'To the end', disabled: true }).waitFor();
  expect(await problems()).toEqual([]);
  await goTo60();
  const end = (await lanes.getAttribute('aria-valuemax')) ?? '';
  await page.getByRole('button', { name: 'Branch here' }).click();
  await page.getByRole('combobox', { name: 'Line of time' }).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('combobox', { name: 'Line of time' }).selectOption('1');
  await tick(end).waitFor();
  expect(await problems()).toEqual([]);
  await page.getByRole('button', { name: 'Play' }).click();
}

/** Opens the inspector in a second window: it is live, and rewinds, stops and branches the game in the first. */
async function isInspectedFromAnotherWindow(game: Page): Promise<void> {
  const opening = game.context().waitForEvent('page');
  await game.getByRole('link', { name: 'Open the inspector in its own window' }).click();
  const other = await opening;
  const problems: string[] = [];
  other.on('pageerror', (error) => problems.push(error.message));
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const tick = (page: Page, text: RegExp) => page.locator('.mi-tick').filter({ hasText: text });
  const lanes = other.getByRole('slider', { name: /Time/ });
  await other.getByRole('heading', { name: 'guard 0' }).waitFor();
  // It is live: the game goes on meanwhile.
  const before = Number(await lanes.getAttribute('aria-valuemax'));
  await other.locator(`canvas[aria-valuemax="${before}"]`).waitFor({ state: 'detached' });
  expect(Number(await lanes.getAttribute('aria-valuemax'))).toBeGreaterThan(before);
  await button(other, 'Pause').click();
  await button(game, 'Play').waitFor();
  await lanes.focus();
  await other.keyboard.press('Home');
  for (let i = 0; i < 6; i++) await other.keyboard.press('Shift+ArrowRight');
  await tick(other, /^60$/).waitFor();
  await tick(game, /^60$/).waitFor();
  await other.getByRole('button', { name: 'guard 3' }).click();
  await other
    .locator('.mi-sentence')
    .filter({ hasText: /^(patrol|chase)/ })
    .waitFor();
  if (process.env['HONEYBELL_SHOTS'] === '1')
    await other.screenshot({ path: join(root, 'test/browser/out/example-second-window.png') });
  await button(other, 'Todos').click();
  await other.getByRole('button', { name: 'Todos', pressed: true }).waitFor();
  await other.getByRole('tab', { name: 'Breakpoints' }).click();
  await other.getByRole('combobox', { name: 'behave' }).fill('chase');
  await button(other, 'Set').click();
  await button(other, 'Branch here').click();
  await other
    .getByRole('alert')
    .filter({ hasText: /Stopped: guard 3/ })
    .waitFor();
  await button(game, 'Play').waitFor();
  expect(await tick(other, /./).textContent()).toBe(await tick(game, /./).textContent());
  expect(await other.getByRole('combobox', { name: 'Line of time' }).locator('option').count()).toBe(3);
  await button(other, 'Remove').click();
  expect(await other.locator('.mi-problems').count()).toBe(0);
  expect(problems).toEqual([]);
  // When the window is closed, the game that it held goes on.
  await other.close({ runBeforeUnload: true });
  await button(game, 'Pause').waitFor();
}

test('guards catch thieves and thieves steal', async () => {
  await played('guards-and-thieves', /\d\d+ caught, [1-9]\d* chests stolen/, async (page) => {
    await page.locator('#speed').fill('40');
    await page
      .locator('.mi-tick')
      .filter({ hasText: /^[1-9]\d{3}/ })
      .waitFor();
    // Each lane stands beside its name, although this page limits the height of canvases.
    const [lanes, names] = [page.getByRole('slider', { name: /Time/ }), page.locator('.mi-names')];
    const height = (one: Locator): Promise<number> => one.evaluate((element) => element.clientHeight);
    expect(await height(lanes)).toBe(await height(names));
    await rewinds(page, 300);
    await isInspectedFromAnotherWindow(page);
  });
});

test('on the platform the imp takes coins and the bat dives', async () => {
  await played('platform', /[1-9]\d* coins taken, [1-9]\d* dives/, async (page) => {
    const tick = (text: RegExp) => page.locator('.mi-tick').filter({ hasText: text }).waitFor();
    await tick(/^[1-9]\d/);
    await page.keyboard.down('ArrowRight');
    await tick(/^[1-9]\d\d/);
    await page.keyboard.up('ArrowRight');
    await tick(/^([2-9]\d\d|\d{4,})/);
    await rewinds(page, 120);
  });
});
