/** The simulation's constants: durations in ticks (20 are a second at 1×), limits by rank, and chances. */

/** Maximum number of dishes a maid carries at once: N and R 1, SR 2, SSR 3. */
export const dishesAtOnce = (rank: number): number => Math.max(rank - 3, 0) + 1;
/** Maximum number of guests whose orders a maid can take before going to the counter: SSR 2, others 1. */
export const ordersAtOnce = (rank: number): number => Math.max(rank - 4, 0) + 1;

export const TICKS = {
  takeOrder: 20,
  /** Ticks for each further order that a maid takes at the table of a party. */
  andAnother: 10,
  takeBill: 16,
  handTickets: 10,
  pickUp: 8,
  serve: 8,
  sweep: 30,
  clear: 16,
  getUp: 24,
  /** Ticks for which a maid lies on the floor after a slip. */
  stun: 40,
  autograph: 60,
  chat: 120,
  fidget: 40,
  /** Ticks of a maid's pause in which she recovers energy. */
  pause: 100,
  tidyUp: 60,
  stretch: 40,
  photograph: 24,
  dance: 120,
  /** Ticks for which a maid dances along with dancers before she thinks again. */
  danceAlong: 60,
  welcome: 20,
  tableTalk: 60,
  gaze: 60,
  bow: 20,
  apologise: 30,
  water: 60,
  mediate: 60,
  film: 40,
  /** Ticks for which a maid reports what she saw at the rival. */
  report: 30,
} as const;

/** Number of ticks after which a dish waiting on the pass takes precedence over callers. */
export const DISH_HURRY = 300;
/** Number of idle maids who must be near each other to chat, including the maid herself (_How NPC AI works_ has 超过2个, read here as two). */
export const CHAT_COMPANY = 2;
/** Distance in tiles up to which idle maids count as near each other. */
export const CHAT_TILES = 4;
/** Stages of a visit in which a seated guest has time for a talk with a maid. */
export const TALK_STAGES: readonly string[] = ['waitDish', 'eat', 'linger'];
/** Number of idle ticks before a maid's first fidget or chat. */
export const IDLE_PATIENCE = 80;
/** Number of ticks after which a waiting maid looks up again. */
export const IDLE_TICKS = 60;
/** Largest tick budget with which a walking maid notices litter before she steps on it. */
export const SEES_LITTER = 30;
/** Number of dishes on the pass from which a maid calls for help. */
export const HELP_DISHES = 4;
export const HELP_TICKS = 100;
/** Maximum number of dishes that a guest without a fixed list of dishes orders in a visit. */
export const MOST_DISHES = 5;
export const DEFAULT_SPEED = 6;
export const DEFAULT_PATIENCE = 1200;
export const OPENING_MONEY = 8000;

/** Probabilities of random events in the game; each is explained in the code that uses it. */
export const GAME_CHANCES = {
  slip: 0.35,
  fidget: 0.004,
  chat: 0.004,
  litter: 0.16,
  crowd: 0.55,
  again: 0.3,
  mood: 0.2,
  weather: 0.3,
} as const;

/** The values that `behave` can have in commands to maids. */
export const ORDER_KINDS: readonly string[] = ['move', 'gather', 'sweep', 'serve', 'scout', 'water'];

/** Number of ticks between two look-ups on an A-move: the default, and the highest number that a command can set. */
export const A_MOVE_TICK = 5;
export const MOST_A_MOVE_TICK = 60;

/** Number of ticks without progress from which the watchdog reports a character as stuck. */
export const STUCK_AFTER = {
  /** Number of ticks that the watchdog allows a walking character without progress, in addition to the ticks of a step. */
  walking: 80,
  /** Number of ticks that the watchdog allows characters without a todo, and behaviours without a limit of their own. */
  thinking: 120,
  /** Number of ticks that the watchdog allows after the tick at which a piece of work should be finished. */
  work: 40,
  /** Number of ticks that the watchdog allows a waiting guest after the guest's patience has ended. */
  waiting: 200,
} as const;
