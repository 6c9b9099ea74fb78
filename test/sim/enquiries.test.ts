// Enquiries: people ask the player for something by day. A yes and a no do what the card says, and nothing else changes.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { beginDaily } from '../../src/sim/open-daily-cafe.ts';
import { planEnquiries } from '../../src/sim/enquiries/index.ts';
import { roomAt } from '../../src/sim/enquiries/outlook.ts';
import { tryOut } from '../../src/sim/enquiries/try-out.ts';
import { guestLeft } from '../../src/sim/season/rating.ts';
import { paceOf } from '../../src/sim/people/energy.ts';
import { ENQUIRY_KINDS } from '../../src/sim/state/enquiries.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import type { SimEvent, WorldState } from '../../src/sim/state/world-state.ts';
import { answers, asking, mine, over, played, THIRD } from './enquiries/asking.ts';

/** How often something is asked on a day. */
function dueOn(day: number): number {
  const { seed, clock, season } = JSON.parse(THIRD) as WorldState;
  return planEnquiries(seed, { ...clock, day }, season!).due.length;
}

describe('enquiries', () => {
  test('come from the second day on, not in a café of the day, and a new kind each time', () => {
    expect(beginSeason({ seed: 4 }).enquiries?.due).toEqual([]);
    expect((JSON.parse(THIRD) as WorldState).enquiries?.due).toHaveLength(2);
    expect([4, 5, 7, 8].map((day) => dueOn(day))).toEqual([2, 3, 3, 4]);
    expect(beginDaily(20261127).enquiries).toBeUndefined();
    const cafe = new Simulation(JSON.parse(THIRD) as WorldState, scripts);
    played(cafe);
    const kinds = cafe.state.enquiries!.list.map(({ kind }) => kind);
    expect(kinds).toHaveLength(2);
    expect(new Set([...kinds, ...cafe.state.enquiries!.before]).size).toBe(4);
    expect(nextDay(cafe.state).enquiries?.before).toEqual([...cafe.state.enquiries!.before, ...kinds]);
  });

  test('without an answer nothing happens: the guests of the day stay the same', () => {
    const without = new Simulation(JSON.parse(THIRD) as WorldState, scripts);
    without.state.enquiries!.due = [];
    const asked = new Simulation(JSON.parse(THIRD) as WorldState, scripts);
    played(without);
    const events = played(asked);
    expect(events.filter(({ type }) => type === 'enquiryForgotten')).toHaveLength(2);
    expect(asked.state.figures).toEqual(without.state.figures);
    expect(asked.state.money).toBe(without.state.money);
  });

  test.each(['coach', 'theatre', 'group', 'reporter', 'friends'] as const)(
    '%s: after a yes these guests come, at the time that was said, and the news says what they brought',
    (kind) => {
      const cafe = asking(kind, kind === 'theatre' ? 2900 : 1900);
      expect(mine(cafe).kind).toBe(kind);
      const { terms } = mine(cafe);
      answers(cafe, true);
      const { guests } = mine(cafe);
      expect(guests).toHaveLength(kind === 'friends' ? Number(terms['count']) + 1 : Number(terms['count']));
      const events = played(cafe);
      const entered = events.filter(({ type, who }) => type === 'enter' && guests.includes(String(who)));
      expect(entered).toHaveLength(guests.length);
      for (const { tick } of entered) expect(Math.abs(tick - Number(terms['tick']))).toBeLessThan(15);
      const { came, paid, lost, money, over } = mine(cafe);
      expect([came, paid + lost, over]).toEqual([guests.length, guests.length, true]);
      expect(money > 0).toBe(paid > 0);
      expect(events.find(({ type }) => type === 'enquiryOver')).toMatchObject({ what: kind, came, paid, lost, money });
    },
  );

  test('friends: a table is kept for them shortly before they come, and nobody else sits down there', () => {
    const cafe = asking('friends', 1900);
    answers(cafe, true);
    const { guests, terms } = mine(cafe);
    const at = Number(terms['tick']);
    while (cafe.state.tick < at - 310) cafe.step();
    expect(cafe.state.enquiries?.kept).toBeUndefined();
    let table = 0;
    const others: string[] = [];
    for (let i = 0; i < 1500 && mine(cafe).over !== true; i++) {
      cafe.step();
      table = cafe.state.enquiries?.kept?.[0]?.table ?? table;
      const isKept = cafe.state.enquiries?.kept !== undefined;
      // Guests who sat there before may come back to their chairs.
      for (const { type, who, table: to, again } of cafe.events)
        if (isKept && type === 'seated' && again !== true && to === table && !guests.includes(String(who)))
          others.push(String(who));
    }
    expect(table).toBeGreaterThan(0);
    expect(others).toEqual([]);
    expect(mine(cafe)).toMatchObject({ came: guests.length, lost: 0 });
    expect(cafe.state.enquiries?.kept).toBeUndefined();
  });

  test('group: tables are joined for it when it comes, without chalk', () => {
    const cafe = asking('group', 1900);
    answers(cafe, true);
    const before = cafe.state.chalk?.left;
    const at = Number(mine(cafe).terms['tick']);
    const events: SimEvent[] = [];
    while (cafe.state.tick < at + 1200) {
      cafe.step();
      events.push(...cafe.events);
    }
    const joined = events.some(({ type }) => type === 'joined');
    expect(joined || cafe.world.places.largeTables.size > 0).toBe(true);
    expect(events.filter(({ type }) => type === 'strong')).toEqual([]);
    expect(cafe.state.chalk?.left).toBeGreaterThanOrEqual(before ?? 0);
  });

  test('produce: costs its price at once, and pleases everyone who gets a dish of its taste', () => {
    const cafe = asking('produce', 600);
    const { taste, price } = mine(cafe).terms;
    const { money } = cafe.state;
    answers(cafe, true);
    expect(cafe.state.money).toBe(money - Number(price));
    expect(cafe.state.figures.bought).toEqual([{ what: 'produce', of: null, cost: price }]);
    // The produce lasts until closing; a dish that is served to one of the last guests afterwards does not count.
    const events: SimEvent[] = [];
    while (!cafe.state.closed) {
      cafe.step();
      events.push(...cafe.events);
    }
    const dishes = new Set(cafe.state.menu.filter((item) => item.taste.includes(String(taste))).map(({ id }) => id));
    expect(mine(cafe).came).toBe(
      events.filter(({ type, dish }) => type === 'served' && dishes.has(String(dish))).length,
    );
    expect(mine(cafe).came).toBeGreaterThan(5);
  });

  test('produce: with too little money a yes is refused, and the question stays', () => {
    const cafe = asking('produce', 600);
    cafe.state.money = 100;
    expect(cafe.enquiry()?.bar).toBe('money');
    answers(cafe, true);
    expect(cafe.events.find(({ type }) => type === 'refused')).toMatchObject({ what: 'answer', why: 'money' });
    expect(cafe.enquiry()).not.toBeNull();
  });

  test('rest: she rests in her free moments and has more energy than without; a no displeases her', () => {
    const energyAfter = (yes: boolean): [number, number] => {
      const state = JSON.parse(THIRD) as WorldState;
      for (const one of Object.values(state.people)) if (one.role === 'maid') one.energy = 0.3;
      const cafe = new Simulation({ ...state, enquiries: { ...state.enquiries!, due: [2400], before: [] } }, scripts);
      while (cafe.state.tick < 2400) cafe.step();
      for (const kind of ENQUIRY_KINDS) if (kind !== 'rest') cafe.state.enquiries!.list.push(over(kind));
      cafe.step();
      const id = String(mine(cafe).terms['maid']);
      const me = () => cafe.state.people[id] as Extract<WorldState['people'][string], { role: 'maid' }>;
      const mood = me().mood;
      answers(cafe, yes);
      const change = me().mood - mood;
      for (let i = 0; i < 400; i++) cafe.step();
      return [me().energy, change];
    };
    const [rested, pleased] = energyAfter(true);
    const [tired, displeased] = energyAfter(false);
    expect(rested).toBeGreaterThan(tired);
    expect(pleased).toBeGreaterThan(0);
    expect(displeased).toBeLessThan(0);
  });

  describe('quarrel', () => {
    const maidOf = (cafe: Simulation, which: string) =>
      cafe.state.people[String(mine(cafe).terms[which])] as Extract<WorldState['people'][string], { role: 'maid' }>;
    /** How the moods of the two change by this answer, and the café after it; undefined = no answer. */
    function after(yes: boolean | undefined, work?: [number, number]) {
      const cafe = asking('quarrel', 1900);
      if (work !== undefined) Object.assign(mine(cafe).terms, { work: work[0], otherWork: work[1] });
      const moods = () => ['maid', 'second'].map((which) => maidOf(cafe, which).felt?.by.answer ?? 0);
      if (yes === undefined) for (let i = 0; i < 600; i++) cafe.step();
      else answers(cafe, yes);
      const [one = 0, other = 0] = moods();
      return { cafe, one, other };
    }

    test('two maids say that they do all the work; the card says who has done how much, and how they feel', () => {
      const cafe = asking('quarrel', 1900);
      const { kind, terms } = mine(cafe);
      expect(kind).toBe('quarrel');
      const { orders, dishes, bills, swept, cleared } = maidOf(cafe, 'maid').tally;
      expect(terms['work']).toBe(orders + dishes + bills + swept + cleared);
      expect(cafe.enquiry()?.costs.map(({ key }) => key)).toEqual(['quarrel', 'quarrelMoods']);
    });

    test('who is called right is happier; to be called wrong hurts a maid most who has done more', () => {
      const [yes, no] = [after(true, [9, 5]), after(false, [9, 5])];
      expect([yes.one > 0, yes.other < 0]).toEqual([true, true]);
      expect([no.one < 0, no.other > 0]).toEqual([true, true]);
      expect(no.one).toBeLessThan(yes.other);
    });

    test('the two do not chat with each other until closing, and others do', () => {
      const { cafe } = after(false);
      const { maid, second } = mine(cafe).terms;
      // Without further guests there is time to chat.
      cafe.state.arrivals = [];
      const chats = played(cafe).filter(({ type }) => type === 'chat');
      const between = (one: unknown, other: unknown) => one === maid && other === second;
      expect(chats.filter((chat) => between(chat.who, chat['with']) || between(chat['with'], chat.who))).toEqual([]);
      expect(chats.length).toBeGreaterThan(0);
      expect(mine(cafe)).toMatchObject({ kind: 'quarrel', answer: false, over: true });
    });

    test('without an answer both sulk a little', () => {
      const { cafe, one, other } = after(undefined);
      expect([one, other]).toEqual([expect.closeTo(-0.06), expect.closeTo(-0.06)]);
      expect(mine(cafe).over).toBe(true);
    });
  });

  describe('a try-out', () => {
    const her = (cafe: Simulation) =>
      cafe.state.people[String(mine(cafe).terms['maid'])] as Extract<WorldState['people'][string], { role: 'maid' }>;
    const memberIn = ({ season }: WorldState, id: unknown) => season!.staff.find((one) => one.id === id)!;

    test('a maid who has had her duties for days wants others; a yes gives them to her at once, and she is happier but slower', () => {
      const cafe = asking('tryOut', 1900);
      const { kind, terms } = mine(cafe);
      expect([kind, her(cafe).duties]).toEqual(['tryOut', terms['from']]);
      const pace = paceOf(cafe.world, her(cafe));
      answers(cafe, true);
      expect(her(cafe).duties).toBe(terms['to']);
      expect(her(cafe).felt?.by.answer).toBeGreaterThan(0);
      expect(paceOf(cafe.world, her(cafe))).toBe(pace + 1);
    });

    test('at closing she has her usual duties again, and what she has tried counts double', () => {
      const [tried, usual] = [true, false].map((yes) => {
        const cafe = asking('tryOut', 1900);
        answers(cafe, yes);
        const { maid, from } = mine(cafe).terms;
        played(cafe);
        const member = memberIn(cafe.state, maid);
        expect([her(cafe).duties, member.duties, member.dutiesBefore]).toEqual([from, from, undefined]);
        return { came: mine(cafe).came, over: mine(cafe).over };
      });
      expect(tried!.came).toBeGreaterThan(0);
      expect([tried!.over, usual!.over, usual!.came]).toEqual([true, true, 0]);
    });

    test('she does only the work of the duties that she tries', () => {
      const cafe = asking('tryOut', 1900);
      answers(cafe, true);
      const { maid, to } = mine(cafe).terms;
      for (let i = 0; i < 100; i++) cafe.step();
      const done = played(cafe).filter(({ who, tick }) => who === maid && tick < cafe.state.clock.closeTick!);
      const [hers, theirs] = to === 'serving' ? ['served', 'orderTaken'] : ['orderTaken', 'served'];
      expect(done.filter(({ type }) => type === hers).length).toBeGreaterThan(0);
      expect(done.filter(({ type }) => type === theirs).length).toBe(0);
    });

    test('nobody asks on the day on which her duties have changed, nor if nobody else could do her work', () => {
      const cafe = asking('quarrel', 1900);
      for (const one of cafe.state.season!.staff) one.dutiesBefore = { duties: 'allround', day: 2 };
      expect(tryOut.make(cafe.world, [1, 2, 3, 4])).toBeNull();
      for (const one of cafe.state.season!.staff) delete one.dutiesBefore;
      expect(tryOut.make(cafe.world, [1, 2, 3, 4])).not.toBeNull();
      for (const one of cafe.world.maids) one.duties = 'serving';
      expect(tryOut.make(cafe.world, [1, 2, 3, 4])).toBeNull();
    });
  });

  describe('the card says whether a yes is likely a gain now, and why', () => {
    /** A café in which a coach asks, after a change. */
    function coachAsks(change: (cafe: Simulation) => void) {
      const cafe = asking('coach', 1900);
      expect(mine(cafe).kind).toBe('coach');
      change(cafe);
      return cafe.enquiry();
    }
    const until = (cafe: Simulation): number => Number(mine(cafe).terms['tick']);

    test('a gain where seats are free when they come, a loss where others will wait for one', () => {
      const quiet = coachAsks((cafe) => {
        Object.assign(mine(cafe).terms, { count: 3 });
        cafe.state.arrivals = cafe.state.arrivals.filter(({ tick }) => tick > until(cafe));
        for (const one of Object.values(cafe.state.people))
          if (one.role === 'guest' && one.stage === 'queue') one.stage = 'leave';
      });
      expect(quiet).toMatchObject({ outlook: { verdict: 'gain', why: 'room' }, worth: true });
      const jam = coachAsks((cafe) => {
        const [plan] = cafe.state.arrivals;
        if (plan === undefined) throw new Error('nobody comes');
        const more = Array.from({ length: 60 }, (_, i) => ({ ...plan, id: `x${i}`, tick: cafe.state.tick + 1 + i }));
        cafe.state.arrivals = [...more, ...cafe.state.arrivals];
      });
      expect(jam).toMatchObject({ outlook: { verdict: 'loss', why: 'jam' }, worth: false });
      expect(Number(jam?.outlook?.terms['count'])).toBeGreaterThan(20);
      expect(jam?.outlook?.terms['tick']).toBe(jam?.terms['tick']);
    });
    test('a coach asks for a quiet time: more seats are likely to be free than at most other times', () => {
      for (const at of [1500, 1700, 1900]) {
        const { world, state } = asking('coach', at);
        const tick = Number(state.enquiries!.list.at(-1)?.terms['tick']);
        const times = Array.from({ length: 40 }, (_, i) => at + 650 + 50 * i).filter((one) => one <= tick + 1000);
        const rooms = times.map((one) => roomAt(world, one));
        expect(rooms.filter((room) => room > roomAt(world, tick)).length).toBeLessThan(rooms.length / 2);
      }
    });
    test('a try-out is a loss with fewer than one other maid for ten seats', () => {
      const cafe = asking('tryOut', 2900);
      const few = cafe.enquiry()?.outlook;
      const { seats } = cafe.state;
      while (seats.length < 60) seats.push({ ...seats[0]!, id: `more${seats.length}` });
      expect(cafe.enquiry()?.outlook).toMatchObject({ verdict: 'loss', why: 'fewOthers' });
      expect(few).not.toMatchObject({ why: 'fewOthers' });
    });
    test('where both answers are a choice there is no such line', () => {
      expect(asking('quarrel', 2000).enquiry()?.outlook).toBeNull();
    });
    test('of a tired maid it is a loss while guests call', () => {
      const cafe = asking('rest', 2000);
      if (cafe.enquiry() === null) return;
      const calls = cafe.world.freeCallers.length;
      expect(cafe.enquiry()?.outlook?.verdict).toBe(calls < 2 ? 'gain' : 'loss');
    });
  });

  test('a pleased guest who was promised a place counts twice for the rating; a lost one counts once', () => {
    const moved = (promised: boolean, paid: boolean): number => {
      const cafe = asking('coach', 1900);
      const who = Object.values(cafe.state.people).find((one): one is Guest => one.role === 'guest');
      if (who === undefined) throw new Error('nobody is here');
      Object.assign(who, { mood: 0.5, isHero: false, party: null });
      if (promised) mine(cafe).guests.push(who.id);
      const before = (cafe.state.stars = 1.2);
      guestLeft(cafe.state, cafe.state.season!, who, paid);
      return cafe.state.stars - before;
    };
    expect(moved(true, true)).toBeCloseTo(2 * moved(false, true), 10);
    expect(moved(true, false)).toBeCloseTo(moved(false, false), 10);
  });

  test('a guest whose complaint was right counts four times, pleased and free or angry', () => {
    const moved = (bluff: number, yes: boolean): number => {
      const cafe = asking('complaint', 1900);
      Object.assign(mine(cafe).terms, { bluff });
      const who = cafe.state.people[String(mine(cafe).terms['guest'])] as Guest;
      Object.assign(who, { party: null });
      answers(cafe, yes);
      const before = (cafe.state.stars = 1.2);
      guestLeft(cafe.state, cafe.state.season!, who, true);
      return cafe.state.stars - before;
    };
    expect(moved(0, true)).toBeCloseTo(4 * moved(1, true), 10);
    expect(moved(0, false)).toBeLessThan(0);
    expect(moved(1, false)).toBeGreaterThan(0);
  });

  describe('a complaint', () => {
    const claim = (cafe: Simulation) => cafe.state.people[String(mine(cafe).terms['guest'])] as Guest;
    /** The café after this answer to a guest who bluffs, or does not, and what happens until closing. */
    function after(yes: boolean, bluff: boolean) {
      const cafe = asking('complaint', 1900);
      Object.assign(mine(cafe).terms, { bluff: bluff ? 1 : 0 });
      const who = claim(cafe);
      const mood = who.mood;
      answers(cafe, yes);
      const change = who.mood - mood;
      const events = played(cafe);
      const paid = events.find(
        ({ type, who: id, party }) =>
          type === 'paid' && (id === who.id || (Array.isArray(party) && party.includes(who.id))),
      );
      return { cafe, change, events, paid, guests: mine(cafe).guests };
    }

    test('the card has the claim, the wait of the notebook and the usual one; who bluffs claims far more', () => {
      const cafe = asking('complaint', 1900);
      const { kind, terms, until, asked } = mine(cafe);
      expect(kind).toBe('complaint');
      const { stageTick, enteredTick, stage } = claim(cafe);
      expect([stage, terms['waited']]).toEqual([
        'eat',
        Math.round((stageTick - enteredTick) / cafe.state.clock.ticksPerMinute),
      ]);
      const ratio = Number(terms['claimed']) / Number(terms['waited']);
      expect(ratio > 1.3).toBe(terms['bluff'] === 1);
      expect(cafe.enquiry()?.worth).toBe(terms['bluff'] === 0);
      expect(until - asked).toBeLessThan(600);
    });

    test('a free meal costs its bill; a guest who was right sends others in a quiet hour, who has bluffed one who litters', () => {
      for (const bluff of [false, true]) {
        const { change, paid, guests, events, cafe } = after(true, bluff);
        expect(change).toBeGreaterThan(0);
        expect(paid).toMatchObject(Array.isArray(paid?.['party']) ? {} : { amount: 0, tip: 0 });
        expect(guests.length >= 1 && guests.length <= (bluff ? 1 : 2)).toBe(true);
        const types = events.flatMap((one) =>
          one.type === 'enter' && guests.includes(String(one.who)) ? [one['customerType']] : [],
        );
        expect(types).toHaveLength(guests.length);
        if (bluff) expect(types).toEqual(['litterbug']);
        expect(mine(cafe).over).toBe(true);
      }
    });

    test('a no angers a guest who was right; a bluffer shrugs; both pay', () => {
      const [right, bluffer] = [after(false, false), after(false, true)];
      expect(right.change).toBeLessThan(bluffer.change);
      for (const { paid, guests, cafe } of [right, bluffer]) {
        expect(Number(paid?.['amount'])).toBeGreaterThan(0);
        expect(guests).toEqual([]);
        expect(mine(cafe).over).toBe(true);
      }
    });

    test('the question goes with the guest', () => {
      const cafe = asking('complaint', 1900);
      claim(cafe).stage = 'leave';
      cafe.step();
      expect(cafe.enquiry()).toBeNull();
      expect(cafe.events.find(({ type }) => type === 'enquiryForgotten')).toMatchObject({ what: 'complaint' });
    });
  });

  test('an answer to a question that was not asked is refused, and wrong input gets all its errors', () => {
    const cafe = asking('coach', 1900);
    cafe.give({ kind: 'answer', enquiry: 77, yes: true });
    cafe.step();
    expect(cafe.events.find(({ type }) => type === 'refused')).toMatchObject({ what: 'answer', why: 'notAsked' });
    expect(() => cafe.give({ kind: 'answer', enquiry: 0, yes: 'no' } as never)).toThrow(
      /number of an enquiry[^]*true or false/,
    );
  });

  test('a saved café with an open question goes on to the same bytes', () => {
    const cafe = asking('coach', 1900);
    const copy = Simulation.load(cafe.save(), scripts);
    for (const one of [cafe, copy]) answers(one, true);
    for (let i = 0; i < 2500; i++) {
      cafe.step();
      copy.step();
    }
    expect(copy.save()).toBe(cafe.save());
  });
});
