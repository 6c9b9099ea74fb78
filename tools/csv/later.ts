/**
 * A Vite plugin: in the build, CSV shipped with the game is read without papaparse, so the first visit does not need
 * it. Every `import text from './menu.csv?raw'` below src/data registers its text, whose form is verified here, and
 * imports of src/ai/csv.ts get src/data/csv-later.ts, which splits these texts and can load papaparse for others.
 */

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readCsv } from '../../src/ai/csv.ts';
import { shippedCells } from '../../src/data/csv-later.ts';

/** @param root the project's folder */
export function csvLater(root: string): Plugin {
  const reader = join(root, 'src/ai/csv.ts');
  const later = join(root, 'src/data/csv-later.ts');
  const same = (one: string, other: string): boolean => one.replaceAll('\\', '/') === other.replaceAll('\\', '/');
  return {
    name: 'honeybell:csv-later',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/csv.ts') || importer === undefined || same(importer, later)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && same(found.id, reader) ? later : found;
    },
    load: {
      filter: { id: /[\\/]src[\\/]data[\\/].*\.csv\?raw$/ },
      handler(id) {
        const file = id.slice(0, -'?raw'.length);
        const text = readFileSync(file, 'utf8');
        this.addWatchFile(file);
        if (!isPlain(text))
          return this.error(`${relative(root, file)}: shippedCells in src/data/csv-later.ts splits it differently`);
        return `import { knownCsv } from ${JSON.stringify(later)};\nexport default knownCsv(${JSON.stringify(text)});`;
      },
    },
  };
}

/** Whether papaparse reads a text as {@link shippedCells} splits it, whichever separator it is told. */
export function isPlain(text: string): boolean {
  const cells = JSON.stringify(shippedCells(text));
  return [{}, { delimiter: ',' }].every((options) => {
    const { data, errors } = readCsv(text, { ...options, skipEmptyLines: 'greedy' });
    return errors.length === 0 && JSON.stringify(data) === cells;
  });
}
