// Bakes the world's pictures into assets/: furniture and dishes, icons, bubbles, interface frames and the logo.
//   tsx tools/art/bake-world.ts [furniture|icons|bubbles|frames|logo …]
// With names it bakes only those. Models are drawn only if something they depend on has changed (see cache.ts).
import { mkdirSync, writeFileSync } from 'node:fs';
import { Cache } from './cache.ts';
import { oneOf, optionsOf } from '../run/options.mjs';
import { encodePng, type Image } from './engine/index.ts';
import { hash, sourceHash } from './fingerprint.ts';
import { bubbleSprites } from './ui/bubbles.ts';
import { EDGES, edgeImage, frameImage, FRAMES, PRESSABLE } from './ui/frames.ts';
import { iconSprites } from './ui/icons.ts';
import { appIcon, faviconImage, logoImage, SIGNS } from './ui/logo.ts';
import { WORLD_FRAMES } from './world/catalogue.ts';
import { drawBoxShadow, drawShadow, drawWorldFrame, type Sprite } from './world/draw.ts';
import { doorSprites } from './world/doors.ts';
import { markSprites } from './world/marks.ts';
import { atlas, frameFileText } from './world/sheet.ts';

const ASSETS = new URL('../../assets/', import.meta.url);
const PARTS = ['furniture', 'icons', 'bubbles', 'frames', 'logo'];
const { words: wanted } = optionsOf({
  use: 'npm run art -- world',
  about: 'Draws the pictures of the world into assets/.',
  words: { kind: oneOf(PARTS), says: 'which pictures; left out = all' },
});
const bakes = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

let bytes = 0;
function save(path: string, image: Image, exact = false): void {
  const file = new URL(path, ASSETS);
  mkdirSync(new URL('./', file), { recursive: true });
  const png = encodePng(image, exact);
  bytes += png.length;
  writeFileSync(file, png);
}
function saveAtlas(path: string, sprites: ReadonlyMap<string, Sprite>, width: number): void {
  const { sheet, file } = atlas(`${path.split('/').pop() ?? path}.png`, sprites, width);
  save(`${path}.png`, sheet, true); // a third larger than indexed, but small dishes keep their colours
  writeFileSync(new URL(`${path}.json`, ASSETS), frameFileText(file));
  console.log(`assets/${path}.png ${sheet.width}×${sheet.height}, ${sprites.size} frames`);
}

/** Other files that a model file imports. */
const BUILDS_ON: Readonly<Record<string, readonly string[]>> = { dishes: ['dish-kit'], kitchen: ['small'] };
const modelHash = (source: string, ...more: readonly string[]): string =>
  sourceHash(
    'world/draw.ts',
    'world/paints.ts',
    ...[source, ...(BUILDS_ON[source] ?? [])].map((f) => `world/models/${f}.ts`),
    ...more,
  );
function remember(cache: Cache, key: string, draw: () => Sprite): Sprite {
  const { image, numbers } = cache.get(key, () => {
    const sprite = draw();
    return { image: sprite.image, numbers: [sprite.ax, sprite.ay] };
  });
  return { image, ax: numbers[0] ?? 0, ay: numbers[1] ?? 0 };
}
function report(cache: Cache): void {
  cache.save();
  console.log(`  ${cache.misses} drawn, ${cache.hits} kept`);
}

function bakeFurniture(): void {
  const cache = new Cache('world');
  const sprites = new Map<string, Sprite>();
  const hashes = new Map<string, string>();
  for (const frame of WORLD_FRAMES) {
    let source = hashes.get(frame.source);
    if (!source) hashes.set(frame.source, (source = modelHash(frame.source, 'world/catalogue.ts')));
    sprites.set(
      frame.name,
      remember(cache, hash(source, frame.look), () => drawWorldFrame(frame)),
    );
  }
  for (const radius of [8, 10, 13, 15, 16, 19]) sprites.set(`shadow-${radius}`, drawShadow(radius));
  sprites.set('shadow-box', drawBoxShadow(0.9, 0.8));
  sprites.set('shadow-tile', drawBoxShadow(1, 0.8));
  for (const [name, sprite] of [...markSprites(), ...doorSprites()]) sprites.set(name, sprite);
  saveAtlas('world/furniture', sprites, 768);
  report(cache);
}

function bakeIcons(): void {
  const cache = new Cache('icons');
  const source = modelHash('dishes', 'ui/icons.ts');
  saveAtlas(
    'ui/icons',
    iconSprites((id, draw) => remember(cache, hash(source, id), draw)),
    320,
  );
  report(cache);
}

function bakeFrames(): void {
  for (const [name, look] of Object.entries(FRAMES)) {
    save(`ui/frame-${name}.png`, frameImage(look), true);
    if (PRESSABLE.includes(name)) save(`ui/frame-${name}-down.png`, frameImage(look, true), true);
  }
  for (const [name, fill] of Object.entries(EDGES)) save(`ui/edge-${name}.png`, edgeImage(fill), true);
  console.log(`assets/ui/frame-*.png ${Object.keys(FRAMES).length}, edge-*.png ${Object.keys(EDGES).length}`);
}

/** Icons of the installed game: two sizes, and one whose background fills the square. */
const APP_ICONS = [
  ['app-192.png', 192, true],
  ['app-512.png', 512, true],
  ['app-mask.png', 512, false],
] as const;

const started = performance.now();
if (bakes('furniture')) bakeFurniture();
if (bakes('icons')) bakeIcons();
if (bakes('bubbles')) saveAtlas('ui/bubbles', bubbleSprites(), 128);
if (bakes('frames')) bakeFrames();
if (bakes('logo')) {
  for (const [language, sign] of Object.entries(SIGNS))
    save(language === 'en' ? 'ui/logo.png' : `ui/logo-${language}.png`, logoImage(sign), true);
  save('favicon.png', faviconImage(), true);
  for (const [name, size, round] of APP_ICONS) save(name, appIcon(size, round), true);
}
console.log(`${Math.round(bytes / 1024)} KB, ${((performance.now() - started) / 1000).toFixed(1)} s`);
