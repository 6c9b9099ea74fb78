/**
 * Somebody drawn large, as she stands in the café: one frame of her own sheet of the people's pictures. Its table is
 * fetched when she is first shown; until then her place is kept.
 */

import { useEffect, useState } from 'preact/hooks';
import { type Atlas, assetAt, backgroundOf, readAtlas } from '../../kit/index.ts';

const known = new Map<string, Atlas>();

export function Figure({ look, pose = 'greet', scale = 4 }: { look: string; pose?: string; scale?: number }) {
  const [atlas, setAtlas] = useState<Atlas | null>(known.get(look) ?? null);
  useEffect(() => {
    let there = true;
    setAtlas(known.get(look) ?? null);
    void fetchSheet(look).then((found) => {
      if (there && found !== null) setAtlas(found);
    });
    return () => {
      there = false;
    };
  }, [look]);
  const frame = atlas?.frames[`${pose}/SW/0`] ?? atlas?.frames['idle/SW/0'];
  if (atlas === null || frame === undefined) return <span class="figure" aria-hidden="true" />;
  return (
    <span
      class="figure pixels"
      aria-hidden="true"
      style={backgroundOf(assetAt(`people/${look}.png`), atlas, frame, scale)}
    />
  );
}

/** Null when it cannot be had: her name and everything about her stand beside it in words. */
async function fetchSheet(look: string): Promise<Atlas | null> {
  const before = known.get(look);
  if (before !== undefined) return before;
  try {
    const answer = await fetch(assetAt(`people/${look}.json`));
    const atlas = answer.ok ? readAtlas(await answer.json()) : null;
    if (atlas !== null) known.set(look, atlas);
    return atlas;
  } catch {
    return null;
  }
}
