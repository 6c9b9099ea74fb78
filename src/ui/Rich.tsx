/** A sentence of the language files with its <b>…</b> drawn bold; everything else in it is plain text. */

export function Rich({ text }: { text: string }) {
  return (
    <>
      {text.split(/(<b>.*?<\/b>)/).map((piece, i) =>
        piece.startsWith('<b>') ? (
          <b key={i} class="x8">
            {piece.slice(3, -4)}
          </b>
        ) : (
          piece
        ),
      )}
    </>
  );
}
