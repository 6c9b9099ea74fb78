/**
 * Shapes of these parts of a saved café: the rival, the regulars, the janken predictor and the head maid. The code of
 * each learned model checks whether the model can be restored from its data.
 */

import { JankenPlayer } from '../../ai/index.ts';
import { isRecord, type Problems } from '../../ai/problems.ts';
import { brainProblems } from '../../sim/head-maid/file.ts';
import type { HeadMaidState } from '../../sim/state/head-maid.ts';
import { GUEST_HABITS, PRIZE_KINDS, type JankenState } from '../../sim/state/janken.ts';
import { predictorOf } from '../../sim/visits/regulars.ts';
import type { RegularsState } from '../../sim/state/regulars.ts';
import { memoryOf } from '../../sim/rival/rival.ts';
import { theirMemory } from '../../sim/rival/their-scouts.ts';
import type {
  BeliefHeld,
  RivalState,
  Swayed,
  TheirMove,
  TheirReport,
  TheirScout,
  TheirState,
} from '../../sim/state/rival.ts';
import { look, seed, shapeOf, tick } from './people-shape.ts';
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
const hand = oneOf('rock', 'paper', 'scissors');

/** Adds to a shape the check that a learned model can be restored from the data. */
const able =
  (shape: Shape, wrong: (value: never) => readonly string[]): Shape =>
  (value, path, problems) => {
    const before = problems.list.length;
    shape(value, path, problems);
    if (problems.list.length > before) return;
    for (const message of wronged(() => wrong(value as never))) problems.add(path, message);
  };

function wronged(look: () => readonly string[]): readonly string[] {
  try {
    return look();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const day = whole(0, 100_000);
const sightings = list(fields({ node: word, value: oneOf('Yes', 'No') }), 500);
const theirSightings = list(
  fields({ node: word, value: oneOf('Yes', 'No'), from: maybe(oneOf('sign', 'maid', 'asked')) }),
  500,
);

const theirs: Shape = fields(
  shapeOf<TheirState>({
    rng: seed,
    memory: plain,
    scouts: record(
      fields(
        shapeOf<TheirScout>({
          look: orNull(word),
          saw: theirSightings,
          read: maybe(sightings),
          doubts: maybe(list(word, 500)),
          looks: maybe(whole(0, 1e6)),
          eyes: record(whole(0, 1e6), 2000),
          suspect: maybe(id),
          gloomy: maybe(id),
          cross: maybe(id),
          noticed: maybe(fields({ by: id, name: text(80), tick, looks: whole(0, 1e6) })),
          fooled: maybe(fields({ by: id, name: text(80), signs: sightings })),
        }),
      ),
      100,
    ),
    log: list(
      fields(
        shapeOf<TheirReport>({
          day,
          tick,
          name: text(80),
          saw: theirSightings,
          read: maybe(sightings),
          doubted: maybe(list(word, 500)),
          noticedBy: orNull(text(80)),
          wrong: sightings,
          gloomy: orNull(id),
          cross: orNull(id),
        }),
      ),
      1000,
    ),
    moves: list(
      fields(
        shapeOf<TheirMove>({
          rule: word,
          day,
          until: day,
          because: list(
            fields(
              shapeOf<BeliefHeld>({
                node: word,
                value: oneOf('Yes', 'No', 'Maybe', 'Unknown'),
                because: word,
                of: list(word, 500),
                day: orNull(whole(-1000, 100_000)),
                signs: maybe(list(word, 500)),
              }),
            ),
            100,
          ),
          target: orNull(id),
          targetName: text(80),
          won: whole(0, 1e6),
          ended: maybe(oneOf('went', 'stayed')),
        }),
      ),
      1000,
    ),
    signs: sightings,
    swayed: maybe(
      list(
        fields(
          shapeOf<Swayed>({
            node: word,
            value: oneOf('Yes', 'No'),
            day,
            until: day,
            did: orNull(word),
            instead: orNull(word),
          }),
        ),
        1000,
      ),
    ),
    held: record(day, 100),
  }),
);

export const rival: Shape = able(
  fields(
    shapeOf<RivalState>({
      has: record(whole(0, 100_000), 500),
      rng: seed,
      memory: plain,
      log: list(
        fields({
          day: whole(0, 100_000),
          tick,
          maid: id,
          name: text(80),
          saw: list(fields({ node: word, value: oneOf('Yes', 'No') }), 500),
        }),
        1000,
      ),
      trips: record(
        fields({
          look: orNull(word),
          since: tick,
          saw: orNull(list(fields({ node: word, value: oneOf('Yes', 'No') }), 500)),
        }),
        500,
      ),
      counters: list(fields({ advice: word, day: whole(0, 100_000) }), 500),
      pulls: flag,
      took: record(record(number(), 500), 500),
      kept: record(number(), 500),
      theirs: maybe(theirs),
    }),
  ),
  (state: RivalState) => {
    memoryOf(state);
    if (state.theirs !== undefined) theirMemory(state.theirs);
    return [];
  },
);

/** Shape of the reason why a regular guest is disappointed. */
const upset = { why: word, dish: orNull(word), instead: maybe(word), seconds: number() };
const regular = able(
  fields({
    id,
    name: text(80),
    look,
    dishes: record(word, 100),
    orders: whole(0, 100),
    at: whole(0, 1e9),
    upset: maybe(fields(upset)),
    ordered: maybe(flag),
    sighs: maybe(whole(0, 1000)),
    gone: maybe(fields({ ...upset, day: whole(0, 100_000) })),
    invited: maybe(flag),
    predictor: plain,
    rng: seed,
    tally: fields({ ahead: number(), atOnce: number(), wasted: number() }),
  }),
  (one: RegularsState['who'][number]) => {
    predictorOf(one);
    return [];
  },
);

export const regulars: Shape = fields(
  shapeOf<RegularsState>({
    who: list(regular, 500),
    shelf: list(fields({ dish: word, guest: id, cookedTick: tick }), 1000),
  }),
);

const shownHand = fields({ hand, won: flag });

export const janken: Shape = able(
  fields(
    shapeOf<JankenState>({
      habits: plain,
      rng: seed,
      table: orNull(
        fields({
          guest: id,
          name: text(80),
          rounds: whole(0, 1000),
          last: orNull(
            fields({
              hand,
              theirs: hand,
              result: word,
              basis: word,
              expected: orNull(hand),
              because: list(plain, 100),
            }),
          ),
          over: orNull(oneOf('won', 'lost')),
          untilTick: tick,
          stake: orNull(fields({ kind: oneOf(...PRIZE_KINDS), much: number(0, 1e6), maid: orNull(id) })),
          habit: maybe(oneOf(...GUEST_HABITS)),
          met: maybe(shownHand),
          again: maybe(flag),
        }),
      ),
      prizes: whole(0, 100),
      nextAsk: tick,
      won: whole(0),
      lost: whole(0),
      drawn: whole(0),
      read: maybe(fields({ n: whole(0), hits: whole(0) })),
      met: maybe(record(shownHand, 500)),
    }),
  ),
  ({ habits }: JankenState) => {
    const restored = new JankenPlayer({ random: () => 0 }).restore(habits);
    return restored.ok ? [] : restored.problems.map(({ path, message }) => `habits.${path} ${message}`);
  },
);

export const headMaid: Shape = able(
  fields(
    shapeOf<HeadMaidState>({
      appointed: orNull(id),
      brain: (value: unknown, path: string, problems: Problems) => {
        if (!isRecord(value)) problems.add(path, 'must be an object');
      },
      orders: list(
        fields({
          tick,
          command: whole(),
          choice: word,
          basis: word,
          lesson: orNull(word),
          to: list(id, 100),
          cases: list(record(plain, 20), 100),
          done: flag,
        }),
        1000,
      ),
      merits: record(whole(0, 1e6), 2000),
      today: whole(0, 1000),
      given: whole(0, 1e6),
      done: record(whole(0, 1e6), 100),
      keepsFocus: maybe(id),
    }),
  ),
  ({ brain }: HeadMaidState) => brainProblems(brain),
);
