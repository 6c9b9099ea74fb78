/**
 * Uses canvases as textures. They are added as plain pictures, because Phaser's own canvas textures read every pixel
 * back when created and changed, which stalls a frame.
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

/** Adds a picture as a texture; replaces a texture of the same name. */
export function addTexture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  picture: HTMLCanvasElement | HTMLImageElement,
): Phaser.Textures.Texture {
  if (textures.exists(key)) textures.remove(key);
  // Phaser accepts a canvas here as well as an image, but its types allow only an image.
  const texture = textures.addImage(key, picture as HTMLImageElement);
  if (!texture) throw new Error(`texture ${key} could not be made`);
  return texture;
}

/** Uploads the canvas of a texture to the graphics card; must be called after each drawing on that canvas. */
export const upload = (texture: Phaser.Textures.Texture): void => texture.source[0]?.update();
