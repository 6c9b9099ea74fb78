/** A day that comes with the game, to be run once more by whoever wants to see how replays are checked; as text. */

export { default as exampleDay } from './example-day.txt?raw';
