/** A Vite plugin: every built page carries the site's policy, first of all in its head, for hosts that send no headers. */

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
