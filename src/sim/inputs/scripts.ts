/** Inputs about players' scripts: one gives a script to maids, another records the answers of scripts. */

import { isJson } from '../../ai/index.ts';
import { isRecord } from '../../ai/problems.ts';
import { changeScript, type ScriptChange, takeAnswer } from '../minds/replacing.ts';
import { memberOf } from '../season/staff.ts';
import { maidId, oneOf, optional } from '../state/field-checks.ts';
import { DUTIES } from '../state/person.ts';
import { OWN_KEYS, type OwnThought } from '../state/player-scripts.ts';
import { emit, maid as maidOf } from '../world/world.ts';
import { inputKind } from './input-kind.ts';

/** Maximum length in characters of a player's script, and of the same script with its types removed. */
export const MOST_SCRIPT = 65_536;
const MOST_NAME = 60;
const MOST_ANSWER = 16_000;

const LOST: readonly NonNullable<ScriptInput['lost']>[] = ['runaway', 'hang', 'memory', 'fault'];
const ANSWERS: readonly string[] = ['todo', 'warp', 'usual', 'nothing', 'lost', 'fault'];

export interface ScriptInput extends ScriptChange {
  /** Why the game has removed the script: it ran too long, hung, used too much memory or failed repeatedly. Left out if the player removed it. */
  readonly lost?: 'runaway' | 'hang' | 'memory' | 'fault';
}

/** Input that gives a player's script to one maid or to all maids with the same duties, or removes it. */
export const script = inputKind<ScriptInput>({
  fields: {
    maid: optional(maidId),
    role: optional(oneOf(DUTIES)),
    script: null,
    lost: optional(oneOf(LOST, 'runaway, hang, memory or fault')),
  },
  // Only the form of a script is checked here. Mistakes inside the script show only when it runs in the sandbox.
  wrong: ({ maid, role, script: given }) => [
    ...((maid === undefined) === (role === undefined) ? ['maid or role should be given, one of the two'] : []),
    ...(given === null ? [] : wrongOwnScript(given)),
  ],
  past: { script: { orNull: { name: 'text', text: 'script' } } },
  group: 'rules',
  sets: ({ maid, role }) => `${maid ?? ''} ${role ?? ''}`,
  apply: (world, given) => {
    const { season } = world.state;
    const { maid: id, role, lost } = given;
    if (
      id !== undefined &&
      maidOf(world, id) === undefined &&
      (season === undefined || memberOf(season, id) === undefined)
    )
      return `there is no maid '${id}'`;
    changeScript(world, given);
    const about = { role: role ?? null, name: given.script?.name ?? null };
    emit(world, 'script', id ?? null, lost === undefined ? about : { ...about, lost });
    return null;
  },
});

/** Everything wrong with the form of a player's script. */
export function wrongOwnScript(given: unknown): string[] {
  if (!isRecord(given)) return ['script should be a name with a text, or null'];
  const wrong: string[] = [];
  const { name, text, code, keys } = given;
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

/** Input that records the answer of a player's script. The answer applies until the next one is recorded; see script-api/player-scripts.ts. */
export const thought = inputKind<OwnThought>({
  fields: {
    maid: maidId,
    answer: {
      is: 'what a script can answer, as plain data of at most 16,000 characters',
      right: (answer) =>
        isRecord(answer) &&
        typeof answer['is'] === 'string' &&
        ANSWERS.includes(answer['is']) &&
        isJson(answer) &&
        JSON.stringify(answer).length <= MOST_ANSWER,
    },
    key: optional(oneOf(OWN_KEYS)),
  },
  past: { maid: 'name', answer: { is: 'text' } },
  group: null,
  apply: (world, { maid, answer, key }) => {
    takeAnswer(world, maid, key ?? 'waiting', answer);
    return null;
  },
});
