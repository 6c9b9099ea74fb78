/**
 * Selects the news from a tick's events: slips, celebrities, favourites, guests lost, orders declined or impossible,
 * calls for help, rain. Entries store names and tables as they were, because people leave.
 */

import type { Json } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { eventOf } from '../../sim/events/index.ts';
import { ourFact } from '../../sim/rival/our-facts.ts';
import type { Sighting } from '../../sim/state/rival.ts';
import { GROWTHS } from '../../sim/state/season.ts';
import type { OrderState } from '../../sim/state/command-answer.ts';
import type { CafeEnquiry } from '../../sim/state/enquiries.ts';
import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';
import type { WordKey } from '../../words/index.ts';
import { wordsOf } from '../read/board.ts';
import { about, type DramaEntry, type Told } from './about.ts';
import type { Part } from './drama-words.ts';
import { strongEnded } from './strong-ended.ts';
import { timeAt } from '../../words/clock.ts';
import { names, number, numbersOf, record, text } from '../read/event-fields.ts';
import { groupAtDoor, hasTableFor, isLargeGroup, partyOf } from '../read/groups.ts';
import { tableOf } from '../read/names.ts';
import { forestalls, servicesIn } from '../read/orders/forestalled-orders.ts';
import { signNews } from '../rival/sign-news.ts';

/** The news among this tick's events, in order. */
export function tell(cafe: Cafe, events: readonly SimEvent[], nextId: number): DramaEntry[] {
  const told: DramaEntry[] = [];
  for (const event of events) {
    const one = TELLERS[event.type]?.(cafe.state, event, cafe);
    if (one)
      told.push({ id: nextId + told.length, tick: event.tick, time: timeAt(cafe.state.clock, event.tick), ...one });
  }
  return told;
}

export type { DramaEntry, Told } from './about.ts';

type Teller = (state: WorldState, event: SimEvent, cafe: Cafe) => Told | null;

/** A news entry about a maid and the rival's scout she has noticed. */
function aboutScout(state: WorldState, event: SimEvent, key: WordKey): Told | null {
  const who = state.people[text(event.guest) ?? ''];
  return about(state, event, key, { params: { guest: who?.name ?? '' }, with: who ? [who.id] : [] });
}

/** A news entry about a sign for the rival's scouts. It does not name the scout; the player has to find out. */
function aboutSign(state: WorldState, event: SimEvent): Told | null {
  const told = signNews(event);
  return told === null ? null : about(state, { ...event, who: null, name: '' }, told.key, told);
}

/** News of a maid who serves a guest before the maid that the player had asked. */
function quicker(state: WorldState, event: SimEvent, cafe: Cafe): Told | null {
  const [service] = servicesIn([event]);
  if (service === undefined || !forestalls(cafe, service)) return null;
  const guest = state.people[service.guests[0] ?? ''];
  return about(state, { ...event, who: service.by }, `drama.quicker.${service.need}`, {
    params: { guest: guest?.name ?? '', table: tableOf(state, guest) ?? 0 },
    with: guest ? [guest.id] : [],
  });
}

const TELLERS: Readonly<Record<string, Teller>> = {
  orderTaken: quicker,
  paid: quicker,

  slip: (state, event) => about(state, event, 'drama.slip', { params: { count: number(event.dropped) }, bad: true }),

  watered: (state, event) => about(state, event, 'drama.watered', { params: { count: number(event.guests) } }),

  entrance: (state, event) => {
    const who = state.people[event.who ?? ''];
    return about(state, event, 'drama.hero', {
      parts: { type: { part: 'type', of: who?.role === 'guest' ? who.customerType : '' } },
    });
  },

  target: (state, event) => {
    const because = record(event.because);
    const terms = record(because.terms);
    const byType = because.key === 'serve.favouriteType';
    if (because.key !== 'serve.favourite' && !byType) return null;
    const guest = state.people[text(event.customer) ?? text(terms.guest) ?? ''];
    const table = tableOf(state, guest) ?? number(terms.table);
    const place = number(terms.place, 1);
    // Every maid has favourite kinds of guest. So it is news only if a maid serves a celebrity of such a kind.
    if (byType && !(guest?.role === 'guest' && guest.isHero)) return null;
    return about(state, event, table > 0 ? 'drama.favourite' : 'drama.favouriteNoTable', {
      params: { guest: guest?.name ?? text(terms.name) ?? '', table },
      parts: { dear: { part: byType ? 'dearType' : 'dear', of: place } },
      with: guest ? [guest.id] : [],
    });
  },

  leaves: (state, event) => {
    const reason = text(event.reason) ?? '';
    if (reason === 'paid' || reason === 'closed' || reason === '') return null;
    const party = partyWithoutTable(state, event, reason);
    if (party !== null) return party;
    return about(state, event, 'drama.lost', {
      parts: { why: { part: 'leave', of: fledFrom(state, event) ?? reason } },
      bad: true,
    });
  },

  orderAnswered: (state, event) => aboutOrder(state, event),
  orderEnded: (state, event) => aboutOrder(state, event),

  photo: (state, event) => {
    const who = state.people[text(event.customer) ?? ''];
    return about(state, event, 'drama.photo', { params: { guest: who?.name ?? '' }, with: who ? [who.id] : [] });
  },
  scout: (state, event) => {
    const by = state.people[text(event.by) ?? ''];
    if (typeof event.age === 'number') return about(state, event, 'drama.scoutOwn', { params: { count: event.age } });
    return by === undefined
      ? about(state, event, 'drama.scout')
      : about(state, event, 'drama.scoutAsked', { params: { by: by.name }, with: [by.id] });
  },
  scoutOdd: (state, event) => (event.known === true ? null : about(state, event, 'drama.scoutHint')),
  scoutSuspected: (state, event) => about(state, event, 'drama.scoutSuspected'),
  sign: aboutSign,
  signRead: aboutSign,
  signDoubted: aboutSign,
  signWorked: aboutSign,
  scoutNoticed: (state, event) => aboutScout(state, event, 'drama.scoutNoticed'),
  scoutFooled: (state, event) => aboutScout(state, event, 'drama.scoutFooled'),
  scoutGone: (state, event) => {
    const wrong = Array.isArray(event.wrong) ? (event.wrong as readonly Json[]).map(record) : [];
    // The news names only dishes, because the words for the rival's other beliefs are loaded with the rival's page.
    const of = wrong.flatMap(({ node, value }): Sighting[] => {
      const fact = ourFact(text(node) ?? '');
      return fact?.kind === 'dish' ? [{ node: fact.of, value: value === 'No' ? 'No' : 'Yes' }] : [];
    });
    return of.length === 0
      ? null
      : about(state, event, 'drama.signBelieved', { parts: { list: { part: 'beliefs', of } } });
  },
  offerEnded: (state, event) =>
    event.ended === 'went'
      ? about(state, event, 'drama.offer.went', { bad: true })
      : about(state, event, 'drama.offer.stayed'),
  report: (state, event) => {
    const sightings = Array.isArray(event.saw) ? (event.saw as readonly Json[]).map(record) : [];
    const of = (value: string): string[] =>
      sightings.filter((one) => one.value === value).map((one) => text(one.node) ?? '');
    const [saw, none] = [of('Yes'), of('No')];
    const nodes: Part = { part: 'nodes', of: saw.length > 0 ? saw : none };
    if (nodes.of.length === 0) return about(state, event, 'drama.reportEmpty');
    return about(state, event, saw.length > 0 ? 'drama.report' : 'drama.reportNone', { parts: { nodes } });
  },

  /** News of the beginning and the end of an event of the day, such as a birthday. */
  event: (state, event) => {
    if (event.secret === true) return null;
    const said = [event.kind, event.what, event.verdict].flatMap((one) => text(one) ?? []);
    return about(state, event, `drama.event.${said.join('.')}` as WordKey, {
      params: { ...numbersOf(event), ...until(state, event) },
      parts: { causes: { part: 'causes', of: names(event.because).map((one) => `${text(event.kind) ?? ''}.${one}`) } },
      bad: event.verdict === 'bad' || (event.what === 'begins' && eventOf(event.kind)?.bad === true),
      with: names(event.people).filter((id) => id !== event.who),
    });
  },
  janken: (state, event) => {
    const prize = text(event.prize);
    if (prize === null) return null;
    const dear = state.people[text(event.maid) ?? ''];
    return about(state, event, `drama.prize.${prize}` as WordKey, {
      params: { much: number(event.much), maid: dear?.name ?? '' },
      with: dear ? [dear.id] : [],
    });
  },
  strong: (state, event) => {
    const what = text(event.what) ?? '';
    const guest = state.people[text(event.guest) ?? ''];
    return about(state, event, `drama.strong.${what}` as WordKey, {
      params: { table: number(event.table), other: number(event.other), name: guest?.name ?? '' },
      parts: { dish: { part: 'dish', of: text(event.dish) ?? '' } },
    });
  },
  joined: (state, event) => {
    const [first] = groupAtDoor(state);
    const params = { table: number(event.table), other: number(event.other) };
    if (first === undefined) return about(state, event, 'drama.joined', { params });
    return about(state, event, 'drama.joinedFor', { params: { ...params, guest: first.name }, with: [first.id] });
  },
  strongEnded,
  enquiryForgotten: (state, event) => enquiryForgotten(state, event),
  enquiryAnswered: (state, event) => enquiryAnswered(state, event),
  enquiryOver: (state, event) => aboutEnquiry(state, event),
  strongFailed: (state, event) => about(state, event, 'drama.strongFailed', { bad: true }),
  goal: (state, event) => about(state, event, 'drama.goal'),
  headMaid: (state, event) => aboutHeadMaid(state, event),
  help: (state, event) => about(state, event, 'drama.help'),
  flee: (state, event) => about(state, event, 'drama.flee', { bad: true }),
  brawl: (state, event) => about(state, event, 'drama.brawl', { bad: true }),

  stuck: (state, event) =>
    about(state, event, 'drama.stuck', {
      parts: { why: { part: 'stuck', of: text(event.cause) ?? 'noIdea' } },
      bad: true,
    }),
  fault: (state, event) =>
    about(state, event, 'drama.fault', { params: { script: text(event.script) ?? '' }, bad: true }),

  rankUp: (state, event) =>
    about(state, { ...event, who: text(event.maid) }, 'drama.rankUp', {
      params: { rank: ['', '', 'N', 'R', 'SR', 'SSR'][number(event.rank)] ?? '' },
    }),

  weather: (state, event) => {
    if (event.weather === 'rain') return about(state, event, 'drama.rain');
    return event.before === 'rain' ? about(state, event, 'drama.dry') : null;
  },
  open: (state, event) => {
    const fresh = GROWTHS.find((one) => state.season?.growth?.[one]?.since === state.clock.day);
    return about(state, event, fresh === undefined ? 'drama.open' : `drama.grown.${fresh}`);
  },
  rainedOn: (state, event) =>
    about(state, event, 'drama.rainedOn', { params: { count: number(event.count) }, bad: true }),
  closed: (state, event) => about(state, event, 'drama.closed'),
};

/**
 * The event from which a guest has fled, by its name in the report's list of causes. Null for a guest who leaves for
 * another reason.
 */
function fledFrom(state: WorldState, { who, reason }: SimEvent): 'badFood' | 'fight' | null {
  const guest = state.people[who ?? ''];
  if (reason !== 'fled') return null;
  return guest?.role === 'guest' && guest.ateCold ? 'badFood' : 'fight';
}

/**
 * News of a party that leaves for want of seats: too few are free or, for a large party, no table has enough. Null for
 * other guests who leave.
 */
function partyWithoutTable(state: WorldState, event: SimEvent, reason: string): Told | null {
  const who = state.people[event.who ?? ''];
  if (who?.role !== 'guest' || reason !== 'noSeat') return null;
  const party = partyOf(state, who);
  if (party.length < 2) return null;
  const fits = isLargeGroup(party.length) && hasTableFor(state, party.length);
  const key = fits ? 'drama.lostGroupSeats' : isLargeGroup(party.length) ? 'drama.lostGroup' : 'drama.lostParty';
  return about(state, event, key, {
    params: { count: party.length },
    bad: true,
  });
}

/** The time at which an event of the day that has just begun will end. */
function until({ calendar, clock }: WorldState, { kind, what }: SimEvent): { until?: string } {
  const going = what === 'begins' ? calendar?.going.find((one) => one.kind === kind) : undefined;
  return going === undefined ? {} : { until: timeAt(clock, going.until) };
}

/** News of an enquiry that was agreed to and is over: what it has brought. */
function aboutEnquiry(state: WorldState, event: SimEvent): Told | null {
  const what = text(event.what) ?? '';
  const [came, paid, lost] = [number(event.came), number(event.paid), number(event.lost)];
  const ends =
    what === 'complaint'
      ? complaintEnd(enquiryIn(state, event))
      : (what === 'reporter' && paid === 0) || (what === 'bet' && lost > 0)
        ? 'Lost'
        : '';
  const terms = record(event.terms);
  return about(state, event, `drama.enquiryOver.${what}${ends}` as WordKey, {
    params: {
      came,
      paid,
      lost,
      money: Math.abs(number(event.money)),
      name: text(terms.name) ?? '',
      other: text(terms.other) ?? '',
    },
    bad: lost > paid,
  });
}

/** The enquiry that an event tells of. */
const enquiryIn = ({ enquiries }: WorldState, event: SimEvent): CafeEnquiry | undefined =>
  enquiries?.list.find(({ id }) => id === event.id);

function enquiryForgotten(state: WorldState, event: SimEvent): Told | null {
  const one = enquiryIn(state, event);
  if (one?.kind !== 'quarrel' && one?.kind !== 'complaint') return about(state, event, 'drama.enquiryForgotten');
  return about(state, event, `drama.enquiryForgotten.${one.kind}`, {
    params: { ...one.terms },
    bad: one.kind === 'quarrel',
  });
}

/** News of an answer that is a choice between two people. */
function enquiryAnswered(state: WorldState, event: SimEvent): Told | null {
  const one = enquiryIn(state, event);
  if (one?.kind !== 'quarrel' && one?.kind !== 'cover') return null;
  const [name, other] = [String(one.terms['name']), String(one.terms['other'])];
  return about(state, event, `drama.enquiryAnswered.${one.kind}`, {
    params: one.answer === true ? { name, other } : { name: other, other: name },
  });
}

/** How a complaint ended: what the player answered, and whether it was a bluff. */
function complaintEnd(one: CafeEnquiry | undefined): 'Believed' | 'Angry' | 'Bluff' | '' {
  const bluffed = one?.terms['bluff'] === 1;
  if (one?.answer === true) return bluffed ? 'Believed' : '';
  return bluffed ? 'Bluff' : 'Angry';
}

/** News of an order that was declined, is impossible or failed. Other answers are no news. */
function aboutOrder(state: WorldState, event: SimEvent): Told | null {
  const who = state.people[event.who ?? ''];
  const order = who?.role === 'maid' ? who.answers.find(({ id }) => id === event.id) : undefined;
  // What the head maid asks of herself, and then can't do, concerns nobody else.
  if (order === undefined || order.cause === 'colleague' || order.from === event.who) return null;
  const key = ORDER_TOLD[order.is];
  if (key === undefined) return null;
  return about(state, event, key, {
    parts: {
      command: { part: 'command', of: wordsOf(state, order.command) },
      cause: { part: 'cause', of: order.cause ?? '' },
    },
  });
}
const ORDER_TOLD: Readonly<Partial<Record<OrderState, WordKey>>> = {
  declined: 'drama.declined',
  impossible: 'drama.impossible',
  failed: 'drama.failed',
};

/**
 * After an order of the head maid, a further order of the same kind is no news for this many ticks: it is on the
 * chalkboard in any case, and would drown other news.
 */
const SAME_AGAIN = 6000;

/** News of the head maid: a title she has earned, and what she asks for, with the reason. */
function aboutHeadMaid(state: WorldState, event: SimEvent): Told | null {
  if (event.what === 'title') return about(state, event, `drama.headTitle.${number(event.title)}` as WordKey);
  const { tick, id, choice, basis } = event;
  const isRepeated = state.headMaid?.orders.some(
    (one) => one.command !== id && one.choice === choice && tick - one.tick < SAME_AGAIN,
  );
  if (event.what !== 'order' || isRepeated === true) return null;
  const to = names(event.to);
  const isOwn = to.every((one) => one === event.who);
  return about(state, event, isOwn ? 'drama.headMaid.own' : 'drama.headMaid.asks', {
    parts: {
      to: { part: 'names', of: to.map((one) => state.people[one]?.name ?? one) },
      choice: { part: 'choice', of: text(choice) ?? '' },
      why: { part: 'why', of: text(basis) ?? '', lesson: text(event.lesson) },
    },
    with: to.filter((one) => one !== event.who),
  });
}
