// The game in Phaser: platforms, hero, enemies; each tick the minds say what the enemies want. The physics runs only when
// the recorder says so, therefore the inspector below the game can rewind it.

import Phaser from 'phaser';
import { openInspector, record } from 'honeybell-minds/inspector';
import { minds, told } from './minds.ts';
import { coins, type Enemy, hero } from './world.ts';

type Sprite = Phaser.Types.Physics.Arcade.SpriteWithDynamicBody;
interface Actor {
  readonly id: string;
  readonly enemy: Enemy;
  readonly sprite: Sprite;
  readonly flies: boolean;
}
/** A body as plain data. */
type Body = readonly [x: number, y: number, speedX: number, speedY: number];

class Level extends Phaser.Scene {
  private readonly actors: Actor[] = [];
  private readonly coinSprites: Phaser.GameObjects.Arc[] = [];

  create(): void {
    const ground = this.physics.add.staticGroup();
    for (const [x, y, width] of [
      [400, 440, 800],
      [210, 280, 280],
      [600, 300, 220],
    ] as const)
      ground.add(this.add.rectangle(x, y, width, 20, 0x4c5a6b));
    const add = (x: number, y: number, size: number, tint: number): Sprite =>
      this.physics.add.sprite(x, y, '__WHITE').setDisplaySize(size, size).setTint(tint).setCollideWorldBounds(true);
    const player = add(hero.x, hero.y, 26, 0x7fd1ff);
    this.physics.add.collider(player, ground);
    for (const [id, x, y, tint] of [
      ['slime', 150, 250, 0x77cc55],
      ['bat', 650, 90, 0xbb77dd],
      ['imp', 300, 400, 0xee6644],
    ] as const) {
      const enemy: Enemy = { x, y, wantsX: 0, wantsY: 0, brain: {} };
      const sprite = add(x, y, 22, tint);
      const flies = id === 'bat';
      if (flies) sprite.body.setAllowGravity(false);
      else this.physics.add.collider(sprite, ground);
      this.actors.push({ id, enemy, sprite, flies });
      minds.add(id, enemy, id);
    }
    for (const { x } of coins) this.coinSprites.push(this.add.circle(x, 418, 7, 0xf2d34f));
    this.plays(player);
  }

  private plays(player: Sprite): void {
    const sprites = [player, ...this.actors.map(({ sprite }) => sprite)];
    const recorder = record(minds, {
      save: () => ({
        hero,
        coins,
        told,
        enemies: this.actors.map(({ enemy }) => enemy),
        bodies: sprites.map(({ x, y, body: { velocity } }): Body => [x, y, velocity.x, velocity.y]),
      }),
      restore: (saved) => {
        Object.assign(hero, saved.hero);
        Object.assign(told, saved.told);
        coins.forEach((coin, i) => Object.assign(coin, saved.coins[i]));
        this.actors.forEach(({ enemy }, i) => Object.assign(enemy, saved.enemies[i]));
        saved.bodies.forEach(([x, y, speedX, speedY], i) => {
          sprites[i]?.body.reset(x, y);
          sprites[i]?.setVelocity(speedX, speedY);
        });
      },
      characterOf: (id) => this.actors.find((one) => one.id === id)?.enemy,
      step: () => this.tick(player),
      every: 120,
      inputs: {
        press: (runs: number, jumps: boolean) => {
          hero.runs = runs;
          hero.jumps = jumps;
        },
      },
    });
    const keys = this.input.keyboard?.createCursorKeys();
    this.events.on('update', () => {
      const runs = keys?.left.isDown ? -1 : keys?.right.isDown ? 1 : 0;
      const jumps = keys?.up.isDown === true;
      if (!recorder.held && recorder.atEnd && (runs !== hero.runs || jumps !== hero.jumps))
        recorder.give('press', runs, jumps);
      recorder.step();
      this.show();
    });
    openInspector(document.querySelector('aside') ?? document.body, recorder, { canClose: false, who: 'imp' });
  }

  /** One tick of the game. Who stands on the ground can be seen from its place, so it need not be saved. */
  private tick(player: Sprite): void {
    const isDown = ({ body: { velocity } }: Sprite): boolean => Math.abs(velocity.y) < 1;
    player.setVelocityX(hero.runs * 160);
    if (hero.jumps && isDown(player)) player.setVelocityY(-330);
    hero.x = player.x;
    hero.y = player.y;
    for (const { enemy, sprite } of this.actors) {
      enemy.x = sprite.x;
      enemy.y = sprite.y;
    }
    minds.tick();
    for (const { enemy, sprite, flies } of this.actors) {
      sprite.setVelocityX(enemy.wantsX);
      if (flies || (enemy.wantsY < 0 && isDown(sprite))) sprite.setVelocityY(enemy.wantsY);
      if (!flies) enemy.wantsY = 0;
    }
    if (coins.every(({ taken }) => taken)) for (const coin of coins) coin.taken = false;
    this.physics.world.singleStep();
  }

  private show(): void {
    coins.forEach(({ taken }, at) => this.coinSprites[at]?.setVisible(!taken));
    const todos = minds.ids.map((id) => `${id}: ${minds.lastTodoOf(id)?.behave ?? 'nothing'}`);
    const sums = `${todos.join(', ')} – ${told.coins} coins taken, ${told.dives} dives`;
    document.querySelector('#told')?.replaceChildren(sums);
  }
}

export const game = new Phaser.Game({
  type: Phaser.AUTO,
  parent: 'game',
  width: 800,
  height: 460,
  backgroundColor: '#262b38',
  banner: false,
  physics: { default: 'arcade', arcade: { gravity: { x: 0, y: 600 }, customUpdate: true } },
  scene: Level,
});
