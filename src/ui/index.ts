/** All controls of the user interface. Their colours and sizes are in tokens.css. */

import './styles/tokens.css';
import './styles/fonts.css';
import './styles/hanzi.css';
import './styles/kana.css';
import './styles/frames.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/marks.css';

export * from './fetching/again.ts';
export * from './pictures/atlas.ts';
export * from './Button.tsx';
export * from './Choice.tsx';
export * from './classes.ts';
export * from './Dialog.tsx';
export * from './DragList.tsx';
export * from './edits/draft.ts';
export * from './edits/edit-log.ts';
export * from './pictures/Face.tsx';
export * from './pictures/Feeling.tsx';
export * from './files.tsx';
export * from './Frame.tsx';
export * from './pictures/Glyph.tsx';
export * from './pictures/Icon.tsx';
export * from './keys/Key.tsx';
export * from './keys/key-list.ts';
export * from './keys/keys.ts';
export * from './keys/patterns.ts';
export * from './layout.ts';
export * from './lifetime/scope.ts';
export * from './lifetime/use-scope.ts';
export * from './pictures/Marks.tsx';
export * from './pictures/Pixels.tsx';
export * from './Rich.tsx';
export * from './scroll-into-view.ts';
export * from './Slider.tsx';
export * from './keys/tab-stop.ts';
