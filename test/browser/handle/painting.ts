// What WebGL would paint is left out unless somebody looks at the picture: painting in software costs more than all the
// rest. The canvas keeps what was painted last.

import { around } from './around.ts';

const PAINTS = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear'];

export class Painting {
  on = false;

  install(): void {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      for (const name of PAINTS) around(prototype, name, (real, given) => (this.on ? real(...given) : undefined));
  }
}
