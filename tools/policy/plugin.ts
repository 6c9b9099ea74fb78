/**
 * A Vite plugin that writes the site's policy into the head of every built page, for hosts that send no headers, and the
 * file `_headers` beside the pages, for hosts that take their headers from it.
 */

import type { Plugin } from 'vite';
import { headersFile, strictPolicy } from './policy.mjs';

export function withPolicy(): Plugin {
  return {
    name: 'honeybell:policy',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: strictPolicy },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
