/** Saves and opens the player's files. The size is checked before reading, so huge files are refused at once. */

import { useRef } from 'preact/hooks';
import { Button, type ButtonProps } from './Button.tsx';

/** Milliseconds for which the object URL of a download is kept, because browsers start a download with a delay. */
const KEPT_MS = 10_000;

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

export const jsonFile = (text: string): Blob => new Blob([text], { type: 'application/json' });

/** Reads a file of at most this many bytes as text. If that fails, returns the reason; the promise never rejects. */
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
  /** The file types that the file dialog offers, for example `.json,application/json`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

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
          // The input's value is cleared, so that the player can choose the same file again.
          currentTarget.value = '';
          if (chosen !== undefined) onFile(chosen);
        }}
      />
    </>
  );
}
