/**
 * The end of a day in a season. It pays rent, stores what the day has changed about the maids, prints the Sunday
 * paper, adds the day to the book, and records achievements and new guest types. It ends the season after three evenings in debt or on its last
 * day.
 */

import { book, spentOf } from '../world/cash-book.ts';
import { pastEnquiries, usualDutiesOf } from '../state/enquiries.ts';
import type { Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, type World } from '../world/world.ts';
import { billOf } from './bill.ts';
import { difficultyOf } from './new-season.ts';
import { noteAchievements } from './achievements.ts';
import { celebrateRecord } from './celebrations.ts';
import { grow } from './star-rewards.ts';
import { closeNotices } from './giving-notice.ts';
import { bellsOf, standing } from './golden-bells.ts';
import { printPaper, trueStars } from './sunday-paper.ts';
import { LARGEST_SHIFT, memberOf, rentOf, takeHome } from './staff.ts';
import type { Ending, EndingKind, SeasonState, Tomorrow } from '../state/season.ts';
import { holdTalks } from './acts/talking.ts';
import { typesUnlocked } from './guest-types.ts';

/** Number of evenings in debt in a row after which the café is lost. */
export const DEBT_EVENINGS = 3;

export function closeBooks(world: World, announce: (state: WorldState, season: SeasonState) => Tomorrow): void {
  const { state } = world;
  const { season } = state;
  if (season === undefined) return;
  const { figures } = state;
  const rent = rentOf(state, difficultyOf(season.difficulty).rent);
  const wagesBy = (figures.wagesBy ??= {});
  let off = 0;
  for (const { id, wage } of season.staff) {
    if (state.people[id] !== undefined) continue;
    wagesBy[id] = Math.round(wage / 2);
    off += wagesBy[id];
  }
  figures.rent = rent;
  figures.wages += off;
  book(state, 'spentByHour', rent + off);
  state.money -= rent + off;
  for (const one of Object.values(state.people)) {
    if (one.role !== 'maid') continue;
    takeHome(season, one);
    // Duties that a maid only tries end with the day.
    const usual = usualDutiesOf(state, one.id);
    const member = memberOf(season, one.id);
    if (usual !== undefined && member !== undefined) member.duties = usual as Maid['duties'];
  }
  endDaysOff(state, season);
  holdTalks(world, season);
  if (state.free !== undefined || state.daily !== undefined) return;
  closeNotices(world, season);
  printPaper(state, season);
  keepCounts(state, season);
  celebrateRecord(world, season, figures.income + figures.tips);
  grow(world, season);
  season.book.push({
    day: state.clock.day,
    income: figures.income,
    tips: figures.tips,
    spent: spentOf(figures),
    made: Math.round(billOf(state).made),
    money: state.money,
    stars: state.stars,
    came: figures.guestsEntered,
    served: figures.guestsServed,
    lost: figures.guestsLost,
  });
  season.board.candidates = season.board.candidates.filter(({ day }) => day >= state.clock.day - 1);
  for (const type of typesUnlocked(state, season)) {
    season.types.push(type);
    emit(world, 'typeUnlocked', null, { customerType: type });
  }
  season.enquired = pastEnquiries(state, season.enquired ?? [], state.clock.day);
  delete season.asked;
  season.tomorrow = announce(state, season);
  season.inDebt = state.money < 0 ? season.inDebt + 1 : 0;
  noteAchievements(world, season);
  if (season.ending === null) {
    if (season.inDebt >= DEBT_EVENINGS) end(world, season, 'debt');
    else if (state.clock.day >= season.length) end(world, season, 'season');
  }
}

/** A day off lasts one day: the maids who stayed at home today are on shift again tomorrow, as long as the shift has room. */
function endDaysOff({ people }: WorldState, season: SeasonState): void {
  let on = season.staff.filter(({ onShift }) => onShift).length;
  for (const member of season.staff) {
    if (member.onShift || people[member.id] !== undefined || on >= LARGEST_SHIFT) continue;
    member.onShift = true;
    on++;
  }
}

function end(world: World, season: SeasonState, kind: EndingKind): void {
  const { state } = world;
  const rivalStars = trueStars(state);
  const { ours, rival } = bellsOf(season);
  const ending: Ending = {
    kind,
    day: state.clock.day,
    stars: state.stars,
    rivalStars,
    ...(season.bells === undefined ? {} : { bells: season.bells }),
    first: kind === 'season' && standing(state.stars, ours) >= standing(rivalStars, rival),
    money: state.money,
  };
  season.ending = ending;
  emit(world, 'ending', null, { ending: kind, first: ending.first });
}

function keepCounts(state: WorldState, season: SeasonState): void {
  const { figures } = state;
  const { counts } = season;
  const most = (name: string, value: number): void => void (counts[name] = Math.max(counts[name] ?? 0, value));
  const more = (name: string, value: number): void => void (counts[name] = (counts[name] ?? 0) + value);
  most('mostServed', figures.guestsServed);
  most('mostProfit', Math.round(billOf(state).made));
  if (figures.guestsEntered >= 30) most('bestShare', Math.round((100 * figures.guestsServed) / figures.guestsEntered));
  more('served', figures.guestsServed);
  more('dishes', figures.dishesServed);
  more('tips', figures.tips);
  more('swept', figures.swept);
  if (figures.slips === 0 && figures.guestsServed >= 30) more('daysWithoutSlip', 1);
  if (figures.guestsLost === 0 && figures.guestsServed >= 30) more('daysWithoutLoss', 1);
  most('bestLevel', Math.max(0, ...season.staff.map(({ level }) => level)));
  most('staff', season.staff.length);
}
