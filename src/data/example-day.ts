/** A replay that comes with the game, as text, to show how replays are checked. */

export { default as exampleDay } from './example-day.txt?raw';
