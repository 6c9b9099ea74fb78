/** The shape of a season in a save: the form that its data must have; see `sim/state/season.ts`. */

import { MovePredictor } from '../../ai/index.ts';
import { EVENT_KINDS } from '../../sim/events/index.ts';
import { DUEL_HABITS, DUEL_MOVES, DUEL_WISHES, type DuelState, type DuelWish } from '../../sim/state/duel.ts';
import { DUTIES } from '../../sim/state/person.ts';
import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import { DIFFICULTIES, GROWTHS, type SeasonState, type StaffMember } from '../../sim/state/season.ts';
import { ENQUIRY_KINDS } from '../../sim/state/enquiries.ts';
import { pack } from './pack-shape.ts';
import { hers, look, seed, shapeOf, tick } from './people-shape.ts';
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
const words = list(word, 500);
const day = whole(0, 100_000);
const rank = oneOf(2, 3, 4, 5);
const counts = record(number(), 1000);

export const edit = fields(
  shapeOf<MaidEdit>({
    rank: maybe(hers.rank),
    favouriteCustomerIds: maybe(hers.favouriteCustomerIds),
    favouriteCustomerTypes: maybe(hers.favouriteCustomerTypes),
    duties: maybe(hers.duties),
    alertness: maybe(hers.alertness),
    obedience: maybe(hers.obedience),
    team: maybe(hers.team),
    controller: maybe(hers.controller),
    alertRange: maybe(hers.alertRange),
    chatty: maybe(hers.chatty),
    clumsy: maybe(hers.clumsy),
    level: maybe(hers.level),
    speed: maybe(number(1, 1000)),
    warps: maybe(orNull(record(text(300), 60))),
  }),
);

const member = fields(
  shapeOf<StaffMember>({
    id,
    name: text(80),
    look,
    ...hers,
    speed: number(1, 1000),
    experience: number(0),
    onShift: flag,
    since: day,
    courses: counts,
    badDays: maybe(whole(0, 100_000)),
    notice: maybe(fields({ why: oneOf('pay', 'worn', 'mood'), day, leaves: day, talked: maybe(flag) })),
    dutiesBefore: maybe(fields({ duties: oneOf(...DUTIES), day })),
    talk: maybe(edit),
    talked: maybe(day),
    heroes: maybe(whole(0, 1e6)),
  }),
);

const move = oneOf(...DUEL_MOVES);

/** Shape of a learned predictor: the data are valid if a predictor can be restored from them. */
const predictor: Shape = (value, path, problems) => {
  const restored = new MovePredictor(DUEL_MOVES, { random: () => 0 }).restore(value);
  if (!restored.ok) for (const problem of restored.problems) problems.add(`${path}.${problem.path}`, problem.message);
};

export const plannedEvent = fields({
  kind: oneOf(...EVENT_KINDS),
  at: tick,
  announced: flag,
  of: maybe(id),
  big: maybe(flag),
  byHand: maybe(flag),
});

const duels = fields(
  shapeOf<DuelState>({
    predictor,
    rng: seed,
    won: whole(0),
    lost: whole(0),
    duel: orNull(
      fields({
        day,
        rounds: list(record(plain, 20), 100),
        next: fields({ move, basis: fields({ kind: word }) }),
        over: orNull(oneOf('won', 'lost', 'drawn')),
        jury: maybe(list(oneOf(...(Object.keys(DUEL_WISHES) as DuelWish[])), 3, 3)),
      }),
    ),
    book: maybe(counts),
    habit: maybe(oneOf(...DUEL_HABITS)),
    notes: maybe(counts),
  }),
);

export const season: Shape = fields(
  shapeOf<SeasonState>({
    difficulty: oneOf(...DIFFICULTIES),
    pack: maybe(pack),
    asked: maybe(list(oneOf(...ENQUIRY_KINDS), 20)),
    enquired: maybe(list(fields({ day, kind: oneOf(...ENQUIRY_KINDS), who: list(id, 4) }), 40)),
    paper: maybe(fields({ day, ours: number(0, 5), rival: number(0, 5) })),
    assists: fields({ noPatienceLoss: flag, slowerRush: flag }),
    reservations: maybe(flag),
    turnedAway: maybe(day),
    length: whole(1, 100_000),
    staff: list(member, 500),
    board: fields({
      candidates: list(fields({ id, maid: id, rank, day }), 500),
      withoutSsr: whole(0),
      drawn: whole(0),
    }),
    kitchen: fields({
      onMenu: list(fields({ dish: word, price: number(0, 1e9) }), 500),
      known: words,
      tried: list(fields({ ingredients: words, dish: orNull(word), day }), 5000),
      asked: maybe(list(fields({ ingredients: words, day }), 5000)),
    }),
    upgrades: counts,
    album: record(fields({ visits: whole(0), pleased: whole(0), firstDay: day, lastDay: day }), 500),
    achieved: counts,
    types: words,
    book: list(
      fields({
        day,
        income: number(),
        tips: number(),
        spent: number(),
        money: number(),
        stars: number(0, 5),
        came: number(),
        served: number(),
        lost: number(),
      }),
      100_000,
    ),
    inDebt: whole(0),
    ending: orNull(
      fields({
        kind: oneOf('season', 'debt'),
        day,
        stars: number(0, 5),
        rivalStars: number(0, 5),
        first: flag,
        money: number(),
      }),
    ),
    counts,
    duels,
    tomorrow: maybe(fields({ day, events: list(plannedEvent, 1000) })),
    growth: maybe(
      fields(Object.fromEntries(GROWTHS.map((one) => [one, maybe(fields({ since: day, shut: maybe(flag) }))]))),
    ),
    rng: fields({ draw: seed, kitchen: seed }),
  }),
);
