/**
 * The interface between the lab's frame and its pages. The code of a page is loaded when the player first opens the
 * page.
 */

import type { FunctionComponent } from 'preact';
import type { Scope } from '../../ui/lifetime/scope.ts';
import type { Lab } from './lab.ts';
import type { PageId } from './page-ids.ts';

export interface LabPageProps {
  readonly lab: Lab;
  /** The scope of one visit to the page; it ends when the page is left, and with it everything that the page has started. */
  readonly visit: Scope;
}
export type LabPage = FunctionComponent<LabPageProps>;

/** Loads the component of each page. A promise rejects when the page cannot be fetched. */
export type LabPages = Readonly<Record<PageId, () => Promise<LabPage>>>;
