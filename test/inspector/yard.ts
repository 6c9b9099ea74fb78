// A small game for the recorder: dogs that fetch thrown balls, rest when they are tired, and bark at strangers.

import { behaviour, concat, createMinds, DONE, GOING, resting, script, warp } from '../../src/library/index.ts';

export interface Dog {
  id: string;
  at: number;
  energy: number;
}

interface YardState {
  ball: number | null;
  fetched: number;
  dogs: Dog[];
}

/** A yard with some dogs. @param leak something outside the saved state that decides what happens, if given */
export function makeYard(count = 3, leak: () => number = () => 0) {
  const yard: YardState = { ball: null, fetched: 0, dogs: [] };
  const sees = script((dog: Dog) => {
    if (yard.ball === null || dog.energy < 5) return undefined;
    return warp('fetch');
  });
  const minds = createMinds({
    facts: ['ball'],
    behaviours: {
      lie: resting(),
      run: behaviour<{ to: number }, Dog>({
        perform: (dog, { to }) => {
          dog.at += Math.sign(to - dog.at);
          dog.energy -= 1;
          return dog.at === to ? DONE : GOING;
        },
      }),
      sleep: behaviour<object, Dog>({
        perform: (dog) => {
          dog.energy += 1;
          return GOING;
        },
      }),
    },
    scripts: {
      guard: concat(
        sees,
        script((dog: Dog, thought) => {
          thought.why('bored', { energy: dog.energy, luck: Math.floor(thought.random() * 100) + leak() });
          return dog.energy < 5 ? { behave: 'sleep', tick: 8 } : { behave: 'lie', until: ['ball'], tick: 20 };
        }),
      ),
      fetch: script((dog: Dog, thought) => {
        if (yard.ball === null) return warp('guard');
        if (dog.at === yard.ball) {
          yard.ball = null;
          yard.fetched++;
          thought.why('got it', {});
          return warp('guard');
        }
        const others = yard.dogs.map(({ id, at }) => ({ id, away: Math.abs(at - (yard.ball ?? 0)) }));
        thought.weigh(() =>
          others.map(({ id, away }) => ({ id, terms: { away }, verdict: id === dog.id ? 'chosen' : 'other' })),
        );
        thought.why('runs for it', { ball: yard.ball });
        return { behave: 'run', to: yard.ball, tick: 3 };
      }),
    },
    characters: { dog: { warps: { guard: 'guard', fetch: 'fetch' }, begin: 'guard' } },
    seed: 5,
  });
  for (let i = 0; i < count; i++) {
    const dog = { id: `dog${i}`, at: i, energy: 20 };
    yard.dogs.push(dog);
    minds.add(dog.id, dog, 'dog');
  }
  return {
    yard,
    minds,
    game: {
      save: () => yard,
      restore: (saved: YardState) => void Object.assign(yard, saved),
      characterOf: (id: string) => yard.dogs.find((dog) => dog.id === id),
      step: () => minds.tick(),
      every: 50,
      inputs: {
        throws: (at: number) => {
          yard.ball = at;
          minds.changed('ball');
        },
      },
    },
    /** Everything that decides what happens next. */
    state: () => JSON.stringify([yard, minds.save()]),
  };
}
