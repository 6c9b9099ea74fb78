/**
 * A modal dialog: a native <dialog>, so that focus stays inside, Escape closes it and screen readers announce it.
 * Closing returns the focus.
 */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './Button.tsx';
import { Glyph } from './pictures/Glyph.tsx';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Maximum width of the dialog in CSS pixels. */
  width?: number;
  /**
   * True if no element of the body can take the focus. The body itself then gets the focus, so that keys can scroll it.
   */
  onlyText?: boolean;
}

export function Dialog({ title, closeLabel, onClose, children, width = 640, onlyText = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  // A layout effect opens the dialog, so that even the next key press goes to the dialog. When the dialog closes, the
  // focus returns to the element that had it before.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = element.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('h2')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={element}
      class="frame paper shadow dialog arrives"
      style={{ width: `${width}px` }}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Some browsers close a dialog without a cancel event. Therefore the close event calls `onClose` too, unless
        // the dialog is being removed.
        if (element.current?.isConnected === true) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <header class="row gap-8">
        <h2 class="text-20 bold grow" tabIndex={-1}>
          {title}
        </h2>
        <Button size="small" square label={closeLabel} onPress={onClose}>
          <Glyph name="x" scale={2} />
        </Button>
      </header>
      <div class="body scrolls" tabIndex={onlyText ? 0 : undefined}>
        {children}
      </div>
    </dialog>
  );
}
