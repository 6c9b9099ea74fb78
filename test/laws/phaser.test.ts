// The built game contains only the parts of Phaser listed in tools/phaser/entry.js, while types and `npm start` use all
// of Phaser. Whatever src/view uses must be in that list, or only the built game breaks. Private parts of Phaser are used
// only in src/view/phaser/inside.ts and in its check, and what the build takes from Phaser's sources exists in the installed version.

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { SHORTCUTS, SWITCHES, UNUSED } from '../../tools/phaser/slim.ts';
import { STAND_INS } from '../../tools/phaser/stand-ins.ts';
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

/** The files that may use private parts of Phaser. */
const INSIDE = ['src/view/phaser/inside.ts', 'src/view/phaser/inside-check.ts'];

/** Members listed as `Class#member` in inside-check.ts: of `WebGLRenderer#gl.texSubImage2D` only `gl`. */
const privateNames: ReadonlySet<string> = new Set(
  [...readFileSync(join(root, INSIDE[1]!), 'utf8').matchAll(/'\w+#(\w+)/g)].map(([, name]) => name!),
);

/** Private members of Phaser that a file reads, writes, overrides or takes apart, and casts that can hide one. */
function privateUses(source: Source): string[] {
  const found: string[] = [];
  const add = (node: Node, what: string): void => void found.push(`${place(source, node.start)} ${what}`);
  const check = (key: unknown, computed: unknown): void => {
    if (!isNode(key)) return;
    const name = key['name'] ?? key['value'];
    if (computed === true && key.type !== 'Literal') return;
    if (typeof name === 'string' && (privateNames.has(name) || name.startsWith('_'))) add(key, name);
  };
  walk(parse(source).program as unknown as Node, (node) => {
    if (node.type === 'MemberExpression') check(node['property'], node['computed']);
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') check(node['key'], node['computed']);
    if (node.type === 'ObjectPattern')
      for (const property of node['properties'] as Node[]) check(property['key'], property['computed']);
    if (node.type !== 'TSAsExpression') return;
    const { expression } = node as unknown as { expression: Node };
    if (expression.type === 'TSAsExpression' && (expression['typeAnnotation'] as Node).type === 'TSUnknownKeyword')
      add(node, 'as unknown as');
  });
  return found;
}

describe('private parts of Phaser', () => {
  test('are used only inside', () => {
    expect(privateNames.size).toBeGreaterThan(20);
    expect(
      sourcesBelow('src/view')
        .filter(({ path }) => !INSIDE.includes(path))
        .flatMap(privateUses),
    ).toEqual([]);
  });

  test.each([
    'if (image.renderFlags === 15) draw(image);',
    'const { gl } = renderer;',
    "one['_depth'] = 3;",
    'class Fast extends Phaser.GameObjects.Layer { depthSort() {} }',
    'game.loop.callback = () => {};',
    'const modes = renderer.modes as unknown as string[];',
  ])('and are noticed elsewhere: %s', (text) => {
    expect(privateUses({ path: 'src/view/x.ts', text })).toHaveLength(1);
  });

  test.each(['image.setDepth(3);', 'const list = layer.list as Image[];', 'new Game({ render: { maxTextures: 8 } });'])(
    'but not: %s',
    (text) => {
      expect(privateUses({ path: 'src/view/x.ts', text })).toEqual([]);
    },
  );
});

/** What a module exports that stands in for one of Phaser's. */
function standIn(path: string): unknown {
  const module = { exports: null };
  new Script(STAND_INS[path]!).runInNewContext({ module, Float32Array });
  return module.exports;
}

describe('what the build takes from Phaser’s sources', () => {
  const folder = join(realpathSync(join(root, 'node_modules/phaser')), 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const modules = files.filter((path) => path.endsWith('.js'));

  test('is imported by one file, and every file exists', () => {
    const imports = [...entry.text.matchAll(/'phaser\/src\/([^']+)'/g)].map(([, path]) => path!);
    expect(imports.length).toBeGreaterThan(20);
    expect(imports.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    const others = ['src', 'test', 'tools'].flatMap(sourcesBelow).filter(({ path }) => path !== 'tools/phaser/slim.ts');
    const deep = others.filter(({ text }) => /(from|import|import\() ?'phaser\//.test(text)).map(({ path }) => path);
    expect(deep).toEqual([]);
  });

  test.each(UNUSED.map((pattern) => [String(pattern), pattern] as const))('%s leaves something out', (_, pattern) => {
    expect(modules.filter((path) => pattern.test(path)).length).toBeGreaterThan(0);
  });

  test('the modules kept of the folders left out are there', () => {
    for (const kept of ['filters/Controller.js', 'renderer/webgl/renderNodes/filters/BaseFilter.js']) {
      expect(modules).toContain(kept);
      expect(UNUSED.some((pattern) => pattern.test(kept))).toBe(false);
    }
  });

  test.each(Object.entries(SHORTCUTS))('%s holds the import that is replaced', (path, { says }) => {
    expect(readFileSync(join(folder, path), 'utf8')).toContain(says);
  });

  test.each(Object.keys(STAND_INS))('%s is there and is not left out as well', (path) => {
    expect(modules).toContain(path);
    expect(UNUSED.filter((pattern) => pattern.test(path))).toEqual([]);
  });

  test('the matrix that stands in is Phaser’s, at every size of the canvas', () => {
    type Matrix = new () => { val: Float32Array; identity(): Matrix1; ortho(...sides: number[]): Matrix1 };
    type Matrix1 = InstanceType<Matrix>;
    const Theirs = createRequire(import.meta.url)(join(folder, 'math/Matrix4.js')) as Matrix;
    const Ours = standIn('math/Matrix4.js') as Matrix;
    expect(new Ours().identity().val).toEqual(new Theirs().identity().val);
    for (const sides of [
      [0, 1280, 0, 720, -1000, 1000],
      [0, 1, 1, 0, -1000, 1000],
    ])
      expect(new Ours().ortho(...sides).val).toEqual(new Theirs().ortho(...sides).val);
  });

  test('an effect of the camera that stands in has what the engine asks of one', () => {
    const asks = ['cameras/2d/Camera.js', 'renderer/canvas/CanvasRenderer.js', 'renderer/webgl/renderNodes/Camera.js'];
    const text = asks.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
    // How an effect begins, and the colour of one that runs.
    const never = new Set(['start', 'red', 'green', 'blue', 'alpha']);
    const asked = new Set([...text.matchAll(/\b\w+Effect\.(\w+)/g)].map(([, name]) => name!));
    expect(asked.size).toBeGreaterThan(5);
    for (const effect of Object.values(standIn('cameras/2d/effects/index.js') as Record<string, new () => object>))
      expect([...asked].filter((name) => !never.has(name) && !(name in new effect()))).toEqual([]);
  });

  test('every switch is tested somewhere', () => {
    const text = modules.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
    const missing = Object.keys(SWITCHES).filter((name) => !new RegExp(`typeof ${name}\\b`).test(text));
    expect(missing).toEqual([]);
  });
});
