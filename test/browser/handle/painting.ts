// Skips WebGL painting unless a test reads the picture: painting in software costs more than everything else. The
// canvas keeps its last painted frame. A page whose picture is never read gets no textures, and its panels are laid out
// but not painted.

import { around } from './around.ts';

const PAINTS = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear'];
const FILLS = ['texImage2D', 'texSubImage2D'];

interface Page {
  /** Set by the harness for pages whose picture a test reads. */
  readonly honeybellLooked?: boolean;
  readonly honeybell?: { readonly view?: View };
}
interface View {
  setPainted(on: boolean): void;
  snapshot(): Promise<string>;
}

export class Painting {
  private on = false;
  /** The view whose photos are watched, and how many of them wait for a frame. */
  private view: View | undefined;
  private photos = 0;

  install(): void {
    const { honeybellLooked = false } = window as Page;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      for (const name of PAINTS) around(prototype, name, (real, given) => (this.on ? real(...given) : undefined));
      if (!honeybellLooked) for (const name of FILLS) around(prototype, name, () => undefined);
    }
    if (!honeybellLooked) seeThrough();
  }

  /** Runs a frame, painted or only computed. A frame of which the game takes a photo is painted. */
  during(wanted: boolean, frame: () => void): void {
    const { honeybell, honeybellLooked = false } = window as Page;
    this.watch(honeybell?.view);
    const painted = wanted || (honeybellLooked && this.photos > 0);
    this.on = painted;
    this.view?.setPainted(painted);
    frame();
    this.on = false;
  }

  private watch(view: View | undefined): void {
    if (view === undefined || view === this.view) return;
    this.view = view;
    around(view, 'snapshot', (real, given) => {
      this.photos++;
      return (real(...given) as Promise<string>).finally(() => this.photos--);
    });
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
