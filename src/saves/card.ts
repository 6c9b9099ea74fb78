/** What the store keeps of a save besides its text: enough to list the save without reading the text. */

import type { SaveHeader } from './file.ts';

export interface Card extends SaveHeader {
  readonly characters: number;
  /** Why the save was found damaged when it was read; left out = it was not. A damaged save is kept but skipped. */
  readonly damaged?: string;
}
