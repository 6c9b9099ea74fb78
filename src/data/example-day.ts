/** The text of a replay that ships with the game, as an example for checking replays. */

export { default as exampleDay } from './example-day.txt?raw';
