/** What the frame expects of a page: a component that receives the lab, loaded when the page is first opened. */

import type { FunctionComponent } from 'preact';
import type { Lab } from './lab.ts';
import type { PageId } from './page-ids.ts';

export type LabPage = FunctionComponent<{ readonly lab: Lab }>;

/** Loads the component of each page. A promise rejects when the page cannot be fetched. */
export type LabPages = Readonly<Record<PageId, () => Promise<LabPage>>>;
