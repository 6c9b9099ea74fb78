// `npm run records`: writes again what is generated from the records of the behaviours and of the day's events.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { optionsOf } from '../run/options.mjs';
import { TODO_TABLE, todoTableUpdated, TYPES, typesUpdated, withoutSentence } from './behaviours.ts';
import { EVENT_TABLE, eventTableUpdated, SCHEMA, schemaUpdated } from './events.ts';
import { PROMISE_TABLE, promiseTableUpdated } from './promises.ts';

optionsOf({
  use: 'npm run records --',
  about: 'Writes again what is generated from the records of behaviours and events.',
});
const root = fileURLToPath(new URL('../../', import.meta.url));
for (const [path, updated] of [
  [TYPES, typesUpdated],
  [TODO_TABLE, todoTableUpdated],
  [PROMISE_TABLE, promiseTableUpdated],
  [EVENT_TABLE, eventTableUpdated],
  [SCHEMA, schemaUpdated],
] as const) {
  const text = readFileSync(root + path, 'utf8');
  const now = updated(text);
  if (now !== text) writeFileSync(root + path, now);
  console.log(`${path}: ${now === text ? 'up to date' : 'written again'}`);
}
for (const name of withoutSentence(readFileSync(root + TODO_TABLE, 'utf8')))
  console.log(`${TODO_TABLE}: write what ‘${name}’ does into its row`);
