/** The parts of a gallery page; the frame around them is the same for all pages. */

import type { ComponentType } from 'preact';
import type { Scope } from '../../ui/lifetime/scope.ts';
import type { Clock } from './clock.ts';
import type { AnySheet, Listing } from './sheet.ts';

export interface Page {
  readonly clock: Clock;
  readonly Figure: ComponentType;
  /** The page's own buttons, shown beside play, step and reset. */
  readonly Controls?: ComponentType;
  /** The page's current figures: counts, weights, hits. They describe the drawing in words. */
  readonly Figures: ComponentType;
  /** The page's editable data, and the code shown beside it. */
  readonly sheets: readonly (AnySheet | Listing)[];
  /** True if each tick is a round that the visitor plays by hand; such a page has no speed control. */
  readonly untimed?: boolean;
}

export interface PageModule {
  /**
   * @param visit the scope of a visit to the page; it ends when the visitor leaves the page, together with all that
   * the page has started in it
   */
  readonly openPage: (visit: Scope) => Page;
}
