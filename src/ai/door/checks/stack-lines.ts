/** The lines of code that a message names: those of the game, which an author can open. For development. */

/** How many lines a message names: the one where it happened, and those that led to it. */
const LINES = 3;
/** Lines of packages, this one included, and of Node. */
const FOREIGN = /[\\/]node_modules[\\/]|\bnode:/;

/** The lines of the game in a stack, each on a line of its own; all lines if none is the game's, empty if the engine tells none. */
export function linesOfGame(stack: string): string {
  const lines = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  const own = lines.filter((line) => !FOREIGN.test(line));
  return (own.length > 0 ? own : lines)
    .slice(0, LINES)
    .map((line) => `\n    ${line.trim()}`)
    .join('');
}
