// A head maid in charge acts from her first day: by her training, where there is something to decide, and it is told.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/hud/news/drama-words.ts';
import { tell } from '../../../src/hud/news/drama.ts';
import { readHeadMaidDay, sayHeadMaidDay } from '../../../src/hud/report/head-maid-day.ts';
import { BoardLines } from '../../../src/hud/read/orders/board-lines.ts';
import { sayLine } from '../../../src/hud/read/orders/say-line.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { advise, freshBrain, learn } from '../../../src/sim/head-maid/head-maid.ts';
import { choicesNeeded, idleMaids } from '../../../src/sim/head-maid/situation.ts';
import { MERITS_A_DAY } from '../../../src/sim/head-maid/titles.ts';
import { trained, TRAINING } from '../../../src/sim/head-maid/training.ts';
import { beginSeason, nextDay } from '../../../src/sim/open-day.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import { CHOICE_NAMES, type Choice, VARIABLES } from '../../../src/sim/state/head-maid.ts';
import { search } from '../../properties/cafes.ts';

const situations = fc.record(
  Object.fromEntries(Object.entries(VARIABLES).map(([name, cases]) => [name, fc.integer({ min: 0, max: cases - 1 })])),
);
const choices = fc.subarray([...CHOICE_NAMES]);
/** Nobody is there and nothing is to be done. */
const QUIET = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, 0]));

describe('training', () => {
  test('says the first lesson that fits and can be followed, in every situation', () => {
    fc.assert(
      fc.property(situations, choices, (situation, possible) => {
        const fits = TRAINING.find(
          ({ choice, when }) =>
            possible.includes(choice) &&
            Object.entries(when).every(([name, cases]) => cases.includes(situation[name] as number)),
        );
        const says = trained(situation, possible);
        expect(says?.lesson ?? null).toBe(fits?.id ?? null);
        expect(says?.choice ?? null).toBe(fits?.choice ?? null);
        for (const one of says?.cases ?? [])
          expect(one).toMatchObject({ case: situation[one.name], fired: true, count: one.limit });
      }),
      search(2000, 71),
    );
  });

  test('says nothing where nothing is to be done, and never to do nothing', () => {
    expect(trained(QUIET, CHOICE_NAMES)).toBeNull();
    expect(TRAINING.map(({ choice }) => choice)).not.toContain('wait');
  });

  test('comes after a habit of the player’s and before a guess', () => {
    const brain = freshBrain();
    const full = { ...QUIET, queue: 3, idle: 2 };
    const possible: Choice[] = ['sweep', 'gatherDoor', 'wait'];
    expect(advise(brain, full, possible)).toMatchObject({ id: 'sweep', basis: 'training', lesson: 'door' });
    learn(brain, full, 'gatherDoor', possible);
    expect(advise(brain, full, possible)).toMatchObject({ id: 'sweep', basis: 'training' });
    expect(advise(brain, full, ['gatherDoor', 'wait'])).toMatchObject({
      id: 'gatherDoor',
      basis: 'fallback',
      lesson: null,
    });
    for (let i = 0; i < 10; i++) learn(brain, full, 'gatherDoor', possible);
    expect(advise(brain, full, possible)).toMatchObject({ id: 'gatherDoor', basis: 'habit', lesson: null });
    // Also a habit of leaving the maids alone, if the player has deliberately done so.
    const patient = freshBrain();
    for (let i = 0; i < 10; i++) learn(patient, full, 'wait', possible);
    expect(advise(patient, full, possible)).toMatchObject({ id: 'wait', basis: 'habit' });
  });

  test('is followed where it is urgent, even by a head maid who has learned to leave the maids alone', () => {
    const brain = freshBrain();
    const waits = { ...QUIET, wait: 4, queue: 3, idle: 2 };
    const possible: Choice[] = ['serveLongest', 'gatherDoor', 'wait'];
    for (let i = 0; i < 10; i++) learn(brain, waits, 'wait', possible);
    expect(advise(brain, waits, possible)).toMatchObject({ id: 'serveLongest', basis: 'training', lesson: 'longWait' });
    expect(advise(brain, waits, ['gatherDoor', 'wait'])).toMatchObject({ id: 'wait', basis: 'habit' });
  });
});

describe.each([1, 7])('on the first day of a season with seed %i', (seed) => {
  const cafe = new Simulation(beginSeason({ seed }), scripts);
  cafe.give({ kind: 'headMaid', mode: 'Auto' });
  const given: string[] = [];
  const news: string[] = [];
  const lines = new BoardLines();
  const said = new Set<string>();
  const bubbles = new Set<string>();
  let unneeded = 0;
  while (!cafe.state.over && cafe.state.tick < 12_000) {
    const before = choicesNeeded(cafe.world).length + idleMaids(cafe.world).length;
    cafe.step();
    bubbles.add(cafe.state.people[cafe.headMaid()?.id ?? '']?.bubble?.say ?? '');
    const mine = cafe.events.filter(({ type, what }) => type === 'headMaid' && what === 'order');
    for (const { basis } of mine) given.push(String(basis));
    // A guest who comes in within the tick may be what she acts for.
    const came = cafe.events.some(({ type }) => type === 'enter');
    if (mine.length > 0 && before === 0 && !came) unneeded++;
    news.push(...tell(cafe, mine, 1).map(({ what }) => plainText(what)));
    if (cafe.state.tick % 20 === 0) for (const line of lines.read(cafe)) if (line.headMaid !== null) said.add(sayLine(line)); // prettier-ignore
  }
  const { headMaid } = cafe.state;
  const done = Object.values(headMaid?.done ?? {}).reduce((sum, count) => sum + count, 0);

  test('she acts, by her training, where there is something to do', () => {
    expect(given.length).toBeGreaterThanOrEqual(4);
    expect(new Set(given)).toEqual(new Set(['training']));
    expect(unneeded).toBe(0);
  });

  test('a bubble where she stands says that she takes charge, and that it is she who asks', () => {
    expect([...bubbles]).toEqual(expect.arrayContaining(['headMaid.takes', 'headMaid']));
  });

  test('she asks only maids who will do it, however many are of another mind', () => {
    const moody = new Simulation(beginSeason({ seed }), scripts);
    moody.give({ kind: 'headMaid', mode: 'Auto' });
    for (const me of moody.world.maids) if (me.id === 'hana' || me.id === 'yuki') me.obedience = 0.4;
    const hers = new Set<unknown>();
    const answers: unknown[] = [];
    while (!moody.state.over && moody.state.tick < 12_000) {
      moody.step();
      for (const { type, what, id, answer } of moody.events) {
        if (type === 'headMaid' && what === 'order') hers.add(id);
        if (type === 'orderAnswered' && hers.has(id)) answers.push(answer);
      }
    }
    expect(hers.size).toBeGreaterThanOrEqual(4);
    const noes = answers.filter((one) => one === 'declined' || one === 'impossible').length;
    expect(noes / answers.length).toBeLessThan(0.1);
  });

  test('she sends someone to the guests who are too shy to ring', () => {
    const shy = new Simulation(beginSeason({ seed }), scripts);
    shy.give({ kind: 'headMaid', mode: 'Auto' });
    const asked: unknown[] = [];
    while (asked.length === 0 && shy.state.tick < 1500) {
      shy.step();
      for (const { type, command } of shy.events)
        if (type === 'command' && typeof command === 'object' && command !== null && 'guest' in command)
          if (String(command['guest']).includes('-q')) asked.push(command['guest']);
    }
    expect(asked).toHaveLength(1);
  });

  test('what she asks for is told with the reason, and stands on the board in her name', () => {
    expect(news.length).toBeGreaterThan(0);
    expect(news.length).toBeLessThanOrEqual(given.length);
    for (const text of news)
      expect(text).toMatch(
        /^Momo, in charge, (?:asks (?!Momo:)[^:]+|goes herself): [^.]+\. From her training: [^.]+\.$/,
      );
    expect(said.size).toBeGreaterThan(0);
    for (const text of said) expect(text).toMatch(/^Momo(?:: (?!Momo →)| →)/);
  });

  test('her merits are what was carried out, and the report says it', () => {
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThanOrEqual(given.length);
    expect(headMaid).toMatchObject({ given: given.length, today: Math.min(MERITS_A_DAY, done) });
    const day = readHeadMaidDay(cafe.state);
    expect(day).toMatchObject({ name: 'Momo', given: given.length, done });
    expect(day?.by.reduce((sum, { count }) => sum + count, 0)).toBe(done);
    expect(day === null ? '' : sayHeadMaidDay(day)).toMatch(
      /^Head maid Momo made \d+ requests; carried out: \d+ \(.*\)\.$/,
    );
    const tomorrow = nextDay(cafe.state).headMaid;
    expect(tomorrow).toMatchObject({ given: 0, done: {} });
  });
});

test('who is not in charge has no line in the report; who found nothing to ask for is told so', () => {
  const cafe = new Simulation(beginSeason({ seed: 2 }), scripts);
  expect(readHeadMaidDay(cafe.state)).toBeNull();
  cafe.give({ kind: 'headMaid', mode: 'Auto' });
  cafe.step();
  const day = readHeadMaidDay(cafe.state);
  expect(day === null ? '' : sayHeadMaidDay(day)).toBe('Head maid Momo was in charge and found nothing to ask for.');
});
