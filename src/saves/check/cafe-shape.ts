/**
 * The shape of a saved café: the form of each field (see shape.ts), and how the fields must fit together. Together with
 * the trial (trial.ts) it protects the running game from files of any origin.
 */

import { isRecord, type Problems, shown } from '../../ai/problems.ts';
import { behaviours } from '../../sim/behaviours/index.ts';
import { EVENT_KINDS } from '../../sim/events/index.ts';
import type { CalendarState } from '../../sim/state/day-events.ts';
import { MOST_SCRIPT } from '../../sim/inputs/scripts.ts';
import { OWN_KEYS, type OwnState } from '../../sim/state/player-scripts.ts';
import { FIRST_DAILY, LAST_DAILY } from '../../sim/daily/dates.ts';
import { CROWDS, FREE_BEGINNINGS, type FreeState } from '../../sim/state/free-cafe.ts';
import { goalRecords } from '../../sim/season/day-goals.ts';
import { DAY_RULES } from '../../sim/state/day-rules.ts';
import { STAR_CAUSES } from '../../sim/state/figures.ts';
import {
  type Goal,
  type JoinedTables,
  type JoinInProgress,
  STRONG_NAMES,
  type StrongState,
  type StrongUse,
} from '../../sim/state/strong.ts';
import type { SavedCafe } from '../../sim/simulation.ts';
import type { FamilyTable } from '../../sim/state/things.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { OCCASIONS, type SaveHeader, SLOTS } from '../file.ts';
import { fitting, MOST } from './fitting.ts';
import { headMaid, janken, regulars, rival } from './rival-and-learned-shape.ts';
import { enquiries } from './enquiries-shape.ts';
import { edit, plannedEvent, season } from './season-shape.ts';
import { anybody, look, seed, shapeOf, ticket, tick } from './people-shape.ts';
import {
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

const id = name(80);
const word = name(60);
/** Highest tick at which a save may have been made, far above what a café can reach by being played. Planned events may have higher ticks. */
const LAST_TICK = 100_000_000;
const tile = whole(0, 999);
const figures = record(number(), 1000);
const counted = shapeOf<WorldState['figures']>({
  guestsEntered: maybe(number()),
  guestsServed: maybe(number()),
  guestsLost: maybe(number()),
  ordersTaken: maybe(number()),
  dishesServed: maybe(number()),
  dishesDropped: maybe(number()),
  dishesWasted: maybe(number()),
  tips: maybe(number()),
  slips: maybe(number()),
  swept: maybe(number()),
  stuck: maybe(number()),
  faults: maybe(number()),
  wages: maybe(number()),
  ingredients: maybe(number()),
});

const header: Shape = fields(
  shapeOf<SaveHeader>({
    slot: oneOf(...SLOTS),
    generation: whole(0, 1e12),
    cafe: text(80),
    occasion: oneOf(...OCCASIONS),
    savedAt: number(0, 8.64e15),
    day: whole(1, 100_000),
    minute: whole(0, 24 * 60),
    over: flag,
    stars: number(0, 5),
    morningStars: number(0, 5),
    money: number(),
    look,
    pack: maybe(text(60)),
  }),
);

const spec = fields({
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
const tableNumber = whole(1, 1e6);
const strong = fields(
  shapeOf<StrongState>({
    again: record(tick, 20),
    used: list(
      fields(
        shapeOf<StrongUse>({
          what: oneOf(...STRONG_NAMES),
          tick,
          cost: whole(0, 100),
          table: maybe(tableNumber),
          other: maybe(tableNumber),
          guest: maybe(id),
          dish: maybe(word),
          guests: list(id, 2000),
          paid: whole(0),
          money: number(),
          counts: maybe(record(whole(0), 20)),
          ended: maybe(flag),
          failed: maybe(flag),
        }),
      ),
      1000,
    ),
    rushed: list(id, 2000),
    special: maybe(fields({ dish: word, until: tick })),
    gladUntil: maybe(tick),
    handsUntil: maybe(tick),
    doorSign: maybe(fields({ until: tick, reading: list(fields({ tick, id, spec }), MOST.arrivals) })),
    join: maybe(
      fields(
        shapeOf<JoinInProgress>({
          tables: list(tableNumber, 2, 2),
          maids: list(id, 2, 2),
          pushed: list(id, 2),
          since: tick,
          agreed: maybe(flag),
        }),
      ),
    ),
    joined: list(fields(shapeOf<JoinedTables>({ table: tableNumber, was: tableNumber, seats: list(id, 100) })), 100),
  }),
);

const state = fields(
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
    figures: fields({
      ...counted,
      income: number(),
      sold: maybe(figures),
      wished: maybe(list(fields({ dish: word, who: id, name: text(80) }), 5000)),
      rent: maybe(number()),
      morning: maybe(number()),
      spentOn: maybe(figures),
      wagesBy: maybe(figures),
      bought: maybe(list(fields({ what: word, of: orNull(text(80)), cost: number() }), 1000)),
      prizes: maybe(figures),
      bestBill: maybe(fields({ name: text(80), amount: number() })),
      bestTip: maybe(fields({ name: text(80), maid: id, amount: number() })),
      incomeByHour: list(number(), 100),
      spentByHour: list(number(), 100),
      turnedAway: maybe(fields({ count: whole(0), back: whole(0) })),
      lostBy: figures,
      causes: maybe(
        list(
          fields({
            cause: word,
            reason: word,
            count: whole(0),
            size: maybe(whole(0)),
            seconds: number(),
            who: list(text(80), 500),
            at: tick,
          }),
          100,
        ),
      ),
      byCustomerType: record(figures, 500),
      heroes: list(text(80), 500),
      moods: maybe(figures),
      starsBy: maybe(record(fields({ count: whole(0), by: number() }), STAR_CAUSES.length)),
    }),
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
    goals: maybe(
      list(
        fields(
          shapeOf<Goal>({
            kind: oneOf(...Object.keys(goalRecords)),
            want: number(0, 1e9),
            dish: maybe(word),
            before: maybe(whole(0)),
            from: maybe(whole(0, 1440)),
            until: maybe(whole(0, 1440)),
            count: number(0, 1e9),
            doneTick: orNull(tick),
            failed: maybe(flag),
          }),
        ),
        20,
      ),
    ),
    strong: maybe(strong),
    enquiries: maybe(enquiries),
  }),
);

const todo: Shape = (value, path, problems) => {
  if (!isRecord(value) || typeof value['behave'] !== 'string')
    return problems.add(path, `must be an object with a behave, not ${shown(value)}`);
  if (!Object.hasOwn(behaviours, value['behave']))
    problems.add(`${path}.behave`, `there is no behaviour ${shown(value['behave'])}`);
};

const command = fields({
  id: whole(0),
  executorKeys: list(text(80), 1000),
  tick: whole(1, 1e9),
  command: record(plain, 100),
  fromTick: tick,
  untilTick: tick,
  by: orNull(id),
});

const mind = fields({
  id,
  script: name(300),
  key: word,
  runned: whole(0, 2_147_483_647),
  todo: maybe(todo),
  endAt: maybe(whole(0, 2_147_483_647)),
  flags: whole(-2_147_483_648, 2_147_483_647),
  faults: whole(0, 2_147_483_647),
  warps: whole(0, 255),
  awake: flag,
  wakeAt: whole(0, 2_147_483_647),
  news: flag,
  ended: orNull(word),
  unasked: maybe(list(word, 100)),
});

const cafe = fields(
  shapeOf<SavedCafe>({
    format: oneOf('honeybell'),
    version: oneOf(1),
    state,
    minds: list(mind, 5000),
    board: fields({
      live: list(command, MOST.commands),
      pending: list(command, MOST.commands),
      nextId: whole(0),
      available: list(number(), 1000),
      changed: maybe(list(whole(-1), 1000)),
      tick: maybe(tick),
    }),
    journal: list(fields({ tick: whole(0, 1e9), input: fields({ kind: word }) }), 200_000),
  }),
);

export function collectSave(found: { readonly header: unknown; readonly cafe: unknown }, problems: Problems): void {
  header(found.header, 'header', problems);
  collectCafe(found.cafe, problems);
}

/** Collects all problems in the data of a café that is not part of a save; the paths of the problems begin with `cafe`. */
export function collectCafe(found: unknown, problems: Problems): void {
  cafe(found, 'cafe', problems);
  if (problems.list.length === 0) fitting(found as SavedCafe, problems);
}
