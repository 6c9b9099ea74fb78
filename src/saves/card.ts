/** What the store keeps of a save besides its text: enough to list the save without reading the text. */

import type { SaveHeader } from './file.ts';

export interface Card extends SaveHeader {
  readonly characters: number;
  /**
   * Why the save was found damaged when it was last read; left out if it was found intact or not read. A damaged save
   * is kept, but skipped when loading.
   */
  readonly damaged?: string;
}
