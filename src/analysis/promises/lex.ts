/** Cuts a line of promises into words, numbers, times of day and quoted names, each with its column. */

export interface Token {
  readonly is: 'word' | 'number' | 'clock' | 'quoted' | 'mark';
  /** The token as written; for a quoted name, the text between the quotes. */
  readonly text: string;
  /** The token in lower case. */
  readonly low: string;
  /** The value of a number, or minutes after midnight for a time of day. */
  readonly value: number;
  /** Column of the token in its line, from 1. */
  readonly column: number;
  readonly length: number;
}

const PIECES =
  /(?<space>\s+)|(?<clock>\d{1,2}:\d{2}\b)|(?<number>-?\d+(?:\.\d+)?)|(?<quoted>"[^"]*"|“[^”]*”)|(?<word>\p{L}[\p{L}\p{N}'’_-]*)|(?<mark>[\s\S])/uy;

/** Cuts a text into tokens. @param offset number of columns before the text */
export function cut(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  PIECES.lastIndex = 0;
  for (let found = PIECES.exec(text); found !== null; found = PIECES.exec(text)) {
    const { space, clock, number, quoted, word } = found.groups as Record<string, string | undefined>;
    if (space !== undefined) continue;
    const whole = found[0];
    const is =
      clock !== undefined
        ? 'clock'
        : number !== undefined
          ? 'number'
          : quoted !== undefined
            ? 'quoted'
            : word !== undefined
              ? 'word'
              : 'mark';
    const inside = is === 'quoted' ? whole.slice(1, -1) : whole;
    tokens.push({
      is,
      text: inside,
      low: inside.toLowerCase(),
      value: is === 'clock' ? minutesOf(whole) : is === 'number' ? Number(whole) : 0,
      column: found.index + 1 + offset,
      length: whole.length,
    });
  }
  return tokens;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return minutes < 60 && hours < 48 ? hours * 60 + minutes : Number.NaN;
}
