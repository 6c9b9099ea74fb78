/** A picture of the icon sheet by name: `dish-ramen`, `status-crown`, `ui-cam`. */

import { assetAt, backgroundOf, icons } from './atlas.ts';

interface IconProps {
  name: string;
  /** Whole multiples stay crisp. */
  scale?: number;
  /** For screen readers; leave out if text stands beside it. */
  alt?: string;
}

export function Icon({ name, scale = 1, alt }: IconProps) {
  const sheet = icons.value;
  const frame = sheet?.frames[name];
  const spoken = alt === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': alt };
  const style = sheet && frame ? backgroundOf(assetAt('ui/icons.png'), sheet, frame, scale) : undefined;
  return <span class="icon" {...spoken} style={style} />;
}
