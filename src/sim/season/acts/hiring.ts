/** Evening acts at the notice board: drawing candidates, hiring a candidate, and turning a candidate away. */

import { tablesOf } from '../../state/pack/pack.ts';
import { name, optional } from '../../state/field-checks.ts';
import { emit } from '../../world/world.ts';
import { employ } from '../new-season.ts';
import { celebrateRank } from '../celebrations.ts';
import { DRAW_PRICE, drawOne, drawTen, freshPrice, hasNewFaces } from '../hiring-draw.ts';
import { LARGEST_SHIFT, memberOf, risesLevel } from '../staff.ts';
import { actKind } from './act.ts';

const MOST_STAFF = 24;
const candidateId = name('the id of a candidate');

interface DrawAct {
  readonly count: 1 | 10;
  /** True for a single draw that is certain to bring a maid who is not employed yet; otherwise left out. */
  readonly fresh?: true;
}

export const draw = actKind<DrawAct>({
  fields: {
    count: { is: '1 or 10', right: (count) => count === 1 || count === 10 },
    fresh: optional({ is: 'true or left out', right: (fresh) => fresh === true }),
  },
  cost: ({ season }, { count, fresh }) =>
    fresh === true && season !== undefined ? freshPrice(season) : DRAW_PRICE[count],
  bar: (_state, season, { count, fresh }) => {
    if (fresh !== true) return null;
    return count === 10 ? 'unknown' : hasNewFaces(season) ? null : 'enough';
  },
  carryOut: (world, season, { count, fresh }) => {
    const { day } = world.state.clock;
    for (const { id, maid, rank } of count === 10 ? drawTen(season, day) : [drawOne(season, day, fresh === true)])
      emit(world, 'drawn', null, { candidate: id, maid, rank });
  },
});

export const hire = actKind<{ readonly candidate: string }>({
  fields: { candidate: candidateId },
  bar: (_state, season, act) => {
    const candidate = season.board.candidates.find(({ id }) => id === act.candidate);
    if (candidate === undefined) return 'unknown';
    return memberOf(season, candidate.maid) === undefined && season.staff.length >= MOST_STAFF ? 'full' : null;
  },
  carryOut: (world, season, act) => {
    const { board } = season;
    const candidate = board.candidates.find(({ id }) => id === act.candidate);
    board.candidates = board.candidates.filter((one) => one !== candidate);
    const row = tablesOf(season).roster.find(({ id }) => id === candidate?.maid);
    if (candidate === undefined || row === undefined) return;
    const mine = memberOf(season, row.id);
    const on = season.staff.filter(({ onShift }) => onShift).length;
    if (mine !== undefined) risesLevel(mine);
    else {
      const one = employ(row, world.state.clock.day, candidate.rank);
      season.staff.push({ ...one, onShift: on < LARGEST_SHIFT });
    }
    emit(world, 'hired', null, { maid: row.id, level: mine?.level ?? row.level });
    celebrateRank(world, season, row.id, 'hired');
  },
});

export const letGo = actKind<{ readonly candidate: string }>({
  fields: { candidate: candidateId },
  bar: (_state, { board }, act) => (board.candidates.some(({ id }) => id === act.candidate) ? null : 'unknown'),
  carryOut: (_world, { board }, act) => {
    board.candidates = board.candidates.filter(({ id }) => id !== act.candidate);
  },
});
