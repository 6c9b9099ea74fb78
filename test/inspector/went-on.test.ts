// A character that goes on with the same todo: since when, and as of when its reason is. Otherwise the reason of long ago
// reads as the present one, and a character that waits for ever for what nobody does looks as if it had just decided to.

import { expect, test } from 'vitest';
import { Model } from '../../src/inspector/panel/model.ts';
import { texts } from '../../src/inspector/panel/texts.ts';
import { presentOf } from '../../src/inspector/panel/went-on.ts';
import { record } from '../../src/inspector/record/recorder.ts';
import { behaviour, concat, createMinds, GOING, script } from '../../src/library/index.ts';

/** A cook that waits for a dish that nobody brings: it goes on for ever. @param until ends the todo by a fact instead */
function kitchen(until = false) {
  const minds = createMinds({
    facts: ['bell'],
    behaviours: {
      wait: behaviour<{ dish: string }>({ perform: () => GOING }),
      look: behaviour({ perform: () => GOING }),
    },
    scripts: {
      cooks: concat(
        script((_: object, { last }) => (last === null ? { behave: 'look', tick: 2 } : undefined)),
        script((_: object, { goOn }) => goOn('wait')),
        script((_: object, { why }) => {
          why('no dish', { dish: 'soup' });
          return until ? { behave: 'wait', dish: 'soup', until: ['bell'] } : { behave: 'wait', dish: 'soup', tick: 5 };
        }),
      ),
    },
    characters: { cook: { warps: { default: 'cooks' } } },
  });
  minds.add('ann', {}, 'cook');
  const recorder = record(minds, { save: () => ({}), restore() {}, characterOf: () => ({}), step: () => minds.tick() });
  return { minds, recorder };
}

test('todos that are only renewed go on since their first tick, with a reason of that tick', () => {
  const { recorder } = kitchen();
  recorder.run(40);
  const thoughts = recorder.line.thoughts('ann');
  expect(presentOf(thoughts.slice(0, 1), 2)).toMatchObject({ goesOn: null, isOld: false });
  expect(presentOf(thoughts, 5)).toMatchObject({ goesOn: null, isOld: false, renewed: 0 });
  expect(presentOf(thoughts, 8)).toMatchObject({ goesOn: { since: 3, times: 1 }, isOld: true, renewed: 1 });
  expect(presentOf(thoughts, 40)).toMatchObject({ goesOn: { since: 3, times: 7 }, isOld: true, renewed: 7 });
  expect(presentOf(thoughts, 40)?.reasoned?.tick).toBe(3);
});

test('so do todos that a fact has ended and that were written again', () => {
  const { minds, recorder } = kitchen(true);
  for (let i = 0; i < 4; i++) {
    recorder.run(10);
    minds.changed('bell');
  }
  recorder.run(5);
  expect(presentOf(recorder.line.thoughts('ann'), 45)).toMatchObject({ goesOn: { since: 3, times: 4 }, isOld: true });
});

test('another todo, or the same one after it was done, does not go on', () => {
  const { recorder } = kitchen();
  recorder.run(20);
  const [look, wait] = recorder.line.thoughts('ann');
  if (look === undefined || wait === undefined) throw new Error('too few thoughts');
  expect(presentOf([look, { ...wait, again: 0 }], 20)?.goesOn).toBeNull();
  expect(presentOf([wait, { ...wait, again: 0, tick: 9, ended: 'done' }], 20)?.goesOn).toBeNull();
  expect(presentOf([], 20)).toBeNull();
});

test('a reason for another todo does not explain this one, if this one was weighed itself', () => {
  const { recorder } = kitchen();
  recorder.run(20);
  const [look, wait] = recorder.line.thoughts('ann');
  if (look === undefined || wait === undefined) throw new Error('too few thoughts');
  const options = [{ id: 'waits', terms: {}, verdict: 'chosen' }];
  const reasoned = { ...wait, again: 0 };
  const weighed = { ...look, tick: 9, ended: 'done' as const, options };
  expect(presentOf([reasoned, weighed], 9)?.explained).toBe(weighed);
  expect(presentOf([reasoned, { ...weighed, options: [] }], 9)?.explained).toBe(reasoned);
  const again = { ...reasoned, tick: 9, ended: 'tick' as const, because: null, options };
  expect(presentOf([reasoned, again], 9)?.explained).toBe(reasoned);
});

test('the sentence of the present leaves out a reason that is of another tick', () => {
  const { recorder } = kitchen();
  recorder.run(30);
  const model = new Model(recorder.line, recorder);
  expect(model.present.value?.sentence).toBe('wait dish soup, 5 ticks');
  expect(model.at(3)).toBe('tick 3');
  model.goTo(4);
  expect(model.present.value?.sentence).toBe('wait dish soup, 5 ticks – no dish (dish soup)');
  expect(texts.wentOn('tick 3', 5)).toBe('went on since tick 3 (same behaviour, 5 times)');
});

test('the words "go on" are those of the answer of a script alone', () => {
  const words = Object.entries(texts).flatMap(([name, word]) => (typeof word === 'string' ? [[name, word]] : []));
  expect(words.filter(([, word]) => /\bgo(es)? on\b/i.test(word as string))).toEqual([]);
});
