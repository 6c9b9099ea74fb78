// Rearranges the house in the layout editor by clicks: takes each new piece from the palette, puts it down on its tile,
// and applies the layout.

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

/** The pieces that a layout adds: tables, chairs in the order of their letters, then furniture. */
function added({ map }: WorldState, { rows, decor }: Extract<EveningAct, { do: 'layout' }>): Piece[] {
  const changed = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === map.rows[y]?.[x] ? [] : [{ letter, x, y }])),
  );
  const isNew = changed.every(({ letter, x, y }) => map.rows[y]?.[x] === '.' && letter !== '.');
  const before = map.decor.map((one) => JSON.stringify(one));
  if (!isNew || decor.length < before.length || before.some((one, i) => one !== JSON.stringify(decor[i])))
    throw new NoControl('only layouts that add pieces are known');
  const order = ({ letter }: { letter: string }): number => LETTERS.indexOf(letter);
  return [
    ...changed
      .sort((a, b) => order(a) - order(b))
      .map(({ letter, x, y }) => ({ id: letter === 'T' ? 'table' : 'chair', x, y })),
    ...decor.slice(before.length).map(({ kind, x, y }) => ({ id: kind, x, y })),
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
  let held = '';
  for (const piece of added(state, act)) {
    if (piece.id !== held) await player.press(page.locator('.layout-palette .piece', { hasText: `${sayPart('piece.', piece.id)}, ¥` })); // prettier-ignore
    held = piece.id;
    await player.pressAt((await spotOf(player, piece.x, piece.y)) ?? (await broughtIntoSight(player, piece)));
  }
  await player.press(page.getByRole('button', { name: say('layout.apply'), exact: true }));
}
