/** The line that says what undo or redo has done. */

import type { EditOutcome } from '../../ui/edits/edit-log.ts';
import { fetchAllWords, type WordKey } from '../../words/index.ts';
import { fieldsText } from '../../words/edits.ts';
import type { Page } from '../page/page.ts';
import type { Session } from '../session/session.ts';

const SAID: Readonly<Record<EditOutcome['is'], WordKey>> = {
  undone: 'edit.undone',
  redone: 'edit.redone',
  apart: 'edit.apart',
  stale: 'edit.stale',
};

/** Shows it once its words have been fetched. */
export function tellEdit({ hud }: Page, { cafe }: Session, { is, fields }: EditOutcome): void {
  if (cafe === null) return;
  const { state } = cafe;
  void fetchAllWords().then(() => hud.toast({ key: SAID[is], params: { what: fieldsText(fields, state) } }));
}
