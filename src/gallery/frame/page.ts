/** The parts of a gallery page; the frame around them is the same for all pages. */

import type { ComponentType } from 'preact';
import type { Scope } from '../../ui/lifetime/scope.ts';
import type { Clock } from './clock.ts';
import type { AnySheet, Listing } from './sheet.ts';

export interface Page {
  readonly clock: Clock;
  /** The live drawing of the page. */
  readonly Figure: ComponentType;
  /** The page's own buttons, shown beside play, step and reset. */
  readonly Controls?: ComponentType;
  /** The page's figures as they change: counts, weights, hits. They describe the drawing in words. */
  readonly Figures: ComponentType;
  /** The page's editable data, and the code shown beside it. */
  readonly sheets: readonly (AnySheet | Listing)[];
  /** True if a tick is a round played by hand; such a page has no speed. */
  readonly untimed?: boolean;
}

/** What a page's module exports. */
export interface PageModule {
  /** @param visit ends when the page is left, and with it everything that the page has started */
  readonly openPage: (visit: Scope) => Page;
}
