/** The simulation's constants: durations in ticks (20 are a second at 1×), limits by rank, and chances. */

/** Most dishes carried at once: N and R 1, SR 2, SSR 3. */
export const dishesAtOnce = (rank: number): number => Math.max(rank - 3, 0) + 1;
/** Most guests whose orders she can take before going to the counter: SSR 2, others 1. */
export const ordersAtOnce = (rank: number): number => Math.max(rank - 4, 0) + 1;

export const TICKS = {
  takeOrder: 20,
  /** Each further order of a party, taken in the same visit. */
  andAnother: 10,
  takeBill: 16,
  handTickets: 10,
  pickUp: 8,
  serve: 8,
  sweep: 30,
  clear: 16,
  getUp: 24,
  /** On the floor after a slip. */
  stun: 40,
  autograph: 60,
  chat: 120,
  fidget: 40,
  /** Pausing to recover energy. */
  pause: 100,
  tidyUp: 60,
  stretch: 40,
  photograph: 24,
  dance: 120,
  mediate: 60,
  film: 40,
  /** Reporting what she saw at the rival. */
  report: 30,
} as const;

/** Ticks after which a waiting dish is served before callers. */
export const DISH_HURRY = 300;
/** Idle maids who must be near each other to chat, herself included (How NPC AI works: 超过2个, read as two). */
export const CHAT_COMPANY = 2;
/** Tiles within which idle maids count as near each other. */
export const CHAT_TILES = 4;
/** Idle ticks before the first fidget or chat. */
export const IDLE_PATIENCE = 80;
/** Ticks between the look-ups of a waiting maid. */
export const IDLE_TICKS = 60;
/** A maid who looks up at least this often sees litter in time. */
export const SEES_LITTER = 30;
/** Dishes on the pass from which a maid calls for help. */
export const HELP_DISHES = 4;
export const HELP_TICKS = 100;
/** Most dishes of a guest without an order list. */
export const MOST_DISHES = 5;
export const DEFAULT_SPEED = 6;
export const DEFAULT_PATIENCE = 1200;
export const OPENING_MONEY = 8000;

/** The game's chances; what each is a chance of is said where it is drawn. */
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

/** Values of `behave` in orders to maids. */
export const ORDER_KINDS: readonly string[] = ['move', 'gather', 'sweep', 'serve', 'scout'];

/** Default ticks between two look-ups on an A-move, and the most an order can ask for. */
export const A_MOVE_TICK = 5;
export const MOST_A_MOVE_TICK = 60;

/** Ticks without progress before the watchdog reports a character as stuck. */
export const STUCK_AFTER = {
  /** While walking, beyond the ticks of a step. */
  walking: 80,
  /** Without a todo, and in every behaviour without a limit of its own. */
  thinking: 120,
  /** Beyond the end of a piece of work. */
  work: 40,
  /** Beyond a waiting guest's patience. */
  waiting: 200,
} as const;
