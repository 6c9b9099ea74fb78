/**
 * Represents a command being written: its addressees, kind and duration. The player fills in a form, whose fields
 * follow the kind, or writes JSON. All errors are reported at once, each at its field or line. Pure.
 */

import type { CommandPost, Json, JsonObject } from '../../ai/index.ts';
import { isUnsafeKey } from '../../ai/problems.ts';
import { readCommandJson, type Told } from './json.ts';

export const KINDS = ['move', 'gather', 'sweep', 'serve', 'scout', 'water', 'help'] as const;
export type Kind = (typeof KINDS)[number];
export const MANNERS = ['a-move', 'plain'] as const;

/** The contents of the form, all as text. */
export interface Writing {
  /** Executor keys of the addressees, separated by commas. */
  readonly to: string;
  readonly kind: Kind;
  readonly x: string;
  readonly y: string;
  readonly manner: (typeof MANNERS)[number];
  /** Whether each addressed maid is sent to a different tile near the target, if several maids are addressed. */
  readonly apart: boolean;
  readonly guest: string;
  readonly look: string;
  readonly ticks: string;
  /** The JSON text while the command is edited as JSON; null = the command is made from the form's fields. */
  readonly json: string | null;
}

export const FIRST: Writing = {
  to: 'maid',
  kind: 'move',
  x: '8',
  y: '8',
  manner: 'a-move',
  apart: false,
  guest: '',
  look: '',
  ticks: '200',
  json: null,
};

/** The fields that each kind of command has besides the common ones. */
export const FIELDS: Readonly<Record<Kind, readonly ('tile' | 'manner' | 'apart' | 'guest' | 'look')[]>> = {
  move: ['tile', 'manner', 'apart'],
  gather: ['tile', 'manner', 'apart'],
  sweep: ['tile'],
  serve: ['guest'],
  scout: ['look'],
  water: ['guest'],
  help: [],
};

export type Place = 'to' | 'tile' | 'guest' | 'ticks' | 'json';
export interface Wrong {
  readonly place: Place;
  /** Key of the message: its words are stored under `commands.wrong.<key>`. */
  readonly key: 'noKey' | 'longKey' | 'tile' | 'guest' | 'ticks' | 'json';
  readonly told?: readonly Told[];
}
export type Read =
  | { readonly ok: true; readonly post: CommandPost; readonly remarks: readonly Told[] }
  | { readonly ok: false; readonly wrong: readonly Wrong[] };

const MOST_KEYS = 40;
const LONGEST_KEY = 60;
/** Maximum duration of a command in ticks: about three days. */
const MOST_TICKS = 20_000;
/** Offsets from a tile to itself and to its neighbours, the nearest first. */
const ROUND = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, -1], [1, -1], [-1, 1]] as const; // prettier-ignore

const whole = (text: string): number | null => (/^-?\d{1,6}$/.test(text.trim()) ? Number(text) : null);

/** The executor keys in a text, without duplicates. */
export const keysIn = (to: string): string[] =>
  [...new Set(to.split(/[,，、;\n]/).map((key) => key.trim()))].filter((key) => key !== '');

/** Builds the command that a form describes. @param maids ids of the addressed maids; with `apart` each gets a tile of her own */
export function commandOf(writing: Writing, maids: readonly string[] = []): JsonObject {
  const { kind } = writing;
  const command: Record<string, Json> = { behave: kind };
  for (const field of FIELDS[kind]) {
    if (field === 'tile') Object.assign(command, { x: whole(writing.x), y: whole(writing.y) });
    else if (field === 'manner') command['manner'] = writing.manner;
    else if (field === 'guest') command['guest'] = writing.guest.trim();
    else if (field === 'look' && writing.look.trim() !== '') command['look'] = writing.look.trim();
    else if (field === 'apart' && writing.apart && maids.length > 1)
      command['formation'] = Object.fromEntries(
        maids.map((id, i): [string, Json] => [id, [...(ROUND[i % ROUND.length] as readonly [number, number])]]),
      );
  }
  if (kind === 'help') command['need'] = 'dishes';
  return command;
}

export const jsonOf = (writing: Writing, whom: readonly string[] = []): string =>
  JSON.stringify(commandOf(writing, whom), null, 2);

export function readWriting(writing: Writing, whom: readonly string[] = []): Read {
  const wrong: Wrong[] = [];
  const keys = keysIn(writing.to);
  if (keys.length === 0) wrong.push({ place: 'to', key: 'noKey' });
  else if (keys.length > MOST_KEYS || keys.some((key) => key.length > LONGEST_KEY || isUnsafeKey(key)))
    wrong.push({ place: 'to', key: 'longKey' });
  const ticks = whole(writing.ticks);
  if (ticks === null || ticks < 1 || ticks > MOST_TICKS) wrong.push({ place: 'ticks', key: 'ticks' });
  let command: JsonObject = {};
  let remarks: readonly Told[] = [];
  if (writing.json === null) {
    const fields = FIELDS[writing.kind];
    if (fields.includes('tile') && (whole(writing.x) === null || whole(writing.y) === null))
      wrong.push({ place: 'tile', key: 'tile' });
    if (fields.includes('guest') && writing.guest.trim() === '') wrong.push({ place: 'guest', key: 'guest' });
    command = commandOf(writing, whom);
  } else {
    const read = readCommandJson(writing.json);
    if (read.ok) [command, remarks] = [read.command, read.remarks];
    else wrong.push({ place: 'json', key: 'json', told: read.wrong });
  }
  return wrong.length > 0
    ? { ok: false, wrong }
    : { ok: true, post: { executorKeys: keys, tick: ticks as number, command }, remarks };
}
