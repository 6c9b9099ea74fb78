/** A Vite plugin that writes the site's policy into the head of every built page, for hosts that send no headers. */

import type { Plugin } from 'vite';
import { strictPolicy } from './policy.mjs';

export function withPolicy(): Plugin {
  return {
    name: 'honeybell:policy',
    apply: 'build',
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
