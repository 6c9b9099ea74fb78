/**
 * Shows effects for events of the simulation: coins for a paid bill, stars and flying plates for a fall, dust for a
 * broom, a burst of gold for a celebrity at the door. With reduced motion only words and a spark remain.
 */

import type { SimEvent } from '../../sim/state/world-state.ts';
import type { Atlases, Sprite } from '../textures/atlas.ts';
import type { Labels } from '../textures/labels.ts';
import type { Actor } from '../people/people-sprites.ts';
import { COUNTER_PX, worldX, worldY } from '../camera/projection.ts';
import type { Stamps } from '../textures/stamps.ts';
import type { Flecks } from './particles.ts';

export interface Effects {
  happened(event: SimEvent): void;
  /** Adds glitter around all celebrities in the café; must be called in each frame. */
  glitter(actors: readonly Actor[], deltaMs: number): void;
}
export interface EffectsDeps {
  readonly flecks: Flecks;
  readonly stamps: Stamps;
  readonly atlases: Atlases;
  readonly labels: Labels;
  readonly find: (id: string) => Actor | undefined;
  readonly zoom: () => number;
  readonly still: () => boolean;
}

const num = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
/** A random number that only affects the picture; the simulation has its own random streams. */
const between = (a: number, b: number): number => a + Math.random() * (b - a);
const FALLING = ['dish-omurice', 'dish-curry', 'dish-ramen', 'dish-shortcake'] as const;

export function makeEffects(deps: EffectsDeps): Effects {
  const { flecks, stamps } = deps;
  const coins = [stamps.get('coin-0'), stamps.get('coin-1'), stamps.get('coin-2'), stamps.get('coin-1')];
  const sparks = [
    stamps.get('spark-0'),
    stamps.get('spark-1'),
    stamps.get('spark-2'),
    stamps.get('spark-1'),
    stamps.get('spark-0'),
  ];
  const single = (sprite: Sprite): Sprite[] => [sprite];
  const spark = (x: number, y: number, waitMs = 0): void =>
    flecks.throw({ sprites: sparks, x, y, vx: 0, vy: -6, pull: 0, lifeMs: 550, frameMs: 110, waitMs });

  function paid(actor: Actor, event: SimEvent): void {
    const amount = num(event['amount']) + num(event['tip']);
    const label = deps.labels.get(`+¥${amount}`, 'coin', deps.zoom());
    flecks.throw({
      sprites: single(label.sprite),
      x: actor.headX - label.w / 2,
      y: actor.headY - 46,
      vx: 0,
      vy: deps.still() ? 0 : -22,
      pull: 0,
      lifeMs: 1500,
      fades: true,
      scale: 1 / deps.zoom(),
    });
    if (deps.still()) return;
    const many = Math.max(3, Math.min(8, Math.round(amount / 250)));
    for (let i = 0; i < many; i++) {
      flecks.throw({
        sprites: coins,
        x: actor.headX + between(-6, 6),
        y: actor.headY - 10,
        vx: between(-46, 46),
        vy: between(-150, -90),
        pull: 420,
        lifeMs: 700,
        frameMs: 70,
        waitMs: i * 45,
      });
    }
  }

  function slipped(actor: Actor, event: SimEvent): void {
    spark(actor.x - 20, actor.y - 24);
    if (deps.still()) return;
    const dashes = [stamps.get('dash-0'), stamps.get('dash-1')];
    for (const [dx, dy, kind] of [
      [26, -40, 0],
      [33, -46, 1],
      [-26, -46, 0],
      [-33, -52, 1],
    ] as const) {
      flecks.throw({
        sprites: single(dashes[kind]!),
        x: actor.x + dx,
        y: actor.y + dy,
        vx: dx * 0.6,
        vy: -30,
        pull: 0,
        lifeMs: 380,
      });
    }
    for (let i = 0; i < num(event['dropped']); i++) {
      const dish = deps.atlases.world(FALLING[i % FALLING.length]!);
      const side = i % 2 === 0 ? -1 : 1;
      if (dish)
        flecks.throw({
          sprites: single(dish),
          x: actor.x,
          y: actor.y - 44,
          vx: side * between(26, 46),
          vy: between(-150, -110),
          pull: 430,
          lifeMs: 640,
          spin: side * 7,
        });
      for (let k = 0; k < 3; k++) {
        flecks.throw({
          sprites: single(stamps.get('shard')),
          x: actor.x + side * 24,
          y: actor.y - 4,
          vx: between(-40, 40),
          vy: between(-70, -30),
          pull: 320,
          lifeMs: 420,
          waitMs: 600,
          spin: 5,
        });
      }
    }
    for (let i = 0; i < 3; i++) spark(actor.x + between(-22, 22), actor.headY + between(-26, -12), 400 + i * 180);
  }

  function dust(x: number, y: number): void {
    if (deps.still()) return spark(x, y - 8);
    for (let i = 0; i < 4; i++)
      flecks.throw({
        sprites: single(stamps.get('puff')),
        x: x + between(-14, 14),
        y: y - 2,
        vx: between(-18, 18),
        vy: between(-20, -6),
        pull: 0,
        lifeMs: 460,
        fades: true,
        waitMs: i * 60,
      });
    spark(x + 6, y - 10, 260);
  }

  /** Effect of the paparazzo's camera: a flash, and stars above the guest who is photographed. */
  function flash(actor: Actor, event: SimEvent): void {
    spark(actor.headX, actor.headY - 6);
    if (!deps.still())
      for (let i = 0; i < 4; i++) spark(actor.headX + between(-14, 14), actor.headY + between(-14, 8), i * 40);
    const guest = typeof event['customer'] === 'string' ? deps.find(event['customer']) : undefined;
    if (guest) for (let i = 0; i < 3; i++) spark(guest.headX + (i - 1) * 12, guest.headY - 12, 60 + i * 60);
  }

  function burst(actor: Actor): void {
    for (let i = 0; i < (deps.still() ? 3 : 14); i++) {
      const turn = (i / 14) * Math.PI * 2;
      flecks.throw({
        sprites: sparks,
        x: actor.headX + Math.cos(turn) * 10,
        y: actor.headY + Math.sin(turn) * 8,
        vx: Math.cos(turn) * 60,
        vy: Math.sin(turn) * 44,
        pull: 0,
        lifeMs: 700,
        frameMs: 140,
        waitMs: (i % 3) * 80,
      });
    }
  }

  let untilGlitter = 0;
  return {
    happened(event) {
      const actor = event.who === null ? undefined : deps.find(event.who);
      if (event.type === 'sweep')
        return dust(worldX(num(event['x']), num(event['y'])), worldY(num(event['x']), num(event['y'])));
      if (!actor) return;
      if (event.type === 'paid') paid(actor, event);
      else if (event.type === 'slip') slipped(actor, event);
      else if (event.type === 'entrance') burst(actor);
      else if (event.type === 'photo') flash(actor, event);
      else if (event.type === 'cooked') {
        for (let i = 0; i < 3; i++)
          flecks.throw({
            sprites: single(stamps.get('steam')),
            x: actor.x + 14 + i * 5,
            y: actor.y - COUNTER_PX - 8,
            vx: 0,
            vy: deps.still() ? 0 : -14,
            pull: 0,
            lifeMs: 900,
            fades: true,
            waitMs: i * 160,
          });
      } else if (event.type === 'served') {
        const guest = typeof event['customer'] === 'string' ? deps.find(event['customer']) : undefined;
        if (guest)
          for (let i = 0; i < 3; i++) spark(guest.headX + (i - 1) * 16, guest.headY - 18 - (i % 2) * 6, i * 90);
      } else if (event.type === 'leaves' && event['reason'] !== 'paid') {
        for (let i = 0; i < 2; i++)
          flecks.throw({
            sprites: single(stamps.get('puff')),
            x: actor.headX + (i ? 12 : -12),
            y: actor.headY - 14,
            vx: i ? 16 : -16,
            vy: -20,
            pull: 0,
            lifeMs: 600,
            fades: true,
          });
      }
    },
    glitter(actors, deltaMs) {
      if (deps.still()) return;
      untilGlitter -= deltaMs;
      if (untilGlitter > 0) return;
      untilGlitter = 210;
      for (const actor of actors) {
        if (actor.person.role !== 'guest' || !actor.person.isHero) continue;
        if (Math.random() < 0.6) spark(actor.headX + between(-28, 28), actor.headY + between(-26, 34));
      }
    },
  };
}
