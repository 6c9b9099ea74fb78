/**
 * The notice board: who answers an advert is drawn with odds that are stated, and after so many draws without an SSR the
 * next is one for certain. Only the café's own money pays for it. The draw is seeded: the same evening brings the same faces.
 */

import { pickWeighted, real } from '../../ai/index.ts';
import { roster } from '../../data/index.ts';
import type { Rank } from '../state/person.ts';
import type { Candidate, SeasonState } from '../state/season.ts';
import { levelOf } from './upgrades.ts';

export const DRAW_PRICE = { 1: 5_000, 10: 45_000 } as const;
/** The draw on which an SSR comes for certain. */
export const CERTAIN_AT = 60;
/** Of one rank those who do not work here yet answer so much more gladly. */
const NEW_FACES = 4;
export const MOST_CANDIDATES = 12;

export interface Odds {
  readonly rank: Rank;
  /** 0 … 1; all four make 1. */
  readonly share: number;
}

/** Odds of each draw, the commonest first. */
export function oddsOf(season: SeasonState): Odds[] {
  const level = levelOf(season, 'notice');
  const share = { 5: 0.025 + 0.01 * level, 4: 0.095 + 0.025 * level, 3: 0.28 + 0.015 * level };
  return [
    { rank: 2, share: 1 - share[3] - share[4] - share[5] },
    { rank: 3, share: share[3] },
    { rank: 4, share: share[4] },
    { rank: 5, share: share[5] },
  ];
}

/** Draws left until an SSR is certain; 1 = the next one. */
export const drawsToCertain = (season: SeasonState): number => Math.max(1, CERTAIN_AT - season.board.withoutSsr);

/** One answer to the advert. */
export function drawOne(season: SeasonState, day: number): Candidate {
  const { board } = season;
  const rank = drawsToCertain(season) === 1 ? 5 : rankFor(season, real(season.rng.draw));
  board.withoutSsr = rank === 5 ? 0 : board.withoutSsr + 1;
  const faces = roster.filter((one) => one.rank === rank);
  const times = ({ id }: { id: string }): number => board.candidates.filter(({ maid }) => maid === id).length;
  const fewest = Math.min(...faces.map(times));
  const row = pickWeighted(
    season.rng.draw,
    // Nobody answers a second time before everyone of her rarity has answered once.
    faces.filter((one) => times(one) === fewest),
    ({ id }) => (season.staff.some((one) => one.id === id) ? 1 : NEW_FACES),
  );
  board.drawn++;
  const candidate: Candidate = { id: `c${board.drawn}`, maid: row.id, rank, day };
  // The oldest make room: what is not looked at goes home.
  board.candidates = [...board.candidates, candidate].slice(-MOST_CANDIDATES);
  return candidate;
}

function rankFor(season: SeasonState, drawn: number): Rank {
  let up = 0;
  for (const { rank, share } of oddsOf(season)) {
    up += share;
    if (drawn < up) return rank;
  }
  return 2;
}
