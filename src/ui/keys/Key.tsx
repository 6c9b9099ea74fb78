/** Shows a key cap. The cap is hidden from screen readers, because the text around it names the key. */
export function Key({ name }: { name: string }) {
  return (
    <kbd class="key" aria-hidden="true">
      {name}
    </kbd>
  );
}
