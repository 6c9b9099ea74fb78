// Vitest with planted faults: the project's tests in one process, sources rewritten by `weave.ts`. Started by
// `main.ts`.

import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import type { Plan } from './plan.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const plan = JSON.parse(readFileSync(process.env['HONEYBELL_PLANTED'] as string, 'utf8')) as Plan;

function wovenSources(): Plugin {
  return {
    name: 'honeybell:woven-sources',
    enforce: 'pre',
    load(id) {
      const woven = join(plan.woven, relative(root, id));
      return id.startsWith(join(root, 'src')) && existsSync(woven) ? readFileSync(woven, 'utf8') : null;
    },
  };
}

/** Runs the golden hashes first: they notice the most in the shortest time. */
class GoldenFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isGolden = ({ moduleId }: TestSpecification): number => (moduleId.includes('/golden/') ? 1 : 0);
    return (await super.sort(files)).sort((a, b) => isGolden(b) - isGolden(a));
  }
}

export default defineConfig({
  root,
  publicDir: false,
  plugins: [wovenSources()],
  test: {
    environment: 'node',
    include: [...plan.files],
    setupFiles: ['test/words/english.ts', 'tools/mutation/first-failure.ts'],
    runner: join(root, 'tools/mutation/runner.ts'),
    pool: 'forks',
    // Functions with switches need more stack.
    execArgv: ['--stack-size=3900'],
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: plan.mode === 'alone' ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: GoldenFirst },
    reporters: ['dot'],
  },
});
