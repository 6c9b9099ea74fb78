/** What every chalkboard shows: the chalk, dishes that guests asked for in vain, and the tools with which orders are written. */

import { say } from '../../words/index.ts';
import type { Mode } from '../api.ts';
import type { GlyphName } from '../../ui/index.ts';
import { sayWishes } from '../read/board.ts';
import type { Store } from '../store.ts';

export const TOOLS: readonly {
  readonly mode: Mode;
  readonly key: string;
  readonly glyph: GlyphName;
  readonly wide?: boolean;
}[] = [
  { mode: 'a-move', key: 'A', glyph: 'eye', wide: true },
  { mode: 'plain', key: 'M', glyph: 'flag', wide: true },
  { mode: 'serve', key: 'S', glyph: 'tray' },
  { mode: 'sweep', key: 'W', glyph: 'broom' },
  { mode: 'gather', key: 'G', glyph: 'gather' },
];

/** At most this many of the dishes that guests asked for in vain are shown, the latest first. */
const WISHES_SHOWN = 2;

/** Shows dishes that guests asked for today and that are not on the menu. */
export function Wishes({ store }: { store: Store }) {
  const wishes = store.wishes.value;
  if (wishes.length === 0) return null;
  const all = say('board.wishes', { wishes: sayWishes(wishes) });
  return (
    <p class="text-12 wishes" title={all}>
      {say('board.wishes', { wishes: sayWishes(wishes.slice(0, WISHES_SHOWN)) })}
    </p>
  );
}

/** Up to this number, sticks are drawn one by one. More are drawn as one stick with their number. */
const STICKS_DRAWN = 4;

/** Shows the box of chalk: the sticks left, including those won, and the spent sticks. */
export function Chalk({ store }: { store: Store }) {
  const chalk = store.chalk.value;
  if (chalk === null) return null;
  const label = say('board.chalk', { count: chalk.left, most: chalk.most });
  if (chalk.left > STICKS_DRAWN)
    return (
      <span class="chalk counted" role="img" aria-label={label} title={label}>
        <i class="stick" />
        <b class="text-13">×{chalk.left}</b>
      </span>
    );
  return (
    <span class="chalk" role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.max(Math.min(chalk.most, STICKS_DRAWN), chalk.left) }, (_, i) => (
        <i key={i} class={i < chalk.left ? 'stick' : 'stick spent'} />
      ))}
    </span>
  );
}

/**
 * Takes a tool in hand, with which the next click in the room gives an order. If no maid is selected, the order is
 * offered to the best maid. A tool that is in hand already stays there, because a player who presses its key twice
 * wants it; otherwise the next click would select or deselect people. Escape and a right click put it away.
 */
export function takeTool(store: Store, mode: Mode): void {
  if (store.mode.peek() !== mode) store.deps.setMode(mode);
}

/** Handles a press of a tool's button: takes the tool in hand or, if it is in hand already, puts it back. */
export function chooseMode(store: Store, mode: Mode): void {
  store.deps.setMode(store.mode.peek() === mode ? 'select' : mode);
}
