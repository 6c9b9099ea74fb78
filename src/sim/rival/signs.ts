/**
 * The signs that the player puts up before the café for the rival's scouts. A scout reads them on passing the door,
 * coming or leaving, and believes what nothing contradicts. If the scout has seen the contrary, or sees it later, the
 * sign is found out, and the scout believes what was seen. Only a maid who talks to the scout can make the scout
 * believe the sign nevertheless.
 */

import { theirView } from '../../data/their-view.ts';
import type { PersonId } from '../state/ids.ts';
import type { Guest } from '../state/person.ts';
import type { Sighting, TheirReport, TheirScout, TheirSighting, TheirState } from '../state/rival.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, maid, shows, type World } from '../world/world.ts';
import { isTrue } from './our-facts.ts';

/** Maximum number of signs that the player can put up at the same time. */
export const MOST_SIGNS = 3;
/** Number of ticks for which the screen shows that a scout reads a sign or finds one out. */
const READS_TICKS = 80;

const copied = ({ node, value }: Sighting): Sighting => ({ node, value });

/** Puts up a sign before the café, or takes it down. @returns why not, or null */
export function putUpSign(world: World, node: string, value: Sighting['value'] | null): string | null {
  const theirs = world.state.rival?.theirs;
  if (theirs === undefined) return 'no scouts come here';
  if (!theirView.byName.has(node)) return 'there is no such thing';
  const others = theirs.signs.filter((sign) => sign.node !== node);
  if (value !== null && others.length >= MOST_SIGNS) return `there are ${MOST_SIGNS} signs already`;
  theirs.signs = value === null ? others : [...others, { node, value }];
  emit(world, 'sign', null, { node, value });
  for (const id in theirs.scouts) {
    const by = maid(world, theirs.scouts[id]?.noticed?.by ?? '');
    if (by !== undefined) world.minds.wake(by.id);
  }
  return null;
}

/** A scout passes the door and reads the signs there that the scout has not read yet. @param who null = the scout has just left */
export function readsSigns(world: World, id: PersonId, name: string, scout: TheirScout, who: Guest | null): void {
  const signs = world.state.rival?.theirs?.signs ?? [];
  const known = scout.read ?? [];
  const fresh = signs.filter((sign) => !known.some(({ node, value }) => node === sign.node && value === sign.value));
  if (fresh.length === 0) return;
  const kept = known.filter(({ node }) => !fresh.some((sign) => sign.node === node));
  scout.read = [...kept, ...fresh.map(copied)];
  if (who !== null) shows(world, who, 'pen', READS_TICKS, 'reads');
  emit(world, 'signRead', id, { name, signs: fresh.map(({ node, value }) => ({ node, value })) });
  for (const { node } of fresh) comparesSign(world, id, name, scout, node, who);
}

/**
 * Compares what a sign says of a thing with what the scout who read it has seen. If they differ, the sign is found out,
 * unless a maid has explained it to the scout.
 */
export function comparesSign(
  world: World,
  id: PersonId,
  name: string,
  scout: TheirScout,
  node: string,
  who: Guest | null,
): void {
  const sign = scout.read?.find((one) => one.node === node);
  const seen = scout.saw.find((one) => one.node === node);
  if (sign === undefined || seen === undefined || sign.value === seen.value || isDoubted(scout, node)) return;
  if (isExplained(scout, node)) return;
  scout.doubts = [...(scout.doubts ?? []), node];
  if (who !== null) shows(world, who, 'question', READS_TICKS, 'doubts');
  emit(world, 'signDoubted', id, { name, node, value: sign.value, from: seen.from ?? null });
}

const isDoubted = ({ doubts }: TheirScout, node: string): boolean => doubts?.includes(node) === true;
/** Whether a maid has explained to the scout what a sign says of a thing. */
const isExplained = ({ fooled }: TheirScout, node: string): boolean =>
  fooled?.signs.some((sign) => sign.node === node) === true;

/** What a scout reports: sights, signs that nothing contradicts, and what a maid has explained, which counts most. */
export function reportOf(
  state: WorldState,
  scout: TheirScout,
): Pick<TheirReport, 'saw' | 'wrong'> & Partial<Pick<TheirReport, 'read' | 'doubted'>> {
  const told = scout.fooled?.signs ?? [];
  const read = scout.read ?? [];
  const seen = scout.saw.filter(({ node }) => !isExplained(scout, node));
  const believed = read.filter(({ node }) => !isExplained(scout, node) && !seen.some((one) => one.node === node));
  const saw: TheirSighting[] = [
    ...seen.map((one) => ({ ...one })),
    ...believed.map((sign) => ({ ...copied(sign), from: 'sign' as const })),
    ...told.map((sign) => ({ ...copied(sign), from: 'maid' as const })),
  ];
  const isWrong = ({ node, value }: Sighting): boolean => {
    const fact = theirView.byName.get(node)?.is;
    return fact !== undefined && isTrue(state, fact) !== (value === 'Yes');
  };
  const doubted = (scout.doubts ?? []).filter((node) => !isExplained(scout, node));
  return {
    saw,
    wrong: [...believed, ...told].filter(isWrong).map(copied),
    ...(read.length === 0 ? {} : { read: read.map(copied) }),
    ...(doubted.length === 0 ? {} : { doubted }),
  };
}

/**
 * The source of the rival's newest information about a thing of the player's café; null if no report mentions the
 * thing.
 */
export function sourceOf(
  { log }: Pick<TheirState, 'log'>,
  node: string,
): { from: TheirSighting['from']; day: number } | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const { saw, day } = log[i] as TheirReport;
    const found = saw.find((one) => one.node === node);
    if (found !== undefined) return { from: found.from, day };
  }
  return null;
}

/**
 * Whether all that the rival knows of a thing comes from a sign of the player's, which the scout read or a maid
 * explained.
 */
export function isFromSign(theirs: Pick<TheirState, 'log'>, node: string): boolean {
  const from = sourceOf(theirs, node)?.from;
  return from === 'sign' || from === 'maid';
}

/** What became of one sign on a day. */
export interface SignStory extends Sighting {
  /** Whether the sign stands before the café now. */
  readonly up: boolean;
  /**
   * Number of scouts who read the sign that day; then how many of these believed it, found it out, and are still in the
   * café.
   */
  readonly read: number;
  readonly believed: number;
  readonly doubted: number;
  readonly here: number;
  /** Whether a scout found it out by ordering the dish; false = the scout saw it. */
  readonly asked: boolean;
  /** Rules of the rival that run that day because of the sign; `prevents` = those that do not run because of it. */
  readonly causes: readonly string[];
  readonly prevents: readonly string[];
}

/**
 * What became of each sign on a day. These are the signs that stand before the café, and those that scouts have read.
 */
export function signStories({ rival, clock: { day } }: Pick<WorldState, 'rival' | 'clock'>): SignStory[] {
  const theirs = rival?.theirs;
  if (theirs === undefined) return [];
  const { signs, log, scouts, swayed = [] } = theirs;
  const gone = log.filter((report) => report.day === day && report.read !== undefined);
  const here = Object.values(scouts).filter(({ read }) => read !== undefined);
  const acted = swayed.filter((one) => one.day <= day && day <= one.until);
  const all = [...signs];
  const add = (found: readonly Sighting[]): void => {
    for (const sign of found)
      if (!all.some(({ node, value }) => node === sign.node && value === sign.value)) all.push(copied(sign));
  };
  for (const { read = [] } of [...gone, ...here]) add(read);
  add(acted);
  return all.map(({ node, value }) => {
    const isIt = (one: Sighting): boolean => one.node === node && one.value === value;
    const reports = gone.filter(({ read }) => read?.some(isIt));
    const reading = here.filter(({ read }) => read?.some(isIt));
    const doubted = reports.filter(({ doubted: found }) => found?.includes(node));
    const doubting = reading.filter(({ doubts }) => doubts?.includes(node));
    const believed = reports.filter(({ saw }) =>
      saw.some((one) => isIt(one) && (one.from === 'sign' || one.from === 'maid')),
    );
    const sights = [...doubted, ...doubting].flatMap(({ saw }) => saw.filter((one) => one.node === node));
    const mine = acted.filter(isIt);
    return {
      node,
      value,
      up: signs.some(isIt),
      read: reports.length + reading.length,
      believed: believed.length,
      doubted: doubted.length + doubting.length,
      here: reading.length,
      asked: sights.length > 0 && sights.every(({ from }) => from === 'asked'),
      causes: mine.flatMap(({ did }) => did ?? []),
      prevents: mine.flatMap(({ day: on, instead }) => (on === day ? (instead ?? []) : [])),
    };
  });
}
