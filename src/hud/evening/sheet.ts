/** Picture sheets that only the evening shows: fetched when first wanted, kept afterwards. Without one, words stand alone. */

import { useEffect, useState } from 'preact/hooks';
import { type Atlas, assetAt, readAtlas } from '../kit/index.ts';

const known = new Map<string, Atlas>();

/** The table of a sheet, e.g. `people/momo`; null until it is there. */
export function useSheet(path: string): Atlas | null {
  const [sheet, setSheet] = useState<Atlas | null>(known.get(path) ?? null);
  useEffect(() => {
    let wanted = true;
    setSheet(known.get(path) ?? null);
    void fetchSheet(path).then((found) => {
      if (wanted && found !== null) setSheet(found);
    });
    return () => {
      wanted = false;
    };
  }, [path]);
  return sheet;
}

async function fetchSheet(path: string): Promise<Atlas | null> {
  const before = known.get(path);
  if (before !== undefined) return before;
  try {
    const answer = await fetch(assetAt(`${path}.json`));
    const sheet = answer.ok ? readAtlas(await answer.json()) : null;
    if (sheet !== null) known.set(path, sheet);
    return sheet;
  } catch {
    return null;
  }
}
