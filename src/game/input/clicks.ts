/**
 * Passes clicks in the room from the view to the selection, which decides what each click does. While the card of a
 * strong action is open, a click may choose the target of that action instead.
 */

import type { ViewDeps } from '../../view/index.ts';
import type { Hud } from '../../hud/index.ts';
import type { Selection } from './selection.ts';

type Clicks = Pick<ViewDeps, 'select' | 'aims' | 'drives' | 'order' | 'target' | 'ask' | 'missed' | 'letGo'>;

export const clicksOf = (selection: Selection, hud: () => Pick<Hud, 'aims'>): Clicks => ({
  select: (ids, how) => (how === 'add' ? selection.toggle(ids) : selection.select(ids)),
  aims: (at) => hud().aims(at),
  drives: (at) => selection.drives(at),
  order: (manner, x, y, append) => selection.order(manner, x, y, append),
  target: (kind, at, append) => selection.target(kind, at, append),
  ask: (at, append) => selection.ask(at, append),
  missed: () => selection.missed(),
  letGo: () => selection.follow(null),
});
