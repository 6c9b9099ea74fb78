// The first cases: they are found in recent thoughts and events, asked once of each kind, and only of players who have
// opened a notebook.

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CaseFound,
  caseMark,
  Cases,
  CASES,
  casesLeft,
  type CaseId,
  isListed,
  stillSo,
} from '../../src/game/coach/cases.ts';
import { caseLasts, mayAsk } from '../../src/game/coach/case-days.ts';
import { Hints, PlayerDeeds } from '../../src/game/coach/hints.ts';
import { caseWords } from '../../src/hud/case-words.ts';
import { openCase } from '../../src/hud/panels/Case.tsx';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { utilityTexts } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { plainOf } from '../../src/notebook/simple/read-simple.ts';
import { beginSeason, openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { hasWords, say, setLanguage, type WordKey } from '../../src/words/index.ts';

const found = new Map<CaseId, CaseFound>();
let asked: { found: CaseFound; second: number }[] = [];
let cafe: Simulation;
/** Stages of the guests that questions were about, whenever the question could be asked. */
const stages: string[] = [];
/** Questions that said something untrue of the moment at which they were asked. */
const untrue: string[] = [];
/** Whether a person stands still, or goes to the guest that the question names. */
function isSo({ id, who, terms }: CaseFound): boolean {
  const person = cafe.state.people[who];
  const todo = cafe.page(who)?.todo;
  if (person === undefined) return false;
  if (id === 'idle') return todo?.behave === 'stay' && person.x === person.toX && person.y === person.toY;
  if (id === 'gaveUp') return person.role === 'guest' && person.calls !== null && !cafe.world.servedBy.has(who);
  if (id !== 'waited' && id !== 'dear') return true;
  return cafe.state.people[String(todo?.['guest'])]?.name === terms['name'];
}

/** The reasons with which the notebook's first page gives the right answer to a question about a maid. */
const ANSWERS: Partial<Record<CaseId, RegExp>> = {
  idle: /^idle\.stays$/u,
  waited: /^serve\.waited$/u,
  dear: /^serve\.favourite(Type)?$/u,
  round: /^dishes\.round$/u,
  limit: /^tickets\.limit$/u,
};
/** Questions whose right answer is not the reason that the notebook gives at that moment. */
const contradicted: string[] = [];

beforeAll(() => {
  cafe = openCafe({ seed: 7 }, scripts, { tracing: true });
  const cases = new Cases();
  const deeds = new PlayerDeeds();
  deeds.opened = 1;
  let open = false;
  const hints = new Hints({
    says() {},
    asks(one) {
      open = true;
      const person = cafe.state.people[one.who];
      asked.push({ found: one, second: cafe.state.tick / 20 });
      untrue.push(...[one].filter((now) => !isSo(now)).map(({ id }) => id));
      const reason = person === undefined ? '' : (plainOf(cafe, person).because?.key ?? '');
      if (ANSWERS[one.id]?.test(reason) === false) contradicted.push(`${one.id}: ${reason}`);
      // The player opens it.
      cafe.give({ kind: 'said', hints: [caseMark(one.id)] });
    },
    give: (input) => cafe.give(input),
  });
  while (cafe.state.tick < 7000) {
    cafe.step();
    cases.look(cafe, new Set(CASES));
    for (const id of CASES) {
      const one = cases.atHand(cafe, id);
      if (one === null) continue;
      found.set(id, one);
      const person = cafe.state.people[one.who];
      if (person?.role === 'guest') stages.push(person.stage);
    }
    // Each case is read for ten seconds.
    if (open && cafe.state.tick / 20 - (asked.at(-1)?.second ?? 0) > 10) open = false;
    hints.look(cafe, { selection: [], orders: false, deeds, caseOpen: open });
  }
});
afterAll(() => {
  asked = [];
});

test('an ordinary day has nearly all of them', () => {
  expect([...found.keys()].length).toBeGreaterThanOrEqual(6);
});

test('a day has two at most; each is asked once, after twenty seconds, never while another is open', () => {
  expect(asked.length).toBe(2);
  expect(new Set(asked.map(({ found: { id } }) => id)).size).toBe(asked.length);
  expect(asked[0]?.second).toBeGreaterThanOrEqual(20);
  for (const [i, { second }] of asked.entries())
    if (i > 0) expect(second - (asked[i - 1]?.second ?? 0)).toBeGreaterThan(10);
  expect(cafe.state.said).toEqual(expect.arrayContaining(asked.map(({ found: { id } }) => caseMark(id))));
  expect(casesLeft(cafe.state.said ?? []).size).toBe(CASES.length - asked.length);
});

test('each says what is so at this moment: who stands stands, who goes to a guest goes to this one', () => {
  expect(untrue).toEqual([]);
});

test('the right answer is the reason that the notebook gives at this moment', () => {
  expect(asked.some(({ found: { id } }) => ANSWERS[id] !== undefined)).toBe(true);
  expect(contradicted).toEqual([]);
});

test('a guest who waits for a dish is no mystery about maids: the notebook names the kitchen or the pass', () => {
  const other = openCafe({ seed: 7 }, scripts, { tracing: true });
  const cases = new Cases();
  const waiting = () => other.world.guests.filter(({ stage }) => stage === 'waitDish');
  while (waiting().length === 0) other.step();
  // Only guests who wait for a dish lose their patience.
  while ((other.state.tick - 1) % 40 !== 0) other.step();
  for (const one of other.world.guests) one.patienceLeft = one.stage === 'waitDish' ? 0.3 : 1;
  cases.look(other, new Set(CASES));
  expect(waiting().length).toBeGreaterThan(0);
  expect(cases.atHand(other, 'gaveUp')).toBeNull();
});

test('a question about waits is only asked where the chosen guest has waited longer, as the notebook says', () => {
  const other = openCafe({ seed: 7 }, scripts, { tracing: true });
  while (other.state.tick % 10 !== 1) other.step();
  const [maid] = other.world.maids;
  if (maid === undefined) throw new Error('nobody');
  const asks = (waited: number) => {
    const option = (name: string, verdict: string, of: number, score: number) =>
      ({ id: name, verdict, terms: { name, table: 1, by: null, waited: of, score } }) as const;
    const thought = {
      tick: other.state.tick - 1,
      todo: { behave: 'move', guest: 'a' },
      because: { key: 'serve.waited', terms: { name: 'Ann', table: 1, waited: 200, score: 90 } },
      options: [option('Ann', 'chosen', 200, 90), option('Bea', 'farther', waited, 40)],
    };
    const seen = Object.create(other) as Simulation;
    Object.defineProperty(seen, 'decisions', { value: (id: string) => (id === maid.id ? [thought] : []) });
    Object.defineProperty(seen, 'events', { value: [] });
    const found: CaseFound[] = [];
    const cases = new Cases();
    Object.assign(cases, { note: (one: CaseFound) => void found.push(one) });
    cases.look(seen, new Set(CASES));
    return found.map(({ id }) => id);
  };
  expect(asks(100)).toContain('waited');
  expect(asks(300)).not.toContain('waited');
});

test('a question whose moment passes is not at hand any more', () => {
  const other = openCafe({ seed: 7 }, scripts, { tracing: true });
  const cases = new Cases();
  let [was, gone]: [CaseFound | null, boolean] = [null, false];
  for (let i = 0; i < 4000 && !gone; i++) {
    other.step();
    cases.look(other, new Set(CASES));
    if (was !== null) gone = !stillSo(other, was) && other.page(was.who)?.todo?.behave !== 'stay';
    was = cases.atHand(other, 'idle') ?? was;
  }
  expect(gone).toBe(true);
});

test('a question about favourites is asked only of guests whom her list shows, and of others each names its table', () => {
  const other = openCafe({ seed: 7 }, scripts);
  while (other.world.guests.length === 0) other.step();
  const [maid, guest] = [other.world.maids[0], other.world.guests[0]];
  if (maid === undefined || guest === undefined) throw new Error('nobody');
  Object.assign(maid, { favouriteCustomerIds: [], favouriteCustomerTypes: ['a', 'b', 'c', guest.customerType] });
  expect(isListed(other, maid, guest.name)).toBe(false);
  maid.favouriteCustomerTypes = [guest.customerType];
  expect(isListed(other, maid, guest.name)).toBe(true);
  for (const id of ['waited', 'dear', 'limit', 'gaveUp', 'temper'] as const) {
    const one = found.get(id);
    if (one !== undefined) expect(Number(one.terms['table']), id).toBeGreaterThan(0);
  }
});

test('on the first day of a season the goals teach, and no question comes', () => {
  const season = new Simulation(beginSeason({ seed: 7 }), scripts, { tracing: true });
  const deeds = new PlayerDeeds();
  deeds.opened = 1;
  const hints = new Hints({ says() {}, asks: () => expect.unreachable(), give: (input) => season.give(input) });
  while (season.state.tick < 2000) {
    season.step();
    hints.look(season, { selection: [], orders: false, deeds });
  }
});

test('the right answer earns a piece of chalk, once', () => {
  const other = openCafe({ seed: 7 }, scripts);
  const left = (): number => other.state.chalk?.left ?? 0;
  const before = left();
  for (let i = 0; i < 2; i++) {
    other.give({ kind: 'solved', question: 'idle' });
    other.step();
  }
  expect(left()).toBe(before + 1);
});

test('the easiest comes first, and no case is about a guest who is leaving', () => {
  expect(['idle', 'waited']).toContain(asked[0]?.found.id);
  const hard = asked.findIndex(({ found: { id } }) => id === 'gaveUp' || id === 'temper');
  expect(hard === -1 || hard >= 2).toBe(true);
  expect(stages.length).toBeGreaterThan(0);
  expect(stages).not.toContain('leave');
});

test('a player who has never opened a notebook is asked nothing', () => {
  const other = openCafe({ seed: 7 }, scripts, { tracing: true });
  const hints = new Hints({
    says() {},
    asks: () => expect.unreachable(),
    give: (input) => other.give(input),
  });
  while (other.state.tick < 1500) {
    other.step();
    hints.look(other, { selection: [], orders: false, deeds: new PlayerDeeds() });
  }
});

test.each(['en', 'zh'] as const)('its sentences are whole in %s, and each kind has its trigger', async (language) => {
  await setLanguage(language);
  for (const one of found.values())
    for (const part of ['question', 'right', 'other', 'chance', 'why']) {
      const words = say(`case.${one.id}.${part}` as WordKey, one.terms);
      expect(words, `${one.id}.${part}`).not.toMatch(/[{}]|undefined|NaN/);
    }
  for (const id of CASES) {
    expect(hasWords(`case.${id}.why`)).toBe(true);
    expect(utilityTexts.hints).toContain(`name: ${caseMark(id)}\n`);
  }
  await setLanguage('en');
});

test('a question that is not opened ends after an hour in the café, and its kind does not come on the next day', () => {
  const other = openCafe({ seed: 7 }, scripts, { tracing: true });
  const deeds = new PlayerDeeds();
  deeds.opened = 1;
  const log: { what: 'asks' | 'ends'; id: CaseId; tick: number }[] = [];
  let open = false;
  const hints = new Hints({
    says() {},
    asks({ id }) {
      open = true;
      log.push({ what: 'asks', id, tick: other.state.tick });
    },
    ends({ id }) {
      open = false;
      log.push({ what: 'ends', id, tick: other.state.tick });
    },
    give: (input) => other.give(input),
  });
  while (!other.state.over) {
    other.step();
    hints.look(other, { selection: [], orders: false, deeds, caseOpen: open });
  }
  expect(log.map(({ what }) => what)).toEqual(['asks', 'ends', 'asks', 'ends']);
  const [first, ended, second] = log;
  expect(ended!.tick - first!.tick).toBeLessThanOrEqual(600);
  expect(ended!.tick - first!.tick).toBeGreaterThan(400);
  expect(second!.id).not.toBe(first!.id);
  // On the next day the two kinds are left out, on the day after that they may come again.
  const next = (day: number): ReadonlySet<CaseId> => {
    other.state.clock.day = day;
    return mayAsk(other);
  };
  const today = other.state.clock.day;
  expect(next(today).size).toBe(0);
  expect(next(today + 1).size).toBe(CASES.length - 2);
  expect(next(today + 2).size).toBe(CASES.length);
});

test('no question is asked while an enquiry waits for its answer, and one that was not opened comes back after the answer, or ends quietly if the enquiry stays for an hour', () => {
  const other = openCafe({ seed: 7 }, scripts, { tracing: true });
  const enquiry = {
    id: 1,
    kind: 'coach',
    asked: 0,
    until: 9e6,
    terms: {},
    guests: [],
    came: 0,
    paid: 0,
    lost: 0,
    money: 0,
  };
  const enquires = (): void =>
    void Object.assign(other.state, { enquiries: { rng: [1, 2, 3, 4], due: [], list: [enquiry], before: [] } });
  const log: unknown[] = [];
  const deeds = new PlayerDeeds();
  deeds.opened = 1;
  const hints = new Hints({
    says() {},
    asks: ({ id }) => void log.push(id),
    ends: ({ id }, quietly) => void log.push([id, quietly]),
    give: (input) => other.give(input),
  });
  for (let i = 0; i < 6000 && log.length === 0; i++) {
    other.step();
    hints.look(other, { selection: [], orders: false, deeds, caseOpen: false });
  }
  expect(log).toHaveLength(1);
  const passes = (ticks: number): void => {
    for (let i = 0; i < ticks; i += 10) {
      other.state.tick += 10;
      hints.look(other, { selection: [], orders: false, deeds, caseOpen: true });
    }
  };
  enquires();
  passes(400);
  delete other.state.enquiries;
  // 400 ticks were hidden, so the question is still there after 800.
  passes(400);
  expect(log).toHaveLength(1);
  enquires();
  passes(200);
  expect(log[1]).toEqual([log[0], true]);
  expect(mayAsk(other).size).toBe(0);
});

test('a question that is opened stops time and leaves the camera where it is', () => {
  const speed = { peek: () => 4 };
  const calls: unknown[] = [];
  const deps = {
    setSpeed: (to: number) => calls.push(to),
    caseOpened: (id: string) => calls.push(id),
    look: () => calls.push('look'),
  };
  openCase({ speed, deps } as never, { id: 'idle' });
  expect(calls).toEqual([0, 'idle']);
});

test('at 8× a question stays for a quarter of a minute as well', () => {
  expect([1, 2, 4, 8].map((speed) => caseLasts(speed) / (20 * speed))).toEqual([30, 15, 15, 15]);
});

test('no question is asked while a brawl or an alarm goes on, or while a group of six waits', () => {
  const other = openCafe({ seed: 7 }, scripts);
  expect(mayAsk(other).size).toBe(CASES.length);
  const calendar = { ...other.state.calendar!, going: [{ kind: 'alarm' }] } as unknown as WorldState['calendar'] &
    object;
  other.state.calendar = calendar;
  expect(mayAsk(other).size).toBe(0);
});

test('the kinds about friends, about guests too shy to ring and about dishes cooked ahead follow from what the café thinks', () => {
  const other = openCafe({ seed: 7 }, scripts, { tracing: true });
  while (other.state.tick % 10 !== 1 || other.state.tick < 50) other.step();
  const [maid] = other.world.maids;
  const [chef] = other.world.chefs;
  const foundIn = (who: string, key: string, terms: object, options: readonly object[] = []): CaseFound[] => {
    const thought = { tick: other.state.tick - 1, todo: null, because: { key, terms }, options };
    const seen = Object.create(other) as Simulation;
    Object.defineProperty(seen, 'decisions', { value: (id: string) => (id === who ? [thought] : []) });
    Object.defineProperty(seen, 'events', { value: [] });
    const all: CaseFound[] = [];
    const cases = new Cases();
    Object.assign(cases, { note: (one: CaseFound) => void all.push(one) });
    cases.look(seen, new Set(CASES));
    return all;
  };
  const ann = { name: 'Ann', table: 1, waited: 100, by: null };
  const bea = { verdict: 'notFriend', terms: { name: 'Bea', table: 2, waited: 300, by: null } };
  expect(foundIn(maid!.id, 'serve.friend', ann, [bea])[0]).toMatchObject({
    id: 'friend',
    terms: { name: 'Ann', other: 'Bea', seconds: 5, otherSeconds: 15 },
  });
  expect(foundIn(maid!.id, 'serve.weighed', ann, [bea])[0]).toMatchObject({ id: 'weighed' });
  expect(foundIn(maid!.id, 'idle.quiet', { name: 'Lia' })[0]).toMatchObject({ id: 'quiet', terms: { name: 'Lia' } });
  const [ahead] = foundIn(chef!.id, 'chef.precooks', { name: 'Bram', dish: 'curry', given: [], weight: 2 });
  expect(ahead).toMatchObject({ id: 'ahead', who: chef!.id });
  expect(caseWords(ahead!, 'question')).toContain('cook the curry');
});
