/** Entry point `honeybell-minds/imitation` of the package: characters that imitate a player. */

export { fromApprentice } from '../ai/gocap/from-apprentice.ts';
export * from '../ai/gocap/index.ts';
