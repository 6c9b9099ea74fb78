/** A made-up game for the tests of `createMinds`: dogs that guard a yard, fetch balls and sleep. */

import { behaviour, concat, createCheckedMinds as createMinds, resting, script } from '../../../src/ai/door/index.ts';
import { DONE, GOING, type Progress, warp } from '../../../src/ai/index.ts';

export interface Dog {
  at: number;
  mouth: boolean;
  energy: number;
}

export const dog = (energy = 16): Dog => ({ at: 0, mouth: false, energy });

export interface Yard {
  ball: number | null;
  stranger: boolean;
  readonly log: string[];
}

export const yardWith = (ball: number | null = null): Yard => ({ ball, stranger: false, log: [] });

/** The minds of a yard's dogs; messages about mistakes end up in `said`. */
export function dogMinds(yard: Yard, said: string[] = [], seed = 1) {
  const barks = script(() => (yard.stranger ? { behave: 'bark', tick: 5 } : undefined));
  const tires = script((me: Dog) => (me.energy > 0 ? undefined : warp('asleep')));
  const sees = script(() => (yard.ball === null ? undefined : warp('fetch')));
  const waits = script(() => ({ behave: 'lie', until: ['ball', 'stranger'], tick: 20 }));
  const brings = script((me: Dog) => (me.mouth && me.at === 0 ? { behave: 'drop' } : undefined));
  const runs = script((me: Dog) => {
    if (me.mouth) return { behave: 'run', to: 0, tick: 1 };
    return yard.ball === null ? warp('guard') : { behave: 'run', to: yard.ball, tick: 1 };
  });

  function run(me: Dog, to: number): Progress {
    me.at += Math.sign(to - me.at);
    me.energy--;
    if (me.at !== yard.ball || me.mouth) return me.at === to ? DONE : GOING;
    yard.ball = null;
    me.mouth = true;
    yard.log.push('has the ball');
    return DONE;
  }

  return createMinds({
    facts: ['ball', 'stranger'],
    behaviours: {
      lie: resting(),
      bark: behaviour({
        perform: () => {
          yard.log.push('woof');
          return GOING;
        },
      }),
      drop: behaviour<object, Dog>({
        perform: (me) => {
          me.mouth = false;
          yard.log.push('drops it');
          return DONE;
        },
      }),
      run: behaviour<{ to: number }, Dog>({ perform: (me, { to }) => run(me, to) }),
      sleep: behaviour<object, Dog>({ perform: (me) => ((me.energy += 2) < 40 ? GOING : DONE) }),
      play: behaviour<{ toy: number }, Dog>({ perform: () => GOING }),
    },
    scripts: {
      guard: concat(barks, tires, sees, waits),
      fetch: concat(barks, brings, runs),
      asleep: (me: Dog) => (me.energy < 40 ? { behave: 'sleep' } : warp('guard')),
      plays: (_me: Dog, thought) => ({ behave: 'play', toy: Math.floor(thought.random() * 100), tick: 2 }),
    },
    characters: {
      dog: { warps: { guard: 'guard', fetch: 'fetch', asleep: 'asleep', play: 'plays' }, begin: 'guard' },
      puppy: { warps: { default: 'plays' }, keys: (me: Dog) => [me.energy > 10 ? 'lively' : 'quiet'] },
    },
    seed,
    report: (message) => said.push(message),
  });
}
