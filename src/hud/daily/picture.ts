/**
 * Draws the picture of a finished day that the player can share: the day's best moment, the date, the score's three
 * figures, the goals and the maids. The picture has the colours and fonts of the web page.
 */

import type { DailyPlan } from '../../sim/daily/plan.ts';
import { say, type WordKey } from '../../words/index.ts';
import { assetAt } from '../../ui/index.ts';
import { dateWords } from './dates.ts';
import type { DailyDone } from './deps.ts';
import { FIGURES, figureText } from './parts.tsx';
import { kindOf, type TileKind } from './tiles.ts';

export const PICTURE_WIDTH = 960;
export const PICTURE_HEIGHT = 540;
const MARGIN = 24;
const CARD_WIDTH = 372;
/** Side of a portrait in the portrait file, in pixels; and the index of the happy portrait among the five moods. */
const PORTRAIT = 96;
const HAPPY = 1;

/** CSS variables of the background colours behind the maids' faces, by rank. */
const RANKS: Readonly<Record<number, string>> = { 2: '--N-light', 3: '--R-light', 4: '--SR-light', 5: '--SSR-light' };

type Pen = CanvasRenderingContext2D;

const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Draws the picture into a canvas. A photo or portrait that can’t be loaded is left out. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  plan: DailyPlan,
  done: DailyDone,
  photo: string | null,
): Promise<void> {
  canvas.width = PICTURE_WIDTH;
  canvas.height = PICTURE_HEIGHT;
  const face = getComputedStyle(canvas).fontFamily;
  const pen = canvas.getContext('2d') as Pen;
  pen.imageSmoothingEnabled = false;
  pen.fillStyle = colour('--garden-deep');
  pen.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  const [shot, ...faces] = await Promise.all([
    photo === null ? null : loaded(photo),
    ...plan.maids.map(({ look }) => loaded(assetAt(`portraits/${look}.png`))),
  ]);
  if (shot === null || shot === undefined) drawRoom(pen, plan.layout, CARD_WIDTH, PICTURE_WIDTH - CARD_WIDTH);
  else cover(pen, shot, CARD_WIDTH, PICTURE_WIDTH - CARD_WIDTH);
  box(pen, 0, 0, CARD_WIDTH, PICTURE_HEIGHT, colour('--paper'), colour('--ink'));
  const line = (
    text: string,
    x: number,
    y: number,
    px: number,
    token = '--ink',
    most = CARD_WIDTH - 2 * MARGIN,
  ): void => {
    pen.font = `800 ${px}px ${face}`;
    pen.fillStyle = colour(token);
    pen.fillText(text, x, y, most);
  };
  line('Honeybell', MARGIN, 48, 30, '--cherry-deep');
  line(say('title.daily'), MARGIN, 78, 20);
  line(dateWords(done.date, 'whole'), MARGIN, 104, 17, '--mute');
  FIGURES.forEach((figure, i) => {
    const y = 124 + i * 72;
    box(pen, MARGIN, y, CARD_WIDTH - 2 * MARGIN, 62, colour(i === 0 ? '--gold' : '--card'), colour('--ink'));
    line(figureText(done.score, figure), MARGIN + 14, y + 42, 34, '--ink', 160);
    line(say(`daily.figure.${figure}`), MARGIN + 182, y + 39, 16, '--ink', CARD_WIDTH - 2 * MARGIN - 196);
  });
  line(
    `${'★'.repeat(done.goals)}${'☆'.repeat(3 - done.goals)} ${say('daily.goalsOf', { count: done.goals })}`,
    MARGIN,
    370,
    18,
  );
  plan.maids.forEach(({ rank }, i) => {
    const face = faces[i];
    const x = MARGIN + i * 112;
    box(pen, x, 386, 100, 100, colour(RANKS[rank] ?? '--gold-soft'), colour('--ink'));
    if (face !== null && face !== undefined)
      pen.drawImage(face, PORTRAIT * HAPPY, 0, PORTRAIT, PORTRAIT, x + 2, 388, PORTRAIT, PORTRAIT);
  });
  const where = say(`daily.layout.${plan.layout.name}` as WordKey);
  line(`${where} · ${say(`daily.theme.${plan.theme.name}` as WordKey)}`, MARGIN, 514, 15, '--mute');
}

/** Side of a tile of the room's plan in the shared picture, in pixels. */
const TILE = 34;
/** Draws the plan of the room in place of a missing photo. */
function drawRoom(pen: Pen, { rows }: DailyPlan['layout'], x: number, width: number): void {
  const left = x + Math.round((width - (rows[0]?.length ?? 0) * TILE) / 2);
  const top = Math.round((PICTURE_HEIGHT - rows.length * TILE) / 2);
  rows.forEach((row, y) =>
    [...row].forEach((tile, i) => {
      const kind = kindOf(tile);
      pen.fillStyle = colour(kind === null ? '--butter' : ROOM[kind]);
      pen.fillRect(left + i * TILE, top + y * TILE, TILE, TILE);
    }),
  );
}
/** CSS variables of the colours of the room's plan, which daily.css uses as well. */
const ROOM = {
  wall: '--ink-soft',
  door: '--teal-light',
  counter: '--edge-soft',
  table: '--wood-deep',
  stage: '--violet-light',
  seat: '--cherry',
} as const satisfies Readonly<Record<TileKind, string>>;

/** Draws a rectangle with the pixelated corners of the game's frames. */
function box(pen: Pen, x: number, y: number, w: number, h: number, fill: string, edge: string): void {
  pen.fillStyle = edge;
  pen.fillRect(x + 2, y, w - 4, h);
  pen.fillRect(x, y + 2, w, h - 4);
  pen.fillStyle = fill;
  pen.fillRect(x + 2, y + 2, w - 4, h - 4);
}

/**
 * Fills the right part of the shared picture with a photo. The photo is enlarged by a whole factor, so that its pixels
 * stay sharp, and cropped around its middle.
 */
function cover(pen: Pen, photo: HTMLImageElement, x: number, width: number): void {
  const scale = Math.max(1, Math.ceil(Math.max(width / photo.width, PICTURE_HEIGHT / photo.height)));
  const [w, h] = [Math.min(photo.width, width / scale), Math.min(photo.height, PICTURE_HEIGHT / scale)];
  pen.drawImage(
    photo,
    Math.floor((photo.width - w) / 2),
    Math.floor((photo.height - h) / 2),
    w,
    h,
    x,
    0,
    w * scale,
    h * scale,
  );
}

/** Loads an image; resolves to null if the image cannot be loaded. */
function loaded(src: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Converts the canvas to a PNG file. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) => {
    canvas.toBlob(
      (png) => (png === null ? failed(new Error('the picture could not be packed')) : done(png)),
      'image/png',
    );
  });
