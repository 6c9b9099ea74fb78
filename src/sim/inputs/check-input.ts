/** Checks the form of an input: returns all problems at once, each with its field and what would be valid. */

import { isJson, type Json } from '../../ai/index.ts';
import { didYouMean, isRecord } from '../../ai/problems.ts';
import { controllerNames } from '../../data/index.ts';
import { brainProblems } from '../head-maid/file.ts';
import { wrongAct } from '../season/evening.ts';
import { type Configs, isUtilityName, problemText, unknownConfig } from '../thinking/configs.ts';
import type { Input, MaidEdit } from '../state/input.ts';
import { asRecord } from '../state/as-record.ts';
import { isHand } from '../janken/janken.ts';
import { CUSTOMER_TYPES } from '../thinking/kinds.ts';
import { OWN_KEYS } from '../state/player-scripts.ts';
import { type Tables, unknownTable } from '../thinking/tables.ts';
import { MOST_A_MOVE_TICK } from '../state/tuning.ts';
import { type ScriptNames, wrongWarps } from '../thinking/warps.ts';

const whole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
/** A text that can be a key of a record; property names that every object has are refused. */
const isName = (value: unknown): boolean => typeof value === 'string' && !(value in {});
const strings = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The fields of each input. Any other field would be stored without effect, so it is refused. */
const FIELDS: Readonly<Record<Input['kind'], readonly string[]>> = {
  command: ['post', 'free'],
  edit: ['maid', 'edit'],
  block: ['x', 'y', 'decor'],
  unblock: ['x', 'y'],
  removeSeat: ['seat'],
  table: ['name', 'rows'],
  config: ['name', 'text'],
  warps: ['of', 'keys'],
  script: ['maid', 'role', 'script', 'lost'],
  thought: ['maid', 'answer', 'key'],
  said: ['hints'],
  headMaid: ['mode', 'appoint', 'brain'],
  janken: ['guest', 'hand'],
  counter: ['advice'],
  evening: ['act'],
};
const INPUTS = Object.keys(FIELDS);
const POST_FIELDS = ['executorKeys', 'tick', 'command'];
/** The fields of a maid that the player can change. */
export const EDIT_FIELDS: readonly (keyof MaidEdit)[] = [
  'rank',
  'favouriteCustomerIds',
  'favouriteCustomerTypes',
  'alertness',
  'duties',
  'obedience',
  'team',
  'controller',
];

/** Fields of a record that are not known, each with the nearest known one. */
const unknownFields = (of: string, record: object, known: readonly string[]): string[] =>
  Object.keys(record)
    .filter((field) => !known.includes(field))
    .map((field) => `${field} is no field of ${of}; known: ${known.join(', ')}${didYouMean(field, known)}`);

/**
 * Returns everything wrong with an input; empty if it is valid.
 * @param tables of the café that receives the input; they define what a table may name
 * @param configs the same for configurations
 * @param scripts that may stand behind warp keys
 */
export function wrongInput(
  input: Input,
  tables: Pick<Tables, 'read' | 'roleOf'>,
  configs: Pick<Configs, 'read'>,
  scripts: ScriptNames,
): string[] {
  const wrong: string[] = [];
  const expect = (good: boolean, field: string, what: string): void => {
    if (!good) wrong.push(`${field} should be ${what}`);
  };
  const { kind } = input as { readonly kind: string };
  if (!INPUTS.includes(kind)) return [`kind should be one of ${INPUTS.join(', ')}${didYouMean(kind, INPUTS)}`];
  wrong.push(...unknownFields(`the input ${kind}`, input, ['kind', ...FIELDS[input.kind]]));
  if (input.kind === 'command') {
    if (!isRecord(input.post as unknown)) return [...wrong, `post should be an object of ${POST_FIELDS.join(', ')}`];
    wrong.push(...unknownFields('a command', input.post, POST_FIELDS));
    const { executorKeys, tick, command } = input.post;
    expect(strings(executorKeys) && executorKeys.length > 0, 'executorKeys', 'a list of at least one name');
    expect(whole(tick, 1, 1e9), 'tick', 'a whole number of at least 1');
    expect(
      typeof command === 'object' && command !== null && isJson(command) && typeof command['behave'] === 'string',
      'command',
      'an object with a behave',
    );
    wrong.push(...wrongManner(command));
    expect(input.free === undefined || input.free === true, 'free', 'true, or left out');
  } else if (input.kind === 'edit') {
    const { edit } = input;
    expect(isName(input.maid), 'maid', 'the id of a maid');
    if (!isRecord(edit as unknown)) return [...wrong, `edit should be an object of ${EDIT_FIELDS.join(', ')}`];
    wrong.push(...unknownFields('an edit', edit, EDIT_FIELDS));
    if (edit.rank !== undefined) expect(whole(edit.rank, 2, 5), 'rank', '2 (N), 3 (R), 4 (SR) or 5 (SSR)');
    if (edit.alertness !== undefined)
      expect(
        edit.alertness === null || whole(edit.alertness, 1, 6000),
        'alertness',
        'a whole number of ticks from 1, or null for plain',
      );
    if (edit.obedience !== undefined)
      expect(
        typeof edit.obedience === 'number' && edit.obedience >= 0 && edit.obedience <= 1,
        'obedience',
        'a number from 0 to 1',
      );
    if (edit.team !== undefined)
      expect(edit.team === null || whole(edit.team, 1, 9), 'team', 'a team from 1 to 9, or null');
    if (edit.duties !== undefined)
      expect(['allround', 'reception', 'serving'].includes(edit.duties), 'duties', 'allround, reception or serving');
    if (edit.controller !== undefined)
      expect(
        controllerNames.includes(edit.controller),
        'controller',
        `one of ${controllerNames.join(', ')}${didYouMean(String(edit.controller), controllerNames)}`,
      );
    if (edit.favouriteCustomerIds !== undefined)
      expect(strings(edit.favouriteCustomerIds), 'favouriteCustomerIds', 'a list of ids');
    if (edit.favouriteCustomerTypes !== undefined)
      if (strings(edit.favouriteCustomerTypes))
        edit.favouriteCustomerTypes.forEach((type, i) =>
          expect(
            CUSTOMER_TYPES.includes(type),
            `favouriteCustomerTypes.${i}`,
            `one of ${CUSTOMER_TYPES.join(', ')}${didYouMean(type, CUSTOMER_TYPES)}`,
          ),
        );
      else expect(false, 'favouriteCustomerTypes', 'a list of types');
  } else if (input.kind === 'block' || input.kind === 'unblock') {
    expect(whole(input.x, 0, 1000) && whole(input.y, 0, 1000), 'x, y', 'a tile of the map');
    if (input.kind === 'block')
      expect(typeof input.decor === 'string' && input.decor !== '', 'decor', 'the kind of a piece of furniture');
  } else if (input.kind === 'removeSeat') expect(isName(input.seat), 'seat', 'the letter of a seat');
  else if (input.kind === 'table') wrong.push(...wrongTable(input, tables));
  else if (input.kind === 'config') wrong.push(...wrongConfig(input, configs));
  else if (input.kind === 'warps') wrong.push(...wrongWarps(input, scripts));
  else if (input.kind === 'script') wrong.push(...wrongScript(input));
  else if (input.kind === 'thought') {
    expect(isName(input.maid), 'maid', 'the id of a maid');
    expect(
      input.key === undefined || OWN_KEYS.includes(input.key),
      'key',
      `${OWN_KEYS.join(', ')}${didYouMean(String(input.key), OWN_KEYS)}`,
    );
    expect(isAnswer(input.answer), 'answer', 'what a script can answer, as plain data of at most 16,000 characters');
  } else if (input.kind === 'said') expect(strings(input.hints), 'hints', 'a list of names');
  else if (input.kind === 'headMaid') {
    const { mode, appoint, brain } = input;
    const modes = ['Player', 'Train', 'Auto'];
    if (mode !== undefined)
      expect(modes.includes(mode), 'mode', `${modes.join(', ')}${didYouMean(String(mode), modes)}`);
    if (appoint !== undefined && appoint !== null)
      expect(isName(appoint), 'appoint', 'the id of a maid, or null for the highest ranked');
    if (brain !== undefined && brain !== null) wrong.push(...brainProblems(brain));
  } else if (input.kind === 'janken') {
    expect(isName(input.guest), 'guest', 'the id of a guest');
    expect(isHand(input.hand), 'hand', 'rock, paper or scissors');
  } else if (input.kind === 'counter') expect(isName(input.advice), 'advice', 'the name of a rule');
  else if (input.kind === 'evening') wrong.push(...wrongAct(input.act));
  return wrong;
}

/** Checks `tick` (how often she looks up) and `after` (which order it follows) of a command. */
function wrongManner(command: unknown): string[] {
  const { tick, after } = asRecord(command as Json);
  const wrong: string[] = [];
  if (tick !== undefined && !whole(tick, 1, MOST_A_MOVE_TICK))
    wrong.push(`command.tick should be a whole number of ticks from 1 to ${MOST_A_MOVE_TICK}: how often she looks up`);
  if (after !== undefined && after !== 'last' && !whole(after, 1, Number.MAX_SAFE_INTEGER))
    wrong.push("command.after should be the number of an order, or 'last'");
  return wrong;
}

/** Most characters of a player's script, and of its code without types. */
export const MOST_SCRIPT = 65_536;
const MOST_NAME = 60;
const MOST_ANSWER = 16_000;
const DUTIES = ['allround', 'reception', 'serving'];

/** Everything wrong with the form of a script; whether it runs is up to the sandbox. */
function wrongScript({ maid, role, script, lost }: Extract<Input, { kind: 'script' }>): string[] {
  const wrong: string[] = [];
  if ((maid === undefined) === (role === undefined)) wrong.push('maid or role should be given, one of the two');
  // A name such as `constructor` would be found in every record.
  if (maid !== undefined && (maid === '' || !isName(maid))) wrong.push('maid should be the id of a maid');
  if (role !== undefined && !DUTIES.includes(role))
    wrong.push(`role should be ${DUTIES.join(', ')}${didYouMean(String(role), DUTIES)}`);
  if (lost !== undefined && !['runaway', 'hang', 'memory', 'fault'].includes(lost))
    wrong.push('lost should be runaway, hang, memory or fault');
  return script === null ? wrong : [...wrong, ...wrongOwnScript(script)];
}

/** Everything wrong with the form of a player's script. */
export function wrongOwnScript(script: unknown): string[] {
  if (!isRecord(script)) return ['script should be a name with a text, or null'];
  const wrong: string[] = [];
  const { name, text, code, keys } = script;
  if (
    typeof name !== 'string' ||
    name.trim() === '' ||
    name.length > MOST_NAME ||
    [...name].some((letter) => letter < ' ' || letter === '\u007f')
  )
    wrong.push(`name should be a line of at most ${MOST_NAME} characters`);
  for (const [field, value] of [
    ['text', text],
    ['code', code ?? ''],
  ] as const)
    if (typeof value !== 'string' || value.length > MOST_SCRIPT)
      wrong.push(`${field} should be a script of at most ${MOST_SCRIPT} characters`);
  const known: readonly unknown[] = OWN_KEYS;
  if (
    keys !== undefined &&
    (!Array.isArray(keys) ||
      keys.length === 0 ||
      new Set(keys).size < keys.length ||
      !keys.every((key) => known.includes(key)))
  )
    wrong.push(`keys should be warp keys a script can stand for, each once: ${OWN_KEYS.join(', ')}`);
  return wrong;
}

const ANSWERS = ['todo', 'warp', 'usual', 'nothing', 'lost', 'fault'];
const isAnswer = (answer: unknown): boolean =>
  isRecord(answer) &&
  typeof answer['is'] === 'string' &&
  ANSWERS.includes(answer['is']) &&
  isJson(answer) &&
  JSON.stringify(answer).length <= MOST_ANSWER;

/** Everything wrong with a configuration, each with its line. */
function wrongConfig({ name, text }: Extract<Input, { kind: 'config' }>, configs: Pick<Configs, 'read'>): string[] {
  if (typeof name !== 'string' || !isUtilityName(name)) return [`name: ${unknownConfig(String(name))}`];
  if (text === null) return [];
  if (typeof text !== 'string') return ['text should be YAML, or null for the configuration as it ships'];
  const read = configs.read(name, text);
  return read.ok ? [] : read.problems.map(problemText);
}

/** Everything wrong with a table, each with its row and column. */
function wrongTable(
  { name, rows }: Extract<Input, { kind: 'table' }>,
  tables: Pick<Tables, 'read' | 'roleOf'>,
): string[] {
  if (typeof name !== 'string' || tables.roleOf(name) === null) return [`name: ${unknownTable(String(name))}`];
  if (rows === null) return [];
  if (!Array.isArray(rows)) return ['rows should be a list of rows, or null for the table as it ships'];
  const read = tables.read(name, rows);
  return read.ok
    ? []
    : read.problems.map(({ row, column, message }) => `row ${row}${column === '' ? '' : `, ${column}`}: ${message}`);
}
