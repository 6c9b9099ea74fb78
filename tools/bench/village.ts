/** Villagers who walk, work, eat and sleep: the game of `examples/villagers`, for the recorder's bench. */

import { behaviour, concat, createMinds, DONE, restFor, resting, script } from '../../src/library/index.ts';

interface Villager {
  at: number;
  readonly home: number;
  readonly workplace: number;
  busy: boolean;
  fedUntil: number;
}
const DAY = 1200;

export function makeVillage(count: number) {
  const village = { night: false, meals: 0 };
  let thoughts = 0;
  const minds = createMinds({
    // As in production: what looks for mistakes costs more than the thoughts.
    report: null,
    facts: ['sun'],
    behaviours: {
      walk: behaviour<{ to: number }, Villager>({
        perform(me, { to }) {
          if (me.at === to) return DONE;
          const far = Math.abs(me.at - to);
          me.at = to;
          return restFor(far);
        },
      }),
      work: behaviour<object, Villager>({
        perform(me) {
          me.busy = !me.busy;
          return me.busy ? restFor(20) : DONE;
        },
      }),
      eat: behaviour<object, Villager>({
        perform(me) {
          village.meals++;
          me.fedUntil = minds.now + DAY;
          return DONE;
        },
      }),
      sleep: resting(),
    },
    scripts: {
      lives: concat(
        script((me: Villager, { why }) => {
          thoughts++;
          if (!village.night) return undefined;
          why('night', {});
          return me.at === me.home ? { behave: 'sleep', until: ['sun'] } : { behave: 'walk', to: me.home };
        }),
        script((me: Villager, { tick, why }) => {
          if (me.fedUntil > tick) return undefined;
          why('hungry', { since: tick - me.fedUntil });
          return me.at === me.home ? { behave: 'eat' } : { behave: 'walk', to: me.home };
        }),
        script((me: Villager) => (me.at === me.workplace ? { behave: 'work' } : { behave: 'walk', to: me.workplace })),
      ),
    },
    characters: { villager: { warps: { default: 'lives' } } },
  });
  const villagers = Array.from({ length: count }, (_, i): Villager => {
    const home = i % 100;
    return { at: home, home, workplace: (i * 37) % 100, busy: false, fedUntil: (i * 7) % DAY };
  });
  villagers.forEach((villager, i) => minds.add(`villager ${i}`, villager, 'villager'));
  const step = (): void => {
    const night = (minds.now + 1) % DAY > DAY * 0.7;
    if (night !== village.night) {
      village.night = night;
      minds.changed('sun');
    }
    minds.tick();
  };
  return {
    minds,
    game: {
      save: () => ({ village, villagers }),
      restore(saved: { village: typeof village; villagers: Villager[] }) {
        Object.assign(village, saved.village);
        villagers.forEach((villager, i) => Object.assign(villager, saved.villagers[i]));
      },
      characterOf: (id: string) => villagers[Number(id.slice('villager '.length))],
      step,
    },
    run(ticks: number): void {
      for (let i = 0; i < ticks; i++) step();
    },
    thoughts: () => thoughts,
  };
}
