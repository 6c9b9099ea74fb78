/**
 * The loading picture: three small coloured squares that hop and light up one after the other. The picture has no
 * words, because the language is not known yet, and it needs no download.
 */

import Phaser from 'phaser';

const COLOURS = [0xffc53d, 0xf48fb1, 0x4fb0a6] as const;

export class BootScene extends Phaser.Scene {
  private readonly cups: Phaser.GameObjects.Rectangle[] = [];

  constructor() {
    super({ key: 'boot', active: true });
  }

  create(): void {
    for (const colour of COLOURS) this.cups.push(this.add.rectangle(0, 0, 8, 8, colour));
  }

  override update(time: number): void {
    const { width, height } = this.scale;
    const unit = Math.max(1, Math.round(height / 360));
    this.cups.forEach((cup, i) => {
      const beat = Math.max(0, Math.sin(time / 260 - i * 0.9));
      cup
        .setScale(unit)
        .setPosition(Math.round(width / 2) + (i - 1) * 16 * unit, Math.round(height / 2) - Math.round(beat * 6) * unit);
      cup.setAlpha(0.45 + 0.55 * beat);
    });
  }
}
