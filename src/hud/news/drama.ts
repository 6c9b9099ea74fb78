/**
 * Selects the news from a tick's events: what is told about each type of event, such as a slip, a celebrity or rain.
 * Entries store names and tables as they were, because people leave. The news of orders, enquiries and leaving guests
 * are files of their own beside this one.
 */

import type { Json } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { eventOf } from '../../sim/events/index.ts';
import { ourFact } from '../../sim/rival/our-facts.ts';
import type { Sighting } from '../../sim/state/rival.ts';
import { GROWTHS } from '../../sim/state/season.ts';
import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';
import type { WordKey } from '../../words/index.ts';
import { about, type DramaEntry, type Told } from './about.ts';
import type { Part } from './drama-words.ts';
import { enquiryAnswered, enquiryForgotten, enquiryOver } from './enquiry-news.ts';
import { fledFrom, partyWithoutTable } from './leaving-news.ts';
import { aboutHeadMaid, aboutOrder, quicker } from './order-news.ts';
import { strongEnded } from './strong-ended.ts';
import { timeAt } from '../../words/clock.ts';
import { names, number, numbersOf, record, text } from '../read/event-fields.ts';
import { groupAtDoor } from '../read/groups.ts';
import { tableOf } from '../read/names.ts';
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

  orderAnswered: aboutOrder,
  orderEnded: aboutOrder,

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
  enquiryForgotten,
  enquiryAnswered,
  enquiryOver,
  strongFailed: (state, event) => about(state, event, 'drama.strongFailed', { bad: true }),
  goal: (state, event) => about(state, event, 'drama.goal'),
  headMaid: aboutHeadMaid,
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

/** The time at which an event of the day that has just begun will end. */
function until({ calendar, clock }: WorldState, { kind, what }: SimEvent): { until?: string } {
  const going = what === 'begins' ? calendar?.going.find((one) => one.kind === kind) : undefined;
  return going === undefined ? {} : { until: timeAt(clock, going.until) };
}
