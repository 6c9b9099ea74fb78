/**
 * Buttons. Teal marks the main action of a screen, gold the chosen state; all other buttons have the colour of paper.
 * A disabled button is grey, shows its `reason`, and stays focusable so that screen readers can read it.
 */

import type { ComponentChildren } from 'preact';
import { classes } from './classes.ts';
import type { FrameLook } from './Frame.tsx';
import { Key } from './keys/Key.tsx';

export interface ButtonProps {
  look?: Extract<FrameLook, 'btn' | 'teal' | 'gold' | 'cherry' | 'grey' | 'night' | 'night-light' | 'SSR' | 'card'>;
  size?: 'small' | 'normal' | 'big';
  /** True for a button that shows only an icon; such a button needs a `label`. */
  square?: boolean;
  /** True for a pressed toggle button: drawn gold, and announced to screen readers. */
  pressed?: boolean;
  disabled?: boolean;
  reason?: string;
  /** The key that has the same effect as the button. It is drawn as a key cap and announced to screen readers. */
  hotkey?: string;
  label?: string;
  title?: string;
  class?: string;
  id?: string;
  autofocus?: boolean;
  expanded?: boolean;
  /** Id of an element whose text describes what the button does. */
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
        // The text for screen readers replaces the visible text, which is hidden from them.
        <>
          <span class="hidden-text">{label}</span>
          <span class="boxless" aria-hidden="true">
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
