// The form of every input (src/sim/inputs): all problems are returned at once, each field with what
// would be valid, and values at their limits are accepted.

import { EVENT_KINDS } from '../../src/sim/events/index.ts';
import { describe, expect, test } from 'vitest';
import { controllerNames, utilityNames } from '../../src/data/index.ts';
import { type Input, wrongInput } from '../../src/sim/inputs/index.ts';
import { EDIT_FIELDS } from '../../src/sim/state/maid-edit.ts';
import { MOST_SCRIPT, wrongOwnScript } from '../../src/sim/inputs/scripts.ts';
import { CUSTOMER_TYPES } from '../../src/sim/thinking/kinds.ts';
import { OWN_KEYS } from '../../src/sim/state/player-scripts.ts';
import { MOST_A_MOVE_TICK } from '../../src/sim/state/tuning.ts';
import { problemText, unknownConfig } from '../../src/sim/thinking/configs.ts';
import { tableNames, unknownTable } from '../../src/sim/thinking/tables.ts';
import { maid, open } from '../scenarios/story.ts';

const { world } = open({ map: ['#####', '#...#', '##D##'], maids: [maid('hana', [1, 1])] }).cafe;
const wrong = (input: unknown): string[] => wrongInput(input as Input, world);

const move = { behave: 'move', x: 1, y: 1 };
const post = (more: object = {}): object => ({ executorKeys: ['hana'], tick: 9, command: move, ...more });
const edit = (changes: object): object => ({ kind: 'edit', maid: 'hana', edit: changes });
const text = 'export default () => null';
const KEYS = OWN_KEYS.join(', ');

test.each<[string, object]>([
  ['a command', { kind: 'command', post: post() }],
  ['a command that takes no chalk', { kind: 'command', post: post(), free: true }],
  ['a command for the shortest time', { kind: 'command', post: post({ tick: 1 }) }],
  ['a command for the longest time', { kind: 'command', post: post({ tick: 1e9 }) }],
  ['a command with the quickest look', { kind: 'command', post: post({ command: { ...move, tick: 1 } }) }],
  ['a command with the slowest look', { kind: 'command', post: post({ command: { ...move, tick: MOST_A_MOVE_TICK } }) }],
  ['a command after the first order', { kind: 'command', post: post({ command: { ...move, after: 1 } }) }],
  ['a command after the last order', { kind: 'command', post: post({ command: { ...move, after: 'last' } }) }],
  ['a command after her present work', { kind: 'command', post: post({ command: { ...move, after: 'free' } }) }],
  ['the lowest of everything', edit({ rank: 2, alertness: 1, obedience: 0, team: 1, duties: 'reception' })],
  ['the highest of everything', edit({ rank: 5, alertness: 6000, obedience: 1, team: 9, duties: 'serving' })],
  ['no alertness and no team', edit({ alertness: null, team: null })],
  ['a block in the corner', { kind: 'block', x: 0, y: 0, decor: 'palm' }],
  ['a block far away', { kind: 'block', x: 1000, y: 1000, decor: 'palm' }],
  ['a script for a maid', { kind: 'script', maid: 'hana', script: null }],
  ['a script for a role', { kind: 'script', role: 'serving', script: { name: 'a', text, code: text, keys: ['move'] } }],
  ['a script that was lost', { kind: 'script', maid: 'hana', script: null, lost: 'hang' }],
  ['a thought', { kind: 'thought', maid: 'hana', answer: { is: 'usual' } }],
  ['a thought behind another key', { kind: 'thought', maid: 'hana', key: 'sweep', answer: { is: 'nothing' } }],
  ['an alert range', edit({ alertRange: [{ radius: 6, halfAngle: 60, facing: 0 }] })],
  ['hints that were said', { kind: 'said', hints: ['queue'] }],
  ['maids deliberately left alone', { kind: 'headMaid', leave: true }],
  ['nobody appointed, everything forgotten', { kind: 'headMaid', mode: 'Auto', appoint: null, brain: null }],
  ['a deed', { kind: 'drive', maid: 'hana', deed: 'tidy', x: 1, y: 1 }],
  ['a mode and nothing learned', { kind: 'apprentice', maid: 'hana', mode: 'Auto', counts: null }],
  ['a scene', { kind: 'scene', event: 'brawl' }],
  ['a rush', { kind: 'strong', action: 'rush', table: 1 }],
  ['tables to join', { kind: 'strong', action: 'join', table: 1, other: 2 }],
  ['all hands', { kind: 'strong', action: 'allHands' }],
  ['sign at the door', { kind: 'strong', action: 'doorSign' }],
  ['a hand', { kind: 'janken', guest: 'ann', hand: 'rock' }],
])('%s is right', (_what, input) => {
  expect(wrong(input)).toEqual([]);
}); // prettier-ignore

describe('what is wrong is told, all of it, with what would be right', () => {
  test.each<[object, string[]]>([
    [{ kind: 'explode' }, ['kind should be one of command, edit, block, unblock, removeSeat, table, config, warps, script, thought, said, solved, headMaid, apprentice, drive, janken, counter, sign, evening, scene, free, strong, readWhy, answer, focus']],
    [{ kind: 'strong', action: 'rsh' }, ["action should be one of rush, calm, special, encore, join, allHands, doorSign; did you mean 'rush'?"]],
    [{ kind: 'strong', action: 'join', table: 0, dish: 'tea' }, ['table should be the number of a table', 'join needs a other', 'join takes no dish']],
    [{ kind: 'scene', event: 'brawll' }, [`event should be one of ${EVENT_KINDS.join(', ')}; did you mean 'brawl'?`]],
    [{ kind: 'said', hints: ['a'], mod: 1 }, ['mod is no field of the input said; known: kind, hints']],
    [{ kind: 'script', script: null, rol: 'serving' }, ["rol is no field of the input script; known: kind, maid, role, script, lost; did you mean 'role'?", 'maid or role should be given, one of the two']],
    [{ kind: 'command', post: null }, ['post should be an object of executorKeys, tick, command']],
    [{ kind: 'command', post: post({ executorKeys: [], tick: 0, command: 7 }), free: false }, ['free should be true, or left out', 'executorKeys should be a list of at least one name', 'tick should be a whole number of at least 1', 'command should be an object with a behave']],
    [{ kind: 'command', post: post({ executorKeys: [7], tick: 1e9 + 1 }) }, ['executorKeys should be a list of at least one name', 'tick should be a whole number of at least 1']],
    [{ kind: 'command', post: post({ command: { ...move, tick: 0, after: 0 } }) }, [`command.tick should be a whole number of ticks from 1 to ${MOST_A_MOVE_TICK}: how often she looks up`, "command.after should be the number of an order, 'last' or 'free'"]],
    [{ kind: 'command', post: post({ command: { ...move, tick: MOST_A_MOVE_TICK + 1, after: 'first' } }) }, [`command.tick should be a whole number of ticks from 1 to ${MOST_A_MOVE_TICK}: how often she looks up`, "command.after should be the number of an order, 'last' or 'free'"]],
    [{ kind: 'edit', maid: 'constructor', edit: 'rank' }, ['maid should be the id of a maid', `edit should be an object of ${EDIT_FIELDS.join(', ')}`]],
    [edit({ rank: 1, alertness: 0, obedience: -0.1, team: 0, duties: 'cook' }), ['rank should be 2 (N), 3 (R), 4 (SR) or 5 (SSR)', 'alertness should be a whole number of ticks from 1, or null for plain', 'duties should be allround, reception or serving', 'obedience should be a number from 0 to 1', 'team should be a team from 1 to 9, or null']],
    [edit({ rank: 6, alertness: 6001, obedience: 1.1, team: 10, controller: 'non' }), ['rank should be 2 (N), 3 (R), 4 (SR) or 5 (SSR)', 'alertness should be a whole number of ticks from 1, or null for plain', 'obedience should be a number from 0 to 1', 'team should be a team from 1 to 9, or null', `controller should be one of ${controllerNames.join(', ')}`]],
    [edit({ favouriteCustomerIds: 'ann', favouriteCustomerTypes: ['office', 'ofice'] }), ['favouriteCustomerIds should be a list of ids', `favouriteCustomerTypes.1 should be one of ${CUSTOMER_TYPES.join(', ')}; did you mean 'office'?`]],
    [edit({ alertRange: [] }), ['alertRange should be a list of 1 to 4 sectors']],
    [edit({ alertRange: [{ radius: 31, halfAngle: 60, facing: 0 }] }), ['alertRange.0.radius should be a number of tiles from 0 to 30']],
    [edit({ favouriteCustomerTypes: 'office' }), ['favouriteCustomerTypes should be a list of types']],
    [{ kind: 'block', x: -1, y: 0, decor: '' }, ['x should be a tile of the map', 'decor should be the kind of a piece of furniture']],
    [{ kind: 'unblock', x: 0, y: 1001 }, ['y should be a tile of the map']],
    [{ kind: 'removeSeat', seat: 7 }, ['seat should be the letter of a seat']],
    [{ kind: 'table', name: 'patient', rows: 7 }, ['rows should be a list of rows, or null for the table as it ships']],
    [{ kind: 'config', name: 'seat', text: 7 }, ['text should be YAML, or null for the configuration as it ships']],
    [{ kind: 'script', maid: '', role: 'cook', script: 7, lost: 'asleep' }, ['maid should be the id of a maid', 'role should be one of allround, reception, serving', 'lost should be runaway, hang, memory or fault', 'maid or role should be given, one of the two', 'script should be a name with a text, or null']],
    [{ kind: 'thought', maid: 'toString', key: 'swep', answer: { is: 'odd' } }, ['maid should be the id of a maid', 'answer should be what a script can answer, as plain data of at most 16,000 characters', `key should be one of ${KEYS}; did you mean 'sweep'?`]],
    [{ kind: 'said', hints: 'queue' }, ['hints should be a list of names']],
    [{ kind: 'headMaid', mode: 'Auot', appoint: 'constructor' }, ["mode should be one of Player, Train, Auto; did you mean 'Auto'?", 'appoint should be the id of a maid, or null for the highest ranked']],
    [{ kind: 'janken', guest: null, hand: 'fist' }, ['guest should be the id of a guest', 'hand should be rock, paper or scissors']],
    [{ kind: 'drive', maid: 'hana', deed: 'tydy', x: 1000 }, ["deed should be one of serve, handIn, fetch, bring, tidy, welcome, talk, pass, wait, chat; did you mean 'tidy'?", 'x should be a tile of the map']],
    [{ kind: 'apprentice', maid: 'hana', mode: 'auto', counts: { nowhere: {}, 'empty/none/none/none/none/floor': { tydy: 1, wait: 100 } } }, ["mode should be one of Player, Train, Auto; did you mean 'Auto'?", 'counts.nowhere is no situation; write the words of its cases, as in empty/calls/none/far/none/floor', "counts.empty/none/none/none/none/floor.tydy is no deed; did you mean 'tidy'?; known: serve, handIn, fetch, bring, tidy, welcome, talk, pass, wait, chat", 'counts.empty/none/none/none/none/floor.wait should be a number from 0 to 99']],
    [{ kind: 'counter', advice: 'constructor' }, ['advice should be the name of a rule']],
  ])('%j', (input, mistakes) => {
    expect(wrong(input)).toEqual(mistakes);
  });
}); // prettier-ignore

test('an answer of a script is at most 16,000 characters long', () => {
  const answer = (letters: number): object => ({ is: 'fault', message: 'x'.repeat(letters) });
  const rest = JSON.stringify(answer(0)).length;
  expect(wrong({ kind: 'thought', maid: 'hana', answer: answer(16_000 - rest) })).toEqual([]);
  expect(wrong({ kind: 'thought', maid: 'hana', answer: answer(16_001 - rest) })).toEqual([
    'answer should be what a script can answer, as plain data of at most 16,000 characters',
  ]);
});

test('an unknown table or configuration is answered with the nearest name, or with all there are', () => {
  expect(unknownTable('pateint')).toBe("there is no table 'pateint'; did you mean 'patient'?");
  expect(unknownTable('zzzzzzzz')).toBe(`there is no table 'zzzzzzzz'; known: ${tableNames.join(', ')}`);
  expect(unknownConfig('saet')).toBe("there is no configuration 'saet'; did you mean 'seat'?");
  expect(unknownConfig('zzzzzzzz')).toBe(`there is no configuration 'zzzzzzzz'; known: ${utilityNames.join(', ')}`);
});

test('a mistake in a configuration is told with its line and its place, as far as it has them', () => {
  expect(problemText({ line: 4, path: 'options[0]', message: 'no' })).toBe('line 4, options[0]: no');
  expect(problemText({ line: 4, path: '', message: 'no' })).toBe('line 4, no');
  expect(problemText({ path: 'options[0]', message: 'no' } as never)).toBe('options[0]: no');
  expect(problemText({ path: '', message: 'no' } as never)).toBe('no');
});

describe('the form of a player’s script', () => {
  const long = (letters: number): string => 'x'.repeat(letters);
  test.each<[string, object]>([
    ['the longest name', { name: long(60), text }],
    ['the longest text and code', { name: 'a', text: long(MOST_SCRIPT), code: long(MOST_SCRIPT) }],
    ['every key once', { name: 'a', text, keys: [...OWN_KEYS] }],
  ])('%s is right', (_what, script) => {
    expect(wrongOwnScript(script)).toEqual([]);
  });

  const NAME = 'name should be a line of at most 60 characters';
  const KEYED = `keys should be warp keys a script can stand for, each once: ${KEYS}`;
  const tooLong = (field: string): string => `${field} should be a script of at most ${MOST_SCRIPT} characters`;
  test.each<[string, object, string[]]>([
    ['a name too long, a text and a code too long', { name: long(61), text: long(MOST_SCRIPT + 1), code: long(MOST_SCRIPT + 1) }, [NAME, tooLong('text'), tooLong('code')]],
    ['a name of blanks', { name: '  ', text }, [NAME]],
    ['a name of two lines', { name: 'a\nb', text }, [NAME]],
    ['a code that is no text', { name: 'a', text, code: 7 }, [tooLong('code')]],
    ['no text at all', { name: 'a' }, [tooLong('text')]],
    ['no keys at all', { name: 'a', text, keys: [] }, [KEYED]],
    ['a key twice', { name: 'a', text, keys: ['move', 'move'] }, [KEYED]],
    ['a key there is not', { name: 'a', text, keys: ['move', 'fly'] }, [KEYED]],
  ])('%s', (_what, script, mistakes) => {
    expect(wrongOwnScript(script)).toEqual(mistakes);
  }); // prettier-ignore
});
