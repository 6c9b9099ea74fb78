// Five groups of tests, so that `npm test` can run the fast ones first and the browser's after the build:
//   laws     the project's own rules, read from the sources        unit     small examples, one file at a time
//   long     scenarios, properties, golden hashes, soak             browser  the built game in a real Chromium
//   library  src/ai as others install it
// All run in Node. Phaser can only be imported in a browser, so its import is refused here with an explanation, except
// in the test that imitates a browser to check Phaser's private parts.

import { defineConfig, type Plugin } from 'vitest/config';

const longTests = [
  'test/{scenarios,properties,golden,soak}/**/*.test.{ts,tsx}',
  'test/**/*.{scenario,property,golden,soak}.test.ts',
];
const lawTests = ['test/laws/**/*.test.ts'];
// The size law measures what a browser really downloads.
/** Tests of the package; they need dist-ai/ (`npm run build:ai`). */
const libraryTests = ['test/library/**/*.test.ts'];
const browserTests = ['test/browser/**/*.test.ts', 'test/laws/first-visit.test.ts'];

/** Loads the words before any test. */
const spoken = ['test/words/english.ts'];

/** The test that imitates a browser for Phaser, and the files that it tests. */
const withPhaser = /\/(src\/view\/phaser\/inside(-check)?|test\/view\/phaser-inside\.test)\.ts$/;

function refusePhaser(): Plugin {
  return {
    name: 'honeybell:refuse-phaser',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== 'phaser' && !source.startsWith('phaser/')) return null;
      if (withPhaser.test(importer?.replaceAll('\\', '/') ?? '')) return null;
      throw new Error(
        `${importer ?? 'something'} imports phaser, which needs a browser: test what it draws from instead.`,
      );
    },
  };
}

// A busy machine is not an error: limits only end what would never end. `npm run soak` runs for hours.
const LIMIT_MS = process.env['HONEYBELL_SOAK'] === 'full' ? 7_200_000 : 300_000;

// Tests leave no state in modules, so files can share imported modules, which halves the time.
const common = {
  environment: 'node',
  passWithNoTests: true,
  isolate: false,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
} as const;

export default defineConfig({
  publicDir: false,
  plugins: [refusePhaser()],
  test: {
    passWithNoTests: true,
    // All cores.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { ...common, name: 'laws', include: lawTests, exclude: browserTests } },
      {
        extends: true,
        test: {
          ...common,
          name: 'unit',
          setupFiles: spoken,
          // Node imports Phaser's built file itself; transforming its megabytes would take seconds.
          server: { deps: { external: [/[\\/]phaser[\\/]dist[\\/]/] } },
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...longTests, ...lawTests, ...browserTests, ...libraryTests],
        },
      },
      { extends: true, test: { ...common, name: 'library', include: libraryTests } },
      {
        extends: true,
        test: { ...common, name: 'long', include: longTests, setupFiles: spoken },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'browser',
          include: browserTests,
          setupFiles: ['test/browser/closing.setup.ts'],
          retry: 0,
        },
      },
    ],
  },
});
