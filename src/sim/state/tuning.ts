/** The restaurant's constants in one place: how long things take, and the two rules of rarity. Ticks; 20 make a second at 1×. */

/** Dishes carried at once: N and R 1, SR 2, SSR 3 (chapter 2.1). */
export const dishesAtOnce = (rank: number): number => Math.max(rank - 3, 0) + 1;
/** Guests whose orders she can take before going to the counter: SSR 2, others 1 (chapter 2.1). */
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
  /** Catching her breath. */
  pause: 100,
  tidyUp: 60,
  stretch: 40,
  photograph: 24,
  dance: 120,
  mediate: 60,
  film: 40,
  /** Telling what she saw across the street. */
  report: 30,
} as const;

/** A dish that has stood this long goes out before callers are seen to. */
export const DISH_HURRY = 300;
/** How many must wait near each other to chat (the source says 超过2个; chapter 2.2 reads it as two). */
export const CHAT_COMPANY = 2;
/** Tiles within which idle maids count as near each other. */
export const CHAT_TILES = 4;
/** Idle ticks before the first fidget or chat. */
export const IDLE_PATIENCE = 80;
/** Every so many ticks a waiting maid looks up by herself. */
export const IDLE_TICKS = 60;
/** A maid who looks up at least this often sees litter in time. */
export const SEES_LITTER = 30;
/** Dishes waiting before a maid calls for help. */
export const HELP_DISHES = 4;
export const HELP_TICKS = 100;
/** Dishes a guest without a list eats at most, whatever their temper. */
export const MOST_DISHES = 5;
export const DEFAULT_SPEED = 6;
export const DEFAULT_PATIENCE = 1200;
export const OPENING_MONEY = 8000;

/** Chances as the game has them: per occasion, see where each is drawn. */
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

/** What a maid can be ordered to do, as the `behave` of a command. */
export const ORDER_KINDS: readonly string[] = ['move', 'gather', 'sweep', 'serve', 'scout'];

/** Ticks between two look-ups on an A-move, unless the order says otherwise; and the most an order can say. */
export const A_MOVE_TICK = 5;
export const MOST_A_MOVE_TICK = 60;
