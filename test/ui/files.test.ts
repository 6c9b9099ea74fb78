// Files chosen by the player: the size is checked before reading, and nothing makes the page fail.

import { expect, test } from 'vitest';
import { readText } from '../../src/ui/files.tsx';

test('a file is read when it is as long as it may be, and not even opened when it is longer', async () => {
  expect(await readText(new File(['café'], 'a.json'), 5)).toEqual({ ok: true, text: 'café' });
  const long = new File(['cafés'], 'a.json');
  long.text = () => Promise.reject(new Error('it was opened'));
  expect(await readText(long, 5)).toEqual({ ok: false, message: 'has 6 bytes; 5 are the most' });
});

test('a file that is gone by the time it is read is told of', async () => {
  const gone = new File(['{}'], 'a.json');
  gone.text = () => Promise.reject(new Error('NotReadableError'));
  expect(await readText(gone, 5)).toEqual({ ok: false, message: 'cannot be opened' });
});
