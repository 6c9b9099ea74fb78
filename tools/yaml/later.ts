/**
 * A Vite plugin: in the build, YAML shipped with the game is parsed at build time, so the first visit does not need the
 * parser. Every `import text from './seat.yaml?raw'` below src/data also registers the parsed value, and imports of
 * src/ai/yaml.ts get src/data/yaml-later.ts, which has these values and can load the parser for other texts.
 */

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readYaml } from '../../src/ai/yaml.ts';
import { plainYaml } from '../../src/data/utility/plain-yaml.ts';

/**
 * Files whose text players read and edit in the lab. They are plain YAML, which the game reads without the parser. All
 * others are only parsed, so the build has their data as JSON, which is YAML too and shorter: it has no comments.
 */
export const SHOWN = /[\\/]data[\\/](?:hints|utility[\\/](?!shared\b)[\w-]+)\.yaml$/;

/** @param root the project's folder */
export function yamlLater(root: string): Plugin {
  const reader = join(root, 'src/ai/yaml.ts');
  const later = join(root, 'src/data/yaml-later.ts');
  const same = (one: string, other: string): boolean => one.replaceAll('\\', '/') === other.replaceAll('\\', '/');
  return {
    name: 'honeybell:yaml-later',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/yaml.ts') || importer === undefined || same(importer, later)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && same(found.id, reader) ? later : found;
    },
    load: {
      filter: { id: /[\\/]src[\\/]data[\\/].*\.yaml\?raw$/ },
      handler(id) {
        const file = id.slice(0, -'?raw'.length);
        const text = readFileSync(file, 'utf8');
        this.addWatchFile(file);
        const json = asJson(text);
        if (json.wrong !== null) return this.error(`${relative(root, file)}: ${json.wrong}`);
        const shown = SHOWN.test(file);
        if (shown && !isPlain(text))
          return this.error(
            `${relative(root, file)}: plainYaml in src/data/utility/plain-yaml.ts reads it differently`,
          );
        return [
          `import { knownYaml } from ${JSON.stringify(later)};`,
          `const text = ${JSON.stringify(shown ? text : json.text)};`,
          `export default knownYaml(text${shown ? '' : ', text'});`,
        ].join('\n');
      },
    },
  };
}

/** Whether {@link plainYaml} makes the same of a text as the parser. */
export const isPlain = (text: string): boolean => JSON.stringify(plainYaml(text)) === asJson(text).text;

/** The value of a text as JSON, or its errors. */
export function asJson(text: string): { readonly text: string; readonly wrong: string | null } {
  const read = readYaml(text);
  if (!read.ok)
    return { text: '', wrong: read.problems.map(({ line, message }) => `line ${line}: ${message}`).join('; ') };
  let wrong: string | null = null;
  const json = JSON.stringify(read.value, (key, value: unknown) => {
    const plain =
      value === null || /^(string|boolean|object)$/.test(typeof value) || Number.isFinite(value)
        ? !Object.is(value, -0)
        : false;
    if (!plain) wrong ??= `JSON has no way to write ${String(value)}, at '${key}'`;
    return value;
  });
  return { text: json, wrong };
}
