// The game in Phaser: platforms, hero, enemies; each frame the minds say what the enemies want.

import Phaser from 'phaser';
import { minds, told } from './minds.ts';
import { coins, type Enemy, hero } from './world.ts';

type Sprite = Phaser.Types.Physics.Arcade.SpriteWithDynamicBody;

class Level extends Phaser.Scene {
  private player: Sprite | undefined;
  private readonly enemies: { readonly enemy: Enemy; readonly sprite: Sprite; readonly flies: boolean }[] = [];
  private readonly coinSprites: Phaser.GameObjects.Arc[] = [];
  private keys: Phaser.Types.Input.Keyboard.CursorKeys | undefined;

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
    this.player = add(hero.x, hero.y, 26, 0x7fd1ff);
    this.physics.add.collider(this.player, ground);
    for (const [kind, x, y, tint] of [
      ['slime', 150, 250, 0x77cc55],
      ['bat', 650, 90, 0xbb77dd],
      ['imp', 300, 400, 0xee6644],
    ] as const) {
      const enemy: Enemy = { x, y, wantsX: 0, wantsY: 0 };
      const sprite = add(x, y, 22, tint);
      const flies = kind === 'bat';
      if (flies) sprite.body.setAllowGravity(false);
      else this.physics.add.collider(sprite, ground);
      this.enemies.push({ enemy, sprite, flies });
      minds.add(kind, enemy, kind);
    }
    for (const { x } of coins) this.coinSprites.push(this.add.circle(x, 418, 7, 0xf2d34f));
    this.keys = this.input.keyboard?.createCursorKeys();
  }

  override update(): void {
    if (this.player === undefined) return;
    const { player, keys } = this;
    player.setVelocityX(keys?.left.isDown ? -160 : keys?.right.isDown ? 160 : 0);
    if (keys?.up.isDown && player.body.blocked.down) player.setVelocityY(-330);
    hero.x = player.x;
    hero.y = player.y;
    for (const { enemy, sprite } of this.enemies) {
      enemy.x = sprite.x;
      enemy.y = sprite.y;
    }
    minds.tick();
    for (const { enemy, sprite, flies } of this.enemies) {
      sprite.setVelocityX(enemy.wantsX);
      if (flies || (enemy.wantsY < 0 && sprite.body.blocked.down)) sprite.setVelocityY(enemy.wantsY);
      if (!flies) enemy.wantsY = 0;
    }
    coins.forEach(({ taken }, at) => this.coinSprites[at]?.setVisible(!taken));
    if (coins.every(({ taken }) => taken)) for (const coin of coins) coin.taken = false;
    const todos = minds.ids.map((id) => `${id}: ${minds.page(id)?.todo?.behave ?? 'nothing'}`);
    const words = document.querySelector('#told');
    if (words) words.textContent = `${todos.join(', ')} – ${told.coins} coins taken, ${told.dives} dives`;
  }
}

export const game = new Phaser.Game({
  type: Phaser.AUTO,
  parent: 'game',
  width: 800,
  height: 460,
  backgroundColor: '#262b38',
  banner: false,
  physics: { default: 'arcade', arcade: { gravity: { x: 0, y: 600 } } },
  scene: Level,
});
