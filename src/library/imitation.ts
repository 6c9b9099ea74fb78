/** Imitation of a player: `honeybell-minds/imitation`. */

export { fromApprentice } from '../ai/gocap/from-apprentice.ts';
export * from '../ai/gocap/index.ts';
