/**
 * Packs people's drawings into a few large textures. People are drawn in order of depth. With a texture for each
 * person a batch would end after a few people; with five or six textures in all, a single batch draws everyone. The
 * source pictures are kept, so that the textures can be filled again after the WebGL context was lost. The Canvas
 * renderer has no batches and uses a texture for each person.
 */

import Phaser from 'phaser';
import { makeCardTexture, type CardTexture } from '../phaser/inside.ts';
import { addTexture } from './canvas.ts';

/** The place of a picture on a texture. */
export interface Slot {
  readonly texture: Phaser.Textures.Texture;
  readonly x: number;
  readonly y: number;
}
export interface Pages {
  /** Adds a picture to a texture. @param name a name, needed only if the picture gets a texture of its own */
  add(name: string, picture: HTMLImageElement): Slot;
}

/**
 * Width and height of a page (one of the large textures) in pixels; every graphics card supports this size. The atlas
 * of a person is half as wide.
 */
const PAGE = 2048;
const COLUMN = PAGE / 2;

interface Page {
  readonly onCard: CardTexture;
  readonly pictures: { readonly picture: HTMLImageElement; readonly x: number; readonly y: number }[];
}

export function makePages(textures: Phaser.Textures.TextureManager): Pages {
  const { renderer } = textures.game;
  const alone = (name: string, picture: HTMLImageElement): Slot => ({
    texture: addTexture(textures, name, picture),
    x: 0,
    y: 0,
  });
  if (renderer instanceof Phaser.Renderer.Canvas.CanvasRenderer) return { add: alone };

  const pages: Page[] = [];
  const columns = new Columns();
  const open = (): Page => {
    const page = { onCard: makeCardTexture(textures, `page${pages.length}`, PAGE), pictures: [] };
    pages.push(page);
    return page;
  };
  renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, () => {
    for (const page of pages) for (const { picture, x, y } of page.pictures) page.onCard.put(picture, x, y);
  });

  return {
    add(name, picture) {
      const place = columns.place(picture.width, picture.height);
      if (place === null) return alone(name, picture);
      const page = pages[place.page] ?? open();
      const { x, y } = place;
      page.pictures.push({ picture, x, y });
      page.onCard.put(picture, x, y);
      return { texture: page.onCard.texture, x, y };
    },
  };
}

/**
 * Finds room for pictures in columns that are half a texture wide. Each picture goes into the first column with enough
 * room, below the pictures already there.
 */
class Columns {
  private readonly used: number[] = [];

  /** Finds a place for a picture of this size; null if no column has room for it. */
  place(width: number, height: number): { page: number; x: number; y: number } | null {
    if (width > COLUMN || height > PAGE) return null;
    let column = this.used.findIndex((y) => y + height <= PAGE);
    if (column < 0) column = this.used.push(0) - 1;
    const y = this.used[column] as number;
    this.used[column] = y + height;
    return { page: column >> 1, x: (column & 1) * COLUMN, y };
  }
}
