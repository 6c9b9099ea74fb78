// What the head maid does of her own accord is said as such, not as something that a guest has asked for.

import { expect, test } from 'vitest';
import { becauseOf } from '../../src/words/because.ts';

const reason = (name: string | null) => ({
  key: 'command.headMaid',
  terms: { behave: 'serve', manner: null, command: 3, choice: 'serveOrder', basis: 'training', name },
});

test('a maid follows the head maid by name; the head maid herself has seen what waits', () => {
  expect(becauseOf(reason('Momo') as never)).toBe('because head maid Momo asked her to');
  expect(becauseOf(reason(null) as never)).toBe('because she’s head maid and saw that it waits');
});
