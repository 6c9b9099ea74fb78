/**
 * Files of the player's: one out of the browser, one in. Whatever is chosen is looked at by its size first, so that nobody
 * waits for a film to be read as a text.
 */

import { useRef } from 'preact/hooks';
import { Button, type ButtonProps } from './Button.tsx';

/** Browsers begin a download some time after it was asked for; until then the file must be there. */
const KEPT_MS = 10_000;

/** Hands a file over to the browser, which saves it. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** A text to be saved as JSON. */
export const jsonFile = (text: string): Blob => new Blob([text], { type: 'application/json' });

/** The text of a file of at most so many bytes, or why there is none. Never rejects. */
export async function readText(
  file: File,
  most: number,
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string }> {
  if (file.size > most) return { ok: false, message: `has ${file.size} bytes; ${most} are the most` };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, message: 'cannot be opened' };
  }
}

interface Props extends Omit<ButtonProps, 'onPress'> {
  /** Endings and types the browser offers first: `.json,application/json`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          // The same file may be chosen once more.
          currentTarget.value = '';
          if (chosen !== undefined) onFile(chosen);
        }}
      />
    </>
  );
}
