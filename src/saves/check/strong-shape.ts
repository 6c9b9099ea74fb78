/** The shape of the strong actions and of the day's goals in a saved café. */

import { goalRecords } from '../../sim/season/day-goals.ts';
import {
  type Goal,
  type JoinedTables,
  type JoinInProgress,
  STRONG_NAMES,
  type StrongState,
  type StrongUse,
} from '../../sim/state/strong.ts';
import { MOST } from './fitting.ts';
import { shapeOf, spec, tick } from './people-shape.ts';
import { fields, flag, list, maybe, name, number, oneOf, orNull, record, whole } from './shape.ts';

const id = name(80);
const word = name(60);
const tableNumber = whole(1, 1e6);
export const strong = fields(
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

export const goals = list(
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
);
