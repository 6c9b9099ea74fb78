/** Shows the player a line that says what undo or redo has done. */

import type { EditOutcome } from '../../ui/edits/edit-log.ts';
import { fetchAllWords, type WordKey } from '../../words/index.ts';
import type { Page } from '../page/page.ts';
import type { Session } from '../session/session.ts';

const SAID: Readonly<Record<EditOutcome['is'], WordKey>> = {
  undone: 'edit.undone',
  redone: 'edit.redone',
  apart: 'edit.apart',
  stale: 'edit.stale',
};

/** Shows the line once its words have been fetched. */
export async function tellEdit({ hud }: Page, { cafe }: Session, { is, fields }: EditOutcome): Promise<void> {
  if (cafe === null) return;
  const { state } = cafe;
  const fetched = await Promise.all([import('../../words/edits.ts'), fetchAllWords()]).catch(() => null);
  if (fetched === null) return hud.toast({ key: 'toast.notFetched' });
  const [{ fieldsText }] = fetched;
  hud.toast({ key: SAID[is], params: { what: fieldsText(fields, state) } });
}
