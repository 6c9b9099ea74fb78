// 10,000 villagers for ten minutes of game time, on the console.
//
//     node villagers.mjs --villagers 10000 --minutes 10 --seed 1 --record run.minds
//     npx honeybell-minds view run.minds

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { behaviour, concat, createMinds, DONE, restFor, resting, script } from 'honeybell-minds';
import { record, recordingToBytes } from 'honeybell-minds/recorder';

const { values } = parseArgs({
  options: {
    villagers: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    record: { type: 'string' },
  },
});
const count = Number(values.villagers);
const ticks = Number(values.minutes) * 600;
const DAY = 1200;

/**
 * @typedef {'grain' | 'flour' | 'bread'} Ware
 * @typedef {{ at: number, home: number, workplace: number, busy: boolean, fedUntil: number, thoughts: number }} Villager
 */

const village = { night: false, grain: 0, flour: 0, bread: count };
const told = { meals: 0, missed: 0, nights: 0, walked: 0 };

// How villagers think: pieces that every trade shares, and one for each trade.

const sleeps = script((/** @type {Villager} */ me, { why }) => {
  me.thoughts++;
  if (!village.night) return undefined;
  why('it is night');
  return me.at === me.home ? { behave: 'sleep', until: ['sun'] } : { behave: 'walk', to: me.home };
});
const eats = script((/** @type {Villager} */ me, { tick, why }) => {
  if (me.fedUntil > tick) return undefined;
  why('is hungry', { since: me.fedUntil, bread: village.bread });
  if (me.at !== me.home) return { behave: 'walk', to: me.home };
  return village.bread > 0 ? { behave: 'eat' } : { behave: 'complain' };
});
const goesToWork = script((/** @type {Villager} */ me) =>
  me.at === me.workplace ? undefined : { behave: 'walk', to: me.workplace },
);
const farms = script(() => ({ behave: 'work', gives: 'grain' }));
const mills = script(() =>
  village.grain > 0 ? { behave: 'work', takes: 'grain', gives: 'flour' } : { behave: 'wait', tick: 60, until: ['sun'] },
);
const bakes = script(() => {
  if (village.flour > 0) return { behave: 'work', takes: 'flour', gives: 'bread' };
  return { behave: 'wait', tick: 60, until: ['sun'] };
});

/** @type {(me: Villager, to: number) => number} */
const ticksTo = (me, to) => Math.max(1, Math.abs(me.at - to));

const minds = createMinds({
  facts: ['sun'],
  seed: Number(values.seed),
  behaviours: {
    walk: behaviour({
      perform(/** @type {Villager} */ me, /** @type {{ to: number }} */ { to }) {
        if (me.at === to) return DONE;
        const far = ticksTo(me, to);
        told.walked += far;
        me.at = to;
        return restFor(far);
      },
    }),
    work: behaviour({
      /** @type {(me: Villager, todo: { takes?: Ware, gives: Ware }) => import('honeybell-minds').Progress} */
      perform(me, { takes, gives }) {
        me.busy = !me.busy;
        if (me.busy) return restFor(60);
        if (takes !== undefined) village[takes]--;
        village[gives] += 3;
        return DONE;
      },
    }),
    eat: behaviour({
      perform(/** @type {Villager} */ me) {
        village.bread--;
        told.meals++;
        me.fedUntil = minds.now + DAY;
        return DONE;
      },
    }),
    complain: behaviour({
      perform(/** @type {Villager} */ me) {
        told.missed++;
        me.fedUntil = minds.now + DAY / 4;
        return DONE;
      },
    }),
    sleep: resting(),
    wait: resting(),
  },
  scripts: {
    farmer: concat(sleeps, eats, goesToWork, farms),
    miller: concat(sleeps, eats, goesToWork, mills),
    baker: concat(sleeps, eats, goesToWork, bakes),
  },
  characters: {
    farmer: { warps: { default: 'farmer' } },
    miller: { warps: { default: 'miller' } },
    baker: { warps: { default: 'baker' } },
  },
});

/** @type {Villager[]} */
const villagers = [];
for (let i = 0; i < count; i++) {
  const home = i % 100;
  const villager = { at: home, home, workplace: (i * 37) % 100, busy: false, fedUntil: (i * 7) % DAY, thoughts: 0 };
  villagers.push(villager);
  minds.add(`villager ${i}`, villager, i % 10 < 7 ? 'farmer' : i % 10 < 9 ? 'miller' : 'baker');
}

function step() {
  const tick = minds.now + 1;
  const night = tick % DAY > DAY * 0.7;
  if (night !== village.night) {
    village.night = night;
    if (night) told.nights++;
    minds.changed('sun');
  }
  minds.tick();
}

const game = {
  save: () => ({ village, told, villagers }),
  /** @type {(saved: { village: typeof village, told: typeof told, villagers: Villager[] }) => void} */
  restore(saved) {
    Object.assign(village, saved.village);
    Object.assign(told, saved.told);
    villagers.forEach((villager, i) => Object.assign(villager, saved.villagers[i]));
  },
  /** @type {(id: string) => Villager | undefined} */
  characterOf: (id) => villagers[Number(id.slice('villager '.length))],
  step,
  every: 3000,
};
const recorder = values.record === undefined ? null : record(minds, game);
const began = performance.now();
for (let i = 0; i < ticks; i++) {
  if (recorder === null) step();
  else recorder.step();
}
const seconds = (performance.now() - began) / 1000;

const thoughts = villagers.reduce((sum, villager) => sum + villager.thoughts, 0);
console.log(`${count} villagers, ${ticks} ticks, ${told.nights} nights`);
console.log(`${told.meals} meals eaten, ${told.missed} missed, ${told.walked} steps walked`);
console.log(`in store: ${village.grain} grain, ${village.flour} flour, ${village.bread} bread`);
console.log(`${thoughts} thoughts, one in ${Math.round((count * ticks) / thoughts)} turns`);
console.log(`${Math.round(ticks / seconds)} ticks a second`);
if (recorder !== null && values.record !== undefined) {
  const bytes = await recordingToBytes(recorder.line);
  writeFileSync(values.record, bytes);
  console.log(`${values.record}: ${(bytes.length / 1e6).toFixed(1)} MB`);
}
