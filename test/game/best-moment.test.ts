// The picture in the evening's report shows something that really happened that day.

import { expect, test } from 'vitest';
import { BestMoment } from '../../src/game/session/best-moment.ts';
import { captionOf } from '../../src/hud/report/photo-caption.ts';
import type { Cafe } from '../../src/sim/api.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';
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
const people = (names: Readonly<Record<string, string>>): Cafe => {
  const cafe = at(10);
  for (const [id, name] of Object.entries(names)) cafe.state.people[id] = { id, name } as never;
  return cafe;
};
const drawn = (): Promise<void> => new Promise((done) => queueMicrotask(() => queueMicrotask(done)));

test('only what is worth more than all before is photographed', async () => {
  const moment = camera();
  moment.see(at(10), event('slip'));
  moment.see(at(20), event('entrance'));
  moment.see(at(30), event('slip'));
  await drawn();
  expect(moment.photo).toEqual({ src: 'picture 2', tick: 20, of: null });
});

test('continuing from an earlier moment drops the pictures of the abandoned future and keeps earlier ones', async () => {
  const moment = camera();
  moment.see(at(10), event('slip'));
  moment.see(at(500), event('autograph'));
  await drawn();
  const branch = at(100);
  moment.goOn(at(600), branch);
  expect(moment.photo).toEqual({ src: 'picture 1', tick: 10, of: null });
  branch.state.tick = 200;
  moment.see(branch, event('entrance'));
  await drawn();
  expect(moment.photo).toEqual({ src: 'picture 3', tick: 200, of: null });
});

test('a picture that is drawn only after its future was left does not come back', async () => {
  const moment = camera();
  moment.see(at(500), event('entrance'));
  moment.goOn(at(500), at(100));
  await drawn();
  expect(moment.photo).toBeNull();
});

test("returning to the abandoned line restores its picture instead of the branch's", async () => {
  const moment = camera();
  const first = at(600);
  moment.see(at(500), event('entrance'));
  await drawn();
  const branch = at(100);
  moment.goOn(first, branch);
  moment.see(at(300), event('autograph'));
  await drawn();
  moment.goOn(branch, first);
  expect(moment.photo).toEqual({ src: 'picture 1', tick: 500, of: null });
});

test('the picture knows what it shows, and its caption says that', async () => {
  const captions: string[] = [];
  const cafe = people({ mei: 'Mei', ann: 'Ann', kit: 'Kit Comet' });
  const seen: readonly Omit<SimEvent, 'tick'>[] = [
    { type: 'pickUp', who: 'mei', dishes: 1 },
    { type: 'pickUp', who: 'mei', dishes: 4 },
    { type: 'slip', who: 'mei', dropped: 0 },
    { type: 'entrance', who: 'kit', name: 'Kit Comet' },
    { type: 'autograph', who: 'ann', hero: 'kit' },
    { type: 'slip', who: null },
  ];
  for (const event of seen) {
    const moment = camera();
    moment.see(cafe, [{ ...event, tick: 10 } as SimEvent]);
    await drawn();
    captions.push(captionOf(moment.photo!));
  }
  expect(captions).toEqual([
    'Mei carries a dish',
    'Mei carries 4 dishes at once',
    'Mei slips',
    'Kit Comet arrives',
    'Ann gets an autograph from Kit Comet',
    'Best moment',
  ]);
});
