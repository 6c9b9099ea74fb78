// The documentation as a site: every entry point and every public name has its place, and no link leads nowhere.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../tools/docs/site.ts';
import { newFolder, removed, root, run } from './packed.ts';

const built = join(root, 'dist-ai');
let out = '';
let pages: readonly string[] = [];
const textOf = (page: string): string => readFileSync(join(out, page), 'utf8');

beforeAll(() => {
  out = join(newFolder(), 'site');
  pages = writeSite({ built, out });
});
afterAll(() => removed(join(out, '..')));

test('every guide and every entry point has a page', () => {
  const { exports } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as { exports: object };
  const entries = Object.entries(exports).filter(([, to]) => typeof to === 'object');
  expect(pages).toHaveLength(1 + entries.length + readdirSync(join(built, 'docs')).length - 1);
});

test('the page of the root has a section with a comment for each of its values', () => {
  const page = textOf('honeybell-minds.html');
  const code = "import * as all from './dist-ai/index.js'; console.log(Object.keys(all).join());";
  const names = run(process.execPath, ['--input-type=module', '-e', code], root).trim().split(',');
  expect(names.length).toBeGreaterThan(15);
  const undocumented = names.filter((name) => !new RegExp(`<section id="${name}"><h2>[^]*?</h2><p>`).test(page));
  expect(undocumented).toEqual([]);
});

test('no link leads nowhere', () => {
  const broken = pages.flatMap((page) =>
    [...textOf(page).matchAll(/href="([^"]*)"/g)].flatMap(([, to = '']) => {
      if (/^https?:/.test(to)) return [];
      const [file = '', id] = to.split('#');
      const target = file === '' ? page : file;
      const there = pages.includes(target) || target === 'style.css';
      return there && (id === undefined || textOf(target).includes(`id="${id}"`)) ? [] : [`${page}: ${to}`];
    }),
  );
  expect(broken).toEqual([]);
});
