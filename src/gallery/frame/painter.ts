/**
 * Small drawings seen from above: a floor of tiles, walls, furniture, people of the game, bubbles and marks – in whole
 * pixels and the game's colours. Standing things are drawn from back to front, regardless of the order in which they
 * were added.
 *
 *     paint.begin(); paint.floor(17, 6); paint.person({ look: 'mei', x: 3, y: 2, … }); paint.end();
 */

import type { Facing } from '../../sim/state/person.ts';
import { PALETTE } from './palette.ts';
import { personStrip, picture } from './sprites.ts';

export const TILE = 32;
/** Height in pixels of the space above the first row of tiles, which is needed for heads and bubbles. */
export const HEADROOM = 44;
const WALL = 18;

export interface PersonLook {
  readonly look: string;
  /** A position in tiles; whole numbers are the centres of tiles. */
  readonly x: number;
  readonly y: number;
  readonly pose?: string;
  readonly facing?: Facing;
  /** True for a person who is not important at the moment; such a person is drawn half transparent. */
  readonly faint?: boolean;
}

export class Painter {
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Time in milliseconds for animations. */
  ms = 0;
  private things: { readonly depth: number; readonly draw: () => void }[] = [];
  private overs: (() => void)[] = [];

  constructor(pen: CanvasRenderingContext2D, width: number, height: number) {
    this.pen = pen;
    this.width = width;
    this.height = height;
  }

  begin(ms: number, ground: string = PALETTE.ground): void {
    this.ms = ms;
    this.things = [];
    this.overs = [];
    this.pen.imageSmoothingEnabled = false;
    this.pen.fillStyle = ground;
    this.pen.fillRect(0, 0, this.width, this.height);
  }

  /** Draws the standing things from back to front, then everything added with `over`. */
  end(): void {
    this.things.sort((a, b) => a.depth - b.depth);
    for (const { draw } of this.things) draw();
    for (const draw of this.overs) draw();
  }

  px = (x: number): number => Math.round(x * TILE + TILE / 2);
  py = (y: number): number => Math.round(y * TILE + TILE / 2) + HEADROOM;
  /** Converts a point of the drawing to a position in tiles, without rounding. */
  tileAt = (px: number, py: number): { x: number; y: number } => ({
    x: (px - TILE / 2) / TILE,
    y: (py - HEADROOM - TILE / 2) / TILE,
  });

  floor(columns: number, rows: number, colours: readonly [string, string] = PALETTE.planks): void {
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        this.pen.fillStyle = colours[(x + y) % 2] as string;
        this.pen.fillRect(x * TILE, y * TILE + HEADROOM, TILE, TILE);
        this.pen.fillStyle = PALETTE.seam;
        this.pen.fillRect(x * TILE, y * TILE + HEADROOM + TILE - 1, TILE, 1);
      }
  }

  backWall(columns: number): void {
    this.pen.fillStyle = PALETTE.backWall;
    this.pen.fillRect(0, 0, columns * TILE, HEADROOM - 8);
    this.pen.fillStyle = PALETTE.skirting;
    this.pen.fillRect(0, HEADROOM - 10, columns * TILE, 10);
    this.pen.fillStyle = PALETTE.woodEdge;
    this.pen.fillRect(0, HEADROOM - 2, columns * TILE, 2);
  }

  tint(x: number, y: number, colour: string, inset = 1): void {
    this.pen.fillStyle = colour;
    this.pen.fillRect(x * TILE + inset, y * TILE + HEADROOM + inset, TILE - 2 * inset, TILE - 2 * inset);
  }

  wall(x: number, y: number): void {
    this.stand(y + 0.45, () => {
      const left = x * TILE;
      const top = y * TILE + HEADROOM;
      this.pen.fillStyle = PALETTE.brick;
      this.pen.fillRect(left, top - WALL + TILE, TILE, WALL);
      this.pen.fillStyle = PALETTE.brickLight;
      for (let brick = 0; brick < 2; brick++)
        this.pen.fillRect(left + 1 + brick * 16, top - WALL + TILE + 3 + brick * 7, 14, 5);
      this.pen.fillStyle = PALETTE.wallTop;
      this.pen.fillRect(left, top - WALL, TILE, TILE);
      this.pen.fillStyle = PALETTE.wallTopLight;
      this.pen.fillRect(left + 2, top - WALL + 2, TILE - 4, TILE - 4);
    });
  }

  /** Adds a standing thing. `draw` draws it; `y` is the row of its foot, which decides what is drawn in front. */
  stand(y: number, draw: () => void): void {
    this.things.push({ depth: y, draw });
  }

  over(draw: () => void): void {
    this.overs.push(draw);
  }

  person({ look, x, y, pose = 'idle', facing = 'SE', faint = false }: PersonLook): void {
    this.stand(y, () => {
      const footX = this.px(x);
      const footY = this.py(y) + 8;
      const strip = personStrip(look, pose, facing);
      if (strip === null) {
        this.pawn(footX, footY);
        return;
      }
      this.shadow(footX, footY);
      const at = Math.floor(this.ms / strip.msPerFrame) % strip.frames.length;
      const frame = strip.frames[at];
      if (frame === undefined) return;
      this.pen.globalAlpha = faint ? 0.45 : 1;
      this.blit(strip.image, frame, footX - frame.ax, footY - frame.ay);
      this.pen.globalAlpha = 1;
    });
  }

  /** Adds a piece of furniture that stands on a tile; `name` is its name in the game's sprite sheet. */
  furniture(name: string, x: number, y: number, depth = -0.1): void {
    this.stand(y + depth, () => {
      const there = picture('world/furniture', name);
      if (there === null) return;
      this.blit(there.image, there.frame, this.px(x) - there.frame.ax, this.py(y) + 6 - there.frame.ay);
    });
  }

  icon(name: string, px: number, py: number): void {
    const there = picture('ui/icons', name);
    if (there === null) return;
    const { w, h } = there.frame;
    this.blit(there.image, there.frame, Math.round(px - w / 2), Math.round(py - h / 2));
  }

  /** Adds a speech bubble above a person's head, with an icon or a few letters. */
  bubble(
    x: number,
    y: number,
    what: { readonly icon?: string; readonly text?: string },
    colour: string = PALETTE.card,
  ): void {
    this.over(() => {
      const text = what.text ?? '';
      const wide = text === '' ? 26 : Math.ceil(this.textWidth(text, 12)) + 12;
      const left = Math.min(this.width - wide - 1, Math.max(1, this.px(x) - Math.floor(wide / 2)));
      const top = Math.max(1, this.py(y) - 86);
      this.box(left, top, wide, 24, colour);
      this.pen.fillStyle = PALETTE.ink;
      this.pen.fillRect(this.px(x) - 3, top + 24, 6, 2);
      this.pen.fillRect(this.px(x) - 1, top + 26, 2, 2);
      if (what.icon !== undefined) this.icon(what.icon, left + wide / 2, top + 12);
      else this.text(text, left + wide / 2, top + 16, { size: 12, align: 'center' });
    });
  }

  /** Adds a small sign with text, centred on a point of the drawing. It is drawn above all standing things. */
  label(text: string, px: number, py: number, colour: string = PALETTE.card, ink: string = PALETTE.ink): void {
    this.over(() => {
      const wide = Math.ceil(this.textWidth(text, 12)) + 10;
      const left = Math.min(this.width - wide - 1, Math.max(1, Math.round(px - wide / 2)));
      this.box(left, Math.round(py) - 9, wide, 18, colour);
      this.text(text, left + wide / 2, Math.round(py) + 4, { size: 12, align: 'center', colour: ink });
    });
  }

  box(left: number, top: number, wide: number, high: number, colour: string): void {
    this.pen.fillStyle = PALETTE.ink;
    this.pen.fillRect(left + 2, top, wide - 4, high);
    this.pen.fillRect(left, top + 2, wide, high - 4);
    this.pen.fillStyle = colour;
    this.pen.fillRect(left + 2, top + 2, wide - 4, high - 4);
  }

  text(
    text: string,
    px: number,
    py: number,
    look: { size?: number; align?: CanvasTextAlign; colour?: string; mono?: boolean } = {},
  ): void {
    const { size = 12, align = 'left', colour = PALETTE.ink, mono = false } = look;
    this.pen.font = fontOf(size, mono);
    this.pen.textAlign = align;
    this.pen.fillStyle = colour;
    this.pen.fillText(text, px, py);
  }

  textWidth(text: string, size: number, mono = false): number {
    this.pen.font = fontOf(size, mono);
    return this.pen.measureText(text).width;
  }

  trail(spots: readonly { readonly x: number; readonly y: number }[], colour: string, step = 8): void {
    this.pen.fillStyle = colour;
    for (let i = 1; i < spots.length; i++) {
      const a = spots[i - 1] as { x: number; y: number };
      const b = spots[i] as { x: number; y: number };
      const [dx, dy] = [(b.x - a.x) * TILE, (b.y - a.y) * TILE];
      const dots = Math.max(1, Math.floor(Math.sqrt(dx * dx + dy * dy) / step));
      for (let dot = 0; dot < dots; dot++)
        this.pen.fillRect(
          this.px(a.x) + Math.round((dx * dot) / dots) - 1,
          this.py(a.y) + Math.round((dy * dot) / dots) - 1,
          3,
          3,
        );
    }
  }

  private blit(
    image: CanvasImageSource,
    frame: { x: number; y: number; w: number; h: number },
    x: number,
    y: number,
  ): void {
    this.pen.drawImage(image, frame.x, frame.y, frame.w, frame.h, x, y, frame.w, frame.h);
  }

  private shadow(x: number, y: number): void {
    this.pen.fillStyle = PALETTE.shadow;
    this.pen.fillRect(x - 9, y - 3, 18, 6);
    this.pen.fillRect(x - 11, y - 1, 22, 3);
  }

  /** Draws a placeholder for a person whose picture has not been loaded yet. */
  private pawn(x: number, y: number): void {
    this.shadow(x, y);
    this.box(x - 7, y - 26, 14, 26, PALETTE.pawn);
    this.box(x - 9, y - 44, 18, 20, PALETTE.skin);
  }
}

const fonts = new Map<string, string>();

function fontOf(size: number, mono: boolean): string {
  const key = `${size} ${mono}`;
  let font = fonts.get(key);
  if (font === undefined) {
    const face = getComputedStyle(document.documentElement).getPropertyValue(mono ? '--mono' : '--face');
    fonts.set(key, (font = `${mono ? 600 : 800} ${size}px ${face}`));
  }
  return font;
}

/** Returns the direction that a walking person faces; a vertical step keeps the previous left or right side. */
export function facingOf(dx: number, dy: number, before: Facing = 'SE'): Facing {
  const right = dx > 0 || (dx === 0 && (before === 'SE' || before === 'NE'));
  const up = dy < 0 && Math.abs(dy) > Math.abs(dx);
  return up ? (right ? 'NE' : 'NW') : right ? 'SE' : 'SW';
}
