/**
 * The notebook's keys. They work anywhere on the page while an open notebook is visible, except in text fields. Escape
 * works only while the focus is in the notebook and no tool of the chalkboard is selected, because elsewhere Escape
 * closes the chalkboard or another panel.
 */

import { isShown, type Keymap, listenForKeys } from '../ui/keys/keys.ts';
import { say } from '../words/index.ts';
import type { NotebookModel } from './model.ts';

/** The keys of an open notebook. @param panel the element in which the notebook lies @param shown whether it is visible */
export function notebookKeymaps(
  model: NotebookModel,
  panel: () => Element | null,
  shown: () => boolean,
): readonly [Keymap, Keymap] {
  const title = (): string => say('keys.notebook');
  const live = (): boolean => model.who.value !== null && shown();
  const thoughts = (): string => say('keys.thoughts');
  return [
    {
      title,
      live,
      bindings: [
        { key: '[', does: thoughts, press: () => model.step(-1), repeats: true },
        { key: ']', does: thoughts, press: () => model.step(1), repeats: true },
        {
          key: 'f',
          does: () => say('keys.follow'),
          press: () => model.follow(!model.following.value),
          repeats: true,
        },
        { key: 'Ctrl+z', does: () => say('keys.undo'), press: () => model.undo(), repeats: true },
      ],
    },
    {
      title,
      live,
      within: panel,
      bindings: [{ key: 'Escape', does: () => say('notebook.close'), press: () => model.escape(), repeats: true }],
    },
  ];
}

/** Registers the notebook's keys for as long as the web page exists. */
export function listen(model: NotebookModel, panel: HTMLElement): void {
  for (const map of notebookKeymaps(
    model,
    () => panel,
    () => isShown(panel),
  ))
    listenForKeys(map);
}
