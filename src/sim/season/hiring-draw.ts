/**
 * The notice board: candidates are drawn with published odds. After 59 draws without an SSR the next draw is certain to
 * give one. Ten draws at once bring at least one maid who is not employed yet. Draws cost only the café's money. They
 * are seeded: the same evening gives the same candidates.
 */

import { pickWeighted, real } from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { rules, starRows } from '../../data/season/index.ts';
import type { Rank } from '../state/person.ts';
import type { Candidate, SeasonState } from '../state/season.ts';
import { levelOf } from './upgrades.ts';

export const DRAW_PRICE = { 1: 5_000, 10: 45_000 } as const;
/** Number of the draw that is certain to give an SSR, counted from the last SSR. */
export const CERTAIN_AT = 60;
/** Factor by which maids who are not employed yet are more likely to be drawn. */
const NEW_FACES = 4;
export const MOST_CANDIDATES = 12;

/** The largest staff that any star requires at a difficulty. */
const mostStaffNeeded = (difficulty: SeasonState['difficulty']): number =>
  Math.max(0, ...starRows.filter(({ need }) => need === 'staff').map((row) => row[difficulty]));

export interface Odds {
  readonly rank: Rank;
  /** Share of all draws that give this rank, 0 to 1; the shares of the four ranks add up to 1. */
  readonly share: number;
}

/** Odds of a draw for each rank, from the commonest rank to the rarest. */
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

/** Number of draws until an SSR is certain; 1 = the next draw. */
export const drawsToCertain = (season: SeasonState): number => Math.max(1, CERTAIN_AT - season.board.withoutSsr);

/** Draws ten candidates. If the first nine bring no maid who is not employed yet, the tenth is one, as long as there are any. */
export function drawTen(season: SeasonState, day: number): Candidate[] {
  const drawn: Candidate[] = [];
  const isNew = ({ maid }: Candidate): boolean => season.staff.every(({ id }) => id !== maid);
  while (drawn.length < 10) drawn.push(drawOne(season, day, drawn.length === 9 && !drawn.some(isNew)));
  return drawn;
}

/**
 * Draws one candidate and adds the candidate to the notice board.
 * @param mustBeNew whether the candidate must be a maid who is not employed yet; without effect if there are none
 */
export function drawOne(season: SeasonState, day: number, mustBeNew = false): Candidate {
  const { board } = season;
  const news = mustBeNew ? newFaces(season) : [];
  const ranks = oddsOf(season).filter(({ rank }) => news.some((one) => one.rank === rank));
  const isCertain = drawsToCertain(season) === 1;
  const own = ranks.length > 0 ? freshOdds(season) : isCertain ? [{ rank: 5, share: 1 }] : [];
  const rank =
    isCertain && (ranks.length === 0 || ranks.some((one) => one.rank === 5))
      ? 5
      : ranks.length > 0
        ? pickWeighted(season.rng.draw, ranks, ({ share }) => share).rank
        : rankFor(season, real(season.rng.draw));
  board.withoutSsr = rank === 5 ? 0 : board.withoutSsr + 1;
  const faces = ranks.length > 0 ? news.filter((one) => one.rank === rank) : needed(season, rank);
  const times = ({ id }: { id: string }): number => board.candidates.filter(({ maid }) => maid === id).length;
  const fewest = Math.min(...faces.map(times));
  const row = pickWeighted(
    season.rng.draw,
    // Only those maids of this rank are drawn who appear least often among the present candidates.
    faces.filter((one) => times(one) === fewest),
    ({ id }) => (season.staff.some((one) => one.id === id) ? 1 : NEW_FACES),
  );
  board.drawn++;
  const share = own.find((odds) => odds.rank === rank)?.share;
  const candidate: Candidate = {
    id: `c${board.drawn}`,
    maid: row.id,
    rank,
    ...(share === undefined ? {} : { share }),
    day,
  };
  // If there are more than MOST_CANDIDATES candidates, the oldest are removed.
  board.candidates = [...board.candidates, candidate].slice(-MOST_CANDIDATES);
  return candidate;
}

/**
 * Price in yen of a draw that is certain to bring a maid who is not employed yet. It follows the commonest rarity among
 * those, so that the last rare maids are not to be had for the price of a common one.
 */
export function freshPrice(season: SeasonState): number {
  const commonest = Math.min(...newFaces(season).map(({ rank }) => rank));
  return commonest <= 3 ? rules.newFace : commonest === 4 ? rules.newFaceSr : rules.newFaceSsr;
}

/** Odds of such a draw for each rank that it can bring; the shares add up to 1. */
export function freshOdds(season: SeasonState): Odds[] {
  const news = newFaces(season);
  const odds = oddsOf(season).filter(({ rank }) => news.some((one) => one.rank === rank));
  if (drawsToCertain(season) === 1 && odds.some(({ rank }) => rank === 5)) return [{ rank: 5, share: 1 }];
  const sum = odds.reduce((all, { share }) => all + share, 0);
  return odds.map(({ rank, share }) => ({ rank, share: share / sum }));
}

/** Whether the roster has a maid who is not employed. */
export const hasNewFaces = (season: SeasonState): boolean => newFaces(season).length > 0;

/** Number of maids of the roster who are not employed. */
export const countNewFaces = (season: SeasonState): number => newFaces(season).length;

/** The maids of the roster who are not employed. */
const newFaces = (season: SeasonState) =>
  tablesOf(season).roster.filter(({ id }) => season.staff.every((one) => one.id !== id));

/**
 * The maids of this rank who can be drawn: usually all of them. While the café employs fewer maids than its stars will
 * require, only those who are neither employed nor among the candidates, as long as there are any.
 */
function needed(season: SeasonState, rank: Rank) {
  const { staff, board, difficulty } = season;
  const faces = tablesOf(season).roster.filter((one) => one.rank === rank);
  if (staff.length >= mostStaffNeeded(difficulty)) return faces;
  const isKnown = (id: string): boolean =>
    staff.some((one) => one.id === id) || board.candidates.some(({ maid }) => maid === id);
  const others = faces.filter(({ id }) => !isKnown(id));
  return others.length > 0 ? others : faces;
}

function rankFor(season: SeasonState, drawn: number): Rank {
  let up = 0;
  for (const { rank, share } of oddsOf(season)) {
    up += share;
    if (drawn < up) return rank;
  }
  return 2;
}
