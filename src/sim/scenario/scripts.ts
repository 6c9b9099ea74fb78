/**
 * Reads the players' scripts that a scenario contains. Each becomes an input in tick 0.
 *
 *     "scripts": { "mei": { "name": "greet", "text": "export default …" }, "role:serving": … }
 *
 * A file name in place of a script is replaced by its text before this file reads the scenario (`npm run sim`).
 */

import { didYouMean } from '../../ai/problems.ts';
import type { JournalEntry } from '../inputs/index.ts';
import { wrongOwnScript } from '../inputs/scripts.ts';
import type { OwnScript } from '../state/player-scripts.ts';
import type { Duties, Person } from '../state/person.ts';
import type { Reader } from './reader.ts';

const ROLES: readonly Duties[] = ['allround', 'reception', 'serving'];

export function readScripts(read: Reader, value: unknown, people: Readonly<Record<string, Person>>): JournalEntry[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    read.unfit('scripts', value, 'an object: scripts by the id of a maid, or by role: and her duties');
    return [];
  }
  const maids = Object.keys(people).filter((id) => people[id]?.role === 'maid');
  const whom = [...maids, ...ROLES.map((role) => `role:${role}`)];
  const entries: JournalEntry[] = [];
  for (const [key, script] of Object.entries(value)) {
    const path = `scripts.${key}`;
    if (!whom.includes(key)) {
      read.wrong(path, `there is nobody of that name; a maid's id or role:duties${didYouMean(key, whom)}`);
      continue;
    }
    // A script set to null by --set or --vs counts as left out.
    if (script === null) continue;
    if (typeof script === 'string') {
      read.wrong(path, 'is the name of a file, which only `npm run sim` reads; here its name and text are needed');
      continue;
    }
    const wrong = wrongOwnScript(script);
    for (const one of wrong) read.wrong(path, one);
    if (wrong.length > 0) continue;
    const { name, text, code, keys } = script as OwnScript;
    const own = { name, text, ...(code === undefined ? {} : { code }), ...(keys === undefined ? {} : { keys }) };
    const role = ROLES.find((one) => key === `role:${one}`);
    const to = role === undefined || maids.includes(key) ? { maid: key } : { role };
    entries.push({ tick: 0, input: { kind: 'script', ...to, script: own } });
  }
  return entries;
}
