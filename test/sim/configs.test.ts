// Configurations are replaced in the running café through the journal: from the next choice on, saved with the café,
// and only if the whole text is valid.

import { expect, test } from 'vitest';
import { utilityNames, utilityTexts } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const cafe = (): Simulation => openCafe({ seed: 3 }, scripts);
/** A long walk and strangers at the table are sought instead of avoided. */
const OTHER = utilityTexts.seat.replace('addend: -8', 'addend: 8').replace('addend: -1 }', 'addend: 1 }');

test('all of them ship without a mistake', () => {
  const open = cafe();
  for (const name of utilityNames) expect(open.readConfig(name, utilityTexts[name])).toEqual([]);
});

test('a change counts from the next choice on, and can be taken back', () => {
  const [usual, other] = [cafe(), cafe()];
  const seats = (open: Simulation): string[] => {
    const found: string[] = [];
    for (let i = 0; i < 1500; i++) {
      open.step();
      for (const event of open.events) if (event.type === 'seated') found.push(String(event['seat']));
    }
    return found;
  };
  other.give({ kind: 'config', name: 'seat', text: OTHER });
  expect(seats(other)).not.toEqual(seats(usual));
  expect(other.configOf('seat')).toMatchObject({ text: OTHER, changed: true });
  other.give({ kind: 'config', name: 'seat', text: null });
  other.step();
  expect(other.configOf('seat')).toMatchObject({ text: utilityTexts.seat, changed: false });
  expect(other.state.configs).toBeUndefined();
});

test('a bad one is refused with everything that is wrong, each with its line, and the old one stays', () => {
  const open = cafe();
  const bad = utilityTexts.seat
    .replace('otherwise: Best', 'otherwise: Bset')
    .replace('store: PickerEntity', 'store: Pikcer');
  expect(() => open.give({ kind: 'config', name: 'seat', text: bad })).toThrow(
    /line \d+, .*Bset.*Best.*line \d+, .*Pikcer/,
  );
  expect(() => open.give({ kind: 'config', name: 'saet', text: null })).toThrow("did you mean 'seat'?");
  expect(() => open.give({ kind: 'config', name: 'seat', text: 'type: RuleBased\noptions: [{ name: none }]' })).toThrow(
    'variable: seat',
  );
  open.step();
  expect(open.configOf('seat')?.changed).toBe(false);
  expect(open.events.some(({ type }) => type === 'config')).toBe(false);
});

test('a changed text is saved and replayed, and goes on into the next day', async () => {
  const { nextDay } = await import('../../src/sim/open-day.ts');
  const open = cafe();
  for (let i = 0; i < 300; i++) open.step();
  open.give({ kind: 'config', name: 'seat', text: OTHER });
  open.give({ kind: 'said', hints: ['select'] });
  for (let i = 0; i < 300; i++) open.step();
  const loaded = Simulation.load(open.save(), scripts);
  const replayed = cafe();
  for (const { tick, input } of open.journal) replayed.giveAt(tick, input);
  for (let i = 0; i < 600; i++) replayed.step();
  for (const one of [open, loaded, replayed]) for (let i = 0; i < 500; i++) one.step();
  expect(loaded.hash()).toBe(open.hash());
  expect(replayed.hash()).toBe(open.hash());
  expect(loaded.configOf('seat')?.text).toBe(OTHER);
  expect(nextDay(open.state)).toMatchObject({ configs: { seat: OTHER }, said: ['select'] });
});

test('reading along changes nothing: with and without explanations the same bytes', () => {
  const [plain, traced] = [openCafe({ seed: 8 }, scripts), openCafe({ seed: 8 }, scripts, { tracing: true })];
  for (const open of [plain, traced])
    open.give({
      kind: 'config',
      name: 'caller',
      text: utilityTexts.caller.replace('reasoner: Best', 'reasoner: DualUtility'),
    });
  for (let i = 0; i < 2500; i++) for (const open of [plain, traced]) open.step();
  expect(traced.hash()).toBe(plain.hash());
  const maid = traced.world.maids.find(({ id }) => traced.choices(id).length > 0);
  expect(maid === undefined ? [] : traced.choices(maid.id).map(({ config }) => config)).toEqual(['caller']);
});

test('a choice can post a command and say something', () => {
  const open = cafe();
  const text = utilityTexts.chef.replace(
    '- { type: SetVariable, variable: rested, value: tidied }',
    '- { type: SetVariable, variable: rested, value: tidied }\n      - { type: Say, icon: sweat }\n      - { type: PostCommand, executorKeys: [maid], ticks: 40, command: { behave: help, need: idle } }',
  );
  open.give({ kind: 'config', name: 'chef', text });
  let posted = 0;
  for (let i = 0; i < 1500; i++) {
    open.step();
    posted += open.events.filter(({ type }) => type === 'posted').length;
  }
  expect(posted).toBeGreaterThan(0);
});
