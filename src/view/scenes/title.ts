/**
 * The front of the title screen: violet dusk on the left, where the menu is, and greeting maids at the right edge. The
 * café scene behind it is shown close up and without bubbles.
 */

import Phaser from 'phaser';
import type { Facing } from '../../sim/state/person.ts';
import type { Atlases, Person } from '../textures/atlas.ts';
import { addTexture, makeCanvas } from '../textures/canvas.ts';
import { clockFrame } from '../people/motion.ts';

interface Standing {
  readonly look: string;
  readonly pose: string;
  readonly facing: Facing;
  readonly image: Phaser.GameObjects.Image;
  /** Distances of the maid in the title's pixels: from the right edge of the screen, and upwards from a ground line that all maids share. */
  readonly right: number;
  readonly up: number;
  readonly beatMs: number;
}
export interface TitleDeps {
  readonly atlases: Atlases;
  readonly looks: readonly string[];
  /** Returns whether the player wants reduced motion. */
  readonly still: () => boolean;
}

const ROW: readonly { pose: string; facing: Facing; right: number; up: number }[] = [
  { pose: 'idle', facing: 'SE', right: 211, up: 3 },
  { pose: 'order', facing: 'SE', right: 170, up: -2 },
  { pose: 'greet', facing: 'SE', right: 127, up: 2 },
  { pose: 'chat', facing: 'SW', right: 84, up: -3 },
  { pose: 'greet', facing: 'SW', right: 44, up: 4 },
];

export class TitleScene extends Phaser.Scene {
  private row: Standing[] = [];
  private dusk: Phaser.GameObjects.Image | null = null;
  private shadows: Phaser.GameObjects.Image[] = [];
  private deps!: TitleDeps;

  constructor() {
    super({ key: 'title' });
  }

  init(deps: TitleDeps): void {
    this.deps = deps;
  }

  create(): void {
    this.cameras.main.setOrigin(0, 0);
    if (!this.textures.exists('dusk'))
      addTexture(this.textures, 'dusk', paintDusk()).setFilter(Phaser.Textures.FilterMode.LINEAR);
    this.dusk = this.add.image(0, 0, 'dusk').setOrigin(0, 0);
    this.row = [];
    this.shadows = [];
    const { looks } = this.deps;
    ROW.forEach((place, i) => {
      const look = looks[i];
      if (look === undefined) return;
      this.shadows.push(this.add.image(0, 0, 'stranger').setOrigin(0, 0).setVisible(false));
      this.row.push({ look, ...place, image: this.add.image(0, 0, 'stranger').setOrigin(0, 0), beatMs: i * 330 });
    });
  }

  override update(time: number): void {
    const { width, height } = this.scale;
    this.dusk?.setDisplaySize(width, height);
    // The maids are drawn one zoom step larger than the café behind them, as far as the screen allows.
    const zoom = Math.max(1, Math.min(9, Math.round(Math.min(width / 430, height / 240))));
    const clock = this.deps.still() ? 0 : time;
    const under = this.deps.atlases.world('shadow-16');
    this.row.forEach((one, i) => {
      const animations: Person = this.deps.atlases.person(one.look);
      const strip = animations.strip(one.pose, one.facing);
      const sprite = strip?.frames[clockFrame(clock + one.beatMs, strip.frames.length, strip.msPerFrame, false)];
      if (!sprite) return;
      const x = Math.round(width / zoom - one.right);
      const y = Math.round(height / zoom - 4 - one.up);
      one.image
        .setFrame(sprite.frame)
        .setScale(zoom)
        .setPosition((x - sprite.ax) * zoom, (y - sprite.ay) * zoom);
      const shadow = this.shadows[i];
      if (!shadow || !under) return;
      if (shadow.frame !== under.frame) shadow.setFrame(under.frame).setVisible(true);
      shadow.setScale(zoom).setPosition((x - 13) * zoom, (y - 7) * zoom);
    });
  }
}

/** Paints the dusk of the title screen: violet that fades from the left edge, and a little from the bottom. */
function paintDusk(): HTMLCanvasElement {
  const { canvas, pen: g } = makeCanvas(128, 72);
  const side = g.createLinearGradient(0, 0, 128, 0);
  side.addColorStop(0, 'rgba(51,42,79,0.94)');
  side.addColorStop(0.34, 'rgba(56,44,84,0.80)');
  side.addColorStop(0.56, 'rgba(64,48,92,0.40)');
  side.addColorStop(1, 'rgba(64,48,92,0.30)');
  g.fillStyle = side;
  g.fillRect(0, 0, 128, 72);
  const foot = g.createLinearGradient(0, 44, 0, 72);
  foot.addColorStop(0, 'rgba(51,42,79,0)');
  foot.addColorStop(1, 'rgba(51,42,79,0.42)');
  g.fillStyle = foot;
  g.fillRect(0, 44, 128, 28);
  return canvas;
}
