/**
 * Buttons. Teal is the one main action of a screen, gold the chosen state, paper everything else; a disabled button is
 * grey and says why beside it (`reason`), and stays focusable so that the reason can be heard.
 */

import type { ComponentChildren } from 'preact';
import { classes } from './classes.ts';
import type { FrameLook } from './Frame.tsx';
import { Key } from './keys/Key.tsx';

export interface ButtonProps {
  look?: Extract<FrameLook, 'btn' | 'teal' | 'gold' | 'cherry' | 'grey' | 'night' | 'night2' | 'SSR' | 'card'>;
  size?: 'small' | 'normal' | 'big';
  /** Only an icon inside: give `label`. */
  square?: boolean;
  /** A toggle: pressed shows gold and tells screen readers. */
  pressed?: boolean;
  disabled?: boolean;
  reason?: string;
  /** Key that does the same, drawn as a key cap and announced. */
  hotkey?: string;
  label?: string;
  title?: string;
  class?: string;
  id?: string;
  /** Focused as soon as it appears. */
  autofocus?: boolean;
  expanded?: boolean;
  /** Id of a sentence that says what pressing does. */
  describedBy?: string;
  onPress: (event: MouseEvent) => void;
  children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const {
    look = 'btn',
    size = 'normal',
    square,
    pressed,
    disabled = false,
    reason,
    hotkey,
    label,
    children,
    onPress,
  } = props;
  const shown = disabled ? 'grey' : pressed ? 'gold' : look;
  return (
    <button
      type="button"
      id={props.id}
      class={classes(
        'btn frame',
        shown,
        shown === 'btn' && 'btn-paper',
        size !== 'normal' && size,
        square && 'square',
        props.class,
      )}
      aria-label={square ? label : undefined}
      aria-describedby={props.describedBy}
      title={props.title ?? (disabled ? reason : square ? label : undefined)}
      aria-pressed={pressed}
      aria-expanded={props.expanded}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={hotkey}
      ref={props.autofocus ? focusOnce : undefined}
      onClick={(event) => {
        if (!disabled) onPress(event);
      }}
    >
      {label === undefined || square ? (
        children
      ) : (
        // What is read aloud stands for what is seen, and is not told twice.
        <>
          <span class="hidden-text">{label}</span>
          <span class="as-if-none" aria-hidden="true">
            {children}
          </span>
        </>
      )}
      {hotkey !== undefined && <Key name={hotkey} />}
      {disabled && reason !== undefined && <span class="hidden-text">{reason}</span>}
    </button>
  );
}

function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
