// A behaviour or an event of the day is one record and its words: everything else that names it is generated, or read from
// the record.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { behaviours } from '../../src/sim/behaviours/index.ts';
import { PROMISE_TABLE, promiseTableUpdated } from '../../tools/records/promises.ts';
import { TODO_TABLE, todoTableUpdated, TYPES, typesUpdated, withoutSentence } from '../../tools/records/behaviours.ts';
import { eventRows } from '../../src/data/season/index.ts';
import type { DayEvent } from '../../src/sim/events/day-event.ts';
import { EVENT_KINDS, events } from '../../src/sim/events/index.ts';
import { EVENT_TABLE, eventTableUpdated, SCHEMA, schemaUpdated } from '../../tools/records/events.ts';
import { LANGUAGES, wordsOf } from '../laws/word-files.ts';

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

test('the type of todos in players’ scripts is that of the records', () => {
  expect(typesUpdated(textOf(TYPES)), 'run npm run records').toBe(textOf(TYPES));
});

test('the guide’s table of todos has the roles and fields of the records, and a sentence for each', () => {
  const text = textOf(TODO_TABLE);
  expect(todoTableUpdated(text), 'run npm run records').toBe(text);
  expect(withoutSentence(text)).toEqual([]);
});

test('a row that has gone, a field that has changed and a new behaviour are noticed', () => {
  const text = textOf(TODO_TABLE);
  const without = text.replace(/^\| maid +\| `sweep`.*\n/m, '');
  expect(withoutSentence(todoTableUpdated(without))).toEqual(['sweep']);
  expect(todoTableUpdated(text.replace('`round?`', '`round`'))).toBe(text);
  expect(typesUpdated(textOf(TYPES).replace(/^ {4}\| .*'pause'.*\n/m, ''))).toBe(textOf(TYPES));
});

test('every event of the day has its row of data, and every row its event', () => {
  expect(eventRows.map(({ kind }) => kind).sort()).toEqual([...EVENT_KINDS].sort());
});

test('the page on events and the schema of scenarios list the records', () => {
  expect(eventTableUpdated(textOf(EVENT_TABLE)), 'run npm run records').toBe(textOf(EVENT_TABLE));
  expect(schemaUpdated(textOf(SCHEMA)), 'run npm run records').toBe(textOf(SCHEMA));
});

test('a row of the page that has gone and a kind that the schema lacks are noticed', () => {
  const page = textOf(EVENT_TABLE);
  expect(eventTableUpdated(page.replace(/^\| `tv`.*\n/m, ''))).toBe(page);
  const schema = textOf(SCHEMA);
  expect(schemaUpdated(schema.replace('"alarm", "gang"', '"alarm"'))).toBe(schema);
});

/** Words that the records need; several wordings end in a verdict, plurals in `_other`. */
function missing(words: ReadonlySet<string>): string[] {
  const has = (key: string): boolean => ['', '_other', '.good', '.good_other'].some((end) => words.has(key + end));
  return EVENT_KINDS.flatMap((kind) => {
    const { secret, sign } = events[kind] as DayEvent;
    return [
      ...(secret === true ? [] : [`drama.event.${kind}.begins`]),
      `drama.event.${kind}.ends`,
      ...(sign === undefined ? [] : [`drama.sign.${kind}`]),
      ...(isAnnounced(kind) ? [`report.tomorrow.event.${kind}`] : []),
    ].filter((key) => !has(key));
  });
}
const isAnnounced = (kind: keyof typeof events): boolean =>
  (events[kind] as DayEvent).dated !== undefined ||
  eventRows.some((row) => row.kind === kind && row.announced === 'yes');

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf('src/words', language);

  test('the notebook has a sentence for each behaviour', () => {
    // Their sentence depends on what for, or on which pastime it is.
    const several: Readonly<Record<string, string>> = { call: 'callOrder', pastime: 'pastime.phone' };
    const keys = Object.keys(behaviours).map((name) => `notebook.todo.${several[name] ?? name}`);
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  });

  test('every event of the day has words for its beginning, its end, its sign and its announcement', () => {
    expect(missing(new Set())).toHaveLength(2 * EVENT_KINDS.length - 1 + 8 + 5);
    expect(missing(new Set(words.keys()))).toEqual([]);
  });

  test('promises can be said of each behaviour that they may name', () => {
    const lab = wordsOf('src/lab/words', language);
    const keys = Object.entries(behaviours).flatMap(([name, { role, promised }]) =>
      promised === undefined ? [] : [`promises.is.${role}.${name}_other`],
    );
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.filter((key) => !lab.has(key))).toEqual([]);
  });
});

test('the table of docs/promises.md has today’s states and events, and a new state comes last in its row', () => {
  const text = textOf(PROMISE_TABLE);
  expect(promiseTableUpdated(text), 'run npm run records').toBe(text);
  const without = promiseTableUpdated(text.replace('cleans, sweeps, walks', 'cleans, dreams, walks'));
  expect(without).toMatch(/\| maid [^|]*\| idles[^|]*cleans, walks[^|]*, sweeps +\|/);
  expect(without).not.toContain('dreams');
});
