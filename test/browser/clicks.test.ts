// Seasons played by clicks alone, as `npm run season:clicks` plays them. Fails when a control no longer gives the input
// that it promises, or when the page’s café becomes another than that of the simulation in Node.

import { expect, test } from 'vitest';
import { layout } from '../../tools/balance/in-page/layout.ts';
import { PagePlayer } from '../../tools/balance/in-page/player.ts';
import { playInPage } from '../../tools/balance/in-page/season.ts';
import { STRATEGIES, type Strategy } from '../../tools/balance/strategies.ts';
import { tableForSix } from '../../src/sim/season/more-seats.ts';
import { setLanguage } from '../../src/words/index.ts';
import { openTitle } from './cafe.ts';

const expert = STRATEGIES.find(({ name }) => name === 'expert') as Strategy;

test('the expert plays two days and evenings by clicks, and every click gives what its control promises', async () => {
  const played = await playInPage(expert, { seed: 3, difficulty: 'standard', days: 2 });
  expect(played.findings).toEqual([]);
  expect(played.problems).toEqual([]);
  expect(played.days.map(({ day }) => day)).toEqual([1, 2]);
  expect(Object.keys(played.wanted)).toEqual(
    // Layouts have tests of their own below.
    expect.arrayContaining(['special', 'calm', 'command', 'draw', 'hire', 'upgrade', 'research', 'menu']),
  );
});

test('a layout that moves a chair for a new table comes about by clicks exactly as it was planned', async () => {
  await setLanguage('en');
  const cafe = await openTitle({ seed: 3 });
  await cafe.ask('(honeybell.beginSeason(), honeybell.setSpeed(0), null)');
  for (let i = 0; i < 14 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(600);
  await cafe.until("document.querySelector('.evening')");
  const player = new PagePlayer(cafe);
  await player.press(cafe.page.locator('#evening-tab-layout'));
  const { state } = await player.copy();
  const rows = tableForSix(state)?.rows ?? [];
  const isMoved = rows.some((row, y) => [...row].some((letter, x) => letter === 'T' && !'.T'.includes(state.map.rows[y]?.[x] ?? '.'))); // prettier-ignore
  expect(isMoved).toBe(true);
  await layout(player, { do: 'layout', rows, decor: state.map.decor }, state);
  expect((await player.copy()).state.map.rows).toEqual(rows);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('in a small window, pieces come to tiles that the editor’s panels cover: the picture is dragged first', async () => {
  await setLanguage('en');
  const cafe = await openTitle({ seed: 7, width: 1100, height: 600 });
  await cafe.ask('(honeybell.beginSeason(), honeybell.setSpeed(0), null)');
  for (let i = 0; i < 14 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(600);
  await cafe.until("document.querySelector('.evening')");
  const player = new PagePlayer(cafe);
  await player.press(cafe.page.locator('#evening-tab-layout'));
  const { state } = await player.copy();
  const [left, right] = [{ kind: 'vase', x: 1, y: 11 }, { kind: 'vase', x: 14, y: 10 }]; // prettier-ignore
  const act = { do: 'layout', rows: state.map.rows, decor: [...state.map.decor, left, right] } as const;
  await layout(player, act, state);
  expect((await player.copy()).state.map.decor).toEqual(act.decor);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});
