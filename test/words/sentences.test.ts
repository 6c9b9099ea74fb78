// Every reason of a script becomes a sentence in every language, without missing terms.

import { afterEach, describe, expect, test } from 'vitest';
import type { Json } from '../../src/ai/index.ts';
import { language, preferredLanguage, say, sayList, sayPart, setLanguage, typeText } from '../../src/words/index.ts';
import { dearText } from '../../src/words/favourite-rank.ts';
import en from '../../src/words/en.json' with { type: 'json' };
import { conditionText, sentenceOf } from '../../src/words/sentences.ts';

afterEach(() => setLanguage('en'));

const REASONS: Readonly<Record<string, { readonly [term: string]: Json }>> = {
  'serve.favourite': { name: 'Kaito', place: 1, table: 3 },
  'serve.favouriteType': { name: 'Kaito', customerType: 'footballer', place: 2, table: 3 },
  'serve.waited': { name: 'Hiro', waited: 640, tiles: 4, score: 624, table: 2 },
  'serve.turns': { name: 'Kaito', table: 3, from: 'Hiro' },
  'serve.wished': { name: 'Kaito', table: 3 },
  'serve.friend': { name: 'Odile', table: 3, friendship: 60 },
  'tickets.limit': { count: 2 },
  'tickets.noCallers': { count: 1 },
  'dishes.fetch': { count: 1 },
  'dishes.cold': { count: 2 },
  'dishes.round': { count: 3, tables: [4, 8, 5], tiles: 17 },
  'dishes.carry': { name: 'Hiro', dish: 'ramen', table: 2 },
  'sweep.litter': { kind: 'peel' },
  'sweep.ownFall': {},
  'clear.table': { table: 4 },
  chat: { name: 'Mei' },
  'chat.answers': { name: 'Mei' },
  fidget: {},
  welcome: { name: 'Ines' },
  'dance.along': {},
  'dance.on': {},
  'dance.bows': {},
  'idle.door': {},
  'idle.pass': {},
  'idle.shy': {},
  'tired.pauses': {},
  'idle.stays': {},
  'idle.onlyDishes': {},
  'idle.unnoticed': {},
  'idle.quiet': { name: 'Ines' },
  'idle.othersGo': {},
  'idle.doorway': {},
  'command.follows': { behave: 'move', manner: 'a-move' },
  'command.resumes': { manner: 'a-move' },
  'command.declines': { behave: 'sweep' },
  confused: { table: 4 },
  'help.calls': { need: 'dishes' },
  'help.answers': { need: 'dishes' },
  slip: {},
  getup: {},
  'guest.enter': {},
  'guest.queue': {},
  'guest.smallTable': {},
  'guest.together': { count: 4 },
  'guest.keptFor': { table: 5, count: 3 },
  'guest.plates': {},
  'guest.heroFirst': { name: 'Rio' },
  'guest.heroSeat': { table: 5 },
  'clear.awaited': { table: 4 },
  'guest.seat': { table: 5 },
  'guest.calls': { need: 'bill' },
  'guest.waitsDish': { dish: 'curry' },
  'guest.eats': { dish: 'curry' },
  'guest.again': {},
  'guest.mobs': { name: 'Kaito' },
  'guest.stares': { name: 'Kaito' },
  'guest.eatsOn': { name: 'Kaito' },
  'guest.flees': {},
  'guest.givesUp': { reason: 'noDish' },
  'guest.leaves': { reason: 'paid' },
  'chef.cooks': { dish: 'ramen', name: 'Hiro' },
  'chef.waits': {},
  'table.chose': {
    table: 'patient',
    row: 61,
    condition: 'patienceBelow',
    param: 45,
    held: true,
    behaviour: 'sigh',
    percent: 40,
    drew: 12.5,
    then: null,
  },
  'table.nothing': { table: 'calm' },
  'chef.tidies': {},
  'chef.stretches': {},
  'guest.photographs': { name: 'Rio' },
  'serve.weighed': { name: 'Hiro', table: 3 },
  'chef.precooks': { name: 'Toma', dish: 'parfait', family: 'sweet', given: ['light', 'light'], weight: 3 },
  'scout.goes': {},
  'scout.goesFor': { node: 'iceWell' },
  'scout.resumes': {},
  'scout.tells': {},
  'scout.byHerself': { count: 3 },
  'fool.told': { name: 'Io' },
  'fool.own': { name: 'Io' },
  'alarm.rings': {},
  'alarm.leaves': {},
  'alarm.returns': {},
  'brawl.fights': {},
  'brawl.joins': {},
  'brawl.runs': {},
  'brawl.mediates': { name: 'Ada' },
  'tv.films': { name: 'Ada' },
  'tv.room': {},
  'birthday.cake': { name: 'Mei' },
  'show.stage': {},
  'show.dances': {},
  'show.over': {},
  'show.joins': { name: 'Ada' },
  'show.back': {},
};

describe.each(['en', 'zh', 'ja'] as const)('sentences in %s', (shown) => {
  test.each(Object.entries(REASONS))('%s is one whole sentence', async (key, terms) => {
    await setLanguage(shown);
    const sentence = sentenceOf({ key, terms });
    expect(sentence).not.toMatch(/\{\{|\}\}|undefined|null|NaN/);
    expect(sentence).not.toContain(key.includes('.') ? key : `reason.${key}`);
    expect(sentence).toMatch(shown === 'en' ? /^[A-Z].*\.$/ : /。$/);
    if (shown === 'zh') expect(sentence).toMatch(/[\u4e00-\u9fff]/);
    if (shown === 'ja') expect(sentence).toMatch(/[\u3040-\u30ff]/);
  });

  test.each(Object.keys(REASONS))('%s without its terms is still a sentence', async (key) => {
    await setLanguage(shown);
    expect(sentenceOf({ key, terms: {} })).not.toMatch(/\{\{|undefined|null|NaN/);
  });
});

describe('a sentence', () => {
  test('names the dearest, the second dearest, and places beyond', () => {
    expect(sentenceOf({ key: 'serve.favourite', terms: { name: 'Kaito', place: 1, table: 3 } })).toBe(
      'Goes to table 3 first: Kaito, her favourite.',
    );
    expect(dearText('dear', 2)).toBe('her second favourite');
    expect(dearText('dear', 7)).toBe('number 7 of her favourites');
  });

  test('says by which rule a chef cooks ahead', () => {
    const terms = { name: 'Toma', dish: 'parfait', family: 'sweet', given: ['light', 'light'], weight: 3 };
    expect(sentenceOf({ key: 'chef.precooks', terms })).toBe(
      'Cooks the parfait ahead for Toma: after light, light it’s usually sweet (certainty 3).',
    );
  });

  test('says a type with its article', () => {
    expect(
      sentenceOf({ key: 'serve.favouriteType', terms: { name: 'Noel', customerType: 'actor', place: 1, table: 8 } }),
    ).toBe('Goes to table 8 first: an actor, her favourite kind of guest.');
  });

  test('tells waits in seconds and lists tables as one speaks', () => {
    expect(sentenceOf({ key: 'serve.waited', terms: { name: 'Hiro', waited: 640, table: 2 } })).toBe(
      'Goes to table 2: Hiro has waited the longest, 32 seconds.',
    );
    expect(sentenceOf({ key: 'dishes.round', terms: { count: 3, tables: [4, 8, 5] } })).toBe(
      'Takes 3 dishes: tables 4, 8 and 5 make one short trip.',
    );
    expect(sentenceOf({ key: 'dishes.round', terms: { count: 2, tables: [4, 4] } })).toBe(
      'Takes 2 dishes, all for table 4.',
    );
  });

  test('leaves out a table that is not known', () => {
    expect(sentenceOf({ key: 'serve.favourite', terms: { name: 'Kaito', place: 1, table: 0 } })).toBe(
      'Goes to Kaito first, her favourite.',
    );
  });

  test('shows the key of a reason without words, so that a script-writer notices', () => {
    expect(sentenceOf({ key: 'dance.mood', terms: {} })).toContain('dance.mood');
  });
});

describe('words', () => {
  test('count in the singular and the plural', async () => {
    expect(say('guests', { count: 1 })).toBe('1 guest');
    expect(say('guests', { count: 2 })).toBe('2 guests');
    expect(say('drama.slip', { name: 'Sakura', count: 0 })).toContain('Nothing broke');
    expect(say('drama.slip', { name: 'Sakura', count: 1 })).toContain('1 dish lost');
    await setLanguage('zh');
    expect(say('guests', { count: 1 })).toBe('1位客人');
    await setLanguage('ja');
    expect(say('guests', { count: 1 })).toBe('お客様1人');
  });
  test('change with the language', async () => {
    expect(say('board.title')).toBe('Chalkboard');
    await setLanguage('zh');
    expect(language.value).toBe('zh');
    expect(say('board.title')).toBe('小黑板');
  });
  test('stay in the language asked for last', async () => {
    const slow = setLanguage('zh');
    await setLanguage('en');
    await slow;
    expect(say('board.title')).toBe('Chalkboard');
  });
  test('fall back to the id of what has no words', () => {
    expect(sayPart('dish.', 'moonsoup')).toBe('moonsoup');
    expect(sayPart('dish.', 'ramen')).toBe('ramen');
  });
  test('tell a time in seconds where a table counts ticks', () => {
    expect(conditionText('waitedLonger', 600)).toBe('waited more than 30 s');
    expect(conditionText('bored', '30')).toBe('nothing to do for 1.5 s');
    expect(conditionText('waitedLonger', '…')).toBe('waited more than … s');
    expect(conditionText('maidNear', 2)).toBe('a maid within 2 tiles');
  });
  test('name a kind of guest in the plural, unless there is one', async () => {
    expect([0, 1, 2].map((count) => typeText('family', count))).toEqual(['families', 'family', 'families']);
    await setLanguage('zh');
    expect(typeText('office', 2)).toBe('上班族');
  });
  test('are listed as one speaks', async () => {
    expect(sayList([])).toBe('');
    expect(sayList(['Mei'])).toBe('Mei');
    expect(sayList(['Mei', 'Yuki', 'Momo'])).toBe('Mei, Yuki and Momo');
    await setLanguage('ja');
    expect(sayList(['Mei', 'Yuki', 'Momo'])).toBe('メイ、ユキとモモ');
  });
  test('begin in the language the browser asks for', () => {
    expect(preferredLanguage(['fr-FR', 'zh-CN', 'en'])).toBe('zh');
    expect(preferredLanguage(['ja-JP', 'en-US'])).toBe('ja');
    expect(preferredLanguage(['fr-FR'])).toBe('en');
  });
});

test('no sentence of a reason keeps a placeholder, whatever its terms', () => {
  // Without the parts that other functions put together: tables, apprentices, head maids, players' scripts.
  const keys = Object.keys(en).flatMap((key) => {
    const [, reason] =
      /^reason\.(?!knows\.|table\.|apprentice\.|own\.|command\.headMaid\.)(.+?)(?:_one|_other|\.noTable)?$/.exec(key) ??
      [];
    return reason === undefined ? [] : [reason];
  });
  expect(keys).toContain('brawl.hides');
  const unfilled = new Set(keys.filter((key) => sentenceOf({ key, terms: { nerve: 0.31 } }).includes('{{')));
  expect([...unfilled]).toEqual([]);
  expect(sentenceOf({ key: 'brawl.hides', terms: { nerve: 0.3000000004 } })).toContain('nerve 0.3)');
});
