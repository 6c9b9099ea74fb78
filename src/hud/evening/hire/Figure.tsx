/** Shows a maid drawn large, from one frame of her sprite sheet. Hidden from screen readers: her name stands beside it. */

import { assetAt, backgroundOf, sheetAt } from '../../../ui/index.ts';

export function Figure({ look, pose = 'greet', scale = 4 }: { look: string; pose?: string; scale?: number }) {
  const sheet = sheetAt(`people/${look}`).value;
  const frame = sheet?.frames[`${pose}/SW/0`] ?? sheet?.frames['idle/SW/0'];
  const style =
    sheet === null || frame === undefined
      ? undefined
      : backgroundOf(assetAt(`people/${look}.png`), sheet, frame, scale);
  return <span class="figure pixels" aria-hidden="true" style={style} />;
}
