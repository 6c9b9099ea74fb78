// The recorder of any game: every moment is restored byte for byte, a branch leaves the old line as it was, breakpoints
// stop, and a game that is not deterministic is told where.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { record } from '../../src/inspector/record/recorder.ts';
import { makeYard } from './yard.ts';

/** A yard of which 400 ticks were played, with the state after each tick. */
function played(ticks = 400) {
  const made = makeYard();
  const recorder = record(made.minds, made.game);
  const states = [made.state()];
  for (let tick = 1; tick <= ticks; tick++) {
    if (tick % 37 === 0) recorder.give('throws', tick % 11);
    recorder.step();
    states.push(made.state());
  }
  return { ...made, recorder, states };
}

describe('a rewound game', () => {
  test('is at every moment what it was then, byte for byte', () => {
    const { recorder, states, state } = played();
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 6 }), (ticks) => {
        for (const tick of ticks) {
          recorder.goTo(tick);
          expect(recorder.tick).toBe(tick);
          expect(state()).toBe(states[tick]);
        }
      }),
      { numRuns: 40 },
    );
    expect(recorder.problems).toEqual([]);
  });

  test('plays again from there what was played, and then something new, as if it had never been rewound', () => {
    const { recorder, states, state } = played(300);
    const other = played(400);
    recorder.goTo(120);
    recorder.run(180);
    expect(state()).toBe(states[300]);
    for (let tick = 301; tick <= 400; tick++) {
      if (tick % 37 === 0) recorder.give('throws', tick % 11);
      recorder.run(1);
    }
    expect(state()).toBe(other.states[400]);
    expect(recorder.lines).toHaveLength(1);
    for (const { id } of recorder.line.characters())
      expect(recorder.line.thoughts(id)).toEqual(other.recorder.line.thoughts(id));
  });

  test('knows an input that was given at its very end', () => {
    const { recorder, state } = played(100);
    recorder.give('throws', 9);
    const end = state();
    recorder.goTo(40);
    recorder.goToEnd();
    expect(state()).toBe(end);
    recorder.goTo(100);
    expect(state()).toBe(end);
  });

  test('holds the time until it may go on', () => {
    const { recorder } = played(100);
    recorder.goTo(50);
    expect(recorder.step()).toBe(false);
    expect(recorder.tick).toBe(50);
    recorder.goToEnd();
    expect(recorder.step()).toBe(true);
    expect(recorder.tick).toBe(101);
  });
});

describe('a branch', () => {
  test('begins where the game was rewound, and the old line stays as it was', () => {
    const { recorder, states, state } = played();
    const old = recorder.line;
    const thoughts = old.thoughts('dog0');
    recorder.goTo(150);
    recorder.give('throws', 3);
    expect(recorder.lines.map(({ id, begin, from }) => [id, begin, from])).toEqual([
      [1, 0, 0],
      [2, 150, 0],
    ]);
    recorder.run(100);
    expect(recorder.tick).toBe(250);
    expect(state()).not.toBe(states[250]);
    const branch = recorder.line;
    const own = branch.thoughts('dog0');
    expect(own.filter(({ tick }) => tick <= 150)).toEqual(thoughts.filter(({ tick }) => tick <= 150));
    recorder.play(old);
    expect(state()).toBe(states[400]);
    expect(recorder.line.thoughts('dog0')).toEqual(thoughts);
    recorder.play(branch);
    expect(recorder.tick).toBe(250);
    expect(recorder.problems).toEqual([]);
  });
});

describe('what is recorded', () => {
  test('names characters, facts and their changes', () => {
    const { recorder } = played(100);
    expect(recorder.line.characters().map(({ id, kind, from }) => [id, kind, from])).toEqual([
      ['dog0', 'dog', 0],
      ['dog1', 'dog', 0],
      ['dog2', 'dog', 0],
    ]);
    expect(recorder.line.changes()).toEqual([
      { tick: 37, fact: 'ball' },
      { tick: 74, fact: 'ball' },
    ]);
    expect(recorder.line.warps).toEqual({ dog: { guard: 'guard', fetch: 'fetch' } });
  });
});

describe('a breakpoint', () => {
  const toFetch = { who: null, kind: 'dog', on: 'warp', from: null, to: 'fetch' } as const;

  test('stops after the tick of the warp, once', () => {
    const { recorder } = played(36);
    recorder.toggle(toFetch);
    recorder.give('throws', 8);
    expect(recorder.run(50)).toBe(1);
    expect(recorder.stopped).toMatchObject({ who: 'dog0', tick: 37 });
    expect(recorder.held).toBe(true);
    recorder.toggle(toFetch);
    expect(recorder.run(50)).toBe(50);
  });

  test('can ask for a character, a todo, and a term of its reason', () => {
    const { recorder } = played(36);
    recorder.toggle({ who: 'dog1', kind: null, on: 'behave', to: 'run', when: { term: 'ball', is: '>', value: '7' } });
    recorder.give('throws', 6);
    expect(recorder.run(20)).toBe(20);
    recorder.give('throws', 8);
    recorder.run(20);
    expect(recorder.stopped).toMatchObject({ who: 'dog1' });
  });
});

describe('a game that is not deterministic', () => {
  test('is told at which tick and in whose thoughts', () => {
    let outside = 0;
    const { minds, game } = makeYard(2, () => outside++);
    const recorder = record(minds, game);
    recorder.run(200);
    recorder.goTo(120);
    // The leak changes only the terms of a reason; the thoughts are the same.
    expect(recorder.problems).toEqual([]);
  });

  test('is told in which field of its state', () => {
    const { minds, game, yard } = makeYard(2);
    let outside = 0;
    const recorder = record(minds, {
      ...game,
      step: () => {
        yard.fetched += outside++ === 70 ? 1 : 0;
        minds.tick();
      },
    });
    recorder.run(200);
    recorder.goTo(20);
    recorder.run(100);
    expect(recorder.problems).toEqual(['run again, the game differs at tick 100 in game.fetched: was 1, is 0']);
  });

  test('is told whose thought was another one', () => {
    const { minds, game, yard } = makeYard(2);
    const recorder = record(minds, { ...game, save: () => ({ ...yard, ball: null }) });
    recorder.run(36);
    recorder.give('throws', 30);
    recorder.run(40);
    recorder.goTo(60);
    expect(recorder.problems[0]).toMatch(/run again, 'dog\d' thinks otherwise at tick 5\d/);
  });
});

/** Refers to its owner, which refers to it; JSON asks neither, because both say what is to be written. */
class Steering {
  vehicle: { steering: Steering; toJSON(): object } | null = null;
  toJSON(): object {
    return {};
  }
}
const steering = new Steering();
steering.vehicle = { steering, toJSON: () => ({}) };

test.each([
  [
    'an object that comes to itself again',
    steering,
    'a circle: visits.vehicle.steering is visits (class Steering) again',
  ],
  ['a Map', new Map([['rex', 1]]), 'a Map at visits'],
  ['a date', { last: new Date(0) }, 'a Date at visits.last'],
  ['NaN', [1, Number.NaN], 'NaN at visits.1'],
  ['a function', () => 1, 'a function at visits'],
])('%s in the saved state is told at once, before a rewind loses it', (_, visits, place) => {
  const { minds, game, yard } = makeYard(1);
  const recorder = record(minds, { ...game, save: () => ({ ...yard, visits }) });
  expect(recorder.problems).toEqual([`save() must return plain data, but there is ${place}`]);
});

test('an unknown input is refused with the ones that there are', () => {
  const { recorder } = played(1);
  expect(() => recorder.give('throw' as 'throws', 3)).toThrow("there is no input 'throw'; there are: throws");
});

test('a past that is changed behind the recorder’s back is told within twenty ticks, with what to do instead', () => {
  const { recorder, yard } = played(300);
  recorder.goTo(100);
  for (const dog of yard.dogs) dog.energy = 0;
  recorder.run(25);
  expect(recorder.problems).toHaveLength(1);
  expect(recorder.problems[0]).toMatch(/^run again, 'dog\d' thinks otherwise at tick 1\d\d: .*\. What is changed in the past on purpose goes through recorder\.give, or comes after recorder\.goOn\(\)$/); // prettier-ignore
});

test('a past that is played again as it was has no problems, in a branch of a branch as well', () => {
  const { recorder } = played(300);
  for (const tick of [250, 120, 60]) {
    recorder.goTo(tick);
    recorder.give('throws', 3);
    recorder.run(90);
    recorder.goTo(tick - 31);
    recorder.run(120);
  }
  expect(recorder.problems).toEqual([]);
});
