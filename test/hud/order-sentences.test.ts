// What is asked of maids is said with places that a player knows, and an answer with its reason; in every language.

import { afterEach, describe, expect, test } from 'vitest';
import type { CommandOnBoard } from '../../src/ai/index.ts';
import { commandWords } from '../../src/notebook/words.ts';
import { freshHeadMaid } from '../../src/sim/head-maid/head-maid.ts';
import { readBoard, sayAnswers, sayCommand, wordsOf } from '../../src/hud/read/board.ts';
import { BoardLines } from '../../src/hud/read/orders/board-lines.ts';
import { sayLine, sayState } from '../../src/hud/read/orders/say-line.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { ORDER_KINDS } from '../../src/sim/state/tuning.ts';
import { placeNameAt } from '../../src/sim/world/place-names.ts';
import { hasWords, LANGUAGES, setLanguage } from '../../src/words/index.ts';

afterEach(() => setLanguage('en'));

const COORDINATES = /\d+ ?[,，、] ?\d+|\(\d+|\{\{|undefined|NaN/;
const cafe = openCafe({ seed: 7 }, scripts);
const { state } = cafe;
const everyTile = Array.from({ length: state.map.height * state.map.width }, (_, i) => ({
  x: i % state.map.width,
  y: Math.floor(i / state.map.width),
}));
const OCCASIONS = [undefined, 'lineUp', 'parade', 'allIn'];
const WITH_GUEST = ['serve', 'ignore'];

/** What a maid can be asked to do (`KEY_FOR` in src/sim/minds/possible-commands.ts). */
const ASKED = ['move', 'gather', 'sweep', 'serve', 'scout', 'calm', 'push', 'water'];

test('everything that a maid can be asked to do has words, in every language', () => {
  const guest = state.people['x1'] ?? Object.values(state.people)[0]!;
  for (const behave of ASKED)
    for (const command of [
      { behave, guest: guest.id, table: 2, x: 5, y: 5 },
      { behave, guest: 'gone', table: 2, x: 5, y: 5 },
    ])
      for (const { id: language } of LANGUAGES) {
        setLanguage(language);
        expect(wordsOf(state, command).key, behave).not.toBe('command.other');
        expect(sayCommand(wordsOf(state, command)), `${language} ${behave}`).not.toMatch(/\{\{|undefined|NaN| $/);
      }
});

test('a new day begins with an empty board: what stood there before is not told as done', () => {
  const lines = new BoardLines();
  const day = openCafe({ seed: 7 }, scripts);
  day.give({ kind: 'command', post: { executorKeys: ['maid'], tick: 200, command: { behave: 'gather', x: 3, y: 5 } } });
  for (let i = 0; i < 30; i++) day.step();
  expect(lines.read(day)).toHaveLength(1);
  expect(lines.read(openCafe({ seed: 8 }, scripts))).toEqual([]);
});

test('every tile of the café has a name, also in a café with a terrace', () => {
  const names = new Set(everyTile.map(({ x, y }) => placeNameAt(state, x, y).name));
  expect([...names].sort()).toEqual(expect.arrayContaining(['door', 'near', 'pass', 'stage', 'stove', 'table']));
  const wings = { map: { ...state.map, east: 0 }, seats: [] };
  expect(placeNameAt(wings, 1, 1).name).toBe('tearoom');
  for (const name of [...names, 'terrace', 'tearoom', 'floor']) expect(hasWords(`place.${name}`), name).toBe(true);
});

test('a maid who serves a guest on her way to a place she was sent to is not said to be on it', () => {
  const day = openCafe({ seed: 7 }, scripts);
  const lines = new BoardLines();
  for (let i = 0; i < 1200; i++) day.step();
  const command = { behave: 'gather', x: 12, y: 8 };
  day.give({ kind: 'command', post: { executorKeys: ['maid'], tick: 600, command } });
  let aside = 0;
  for (let i = 0; i < 500; i++) {
    day.step();
    const begun = day.world.maids.filter((me) => me.answers.some(({ is, begun: on }) => is === 'accepted' && on));
    const works = begun.filter(({ id }) => !['move', 'stay', undefined].includes(day.page(id)?.todo?.behave));
    if (works.length === 0 || works.length < begun.length) continue;
    aside++;
    expect(lines.read(day)[0]?.state).not.toBe('busy');
  }
  expect(aside).toBeGreaterThan(0);
});

describe('a walk that a colleague asked for and that other work puts off', () => {
  const day = openCafe({ seed: 7, stars: 4 }, scripts);
  const lines = new BoardLines();
  const command = { behave: 'gather', x: 12, y: 8 };
  const said = new Set<string>();
  let longest = 0;
  for (let i = 0; i < 6000 && !day.state.over; i++) {
    const { tick } = day.state;
    if (i % 700 === 600) day.world.minds.post({ to: ['maid'], ticks: 200, command, by: 'momo', from: tick + 1 });
    day.step();
    for (const { answers } of day.world.maids)
      for (const { is, since } of answers) if (is === 'accepted') longest = Math.max(longest, tick - since);
    lines.hear(day, day.events);
    for (const line of lines.read(day)) {
      const since = day.world.maids.flatMap(({ answers }) => answers.filter(({ id }) => id === line.id));
      if (line.state === 'accepted' && since.every((one) => tick - one.since > 100)) said.add(sayState(line));
    }
  }

  test('is given up half an hour after it was asked for, if it has not ended before', () => {
    expect(longest).toBeGreaterThan(200);
    expect(longest).toBeLessThanOrEqual(400);
  });

  test('says after ten minutes what comes first', () => {
    expect(said.size).toBeGreaterThan(1);
    expect([...said].filter((text) => !/^(?:first: |not yet: |other work first)/.test(text))).toEqual([]);
  });
});

test('an order about a guest who has left is not offered again', () => {
  const day = openCafe({ seed: 7 }, scripts);
  const lines = new BoardLines();
  const command = { behave: 'serve', guest: 'nobody' };
  day.give({ kind: 'command', post: { executorKeys: ['maid'], tick: 200, command } });
  let told = 0;
  for (let i = 0; i < 100; i++) {
    day.step();
    for (const line of lines.read(day)) {
      told++;
      expect(line.again).toBeNull();
    }
  }
  expect(told).toBeGreaterThan(0);
});

describe.each(LANGUAGES.map(({ id }) => id))('in %s', (language) => {
  test('no order names coordinates, wherever it leads and whoever gives it', async () => {
    await setLanguage(language);
    const said = new Set<string>();
    for (const behave of [...ORDER_KINDS, 'help', 'ignore', 'stay', 'chat'])
      for (const manner of [undefined, 'plain', 'a-move'])
        for (const occasion of OCCASIONS)
          for (const { x, y } of everyTile) {
            const command = {
              behave,
              x,
              y,
              ...(WITH_GUEST.includes(behave) && { guest: 'nobody' }),
              ...(manner && { manner }),
              ...(occasion && { occasion }),
            };
            const words = wordsOf(state, command);
            said.add(sayCommand(words));
            said.add(commandWords(state, { command } as unknown as CommandOnBoard));
            said.add(sayLine({ to: [{ kind: 'maids' }], command: words, by: null }));
          }
    expect([...said].filter((text) => COORDINATES.test(text))).toEqual([]);
    expect([...said].filter((text) => text.includes('A-move'))).toEqual([]);
  });

  test('the morning line-up says what it is for, and a refusal why', async () => {
    await setLanguage(language);
    const day = new Simulation(beginSeason({ seed: 7 }), scripts);
    day.state.headMaid = freshHeadMaid('Auto');
    for (const me of day.world.maids) me.obedience = me.id === 'momo' ? 1 : 0;
    const lines = new BoardLines();
    let [line] = lines.read(day);
    for (let i = 0; i < 120 && line === undefined; i++) {
      day.step();
      line = lines.read(day)[0] ?? line;
    }
    if (line === undefined) throw new Error('nothing was asked');
    const whole = readBoard(day)[0];
    expect(line.by).toBe('Momo');
    expect(line.command.key).toBe('command.lineUp');
    expect(sayLine(line)).not.toMatch(COORDINATES);
    const answers = sayAnswers(whole?.answers ?? []);
    const declined = sayState({ ...line, state: 'declined', cause: 'mood' });
    expect(answers).not.toBe('');
    expect(answers).toMatch(/[:：].*[:：]/);
    expect(declined).toMatch(/[:：]./);
  });
});
