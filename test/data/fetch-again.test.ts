// What the build does to a chunk so that what could not be fetched can be fetched again.

import { expect, test } from 'vitest';
import { again } from '../../tools/chunks/again.ts';

const MAP = '\n//# sourceMappingURL=a.js.map';

test('what a chunk fetches is asked for by name, at the same columns', () => {
  const code = "let a=()=>import(`./opened-x1.js`),b=import('./zh.words-Y_.js');a()";
  const asked = again(code + MAP) ?? '';
  expect(asked.slice(0, code.length)).toBe(code.replaceAll('import(', () => '$fetch('));
  expect(asked).toContain('function $fetch(path)');
  expect(asked.endsWith(MAP)).toBe(true);
});

test('other imports, and chunks without any, stay as they are', () => {
  for (const code of ['import{a}from"./a.js";a()', 'import("node:fs")', 'import(path)']) expect(again(code)).toBe(code);
});

test('a chunk that has the name already is no surprise', () => {
  expect(again('let $fetch=1;import(`./a.js`)')).toBeNull();
});
