// Sentences with numbers or kinds of guests in them say what the tables and rules say.

import { afterEach, describe, expect, test } from 'vitest';
import { readsText } from '../../src/hud/panels/JankenTable.tsx';
import { howText } from '../../src/hud/strong/DayGoals.tsx';
import { STRONG_KEYS } from '../../src/hud/strong/keys.ts';
import { guestTypes } from '../../src/data/index.ts';
import { rules } from '../../src/data/season/index.ts';
import { TITLE_MERITS } from '../../src/sim/head-maid/titles.ts';
import { guestHabit } from '../../src/sim/janken/guest-habits.ts';
import { STRONG_NAMES } from '../../src/sim/state/strong.ts';
import { HANDS_TICKS } from '../../src/sim/strong/all-hands.ts';
import { PUSH_TICKS } from '../../src/sim/strong/join.ts';
import { SECOND } from '../../src/sim/strong/strong-action.ts';
import { DRAW_PRICE } from '../../src/sim/season/hiring-draw.ts';
import { newSeason } from '../../src/sim/season/new-season.ts';
import { LARGEST_SHIFT } from '../../src/sim/season/staff.ts';
import { coldFactor, cookFactor, menuPlaces, slipFactor } from '../../src/sim/season/upgrades.ts';
import { WINGS } from '../../src/sim/world/wings.ts';
import { LANGUAGES, say, sayPart, setLanguage, type WordKey } from '../../src/words/index.ts';

const IDS = LANGUAGES.map(({ id }) => id);
afterEach(() => setLanguage('en'));

test.each(IDS)(
  'a habit in janken is said of all kinds of guests that have it, and of no other (%s)',
  async (language) => {
    await setLanguage(language);
    for (const { type } of guestTypes) {
      const said = readsText(guestHabit(type), 'Emi');
      expect(said).not.toContain('{{');
      if (guestHabit(type) === 'watches') continue;
      for (const { type: other } of guestTypes)
        expect([other, said.includes(sayPart('type.many.', other))]).toEqual([
          other,
          guestHabit(other) === guestHabit(type),
        ]);
    }
  },
);

test.each(IDS)('the goal of chalk actions names the key of each of them (%s)', async (language) => {
  await setLanguage(language);
  const goal = { kind: 'strong', want: 1, count: 0, doneTick: null } as const;
  for (const name of STRONG_NAMES)
    expect(howText(goal)).toMatch(new RegExp(String.raw`\b${STRONG_KEYS[name].toUpperCase()}\b`, 'u'));
});

describe('numbers in English sentences are those of the rules', () => {
  const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
  const seatsOf = (wing: keyof typeof WINGS): number => WINGS[wing].rows.join('').split('s').length - 1;
  const season = newSeason({ seed: 1 });
  const upgraded = (id: string) => ({ ...season, upgrades: { [id]: 1 } });
  const percent = (share: number): string => `${Math.round(100 * share)}%`;
  const FACTS: readonly (readonly [WordKey, string])[] = [
    ['growth.terrace.does', WORDS[seatsOf('terrace')]!],
    ['growth.terrace.opens', WORDS[seatsOf('terrace')]!],
    ['growth.tearoom.does', WORDS[seatsOf('tearoom')]!],
    ['growth.tearoom.opens', WORDS[seatsOf('tearoom')]!],
    ['report.tomorrow.reserved', percent(1 - rules.reserved)],
    ['report.tomorrow.reserve.does', percent(1 - rules.reserved)],
    ['jam.stars.how', rules.heroWeight === 12 ? 'a celebrity counts twelve times' : 'unknown'],
    ['achievement.rightHand.how', `${TITLE_MERITS[1]} merits`],
    ['achievement.heartOfHouse.how', `${TITLE_MERITS[2]} merits`],
    ['bar.shift.full', String(LARGEST_SHIFT)],
    ['strong.about.join', `${PUSH_TICKS / SECOND} s`],
    ['strong.about.allHands', `${HANDS_TICKS / SECOND} s`],
    [
      'evening.hire.nobodyNote',
      10 * DRAW_PRICE[1] - DRAW_PRICE[10] === DRAW_PRICE[1] ? 'ten times for the price of nine' : 'unknown',
    ],
    ['upgrade.stove.does', percent(cookFactor(season) - cookFactor(upgraded('stove')))],
    ['upgrade.warmer.does', percent(coldFactor(upgraded('warmer')) - coldFactor(season))],
    ['upgrade.floor.does', percent(slipFactor(season) - slipFactor(upgraded('floor')))],
    ['upgrade.book.does', WORDS[menuPlaces(upgraded('book')) - menuPlaces(season)]!],
  ];
  test.each(FACTS)('%s says “%s”', (key, fact) => {
    expect(say(key, { many: 5 }).toLowerCase()).toContain(fact);
  });
});
