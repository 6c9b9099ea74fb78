/**
 * People (maids, guests and chefs) as plain data, with their positions, activities, plans and the things they carry.
 * All references are ids.
 */

import type { Json, Memory, Sector } from '../../ai/index.ts';
import type { ApprenticeState } from './apprentice.ts';
import type { DishId, Facing, PersonId, SeatId } from './ids.ts';
import type { OrderAnswer } from './command-answer.ts';
import type { Ticket } from './things.ts';

export type { Facing, PersonId } from './ids.ts';

export type Role = 'maid' | 'guest' | 'chef';
/** A maid's rarity as a number: N = 2, R = 3, SR = 4, SSR = 5. */
export type Rank = 2 | 3 | 4 | 5;
export const DUTIES = ['allround', 'reception', 'serving'] as const;
export type Duties = (typeof DUTIES)[number];
export type Need = 'order' | 'bill';

/** What a person's body is doing. Poses are also the names of the animations in a person's atlas. */
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

/** State flags of a person, such as stunned (How NPC AI works, part 1). They are bits, because they are tested in every tick. */
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
  /** The person's name as shown; a proper name in English, translated only for display. */
  name: string;
  /** Name of the atlas that contains this person's drawings. */
  look: string;
  /** The tile the person stands on, or is leaving while `stepOf > 0`. */
  x: number;
  y: number;
  /** The neighbouring tile the person is walking to; equals x, y while standing. */
  toX: number;
  toY: number;
  /** Number of ticks already spent on the present step, and number of ticks it takes in all (0 = standing). */
  stepTick: number;
  stepOf: number;
  /** Number of ticks the person needs to walk one tile at normal pace. */
  speed: number;
  /** Number of tiles walked so far; the walk animation follows distance, not time. */
  walked: number;
  facing: Facing;
  pose: Pose;
  seat: SeatId | null;
  /** Whether the person is in the café; false while outside. Guests who have left are removed from the state. */
  present: boolean;
  /** The person's alert range: sectors in tiles and degrees, relative to the facing. */
  alertRange: Sector[];
  /** Names under which commands can address this person: own id, `team1`…, role, duties, `all`. */
  keys: string[];
  flags: FlagLeft[];
  buffs: BuffLeft[];
  rng: number[];
  /** Variables of a person whose choices are made by configurations (Modular AI, 8.5); left out for all others. */
  brain?: Record<string, Json>;
  /** Bubble above the person's head; its words come from the language files. */
  bubble: Bubble | null;
  /** Set by the watchdog while the person makes no progress: the cause, and the tick on which the watchdog noticed it. */
  stuck: Stuck | null;
  /** Last tick on which the person made visible progress. */
  progressTick: number;
  /** Last tick on which the person decided or acted. */
  activeTick: number;
  /** The person's present behaviour, and the tick since which it has been performed. */
  doing: string;
  doingSince: number;
  /** The behaviour whose work is in progress, and the tick on which this work is finished; null and 0 while there is none. */
  work: string | null;
  workUntil: number;
  /** Target of the person's work: a guest, a seat or a tile. */
  workOn: string;
  /** A stored path (tile numbers, y × width + x, the next tile first), its goal and the map version it was found for. */
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

export type MoodWhy =
  'favourite' | 'tip' | 'slip' | 'left' | 'calledOff' | 'birthday' | 'peace' | 'janken' | 'led' | 'answer';
export interface Felt {
  /** The maid's energy and mood this morning. */
  readonly energy: number;
  readonly mood: number;
  /** Sum of the changes of a maid's mood today, by reason. */
  by: Partial<Record<MoodWhy, number>>;
}

export interface Maid extends PersonBase {
  role: 'maid';
  rank: Rank;
  favouriteCustomerIds: string[];
  favouriteCustomerTypes: string[];
  duties: Duties;
  /** Tick budget of the maid's interruptible todos; null = she never looks up. */
  alertness: number | null;
  /** Share of commands the maid follows, 0 to 1. */
  obedience: number;
  team: number | null;
  /** How often the maid chats while idle, 0 to 2 (1 = average). */
  chatty: number;
  /** How easily the maid slips, 0 to 2 (1 = average). */
  clumsy: number;
  /** The maid's energy, 0 (worn out) to 1 (rested); see people/energy.ts. */
  energy: number;
  /** The maid's mood, −1 (gloomy) to 1 (delighted); see people/moods.ts. */
  mood: number;
  /** Levels of charm the maid has learned, 0 to 3; guests she serves become happier. */
  charm: number;
  /** Levels of stamina the maid has learned, 0 to 3; she tires more slowly. */
  stamina: number;
  /** The maid's friendship with regulars and celebrities, 0 to 100, by the guest's id. */
  friends: Record<PersonId, number>;
  /** The day on which each guest became the maid's friend; left out while she has none. */
  friendsSince?: Record<PersonId, number>;
  /**
   * The maid's energy and mood in the morning, and the changes of her mood since then; left out while nothing has
   * changed. See people/day-moods.ts.
   */
  felt?: Felt;
  level: number;
  wage: number;
  /** What controls the maid: `script`, a controller with a decision table, or `apprentice`. */
  controller: string;
  /**
   * Scripts by warp key that this maid alone has; left out if she has none. This object is replaced, never changed in
   * place.
   */
  warps?: Readonly<Record<string, string>>;
  /** What an apprentice has learned, her mode and her action in progress; left out for a maid who has never been one. */
  apprentice?: ApprenticeState;
  /** Tick of the maid's last dance; left out before the first. */
  dancedTick?: number;
  /** The guest the maid is serving or walking to; this claim keeps other maids from serving the guest. */
  serving: PersonId | null;
  /** Dishes on the pass that the maid has claimed and is going to fetch. */
  fetching: DishId[];
  /** Litter or a dirty table that the maid has claimed and is going to clean, as `x,y`. */
  tending: string | null;
  /** Orders of guests that the maid has not handed in at the counter yet. */
  orders: Order[];
  carrying: DishId[];
  chattingWith: PersonId | null;
  chatSince: number;
  /** The maid's answers to commands, oldest first; the accepted commands are her queue. See minds/command-answers.ts. */
  answers: OrderAnswer[];
  /** Bells the maid has heard and still remembers, by their source; left out while there are none. See people/sounds.ts. */
  heard?: { from: string; until: number }[];
  /**
   * The tile that a maid has chosen to stand on beside a seat or litter. It is kept so that she does not choose
   * another tile when she thinks again.
   */
  place: { forX: number; forY: number; version: number; x: number; y: number } | null;
  /** Tick from which the maid's idle time is counted: since her last work, or since the last draw for a fidget or a chat. */
  idleSince: number;
  tally: MaidTally;
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

/** Sizes of parties. Their members take one table, wait for each other after eating, and one of them pays for all. */
export const SMALLEST_PARTY = 2;
export const LARGEST_PARTY = 4;
/** Size of the largest group; more than LARGEST_PARTY sit only where two tables have been pushed together. */
export const LARGEST_GROUP = 6;

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
  /** Tick on which the present stage of the visit began; the guest's patience is counted from this tick. */
  stageTick: number;
  /** Number of ticks of patience the guest has for each stage of the visit. */
  patience: number;
  /** Patience left in the present stage, 1 (fresh) to 0 (gives up); 1 in stages that need none. */
  patienceLeft: number;
  /** Why the guest has raised a hand, and since which tick; null = the hand is not raised. */
  calls: { need: Need; since: number } | null;
  /** Dishes the guest has still to order, the next one first; null = the guest chooses each dish when ordering. */
  wants: string[] | null;
  /** The special of the hour that the guest has come for; left out if there is none. */
  fancies?: string;
  /** The dish the guest has ordered but has not been served yet; null = none. */
  ordered: string | null;
  plate: DishId | null;
  eatTicksLeft: number;
  bill: number;
  budget: number;
  taste: string[];
  /** Name of the decision table for the guest's pastimes. */
  temperament: string;
  /** Facts the guest remembers of this visit; see people/guest-memory.ts. */
  memory: Memory[];
  /** Tick of the last draw for a pastime of the guest. */
  boredSince: number;
  /** Radius in tiles within which a celebrity's entrance is noticed; not used for other guests. */
  loudness: number;
  /** The guest's mood, −1 (angry) to 1 (delighted). */
  mood: number;
  /** People who came together share this id and sit at one table if possible. */
  party: string | null;
  /** The seat that a scenario has fixed for this guest, or that this guest has reserved; null = none. */
  claimedSeat: SeatId | null;
  leaveReason: LeaveReason | null;
  servedCount: number;
  enteredTick: number;
  attendedBy: PersonId | null;
  /** Whether the guest's last dish was cold. */
  ateCold: boolean;
  welcomedBy?: PersonId;
  /** The maid who has talked with the guest at the table; left out if none has. */
  talkedWith?: PersonId;
  /** True if the guest came with an umbrella; left out otherwise. */
  umbrella?: true;
  /** True for a guest who is too shy to ring, until a maid has taken the first order; left out otherwise. */
  quiet?: true;
  /** True for a celebrity after a maid’s greeting; left out otherwise. */
  greeted?: true;
  /** True for a guest who was given water in the queue on this visit; left out otherwise. */
  watered?: true;
  /** The stage of the visit that the guest resumes after an interruption, such as asking a celebrity for an autograph. */
  before: GuestStage | null;
}
export type LeaveReason =
  | 'paid'
  | 'noSeat'
  | 'noOrderTaken'
  | 'noDish'
  | 'noBill'
  | 'noWay'
  | 'closed'
  | 'fled'
  | 'tooDear'
  | 'hadEnough'
  | 'later';

export interface Chef extends PersonBase {
  role: 'chef';
  /** The ticket the chef is cooking, and the number of ticks until it is done. */
  cooking: Ticket | null;
  cookTicksLeft: number;
  stove: { x: number; y: number } | null;
  tally: { cooked: number };
}
export type Person = Maid | Guest | Chef;
