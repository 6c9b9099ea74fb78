/** Entry point `honeybell-minds/rules` of the package: inference and prediction by rules. */

export { type AnswerRule, fromRules } from '../ai/rules/from-rules.ts';
export { fromPredictor } from '../ai/rules/from-predictor.ts';
export * from '../ai/rules/index.ts';
