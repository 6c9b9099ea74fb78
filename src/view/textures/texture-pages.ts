/**
 * People's drawings side by side on a few large textures. Whoever stands behind whom changes from person to person, so
 * with a texture each the graphics card would be handed another set of textures every few people; with five or six
 * altogether all of them are drawn at one go.
 *
 * The pictures stay as they came, a page is only on the card: when that loses everything, they are put there again. The
 * Canvas renderer has no card; there everybody keeps a texture of their own.
 */

import Phaser from 'phaser';
import { addTexture } from './canvas.ts';

/** Where a picture lies. */
export interface Slot {
  readonly texture: Phaser.Textures.Texture;
  readonly x: number;
  readonly y: number;
}
export interface Pages {
  /** @param name of the texture, where the picture gets one of its own */
  add(name: string, picture: HTMLImageElement): Slot;
}

/** Every card takes textures of this size, and every atlas of a person is half as wide. */
const PAGE = 2048;
const COLUMN = PAGE / 2;

interface Page {
  readonly texture: Phaser.Textures.Texture;
  readonly onCard: Phaser.Renderer.WebGL.Wrappers.WebGLTextureWrapper;
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

  const { gl } = renderer;
  const pages: Page[] = [];
  const columns = new Columns();
  const open = (): Page => {
    const { NEAREST, CLAMP_TO_EDGE, RGBA } = gl;
    const onCard = renderer.createTexture2D(
      0,
      NEAREST,
      NEAREST,
      CLAMP_TO_EDGE,
      CLAMP_TO_EDGE,
      RGBA,
      undefined,
      PAGE,
      PAGE,
      true,
      true,
      true,
    );
    const texture = textures.addGLTexture(`page${pages.length}`, onCard);
    if (!texture) throw new Error(`page ${pages.length} could not be made`);
    const page = { texture, onCard, pictures: [] };
    pages.push(page);
    return page;
  };
  const put = ({ onCard }: Page, { picture, x, y }: Page['pictures'][number]): void => {
    renderer.glTextureUnits.bind(onCard, 0);
    renderer.glWrapper.updateTexturing({ texturing: { flipY: onCard.flipY, premultiplyAlpha: onCard.pma } });
    const top = onCard.flipY ? PAGE - y - picture.height : y;
    gl.texSubImage2D(gl.TEXTURE_2D, 0, x, top, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  };
  renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, () => {
    for (const page of pages) for (const one of page.pictures) put(page, one);
  });

  return {
    add(name, picture) {
      const place = columns.place(picture.width, picture.height);
      if (place === null) return alone(name, picture);
      const page = pages[place.page] ?? open();
      const one = { picture, x: place.x, y: place.y };
      page.pictures.push(one);
      put(page, one);
      return { texture: page.texture, x: place.x, y: place.y };
    },
  };
}

/** Fills columns of half a page's width from the top, one after the other; each new picture goes into the first with room. */
export class Columns {
  private readonly used: number[] = [];

  /** Null for a picture that fits into no column. */
  place(width: number, height: number): { page: number; x: number; y: number } | null {
    if (width > COLUMN || height > PAGE) return null;
    let column = this.used.findIndex((y) => y + height <= PAGE);
    if (column < 0) column = this.used.push(0) - 1;
    const y = this.used[column] as number;
    this.used[column] = y + height;
    return { page: column >> 1, x: (column & 1) * COLUMN, y };
  }
}
