/**
 * Reads the commands of a scenario. Each is posted on the blackboard at the beginning of the tick given in `at`.
 *
 *     "commands": [{ "at": 40, "executorKeys": ["team1"], "tick": 200, "command": { "behave": "move", "x": 4, "y": 6 } }]
 */

import type { Json } from '../../ai/index.ts';
import { didYouMean } from '../../ai/problems.ts';
import type { Input, JournalEntry } from '../inputs/index.ts';
import type { Reader } from './reader.ts';
import { executorKeysOf } from './known-names.ts';
import { NODES } from './season.ts';
import { MOST_A_MOVE_TICK } from '../state/tuning.ts';
import type { CafeMap } from '../state/things.ts';

/** Names of the fields that each kind of command may have besides `behave`. */
const COMMANDS = {
  move: ['x', 'y', 'manner', 'formation', 'tick', 'after'],
  gather: ['x', 'y', 'manner', 'formation', 'tick', 'after'],
  sweep: ['x', 'y', 'after'],
  serve: ['guest', 'after'],
  help: ['need'],
  scout: ['look', 'after'],
  water: ['guest', 'after'],
} as const;
type CommandBehave = keyof typeof COMMANDS;
const COMMAND_FIELDS = [...new Set<string>(Object.values(COMMANDS).flat())];

/** What the commands of a scenario are checked against: the map, and the ids of the maids and customers in the scenario. */
export interface Commanded {
  readonly map: CafeMap;
  readonly maids: readonly string[];
  readonly customers: readonly string[];
}

export function readCommand(
  read: Reader,
  path: string,
  value: unknown,
  { map, maids, customers }: Commanded,
): JournalEntry {
  const fields = read.object(path, value, ['at', 'executorKeys', 'tick', 'command']);
  const executorKeys = read.namesOf(`${path}.executorKeys`, fields['executorKeys'], executorKeysOf(maids));
  if (Array.isArray(fields['executorKeys']) && executorKeys.length === 0)
    read.wrong(`${path}.executorKeys`, 'names nobody');
  const command = read.object(`${path}.command`, fields['command'], ['behave', ...COMMAND_FIELDS]);
  const errorsBefore = read.errors.length;
  const behave = read.oneOf(`${path}.command.behave`, command['behave'], Object.keys(COMMANDS) as CommandBehave[]);
  const says: readonly string[] = COMMANDS[behave];
  if (read.errors.length === errorsBefore)
    for (const field of COMMAND_FIELDS)
      if (command[field] !== undefined && !says.includes(field))
        read.wrong(`${path}.command.${field}`, `means nothing to '${behave}', which has ${says.join(', ')}`);
  const copy: Record<string, Json> = { behave };
  if (behave === 'move' || behave === 'gather' || behave === 'sweep') {
    copy['x'] = read.whole(`${path}.command.x`, command['x'], 0, Math.max(0, map.width - 1));
    copy['y'] = read.whole(`${path}.command.y`, command['y'], 0, Math.max(0, map.height - 1));
  }
  if (behave === 'move' || behave === 'gather') {
    copy['manner'] = read.oneOf(`${path}.command.manner`, command['manner'], ['a-move', 'plain'] as const, 'a-move');
    if (command['formation'] !== undefined)
      copy['formation'] = readFormation(read, `${path}.command.formation`, command['formation'], maids);
  }
  if (says.includes('tick') && command['tick'] !== undefined) {
    copy['tick'] = read.whole(`${path}.command.tick`, command['tick'], 1, MOST_A_MOVE_TICK);
    if (copy['manner'] !== 'a-move') read.wrong(`${path}.command.tick`, 'belongs to an A-move: how often she looks up');
  }
  if (says.includes('after') && command['after'] !== undefined)
    copy['after'] = readAfter(read, `${path}.command.after`, command['after']);
  if (behave === 'serve' || (behave === 'water' && command['guest'] !== undefined))
    copy['guest'] = read.oneOf(`${path}.command.guest`, command['guest'], customers);
  if (behave === 'help') copy['need'] = read.oneOf(`${path}.command.need`, command['need'], ['dishes'], 'dishes');
  if (behave === 'scout' && command['look'] !== undefined)
    copy['look'] = read.oneOf(`${path}.command.look`, command['look'], NODES);
  const input: Input = {
    kind: 'command',
    post: { executorKeys, tick: read.whole(`${path}.tick`, fields['tick'], 1, 1_000_000, undefined), command: copy },
  };
  return { tick: read.tick(`${path}.at`, fields['at']), input };
}

/** Reads the field `after`, which names the command after which this one is carried out: its number, or `last`. */
function readAfter(read: Reader, path: string, value: unknown): Json {
  if (value === 'last') return value;
  if (Number.isSafeInteger(value) && (value as number) >= 1) return value as number;
  read.unfit(path, value, "the number of an order, counted from 1, or 'last'");
  return 'last';
}

/**
 * Reads the field `formation`, which has each maid's offset in tiles from the command's goal, by her id: `{ "mei": [1,
 * -1] }`.
 */
function readFormation(read: Reader, path: string, value: unknown, maids: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    read.unfit(path, value, 'an object of places by id, like { "mei": [1, -1] }');
    return {};
  }
  const places = Object.entries(value).map(([id, place]): [string, Json] => {
    const fits =
      Array.isArray(place) && place.length === 2 && place.every((one) => Number.isInteger(one) && Math.abs(one) <= 9);
    if (!maids.includes(id)) read.wrong(`${path}.${id}`, `there is no maid of that id${didYouMean(id, maids)}`);
    if (!fits) read.unfit(`${path}.${id}`, place, 'two whole numbers from -9 to 9: tiles to the right and down');
    return [id, fits ? (place as number[]) : [0, 0]];
  });
  return Object.fromEntries(places);
}
