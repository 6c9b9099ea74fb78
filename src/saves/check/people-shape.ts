/**
 * The shapes of people in a saved café: the form that their data must have. The compiler checks the field names against
 * `sim/state/person.ts`.
 */

import { MOST_COUNT, SITUATIONS } from '../../sim/apprentice/learning.ts';
import { DEEDS } from '../../sim/state/apprentice.ts';
import { ORDER_CAUSES, ORDER_STATES } from '../../sim/state/command-answer.ts';
import type { Chef, Guest, Maid, PersonBase } from '../../sim/state/person.ts';
import {
  byField,
  fields,
  flag,
  list,
  maybe,
  name,
  number,
  oneOf,
  orNull,
  plain,
  record,
  type Shape,
  text,
  whole,
} from './shape.ts';

/** Makes the compiler check that the shapes name no field which the type lacks. */
export const shapeOf = <T>(shapes: { readonly [K in keyof T]?: Shape }): Readonly<Record<string, Shape>> =>
  shapes as Readonly<Record<string, Shape>>;

const id = name(80);
const tile = whole(-1, 999);
export const tick = whole(-1e9, 1e9);
export const seed = list(whole(-2_147_483_648, 4_294_967_295), 8, 4);
/** Shape of a picture's name, which is restricted because it becomes part of a URL. */
export const look = text(40, /^[A-Za-z0-9_-]*$/);
const word = name(60);
const words = list(word, 200);
const ticks = whole(0, 1e9);
const share = number(-1000, 1000);

const range = list(fields({ radius: number(0, 1000), halfAngle: number(0, 180), facing: number(-360, 360) }), 16);

const person = shapeOf<PersonBase>({
  id,
  name: text(80),
  look,
  x: tile,
  y: tile,
  toX: tile,
  toY: tile,
  stepTick: whole(0, 10_000),
  stepOf: whole(0, 10_000),
  speed: number(1, 1000),
  walked: number(0),
  facing: oneOf('SE', 'SW', 'NE', 'NW'),
  pose: word,
  seat: orNull(id),
  present: flag,
  alertRange: range,
  keys: words,
  flags: list(fields({ flag: whole(0, 65_535), ticks: tick }), 64),
  buffs: list(fields({ buff: word, ticks: tick, from: id, x: number(), y: number(), seen: flag }), 64),
  rng: seed,
  brain: maybe(record(plain)),
  bubble: orNull(fields({ icon: word, say: orNull(text(400)), dish: orNull(word), untilTick: tick })),
  stuck: orNull(
    fields({ cause: oneOf('noPath', 'seatTaken', 'waitingFor', 'noIdea'), since: tick, waitingFor: orNull(text(200)) }),
  ),
  progressTick: tick,
  activeTick: tick,
  doing: word,
  doingSince: tick,
  work: orNull(word),
  workUntil: tick,
  workOn: id,
  path: list(whole(-1, 1e6), 10_000),
  pathGoal: whole(-1, 1e9),
  pathVersion: whole(-1, 1e9),
});

const apprentice = fields({
  mode: oneOf('Player', 'Train', 'Auto'),
  counts: record(record(number(0, MOST_COUNT), DEEDS.length), SITUATIONS),
  deed: maybe(
    fields({
      do: oneOf(...DEEDS),
      by: oneOf('player', 'habit'),
      since: tick,
      was: whole(0),
      guest: maybe(id),
      x: maybe(tile),
      y: maybe(tile),
    }),
  ),
});

/** Shapes of the fields that a maid also has on her days off. */
export const hers = {
  rank: oneOf(2, 3, 4, 5),
  favouriteCustomerIds: words,
  favouriteCustomerTypes: words,
  duties: oneOf('allround', 'reception', 'serving'),
  alertness: orNull(whole(1, 6000)),
  obedience: number(0, 1),
  team: orNull(whole(1, 9)),
  chatty: number(0, 10),
  clumsy: number(0, 10),
  energy: number(0, 1),
  mood: number(-1, 1),
  charm: number(0, 3),
  stamina: number(0, 3),
  friends: record(number(0, 100), 500),
  friendsSince: maybe(record(whole(1), 500)),
  level: number(0, 1e6),
  wage: number(0, 1e9),
  controller: word,
  warps: maybe(record(text(300), 60)),
  alertRange: range,
  apprentice: maybe(apprentice),
};

const maid = fields({
  ...person,
  ...shapeOf<Maid>({
    ...hers,
    felt: maybe(fields({ energy: number(0, 1), mood: number(-1, 1), by: record(number(), 20) })),
    serving: orNull(id),
    fetching: list(whole(), 100),
    tending: orNull(text(20)),
    orders: list(fields({ guest: id, dish: word, takenTick: tick }), 100),
    carrying: list(whole(), 100),
    chattingWith: orNull(id),
    chatSince: tick,
    answers: list(
      fields({
        id: whole(1),
        from: orNull(id),
        rank: whole(0, 2),
        is: oneOf(...ORDER_STATES),
        cause: orNull(oneOf(...ORDER_CAUSES)),
        by: orNull(whole(1)),
        since: tick,
        untilTick: tick,
        command: record(plain),
        goal: orNull(fields({ x: tile, y: tile })),
        begun: flag,
      }),
      1000,
    ),
    place: orNull(fields({ forX: tile, forY: tile, version: whole(), x: tile, y: tile })),
    heard: maybe(list(fields({ from: id, until: tick }), 1000)),
    idleSince: tick,
    dancedTick: maybe(tick),
    tally: record(number(), 100),
  }),
});

const STAGES = ['queue', 'toSeat', 'callOrder', 'waitDish', 'eat', 'linger', 'callBill', 'leave', 'visitHero'].concat([
  'flee',
  'outside',
  'perform',
]);
const guest = fields({
  ...person,
  ...shapeOf<Guest>({
    customerType: word,
    isHero: flag,
    stage: oneOf(...STAGES),
    stageTick: tick,
    patience: number(0, 1e9),
    patienceLeft: share,
    calls: orNull(fields({ need: oneOf('order', 'bill'), since: tick })),
    wants: orNull(words),
    ordered: orNull(word),
    plate: orNull(whole()),
    eatTicksLeft: number(),
    bill: number(),
    budget: number(),
    taste: words,
    temperament: word,
    memory: list(fields({ key: text(200), value: plain, forgetAt: whole(0, 0x3fffffff) }), 64),
    boredSince: tick,
    loudness: number(0, 1000),
    mood: share,
    party: orNull(id),
    claimedSeat: orNull(id),
    leaveReason: orNull(word),
    servedCount: ticks,
    enteredTick: tick,
    attendedBy: orNull(id),
    ateCold: flag,
    welcomedBy: maybe(id),
    talkedWith: maybe(id),
    umbrella: maybe(flag),
    quiet: maybe(flag),
    fancies: maybe(word),
    greeted: maybe(flag),
    watered: maybe(flag),
    before: orNull(word),
  }),
});

const ticket = fields({ guest: id, dish: word, placedTick: tick, ahead: maybe(flag) });
export { ticket };

const chef = fields({
  ...person,
  ...shapeOf<Chef>({
    cooking: orNull(ticket),
    cookTicksLeft: number(),
    stove: orNull(fields({ x: tile, y: tile })),
    tally: record(number(), 100),
  }),
});

export const anybody = byField('role', { maid, guest, chef });

/** A guest who is still to come. */
export const spec = fields({
  name: text(80),
  look,
  customerType: word,
  isHero: flag,
  patience: number(0, 1e9),
  budget: number(),
  taste: list(word, 200),
  temperament: word,
  loudness: number(0, 1000),
  speed: number(1, 1000),
  party: orNull(id),
  seat: orNull(id),
  start: oneOf('door', 'seat'),
  order: orNull(list(word, 200)),
  quiet: maybe(flag),
  expected: maybe(flag),
});
