/** The shape of the state of a saved café: the form of each of its fields (see shape.ts). */

import { FIRST_DAILY, LAST_DAILY } from '../../sim/daily/dates.ts';
import { EVENT_KINDS } from '../../sim/events/index.ts';
import { MOST_SCRIPT } from '../../sim/inputs/scripts.ts';
import type { CalendarState } from '../../sim/state/day-events.ts';
import { DAY_RULES } from '../../sim/state/day-rules.ts';
import { CROWDS, FREE_BEGINNINGS, type FreeState } from '../../sim/state/free-cafe.ts';
import { OWN_KEYS, type OwnState } from '../../sim/state/player-scripts.ts';
import type { FamilyTable } from '../../sim/state/things.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { enquiries } from './enquiries-shape.ts';
import { dayFigures } from './figures-shape.ts';
import { MOST } from './fitting.ts';
import { anybody, seed, shapeOf, spec, ticket, tick } from './people-shape.ts';
import { headMaid, janken, regulars, rival } from './rival-and-learned-shape.ts';
import { edit, plannedEvent, season } from './season-shape.ts';
import { fields, flag, list, maybe, name, number, oneOf, orNull, plain, record, text, whole } from './shape.ts';
import { goals, strong } from './strong-shape.ts';

const id = name(80);
const word = name(60);
/** Highest tick at which a save may have been made, far above what a café can reach by being played. Planned events may have higher ticks. */
const LAST_TICK = 100_000_000;
const tile = whole(0, 999);

const familyTable = fields(shapeOf<FamilyTable>({ party: word, table: whole(0, 10_000), size: whole(1, 10) }));

const calendar = fields(
  shapeOf<CalendarState>({
    planned: list(plannedEvent, 1000),
    going: list(
      fields({
        id: whole(0, 1e6),
        kind: oneOf(...EVENT_KINDS),
        since: tick,
        until: tick,
        x: tile,
        y: tile,
        who: list(id, 2000),
        by: maybe(id),
        counts: record(number(), 100),
        because: maybe(list(word, 20)),
      }),
      1000,
    ),
    begun: whole(0, 1e6),
    followed: maybe(list(id, 2000)),
    kept: maybe(familyTable),
    rng: seed,
  }),
);

const own = fields(
  shapeOf<OwnState>({
    scripts: record(
      fields({
        name: text(60),
        text: text(MOST_SCRIPT),
        code: maybe(text(MOST_SCRIPT)),
        keys: maybe(list(oneOf(...OWN_KEYS), OWN_KEYS.length)),
      }),
      200,
    ),
    answers: record(record(plain, 10), 2000),
    behind: maybe(record(record(record(plain, 10), 2000), OWN_KEYS.length)),
  }),
);

const free = fields(
  shapeOf<FreeState>({
    from: oneOf(...FREE_BEGINNINGS),
    endless: flag,
    crowd: oneOf(...CROWDS),
    planned: whole(0, 1e6),
    before: record(edit, 200),
  }),
);

export const state = fields(
  shapeOf<WorldState>({
    tick: whole(0, LAST_TICK),
    seed: whole(),
    clock: fields({
      day: whole(1, 100_000),
      openTick: whole(0, 1e9),
      closeTick: orNull(whole(0, 1e9)),
      startMinute: whole(0, 24 * 60),
      ticksPerMinute: number(1, 100_000),
    }),
    map: fields({
      width: whole(1, 200),
      height: whole(1, 200),
      rows: list(text(200), 200, 1),
      decor: list(fields({ kind: text(40, /^[A-Za-z0-9_-]*$/), x: tile, y: tile }), 5000),
      east: maybe(whole(3, 200)),
      version: whole(0, 1e9),
    }),
    seats: list(
      fields({
        id,
        x: tile,
        y: tile,
        tableX: tile,
        tableY: tile,
        facing: oneOf('SE', 'SW', 'NE', 'NW'),
        takenBy: orNull(id),
        dirty: flag,
        table: whole(0, 1e6),
      }),
      MOST.seats,
    ),
    menu: list(
      fields({
        id: word,
        cookTicks: number(0, 1e6),
        eatTicks: number(0, 1e6),
        price: number(0, 1e9),
        coldTicks: orNull(number(0, 1e9)),
        taste: list(word, 200),
        offer: maybe(fields({ percent: number(0, 100), types: list(word, 200) })),
      }),
      500,
    ),
    chances: record(number(0, 1000), 200),
    weather: oneOf('sun', 'cloud', 'rain'),
    rush: maybe(tick),
    people: record(anybody, MOST.people),
    tickets: list(ticket, 2000),
    dishes: record(
      fields({
        id: whole(),
        dish: word,
        guest: id,
        cookedTick: tick,
        where: oneOf('pass', 'hands', 'table'),
        holder: orNull(id),
        x: whole(-1, 999),
        y: whole(-1, 999),
      }),
    ),
    nextDish: whole(0),
    litter: list(fields({ x: tile, y: tile, kind: word, sinceTick: tick })),
    areas: list(
      fields({
        x: number(),
        y: number(),
        reach: number(),
        buff: word,
        buffTicks: number(),
        ticks: number(),
        from: orNull(id),
        inside: list(id, MOST.people),
      }),
      MOST.areas,
    ),
    arrivals: list(fields({ tick, id, spec }), MOST.arrivals),
    closed: flag,
    over: flag,
    money: number(),
    stars: number(0, 5),
    figures: dayFigures,
    bands: record(list(fields({ from: tick, to: tick, what: word }), 50_000), 2000),
    rng: record(seed, 100),
    doors: list(fields({ x: tile, y: tile }), 500),
    tables: record(list(record(plain, 100), 5000), 200),
    headMaid: orNull(headMaid),
    janken: orNull(janken),
    configs: maybe(record(text(100_000), 100)),
    warps: maybe(record(record(text(300), 60), 40)),
    own: maybe(own),
    said: maybe(list(text(200), 1000)),
    scenario: flag,
    rival: maybe(rival),
    regulars: maybe(regulars),
    rules: maybe(list(oneOf(...DAY_RULES), 50)),
    season: maybe(season),
    free: maybe(free),
    daily: maybe(whole(FIRST_DAILY, LAST_DAILY)),
    family: maybe(familyTable),
    calendar: maybe(calendar),
    chalk: maybe(fields({ left: whole(0, 100), most: whole(0, 100), nextTick: orNull(tick) })),
    goals: maybe(goals),
    strong: maybe(strong),
    enquiries: maybe(enquiries),
  }),
);
