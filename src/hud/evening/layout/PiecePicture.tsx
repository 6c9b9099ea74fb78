/** A picture of a piece of furniture from the world's atlas, in whole pixels, as large as its box allows. */

import { assetAt, type Atlas, backgroundOf, classes, sheetAt } from '../../../ui/index.ts';

const SHEET = 'world/furniture';
/** Names of the frames for pieces whose picture has another name than the piece. */
const FRAMES: Readonly<Record<string, string>> = { table: 'tableRound-white', chair: 'chair-SE-red' };

export const useFurniture = (): Atlas | null => sheetAt(SHEET).value;
export const frameOf = (sheet: Atlas, id: string) => sheet.frames[FRAMES[id] ?? id];

export function PiecePicture({ id, width, height }: { id: string; width: number; height: number }) {
  const sheet = useFurniture();
  const frame = sheet === null ? undefined : frameOf(sheet, id);
  if (sheet === null || frame === undefined) return <span class="piece-sign" aria-hidden="true" />;
  const scale = Math.max(1, Math.floor(Math.min(width / frame.w, height / frame.h)));
  // Whether the picture is higher than its box; then only its upper part is shown, because scaling it down would blur
  // it.
  const tall = frame.h * scale > height;
  return (
    <span
      class={classes('piece-sign', tall && 'tall')}
      aria-hidden="true"
      style={{ width: `${width}px`, height: `${height}px` }}
    >
      <i class="pixels" style={backgroundOf(assetAt(`${SHEET}.png`), sheet, frame, scale)} />
    </span>
  );
}
