// No line ends in an arrow or a gap where a name should stand, even if the guest of an order has left.

import { afterEach, describe, expect, test } from 'vitest';
import { sayCommand, wordsOf } from '../../src/hud/read/board.ts';
import { tell } from '../../src/hud/news/drama.ts';
import { plainText } from '../../src/hud/news/drama-words.ts';
import { BoardLines } from '../../src/hud/read/orders/board-lines.ts';
import { sayLine } from '../../src/hud/read/orders/say-line.ts';
import { stoveOf } from '../../src/notebook/now/visit.ts';
import type { Chef } from '../../src/sim/state/person.ts';
import { LANGUAGES, setLanguage } from '../../src/words/index.ts';
import { fakeCafe, fakeCommands, fakeState } from './fake-cafe.ts';

afterEach(() => setLanguage('en'));

function toServe(guest: string) {
  const state = fakeState();
  const [serve] = fakeCommands(state.tick);
  const cafe = fakeCafe(state, [{ ...serve!, executorKeys: ['yuki'], command: { behave: 'serve', guest } }]);
  return { state, cafe };
}

describe('an order for a guest who has left', () => {
  test('keeps the name on the chalkboard', () => {
    const { state, cafe } = toServe('g4');
    const lines = new BoardLines();
    expect(lines.read(cafe).map(sayLine)).toEqual(['Yuki → Lina']);
    delete state.people['g4'];
    expect(lines.read(cafe).map(sayLine)).toEqual(['Yuki → Lina']);
  });

  test('is for “a guest” if the name was never known', () => {
    expect(new BoardLines().read(toServe('nobody').cafe).map(sayLine)).toEqual(['Yuki → a guest']);
  });

  test.each(LANGUAGES.map(({ id }) => id))('has words without a gap in %s', async (language) => {
    await setLanguage(language);
    for (const behave of ['serve', 'ignore']) {
      const said = sayCommand(wordsOf(fakeState(), { behave, guest: 'nobody' }));
      expect(said).not.toBe(sayCommand({ key: `command.${behave}` as 'command.serve', params: { name: '' } }));
    }
  });

  test('is named in the news of its failure', () => {
    const { state, cafe } = toServe('nobody');
    const yuki = state.people['yuki']!;
    if (yuki.role === 'maid')
      yuki.answers = [
        {
          id: 1,
          from: null,
          rank: 2,
          is: 'failed',
          cause: 'gone',
          by: null,
          since: 0,
          untilTick: 100_000,
          command: { behave: 'serve', guest: 'nobody' },
          goal: null,
          begun: true,
        },
      ];
    const told = tell(cafe, [{ tick: 1, type: 'orderEnded', who: 'yuki', id: 1 }], 1);
    expect(told.map(({ what }) => plainText(what))).toEqual(['Yuki gave up: serve a guest (the guest has left).']);
  });
});

test('a chef cooks for a guest with a name, or for nobody', () => {
  const state = fakeState();
  const chef = Object.values(state.people).find((one): one is Chef => one.role === 'chef')!;
  expect(stoveOf(state, chef).guest).toBe('Hiro');
  delete state.people['g2'];
  expect(stoveOf(state, chef).guest).toBeNull();
});
