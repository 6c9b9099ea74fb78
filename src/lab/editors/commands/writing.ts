/**
 * A command as it is written in the lab: to whom, what, for how long – by a form that follows the kind, or as the JSON
 * itself. Everything that is wrong with it is said at once, each at its field. Pure.
 */

import type { CommandPost, Json, JsonObject } from '../../../ai/index.ts';
import { isJson } from '../../../ai/index.ts';
import { isRecord, isUnsafeKey } from '../../../ai/problems.ts';

export const KINDS = ['move', 'gather', 'sweep', 'serve', 'scout', 'help'] as const;
export type Kind = (typeof KINDS)[number];
export const MANNERS = ['a-move', 'plain'] as const;

/** The form as it stands, all of it text. */
export interface Writing {
  /** Keys parted by commas. */
  readonly to: string;
  readonly kind: Kind;
  readonly x: string;
  readonly y: string;
  readonly manner: (typeof MANNERS)[number];
  readonly guest: string;
  readonly look: string;
  readonly ticks: string;
  /** The JSON, when it is written by hand; null = by the form. */
  readonly json: string | null;
}

export const FIRST: Writing = {
  to: 'maid',
  kind: 'move',
  x: '8',
  y: '8',
  manner: 'a-move',
  guest: '',
  look: '',
  ticks: '200',
  json: null,
};

/** What each kind wants besides. */
export const FIELDS: Readonly<Record<Kind, readonly ('tile' | 'manner' | 'guest' | 'look')[]>> = {
  move: ['tile', 'manner'],
  gather: ['tile', 'manner'],
  sweep: ['tile'],
  serve: ['guest'],
  scout: ['look'],
  help: [],
};

export type Place = 'to' | 'tile' | 'guest' | 'ticks' | 'json';
export interface Wrong {
  readonly place: Place;
  /** A key of the words, `commands.wrong.` + this. */
  readonly key: 'noKey' | 'longKey' | 'tile' | 'guest' | 'ticks' | 'json' | 'noObject' | 'noBehave' | 'long';
  /** What the reader of JSON says. */
  readonly detail?: string;
}
export type Read =
  { readonly ok: true; readonly post: CommandPost } | { readonly ok: false; readonly wrong: readonly Wrong[] };

const MOST_KEYS = 40;
const LONGEST_KEY = 60;
const LONGEST_JSON = 4000;
/** A day of ticks, thrice. */
const MOST_TICKS = 20_000;

const whole = (text: string): number | null => (/^-?\d{1,6}$/.test(text.trim()) ? Number(text) : null);

/** The command the form makes. */
export function commandOf(writing: Writing): JsonObject {
  const { kind } = writing;
  const command: Record<string, Json> = { behave: kind };
  for (const field of FIELDS[kind]) {
    if (field === 'tile') Object.assign(command, { x: whole(writing.x), y: whole(writing.y) });
    else if (field === 'manner') command['manner'] = writing.manner;
    else if (field === 'guest') command['guest'] = writing.guest.trim();
    else if (writing.look.trim() !== '') command['look'] = writing.look.trim();
  }
  if (kind === 'help') command['need'] = 'dishes';
  return command;
}

export const jsonOf = (writing: Writing): string => JSON.stringify(commandOf(writing), null, 2);

export function readWriting(writing: Writing): Read {
  const wrong: Wrong[] = [];
  const keys = [...new Set(writing.to.split(/[,，、;\n]/).map((key) => key.trim()))].filter((key) => key !== '');
  if (keys.length === 0) wrong.push({ place: 'to', key: 'noKey' });
  else if (keys.length > MOST_KEYS || keys.some((key) => key.length > LONGEST_KEY || isUnsafeKey(key)))
    wrong.push({ place: 'to', key: 'longKey' });
  const ticks = whole(writing.ticks);
  if (ticks === null || ticks < 1 || ticks > MOST_TICKS) wrong.push({ place: 'ticks', key: 'ticks' });
  let command: unknown = null;
  if (writing.json === null) {
    const fields = FIELDS[writing.kind];
    if (fields.includes('tile') && (whole(writing.x) === null || whole(writing.y) === null))
      wrong.push({ place: 'tile', key: 'tile' });
    if (fields.includes('guest') && writing.guest.trim() === '') wrong.push({ place: 'guest', key: 'guest' });
    command = commandOf(writing);
  } else if (writing.json.length > LONGEST_JSON) wrong.push({ place: 'json', key: 'long' });
  else {
    try {
      command = JSON.parse(writing.json);
      if (!isRecord(command) || !isJson(command) || !safe(command)) wrong.push({ place: 'json', key: 'noObject' });
      else if (typeof command['behave'] !== 'string' || command['behave'] === '')
        wrong.push({ place: 'json', key: 'noBehave' });
    } catch (error) {
      wrong.push({ place: 'json', key: 'json', detail: error instanceof Error ? error.message : String(error) });
    }
  }
  return wrong.length > 0
    ? { ok: false, wrong }
    : { ok: true, post: { executorKeys: keys, tick: ticks as number, command: command as JsonObject } };
}

/** No key in it, however deep, that would reach a prototype. */
function safe(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(safe);
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).every((key) => !isUnsafeKey(key) && safe((value as Record<string, unknown>)[key]));
}
