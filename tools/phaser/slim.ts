/**
 * A Vite plugin: in the build, `import Phaser from 'phaser'` loads entry.js beside this file: only those of Phaser's
 * sources that src/view uses, a third of the whole. `npm start` uses the complete prebuilt Phaser, which Vite prepares
 * once; otherwise some four hundred sources would be sent to the page one by one at every start.
 *
 * Phaser's modules import each other in circles, and some import a whole folder for a single function. SHORTCUTS names
 * that function; UNUSED lists modules that the engine imports without anything here using them by name; stand-ins.ts has
 * a few lines for modules that it creates without anything here asking them; unused.ts then leaves out single methods.
 */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { STAND_INS } from './stand-ins.ts';

const entry = fileURLToPath(new URL('entry.js', import.meta.url));
const LEFT_OUT = '\0phaser-left-out';

/** As in Phaser's own builds, but without sound. Code tests them as `typeof NAME`. */
export const SWITCHES: Readonly<Record<string, boolean>> = {
  WEBGL_RENDERER: true,
  CANVAS_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

/** Files below phaser/src that import too much or leave something behind: what they say, and its replacement. */
export const SHORTCUTS: Readonly<Record<string, { readonly says: string; readonly means: string }>> = {
  // The whole renderer begins with the batches and would find this one half initialised.
  'renderer/webgl/renderNodes/BatchHandler.js': {
    says: "require('../../../renderer')",
    means: "{ Events: require('../../events') }",
  },
  'core/Config.js': {
    says: "require('../math/')",
    means: "{ RandomDataGenerator: require('../math/random-data-generator/RandomDataGenerator') }",
  },
  // A picture for drawing with, made for dynamic textures, which the view does not have.
  'textures/TextureManager.js': {
    says: "this.tileSprite = new TileSpriteGameObject(scene, 0, 0, 256, 256, '__WHITE').setOrigin(0);",
    means: '',
  },
  // The listener of a destroyed game would stay, and with it the game's memory.
  'core/VisibilityHandler.js': {
    says: 'document.addEventListener(hiddenVar, onChange, false);',
    means: `document.addEventListener(hiddenVar, onChange, false);
      eventEmitter.once('destroy', function () { document.removeEventListener(hiddenVar, onChange, false); });`,
  },
};

/**
 * Modules below phaser/src that are created only by name or by a setting, which nothing in src/view uses. Each pattern
 * must leave something out, or the build stops.
 */
export const UNUSED: readonly RegExp[] = [
  /^filters\/(?!Controller\.js$)/,
  /^renderer\/webgl\/renderNodes\/filters\/(?!BaseFilter)/,
  /^renderer\/webgl\/renderNodes\/submitter\/Submitter(MeshToQuad|Tile|TileSprite|TilemapGPULayer)\.js$/,
  /^renderer\/webgl\/renderNodes\/texturer\/TexturerTileSprite\.js$/,
  /^renderer\/webgl\/renderNodes\/transformer\/Transformer(Stamp|Tile|TileSprite|Vertex)\.js$/,
  /^renderer\/webgl\/renderNodes\/BatchHandler(PointLight|Strip|TileSprite|Tri)\.js$/,
  /^renderer\/webgl\/renderNodes\/DynamicTextureHandler\.js$/,
  /^renderer\/snapshot\/\w+Snapshot\.js$/,
  /^gameobjects\/tilesprite\/TileSprite\.js$/,
  /^gameobjects\/components\/(ElapseTimer|GetBounds|PathFollower|ToJSON)\.js$/,
  /^geom\/(ellipse\/Ellipse|line\/(GetPoints?|Random)|rectangle\/(GetPoints?|Random))\.js$/,
  /^textures\/(CanvasTexture|DynamicTexture)\.js$/,
  /^textures\/parsers\/(?!(?:Canvas|Image|index)\.js$)/,
  /^utils\/array\/(matrix\/index|FindClosestInSorted|Flatten|NumberArray(Step)?|Range|RemoveRandomElement)\.js$/,
  /^utils\/array\/(Shuffle|SortByDigits)\.js$/,
];

/** @param root the project's folder */
export function slimPhaser(root: string): Plugin {
  // The package's real folder, also behind a link.
  const phaser = dirname(createRequire(join(root, 'package.json')).resolve('phaser/package.json'));
  const sources = `${phaser.replaceAll('\\', '/')}/src/`;
  /** The path below phaser/src; null if the file is not there. */
  const inPhaser = (id: string): string | null => {
    const path = id.replaceAll('\\', '/');
    return path.startsWith(sources) ? path.slice(sources.length) : null;
  };
  const taken = new Set<string>();
  const leftOut = new Set<RegExp>();
  const stoodIn = new Set<string>();
  return {
    name: 'honeybell:slim-phaser',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === 'phaser') return entry;
      if (source.startsWith('phaser/src/')) return join(phaser, source.slice('phaser/'.length));
      if (!source.startsWith('.') || importer === undefined || inPhaser(importer) === null) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const path = found === null ? null : inPhaser(found.id);
      const pattern = path === null ? undefined : UNUSED.find((one) => one.test(path));
      if (pattern === undefined) return found;
      leftOut.add(pattern);
      return LEFT_OUT;
    },
    load(id) {
      if (id === LEFT_OUT)
        return "module.exports = function () { throw new Error('left out of this build: see tools/phaser') };";
      const path = inPhaser(id) ?? '';
      if (!Object.hasOwn(STAND_INS, path)) return null;
      stoodIn.add(path);
      return STAND_INS[path];
    },
    transform: {
      filter: { id: /[\\/]node_modules[\\/]phaser[\\/]src[\\/]/ },
      handler(code, id) {
        const path = inPhaser(id) ?? '';
        let ours = code.replace(/typeof ([A-Z][A-Z0-9_]+)\b/g, (whole, name: string) =>
          String(SWITCHES[name] ?? whole),
        );
        const shortcut = SHORTCUTS[path];
        if (shortcut !== undefined && ours.includes(shortcut.says)) {
          ours = ours.replace(shortcut.says, shortcut.means);
          taken.add(path);
        }
        return ours === code ? null : { code: ours, map: null };
      },
    },
    buildEnd(problem) {
      if (problem !== undefined) return;
      const missed = Object.keys(SHORTCUTS).filter((path) => !taken.has(path));
      if (missed.length > 0)
        this.error(`another Phaser than SHORTCUTS in tools/phaser/slim.ts were made for: ${missed.join(', ')}`);
      const without = Object.keys(STAND_INS).filter((path) => !stoodIn.has(path));
      if (without.length > 0)
        this.error(
          `another Phaser than tools/phaser/stand-ins.ts was made for, nothing replaced: ${without.join(', ')}`,
        );
      const idle = UNUSED.filter((pattern) => !leftOut.has(pattern));
      if (idle.length > 0)
        this.error(
          `another Phaser than UNUSED in tools/phaser/slim.ts was made for, nothing left out by ${idle.join(', ')}`,
        );
    },
  };
}
