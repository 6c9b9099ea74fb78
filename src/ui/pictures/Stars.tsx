/** Stars, of which one may be partly filled. */

import { Glyph } from './Glyph.tsx';

/** Shows a number such as 2.6 as five stars, of which one may be partly filled. Screen readers read `label`. */
export function Stars({
  value,
  scale = 2,
  label,
  of = 5,
}: {
  value: number;
  scale?: number;
  label: string;
  of?: number;
}) {
  return (
    <span class="stars" {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {Array.from({ length: of }, (_, i) => {
        // Only a star that has been won is full; one that is half won or more is half full, and never looks won.
        const filled = Math.floor(Math.min(1, Math.max(0, value - i + 1e-6)) * 2) * 5;
        return (
          <span key={i} class="part">
            <Glyph name="star" scale={scale} colours={{ K: 'var(--unmet)', Y: 'var(--star-empty)' }} />
            <span class="full" style={{ width: `${filled * scale}px` }}>
              <Glyph name="star" scale={scale} />
            </span>
          </span>
        );
      })}
    </span>
  );
}
