/** Shows a maid drawn large, from one frame of her sprite sheet. Hidden from screen readers: her name stands beside it. */

import { assetAt, backgroundOf, sheetAt } from '../../../ui/index.ts';

interface FigureProps {
  look: string;
  pose?: string;
  /** Index of the animation frame within the pose. */
  frame?: number;
  scale?: number;
}

export function Figure({ look, pose = 'greet', frame: at = 0, scale = 4 }: FigureProps) {
  const sheet = sheetAt(`people/${look}`).value;
  const frame = sheet?.frames[`${pose}/SW/${at}`] ?? sheet?.frames['idle/SW/0'];
  const style =
    sheet === null || frame === undefined
      ? undefined
      : backgroundOf(assetAt(`people/${look}.png`), sheet, frame, scale);
  return <span class="figure pixels" aria-hidden="true" style={style} />;
}
