/** A box with a pixel frame, used for all panels, cards and boards. */

import { type ComponentChildren, h, type HTMLAttributes } from 'preact';
import { classes } from './classes.ts';

export type FrameLook =
  | 'paper' | 'butter' | 'card' | 'night' | 'night-light' | 'board' | 'wood' | 'btn' | 'teal' | 'gold' | 'cherry' | 'grey'
  | 'N' | 'R' | 'SR' | 'SSR' | 'selection' | 'error' | 'ok'; // prettier-ignore
export type EdgeLook =
  | 'paper' | 'N' | 'R' | 'SR' | 'SSR' | 'ink' | 'teal' | 'gold' | 'cherry' | 'butter' | 'night' | 'well' | 'mint' | 'sky'
  | 'pink' | 'lavender' | 'grey' | 'green' | 'board'; // prettier-ignore

export interface FrameProps extends Omit<HTMLAttributes<HTMLElement>, 'class'> {
  look?: FrameLook;
  /** The HTML element that is used for the box. Screen readers treat a `section` with a name as a region. */
  as?: 'section' | 'div' | 'header' | 'footer' | 'aside' | 'nav' | 'ul' | 'ol' | 'li' | 'form';
  class?: string;
  /** Whether the box has a hard shadow; used for boxes that lie above the café. */
  shadow?: boolean;
  children?: ComponentChildren;
}

const DARK: ReadonlySet<FrameLook> = new Set(['night', 'night-light', 'board']);

export function Frame({ look = 'paper', as = 'div', class: extra, shadow = false, children, ...rest }: FrameProps) {
  return h(
    as as 'div',
    { ...rest, class: classes('frame', look, shadow && 'shadow', DARK.has(look) && 'dark', extra) },
    children,
  );
}
