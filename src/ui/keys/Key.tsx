import { say } from '../../words/index.ts';

/**
 * Shows a key cap; its tooltip says that the letter is a key. The cap is hidden from screen readers, because the text
 * around it names the key.
 */
export function Key({ name }: { name: string }) {
  return (
    <kbd class="key" aria-hidden="true" title={say('app.key', { name })}>
      {name}
    </kbd>
  );
}
