/**
 * Paints lanes on a canvas. Each kind of band has its own colour and hatching, so that colour is never the only
 * difference. A band contains words only where no mark covers them. A vertical line stands at the moment shown.
 */

import type { Lane, Mark } from './lanes.ts';

/** The colours of a kind of band. */
export interface BandInk {
  /** CSS colour of the band. */
  readonly fill: string;
  /** Colour of the hatching; null = none. */
  readonly hatch: string | null;
  /** Direction of the hatching. */
  readonly way: 'solid' | 'upright' | 'diagonal' | 'level';
  /** CSS colour of the words on the band. */
  readonly text: string;
}

/** The colours of everything else on the canvas. */
export interface LaneColours {
  readonly rule: string;
  readonly edge: string;
  /** Background of the selected character's lane. */
  readonly lit: string;
  readonly moment: string;
  readonly white: string;
  readonly decision: string;
  readonly mind: string;
  readonly slip: string;
  readonly fault: string;
}

/** Height of a lane in CSS pixels; on touch screens large enough for a thumb. */
export const LANE_HEIGHT = { wide: 26, hand: 44 } as const;
const BAND_HEIGHT = 18;
/** Half the width of a mark, and the smallest distance between two marks, in CSS pixels. */
const MARK_HALF = 8;
const MARKS_APART = 13;
/** Free space at the left and the right of a word in a band, in CSS pixels. */
const PAD = 4;

export interface LanesPicture<M extends Mark = Mark> {
  readonly lanes: readonly Lane<M>[];
  /** Ticks at the left and the right edge of the picture. */
  readonly from: number;
  readonly to: number;
  /** The tick of the moment shown, and the character whose lane is highlighted. */
  readonly chosen: number;
  readonly who: string | null;
  readonly width: number;
  readonly laneHeight: number;
  readonly dpr: number;
  readonly hover: M | null;
  readonly inkOf: (kind: string) => BandInk;
  readonly colours: LaneColours;
  readonly wordOf: (key: string) => string;
  readonly font: string;
}

interface Placed<M extends Mark = Mark> {
  readonly mark: M;
  readonly x: number;
}

/**
 * The marks of a lane that are drawn, from left to right. The mark of a decision is left out if it would be too close
 * to another mark.
 */
export function marksIn<M extends Mark>(
  { marks }: Lane<M>,
  { from, to, width, hover }: LanesPicture<M>,
): readonly Placed<M>[] {
  const placed: Placed<M>[] = [];
  for (const common of [false, true])
    for (const mark of marks) {
      if (mark.tick < from || mark.tick > to || mark.kind === 'event' || (mark.kind === 'decision') !== common)
        continue;
      const x = Math.round(((mark.tick - from) / (to - from)) * width);
      const crowded = placed.some((one) => Math.abs(one.x - x) < MARKS_APART);
      if (!common || mark === hover || !crowded) placed.push({ mark, x });
    }
  return placed.sort((a, b) => a.x - b.x || a.mark.tick - b.mark.tick);
}

/** Position at which a word of this width can begin in a band without touching a mark, in CSS pixels; null = there is no room for the word. */
export function roomFor(
  long: number,
  left: number,
  right: number,
  marks: readonly { readonly x: number }[],
): number | null {
  let start = left;
  for (const { x } of [...marks, { x: Infinity }]) {
    if (x + MARK_HALF <= left) continue;
    const end = Math.min(right, x - MARK_HALF);
    if (end - start >= long + 2 * PAD) return start + PAD;
    start = Math.max(start, x + MARK_HALF);
    if (start >= right) return null;
  }
  return null;
}

export function paintLanes<M extends Mark>(canvas: HTMLCanvasElement, picture: LanesPicture<M>): void {
  const { colours, inkOf, lanes, width, laneHeight, dpr, from, to } = picture;
  const bandTop = Math.floor((laneHeight - BAND_HEIGHT) / 2);
  const height = Math.max(1, lanes.length * laneHeight);
  canvas.width = Math.max(1, Math.round(width * dpr));
  canvas.height = Math.round(height * dpr);
  canvas.style.setProperty('height', `${height}px`);
  const pen = canvas.getContext('2d');
  if (pen === null || to <= from) return;
  pen.scale(dpr, dpr);
  pen.font = picture.font;
  pen.textBaseline = 'middle';
  const x = (tick: number): number => Math.round(((tick - from) / (to - from)) * width);
  lanes.forEach((lane, row) => {
    const top = row * laneHeight;
    if (lane.id === picture.who) {
      pen.fillStyle = colours.lit;
      pen.fillRect(0, top, width, laneHeight);
    }
    pen.fillStyle = colours.rule;
    pen.fillRect(0, top + laneHeight - 1, width, 1);
    const marks = marksIn(lane, picture);
    for (const band of lane.bands) {
      if (band.to <= from || band.from >= to) continue;
      const [left, right] = [Math.max(-2, x(band.from)), Math.min(width + 2, x(band.to))];
      const ink = inkOf(band.kind);
      paintBand(pen, ink, colours.edge, left, right, top + bandTop);
      paintWord(pen, ink, picture.wordOf(band.key), Math.max(0, left), Math.min(width, right), top + bandTop, marks);
    }
    for (const { mark, x: at } of marks)
      paintMark(pen, mark, at, top + bandTop + BAND_HEIGHT / 2, mark === picture.hover, colours);
  });
  const at = x(picture.chosen);
  pen.fillStyle = colours.moment;
  pen.fillRect(at - 1, 0, 3, height);
}

function paintBand(
  pen: CanvasRenderingContext2D,
  ink: BandInk,
  edge: string,
  left: number,
  right: number,
  top: number,
): void {
  const width = right - left;
  if (width < 1) return;
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, BAND_HEIGHT);
  pen.clip();
  pen.fillStyle = ink.fill;
  pen.fillRect(left, top, width, BAND_HEIGHT);
  if (ink.hatch !== null) hatch(pen, ink, left, right, top);
  pen.fillStyle = edge;
  pen.fillRect(left, top, width, 1);
  pen.fillRect(left, top + BAND_HEIGHT - 1, width, 1);
  if (width > 2) {
    pen.fillRect(left, top, 1, BAND_HEIGHT);
    pen.fillRect(right - 1, top, 1, BAND_HEIGHT);
  }
  pen.restore();
}

function paintWord(
  pen: CanvasRenderingContext2D,
  ink: BandInk,
  word: string,
  left: number,
  right: number,
  top: number,
  marks: readonly Placed[],
): void {
  if (right - left < 24) return;
  const long = pen.measureText(word).width;
  const start = roomFor(long, left, right, marks);
  if (start === null) return;
  if (ink.hatch !== null) {
    // If the word would stand only a few pixels from the band's edge, it begins at the edge, so that no narrow strip of
    // hatching is left between them.
    const from = start - left <= 2 * PAD ? left + 1 : start - 2;
    pen.fillStyle = ink.fill;
    pen.fillRect(from, top + 1, start + long + 2 - from, BAND_HEIGHT - 2);
  }
  pen.fillStyle = ink.text;
  pen.fillText(word, start, top + BAND_HEIGHT / 2 + 1);
}

function hatch(
  pen: CanvasRenderingContext2D,
  { hatch: colour, way }: BandInk,
  left: number,
  right: number,
  top: number,
): void {
  pen.fillStyle = colour as string;
  if (way === 'upright') for (let at = left - (left % 6); at < right; at += 6) pen.fillRect(at, top, 2, BAND_HEIGHT);
  else if (way === 'level') for (let at = 3; at < BAND_HEIGHT; at += 5) pen.fillRect(left, top + at, right - left, 2);
  else
    for (let at = left - (left % 8) - BAND_HEIGHT; at < right; at += 8)
      for (let step = 0; step < BAND_HEIGHT; step += 2) pen.fillRect(at + step, top + BAND_HEIGHT - step - 2, 3, 2);
}

function paintMark(
  pen: CanvasRenderingContext2D,
  { kind }: Mark,
  x: number,
  y: number,
  hover: boolean,
  colours: LaneColours,
): void {
  const size = hover ? 8 : 6;
  pen.save();
  pen.translate(x + 0.5, y);
  pen.lineWidth = 2;
  pen.strokeStyle = colours.edge;
  pen.beginPath();
  if (kind === 'decision') {
    pen.moveTo(0, -size);
    pen.lineTo(size, 0);
    pen.lineTo(0, size);
    pen.lineTo(-size, 0);
    pen.closePath();
    pen.fillStyle = colours.decision;
  } else if (kind === 'mind') {
    // Draws the mark as a shield, as in the notebook.
    pen.moveTo(-size, -size);
    pen.lineTo(size, -size);
    pen.lineTo(size, 2);
    pen.lineTo(0, size + 2);
    pen.lineTo(-size, 2);
    pen.closePath();
    pen.fillStyle = colours.mind;
  } else {
    pen.rect(-size, -size, size * 2, size * 2);
    pen.fillStyle = kind === 'fault' ? colours.fault : colours.slip;
  }
  pen.fill();
  pen.stroke();
  pen.fillStyle = colours.white;
  if (kind === 'mind') {
    pen.fillRect(-1, -4, 2, 5);
    pen.fillRect(-1, 2, 2, 2);
  }
  pen.restore();
  if (kind !== 'slip' && kind !== 'fault') return;
  pen.strokeStyle = colours.white;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(x - 3, y - 3);
  pen.lineTo(x + 4, y + 4);
  pen.moveTo(x + 4, y - 3);
  pen.lineTo(x - 3, y + 4);
  pen.stroke();
}

/** The tick under the pointer, for a mouse event of the canvas. */
export function tickUnder(event: MouseEvent, { from, to }: Pick<LanesPicture, 'from' | 'to'>): number {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return from + ((event.clientX - box.left) / box.width) * (to - from);
}

/**
 * The mark under the pointer, for a mouse event of the canvas; null if there is none. The page may show the canvas
 * larger or smaller than it is drawn.
 */
export function markUnder<M extends Mark>(event: MouseEvent, picture: LanesPicture<M>): M | null {
  const element = event.currentTarget as HTMLElement;
  const box = element.getBoundingClientRect();
  const scale = element.clientWidth / box.width;
  return markAt(picture, (event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
}

export function markAt<M extends Mark>(picture: LanesPicture<M>, px: number, py: number): M | null {
  const lane = picture.lanes[Math.floor(py / picture.laneHeight)];
  if (lane === undefined) return null;
  let best: M | null = null;
  let nearest: number = MARK_HALF;
  for (const { mark, x } of marksIn(lane, picture)) {
    const away = Math.abs(x - px);
    if (away < nearest) [best, nearest] = [mark, away];
  }
  return best;
}
