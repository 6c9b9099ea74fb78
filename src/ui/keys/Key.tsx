/** A key cap: the key that does what stands beside it. The words around it say so, hence hidden from screen readers. */
export function Key({ name }: { name: string }) {
  return (
    <kbd class="key" aria-hidden="true">
      {name}
    </kbd>
  );
}
