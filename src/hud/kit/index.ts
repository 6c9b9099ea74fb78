/** The HUD's building blocks: import from here (the lab's panels do, too); the look's numbers are in tokens.css. */

import './tokens.css';
import './fonts.css';
import './hanzi.css';
import './kana.css';
import './frames.css';
import './base.css';
import './controls.css';
import './marks.css';

export * from './again.ts';
export * from './atlas.ts';
export * from './Button.tsx';
export * from './Choice.tsx';
export * from './classes.ts';
export * from './Dialog.tsx';
export * from './DragList.tsx';
export * from './Face.tsx';
export * from './Feeling.tsx';
export * from './files.tsx';
export * from './Frame.tsx';
export * from './Glyph.tsx';
export * from './Icon.tsx';
export * from './Key.tsx';
export * from './keys.ts';
export * from './layout.ts';
export * from './Marks.tsx';
export * from './Pixels.tsx';
export * from './Rich.tsx';
export * from './sight.ts';
export * from './Slider.tsx';
export * from './tab-stop.ts';
