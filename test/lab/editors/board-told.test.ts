// What the lab says of commands nobody in the room reads, and of facts without a last change.

import { beforeAll, expect, test } from 'vitest';
import { nobodyWords } from '../../../src/lab/commands/addressees.ts';
import { neverWords } from '../../../src/lab/commands/FactsList.tsx';
import { followLanguage } from '../../../src/lab/words/index.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';

beforeAll(() => followLanguage());

test('a command to a maid who is out names her, and one to nobody says so', () => {
  const { state } = openCafe({ seed: 3 }, scripts);
  const mei = state.people['mei'];
  if (mei === undefined) throw new Error('no Mei');
  mei.present = false;
  expect(nobodyWords(['mei'], state)).toBe('Not in the room now: Mei. They read the board when they are back.');
  expect(nobodyWords(['zoe'], state)).toBe('Nobody here has that name.');
});

test('commands that have gone are not said never to have come, and own facts have no common last change', () => {
  expect(neverWords({ name: 'commands', value: 0 })).toBe('none on the board');
  expect(neverWords({ name: 'alert', value: null })).toBe('');
  expect(neverWords({ name: 'rush', value: false })).toBe('not yet');
});
