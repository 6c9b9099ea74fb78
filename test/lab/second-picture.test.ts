// The second picture of "What if" starts slowly, and cafés change meanwhile.

import { expect, test } from 'vitest';
import type { SecondView } from '../../src/lab/frame/deps.ts';
import { SecondPicture } from '../../src/lab/whatif/second-picture.ts';
import { Scope } from '../../src/ui/lifetime/scope.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import type { Simulation } from '../../src/sim/simulation.ts';

/** Pictures that start on command, or never. */
function painter() {
  const log: string[] = [];
  const names = new Map<Simulation, string>();
  const begun: { begin: () => void; fail: () => void }[] = [];
  const open = (): Promise<SecondView> =>
    new Promise((done, fail) => {
      const id = begun.length + 1;
      log.push(`open ${id}`);
      const view: SecondView = {
        show: (cafe) => void log.push(`show ${names.get(cafe)} in ${id}`),
        ticked: () => {},
        ghosts: () => {},
        destroy: () => void log.push(`destroy ${id}`),
      };
      begun.push({ begin: () => done(view), fail: () => fail(new Error('no picture')) });
    });
  const cafe = (name: string): Simulation => {
    const made = openCafe({ seed: 1 }, scripts);
    names.set(made, name);
    return made;
  };
  return { log, begun, open, cafe };
}
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

test('cafés that change while the first picture begins do not begin another; the last one is shown', async () => {
  const { log, begun, open, cafe } = painter();
  const page = new Scope();
  const picture = new SecondPicture(page, open);
  picture.show(cafe('first'));
  picture.show(cafe('second'));
  picture.show(cafe('third'));
  begun[0]?.begin();
  await settled();
  expect(log).toEqual(['open 1', 'show third in 1']);
  page.dispose();
  expect(log.at(-1)).toBe('destroy 1');
});

test('a picture that begins after the page was left is ended at once', async () => {
  const { log, begun, open, cafe } = painter();
  const page = new Scope();
  const picture = new SecondPicture(page, open);
  picture.show(cafe('first'));
  page.dispose();
  begun[0]?.begin();
  await settled();
  expect(log).toEqual(['open 1', 'destroy 1']);
  picture.show(cafe('second'));
  expect(log).toHaveLength(2);
});

test('a picture that could not begin is asked for with the next café', async () => {
  const { log, begun, open, cafe } = painter();
  const page = new Scope();
  const picture = new SecondPicture(page, open);
  picture.show(cafe('first'));
  begun[0]?.fail();
  await settled();
  picture.show(cafe('second'));
  begun[1]?.begin();
  await settled();
  expect(log).toEqual(['open 1', 'open 2', 'show second in 2']);
});
