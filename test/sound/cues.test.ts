// From events to effects, and from the number of guests to the piece played.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import type { DayEvent } from '../../src/sim/events/day-event.ts';
import { EVENT_KINDS, events } from '../../src/sim/events/index.ts';
import { DUEL_MOVES } from '../../src/sim/state/duel.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';
import { type Cue, cuesOf, voiceOf } from '../../src/sound/cues.ts';
import { EFFECTS } from '../../src/sound/effects/index.ts';
import { Mood, momentOf, murmurOf, pieceFor } from '../../src/sound/choose-music.ts';

const event = (type: string, more: Partial<SimEvent> = {}): SimEvent => ({ tick: 1, type, who: 'momo', ...more });
const effects = (...events: readonly SimEvent[]): string[] => cuesOf(events).map(({ effect }) => effect);

describe('what is heard', () => {
  test.each([
    [event('enter'), ['door']],
    [event('calls', { need: 'order' }), ['call']],
    [event('calls', { need: 'bill' }), ['callBill']],
    [event('orderTaken'), ['noted']],
    [event('cooked'), ['bell']],
    [event('pickUp'), ['platesUp']],
    [event('served'), ['platesDown']],
    [event('clear'), ['platesUp']],
    [event('paid', { amount: 800, tip: 0 }), ['coins']],
    [event('paid', { amount: 800, tip: 50 }), ['coins', 'tip']],
    [event('slip', { dropped: 0 }), ['slip']],
    [event('slip', { dropped: 2 }), ['slip', 'crash']],
    [event('entrance'), ['fanfare']],
    [event('orderAnswered', { answer: 'declined' }), ['hm']],
    [event('orderAnswered', { answer: 'impossible' }), ['hm']],
    [event('orderAnswered', { answer: 'accepted' }), []],
    [event('janken', { what: 'asks' }), ['jankenAsk']],
    [event('janken', { what: 'plays', result: 'win' }), ['jankenThrow', 'jankenWon']],
    [event('janken', { what: 'plays', result: 'win', prize: 'chalk' }), ['jankenThrow', 'jankenWon', 'prize']],
    [event('janken', { what: 'plays', result: 'loss', prize: null }), ['jankenThrow', 'jankenLost']],
    [event('janken', { what: 'plays', result: 'draw' }), ['jankenThrow', 'jankenDrawn']],
    [event('janken', { what: 'ends' }), []],
    [event('leaves', { reason: 'paid' }), []],
    [event('leaves', { reason: 'closed' }), []],
    [event('leaves', { reason: 'waitedForOrder' }), ['sigh']],
    [event('dayOver', { who: null }), ['dayEnd']],
    [event('command', { command: { behave: 'move' } }), ['chalk']],
    [event('command', { who: null, command: { behave: 'move' } }), []],
    [event('command', { command: { behave: 'help' } }), []],
    [event('hired', { who: null }), ['welcome']],
    [event('achieved', { who: null }), ['goal']],
    [event('upgraded', { who: null }), ['hammer']],
    [event('event', { kind: 'alarm', what: 'begins' }), ['alarmBell']],
    [event('event', { kind: 'rain', what: 'begins' }), ['rainBegins']],
    [event('event', { kind: 'rain', what: 'ends' }), ['rainEnds']],
    [event('event', { kind: 'brawl', what: 'ends', verdict: 'good' }), ['peace']],
    [event('event', { kind: 'brawl', what: 'ends', verdict: 'bad' }), ['crash']],
    [event('event', { kind: 'critic', what: 'begins', secret: true }), []],
    [event('event', { kind: 'critic', what: 'ends', verdict: 'good' }), ['verdict', 'sparkle']],
    [event('event', { kind: 'critic', what: 'ends', verdict: 'fair' }), ['verdict']],
    [event('event', { kind: 'constructor', what: 'begins' }), []],
    [event('duel', { what: 'begins' }), ['gong']],
    [event('duel', { what: 'round', ours: 'chop', theirs: 'fry', result: 'won' }), ['chop']],
    [event('duel', { what: 'round', ours: 'fry', theirs: 'fry', result: 'drawn' }), ['fry']],
    [event('duel', { what: 'over', result: 'won' }), ['fanfare']],
    [event('duel', { what: 'over', result: 'lost' }), ['jankenLost']],
    [event('headMaid', { what: 'title', title: 1 }), ['goal']],
    [event('headMaid', { what: 'order' }), []],
    [event('refused', { what: 'command', why: 'tooMany' }), ['noChalk']],
    [event('refused', { what: 'strong', why: 'sticks' }), ['noChalk']],
    [event('refused', { what: 'block', why: 'somebody stands there' }), []],
    [event('todo'), []],
    [event('constructor'), []],
  ])('%j', (one, expected) => {
    expect(effects(one)).toEqual(expected);
  });

  test('comes from whoever it happens to, from the tile that is swept, or from nowhere', () => {
    const at = (one: SimEvent): Cue['at'] | undefined => cuesOf([one])[0]?.at;
    expect(at(event('served'))).toEqual({ who: 'momo' });
    expect(at(event('sweep', { x: 4, y: 5 }))).toEqual({ x: 4, y: 5 });
    expect(at(event('closed', { who: null }))).toBeNull();
    expect(at(event('janken', { what: 'plays', result: 'win' }))).toBeNull();
  });

  test('every event of the day is heard as it begins, but a secret one, which is heard as it ends', () => {
    for (const kind of EVENT_KINDS) {
      const { secret } = events[kind] as DayEvent;
      const heard = (what: string): string[] => effects(event('event', { kind, what, verdict: 'good', ...(what === 'begins' && secret === true ? { secret } : {}) })); // prettier-ignore
      expect(heard('begins').length > 0, kind).toBe(secret !== true);
      if (secret === true) expect(heard('ends'), kind).not.toEqual([]);
    }
  });

  test('every effect that an event of the day names exists, and two events do not begin alike', () => {
    const sounds = EVENT_KINDS.flatMap((kind) => (events[kind] as DayEvent).sounds ?? []);
    const named = sounds.flatMap(({ begins = [], ends = [] }) => [...begins, ...Object.values(ends).flat()]);
    expect(named.filter((effect) => !Object.hasOwn(EFFECTS, effect))).toEqual([]);
    const begun = sounds.flatMap(({ begins = [] }) => begins);
    expect(new Set(begun).size).toBe(begun.length);
  });

  test('every way to make a dish has a sound of its own', () => {
    const heard = DUEL_MOVES.map((ours) => effects(event('duel', { what: 'round', ours }))[0]);
    expect(new Set(heard).size).toBe(DUEL_MOVES.length);
  });

  test('more plates falling are louder, up to three', () => {
    const loud = [1, 2, 3, 9].map((dropped) => cuesOf([event('slip', { dropped })])[1]!.volume);
    expect(loud).toEqual([...loud].sort((a, b) => a - b));
    expect(loud[3]).toBe(loud[2]);
  });

  test('everyone has a voice of their own and keeps it', () => {
    const voices = ['g1-001', 'g1-002', 'odile', 'kit', 'momo'].map(voiceOf);
    expect(new Set(voices).size).toBe(voices.length);
    expect(voices.every((pitch) => pitch > 0.9 && pitch < 1.1)).toBe(true);
    expect(cuesOf([event('calls', { who: 'kit' })])[0]!.pitch).toBe(voiceOf('kit'));
    expect(cuesOf([event('served', { who: 'kit' })])[0]!.pitch).toBe(1);
  });
});

describe('a day with open ears', () => {
  const cafe = new Simulation(newDay({ seed: 7 }), scripts);
  const cues: Cue[] = [];
  const heard = new Set<string>();
  const pieces = new Set<string>();
  const mood = new Mood();
  for (let i = 0; i < 9000 && !cafe.state.over; i++) {
    cafe.step();
    for (const event of cafe.events) if (cuesOf([event]).length > 0) heard.add(event.type);
    cues.push(...cuesOf(cafe.events));
    if (i % 20 === 0) pieces.add(mood.look(momentOf(cafe.state), i / 20));
  }

  test('every cue can be played, and its volume is no more than full', () => {
    expect(cues.length).toBeGreaterThan(300);
    expect(cues.filter(({ effect }) => !(effect in EFFECTS))).toEqual([]);
    expect(cues.filter(({ volume }) => !(volume > 0 && volume <= 1))).toEqual([]);
  });

  test('much of what happens is heard', () => {
    expect(heard.size).toBeGreaterThan(15);
  });

  test('the music is quiet, busy and late in turn', () => {
    expect([...pieces]).toEqual(['morning', 'rush', 'evening']);
  });
});

describe('the mood', () => {
  const moment = (guests: number, share: number) => ({ guests, share, seats: 40 });

  test('few guests: morning, and from two thirds of the day on evening; many: rush, at any hour', () => {
    expect(pieceFor(moment(5, 0.2), null)).toBe('morning');
    expect(pieceFor(moment(5, 0.8), null)).toBe('evening');
    expect(pieceFor(moment(36, 0.2), null)).toBe('rush');
    expect(pieceFor(moment(36, 0.8), null)).toBe('rush');
  });

  test('a rush has to be clearly over before the music says so', () => {
    expect(pieceFor(moment(24, 0.4), 'morning')).toBe('morning');
    expect(pieceFor(moment(24, 0.4), 'rush')).toBe('rush');
    expect(pieceFor(moment(15, 0.4), 'rush')).toBe('morning');
  });

  test('a mood stays a while, however fast the day goes by', () => {
    const mood = new Mood();
    expect(mood.look(moment(5, 0.1), 0)).toBe('morning');
    expect(mood.look(moment(39, 0.2), 2)).toBe('morning');
    expect(mood.look(moment(39, 0.2), 20)).toBe('rush');
    expect(mood.look(moment(5, 0.9), 25)).toBe('rush');
    mood.forget();
    expect(mood.look(moment(5, 0.9), 26)).toBe('evening');
  });

  test('a café without seats or closing time has music, too', () => {
    expect(pieceFor({ guests: 0, share: 0, seats: 0 }, null)).toBe('morning');
  });

  test('the murmur grows with the guests, the first ones most, and has an end', () => {
    expect([0, 10, 40, 150].map(murmurOf)).toEqual([0, 0.5, 1, 1]);
  });
});
