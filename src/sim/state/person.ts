/**
 * A person as data: a maid, a guest or a chef, with what the body does, what stands in the way and what is in the hands.
 * Plain like everything in the state: ids, never references.
 */

import type { Json, JsonObject, Memory, Sector } from '../../ai/index.ts';
import type { DishId, Facing, PersonId, SeatId } from './ids.ts';
import type { Ticket } from './things.ts';

export type { Facing, PersonId } from './ids.ts';

export type Role = 'maid' | 'guest' | 'chef';
/** N = 2, R = 3, SR = 4, SSR = 5. */
export type Rank = 2 | 3 | 4 | 5;
export type Duties = 'allround' | 'reception' | 'serving';
export type Need = 'order' | 'bill';

/** What the body is doing, as the view draws it; one word of the people atlas each. */
export type Pose =
  | 'idle'
  | 'walk'
  | 'order'
  | 'serve'
  | 'bow'
  | 'greet'
  | 'chat'
  | 'fidget'
  | 'sweep'
  | 'slip'
  | 'down'
  | 'getup'
  | 'cook'
  | 'sit'
  | 'call'
  | 'wait'
  | 'eat'
  | 'drink'
  | 'angry'
  | 'angrySit'
  | 'autograph'
  | 'stare'
  | 'cheer'
  | 'photo'
  | 'panic'
  | 'phone';

/** State flags (chapter 1.2). Bits, because a turn asks for them once per tick. */
export const FLAG = {
  STUNNED: 1,
  POISONED: 1 << 1,
  CONFUSED: 1 << 2,
  DRENCHED: 1 << 3,
  STARSTRUCK: 1 << 4,
  ALARMED: 1 << 5,
} as const;
export type FlagName = keyof typeof FLAG;

export interface FlagLeft {
  flag: number;
  ticks: number;
}
export interface BuffLeft {
  buff: string;
  ticks: number;
  from: PersonId;
  x: number;
  y: number;
  seen: boolean;
}

export interface PersonBase {
  id: PersonId;
  role: Role;
  /** Name as shown; a proper name, not a word to translate. */
  name: string;
  /** Which people atlas draws her. */
  look: string;
  /** The tile she stands on, or is leaving when `stepOf > 0`. */
  x: number;
  y: number;
  /** The neighbouring tile she is walking to; equals x, y when standing. */
  toX: number;
  toY: number;
  /** Ticks of the step done, and ticks the step takes (0 = standing). */
  stepTick: number;
  stepOf: number;
  /** Ticks a tile takes at her walking pace. */
  speed: number;
  /** Tiles walked so far, so that the walk cycle follows distance, not time. */
  walked: number;
  facing: Facing;
  pose: Pose;
  /** On a seat: which one. */
  seat: SeatId | null;
  /** On the floor of the café (or, for chefs, in the kitchen). Guests who have left are removed from the state. */
  present: boolean;
  /** What she is alert to: sectors in tiles and degrees, relative to where she looks. */
  alertRange: Sector[];
  /** Executor keys this person answers to: own id, `team1`…, role, duties, `all`. */
  keys: string[];
  flags: FlagLeft[];
  buffs: BuffLeft[];
  /** State of this person's own chance stream. */
  rng: number[];
  /** The blackboard of whoever thinks by configurations (chapter 4); left out for all others. */
  brain?: Record<string, Json>;
  /** What she says or shows over her head right now; words come from the language files. */
  bubble: Bubble | null;
  /** The watchdog's view of her: since when nothing moved on, and why. */
  stuck: Stuck | null;
  /** Last tick on which she visibly got on with something. */
  progressTick: number;
  /** Last tick on which she decided or did anything. */
  activeTick: number;
  /** The behaviour she is at, and since when. */
  doing: string;
  doingSince: number;
  /** What she is busy with that takes its time (a behaviour), and the tick on which it is finished; 0 = not begun. */
  work: string | null;
  workUntil: number;
  /** Whom or what that is for: a guest, a seat, a tile. */
  workOn: string;
  /** A way found once and kept (tile numbers, y × width + x, next first), and what it was found for. */
  path: number[];
  pathGoal: number;
  pathVersion: number;
}

export interface Bubble {
  icon: string;
  say: string | null;
  dish: string | null;
  untilTick: number;
}
export type StuckCause = 'noPath' | 'seatTaken' | 'waitingFor' | 'noIdea';
export interface Stuck {
  cause: StuckCause;
  since: number;
  waitingFor: string | null;
}

/** What moves a maid's mood. */
export type MoodWhy = 'favourite' | 'tip' | 'slip' | 'left' | 'calledOff' | 'birthday' | 'peace' | 'janken' | 'led';
export interface Felt {
  /** In the morning. */
  readonly energy: number;
  readonly mood: number;
  /** What each has added to her mood since, or taken from it. */
  by: Partial<Record<MoodWhy, number>>;
}

export interface Maid extends PersonBase {
  role: 'maid';
  rank: Rank;
  favouriteCustomerIds: string[];
  favouriteCustomerTypes: string[];
  duties: Duties;
  /** Ticks she gives her interruptible todos; null = plain, never looks up. */
  alertness: number | null;
  /** 0…1, the share of commands she follows. */
  obedience: number;
  team: number | null;
  /** How readily she chats while idle, 0…2 (1 = like most). */
  chatty: number;
  /** How easily she slips, 0…2 (1 = like most). */
  clumsy: number;
  /** 0 (worn out) … 1 (rested); see energy.ts. */
  energy: number;
  /** -1 (gloomy) … 1 (delighted); see moods.ts. */
  mood: number;
  /** How much guests like to be served by her, 0…3; learned. */
  charm: number;
  /** How slowly she tires, 0…3; learned. */
  stamina: number;
  /** Friendship with guests who come again, by their id, 0…100. */
  friends: Record<PersonId, number>;
  /** The day on which each became a friend; left out while she has none. */
  friendsSince?: Record<PersonId, number>;
  /** How she came to work today and what has moved her since; left out while nothing has. See felt.ts. */
  felt?: Felt;
  level: number;
  wage: number;
  /** What she thinks by: `script`, or the name of a decision table. */
  controller: string;
  /** Whom she is serving or on her way to: nobody else takes this guest meanwhile. */
  serving: PersonId | null;
  /** Dishes on the pass she is going to fetch: nobody else takes them meanwhile. */
  fetching: DishId[];
  /** Litter or a dirty table she is going to see to, as `x,y`. */
  tending: string | null;
  /** Orders in her notebook that have not reached the counter yet. */
  orders: Order[];
  carrying: DishId[];
  chattingWith: PersonId | null;
  /** Tick on which she last began to chat. */
  chatSince: number;
  /** What she answered to each order she has read, oldest first; those accepted are her queue. See orders.ts. */
  answers: OrderAnswer[];
  /** The tile beside a seat or litter she has picked to stand on, so that looking up does not send her to another. */
  place: { forX: number; forY: number; version: number; x: number; y: number } | null;
  /** Ticks of idleness since she last drew for a fidget or a chat. */
  idleSince: number;
  tally: MaidTally;
}
/** Why an order cannot be done, is not done yet, or was not done. */
export const ORDER_CAUSES = [
  /** Not something a maid can be asked to do. */
  'unknown',
  /** Not among her duties. */
  'duties',
  /** The way she thinks has no script for it. */
  'unable',
  /** The guest is not here, or is leaving. */
  'gone',
  'noRival',
  'noWay',
  /** The order names no tile. */
  'noPlace',
  'noLitter',
  /** She does not feel like it; drawn by her obedience. */
  'mood',
  /** The guest does not call at the moment. */
  'notCalling',
  /** A colleague is at it, or was quicker. */
  'colleague',
  /** She holds as many orders of guests as she can remember. */
  'bookFull',
  'handsFull',
  /** Its time on the board was over before she could begin. */
  'expired',
] as const;
export type OrderCause = (typeof ORDER_CAUSES)[number];

/** What became of an order so far; see orders.ts. */
export const ORDER_STATES = ['accepted', 'declined', 'impossible', 'superseded', 'done', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** A maid's answer to an order on the chalkboard. Plain data. */
export interface OrderAnswer {
  /** The number of the command on the board. */
  readonly id: number;
  /** Who posted it; null = the player. */
  readonly from: PersonId | null;
  /** Precedence: 2 the player's, 1 the head maid's, 0 anybody else's. */
  readonly rank: number;
  is: OrderState;
  /** For declined, impossible and failed: why. */
  cause: OrderCause | null;
  /** For superseded: the order that counts instead. */
  by: number | null;
  /** Tick since which the answer is what it is. */
  since: number;
  /** Until this tick it is kept, and an accepted one can be begun. */
  untilTick: number;
  /** What was asked. Begun, it outlives its line on the board. */
  readonly command: JsonObject;
  /** For orders to go somewhere: the tile she is sent to. */
  goal: { x: number; y: number } | null;
  /** She has turned to it: from now on it lasts until it ends. */
  begun: boolean;
}
export interface Order {
  guest: PersonId;
  dish: string;
  takenTick: number;
}
export interface MaidTally {
  orders: number;
  dishes: number;
  bills: number;
  dropped: number;
  slips: number;
  swept: number;
  cleared: number;
  income: number;
  tips: number;
  chatTicks: number;
}

export type GuestStage =
  | 'queue'
  | 'toSeat'
  | 'callOrder'
  | 'waitDish'
  | 'eat'
  | 'linger'
  | 'callBill'
  | 'leave'
  | 'visitHero'
  | 'flee'
  | 'outside'
  | 'perform';
export interface Guest extends PersonBase {
  role: 'guest';
  customerType: string;
  isHero: boolean;
  stage: GuestStage;
  /** Tick on which the stage began; patience counts from here. */
  stageTick: number;
  /** Ticks of patience for each stage afresh. */
  patience: number;
  /** Patience of this stage, 1 (fresh) … 0 (gives up); 1 where nothing tries it. */
  patienceLeft: number;
  /** Hand up: what for and since when. */
  calls: { need: Need; since: number } | null;
  /** Dishes still to be ordered, in order; null = chooses when asked. */
  wants: string[] | null;
  /** Dish ordered and not yet served. */
  ordered: string | null;
  /** Dish on the table in front of this guest. */
  plate: DishId | null;
  eatTicksLeft: number;
  bill: number;
  budget: number;
  taste: string[];
  /** The decision table for whatever time is the guest's own. */
  temperament: string;
  /** What the guest remembers of this visit; see remembering.ts. */
  memory: Memory[];
  /** Tick since which the guest has not drawn for a pastime. */
  boredSince: number;
  /** Tiles within which an entrance is noticed; heroes only. */
  loudness: number;
  /** -1 (angry) … 1 (delighted). */
  mood: number;
  /** People who came together share this id and like to sit at one table. */
  party: string | null;
  /** A seat fixed by a scenario or reserved by this guest. */
  claimedSeat: SeatId | null;
  leaveReason: LeaveReason | null;
  servedCount: number;
  enteredTick: number;
  /** Which maid is at the table with this guest right now. */
  attendedBy: PersonId | null;
  /** Dish last eaten had gone cold. */
  ateCold: boolean;
  /** Came by rain, with an umbrella: it stands by the door; left out for all others. */
  umbrella?: true;
  /** The stage to go back to after a visit to a hero. */
  before: GuestStage | null;
}
export type LeaveReason =
  'paid' | 'noSeat' | 'noOrderTaken' | 'noDish' | 'noBill' | 'noWay' | 'closed' | 'fled' | 'tooDear' | 'hadEnough';

export interface Chef extends PersonBase {
  role: 'chef';
  /** Ticket being cooked, and its remaining ticks. */
  cooking: Ticket | null;
  cookTicksLeft: number;
  /** The stove this chef works at. */
  stove: { x: number; y: number } | null;
  tally: { cooked: number };
}
export type Person = Maid | Guest | Chef;
