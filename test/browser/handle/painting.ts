// Skips WebGL painting unless a test reads the picture: painting in software costs more than everything else. The
// canvas keeps its last painted frame. A page whose picture is never read gets no textures, and its panels are laid out
// but not painted.

import { around } from './around.ts';

const PAINTS = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear'];
const FILLS = ['texImage2D', 'texSubImage2D'];

interface Page {
  /** Set by the harness for pages whose picture a test reads. */
  readonly honeybellLooked?: boolean;
  readonly honeybell?: { readonly view?: { setPainted(on: boolean): void } };
}

export class Painting {
  private on = false;

  install(): void {
    const { honeybellLooked = false } = window as Page;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      for (const name of PAINTS) around(prototype, name, (real, given) => (this.on ? real(...given) : undefined));
      if (!honeybellLooked) for (const name of FILLS) around(prototype, name, () => undefined);
    }
    if (!honeybellLooked) seeThrough();
  }

  /** Runs a frame, painted or only computed. */
  during(painted: boolean, frame: () => void): void {
    this.on = painted;
    (window as Page).honeybell?.view?.setPainted(painted);
    frame();
    this.on = false;
  }
}

/**
 * Chromium does not paint fully transparent elements. Queries of visibility are answered as if the page were opaque.
 */
function seeThrough(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html, dialog, [popover] { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(sheet);
  const hides = (one: Element): boolean =>
    !one.matches('html, dialog, [popover]') && getComputedStyle(one).opacity === '0';
  around(Element.prototype, 'checkVisibility', (real, given, of) => {
    const [how] = given as [CheckVisibilityOptions?];
    if (!real({ ...how, opacityProperty: false, checkOpacity: false })) return false;
    if (how?.opacityProperty !== true && how?.checkOpacity !== true) return true;
    for (let one: Element | null = of as Element; one !== null; one = one.parentElement) if (hides(one)) return false;
    return true;
  });
}
