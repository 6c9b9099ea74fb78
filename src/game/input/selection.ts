/**
 * Holds the selected people and the followed person, and decides what the next click means: in a mode, the click gives
 * an order. The view, the panels and the notebook only show this state.
 */

import type { CommandPost } from '../../ai/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';
import type { Manner, Mode, Pointed } from '../../view/index.ts';
import type { Drive } from '../../sim/apprentice/work.ts';
import { deedAt } from './driving-apprentice.ts';
import { offerFor } from './preview-order.ts';
import { appended, canBeSent, gatherOrder, moveOrder, serveOrder, sweepOrder } from './orders.ts';

export interface SelectionDeps {
  cafe(): Simulation | null;
  /** Gives a command to the café. @returns false when it was refused at once */
  command(post: CommandPost): boolean;
  drive(what: Drive): void;
  /** Called when the selection has changed. @param first whether the first selected person has changed */
  selected(ids: readonly PersonId[], first: boolean): void;
  modeSet(mode: Mode): void;
  followed(id: PersonId | null): void;
  /**
   * Returns whether an order at this place may be given now. On a touch screen the first tap only shows what the order
   * would lead to. If left out, orders may always be given.
   */
  confirms?(at: Pointed): boolean;
  /** Shows a message after a click that led to no order. */
  tell(key: 'toast.nobodySelected' | 'toast.noWay' | 'toast.noGuest' | 'toast.noLitter' | 'toast.there'): void;
}

export class Selection {
  /** Ids of the selected persons; the notebook of the first is open. */
  ids: PersonId[] = [];
  mode: Mode = 'select';
  followed: PersonId | null = null;
  /** The maid that the player has picked for the next order, instead of the selected maids; null = none picked. */
  offered: PersonId | null = null;

  constructor(private readonly deps: SelectionDeps) {}

  select(ids: readonly PersonId[]): void {
    const first = ids[0] !== undefined && ids[0] !== this.ids[0];
    this.ids = [...new Set(ids)];
    this.deps.selected(this.ids, first);
  }

  /** Adds each person to the selection, or removes a person who is selected already. */
  toggle(ids: readonly PersonId[]): void {
    const rest = this.ids.filter((id) => !ids.includes(id));
    this.select([...rest, ...ids.filter((id) => !this.ids.includes(id))]);
  }

  /**
   * Selects people through cards, a list or keys. In a mode, choosing a single person gives an order at that person's
   * place instead.
   */
  choose(ids: readonly PersonId[], how: 'only' | 'toggle'): void {
    const [there] = ids;
    if (this.mode !== 'select' && how === 'only' && ids.length === 1 && there !== undefined) this.pointAt(there);
    else if (how === 'toggle') this.toggle(ids);
    else this.select(ids);
  }

  selectTeam(team: number): void {
    const maids = Object.values(this.deps.cafe()?.state.people ?? {}).filter((one): one is Maid => one.role === 'maid');
    this.select(maids.filter((maid) => maid.team === team).map(({ id }) => id));
  }

  follow(id: PersonId | null): void {
    this.followed = id;
    this.deps.followed(id);
  }

  setMode(to: Mode): void {
    this.mode = to;
    this.offered = null;
    this.deps.modeSet(to);
  }

  /** Removes persons who have left the café from the selection, and stops following them. */
  ticked(): void {
    const people = this.deps.cafe()?.state.people ?? {};
    const gone = this.ids.filter((id) => people[id] === undefined);
    if (gone.length > 0) this.select(this.ids.filter((id) => !gone.includes(id)));
    if (this.followed !== null && people[this.followed] === undefined) this.follow(null);
  }

  forget(): void {
    this.select([]);
    this.follow(null);
    this.setMode('select');
  }

  /** Gives an order to move to a tile. @param append true: carried out after the earlier orders instead of replacing them, and the mode stays */
  order(manner: Manner, x: number, y: number, append = false): void {
    const cafe = this.deps.cafe();
    if (cafe === null) return;
    const ids = this.addressed({ x, y });
    if (ids.length === 0) return this.deps.tell('toast.nobodySelected');
    if (!canBeSent(cafe, ids, x, y)) return this.missed();
    if (ids.every((id) => cafe.state.people[id]?.x === x && cafe.state.people[id]?.y === y))
      return this.deps.tell('toast.there');
    this.give(moveOrder(cafe, ids, manner, x, y), append, { x, y });
  }

  target(kind: 'serve' | 'sweep' | 'gather', at: Pointed, append = false): void {
    const cafe = this.deps.cafe();
    if (cafe === null) return;
    const ids = kind === 'gather' ? this.chosen() : this.addressed(at);
    const guest = at.personId !== undefined && cafe.state.people[at.personId]?.role === 'guest' ? at.personId : null;
    // An order that would do nothing is not given. The mode stays, so that the player can click elsewhere.
    if (kind === 'sweep' && at.litter === false) return this.deps.tell('toast.noLitter');
    if (kind === 'gather' && !canBeSent(cafe, ids, at.x, at.y)) this.missed();
    else if (kind === 'gather') this.give(gatherOrder(cafe, ids, at.x, at.y), append, at);
    else if (kind === 'sweep') this.give(sweepOrder(cafe, ids, at.x, at.y), append, at);
    else if (guest !== null) this.give(serveOrder(cafe, ids, guest), append, at);
    else this.deps.tell('toast.noGuest');
  }

  /**
   * Puts a tool in hand away, and asks the selected maids for the work at a place: to serve a guest who calls, to sweep
   * or, if there is nothing to do, to walk there. That walk is an A-move, so that no maid is taken off her work for
   * nothing. Every call gives an order or shows a message that says why not, except one that only puts a tool away.
   * @param at null = a place outside the house
   */
  ask(at: Pointed | null, append = false): void {
    const cafe = this.deps.cafe();
    if (cafe === null) return;
    const hadTool = this.mode !== 'select';
    if (hadTool) this.setMode('select');
    const ids = this.chosen();
    if (hadTool && ids.length === 0) return;
    if (at === null) return this.missed();
    const who = at.personId === undefined ? undefined : cafe.state.people[at.personId];
    if (ids.length === 0) this.deps.tell('toast.nobodySelected');
    else if (who?.role === 'guest' && who.calls !== null) this.give(serveOrder(cafe, ids, who.id), append, at);
    else if (at.litter === true) this.give(sweepOrder(cafe, ids, at.x, at.y), append, at);
    else this.order('a-move', at.x, at.y, append);
  }

  /** Predicts which maids could carry out an order of the present mode at this place, and with what prospects. */
  offer(at: Pointed): ReturnType<typeof offerFor> {
    const cafe = this.deps.cafe();
    return cafe === null ? null : offerFor(cafe, this.ids, this.mode, at);
  }

  /** Gives the order of the present mode at this place. */
  giveAt(at: Pointed): void {
    if (this.mode === 'a-move' || this.mode === 'plain') this.order(this.mode, at.x, at.y);
    else if (this.mode !== 'select') this.target(this.mode, at);
  }

  /**
   * The maids who get an order at this place: the maid picked for it, otherwise the selected maids or, if none is
   * selected while a mode is on, the best maid for it.
   */
  private addressed(at: Pointed): readonly PersonId[] {
    const chosen = this.chosen();
    if (chosen.length > 0 || this.mode === 'select') return chosen;
    const best = this.offer(at)?.maids[0]?.id;
    return best === undefined ? [] : [best];
  }

  /**
   * The maid picked for the next order, otherwise the selected maids. Selected guests and chefs are left out: orders.ts
   * would address an order for none of the maids to all of them.
   */
  private chosen(): readonly PersonId[] {
    if (this.offered !== null) return [this.offered];
    return this.ids.filter((id) => this.deps.cafe()?.state.people[id]?.role === 'maid');
  }

  /** Handles a click without a mode: if the only selected person is an apprentice driven by the player, she does the work at that place. */
  drives(at: Pointed): boolean {
    const cafe = this.deps.cafe();
    const [maid] = this.ids;
    const what = cafe === null || maid === undefined || this.ids.length > 1 ? null : deedAt(cafe, maid, at);
    if (what === null) return false;
    this.deps.drive(what);
    return true;
  }

  /** Handles a click on a place that cannot be reached: shows a message and keeps the mode, so that the player can click elsewhere. */
  missed(): void {
    if (this.mode === 'serve') this.deps.tell('toast.noGuest');
    else if (this.chosen().length > 0 || this.mode !== 'select') this.deps.tell('toast.noWay');
    else this.deps.tell('toast.nobodySelected');
  }

  private give(post: CommandPost, append: boolean, at: Pointed): void {
    if (this.mode !== 'select' && this.deps.confirms?.(at) === false) return;
    const isWritten = this.deps.command(append ? appended(post) : post);
    if (isWritten && !append) this.setMode('select');
  }

  /**
   * Gives the order of the current mode at a person's place. Players who use the keyboard choose a person for this,
   * because they cannot click on the floor.
   */
  private pointAt(id: PersonId): void {
    const there = this.deps.cafe()?.state.people[id];
    if (there === undefined) return;
    if (this.mode === 'a-move' || this.mode === 'plain') this.order(this.mode, there.x, there.y);
    else if (this.mode !== 'select') this.target(this.mode, { x: there.x, y: there.y, personId: id });
  }
}
