/**
 * The restaurant as data. Everything here is plain: numbers, strings, arrays and records – ids, never references –
 * so that saving, hashing, comparing and forking a café is nothing but copying this tree (chapter 1.7).
 * The view and the HUD read it; only `sim` writes it.
 */

import type { Area, Json, Memory, Sector, TableRecord } from '../ai/index.ts';
import type { CalendarState } from './events/types.ts';
import type { ChalkState } from './chalk.ts';
import type { HeadMaidState } from './head-maid.ts';
import type { JankenState } from './janken.ts';
import type { RegularsState } from './regulars.ts';
import type { RivalState } from './rival.ts';
import type { DayRule } from './rules.ts';
import type { SeasonState } from './season/types.ts';

/** Ids are branded so that a guest's id cannot be handed over where a dish's is meant. */
export type PersonId = string & { readonly brand?: 'person' };
export type SeatId = string & { readonly brand?: 'seat' };
export type DishId = number & { readonly brand?: 'dish' };

/** The four directions of the tile grid. +x is SE on the screen, +y is SW. */
export type Facing = 'SE' | 'SW' | 'NE' | 'NW';
export type Role = 'maid' | 'guest' | 'chef';
/** N = 2, R = 3, SR = 4, SSR = 5. */
export type Rank = 2 | 3 | 4 | 5;
export type Duties = 'allround' | 'reception' | 'serving';
export type Need = 'order' | 'bill';
export type Weather = 'sun' | 'cloud' | 'rain';

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
  /** Ids of commands she has taken up, and of those she decided not to follow; only while these are on the board. */
  heeded: number[];
  declined: number[];
  /** The tile beside a seat or litter she has picked to stand on, so that looking up does not send her to another. */
  place: { forX: number; forY: number; version: number; x: number; y: number } | null;
  /** Where an interrupted A-move goes on afterwards. */
  resume: { x: number; y: number; manner: string; command: number; look?: string | null } | null;
  /** Ticks of idleness since she last drew for a fidget or a chat. */
  idleSince: number;
  tally: MaidTally;
}
export interface Order {
  guest: PersonId;
  dish: string;
  takenTick: number;
}
/** What moves a maid's mood. */
export type MoodWhy = 'favourite' | 'tip' | 'slip' | 'left' | 'calledOff' | 'birthday' | 'peace';
export interface Felt {
  /** In the morning. */
  readonly energy: number;
  readonly mood: number;
  /** What each has added to her mood since, or taken from it. */
  by: Partial<Record<MoodWhy, number>>;
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

export interface Ticket {
  guest: PersonId;
  dish: string;
  placedTick: number;
  /** Cooked before it is ordered, for a regular. */
  ahead?: true;
}
/** A plate that exists: on the pass, in a maid's hands, on a table. */
export interface Dish {
  id: DishId;
  dish: string;
  guest: PersonId;
  cookedTick: number;
  where: 'pass' | 'hands' | 'table';
  holder: PersonId | null;
  /** Tile of the pass it stands on. */
  x: number;
  y: number;
}
export type LitterKind = 'peel' | 'paper' | 'spill' | 'plate' | 'puddle';
export interface Litter {
  x: number;
  y: number;
  kind: LitterKind;
  sinceTick: number;
}

export interface Seat {
  id: SeatId;
  x: number;
  y: number;
  /** The table it faces. */
  tableX: number;
  tableY: number;
  facing: Facing;
  /** Who sits here or has claimed it. */
  takenBy: PersonId | null;
  /** An empty plate is still on the table before it. */
  dirty: boolean;
  /** Number painted on the table, for sentences ("table 4"). */
  table: number;
}
/** Furniture the map alphabet has no letter for; it blocks its tile. */
export interface Decor {
  kind: string;
  x: number;
  y: number;
}

export interface CafeMap {
  width: number;
  height: number;
  /** Rows of map characters (chapter 2.5). */
  rows: string[];
  decor: Decor[];
  /** Bumped whenever a tile changes; paths and the drawn room depend on it. */
  version: number;
}

export interface MenuItem {
  id: string;
  cookTicks: number;
  eatTicks: number;
  price: number;
  /** A dish goes cold on the pass after this many ticks; null = never. */
  coldTicks: number | null;
  taste: string[];
  /** Cheaper today: by how much, and which customer types it is meant for. */
  offer?: { percent: number; types: string[] };
}

export interface Chances {
  slip: number;
  fidget: number;
  chat: number;
  litter: number;
  crowd: number;
  again: number;
  mood: number;
  weather: number;
}

/** What a guest was lost to; words `loss.<it>`. See lost.ts. */
export type LossCause =
  | 'noReception'
  | 'receptionBusy'
  | 'chatted'
  | 'idle'
  | 'worn'
  | 'across'
  | 'cutOff'
  | 'tooFar'
  | 'full'
  | 'partyTooBig'
  | 'notCleared'
  | 'ticketCarried'
  | 'kitchenSlow'
  | 'noCarrier'
  | 'carriersBusy'
  | 'carriedLate'
  | 'dropped'
  | 'blocked'
  | 'tooDear'
  | 'badFood'
  | 'fled'
  | 'closed'
  | 'hadEnough';
/** Guests lost to one cause. */
export interface Loss {
  cause: LossCause;
  /** What they said when they left. */
  reason: LeaveReason;
  count: number;
  /** How long they had waited, all together, in seconds at 1×. */
  seconds: number;
  /** The maids concerned: who was busy, who chatted, who fell. */
  who: PersonId[];
  /** Tick of the last of them. */
  at: number;
}

export interface DayFigures {
  guestsEntered: number;
  guestsServed: number;
  guestsLost: number;
  ordersTaken: number;
  dishesServed: number;
  dishesDropped: number;
  dishesWasted: number;
  income: number;
  tips: number;
  slips: number;
  swept: number;
  stuck: number;
  faults: number;
  wages: number;
  ingredients: number;
  /** Spent on counters against the rival; left out on a day without. */
  advertising?: number;
  /** Rent and upkeep; left out where there is no season. */
  rent?: number;
  /** Dishes served, by dish; left out where there is no season. */
  sold?: Record<string, number>;
  /** Income and spending per hour of the café clock, from opening. */
  incomeByHour: number[];
  spentByHour: number[];
  lostBy: Record<string, number>;
  /** Why guests were lost, by cause; left out while nobody was, and where it is not kept. See lost.ts. */
  causes?: Loss[];
  byCustomerType: Record<string, { came: number; served: number; lost: number; income: number }>;
  heroes: string[];
  /** In what mood guests went home, counted by `paid.glad`, `lost.cross` …; left out while nobody has. See felt.ts. */
  moods?: Record<string, number>;
}
/** One stretch of a maid's day, for the report's bands. */
export interface Band {
  from: number;
  to: number;
  what: 'serve' | 'walk' | 'wait' | 'chat' | 'sweep' | 'down' | 'carry';
}

export interface ArrivalPlan {
  tick: number;
  id: PersonId;
  spec: GuestSpec;
}
/** Everything needed to make a guest when the time comes. */
export interface GuestSpec {
  name: string;
  look: string;
  customerType: string;
  isHero: boolean;
  patience: number;
  budget: number;
  taste: string[];
  temperament: string;
  loudness: number;
  speed: number;
  party: string | null;
  seat: SeatId | null;
  start: 'door' | 'seat';
  /** Where this guest appears; left out = at the door. */
  at?: readonly [number, number];
  order: string[] | null;
}

export interface Clock {
  /** Day of the season, from 1. */
  day: number;
  /** Ticks of the day at which doors open and close; null in scenarios: never closes. */
  openTick: number;
  closeTick: number | null;
  /** Café minutes after midnight at tick 0, and ticks of one café minute. */
  startMinute: number;
  ticksPerMinute: number;
}

/** The whole world. `tick` counts fixed ticks since the beginning; 20 make a second at 1×. */
export interface WorldState {
  tick: number;
  seed: number;
  clock: Clock;
  map: CafeMap;
  seats: Seat[];
  menu: MenuItem[];
  chances: Chances;
  weather: Weather;
  people: Record<PersonId, Person>;
  tickets: Ticket[];
  dishes: Record<number, Dish>;
  nextDish: number;
  litter: Litter[];
  /** Area effects that stand on the floor (chapter 1.4). */
  areas: Area[];
  arrivals: ArrivalPlan[];
  /** Doors shut: nobody comes in any more. */
  closed: boolean;
  /** The day is over and everyone has gone. */
  over: boolean;
  money: number;
  stars: number;
  figures: DayFigures;
  bands: Record<PersonId, Band[]>;
  /** Chance streams per system. */
  rng: Record<string, number[]>;
  /** Tiles through which people come in, map order. */
  doors: { x: number; y: number }[];
  /** Decision tables that have been changed, by name, as rows; all others are as they ship. */
  tables: Record<string, readonly TableRecord[]>;
  /** Who learns to give orders as the player does; null where nobody does. */
  headMaid: HeadMaidState | null;
  /** Rock, paper, scissors with guests who wait; null where nobody plays. */
  janken: JankenState | null;
  /** Configurations that have been changed, by name, as text; left out = all are as they ship. */
  configs?: Readonly<Record<string, string>>;
  /** Hints that were said; left out = none was. */
  said?: readonly string[];
  /** A scenario: no closing time, no wages, nothing drawn that the file does not ask for. */
  scenario: boolean;
  /** Rules of the day that hold here; left out: all in the game, none in a scenario. */
  rules?: readonly DayRule[];
  /** The restaurant across the street; left out where there is none. */
  rival?: RivalState;
  /** Guests who come again and again, and what the kitchen knows of them; left out where there are none. */
  regulars?: RegularsState;
  /** Events with a face: what today has in store, and what is going on; left out where nothing of the kind happens. */
  calendar?: CalendarState;
  /** The player's chalk; left out where there is always enough. */
  chalk?: ChalkState;
  /** What the café is beyond this day; left out in scenarios. */
  season?: SeasonState;
}

/** One thing that happened this tick (chapter 2.5). */
export interface SimEvent {
  tick: number;
  type: string;
  who: PersonId | null;
  [field: string]: Json;
}
