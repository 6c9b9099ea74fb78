/**
 * People as plain data: a maid, a guest or a chef, with position, activity, plans and what they carry. References are
 * ids.
 */

import type { Json, JsonObject, Memory, Sector } from '../../ai/index.ts';
import type { DishId, Facing, PersonId, SeatId } from './ids.ts';
import type { Ticket } from './things.ts';

export type { Facing, PersonId } from './ids.ts';

export type Role = 'maid' | 'guest' | 'chef';
/** N = 2, R = 3, SR = 4, SSR = 5. */
export type Rank = 2 | 3 | 4 | 5;
export const DUTIES = ['allround', 'reception', 'serving'] as const;
export type Duties = (typeof DUTIES)[number];
export type Need = 'order' | 'bill';

/** What the body is doing; the names of animations in the people atlas. */
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

/** State flags (How NPC AI works, part 1). They are bits because a turn tests them in every tick. */
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
  /** The name shown; a proper name that is not translated. */
  name: string;
  /** The people atlas of this person. */
  look: string;
  /** The tile the person stands on, or is leaving while `stepOf > 0`. */
  x: number;
  y: number;
  /** The neighbouring tile the person is walking to; equals x, y while standing. */
  toX: number;
  toY: number;
  /** Ticks of the present step done, and ticks it takes in all (0 = standing). */
  stepTick: number;
  stepOf: number;
  /** Ticks for a tile at normal pace. */
  speed: number;
  /** Tiles walked so far; the walk animation follows distance, not time. */
  walked: number;
  facing: Facing;
  pose: Pose;
  /** The seat the person sits on. */
  seat: SeatId | null;
  /** False while outside the café. Guests who have left are removed from the state. */
  present: boolean;
  /** The alert range: sectors in tiles and degrees, relative to the facing. */
  alertRange: Sector[];
  /** Executor keys of this person: own id, `team1`…, role, duties, `all`. */
  keys: string[];
  flags: FlagLeft[];
  buffs: BuffLeft[];
  /** State of this person's random stream. */
  rng: number[];
  /** Variables of people whose choices use configurations (Modular AI, 8.5); left out for all others. */
  brain?: Record<string, Json>;
  /** Bubble above the head; words come from the language files. */
  bubble: Bubble | null;
  /** Set by the watchdog: since when there has been no progress, and why. */
  stuck: Stuck | null;
  /** Last tick with visible progress. */
  progressTick: number;
  /** Last tick with a decision or an action. */
  activeTick: number;
  /** The present behaviour, and since when. */
  doing: string;
  doingSince: number;
  /** The work in progress (a behaviour), and the tick on which it is finished; 0 = not begun. */
  work: string | null;
  workUntil: number;
  /** Target of the work: a guest, a seat or a tile. */
  workOn: string;
  /** A stored path (tile numbers, y × width + x, next first), its goal and the map version it was found for. */
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

/** What changes a maid's mood. */
export type MoodWhy = 'favourite' | 'tip' | 'slip' | 'left' | 'calledOff' | 'birthday' | 'peace' | 'janken' | 'led';
export interface Felt {
  /** Values in the morning. */
  readonly energy: number;
  readonly mood: number;
  /** Sum of the changes of her mood, by reason. */
  by: Partial<Record<MoodWhy, number>>;
}

export interface Maid extends PersonBase {
  role: 'maid';
  rank: Rank;
  favouriteCustomerIds: string[];
  favouriteCustomerTypes: string[];
  duties: Duties;
  /** Tick budget of her interruptible todos; null = she never looks up. */
  alertness: number | null;
  /** Share of commands she follows, 0 to 1. */
  obedience: number;
  team: number | null;
  /** How often she chats while idle, 0 to 2 (1 = average). */
  chatty: number;
  /** How easily she slips, 0 to 2 (1 = average). */
  clumsy: number;
  /** 0 (worn out) to 1 (rested); see people/energy.ts. */
  energy: number;
  /** -1 (gloomy) to 1 (delighted); see people/moods.ts. */
  mood: number;
  /** Levels of charm learned, 0 to 3; guests she serves become happier. */
  charm: number;
  /** Levels of stamina learned, 0 to 3; she tires more slowly. */
  stamina: number;
  /** Friendship with guests who come again, by their id, 0 to 100. */
  friends: Record<PersonId, number>;
  /** The day on which each became a friend; left out while she has none. */
  friendsSince?: Record<PersonId, number>;
  /** Her energy and mood in the morning and what has changed them; left out while nothing has. See people/felt.ts. */
  felt?: Felt;
  level: number;
  wage: number;
  /** Her controller: `script`, or the name of a decision table. */
  controller: string;
  /** The guest she is serving or on her way to; claimed, so that no other maid serves this guest. */
  serving: PersonId | null;
  /** Dishes on the pass she is going to fetch; claimed. */
  fetching: DishId[];
  /** Litter or a dirty table she is going to clean, as `x,y`; claimed. */
  tending: string | null;
  /** Orders of guests that she has not handed in at the counter yet. */
  orders: Order[];
  carrying: DishId[];
  chattingWith: PersonId | null;
  /** Tick on which her last chat began. */
  chatSince: number;
  /** Her answers to orders, oldest first; the accepted ones are her queue. See minds/orders.ts. */
  answers: OrderAnswer[];
  /** The tile beside a seat or litter that she has chosen to stand on, so that a look-up does not choose another. */
  place: { forX: number; forY: number; version: number; x: number; y: number } | null;
  /** Tick since which she has been idle without a draw for a fidget or a chat. */
  idleSince: number;
  tally: MaidTally;
}
/** Why an order cannot be done, cannot be done yet, or was not done. */
export const ORDER_CAUSES = [
  /** No maid can do this. */
  'unknown',
  /** Not among her duties. */
  'duties',
  /** Her warp table has no script for it. */
  'unable',
  /** The guest is not here, or is leaving. */
  'gone',
  'noRival',
  'noWay',
  /** The order names no tile. */
  'noPlace',
  'noLitter',
  /** She declines; drawn by her obedience. */
  'mood',
  /** The guest is not calling at the moment. */
  'notCalling',
  /** A colleague is doing it or was quicker. */
  'colleague',
  /** She has as many orders of guests as she can remember. */
  'bookFull',
  'handsFull',
  /** It left the board before she could begin. */
  'expired',
] as const;
export type OrderCause = (typeof ORDER_CAUSES)[number];

/** The state of an order; see minds/orders.ts. */
export const ORDER_STATES = ['accepted', 'declined', 'impossible', 'superseded', 'done', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** A maid's answer to an order on the chalkboard, as plain data. */
export interface OrderAnswer {
  /** The number of the command on the board. */
  readonly id: number;
  /** The person who posted it; null = the player. */
  readonly from: PersonId | null;
  /** Precedence: 2 the player's, 1 the head maid's, 0 all others. */
  readonly rank: number;
  is: OrderState;
  /** The reason, for declined, impossible and failed. */
  cause: OrderCause | null;
  /** The order that replaces it, for superseded. */
  by: number | null;
  /** Tick since which this is the answer. */
  since: number;
  /** Tick until which the answer is kept, and until which an accepted order can be begun. */
  untilTick: number;
  /** The command. Once begun, the order outlives its line on the board. */
  readonly command: JsonObject;
  /** For orders to go somewhere: her goal. */
  goal: { x: number; y: number } | null;
  /** She has begun it; it lasts until it ends. */
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
  /** Ticks of patience for each stage. */
  patience: number;
  /** Patience left in this stage, 1 (fresh) to 0 (gives up); 1 in stages that need none. */
  patienceLeft: number;
  /** A raised hand: for what, and since when. */
  calls: { need: Need; since: number } | null;
  /** Dishes still to be ordered, in order; null = chosen when ordering. */
  wants: string[] | null;
  /** A dish ordered and not served yet. */
  ordered: string | null;
  /** The dish on the table in front of this guest. */
  plate: DishId | null;
  eatTicksLeft: number;
  bill: number;
  budget: number;
  taste: string[];
  /** The decision table for the guest's pastimes. */
  temperament: string;
  /** Facts the guest remembers of this visit; see people/remembering.ts. */
  memory: Memory[];
  /** Tick of the last draw for a pastime. */
  boredSince: number;
  /** Radius in tiles of the entrance; celebrities only. */
  loudness: number;
  /** -1 (angry) to 1 (delighted). */
  mood: number;
  /** People who came together share this id and sit at one table if possible. */
  party: string | null;
  /** A seat fixed by a scenario or reserved by this guest. */
  claimedSeat: SeatId | null;
  leaveReason: LeaveReason | null;
  servedCount: number;
  enteredTick: number;
  /** The maid who is at the table with this guest. */
  attendedBy: PersonId | null;
  /** The last dish was cold. */
  ateCold: boolean;
  /** The guest came with an umbrella; left out otherwise. */
  umbrella?: true;
  /** The stage to resume after an interruption, such as a visit to a celebrity. */
  before: GuestStage | null;
}
export type LeaveReason =
  'paid' | 'noSeat' | 'noOrderTaken' | 'noDish' | 'noBill' | 'noWay' | 'closed' | 'fled' | 'tooDear' | 'hadEnough';

export interface Chef extends PersonBase {
  role: 'chef';
  /** The ticket being cooked, and its remaining ticks. */
  cooking: Ticket | null;
  cookTicksLeft: number;
  /** The chef's stove. */
  stove: { x: number; y: number } | null;
  tally: { cooked: number };
}
export type Person = Maid | Guest | Chef;
