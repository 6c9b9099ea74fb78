// What the enemies can do, and which of them thinks in which way.

import { behaviour, createMinds, DONE, GOING, IMPOSSIBLE } from 'honeybell-minds';
import { bat } from './bat.ts';
import { imp } from './imp.ts';
import { slime } from './slime.ts';
import { distance, type Enemy, hero, nearestCoin } from './world.ts';

export const told = { dives: 0, coins: 0 };

function stop(me: Enemy): typeof DONE {
  me.wantsX = 0;
  me.wantsY = 0;
  return DONE;
}

export const minds = createMinds({
  behaviours: {
    walk: behaviour<{ to: number }, Enemy>({
      perform(me, { to }) {
        if (Math.abs(me.x - to) < 6) return stop(me);
        me.wantsX = Math.sign(to - me.x) * 70;
        return GOING;
      },
    }),
    hop: behaviour<object, Enemy>({
      perform(me) {
        me.wantsY = -240;
        return DONE;
      },
    }),
    fly: behaviour<{ x: number; y: number; speed: number }, Enemy>({
      perform(me, { x, y, speed }) {
        const far = distance(me, { x, y });
        if (far < 12) {
          if (speed > 200) told.dives++;
          return stop(me);
        }
        me.wantsX = ((x - me.x) / far) * speed;
        me.wantsY = ((y - me.y) / far) * speed;
        return GOING;
      },
    }),
    flee: behaviour<object, Enemy>({
      perform(me) {
        me.wantsX = (me.x < hero.x ? -1 : 1) * 130;
        return GOING;
      },
    }),
    collect: behaviour<object, Enemy>({
      perform(me) {
        const coin = nearestCoin(me.x);
        if (coin === undefined) return IMPOSSIBLE;
        me.wantsX = Math.sign(coin.x - me.x) * 90;
        if (Math.abs(coin.x - me.x) > 6) return GOING;
        coin.taken = true;
        told.coins++;
        return stop(me);
      },
    }),
    stay: behaviour<object, Enemy>({
      perform(me) {
        stop(me);
        return GOING;
      },
    }),
  },
  scripts: { slime, bat, imp },
  characters: {
    slime: { warps: { default: 'slime' } },
    bat: { warps: { default: 'bat' } },
    imp: { warps: { default: 'imp' } },
  },
});
