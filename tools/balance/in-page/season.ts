// Plays a season in the built page by clicks: begins it at the title, plays the days and evenings of a strategy, and
// opens each next day.

import { openTitle } from '../../../test/browser/cafe.ts';
import type { Difficulty, Ending } from '../../../src/sim/state/season.ts';
import { say, setLanguage } from '../../../src/words/index.ts';
import { seasonOf } from '../pieces.ts';
import type { Strategy } from '../strategies.ts';
import { playDay } from './day.ts';
import { playEvening } from './evening.ts';
import { type Finding, PagePlayer } from './player.ts';

export interface DayPlayed {
  readonly day: number;
  readonly stars: number;
  readonly money: number;
  readonly served: number;
  /** Clicks and keys of the day and its evening. */
  readonly clicks: number;
  readonly keys: number;
}
export interface SeasonPlayed {
  readonly days: readonly DayPlayed[];
  readonly clicks: number;
  readonly keys: number;
  readonly stars: number;
  readonly ending: Ending | null;
  /** The heading that the page shows at the end of the season; null before the end. */
  readonly heading: string | null;
  /** How often each kind of act was wanted. */
  readonly wanted: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  /** Errors of the page. */
  readonly problems: readonly string[];
}

export async function playInPage(
  { day: acts, evening }: Strategy,
  { seed, difficulty, days }: { readonly seed: number; readonly difficulty: Difficulty; readonly days: number },
  told: (played: DayPlayed) => void = () => {},
): Promise<SeasonPlayed> {
  await setLanguage('en');
  const cafe = await openTitle({ seed });
  const player = new PagePlayer(cafe);
  const { page } = cafe;
  await cafe.until("document.querySelector('.title-menu')");
  await player.press(page.locator('.title-menu').getByRole('button', { name: say('title.new') }));
  await player.press(player.radio(new RegExp(`^${say(`difficulty.${difficulty}`)}`)));
  await player.press(player.button(say('difficulty.begin')));
  const all: DayPlayed[] = [];
  let [clicks, keys] = [0, 0];
  for (let day = 1; ; day++) {
    await cafe.until(`honeybell.cafe.state.clock.day === ${day} && document.querySelector('.maid-card')`);
    await playDay(player, acts ?? { pace: Infinity, act: () => null });
    await cafe.until("document.querySelector('.evening')");
    const { state } = await player.copy();
    const { ending } = seasonOf(state);
    if (ending === null) await playEvening(player, evening);
    const { money } = (await player.copy()).state;
    const played: DayPlayed = {
      day,
      stars: state.stars,
      money,
      served: state.figures.guestsServed,
      clicks: player.clicks - clicks,
      keys: player.keys - keys,
    };
    [clicks, keys] = [player.clicks, player.keys];
    all.push(played);
    told(played);
    if (ending === null && day < days) {
      await player.press(page.locator('.open-day'));
      continue;
    }
    const heading = ending === null ? null : await page.locator('.evening h1').first().innerText();
    const { findings, wanted } = player;
    const { stars } = state;
    const result = { days: all, clicks, keys, stars, ending, heading, wanted, findings, problems: cafe.problems };
    await cafe.close();
    return result;
  }
}
