/** The control with which the player chooses the language, on the title screen and in the menu. */

import { LANGUAGES, language, say } from '../../words/index.ts';
import { Segment } from '../../ui/index.ts';
import type { Store } from '../store.ts';

export function Languages({ store }: { store: Store }) {
  return (
    <Segment
      label={say('menu.language')}
      size="normal"
      chosen={language.value}
      choices={LANGUAGES.map(({ id, name, tag }) => ({ value: id, text: name, lang: tag }))}
      onChoose={store.deps.setLanguage}
    />
  );
}
