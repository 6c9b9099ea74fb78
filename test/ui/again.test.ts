// Failed downloads are retried.

import { expect, test } from 'vitest';
import { Absent, fetchUntilThere } from '../../src/ui/fetching/retry.ts';

/** Returns each of these in turn; an error is thrown. */
function host(...answers: (string | Error)[]): () => Promise<string> {
  return async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? 'the last answer';
  };
}

test('a file that fails is asked for until it comes, more and more rarely', async () => {
  const waits: number[] = [];
  const failures: unknown[] = [];
  const offline = new Error('offline');
  const found = await fetchUntilThere(
    host(offline, offline, offline, offline, offline, offline, offline, offline, 'here'),
    {
      failed: (why) => void failures.push(why),
      wait: async (ms) => void waits.push(ms),
    },
  );
  expect(found).toBe('here');
  expect(failures).toHaveLength(8);
  expect(waits).toEqual([2000, 4000, 8000, 16000, 32000, 60000, 60000, 60000]);
});

test('a file that the host does not have is asked for once', async () => {
  const waits: number[] = [];
  const found = await fetchUntilThere(host(new Absent('404'), 'here'), { wait: async (ms) => void waits.push(ms) });
  expect([found, waits]).toEqual([null, []]);
});

test('nobody asks again for what is not wanted any more', async () => {
  let asked = 0;
  const found = await fetchUntilThere(
    async () => {
      asked++;
      throw new Error('offline');
    },
    { wait: async () => {}, isWanted: () => asked < 3 },
  );
  expect([found, asked]).toEqual([null, 3]);
});
