/**
 * Five who work here, waving from the title at three times their size. Drawn from the same sheets as in the café; two
 * frames each, turned over slowly, still when motion is reduced.
 */

import { useEffect, useState } from 'preact/hooks';
import { type Atlas, backgroundOf, readAtlas } from '../kit/index.ts';

interface Greeter {
  readonly look: string;
  readonly pose: string;
  /** Where the feet stand: pixels from the right edge and from the bottom edge. */
  readonly right: number;
  readonly bottom: number;
}

const GREETERS: readonly Greeter[] = [
  { look: 'mei', pose: 'chat', right: 634, bottom: 28 },
  { look: 'yuki', pose: 'order', right: 514, bottom: 8 },
  { look: 'hana', pose: 'greet', right: 254, bottom: 8 },
  { look: 'sakura', pose: 'greet', right: 128, bottom: 28 },
  { look: 'momo', pose: 'greet', right: 384, bottom: 18 },
];
const SCALE = 3;
const TURN_MS = 520;

interface Anchored {
  readonly ax: number;
  readonly ay: number;
}
interface Sheet {
  readonly atlas: Atlas;
  readonly anchors: Readonly<Record<string, Anchored>>;
}

export function Greeters() {
  const [sheets, setSheets] = useState<Readonly<Record<string, Sheet>>>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    for (const { look } of GREETERS) {
      void loadSheet(look).then((sheet) => {
        if (wanted && sheet) setSheets((known) => ({ ...known, [look]: sheet }));
      });
    }
    const timer = setInterval(() => {
      if (!document.documentElement.classList.contains('reduced-motion')) setTurn((now) => now + 1);
    }, TURN_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return (
    <div class="greeters" aria-hidden="true">
      {GREETERS.map((greeter, at) => {
        const sheet = sheets[greeter.look];
        return sheet === undefined ? null : (
          <Sprite key={greeter.look} greeter={greeter} sheet={sheet} turn={turn + at} />
        );
      })}
    </div>
  );
}

function Sprite({ greeter, sheet, turn }: { greeter: Greeter; sheet: Sheet; turn: number }) {
  const { atlas, anchors } = sheet;
  const names = [0, 1].map((n) => `${greeter.pose}/SE/${n}`).filter((name) => name in atlas.frames);
  const name = names[turn % Math.max(1, names.length)] ?? 'idle/SE/0';
  const frame = atlas.frames[name];
  const anchor = anchors[name];
  if (frame === undefined || anchor === undefined) return null;
  return (
    <i
      class="pixels"
      style={{
        ...backgroundOf(`./people/${greeter.look}.png`, atlas, frame, SCALE),
        right: `${greeter.right - (frame.w - anchor.ax) * SCALE}px`,
        bottom: `${greeter.bottom - (frame.h - anchor.ay) * SCALE}px`,
      }}
    />
  );
}

async function loadSheet(look: string): Promise<Sheet | null> {
  try {
    const answer = await fetch(`./people/${look}.json`);
    if (!answer.ok) return null;
    const table: unknown = await answer.json();
    const atlas = readAtlas(table);
    return atlas === null ? null : { atlas, anchors: (table as { frames: Record<string, Anchored> }).frames };
  } catch {
    return null;
  }
}
