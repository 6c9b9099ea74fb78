/** Shows a picture of the icon sheet by name: `dish-ramen`, `status-crown`, `ui-cam`. */

import { assetAt, backgroundOf, icons } from './atlas.ts';

interface IconProps {
  name: string;
  /** CSS pixels per drawn pixel; with a whole number the picture stays crisp. */
  scale?: number;
  /** Text for screen readers; needed only if the page shows no text beside the icon. */
  alt?: string;
}

export function Icon({ name, scale = 1, alt }: IconProps) {
  const sheet = icons.value;
  const frame = sheet?.frames[name];
  const spoken = alt === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': alt };
  const style = sheet && frame ? backgroundOf(assetAt('ui/icons.png'), sheet, frame, scale) : undefined;
  return <span class="icon" {...spoken} style={style} />;
}
