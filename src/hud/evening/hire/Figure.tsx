/** Shows a person drawn whole, from one frame of the sprite sheet. Hidden from screen readers: the name stands beside it. */

import { assetAt, backgroundOf, sheetAt } from '../../../ui/index.ts';

interface FigureProps {
  look: string;
  pose?: string;
  /** Index of the animation frame within the pose. */
  frame?: number;
  facing?: 'SE' | 'SW' | 'NE' | 'NW';
  scale?: number;
}

export function Figure({ look, pose = 'greet', frame: at = 0, facing = 'SW', scale = 4 }: FigureProps) {
  const sheet = sheetAt(`people/${look}`).value;
  const frame = sheet?.frames[`${pose}/${facing}/${at}`] ?? sheet?.frames[`idle/${facing}/0`];
  const style =
    sheet === null || frame === undefined
      ? undefined
      : backgroundOf(assetAt(`people/${look}.png`), sheet, frame, scale);
  return <span class="figure pixels" aria-hidden="true" style={style} />;
}
