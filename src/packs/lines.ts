/** Finds the line of a value in a YAML file from its path. */

export type Lines = ReadonlyMap<string, number>;

/**
 * The line of the value at a path, or of the nearest record that contains it; a value that is missing has no line of
 * its own. Paths may be written as in a scenario's mistakes, `map.3[5]`, or as in YAML's, `map[3]`.
 */
export function lineOf(lines: Lines, path: string): number | null {
  let at = path.replaceAll(/\.(\d+)(?=[.[]|$)/g, '[$1]');
  for (;;) {
    const line = lines.get(at);
    if (line !== undefined) return line;
    if (at === '') return null;
    at = at.replace(/(^|\.|\[)[^.[]*$/, '');
  }
}
