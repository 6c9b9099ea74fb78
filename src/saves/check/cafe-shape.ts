/**
 * The shape of a save: its header, and the café with its state, minds, commands and journal; the form of each field (see
 * shape.ts), and how the fields must fit together. Together with the trial (trial.ts) it protects the running game from
 * files of any origin.
 */

import { isRecord, type Problems, shown } from '../../ai/problems.ts';
import { behaviours } from '../../sim/behaviours/index.ts';
import type { SavedCafe } from '../../sim/simulation.ts';
import { OCCASIONS, type SaveHeader, SLOTS } from '../file.ts';
import { fitting, MOST } from './fitting.ts';
import { look, shapeOf, tick } from './people-shape.ts';
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
import { state } from './world-shape.ts';

const id = name(80);
const word = name(60);

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
