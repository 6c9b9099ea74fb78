/**
 * Picks the lines of a stack that a message shows: the lines of the game's own code, which an author can open. For
 * development.
 */

/** Number of lines that a message shows: the line at which the mistake happened, and the calls that led to it. */
const LINES = 3;
/** Matches lines of packages, including this one, and of Node. */
const FOREIGN = /[\\/]node_modules[\\/]|\bnode:/;

/**
 * The game's own lines in a stack, one below the other. If none of the lines is the game's, all lines count; '' = the
 * engine provides no stack.
 */
export function linesOfGame(stack: string): string {
  const lines = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  const own = lines.filter((line) => !FOREIGN.test(line));
  return (own.length > 0 ? own : lines)
    .slice(0, LINES)
    .map((line) => `\n    ${line.trim()}`)
    .join('');
}
