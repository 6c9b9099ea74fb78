/**
 * Text in the picture: speech, amounts, table numbers. Text is drawn at the screen's own resolution, because enlarged
 * pixel letters are hard to read, above all Chinese ones; only the body of a bubble is drawn in world pixels. Each
 * text is drawn once for a zoom, and cached while it is in use.
 */

import type Phaser from 'phaser';
import { spriteOf, type Sprite } from './atlas.ts';
import type { Skin } from '../bubbles/bubble-contents.ts';
import { FORM } from '../bubbles/bubble-contents.ts';
import type { Scope } from '../../ui/lifetime/scope.ts';
import { addTexture, makeCanvas } from './canvas.ts';
import { hasBodies, paintBody } from './stamps.ts';

export type LabelStyle = Skin | 'coin';
export interface Label {
  /** The sprite of the text in device pixels; it is drawn at scale 1 / zoom. */
  readonly sprite: Sprite;
  /** Width of the text in world pixels. */
  readonly w: number;
  readonly h: number;
}
export interface Labels {
  get(text: string, style: LabelStyle, zoom: number): Label;
  /** Returns the width in world pixels of a bubble that contains this text. */
  widthOf(text: string): number;
}

/** The CSS font for text of a size in pixels. It depends on the page's language, because Chinese and Japanese each have their own font. */
const fontOf = (px: number): string =>
  `800 ${px}px 'M PLUS Rounded 1c', ${document.documentElement.lang === 'ja' ? "'Honeybell Kana'" : "'Honeybell Hanzi'"}, system-ui, sans-serif`;
const TEXT_PX = 13;
/** When this many labels exist, unused ones are removed; a label counts as used for this many milliseconds after its last use. */
const MOST = 80;
const IN_USE_MS = 5000;
const INK: Readonly<Record<LabelStyle, string>> = {
  speech: '#432a40',
  hero: '#8a4a1a',
  late: '#a82f4a',
  talk: '#3f5f9a',
  coin: '#ffd34d',
};

/** @param life scope of the view; when it ends, the labels no longer listen for fonts */
export function makeLabels(textures: Phaser.Textures.TextureManager, life: Scope): Labels {
  /** All labels, the most recently used last, with the time of the last use. */
  const known = new Map<string, { readonly label: Label; readonly used: number }>();
  const widths = new Map<string, number>();
  const ruler = makeCanvas(1, 1).pen;
  // Fonts are loaded when text first needs them: after the first frames, after a change of language, and for rare
  // letters. Until then a canvas shows a fallback font or nothing, so that all text is drawn again after each load.
  let loads = 0;
  void document.fonts?.load(`800 ${TEXT_PX}px 'M PLUS Rounded 1c'`).catch(() => {});
  if (document.fonts !== undefined)
    life.listen(document.fonts, 'loadingdone', () => {
      loads++;
      widths.clear();
    });

  const widthOf = (text: string): number => {
    let width = widths.get(text);
    if (width === undefined) {
      ruler.font = fontOf(TEXT_PX);
      width = Math.ceil(ruler.measureText(text).width) + 20;
      if (widths.size > 500) widths.clear();
      widths.set(text, width);
    }
    return width;
  };

  return {
    widthOf,
    get(text, style, zoom) {
      const key = `label:${loads}:${hasBodies() ? 'b' : ''}${style}:${zoom}:${text}`;
      const found = known.get(key);
      const now = performance.now();
      if (found) {
        known.delete(key);
        known.set(key, { label: found.label, used: now });
        return found.label;
      }
      // A label that is still on the screen, such as a flying amount, must not lose its texture.
      for (const [oldest, { used }] of known) {
        if (known.size < MOST || now - used < IN_USE_MS) break;
        textures.remove(oldest);
        known.delete(oldest);
      }
      const w = widthOf(text);
      const h = FORM.textHeight;
      const { canvas, pen: g } = makeCanvas((w + 2) * zoom, (h + 3) * zoom);
      g.save();
      g.scale(zoom, zoom);
      if (style !== 'coin') paintBody(g, style, w, h);
      g.restore();
      g.font = fontOf(TEXT_PX * zoom);
      g.textAlign = 'center';
      g.textBaseline = 'alphabetic';
      const x = (w / 2) * zoom;
      const y = (h / 2 + 4.6) * zoom;
      if (style === 'coin') {
        g.lineJoin = 'round';
        g.lineWidth = 4 * zoom;
        g.strokeStyle = '#5b2f1c';
        g.strokeText(text, x, y);
      }
      g.fillStyle = INK[style];
      g.fillText(text, x, y);
      const texture = addTexture(textures, key, canvas);
      const label: Label = {
        sprite: spriteOf(texture, 'all', { x: 0, y: 0, w: canvas.width, h: canvas.height, ax: 0, ay: 0 }),
        w,
        h,
      };
      known.set(key, { label, used: now });
      return label;
    },
  };
}
