// The built game contains only the parts of Phaser listed in tools/phaser/entry.js, while types and `npm start` use all
// of Phaser. Whatever src/view uses must be in that list, or only the built game breaks.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isNode, parse, place, root, sourcesBelow, walk, type Node, type Source } from './sources.ts';

const entry: Source = {
  path: 'tools/phaser/entry.js',
  text: readFileSync(join(root, 'tools/phaser/entry.js'), 'utf8'),
};

/** The parts of an object; `whole` = included completely, so it may contain anything. */
type Parts = ReadonlyMap<string, Parts> | 'whole';

/** The parts that the entry's default export consists of. */
function partsOf(source: Source): Parts {
  let found: Parts = new Map();
  walk(parse(source).program as unknown as Node, (node) => {
    if (node.type === 'ExportDefaultDeclaration' && isNode(node['declaration'])) found = read(node['declaration']);
  });
  return found;
}

function read(node: Node): Parts {
  if (node.type !== 'ObjectExpression') return 'whole';
  const parts = new Map<string, Parts>();
  for (const property of node['properties'] as Node[])
    parts.set((property['key'] as Node & { name: string }).name, read(property['value'] as Node));
  return parts;
}

/** True if the entry contains `GameObjects.Image`, for example. */
function holds(parts: Parts, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (parts === 'whole' || first === undefined) return true;
  const part = parts.get(first);
  return part !== undefined && holds(part, rest);
}

/** Every `Phaser.A.B` used at run time (not types), and every factory `….add.name(` called on a scene. */
function asked(source: Source): { path: string[]; factory: boolean; at: string }[] {
  const found: { path: string[]; factory: boolean; at: string }[] = [];
  walk(parse(source).program as unknown as Node, (node, parents) => {
    if (
      node.type !== 'MemberExpression' ||
      parents.some(({ type }) => type.startsWith('TS') && !/AsExpression|NonNull/.test(type))
    )
      return;
    const names = namesOf(node);
    const last = parents.at(-1);
    if (last?.type === 'MemberExpression' && last['object'] === node) return;
    if (names[0] === 'Phaser') found.push({ path: names.slice(1), factory: false, at: place(source, node.start) });
    const add = names.indexOf('add');
    if (/^(this|scene)$/.test(names[0] ?? '') && add === 1 && names[2] !== undefined && names[2] !== 'existing')
      found.push({ path: [names[2]], factory: true, at: place(source, node.start) });
  });
  return found;
}

/** `this.add.image` → this, add, image. */
function namesOf(node: Node): string[] {
  if (node.type === 'ThisExpression') return ['this'];
  if (node.type === 'Identifier') return [node['name'] as string];
  if (node.type !== 'MemberExpression' || node['computed'] === true) return [];
  const before = namesOf(node['object'] as Node);
  return before.length === 0 ? [] : [...before, (node['property'] as Node & { name: string }).name];
}

function missing(sources: readonly Source[]): string[] {
  const parts = partsOf(entry);
  return sources.flatMap((source) =>
    asked(source)
      .filter(({ path, factory }) =>
        factory ? !entry.text.toLowerCase().includes(`/${path[0]}factory.js'`.toLowerCase()) : !holds(parts, path),
      )
      .map(({ path, factory, at }) => `${at} ${factory ? 'add.' : 'Phaser.'}${path.join('.')}`),
  );
}

describe('the view asks Phaser only for what the built game has', () => {
  test('everywhere', () => {
    const sources = [...sourcesBelow('src/view'), ...sourcesBelow('src/main')];
    expect(sources.flatMap(asked).length).toBeGreaterThan(30);
    expect(missing(sources)).toEqual([]);
  });

  test.each([
    'const words = new Phaser.GameObjects.Text(scene, 0, 0, "");',
    'scene.add.text(0, 0, "");',
    'class A { f() { this.add.particles(0, 0); } }',
    'Phaser.Math.Clamp(1, 2, 3);',
    'if (game.renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer) stop();',
  ])('and it is noticed when not: %s', (text) => {
    expect(missing([{ path: 'src/view/x.ts', text }])).toHaveLength(1);
  });

  test.each([
    'let it: Phaser.GameObjects.Text;',
    'scene.add.existing(layer);',
    'new Phaser.Game({ type: Phaser.AUTO });',
    'const modes = Phaser.BlendModes.MULTIPLY as unknown as string;',
  ])('but not: %s', (text) => {
    expect(missing([{ path: 'src/view/x.ts', text }])).toEqual([]);
  });
});
