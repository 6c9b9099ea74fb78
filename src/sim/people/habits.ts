/**
 * Names a maid's habits for the screens: how chatty and how steady on her feet she is. The notebook, the job board and
 * the staff page use the same names, so that they never contradict each other.
 */

export type TalkHabit = 'chatty' | 'usual' | 'quiet';
export type StepHabit = 'clumsy' | 'usual' | 'sure';

const QUIET_UP_TO = 0.6;
/**
 * Chattiness from which a screen calls a maid chatty. From the same value the simulation treats her as chatty, for
 * example when a rival's scout questions her.
 */
const CHATTY_FROM = 1.2;
const SURE_UP_TO = 0.6;
const CLUMSY_ABOVE = 1.2;

export const talkHabit = (chatty: number): TalkHabit =>
  chatty >= CHATTY_FROM ? 'chatty' : chatty <= QUIET_UP_TO ? 'quiet' : 'usual';

export const stepHabit = (clumsy: number): StepHabit =>
  clumsy > CLUMSY_ABOVE ? 'clumsy' : clumsy <= SURE_UP_TO ? 'sure' : 'usual';
