/** The note below the stars of the top bar: it says what moves the rating. */

import { needsFor, pleasedForALost, starCap } from '../../sim/season/rating.ts';
import { say, sayList } from '../../words/index.ts';
import { ratingText } from '../../words/numbers.ts';
import { readMoves } from '../read/rating.ts';
import { StarMoves } from '../report/StarMoves.tsx';
import type { Store } from '../store.ts';

const ALMOST = 0.002;

export function StarsNote({ store }: { store: Store }) {
  void store.top.value;
  const state = store.cafe?.state;
  const season = state?.season;
  if (state === undefined || season === undefined) return null;
  const morning = season.book.at(-1)?.stars;
  const { guestsServed: paid, guestsLost: lost } = state.figures;
  const cap = starCap(state, season);
  const held = cap < 5 && state.stars >= cap - ALMOST ? Math.ceil(cap) : null;
  const lacking =
    held === null
      ? []
      : needsFor(state, season, held)
          .filter(({ wants, has }) => has < wants)
          .map(({ id, wants }) => say(`goal.need.${id}`, { wants, count: wants }));
  return (
    <span class="frame card due open text-12 col gap-4">
      {morning !== undefined && <b class="bold">{say('jam.stars.morning', { stars: ratingText(morning) })}</b>}
      <span>{say('jam.stars.today', { paid, lost })}</span>
      <StarMoves moves={readMoves(state)} />
      <span>{say('jam.stars.how', { many: pleasedForALost(state) })}</span>
      {held !== null && <b class="bold">{say('jam.stars.held', { star: held, list: sayList(lacking) })}</b>}
    </span>
  );
}
