// Promises in plain words: how they are parsed, what is reported of mistakes, and at which tick they are broken.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shippedPromises } from '../../src/data/promises.ts';
import {
  type Breach,
  LONGEST_TEXT,
  MOST_PROMISES,
  nextWords,
  PromiseWatch,
  readPromises,
  type Verdict,
} from '../../src/analysis/promises/index.ts';
import { EVENTS, STATES } from '../../src/analysis/promises/vocabulary.ts';
import { maid, open, type ScenarioFile, seated, type Story } from '../scenarios/story.ts';

const problemsOf = (text: string): string[] =>
  readPromises(text).problems.map(({ line, column, length, message }) => `${line}:${column}+${length} ${message}`);
const claimOf = (text: string): unknown => {
  const { promises, problems } = readPromises(text);
  expect(problems).toEqual([]);
  return promises[0]?.claim;
};

describe('a promise is read from plain English', () => {
  test.each([
    'no guest waits more than 600 ticks while a maid with duty reception idles',
    'no guest waits more than 600 ticks while a reception maid idles',
    'every hero is served within 900 ticks',
    'never more than 3 puddles lie at once',
    'no maid chats while 4 guests call',
    'money is never below 0',
    'at least 80 % of guests are served by 21:00',
    'each order reaches its guest within 1200 ticks',
    'every guest of type critic is served within 2 minutes of giving an order',
    'no plain SR maid named "Momo Bell" walks for more than 30 seconds',
    'No guest dear to Momo waits to order longer than 400 ticks, between 12:00 and 14:00, unless it rains.',
    'always at least one maid idles after 12:00',
    'always a maid is here',
    'at most 3 guests give up by 15:00',
    'at least 10 students pay by the end of the day',
    'at most 10 % of elderly guests give up',
    'the café is never empty for more than 300 ticks while the doors are open and no maid is tired',
    'every puddle is swept within 1200 ticks unless 3 guests call or it rains',
    'no dish of ramen waits on the pass over 200 ticks while money is above 100',
    'every guest pays by 22:00',
    'no maid with rank at least SR in team 2 drops a dish before tick 900',
    'stars are at least 3 by closing',
    'nobody gets stuck',
  ])('%s', (text) => {
    expect(problemsOf(text)).toEqual([]);
    expect(readPromises(text).promises).toHaveLength(1);
  });

  test('two wordings of one promise are read alike', () => {
    expect(claimOf('no maid with duty reception chats for more than 9 ticks')).toEqual(
      claimOf('no reception maid is chatting longer than nine ticks'),
    );
    expect(claimOf('every spill is swept within 5 minutes')).toEqual(claimOf('no spill lies over 5 minutes'));
  });

  test('with a name, remarks and empty lines', () => {
    const { promises } = readPromises('# ours\n\nsoon:  every hero is served within 9 ticks. # or so\r\n');
    expect(promises).toMatchObject([{ name: 'soon', text: 'every hero is served within 9 ticks', line: 3 }]);
  });
});

describe('what is wrong is said', () => {
  test('all at once, each at its line and column with the nearest right word', () => {
    const text = 'no gust wiats more than 600 tics whille a made idels\n\n  every hero is servd within 900 ticks\n';
    expect(problemsOf(text)).toEqual([
      "1:4+4 'gust' should be somebody or something; did you mean 'guest'?",
      "1:9+5 'wiats' should be what a guest does; did you mean 'waits'?",
      "1:29+4 'tics' should be a unit of time; did you mean 'tick'?",
      "1:34+6 'whille' should be a condition or the end; did you mean 'while'?",
      "1:43+4 'made' should be somebody or something; did you mean 'maid'?",
      "1:48+5 'idels' should be what a maid does; did you mean 'idles'?",
      "3:14+8 'is servd' should be what happens to a guest; did you mean 'is served'?",
    ]);
    expect(readPromises(text).problems.map(({ instead }) => instead)).toContain('is served');
  });

  test.each([
    ['no maid eats', "1:9+4 'eats' should be what a maid does"],
    ['no plain guest waits', "1:4+5 'plain' is said of a maid, not of a guest"],
    ['every hero is served', '1:21+0 how soon is missing (within)'],
    ['every maid slips within 9 ticks', '1:27+5 how soon can be promised of guests and orders, not of a maid'],
    ['at least 120 % of guests pay', '1:14+1 120 % should be a share from 0 to 100'],
    ['no maid with rank SSSR slips', "1:19+4 'SSSR' should be a rank; did you mean 'ssr'?"],
    ['no guest waits between 14:00 and 12:00', '1:34+5 the stretch ends before it begins'],
    ['no guest waits after 25:99', '1:22+5 25:99 is no time of day'],
    ['no guest waits for more than 9999999 ticks', '1:30+7 9999999 should be a whole number from 0 to 1000000'],
    ['', ''],
  ])('%s', (text, said) => {
    expect(problemsOf(text)).toEqual(said === '' ? [] : [expect.stringMatching(new RegExp(`^${escaped(said)}`))]);
  });

  test('a name stands for one promise only', () => {
    expect(problemsOf('a: nobody gets stuck\na: no maid slips')).toEqual([
      "2:1+1 'a' is the name of the promise on line 1",
    ]);
  });

  test('a valid promise beside an invalid one is still read', () => {
    expect(readPromises('no maid slips\nno maid slits').promises).toHaveLength(1);
  });

  test('and nothing too long is looked at', () => {
    expect(problemsOf('x'.repeat(LONGEST_TEXT + 1))).toHaveLength(1);
    expect(problemsOf(`no maid ${'very '.repeat(80)}slips`)).toEqual([
      '1:1+0 the line has 413 characters; 300 are the most',
    ]);
    const many = Array.from({ length: MOST_PROMISES + 5 }, () => 'no maid slips').join('\n');
    expect(readPromises(many)).toMatchObject({ promises: { length: MOST_PROMISES }, problems: { length: 1 } });
  });

  test('whatever the text is, nothing is thrown', () => {
    // Every shipped promise with one word missing, doubled or swapped with the next.
    for (const line of shippedPromises.split('\n')) {
      const words = line.split(' ');
      words.forEach((word, i) => {
        for (const put of [[], [word, word], [words[i + 1] ?? '', word], ['__proto__'], ['"'], ['99:99'], ['%']])
          readPromises([...words.slice(0, i), ...put, ...words.slice(i + 1)].join(' '));
      });
    }
    for (const odd of [
      '\u0000',
      '💥 no',
      'no '.repeat(99),
      'while while',
      ':',
      'a:',
      'no guest named',
      '٣ guests',
      '‮no',
    ])
      expect(readPromises(odd).promises).toEqual([]);
  });
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ROOM = [
  '##############',
  '#K...........#',
  '#PP..aTb.cTd.#',
  '#............#',
  '#............#',
  '######D#######',
];
const FLOOR: ScenarioFile = {
  map: ROOM,
  maids: [maid('zuri', [3, 3], { duties: 'serving' })],
  customers: [seated('kim', 'a')],
};

function watched(
  text: string,
  file: ScenarioFile,
  ticks: number,
  meddle?: (story: Story, tick: number) => void,
): Verdict {
  const { promises, problems } = readPromises(text);
  expect(problems).toEqual([]);
  const story = open(file);
  const watch = new PromiseWatch(promises, story.cafe);
  for (let i = 0; i < ticks; i++) {
    meddle?.(story, i);
    story.pass(1);
    watch.ticked();
  }
  watch.finish();
  return watch.verdicts()[0] as Verdict;
}
const ticksOf = ({ breaches }: Verdict): number[] => breaches.map(({ tick }: Breach) => tick);

describe('a promise is broken', () => {
  test('at the tick at which something has lasted longer than it may', () => {
    expect(ticksOf(watched('no guest calls more than 100 ticks', FLOOR, 400))).toEqual([100]);
    expect(ticksOf(watched('no guest calls more than 5 seconds', FLOOR, 400))).toEqual([100]);
    expect(ticksOf(watched('no guest calls more than 10 minutes', FLOOR, 400))).toEqual([100]);
    expect(watched('no guest calls more than 400 ticks', FLOOR, 400).standing).toBe('kept');
  });

  test('counting ticks in a row under its conditions, from the beginning after each break', () => {
    const rain = ({ cafe }: Story, tick: number): void => {
      cafe.state.weather = tick === 60 ? 'rain' : 'sun';
    };
    expect(ticksOf(watched('no guest calls more than 100 ticks unless it rains', FLOOR, 400, rain))).toEqual([161]);
  });

  test('only within its stretch of the day', () => {
    expect(ticksOf(watched('no guest calls between 11:20 and 11:30', FLOOR, 500))).toEqual([200]);
    expect(ticksOf(watched('no guest calls before tick 50', FLOOR, 500))).toEqual([0]);
  });

  test('by its subjects only', () => {
    const two = { ...FLOOR, customers: [seated('kim', 'a'), seated('leo', 'c', { type: 'critic' })] };
    const breach = watched('no critic calls more than 100 ticks', two, 300).breaches;
    expect(breach).toMatchObject([{ tick: 100, who: 'leo', because: { key: 'longer', terms: { limit: 100 } } }]);
    expect(watched('no guest named Leo calls more than 100 ticks', two, 300).breaches).toMatchObject([{ who: 'leo' }]);
  });

  test('again each time', () => {
    const flood = ({ cafe: { state } }: Story, tick: number): void => {
      state.litter = tick % 100 < 10 ? [{ x: 8, y: 4, kind: 'puddle', sinceTick: tick }] : [];
    };
    expect(watched('never more than 0 puddles lie', { ...FLOOR, maids: [] }, 300, flood)).toMatchObject({
      standing: 'broken',
      times: 3,
    });
  });

  test('when a guest leaves without the promised event', () => {
    const impatient = { ...FLOOR, customers: [seated('kim', 'a', { patience: 50 })] };
    expect(watched('every guest is served within 900 ticks', impatient, 300).breaches).toMatchObject([
      { who: 'kim', because: { key: 'left' } },
    ]);
  });

  test('when the time has come and too little has been done', () => {
    expect(watched('at least 1 guest pays by 11:30', FLOOR, 299).standing).toBe('open');
    expect(ticksOf(watched('at least 1 guest pays by 11:30', FLOOR, 400))).toEqual([299]);
    expect(ticksOf(watched('income is at least 1 by tick 40', FLOOR, 400))).toEqual([39]);
  });
});

test('a promise about what has not happened yet is neither kept nor broken', () => {
  expect(watched('every hero is served within 900 ticks', FLOOR, 300).standing).toBe('open');
});

test('a watch goes on from what it remembers as if it had never stopped', () => {
  const { promises } = readPromises(`${shippedPromises}\nno guest calls more than 300 ticks`);
  const story = open(FLOOR);
  let watch = new PromiseWatch(promises, story.cafe);
  const through = new PromiseWatch(promises, story.cafe);
  for (let i = 0; i < 900; i++) {
    story.pass(1);
    watch.ticked();
    through.ticked();
    if (i % 70 === 0)
      watch = new PromiseWatch(
        promises,
        story.cafe,
        JSON.parse(JSON.stringify(watch.saved())) as ReturnType<typeof watch.saved>,
      );
  }
  expect(watch.verdicts()).toEqual(through.verdicts());
  expect(watch.verdicts().filter(({ standing }) => standing === 'broken').length).toBeGreaterThan(1);
});

test('looking on changes nothing', () => {
  const { promises } = readPromises(shippedPromises);
  const alone = open(FLOOR).pass(500);
  const { cafe } = open(FLOOR);
  const watch = new PromiseWatch(promises, cafe);
  for (let i = 0; i < 500; i++) {
    cafe.step();
    watch.ticked();
  }
  expect(cafe.hash()).toBe(alone.cafe.hash());
});

test('docs/promises.md names every state and event there is', () => {
  const docs = readFileSync(new URL('../../docs/promises.md', import.meta.url), 'utf8');
  expect(
    [...STATES, ...EVENTS].map(({ phrases }) => phrases[0]).filter((phrase) => !docs.includes(phrase ?? '')),
  ).toEqual([]);
});

describe('what may be written next', () => {
  const words = (text: string): string[] => nextWords(text, ['Momo', 'Vera Lu']).map(({ word }) => word);

  test('at the beginning are the beginnings of a promise, and each leads on', () => {
    expect(words('')).toContain('never more than');
    expect(words('no ')).toContain('guest');
    expect(words('never more than 3 ')).toContain('guests');
  });
  test('has the singular or plural form that fits', () => {
    expect(words('no guest ')).toEqual(expect.arrayContaining(['waits', 'gives up', 'dear to']));
    expect(words('never more than 3 guests ')).toEqual(expect.arrayContaining(['wait', 'are angry']));
    expect(words('no maid chats while 4 guests ')).toContain('call');
  });
  test('finishes a word that has been begun, and longer phrases that begin alike', () => {
    expect(nextWords('no gu')).toEqual([{ from: 3, word: 'guest' }]);
    expect(words('no guest waits to')).toEqual(['waits to order', 'waits to pay']);
    expect(words('no maid named ')).toEqual(['Momo', '"Vera Lu"']);
  });
  test('of a whole promise is what may follow', () => {
    expect(words('every hero is served within 3 minutes ')).toEqual(
      expect.arrayContaining(['of being seated', 'while']),
    );
    expect(words('no maid slips while a maid idles ')).toEqual(['and', 'between', 'before', 'after']);
  });
  test('every sequence of two suggested words can be completed to a promise', () => {
    for (const first of nextWords(''))
      for (const second of nextWords(`${first.word} `)) {
        const text = `${first.word} ${second.word} `;
        const wrong = readPromises(text).problems.filter(({ length }) => length > 0);
        expect([text, ...wrong.map(({ message }) => message)]).toEqual([text]);
        expect([text, nextWords(text, ['Momo']).length > 0]).toEqual([text, true]);
      }
  });
});
