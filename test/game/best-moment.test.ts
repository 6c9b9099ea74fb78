// The picture in the evening's report shows something that really happened that day.

import { expect, test } from 'vitest';
import { BestMoment } from '../../src/game/session/best-moment.ts';
import type { Cafe } from '../../src/sim/api.ts';
import { fakeCafe } from '../notebook/fake-cafe.ts';

const at = (tick: number): Cafe => {
  const cafe = fakeCafe();
  cafe.state.tick = tick;
  return cafe;
};
const event = (type: string) => [{ tick: 0, type, who: null }];
/** A camera that names its pictures by the order of requests. */
function camera(): BestMoment {
  let count = 0;
  return new BestMoment(() => Promise.resolve(`picture ${++count}`));
}
const drawn = (): Promise<void> => new Promise((done) => queueMicrotask(() => queueMicrotask(done)));

test('only what is worth more than all before is photographed', async () => {
  const moment = camera();
  moment.see(at(10), event('slip'));
  moment.see(at(20), event('entrance'));
  moment.see(at(30), event('slip'));
  await drawn();
  expect(moment.photo).toEqual({ src: 'picture 2', tick: 20 });
});

test('who goes on from an earlier moment loses the picture of the future that was left, and keeps the one before', async () => {
  const moment = camera();
  moment.see(at(10), event('slip'));
  moment.see(at(500), event('autograph'));
  await drawn();
  const branch = at(100);
  moment.goOn(at(600), branch);
  expect(moment.photo).toEqual({ src: 'picture 1', tick: 10 });
  branch.state.tick = 200;
  moment.see(branch, event('entrance'));
  await drawn();
  expect(moment.photo).toEqual({ src: 'picture 3', tick: 200 });
});

test('a picture that is drawn only after its future was left does not come back', async () => {
  const moment = camera();
  moment.see(at(500), event('entrance'));
  moment.goOn(at(500), at(100));
  await drawn();
  expect(moment.photo).toBeNull();
});

test('who goes back to the line that was left has its picture again, and not that of the branch', async () => {
  const moment = camera();
  const first = at(600);
  moment.see(at(500), event('entrance'));
  await drawn();
  const branch = at(100);
  moment.goOn(first, branch);
  moment.see(at(300), event('autograph'));
  await drawn();
  moment.goOn(branch, first);
  expect(moment.photo).toEqual({ src: 'picture 1', tick: 500 });
});
