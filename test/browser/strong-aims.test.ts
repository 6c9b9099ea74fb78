// While the card of a strong action is open, a click in the room chooses the target: no notebook opens and the card keeps
// its place.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayed, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 0, looked: true });
  cafe.page.setDefaultTimeout(10_000);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

interface Place {
  readonly id: string;
  readonly table: number;
  readonly tableX: number;
  readonly tableY: number;
}
const card = () => cafe.page.locator('.corner .strong-card:not(.glance)');
const aimed = (): Promise<string> => cafe.page.locator('.strong-aim b').innerText();
const spot = async (): Promise<number[]> => {
  const { x = 0, y = 0, height = 0 } = (await card().boundingBox()) ?? {};
  return [Math.round(x), Math.round(y + height)];
};
const notebooks = (): Promise<number> => cafe.page.locator('.side-panel .notebook').count();
/** Two guests at different tables who can be clicked: nobody stands in front of them, and no panel. */
const clickable = (): Promise<Place[]> =>
  cafe.ask<Place[]>(`(() => {
    const { seats, people } = honeybell.cafe.state;
    const found = [];
    for (const { id, table, takenBy, tableX, tableY } of seats) {
      const who = people[takenBy ?? ''];
      if (who?.role !== 'guest' || who.seat !== id || found.some((one) => one.table === table)) continue;
      const { x, y } = honeybell.screenOf(who.id);
      const near = Object.values(people).some((one) => {
        const at = honeybell.screenOf(one.id);
        return one !== who && one.present && Math.abs(at.x - x) < 50 && at.y - y > -40 && at.y - y < 90;
      });
      if (!near && document.elementFromPoint(x, y)?.tagName === 'CANVAS') found.push({ id: who.id, table, tableX, tableY });
    }
    return found;
  })()`);

test('a guest, a table and the number of a table become the target; no notebook opens and the card keeps its place', async () => {
  let places: Place[] = [];
  for (let i = 0; i < 60 && places.length < 2; i++) {
    await cafe.step(40);
    places = await clickable();
  }
  const [one, other] = places;
  expect(other).toBeDefined();
  // Guests lose patience, so that there is something to apologise for.
  await cafe.ask(`(() => {
    const { people, tick } = honeybell.cafe.state;
    for (const one of Object.values(people))
      if (one.role === 'guest' && one.stage !== 'eat') one.patience = Math.ceil((tick - one.stageTick) / 0.75);
    return null;
  })()`);
  await cafe.step(1);
  await cafe.page.keyboard.press('c');
  await card().waitFor();
  const before = await spot();
  await cafe.page.mouse.click(...(await cafe.spotOf(one!.id)));
  await cafe.pass(200);
  const name = await cafe.ask<string>(`honeybell.cafe.state.people['${one!.id}'].name`);
  expect([await aimed(), await notebooks(), await cafe.ask('honeybell.selection')]).toEqual([name, 0, []]);
  expect(await spot()).toEqual(before);
  await cafe.shot('strong-aims-calm');
  await cafe.page.keyboard.press('Escape');

  await cafe.page.keyboard.press('r');
  await card().waitFor();
  for (const { id, table } of [one!, other!]) {
    await cafe.page.mouse.click(...(await cafe.spotOf(id)));
    await cafe.pass(120);
    expect(await aimed()).toBe(`Table ${table}`);
  }
  // A second click on the same target does what the action's key does: it uses the action, or says why it cannot.
  const given = (): Promise<number> =>
    cafe.ask("honeybell.cafe.journal.filter(({ input }) => input.kind === 'strong').length");
  const bar = await cafe.ask<string | null>(`honeybell.cafe.strongBar('rush', { table: ${other!.table} })`);
  const before2 = await given();
  await cafe.page.mouse.click(...(await cafe.spotOf(other!.id)));
  await cafe.pass(120);
  expect([(await given()) - before2, await card().count()]).toEqual(bar === null ? [1, 0] : [0, 1]);
  if (bar !== null) expect(await cafe.page.locator('.toast').count()).toBeGreaterThan(0);
  else {
    await cafe.page.keyboard.press('r');
    await card().waitFor();
  }
  for (const { table, tableX, tableY } of [one!, other!]) {
    // The number stands above the table that the pointer is on, and stays while the pointer goes up to it.
    const [x, y] = await cafe.tileSpot({ x: tableX, y: tableY });
    const [next] = await cafe.tileSpot({ x: tableX + 1, y: tableY });
    const pixel = (next - x) / 36;
    await cafe.page.mouse.move(x, y);
    await cafe.draw();
    await cafe.page.mouse.move(x, y - 46 * pixel);
    await cafe.draw();
    await cafe.shot(`strong-aims-number-${table}`);
    await cafe.page.mouse.down();
    await cafe.page.mouse.up();
    await cafe.pass(120);
    expect([await aimed(), await notebooks()]).toEqual([`Table ${table}`, 0]);
  }
  // So does the small card with the number on the table.
  const empty = await cafe.ask<Place>(`(() => {
    const { seats, people } = honeybell.cafe.state;
    const isFree = ({ table }) => !seats.some((one) => one.table === table && one.takenBy !== null);
    const isSeen = ({ tableX, tableY }) => {
      const at = honeybell.screenOfTile(tableX, tableY);
      return !Object.values(people).some((one) => {
        const { x, y } = honeybell.screenOf(one.id);
        return Math.abs(x - at.x) < 60 && Math.abs(y - at.y) < 110;
      }) && document.elementFromPoint(at.x, at.y - 30)?.tagName === 'CANVAS';
    };
    return seats.find((one) => isFree(one) && isSeen(one));
  })()`);
  const [cardX, foot] = await cafe.tileSpot({ x: empty.tableX, y: empty.tableY });
  const [cardNext] = await cafe.tileSpot({ x: empty.tableX + 1, y: empty.tableY });
  await cafe.page.mouse.click(cardX, foot - (29 * (cardNext - cardX)) / 36);
  await cafe.pass(120);
  expect([await aimed(), await notebooks()]).toEqual([`Table ${empty.table}`, 0]);
  expect(await card().innerText()).toMatch(/Nobody waits for a dish here|No table waits/);
  await cafe.shot('strong-aims-card');
  // Without a card the same click opens the notebook.
  await cafe.page.keyboard.press('Escape');
  await cafe.page.mouse.click(...(await cafe.spotOf(one!.id)));
  await cafe.until("document.querySelector('.side-panel .notebook')");
});
