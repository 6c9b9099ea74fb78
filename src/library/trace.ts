/** Records of what characters thought: `honeybell-minds/trace`. */

export { type Decision, Trace } from '../ai/trace.ts';
