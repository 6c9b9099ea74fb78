/** Creates people: maids from the roster, guests from their arrival plan, chefs for the kitchen. */

import type { ApprenticeState } from '../state/apprentice.ts';
import { type Sector, stream } from '../../ai/index.ts';
import { NEIGHBOURS, tileAt, tilesOf } from '../world/map.ts';
import { copyOfRange, guestRange, usualRange } from './alert-ranges.ts';
import { DEFAULT_SPEED } from '../state/tuning.ts';
import type { GuestSpec } from '../state/arrivals.ts';
import type { Chef, Duties, Guest, Maid, PersonBase, PersonId, Rank } from '../state/person.ts';
import type { CafeMap } from '../state/things.ts';

export interface MaidSpec {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string;
  readonly rank: Rank;
  readonly at: readonly [number, number];
  readonly favouriteCustomerIds: readonly string[];
  readonly favouriteCustomerTypes: readonly string[];
  readonly duties: Duties;
  readonly alertness: number | null;
  readonly obedience: number;
  readonly team: number | null;
  readonly chatty: number;
  readonly clumsy: number;
  readonly speed: number;
  readonly level: number;
  readonly wage: number;
  readonly controller: string;
  /** Scripts by warp key that replace the entries of the warp table for this maid alone; null or left out = none. */
  readonly warps?: Readonly<Record<string, string>> | null;
  readonly apprentice?: ApprenticeState;
  /** The maid's alert range; null or left out = the usual one of her rank. */
  readonly alertRange?: readonly Sector[] | null;
  /** The maid's present condition and what she has learned. Default: rested, mood 0.2, nothing learned, no friends. */
  readonly energy?: number;
  readonly mood?: number;
  readonly charm?: number;
  readonly stamina?: number;
  readonly friends?: Readonly<Record<PersonId, number>>;
  readonly friendsSince?: Readonly<Record<PersonId, number>>;
}

function base(id: PersonId, name: string, look: string, seed: number, x: number, y: number, speed: number): PersonBase {
  return {
    id,
    role: 'guest',
    name,
    look,
    x,
    y,
    toX: x,
    toY: y,
    stepTick: 0,
    stepOf: 0,
    speed,
    walked: 0,
    facing: 'SE',
    pose: 'idle',
    seat: null,
    present: true,
    alertRange: [],
    keys: [id, 'all'],
    flags: [],
    buffs: [],
    rng: stream(seed, id),
    bubble: null,
    stuck: null,
    progressTick: 0,
    activeTick: 0,
    doing: '',
    doingSince: 0,
    work: null,
    workUntil: 0,
    workOn: '',
    path: [],
    pathGoal: -1,
    pathVersion: 0,
  };
}

/** For each role, the JSON text of a template from which all persons of the role are made. */
const moulds = new Map<string, string>();

/**
 * Creates a person so that all persons of the role have the same object shape in the JavaScript engine, even after
 * optional fields are added. This makes every read of a person several times faster than with objects made from
 * spreads. The first person of each role is turned into JSON. All persons of the role are parsed from this JSON and get
 * their own fields afterwards.
 */
function person<P extends PersonBase>(common: PersonBase, own: Omit<P, keyof PersonBase> & Partial<PersonBase>): P {
  const role = own.role as string;
  let mould = moulds.get(role);
  if (mould === undefined) moulds.set(role, (mould = JSON.stringify(Object.assign({}, common, own), emptyInside)));
  return Object.assign(JSON.parse(mould) as PersonBase, common, own) as unknown as P;
}

/** JSON replacer that writes null in place of every list and record in the template, because each person gets lists and records of their own. */
const emptyInside = (key: string, value: unknown): unknown => (key !== '' && typeof value === 'object' ? null : value);

/** The names under which commands can address a maid: her id, `all`, `maid`, her duties, her team. */
export const maidKeys = (me: Pick<Maid, 'id' | 'duties' | 'team'>): string[] => [
  me.id,
  'all',
  'maid',
  me.duties,
  ...(me.team === null ? [] : [`team${me.team}`]),
];

export function makeMaid(spec: MaidSpec, seed: number): Maid {
  const maid = person<Maid>(base(spec.id, spec.name, spec.look, seed, spec.at[0], spec.at[1], spec.speed), {
    role: 'maid',
    alertRange:
      spec.alertRange === undefined || spec.alertRange === null
        ? usualRange(spec.rank, spec.clumsy)
        : copyOfRange(spec.alertRange),
    rank: spec.rank,
    favouriteCustomerIds: [...spec.favouriteCustomerIds],
    favouriteCustomerTypes: [...spec.favouriteCustomerTypes],
    duties: spec.duties,
    alertness: spec.alertness,
    obedience: spec.obedience,
    team: spec.team,
    chatty: spec.chatty,
    clumsy: spec.clumsy,
    energy: spec.energy ?? 1,
    mood: spec.mood ?? 0.2,
    charm: spec.charm ?? 0,
    stamina: spec.stamina ?? 0,
    friends: { ...spec.friends },
    level: spec.level,
    wage: spec.wage,
    controller: spec.controller,
    serving: null,
    fetching: [],
    tending: null,
    orders: [],
    carrying: [],
    chattingWith: null,
    chatSince: -10000,
    place: null,
    answers: [],
    idleSince: 0,
    tally: {
      orders: 0,
      dishes: 0,
      bills: 0,
      dropped: 0,
      slips: 0,
      swept: 0,
      cleared: 0,
      income: 0,
      tips: 0,
      chatTicks: 0,
    },
  });
  // Optional fields are set afterwards, because every field given above becomes part of the template from which all
  // maids are copied.
  if (spec.friendsSince !== undefined) maid.friendsSince = { ...spec.friendsSince };
  if (spec.apprentice !== undefined) maid.apprentice = { mode: spec.apprentice.mode, counts: spec.apprentice.counts };
  if (spec.warps !== undefined && spec.warps !== null) maid.warps = { ...spec.warps };
  maid.keys = maidKeys(maid);
  return maid;
}

export function makeGuest(
  id: PersonId,
  spec: GuestSpec,
  seed: number,
  door: { x: number; y: number },
  tick: number,
): Guest {
  // Written as one literal, which is ten times as fast as a template: guests come all day. The order of the fields is
  // that of saves and hashes.
  return {
    id,
    role: 'guest',
    name: spec.name,
    look: spec.look,
    x: door.x,
    y: door.y,
    toX: door.x,
    toY: door.y,
    stepTick: 0,
    stepOf: 0,
    speed: spec.speed,
    walked: 0,
    facing: 'SE',
    pose: 'idle',
    seat: null,
    present: true,
    alertRange: guestRange(),
    keys: [id, 'all', 'guest', spec.customerType],
    flags: [],
    buffs: [],
    rng: stream(seed, id),
    bubble: null,
    stuck: null,
    progressTick: tick,
    activeTick: tick,
    doing: '',
    doingSince: tick,
    work: null,
    workUntil: 0,
    workOn: '',
    path: [],
    pathGoal: -1,
    pathVersion: 0,
    customerType: spec.customerType,
    isHero: spec.isHero,
    stage: 'queue',
    stageTick: tick,
    patience: spec.patience,
    patienceLeft: 1,
    calls: null,
    wants: spec.order === null ? null : [...spec.order],
    ordered: null,
    plate: null,
    eatTicksLeft: 0,
    bill: 0,
    budget: spec.budget,
    taste: [...spec.taste],
    temperament: spec.temperament,
    memory: [],
    boredSince: tick,
    loudness: spec.loudness,
    mood: 0.2,
    party: spec.party,
    claimedSeat: spec.seat,
    leaveReason: null,
    servedCount: 0,
    enteredTick: tick,
    attendedBy: null,
    ateCold: false,
    before: null,
  };
}

export const CHEF_NAMES: readonly string[] = ['Bruno', 'Fern', 'Marlo', 'Sage'];
/** The chefs' looks, in the order of their names; a fifth chef looks as the first. */
const CHEF_LOOKS: readonly string[] = ['chef', 'chefF', 'chefM', 'chefS'];

/** Creates the chefs. Each stands on kitchen floor beside a stove or, if there is none, on the stove's own tile. */
export function makeChefs(count: number, map: CafeMap, seed: number): Chef[] {
  const stoves = tilesOf(map, 'K');
  const chefs: Chef[] = [];
  const taken = new Set<string>();
  for (let i = 0; i < count; i++) {
    const stove = stoves[Math.floor((i * stoves.length) / Math.max(1, count))] ?? stoves[0] ?? null;
    const at = stove === null ? { x: 0, y: 0 } : besideStove(map, stove, taken);
    taken.add(`${at.x},${at.y}`);
    const id = `chef${i + 1}`;
    const look = CHEF_LOOKS[i % CHEF_LOOKS.length] ?? 'chef';
    chefs.push(
      person<Chef>(base(id, CHEF_NAMES[i] ?? `Chef ${i + 1}`, look, seed, at.x, at.y, DEFAULT_SPEED), {
        role: 'chef',
        keys: [id, 'all', 'chef'],
        facing: 'SW',
        cooking: null,
        cookTicksLeft: 0,
        stove,
        tally: { cooked: 0 },
      }),
    );
  }
  return chefs;
}

function besideStove(
  map: CafeMap,
  stove: { x: number; y: number },
  taken: ReadonlySet<string>,
): { x: number; y: number } {
  // The tile below the stove is tried first, because from there the view shows the chef from the front.
  for (const { dx, dy } of [
    NEIGHBOURS[2],
    NEIGHBOURS[1],
    NEIGHBOURS[3],
    NEIGHBOURS[0],
  ] as (typeof NEIGHBOURS)[number][]) {
    const x = stove.x + dx;
    const y = stove.y + dy;
    if (
      tileAt(map, x, y) === '.' &&
      !taken.has(`${x},${y}`) &&
      !map.decor.some((piece) => piece.x === x && piece.y === y)
    )
      return { x, y };
  }
  return stove;
}
