/** Shows a sentence of the language files with <b>…</b> in bold; everything else is plain text. */

export function Rich({ text }: { text: string }) {
  return (
    <>
      {text.split(/(<b>.*?<\/b>)/).map((piece, i) =>
        piece.startsWith('<b>') ? (
          <b key={i} class="bold">
            {piece.slice(3, -4)}
          </b>
        ) : (
          piece
        ),
      )}
    </>
  );
}
