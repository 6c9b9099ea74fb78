/**
 * Moves each line of a compiled text back to its original line by adding blank lines. The compiler drops empty lines
 * and types, but errors at run time must name the line of the script as written.
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Moves the lines of a compiled text back to their original line numbers. @param mappings the `mappings` field of its source map */
export function onTheirLines(code: string, mappings: string): string {
  const first = firstLines(mappings);
  const lines: string[] = [];
  code.split('\n').forEach((line, i) => {
    const wanted = first[i];
    if (wanted !== undefined && wanted !== null) while (lines.length < wanted) lines.push('');
    lines.push(line);
  });
  return lines.join('\n');
}

/**
 * For each line of the compiled code, the line of the original script (counted from 0) to which the source map assigns
 * its beginning; null = no line is assigned.
 */
function firstLines(mappings: string): (number | null)[] {
  let source = 0;
  return mappings.split(';').map((line) => {
    let first: number | null = null;
    for (const piece of line.split(',')) {
      const [, , sourceLine] = numbersIn(piece);
      if (sourceLine === undefined) continue;
      source += sourceLine;
      first ??= source;
    }
    return first;
  });
}

/** Decodes one segment of a source map: numbers in base64 VLQ, with five bits in each letter, the lowest bits first. */
function numbersIn(piece: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of piece) {
    const digit = DIGITS.indexOf(letter);
    value |= (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) !== 0 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return numbers;
}
