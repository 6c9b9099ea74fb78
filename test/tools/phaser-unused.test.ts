// The build leaves out of Phaser what nothing can call. A name that is mentioned anywhere, even in a string, keeps all
// methods of that name.

import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { leaveOutUnused, type Node } from '../../tools/phaser/unused.ts';

const leftOf = (code: string, known: readonly string[] = []): string => {
  const left = leaveOutUnused(code, parseSync('phaser.js', code).program as unknown as Node, new Set(known));
  expect(left).toHaveLength(code.length);
  return left.replace(/\s+/g, ' ').trim();
};

/** Two modules in the bundler's wrappers; the second one uses the first. */
const inWrappers = (first: string, second: string): string =>
  `var require_First = __commonJSMin((exports, module) => { ${first} });
  var require_Second = __commonJSMin((exports, module) => { ${second} });
  require_Second();`;

describe('what nothing can call in Phaser is left out', () => {
  test('a method that nothing names', () => {
    expect(leftOf('new Class({ run: function () {}, walk: function () {} }).run();')).toBe(
      'new Class({ run: function () {}, }).run();',
    );
  });

  test.each([
    ['another object’s method of this name', 'other.walk();'],
    ['a string', 'events.on("walk");'],
    ['a part of a template', 'say(`to walk ${far}`);'],
  ])('but not if it is named by %s', (_, rest) => {
    const code = `new Class({ walk: function () {} }); ${rest}`;
    expect(leftOf(code)).toBe(code);
  });

  test('nor if the view names it, or the browser calls it', () => {
    const code = 'new Class({ walk: function () {} }); new Class({ toString: function () {} });';
    expect(leftOf(code, ['walk'])).toBe(code);
  });

  test('a method that only itself and methods left out call', () => {
    expect(leftOf('new Class({ walk: function () { this.step(); this.walk(); }, step: function () {} });')).toBe(
      'new Class({ });',
    );
  });

  test('a property with get and set, but not other objects', () => {
    expect(leftOf('new Class({ width: { get: function () {} }, size: { width: 3 }, names: {} });', ['size'])).toBe(
      'new Class({ width: { get: function () {} }, size: { width: 3 }, names: {} });',
    );
    expect(leftOf('new Class({ width: { get: function () {} }, names: {} });')).toBe('new Class({ names: {} });');
  });

  test('a module that only methods left out use', () => {
    const use = 'var First = require_First(); new Class({ walk: function () { return new First(); } });';
    expect(leftOf(inWrappers('module.exports = 1;', use))).toBe(
      'var require_Second = __commonJSMin((exports, module) => { new Class({ }); }); require_Second();',
    );
    const code = inWrappers('module.exports = 1;', use).replace(/\s+/g, ' ');
    expect(leftOf(code, ['walk'])).toBe(code);
  });

  test('a name of one module keeps nothing of that name in another', () => {
    const code = inWrappers('var Far = 3; module.exports = Far;', 'var Far = require_First();');
    expect(leftOf(code)).toBe('var require_Second = __commonJSMin((exports, module) => { }); require_Second();');
  });

  test('a module of a list of modules, if nothing but itself has its name', () => {
    const code = inWrappers('var Far = 3; module.exports = Far;', 'module.exports = { Far: require_First() };');
    expect(leftOf(code)).toBe(
      'var require_Second = __commonJSMin((exports, module) => { module.exports = { }; }); require_Second();',
    );
    expect(leftOf(`${code} all.Far;`)).toContain('require_First = ');
  });

  test('a module that is required for what it does stays', () => {
    const code = inWrappers('register(3);', 'require_First();').replace(/\s+/g, ' ');
    expect(leftOf(code)).toBe(code);
  });
});
