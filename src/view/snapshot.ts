/**
 * Takes a photo of the room at native pixels. The browser keeps the drawn frame only for a moment, so it is copied
 * right after drawing; a second rendering is not needed. A frame that was not painted is no photo: the browser skips
 * frames, and a lost graphics context paints nothing until it is restored.
 */

import Phaser from 'phaser';
import type { CameraState } from './camera/camera-state.ts';
import { isPicture } from './is-picture.ts';

/** Number of frames for which a photo waits for one that is painted. */
const FRAMES = 30;

/** @returns the photo as a data URL; rejected if no frame is painted for a while */
export function photograph(game: Phaser.Game, eye: CameraState): Promise<string> {
  return new Promise((done, failed) => {
    let left = FRAMES;
    const onFrame = (): void => {
      const copy = copyOf(game, eye);
      if (copy !== null) packed(copy).then(done, failed);
      else if (--left > 0) game.events.once(Phaser.Core.Events.POST_RENDER, onFrame);
      else failed(new Error('no frame was painted'));
    };
    game.events.once(Phaser.Core.Events.POST_RENDER, onFrame);
  });
}

/** A copy of the room in the frame just drawn; null if the frame was not painted. */
function copyOf(game: Phaser.Game, eye: CameraState): HTMLCanvasElement | null {
  const { zoom } = eye.lens;
  const { view, room } = eye;
  const x0 = Math.max(view.x, room.x - 24);
  const y0 = Math.max(view.y, room.y - 24);
  const w = Math.max(1, Math.floor(Math.min(view.x + view.w, room.x + room.w + 24) - x0));
  const h = Math.max(1, Math.floor(Math.min(view.y + view.h, room.y + room.h + 24) - y0));
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.imageSmoothingEnabled = false;
  const x = Math.round((x0 - view.x) * zoom);
  const y = Math.round((y0 - view.y) * zoom);
  pen.drawImage(game.canvas, x, y, w * zoom, h * zoom, 0, 0, w, h);
  return isPicture(pen.getImageData(0, 0, w, h).data) ? canvas : null;
}

/** Encoding a picture takes longer than a frame. The browser does it asynchronously. */
function packed(canvas: HTMLCanvasElement): Promise<string> {
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob === null) return failed(new Error('the picture could not be packed'));
      const reader = new FileReader();
      reader.addEventListener('load', () => done(String(reader.result)));
      reader.addEventListener('error', () => failed(reader.error ?? new Error('the picture could not be read')));
      reader.readAsDataURL(blob);
    }, 'image/png');
  });
}
