/**
 * A dialog over everything: a native modal <dialog>, so that focus stays inside, Escape closes and screen readers know.
 * Closing gives focus back to whatever had it.
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
  /** Widest it may get, in CSS pixels. */
  width?: number;
}

export function Dialog({ title, closeLabel, onClose, children, width = 640 }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  // With the picture, not after it: the next key already belongs to the dialog, or to whoever had the focus before.
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
        // Some browsers close without asking first; a dialog that is being taken away says so too late.
        if (element.current?.isConnected === true) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <header class="row g8">
        <h2 class="t20 x8 grow" tabIndex={-1}>
          {title}
        </h2>
        <Button size="small" square label={closeLabel} onPress={onClose}>
          <Glyph name="x" scale={2} />
        </Button>
      </header>
      <div class="body scrolls">{children}</div>
    </dialog>
  );
}
