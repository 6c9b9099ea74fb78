// Each trouble is told at few places and asks for action at one, and what the screen urges can be done.

import { describe, expect, test } from 'vitest';
import type { LampId, LampReading } from '../../src/hud/read/lamps.ts';
import { readLamps } from '../../src/hud/read/lamps.ts';
import { namedHelp, readTroubles, type TroubleSource } from '../../src/hud/read/troubles.ts';
import { STRONG_NAMES } from '../../src/sim/state/strong.ts';
import { arriving, farSighted, open } from '../scenarios/story.ts';

const lamp = (id: LampId, level: LampReading['level'], weight = 1, cause: string | null = `${id}.x`): LampReading => ({
  id,
  level,
  count: 1,
  holds: null,
  cause: level === 'green' ? null : cause,
  params: {},
  place: { x: 1, y: 1 },
  guests: [],
  weight,
});
const actions = STRONG_NAMES.map((name) => ({ name, cost: 1, bar: null }));
const source = (lamps: readonly LampReading[], more: Partial<TroubleSource> = {}): TroubleSource => ({
  lamps,
  alarm: null,
  actions,
  chalk: 5,
  moment: null,
  ...more,
});
const named = (lamps: readonly LampReading[], more?: Partial<TroubleSource>) =>
  namedHelp(readTroubles(source(lamps, more)));
const GROUP = lamp('door', 'red', 9, 'door.group');

describe('places', () => {
  test('a trouble is told at three places at most, and always at its lamp', () => {
    const moments = [null, { kind: 'party' as const }, { kind: 'hero' as const }];
    for (const moment of moments)
      for (const chalk of [0, 5])
        for (const { places } of readTroubles(
          source([GROUP, lamp('kitchen', 'red'), lamp('pass', 'amber')], { moment, chalk }),
        )) {
          expect(places[0]).toBe('lamp');
          expect(places.length).toBeLessThanOrEqual(3);
        }
  });
  test('an alarm has its sign and the card about slowed time; the lamps’ troubles are silent until it is over', () => {
    const alarm = lamp('door', 'red', 0, 'alarm');
    const told = readTroubles(source([GROUP, lamp('bills', 'red')], { alarm, moment: { kind: 'alarm' } }));
    expect(told.map(({ lamp: { cause }, places }) => [cause, places])).toEqual([['alarm', ['sign', 'slow']]]);
  });
  test('one line above the strong actions at most, and none beside the card about slowed time', () => {
    const lamps = [lamp('kitchen', 'red'), lamp('orders', 'red', 9), lamp('door', 'red', 4)];
    expect(readTroubles(source(lamps)).filter(({ places }) => places.includes('help'))).toHaveLength(1);
    expect(named(lamps, { moment: { kind: 'party' } })).toBeNull();
  });
});

describe('what helps', () => {
  test('is the action against the worst red lamp', () => {
    expect(named([lamp('kitchen', 'red'), lamp('orders', 'red', 9)])).toBe('allHands');
    expect(named([lamp('kitchen', 'red')])).toBe('rush');
    expect(named([GROUP])).toBe('join');
  });
  test('is not named while no lamp is red, chalk is short, or nothing can be used', () => {
    expect(named([lamp('kitchen', 'amber')])).toBeNull();
    // In the list under an amber kitchen lamp it is offered all the same, because nothing else helps there.
    expect(readTroubles(source([lamp('kitchen', 'amber'), lamp('bills', 'amber')])).map(({ helps }) => helps)).toEqual([
      'rush',
      null,
    ]);
    expect(named([lamp('kitchen', 'red')], { chalk: 2 })).toBeNull();
    expect(named([lamp('kitchen', 'red')], { actions: actions.map((one) => ({ ...one, bar: 'cooling' })) })).toBeNull();
    const costly = actions.map((one) => ({ ...one, cost: one.name === 'rush' ? 9 : 1 }));
    expect(named([lamp('kitchen', 'red')], { actions: costly })).toBe('calm');
  });
  test('for a guest too shy to ring is a maid who is sent, so no strong action is named', () => {
    const quiet = lamp('orders', 'red', 9, 'orders.quiet');
    expect(readTroubles(source([quiet]))[0]).toMatchObject({ helps: null, lacks: null });
    expect(named([quiet, lamp('kitchen', 'red')])).toBe('rush');
  });
  test('for a group is Join; while no tables can be joined it is Calm, and the trouble says that Join is missing', () => {
    const noTables = actions.map((one) => (one.name === 'join' ? { ...one, bar: 'noTables' as const } : one));
    expect(readTroubles(source([GROUP]))[0]).toMatchObject({ helps: 'join', lacks: null });
    expect(readTroubles(source([GROUP], { actions: noTables }))[0]).toMatchObject({ helps: 'calm', lacks: 'join' });
  });
  test('can be used, at every moment of a crowded day with a group', () => {
    const ROOM = [
      '###########',
      '#K........#',
      '#PP.......#',
      '#..a..e...#',
      '#.bTc.Tf.D#',
      '#..d......#',
      '###########',
    ];
    const party = Array.from({ length: 6 }, (_, i) => arriving(`s${i}`, 40, { party: 'six', patience: 900 }));
    const others = Array.from({ length: 8 }, (_, i) => arriving(`g${i}`, 5 + i * 60, { patience: 700 }));
    const story = open({ map: ROOM, maids: [farSighted('hana', [3, 2])], customers: [...party, ...others], chefs: 1 });
    story.cafe.state.chalk = { left: 4, most: 4, nextTick: null };
    let urged = 0;
    for (let i = 0; i < 150; i++) {
      story.pass(10);
      const { cafe } = story;
      const now = { alarm: null, actions: cafe.strong(), chalk: cafe.chalkLeft ?? 0, moment: null };
      for (const { helps } of readTroubles({ ...now, lamps: readLamps(cafe) })) {
        if (helps === null) continue;
        urged++;
        expect(cafe.strongBar(helps, cafe.strong().find(({ name }) => name === helps)!.targets[0]!)).toBeNull();
      }
    }
    expect(urged).toBeGreaterThan(0);
  });
});
