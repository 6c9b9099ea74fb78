/**
 * Whom the player has chosen and what a click means just now: the one place that decides it. View, panels and notebook
 * are told, and ask; none of them decides by itself.
 */

import type { CommandPost } from '../../ai/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';
import type { Manner, Mode, Pointed } from '../../view/index.ts';
import { appended, gatherOrder, moveOrder, serveOrder, sweepOrder } from './orders.ts';

/** Who is told. */
export interface ChoosingNeed {
  cafe(): Simulation | null;
  /** @returns false when it was refused at once */
  command(post: CommandPost): boolean;
  /** @param first whether somebody else than before is first among them */
  selected(ids: readonly PersonId[], first: boolean): void;
  modeSet(mode: Mode): void;
  followed(id: PersonId | null): void;
  /** Why nothing came of a click. */
  tell(key: 'toast.nobodySelected' | 'toast.noWay' | 'toast.noGuest'): void;
}

/** Orders that go to every maid while none is selected. */
const ADDRESS_EVERYBODY: ReadonlySet<Mode> = new Set(['sweep', 'gather']);

export class Choosing {
  selection: PersonId[] = [];
  mode: Mode = 'select';
  /** Whom the picture follows. */
  followed: PersonId | null = null;

  constructor(private readonly need: ChoosingNeed) {}

  select(ids: readonly PersonId[]): void {
    const first = ids[0] !== undefined && ids[0] !== this.selection[0];
    this.selection = [...new Set(ids)];
    this.need.selected(this.selection, first);
  }

  /** These as well, or no longer, one by one. */
  toggle(ids: readonly PersonId[]): void {
    const rest = this.selection.filter((id) => !ids.includes(id));
    this.select([...rest, ...ids.filter((id) => !this.selection.includes(id))]);
  }

  /** While an order is being given, choosing somebody by card, list or key means: there. */
  choose(ids: readonly PersonId[], how: 'only' | 'toggle'): void {
    const [there] = ids;
    if (this.mode !== 'select' && how === 'only' && ids.length === 1 && there !== undefined) this.pointAt(there);
    else if (how === 'toggle') this.toggle(ids);
    else this.select(ids);
  }

  selectTeam(team: number): void {
    const maids = Object.values(this.need.cafe()?.state.people ?? {}).filter((one): one is Maid => one.role === 'maid');
    this.select(maids.filter((maid) => maid.team === team).map(({ id }) => id));
  }

  follow(id: PersonId | null): void {
    this.followed = id;
    this.need.followed(id);
  }

  setMode(to: Mode): void {
    this.mode = to;
    this.need.modeSet(to);
  }

  /** Whoever has gone home is neither selected nor followed any more. */
  ticked(): void {
    const people = this.need.cafe()?.state.people ?? {};
    const gone = this.selection.filter((id) => people[id] === undefined);
    if (gone.length > 0) this.select(this.selection.filter((id) => !gone.includes(id)));
    if (this.followed !== null && people[this.followed] === undefined) this.follow(null);
  }

  forget(): void {
    this.select([]);
    this.follow(null);
    this.setMode('select');
  }

  // ── orders ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** @param append after the orders given before, instead of replacing them; the chalk stays in hand for the next one */
  order(manner: Manner, x: number, y: number, append = false): void {
    const cafe = this.need.cafe();
    if (cafe === null) return;
    if (this.selection.length === 0) return this.need.tell('toast.nobodySelected');
    this.give(moveOrder(cafe, this.selection, manner, x, y), append);
  }

  target(kind: 'serve' | 'sweep' | 'gather', at: Pointed, append = false): void {
    const cafe = this.need.cafe();
    if (cafe === null) return;
    if (kind === 'gather') this.give(gatherOrder(cafe, this.selection, at.x, at.y), append);
    else if (kind === 'sweep') this.give(sweepOrder(cafe, this.selection, at.x, at.y), append);
    else if (at.personId !== undefined) this.give(serveOrder(cafe, this.selection, at.personId), append);
    else this.need.tell('toast.noGuest');
  }

  /** A click to where nobody can stand. The chalk stays in hand: the next click may be a better one. */
  missed(): void {
    if (this.mode === 'serve') this.need.tell('toast.noGuest');
    else if (this.selection.length > 0 || ADDRESS_EVERYBODY.has(this.mode)) this.need.tell('toast.noWay');
    else this.need.tell('toast.nobodySelected');
  }

  private give(post: CommandPost, append: boolean): void {
    const isWritten = this.need.command(append ? appended(post) : post);
    if (isWritten && !append) this.setMode('select');
  }

  /** Gives the order of the present mode with somebody as its goal: the keyboard's way of clicking on the floor. */
  private pointAt(id: PersonId): void {
    const there = this.need.cafe()?.state.people[id];
    if (there === undefined) return;
    if (this.mode === 'a-move' || this.mode === 'plain') this.order(this.mode, there.x, there.y);
    else if (this.mode !== 'select') this.target(this.mode, { x: there.x, y: there.y, personId: id });
  }
}
