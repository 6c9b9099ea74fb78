/** What a page of the gallery is made of; the frame around it is the same for all. */

import type { ComponentType } from 'preact';
import type { Clock } from './clock.ts';
import type { AnySheet, Listing } from './sheet.ts';

export interface Page {
  readonly clock: Clock;
  /** The live drawing. */
  readonly Figure: ComponentType;
  /** Its own buttons, beside play, step and reset. */
  readonly Controls?: ComponentType;
  /** Counts, weights, hits, as they change; what the drawing shows, in words. */
  readonly Figures: ComponentType;
  /** What it runs on, to be edited, and code to be read beside. */
  readonly sheets: readonly (AnySheet | Listing)[];
  /** A tick is a round, which one plays by hand: then time has no speed. */
  readonly untimed?: boolean;
  /** When the page is left. */
  readonly close?: () => void;
}

/** What the module of a page exports. */
export interface PageModule {
  readonly openPage: () => Page;
}
