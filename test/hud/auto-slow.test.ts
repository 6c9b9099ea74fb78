// The café slows down for moments that the player should not miss. Time is stepped.

import { describe, expect, test, vi } from 'vitest';
import type { Speed } from '../../src/hud/api.ts';
import {
  IGNORED_TICKS,
  jankenKey,
  LEAST_TICKS,
  NOT_SLOWED,
  readMoments,
  returnsIn,
  REST_MINUTES,
  type SlowMoment,
  slowStep,
  type Slowing,
  wantedMoments,
} from '../../src/hud/read/auto-slow.ts';
import { toastOf } from '../../src/hud/news/news-toasts.ts';
import { openSettings } from '../../src/ui/settings/settings.ts';
import { signSpot, spotsAround, spotsUnder } from '../../src/hud/lamps/sign-spot.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { fakeGuest } from './fake-cafe.ts';

const party: SlowMoment = { kind: 'party', key: 'party p1', who: 'a', at: { x: 1, y: 1 } };
const alarm: SlowMoment = { kind: 'alarm', key: 'alarm 3', who: null, at: { x: 2, y: 2 } };

/** A café whose clock is stepped: each entry is a tick, the moments at it, and the speed that the player chooses, if any. */
function run(start: Speed, steps: readonly (readonly [number, readonly SlowMoment[], Speed?])[]): [Speed, Slowing][] {
  let speed = start;
  let slowing = NOT_SLOWED;
  return steps.map(([tick, moments, chosen]) => {
    if (chosen !== undefined) speed = chosen;
    const next = slowStep(slowing, { tick, speed, moments });
    slowing = next.slowing;
    if (next.set !== null) speed = next.set;
    return [speed, slowing];
  });
}
const speeds = (...given: Parameters<typeof run>): Speed[] => run(...given).map(([speed]) => speed);

const other: SlowMoment = { ...party, key: 'party p2' };
/** Ticks after which a large party counts as ignored, and for which no other party slows the game then. */
const SOON = 100;
const REST = 3 * REST_MINUTES * 10;

describe('auto-slow', () => {
  test('drops to 1×, and returns with its label as soon as the moment is over', () => {
    const shown = run(8, [
      [0, []],
      [4, [party]],
      [100, [party]],
      [104, []],
    ]);
    expect(shown.map(([speed]) => speed)).toEqual([8, 1, 1, 8]);
    expect(shown.map(([, { moment }]) => moment?.kind ?? null)).toEqual([null, 'party', 'party', null]);
  });
  test('returns when the moment is ignored, but not while the player attends to it', () => {
    expect(
      speeds(8, [
        [0, [party]],
        [SOON - 1, [party]],
        [SOON, [party]],
        [SOON + 1, [party]],
      ]),
    ).toEqual([1, 1, 8, 8]);
    const first = slowStep(NOT_SLOWED, { tick: 0, speed: 8, moments: [party] }).slowing;
    const later = slowStep(first, { tick: 400, speed: 1, moments: [party], busy: true });
    expect(later.set).toBeNull();
    expect(slowStep(later.slowing, { tick: 401, speed: 1, moments: [] }).set).toBe(8);
  });
  test('a large party slows at most once in an hour of the café, and more rarely after it was ignored', () => {
    const [at, ignored] = [10, 20 + SOON + 10 + REST];
    expect(
      speeds(4, [
        [0, [party]],
        [at, []],
        [at + 1, [other]],
        [at + REST, [other]],
        [at + REST + 1, []],
        [at + REST + 2, [party, alarm]],
      ]),
    ).toEqual([1, 4, 4, 4, 4, 1]);
    expect(
      speeds(4, [
        [0, [party]],
        [SOON, [party]],
        [ignored - 1, []],
        [ignored, [other]],
        [ignored + 1, []],
        [SOON + 3 * REST, [party]],
      ]),
    ).toEqual([1, 4, 4, 4, 4, 1]);
  });
  test('follows the person whom the moment is about', () => {
    const shown = run(8, [
      [0, [party]],
      [4, [{ ...party, at: { x: 7, y: 3 } }]],
    ]);
    expect(shown.at(-1)![1].moment).toMatchObject({ at: { x: 7, y: 3 } });
  });
  test('names the moment while it lasts, and the next that began meanwhile; a more urgent one at once', () => {
    const kinds = (...steps: Parameters<typeof run>[1][number][]) =>
      run(4, steps).map(([, { moment }]) => moment?.kind ?? null);
    expect(kinds([0, [alarm]], [10, [alarm, party]], [120, [party]], [121, []])).toEqual(['alarm', 'alarm', 'party', null]); // prettier-ignore
    expect(kinds([0, [party]], [10, [alarm, party]], [120, [party]], [121, [party]])).toEqual(['party', 'alarm', null, null]); // prettier-ignore
  });
  test('a rare moment always slows: after many that were ignored, and while a party is ignored', () => {
    const hero = (n: number): SlowMoment => ({ kind: 'hero', key: `hero ${n}`, who: `${n}`, at: { x: 1, y: 1 } });
    const often = [0, 1, 2, 3].flatMap((n): Parameters<typeof run>[1][number][] => [
      [n * 400, [hero(n)]],
      [n * 400 + IGNORED_TICKS, [hero(n)]],
      [n * 400 + IGNORED_TICKS + 10, []],
    ]);
    expect(speeds(8, often)).toEqual([1, 8, 8, 1, 8, 8, 1, 8, 8, 1, 8, 8]);
    // The player watches a party for eight seconds without touching anything, and an alarm begins meanwhile.
    expect(speeds(8, [[0, [party]], [IGNORED_TICKS - 8, [alarm, party]], [IGNORED_TICKS + 8, [alarm, party]]])).toEqual([1, 1, 1]); // prettier-ignore
  });
  test('a rare moment that is soon over still slows for five seconds', () => {
    expect(speeds(8, [[0, [alarm]], [10, []], [LEAST_TICKS - 1, []], [LEAST_TICKS, []]])).toEqual([1, 1, 1, 8]); // prettier-ignore
    expect(
      speeds(8, [
        [0, [alarm]],
        [10, [], 8],
        [20, []],
      ]),
    ).toEqual([1, 8, 8]);
  });
  test('leaves 1× and a pause alone', () => {
    expect(speeds(1, [[0, [party]], [200, []]])).toEqual([1, 1]); // prettier-ignore
    expect(speeds(0, [[0, [party]], [200, []]])).toEqual([0, 0]); // prettier-ignore
  });
  test('the player’s own speed stays, also while the moment goes on', () => {
    expect(speeds(8, [[0, [party]], [10, [party], 4], [20, [party]], [30, []], [200, []]])).toEqual([1, 4, 4, 4, 4]); // prettier-ignore
  });
  test('a moment that begins while the player steps through a pause leaves the speed chosen after it', () => {
    expect(speeds(0, [[0, []], [1, [party]], [1, [party], 2], [10, [party]]])).toEqual([0, 0, 2, 2]); // prettier-ignore
  });
  test('sitting down to a moment slows once, even while its kind rests; afterwards the former speed returns', () => {
    const joined = party.key;
    const step = (before: Slowing, tick: number, speed: Speed, moments: readonly SlowMoment[], sits = true) =>
      slowStep(before, { tick, speed, moments, busy: sits, joined: sits ? joined : null });
    // The kind rests, and the moment was seen before, so that it does not slow the café by itself.
    const resting: Slowing = { ...NOT_SLOWED, seen: [party.key], rests: { party: 9999 } };
    expect(step(resting, 10, 8, [party], false).set).toBeNull();
    const sat = step(resting, 10, 8, [party]);
    expect(sat.set).toBe(1);
    const played = step(sat.slowing, 900, 1, [party]);
    expect(played.set).toBeNull();
    expect(step(played.slowing, 901, 1, [], false).set).toBe(8);
    // A speed that the player chooses while sitting there stays.
    const chosen = step(sat.slowing, 20, 4, [party]);
    expect(chosen.set).toBeNull();
    expect(step(chosen.slowing, 30, 4, [party]).set).toBeNull();
  });
  test('a pause within changes nothing: afterwards the former speed still returns', () => {
    expect(speeds(8, [[0, [party]], [10, [party], 0], [10, [party], 1], [20, []]])).toEqual([1, 0, 1, 8]); // prettier-ignore
  });
});

test('the moments: a celebrity and a large party at the door, a regular about to go, janken, alarm and TV', () => {
  const queue = (id: string, more = {}) => fakeGuest(id, id, 'office', { stage: 'queue', party: null, ...more });
  const people = [
    queue('hero', { isHero: true }),
    ...['a', 'b', 'c', 'd'].map((id) => queue(id, { party: 'p1' })),
    ...['e', 'f'].map((id) => queue(id, { party: 'p2' })),
    fakeGuest('ruth', 'Ruth', 'office', { stage: 'callOrder', patience: 1000, patienceLeft: 0.3 }),
    fakeGuest('emil', 'Emil', 'office', { stage: 'eat', patience: 1000, patienceLeft: 0.3 }),
  ];
  const state = {
    people: Object.fromEntries(people.map((one) => [one.id, one])),
    calendar: { going: [{ id: 1, kind: 'tv', x: 1, y: 1 }, { id: 2, kind: 'festival', x: 1, y: 1 }, { id: 3, kind: 'brawl', x: 1, y: 1 }] },
    janken: { table: { guest: 'e', over: null } },
    regulars: { who: [{ id: 'ruth' }, { id: 'emil' }] },
  } as unknown as WorldState; // prettier-ignore
  expect(readMoments(state).map(({ key }) => key)).toEqual([
    'brawl 3',
    'hero hero',
    'tv 1',
    'janken e',
    'party p1',
    'regular ruth',
  ]);
});

test('the moment of a celebrity lasts, and its arrow goes along, on the way to the seat; it ends at the table', () => {
  const at = (stage: string, x: number) =>
    readMoments({
      people: { iris: fakeGuest('iris', 'Iris', 'singer', { stage: stage as never, isHero: true, x, y: 4 }) },
    } as unknown as WorldState);
  expect(at('queue', 9)).toMatchObject([{ key: 'hero iris', who: 'iris', at: { x: 9, y: 4 } }]);
  expect(at('toSeat', 5)).toMatchObject([{ key: 'hero iris', at: { x: 5, y: 4 } }]);
  expect(at('callOrder', 3)).toEqual([]);
});

test('a celebrity is announced by a card on every screen, other news only where there is no ticker', () => {
  expect(toastOf('drama.hero', true)).toBe('toast.hero');
  expect(toastOf('drama.hero', false)).toBe('toast.hero');
  expect(toastOf('drama.event.brawl.begins', true)).toBeNull();
  expect(toastOf('drama.event.brawl.begins', false)).toBe('drama.event.brawl.begins');
  expect(toastOf('drama.event.alarm.begins', false)).toBeNull();
});

test('a new star is a moment of five seconds without a place', () => {
  const at = (tick: number, stars = 3) => {
    const season = { counts: { starsSeen: 3 } };
    return readMoments({ tick, stars, season, people: {}, calendar: { going: [] } } as unknown as WorldState, 100);
  };
  expect(at(100)).toEqual([{ kind: 'star', key: 'star 100', who: null, at: null }]);
  expect(at(100 + LEAST_TICKS)).toEqual([]);
  // Seen with 2.9 stars: the rating had fallen again within the five seconds.
  expect(at(104, 2.95)).toEqual([]);
});

test('an enquiry is a moment until it is answered; the player can see when the speed returns', () => {
  const asked = { id: 1, kind: 'coach', asked: 0, until: 600, terms: {} };
  const at = (answer?: boolean) =>
    readMoments({
      tick: 10,
      stars: 1,
      people: {},
      enquiries: { list: [{ ...asked, answer }] },
    } as unknown as WorldState);
  expect(at().map(({ key }) => key)).toEqual(['enquiry 1']);
  expect(at(true)).toEqual([]);
  const { slowing } = slowStep(NOT_SLOWED, { tick: 10, speed: 4, moments: at() });
  expect([returnsIn(slowing, 10), returnsIn(slowing, 60), returnsIn(NOT_SLOWED, 60)]).toEqual([600, 550, 0]);
});

test('a head maid in charge looks after parties and regulars, so they do not slow the game', () => {
  const regular: SlowMoment = { ...party, kind: 'regular', key: 'regular ruth' };
  expect(wantedMoments([alarm, party, regular], [], null, true)).toEqual([alarm]);
  expect(wantedMoments([alarm, party, regular], [], null)).toEqual([alarm, party, regular]);
});

describe('the spot of a sign', () => {
  const size = { w: 100, h: 26 };
  const inside = { x: 0, y: 50, w: 1280, h: 670 };
  const place = { x: 500, y: 300 };
  const spots = [
    { x: 510, y: 200 },
    { x: 600, y: 200 },
    { x: 520, y: 640 },
    { x: 20, y: 300 },
  ];
  test('is the nearest, with a steep stem', () => {
    expect(signSpot(size, place, spots, inside, [])).toEqual(spots[0]);
  });
  test('is never on people, under panels or cut off', () => {
    const head = { x: 480, y: 180, w: 40, h: 90 };
    expect(signSpot(size, place, spots, inside, [head])).toEqual(spots[1]);
    expect(signSpot(size, place, spots, inside, [head, { x: 580, y: 190, w: 30, h: 30 }])).toEqual(spots[2]);
    expect(signSpot(size, place, spots.slice(3), inside, [])).toBeNull();
  });
  test('is under its lamp when the room is full: the nearest in a row below the top bar, beside the panels there', () => {
    const lamp = { x: 460, y: 8, w: 90, h: 32 };
    const row = spotsUnder(lamp, 56, size, inside);
    expect(row.every(({ x, y }) => y === 69 && x >= 50 && x <= 1230)).toBe(true);
    expect(Math.abs(row[0]!.x - 505)).toBeLessThan(16);
    const at = { x: 505, y: 8 };
    expect(signSpot(size, at, row, inside, [])).toEqual(row[0]);
    const card = { x: 300, y: 50, w: 300, h: 60 };
    expect(signSpot(size, at, row, inside, [card])!.x).toBeGreaterThanOrEqual(650);
  });
  test('is near the place: a spot far down the street is none, one beside the place is', () => {
    expect(signSpot(size, place, [{ x: 520, y: 640 }], inside, [], 170)).toBeNull();
    const near = signSpot(size, place, spotsAround(place, 1), inside, [], 170)!;
    expect(Math.hypot(near.x - place.x, near.y - place.y)).toBeLessThanOrEqual(90);
  });
});

describe('an offer of janken', () => {
  test('does not slow the café by default, as the only kind; a player’s stored choice is kept', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('localStorage', undefined);
    const page = () => ({ style: { setProperty: () => {} }, classList: { toggle: () => {} }, dataset: {} });
    const opened = (): readonly string[] => openSettings(page() as unknown as HTMLElement).notSlowed.value;
    expect(opened()).toEqual(['janken']);
    vi.stubGlobal('localStorage', { getItem: () => '{"notSlowed":["tv"]}', setItem: () => {} });
    expect(opened()).toEqual(['tv']);
    vi.unstubAllGlobals();
  });
  test('an accepted game slows the café and gives the speed back, also while offers do not', () => {
    const game: SlowMoment = { kind: 'janken', key: jankenKey('g1'), who: 'g1', at: { x: 1, y: 1 } };
    const other: SlowMoment = { ...game, key: jankenKey('g2') };
    const all = [game, other, party];
    expect(wantedMoments(all, ['janken'], null)).toEqual([party]);
    expect(wantedMoments(all, ['janken'], game.key)).toEqual([game, party]);
    expect(wantedMoments(all, [], null)).toEqual(all);
    const off = (joined: string | null) => wantedMoments([game], ['janken'], joined);
    const offered = slowStep(NOT_SLOWED, { tick: 0, speed: 4, moments: off(null), joined: null });
    expect(offered.set).toBeNull();
    const accepted = slowStep(offered.slowing, { tick: 4, speed: 4, moments: off(game.key), joined: game.key });
    expect(accepted.set).toBe(1);
    expect(slowStep(accepted.slowing, { tick: 90, speed: 1, moments: off(null), joined: null }).set).toBe(4);
  });
});
