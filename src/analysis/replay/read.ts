/**
 * Parses and validates a replay from an untrusted text. The reader reports all problems with their places and never
 * throws. Beginnings are validated like saves, inputs as the café validates them.
 */

import { isRecord, Problems, shown } from '../../ai/problems.ts';
import { readScenario } from '../../sim/read-scenario.ts';
import { DIFFICULTIES } from '../../sim/state/season.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';
import { collectCafe } from '../../saves/check/cafe-shape.ts';
import { collectGiven, guarded } from '../../saves/check/journal-shape.ts';
import { fields, flag, list, oneOf, plain, type Shape, text, whole } from '../../saves/check/shape.ts';
import { openBegin } from './begin.ts';
import {
  type Begin,
  FIELD_DIGITS,
  FORMAT,
  LONGEST_REPLAY,
  MOST_INPUTS,
  MOST_TICKS,
  type Replay,
  VERSION,
} from './form.ts';

export type ReplayRead =
  { readonly ok: true; readonly replay: Replay } | { readonly ok: false; readonly errors: readonly string[] };

const hash = text(16, /^[0-9a-f]{16}$/);
const seed = whole(0, 0x7fffffff);

const SHAPE: Shape = fields({
  format: oneOf(FORMAT),
  version: oneOf(VERSION),
  game: text(40),
  journal: list(fields({ tick: whole(0, 1e9), input: fields({ kind: text(40) }) }), MOST_INPUTS),
  fields: list(text(40, /^[A-Za-z]+$/), 100, 1),
  checkpoints: list(
    fields({ tick: whole(0, 1e9), hash, fields: text(100 * FIELD_DIGITS, /^[0-9a-f]*$/) }),
    MOST_TICKS / 100,
    1,
  ),
  trail: text(MOST_TICKS, /^[0-9a-f]*$/),
});

const BEGINS: Readonly<Record<Begin['kind'], Shape>> = {
  day: fields({ seed }),
  season: fields({
    options: fields({
      seed,
      difficulty: oneOf(...DIFFICULTIES),
      assists: fields({ noPatienceLoss: flag, slowerRush: flag }),
    }),
  }),
  scenario: ({ scenario }: Record<string, unknown>, path: string, problems: Problems) => {
    const read = readScenario(structuredClone(scenario));
    if (!read.ok) for (const error of read.errors) problems.add(`${path}.scenario`, error);
  },
  morning: ({ state }: Record<string, unknown>, _path: string, problems: Problems) =>
    collectCafe(
      { format: 'honeybell', version: 1, state, minds: mindsFor(state), board: NO_BOARD, journal: [] },
      problems,
    ),
  saved: ({ cafe }: Record<string, unknown>, _path: string, problems: Problems) => collectCafe(cafe, problems),
} as Record<Begin['kind'], Shape>;

const NO_BOARD = { live: [], pending: [], nextId: 0, available: [] };
/** Makes a placeholder mind for each person, which is enough for validation: the state of a morning contains no minds yet. */
const mindsFor = (state: unknown): unknown[] =>
  isRecord(state) && isRecord(state['people'])
    ? Object.keys(state['people']).map((id) => ({
        id,
        script: 'x',
        key: 'x',
        runned: 0,
        flags: 0,
        faults: 0,
        warps: 0,
        awake: false,
        wakeAt: 0,
        news: false,
        ended: null,
      }))
    : [];

export function readReplay(written: string, scripts: Scripts): ReplayRead {
  const problems = new Problems();
  const no = (): ReplayRead => ({
    ok: false,
    errors: problems.list.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
  });
  if (written.length > LONGEST_REPLAY) {
    problems.add('', `has ${written.length} characters; ${LONGEST_REPLAY} are the most`);
    return no();
  }
  let found: unknown;
  try {
    found = JSON.parse(written.replace(/^\uFEFF/, ''));
  } catch (error) {
    problems.add('', `is not JSON (${error instanceof Error ? error.message : 'it cannot be read'})`);
    return no();
  }
  if (!isRecord(found) || found['format'] !== FORMAT) {
    problems.add(
      '',
      isRecord(found) ? `is no replay: format is ${shown(found['format'])}` : `is ${shown(found)}, no replay`,
    );
    return no();
  }
  if (typeof found['version'] === 'number' && found['version'] > VERSION) {
    problems.add('version', `is ${found['version']}; this game reads up to ${VERSION}`);
    return no();
  }
  plain(found, '', problems);
  if (problems.list.length > 0) return no();
  SHAPE(found, '', problems);
  beginning(found['begin'], problems);
  if (problems.list.length > 0) return no();
  const replay = found as unknown as Replay;
  fitting(replay, problems);
  const cafe = opened(replay, scripts, problems);
  if (cafe !== null) {
    const { tick } = cafe.state;
    if (replay.checkpoints[0]?.tick !== tick) problems.add('checkpoints[0].tick', `must be ${tick}, where it begins`);
    collectGiven(replay.journal, cafe.world, 'journal', problems);
  }
  if (problems.list.length > 0) return no();
  // Only the known fields are copied; others are dropped.
  const { format, version, game, begin, journal, fields: names, checkpoints, trail } = replay;
  return {
    ok: true,
    replay: {
      format,
      version,
      game,
      begin,
      journal: journal.map((entry) => ({ tick: entry.tick, input: entry.input })),
      fields: names,
      checkpoints,
      trail,
    },
  };
}

function beginning(begin: unknown, problems: Problems): void {
  if (!isRecord(begin)) return problems.add('begin', `must be an object, not ${shown(begin)}`);
  const { kind } = begin;
  const kinds = Object.keys(BEGINS);
  if (typeof kind !== 'string' || !Object.hasOwn(BEGINS, kind))
    return problems.add('begin.kind', `must be ${kinds.join(' or ')}, not ${shown(kind)}`);
  guarded('begin', problems, () => BEGINS[kind as Begin['kind']](begin, 'begin', problems));
}

/** Validates relations between several fields of a replay. */
function fitting({ fields: names, checkpoints, trail, journal }: Replay, problems: Problems): void {
  const from = checkpoints[0]?.tick ?? 0;
  const to = checkpoints.at(-1)?.tick ?? 0;
  if (trail.length !== to - from)
    problems.add('trail', `has ${trail.length} digits; from tick ${from} to ${to} it should have ${to - from}`);
  if (new Set(names).size !== names.length) problems.add('fields', 'names one twice');
  checkpoints.forEach(({ tick, fields: digits }, i) => {
    if (i > 0 && tick <= (checkpoints[i - 1]?.tick ?? 0))
      problems.add(`checkpoints[${i}].tick`, `must come after the one before it, not ${tick}`);
    if (digits.length !== names.length * FIELD_DIGITS)
      problems.add(
        `checkpoints[${i}].fields`,
        `has ${digits.length} characters; ${names.length * FIELD_DIGITS} are right`,
      );
  });
  journal.forEach(({ tick }, i) => {
    if (tick < from || tick >= to) problems.add(`journal[${i}].tick`, `is ${tick}, outside ${from} to ${to - 1}`);
    if (i > 0 && tick < (journal[i - 1]?.tick ?? 0))
      problems.add(`journal[${i}].tick`, 'comes before the one before it');
  });
}

function opened({ begin }: Replay, scripts: Scripts, problems: Problems): Simulation | null {
  let cafe: Simulation | null = null;
  guarded('begin', problems, () => {
    cafe = openBegin(begin, [], scripts, {});
  });
  return cafe;
}
