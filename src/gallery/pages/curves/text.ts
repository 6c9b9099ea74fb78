/** Replaces one number in the text of a configuration, so that dragging a point edits the text. */

import { readYaml } from '../../../ai/yaml.ts';

/**
 * Replaces the number at `path` in a text.
 * @returns the text with the new number; the unchanged text if there is no number at `path`
 */
export function withNumber(text: string, path: string, value: number): string {
  const read = readYaml(text);
  if (!read.ok) return text;
  const line = read.lines.get(path);
  const key = path.slice(path.lastIndexOf('.') + 1);
  if (line === undefined) return text;
  const lines = text.split('\n');
  const before = lines[line - 1] ?? '';
  const number = String(Math.round(value * 100) / 100);
  lines[line - 1] = before.replace(new RegExp(`(\\b${key}:\\s*)-?\\d*\\.?\\d+`), (_, head: string) => head + number);
  return lines.join('\n');
}
