// What the preview of an order promises is true: "no" never begins at once, and "sure" nearly always follows.

import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/ai/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const copyOf = (text: string): Simulation => Simulation.load(text, scripts);

/** The orders the preview is read for at a moment: every calling guest, every litter, two tiles. */
function ordersAt({ state }: Simulation): JsonObject[] {
  const guests = Object.values(state.people).filter((one) => one.role === 'guest' && one.seat !== null);
  return [
    ...guests.slice(0, 4).map(({ id }) => ({ behave: 'serve', guest: id })),
    ...state.litter.slice(0, 1).map(({ x, y }) => ({ behave: 'sweep', x, y })),
    { behave: 'move', x: 4, y: 8, manner: 'a-move' },
  ];
}

test.each([35, 7])('over a day with seed %i', (seed) => {
  const cafe = openCafe({ seed }, scripts);
  const maids = Object.values(cafe.state.people).filter((one) => one.role === 'maid');
  for (const { id } of maids.slice(0, 1)) cafe.give({ kind: 'edit', maid: id, edit: { obedience: 0.5 } });
  let sure = 0;
  let kept = 0;
  let no = 0;
  const begunAnyway: string[] = [];
  for (let round = 0; round < 14; round++) {
    for (let i = 0; i < 230; i++) cafe.step();
    const text = cafe.save();
    for (const [i, command] of ordersAt(cafe).entries()) {
      const me = maids[(round + i) % maids.length]!;
      const outlook = cafe.outlook(me.id, command);
      if (outlook === null || outlook.chance === 'perhaps') continue;
      const copy = copyOf(text);
      copy.give({ kind: 'command', post: { executorKeys: [me.id], tick: 200, command }, free: true });
      copy.step();
      const { id } = copy.commands.at(-1)!;
      const answer = () => {
        const maid = copy.state.people[me.id];
        return maid?.role === 'maid' ? maid.answers.find((one) => one.id === id) : undefined;
      };
      if (outlook.chance === 'no') {
        no++;
        copy.step();
        if (answer()?.begun === true || answer()?.is === 'done')
          begunAnyway.push(`${seed} ${copy.state.tick} ${me.id} ${JSON.stringify(command)} ${outlook.cause}`);
        continue;
      }
      sure++;
      for (let t = 0; t < 199; t++) {
        copy.step();
        const now = answer();
        if (now?.begun === true || now?.is === 'done') {
          kept++;
          break;
        }
      }
    }
  }
  expect(begunAnyway).toEqual([]);
  expect(no).toBeGreaterThan(5);
  expect(sure).toBeGreaterThan(7);
  expect(kept / sure).toBeGreaterThan(0.9);
});
