/**
 * Canvases as textures. They live in ordinary memory – drawn once, uploaded once – and are added as plain pictures:
 * Phaser's own canvas textures read every pixel back when made and when changed, which stalls a frame.
 */

import type Phaser from 'phaser';

export interface Canvas2D {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
}

export function makeCanvas(w: number, h: number): Canvas2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(w));
  canvas.height = Math.max(1, Math.ceil(h));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser has no 2D canvas');
  pen.imageSmoothingEnabled = false;
  return { canvas, pen };
}

/** Replaces a texture of that name if there is one. */
export function addTexture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  picture: HTMLCanvasElement | HTMLImageElement,
): Phaser.Textures.Texture {
  if (textures.exists(key)) textures.remove(key);
  // Phaser's source takes a canvas as well as an image; only its types do not say so.
  const texture = textures.addImage(key, picture as HTMLImageElement);
  if (!texture) throw new Error(`texture ${key} could not be made`);
  return texture;
}

/** After drawing on a canvas that is a texture already. */
export const upload = (texture: Phaser.Textures.Texture): void => texture.source[0]?.update();
