// Rearranges the house in the layout editor by clicks: moves the chairs that stand in the way of new pieces, takes each
// new piece from the palette, puts it down on its tile, and applies the layout.

import type { Spot } from '../../../test/browser/cafe.ts';
import type { EveningAct } from '../../../src/sim/season/acts/index.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';
import { say, sayPart } from '../../../src/words/index.ts';
import { NoControl, type PagePlayer } from './player.ts';

interface Piece {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The editor gives each new chair the first free letter of this row. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Milliseconds in which the picture of the house is framed between the editor's panels. */
const FRAMED_MS = 600;
/** A place of the window that no panel of the editor covers, as shares of its width and height. */
const FREE = { x: 0.4, y: 0.4 };

/** A chair that a layout moves: where it stands, and where it is wanted. */
interface Move {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: Piece;
}

/** What a layout changes: the chairs that it moves, then its new tables, chairs in the order of their letters, and furniture. */
function changes({ map }: WorldState, { rows, decor }: Extract<EveningAct, { do: 'layout' }>): [Move[], Piece[]] {
  const changed = rows.flatMap(
    (row, y) =>
    [...row].flatMap((letter, x) => (letter === map.rows[y]?.[x] ? [] : [{ letter, before: map.rows[y]?.[x] ?? '#', x, y }])), // prettier-ignore
  );
  const taken = changed.filter(({ before }) => before !== '.');
  const moves = taken.map((from): Move | null => {
    const to = changed.find(({ letter }) => letter === from.before);
    return to === undefined || !LETTERS.includes(from.before) ? null : { from, to: { id: 'chair', x: to.x, y: to.y } };
  });
  const before = map.decor.map((one) => JSON.stringify(one));
  if (moves.includes(null) || decor.length < before.length || before.some((one, i) => one !== JSON.stringify(decor[i])))
    throw new NoControl('only layouts that add pieces and move chairs are known');
  const order = ({ letter }: { letter: string }): number => LETTERS.indexOf(letter);
  const added = changed.filter(({ letter }) => letter !== '.' && !taken.some((one) => one.before === letter));
  return [
    moves.filter((one) => one !== null),
    [
      ...added
        .sort((a, b) => order(a) - order(b))
        .map(({ letter, x, y }) => ({ id: letter === 'T' ? 'table' : 'chair', x, y })),
      ...decor.slice(before.length).map(({ kind, x, y }) => ({ id: kind, x, y })),
    ],
  ];
}

/** Where a tile can be clicked; null if a panel covers it. */
async function spotOf(player: PagePlayer, x: number, y: number): Promise<Spot | null> {
  const spot = await player.cafe.tileSpot({ x, y });
  const isOpen = await player.cafe.ask<boolean>(
    `document.elementFromPoint(${spot.join(', ')})?.classList.contains('glass') ?? false`,
  );
  return isOpen ? spot : null;
}

/**
 * Drags the picture until a tile that a panel covered lies where no panel is; a piece must be in hand, because otherwise
 * the drag could move a piece of the house. @returns the tile's new spot
 */
async function broughtIntoSight(player: PagePlayer, { x, y }: Piece): Promise<Spot> {
  const { cafe } = player;
  const { width, height } = cafe.page.viewportSize() ?? { width: 0, height: 0 };
  const free: Spot = [Math.round(width * FREE.x), Math.round(height * FREE.y)];
  const hidden = await cafe.tileSpot({ x, y });
  await player.drag(free, [2 * free[0] - hidden[0], 2 * free[1] - hidden[1]]);
  await cafe.pass(FRAMED_MS);
  const spot = await spotOf(player, x, y);
  if (spot === null) throw new NoControl(`a panel covers the tile ${x}, ${y}, wherever the picture is dragged`);
  return spot;
}

export async function layout(
  player: PagePlayer,
  act: Extract<EveningAct, { do: 'layout' }>,
  state: WorldState,
): Promise<void> {
  const { page, cafe } = player;
  await cafe.pass(FRAMED_MS);
  const pressTile = async (piece: Piece): Promise<void> =>
    player.pressAt((await spotOf(player, piece.x, piece.y)) ?? (await broughtIntoSight(player, piece)));
  const [moves, pieces] = changes(state, act);
  for (const { from, to } of moves) {
    const picked = await spotOf(player, from.x, from.y);
    if (picked === null) throw new NoControl(`a panel covers the chair at ${from.x}, ${from.y}`);
    await player.pressAt(picked);
    await pressTile(to);
  }
  let held = '';
  for (const piece of pieces) {
    if (piece.id !== held) await player.press(page.locator('.layout-palette .piece', { hasText: `${sayPart('piece.', piece.id)}, ¥` })); // prettier-ignore
    held = piece.id;
    await pressTile(piece);
  }
  await player.press(page.getByRole('button', { name: say('layout.apply'), exact: true }));
}
