/**
 * Replaces src/ai/yaml.ts in every part of the package except `honeybell-minds/yaml`, so that the other parts need no
 * YAML parser.
 */

import type { YamlRead } from '../ai/yaml.ts';

const MESSAGE =
  "a text needs its reader: npm install yaml, import { yaml } from 'honeybell-minds/yaml', and pass yaml(text)";

/**
 * Always fails, with a message that says how YAML can be read: by `honeybell-minds/yaml`, or for JSON by `JSON.parse`.
 */
export const readYaml = (_text: string): YamlRead => ({
  ok: false,
  problems: [{ path: '', line: null, message: MESSAGE }],
});
