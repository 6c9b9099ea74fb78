// Configures the development server and the build: static files in dist/ that run from any sub-path of any plain host,
// without inline scripts, so that a strict Content-Security-Policy allows them.

import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { csvLater } from './tools/csv/later.ts';
import { fetchAgain } from './tools/chunks/again.ts';
import { playOffline } from './tools/offline/plugin.ts';
import { withPolicy } from './tools/policy/plugin.ts';
import { slimPhaser } from './tools/phaser/slim.ts';
import { withoutUnused } from './tools/phaser/unused.ts';
import { slimTypeScript } from './tools/typescript/slim.ts';
import { wordsInTwo } from './tools/words/in-two.ts';
import { yamlLater } from './tools/yaml/later.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The pages: the game, and the gallery in its own folder. */
const pages = { index: join(root, 'index.html'), gallery: join(root, 'gallery/index.html') };

/** Modules of src/ui that only panels use which load when they are opened. */
const KIT_LATER =
  /[\\/]src[\\/]ui[\\/](?:DragList|Dialog|EditField|Slider|TalkTopics|files|level-effects|place-text|scroll-into-view|tree-layout|edits[\\/]draft|keys[\\/]keys-shown|pictures[\\/](?:Badge|Ring|Stars))\.tsx?$/;

/** Copies assets/ into dist/ except assets/source/, from which other assets are generated. */
function shipAssets(): Plugin {
  return {
    name: 'honeybell:ship-assets',
    apply: 'build',
    writeBundle({ dir }) {
      const from = join(root, 'assets');
      if (!dir || !existsSync(from)) return;
      cpSync(from, dir, { recursive: true, filter: (path) => path !== join(from, 'source') });
    },
  };
}

export default defineConfig({
  root,
  base: './',
  publicDir: 'assets',
  plugins: [
    slimPhaser(root),
    withoutUnused(),
    yamlLater(root),
    csvLater(root),
    wordsInTwo(),
    fetchAgain(),
    withPolicy(),
    shipAssets(),
    playOffline(root),
  ],
  worker: { plugins: () => [slimTypeScript()] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    watch: { ignored: ['**/.cache/**', '**/dist/**', '**/test/browser/out/**'] },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsDir: 'built',
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: pages,
      // These modules have no side effects, although they do not declare it; unused parts can be dropped.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/](?:node_modules[\\/]yaml|src[\\/]ai)[\\/]/, sideEffects: false },
          { test: KIT_LATER, sideEffects: false },
        ],
      },
      output: {
        // Chunks that change at different rates: the engine, the code shared by game and gallery, the game's panels,
        // the minds and the café. Lazy imports (the lab, the gallery's pages, languages other than English) stay in
        // files of their own and add nothing to the game's first download.
        codeSplitting: {
          groups: [
            {
              name: 'phaser',
              test: /[\\/]node_modules[\\/](phaser|eventemitter3)[\\/]|[\\/]tools[\\/]phaser[\\/]/,
              priority: 3,
            },
            // Without what it needs, which the kit has.
            { name: 'kit-later', test: KIT_LATER, priority: 4, includeDependenciesRecursively: false },
            {
              name: 'kit',
              // The rarer characters, and what fetches fonts again, are for parts that load later.
              test: /[\\/]node_modules[\\/](preact|@preact)[\\/]|[\\/]src[\\/](words[\\/](index|sentence|dear)\.ts$|ui[\\/](?!fetching[\\/]fonts\.ts$|styles[\\/](?:hanzi|kana|lazy-fonts)\.css$))/,
              priority: 3,
            },
            { name: 'hud', test: /[\\/]src[\\/]hud[\\/]/, tags: ['$initial'], priority: 2 },
            { name: 'minds', test: /[\\/]src[\\/](ai|data|sim)[\\/]/, tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
