/**
 * Maids who want to leave. After some bad days in a row (underpaid, worn out or unhappy) a maid gives notice, and days
 * later she is gone. A fair wage, a rest or better days make her stay. A talk makes her wait once.
 */

import { rules } from '../../data/season/index.ts';
import type { Notice, SeasonState, StaffMember } from '../state/season.ts';
import { emit, type World } from '../world/world.ts';
import { fairWage } from './staff.ts';

/** Why this day was a bad one for a maid; null = it was not. @param worked whether she was on shift */
export function badDay(member: StaffMember, worked: boolean): Notice['why'] | null {
  if (member.wage < fairWage(member) * rules.underpaid) return 'pay';
  if (worked && member.energy < rules.worn) return 'worn';
  return member.mood < rules.unhappy ? 'mood' : null;
}

/** The day until which a maid who has given notice waits after a talk about it. */
export const waitsUntil = ({ leaves }: Notice): number => leaves + rules.persuadeDays;

export function stays(member: StaffMember): void {
  delete member.notice;
  delete member.badDays;
}

/** Called at the end of a day: checks every member of the staff, who may give notice, withdraw it, or leave. */
export function closeNotices(world: World, season: SeasonState): void {
  const { clock, people } = world.state;
  for (const member of season.staff.slice()) {
    const why = badDay(member, people[member.id] !== undefined);
    if (why === null) {
      if (member.notice !== undefined) emit(world, 'notice', member.id, { what: 'stays' });
      stays(member);
      continue;
    }
    member.badDays = (member.badDays ?? 0) + 1;
    if (member.notice === undefined && member.badDays >= rules.noticeAfter) {
      member.notice = { why, day: clock.day, leaves: clock.day + rules.noticeDays };
      emit(world, 'notice', member.id, { what: 'given', why });
    } else if (member.notice !== undefined && clock.day >= member.notice.leaves && canGo(season, member)) {
      season.staff = season.staff.filter((one) => one !== member);
      emit(world, 'notice', member.id, { what: 'left', why: member.notice.why });
    }
  }
}

/** Whether a maid may leave. The last maid on shift stays, because without her the café could not open. */
const canGo = (season: SeasonState, member: StaffMember): boolean =>
  season.staff.some((one) => one !== member && one.onShift);
