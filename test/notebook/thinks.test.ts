// What a maid thinks by, as a sentence on her page; and what she has forgotten can be brought back.

import { expect, test } from 'vitest';
import { thinksText } from '../../src/notebook/now/ControllerLine.tsx';
import { scripts } from '../../src/scripts/index.ts';
import { beginFree } from '../../src/sim/open-free-cafe.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { EditLog, only } from '../../src/ui/edits/edit-log.ts';
import { fetchAllWords, setLanguage } from '../../src/words/index.ts';

await setLanguage('en');
await fetchAllWords();
const open = (): Simulation => new Simulation(beginFree({ seed: 5, from: 'twelve' }), scripts);

test('the page says what she thinks by, also after the controller has changed', () => {
  const cafe = open();
  const says = (id: string): string => thinksText(cafe.state, cafe.state.people[id] as Maid);
  const edit = (maid: string, controller: string): void => {
    cafe.give({ kind: 'edit', maid, edit: { controller } });
    cafe.step();
  };
  expect(says('momo')).toBe('Favourites first, then the longest wait.');
  expect(says('mei')).toContain('Her way of working');
  edit('momo', 'apprentice');
  expect(says('momo')).toContain('Apprentice: she does what you tell her');
  cafe.give({ kind: 'apprentice', maid: 'momo', mode: 'Auto' });
  cafe.step();
  expect(says('momo')).toBe('Apprentice: she does what you have taught her.');
  edit('momo', 'utility');
  expect(says('momo')).toBe('Weighs all her work, then takes the best.');
  cafe.give({ kind: 'script', maid: 'hana', script: { name: 'mine', text: '// usual' } });
  cafe.step();
  expect(says('hana')).toContain('your script “mine”');
});

test('forgetting everything can be undone', () => {
  const cafe = open();
  const given: Input[] = [];
  const give = (input: Input): void => {
    edits.record(input, () => cafe.give(input));
    cafe.step();
    given.push(input);
  };
  const edits = new EditLog({ cafe: () => cafe, give, tell: () => {} });
  const counts = { 'empty/calls/none/far/none/floor': { serve: 4 } };
  cafe.give({ kind: 'edit', maid: 'momo', edit: { controller: 'apprentice' } });
  cafe.give({ kind: 'apprentice', maid: 'momo', counts });
  cafe.step();
  give({ kind: 'apprentice', maid: 'momo', counts: null });
  expect((cafe.state.people['momo'] as Maid).apprentice?.counts).toEqual({});
  expect(edits.undo(only('lessons', 'momo'))).toBe(true);
  expect((cafe.state.people['momo'] as Maid).apprentice?.counts).toEqual(counts);
});
