// Ending a watched replay returns to where it was started: the title, or the player's own café.

import { expect, test } from 'vitest';
import { ReplayEntry } from '../../src/game/hosts/replay-entry.ts';

function page(labOpens: boolean) {
  const did: string[] = [];
  const watching = new ReplayEntry(
    {
      atTitle: () => true,
      inDay: () => false,
      turn: () => false,
      open: () => Promise.resolve(labOpens),
      leaveTitle: () => void did.push('leaveTitle'),
      showTitle: () => void did.push('showTitle'),
    },
    () => '#replay=abc',
  );
  return { watching, did };
}

test('the lab opened from the title leads back there, once', async () => {
  const { watching, did } = page(true);
  await watching.watch();
  expect(watching.left()).toBe(true);
  expect(watching.left()).toBe(false);
  expect(did).toEqual(['leaveTitle', 'showTitle']);
});

test('a lab that could not be fetched leaves the title as it is, and the next lab leads back to its café', async () => {
  const { watching, did } = page(false);
  await watching.watch();
  expect(watching.left()).toBe(false);
  expect(did).toEqual([]);
});
