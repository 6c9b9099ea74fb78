/**
 * Cases: questions to a new player about something a person in the café does at the moment, for example “Why does she
 * go to this guest, though another has waited longer?”. Each is found in the thoughts and events of the last moments,
 * and its answer stands in that person's notebook. Each kind is answered once; the configuration `hints` and
 * case-days.ts decide when. A question that is not opened ends by itself, and may come again on a later day.
 */

import type { Decision, Json } from '../../ai/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Chef, Guest, Maid, PersonId } from '../../sim/state/person.ts';
import { chainOf, presentTodo, reasonOf } from '../../words/present-todo.ts';

/** Kinds of question (case) for the player, the easiest first. */
export const CASES = [
  'idle',
  'waited',
  'dear',
  'quiet',
  'limit',
  'friend',
  'weighed',
  'round',
  'ahead',
  'slip',
  'gaveUp',
  'temper',
] as const;
export type CaseId = (typeof CASES)[number];

/** A case that was found in the café, that is, a question for the player. */
export interface CaseFound {
  readonly id: CaseId;
  /** The person whose notebook holds the answer. */
  readonly who: PersonId;
  readonly tick: number;
  /** Values to insert into the sentences of the question and its answers. */
  readonly terms: Readonly<Record<string, string | number>>;
}

/** Number of ticks after which a case is no longer asked, because the notebook then shows later thoughts. */
const FRESH = 100;
const EVERY = 10;
/** Distance in tiles within which a maid counts as having passed a guest. */
const NEAR = 3;

type Terms = Readonly<Record<string, Json>>;
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
/** A number of ticks in seconds at speed 1×. */
const secondsOf = (ticks: Json | undefined): number => Math.round(number(ticks) / 20);

/** Number of a maid's favourites that her notebook lists. */
const LISTED = 3;
/** Whether the notebook's list of a maid's favourites shows this guest or the guest's kind; friends are not on it. */
export function isListed(cafe: Simulation, maid: Maid, name: string): boolean {
  const { people } = cafe.state;
  const here = maid.favouriteCustomerIds.filter((id) => people[id] !== undefined);
  const shown = [...here, ...maid.favouriteCustomerTypes].slice(0, LISTED);
  return Object.values(people).some(
    (one) => one.role === 'guest' && one.name === name && (shown.includes(one.id) || shown.includes(one.customerType)),
  );
}

/** The question (case) that follows from a maid's last thought; null if there is none. */
function inThought(cafe: Simulation, maid: Maid, thought: Decision): CaseFound | null {
  const { because, options, tick } = thought;
  if (because === null) return null;
  const found = (id: CaseId, terms: CaseFound['terms']): CaseFound => ({
    id,
    who: maid.id,
    tick,
    terms: { maid: maid.name, ...terms },
  });
  const others = options.filter(({ verdict }) => verdict !== 'chosen').map(({ terms }) => terms as Terms);
  const chosen = because.terms as Terms;
  const named = (other: Terms): CaseFound['terms'] => ({
    name: text(chosen['name']),
    table: number(chosen['table']),
    other: text(other['name']),
    otherTable: number(other['table']),
    seconds: secondsOf(chosen['waited']),
    otherSeconds: secondsOf(other['waited']),
  });
  const waitsLonger = (): Terms | undefined =>
    others.find((one) => one['by'] === null && number(one['waited']) > number(chosen['waited']));
  switch (because.key) {
    case 'serve.favourite':
    case 'serve.favouriteType': {
      if (!isListed(cafe, maid, text(chosen['name']))) return null;
      const longer = waitsLonger();
      return longer === undefined ? null : found('dear', named(longer));
    }
    case 'serve.friend':
    case 'serve.weighed': {
      const longer = waitsLonger();
      return longer === undefined ? null : found(because.key === 'serve.friend' ? 'friend' : 'weighed', named(longer));
    }
    case 'idle.quiet':
      return found('quiet', { name: text(chosen['name']) });
    case 'serve.waited': {
      // The notebook names the wait as the reason, so the question is about a guest who has waited less.
      const other = others.find(
        (one) =>
          one['by'] === null &&
          number(one['score']) < number(chosen['score']) &&
          number(one['waited']) < number(chosen['waited']),
      );
      return other === undefined ? null : found('waited', named(other));
    }
    case 'idle.stays':
      return found('idle', { callers: cafe.world.freeCallers.length, ready: cafe.world.scriptApi.choices.dishesReady });
    case 'dishes.round':
      return number(chosen['count']) < 2
        ? null
        : found('round', {
            count: number(chosen['count']),
            ready: cafe.world.scriptApi.choices.dishesReady,
          });
    case 'tickets.limit': {
      const passed = cafe.world.freeCallers.find(
        (who) => Math.abs(who.x - maid.x) + Math.abs(who.y - maid.y) <= NEAR && who.seat !== null,
      );
      if (passed === undefined) return null;
      const table = cafe.world.seats.get(passed.seat ?? '')?.table ?? 0;
      return found('limit', { name: passed.name, table, count: maid.orders.length });
    }
    default:
      return null;
  }
}

/** The question (case) about a chef who cooks for a regular what nobody has ordered. */
function inKitchen({ id, name }: Chef, { because, tick }: Decision): CaseFound | null {
  if (because?.key !== 'chef.precooks') return null;
  const { name: guest, dish } = because.terms as Terms;
  return { id: 'ahead', who: id, tick, terms: { chef: name, name: text(guest), dish: text(dish) } };
}

/** The question (case) that follows from a guest's last thought: about a behaviour that comes from this guest's personality. */
function inTemper(cafe: Simulation, guest: Guest, { because, tick, todo }: Decision): CaseFound | null {
  if (because?.key !== 'table.chose' || guest.temperament === 'calm') return null;
  if (todo === null || !['pastime', 'stare'].includes(todo.behave)) return null;
  const table = cafe.world.seats.get(guest.seat ?? '')?.table ?? 0;
  return table === 0 ? null : { id: 'temper', who: guest.id, tick, terms: { name: guest.name, table } };
}

/**
 * Whether a guest calls, no maid is on the way, and little patience is left, but enough for the player to help. A guest
 * who waits for a dish is held up by other things, which the guest's notebook names.
 */
const callsInVain = ({ world }: Simulation, { id, seat, calls, patienceLeft }: Guest): boolean =>
  seat !== null && calls !== null && !world.servedBy.has(id) && patienceLeft > 0.1 && patienceLeft < 0.4;

/** Whether the person in a question to the player (case) is still there and still does what the question says. */
export function stillSo(cafe: Simulation, { id, who, tick, terms }: CaseFound): boolean {
  const person = cafe.state.people[who];
  if (person === undefined || !person.present || cafe.state.tick - tick > FRESH) return false;
  if (person.role === 'guest') {
    if (person.stage === 'leave' || person.stage === 'flee') return false;
    return id === 'gaveUp'
      ? callsInVain(cafe, person)
      : ['pastime', 'stare'].includes(cafe.page(who)?.todo?.behave ?? '');
  }
  if (person.role === 'chef') return reasonOf([...cafe.decisions(who)].reverse())?.key === 'chef.precooks';
  if (id === 'slip') return true;
  // The notebook must name the reason that is the right answer.
  const shown = reasonOf(chainOf(cafe.decisions(who), presentTodo(cafe, person)))?.key ?? '';
  if (REASONS[id]?.includes(shown) !== true) return false;
  if (id === 'idle' || id === 'quiet')
    return cafe.page(who)?.todo?.behave === 'stay' && person.x === person.toX && person.y === person.toY;
  if (!ABOUT_GUEST.includes(id)) return true;
  const goesTo = cafe.state.people[text(cafe.page(who)?.todo?.['guest'])];
  return goesTo !== undefined && goesTo.name === terms['name'];
}
/** The questions that ask why a maid goes to this guest and not to another. */
const ABOUT_GUEST: readonly CaseId[] = ['waited', 'dear', 'friend', 'weighed'];
/** For the questions about a maid: the keys of the reasons with which her notebook gives the right answer. */
const REASONS: Partial<Record<CaseId, readonly string[]>> = {
  idle: ['idle.stays'],
  waited: ['serve.waited'],
  dear: ['serve.favourite', 'serve.favouriteType'],
  round: ['dishes.round'],
  limit: ['tickets.limit'],
  friend: ['serve.friend'],
  weighed: ['serve.weighed'],
  quiet: ['idle.quiet'],
};

/** Finds cases (questions for the player) and keeps the latest case of each kind. */
export class Cases {
  private readonly found = new Map<CaseId, CaseFound>();

  /** Forgets all cases that were found, because another café or another day begins. */
  forget(): void {
    this.found.clear();
  }

  /**
   * Called when the player continues the day from an earlier moment, `tick`. Drops the cases found at this tick or
   * later, because in the continued day those ticks have not happened.
   */
  goOnFrom(tick: number): void {
    for (const [id, found] of this.found) if (found.tick >= tick) this.found.delete(id);
  }

  /** Looks for new cases in the last tick. Must be called after each tick. @param open kinds of cases that may be asked */
  look(cafe: Simulation, open: ReadonlySet<CaseId>): void {
    if (open.size === 0) return;
    const now = cafe.state.tick - 1;
    for (const event of cafe.events) {
      const who = event.who === null ? undefined : cafe.state.people[event.who];
      if (event.type === 'slip' && who?.role === 'maid')
        this.note({ id: 'slip', who: who.id, tick: now, terms: { maid: who.name } });
    }
    // Thoughts are searched only every few ticks, because each search has to copy them.
    if (now % EVERY !== 0) return;
    const lately = (id: PersonId, ticks: number): Decision | null => {
      const thought = cafe.decisions(id).at(-1);
      return thought !== undefined && thought.tick > now - ticks ? thought : null;
    };
    for (const maid of cafe.world.maids) {
      const thought = lately(maid.id, EVERY);
      const found = thought === null ? null : inThought(cafe, maid, thought);
      if (found !== null) this.note(found);
    }
    for (const chef of cafe.world.chefs) {
      const thought = lately(chef.id, EVERY);
      const found = thought === null ? null : inKitchen(chef, thought);
      if (found !== null) this.note(found);
    }
    if (now % (4 * EVERY) !== 0) return;
    for (const guest of cafe.world.guests) {
      if (callsInVain(cafe, guest)) {
        const table = cafe.world.seats.get(guest.seat ?? '')?.table ?? 0;
        this.note({
          id: 'gaveUp',
          who: guest.id,
          tick: now,
          terms: { name: guest.name, table, seconds: secondsOf(now - (guest.calls?.since ?? now)) },
        });
      }
      if (!open.has('temper')) continue;
      const thought = lately(guest.id, 4 * EVERY);
      const found = thought === null ? null : inTemper(cafe, guest, thought);
      if (found !== null) this.note(found);
    }
  }

  private note(found: CaseFound): void {
    this.found.set(found.id, found);
  }

  /** The latest case of a kind. Null if there is none, or if its question no longer fits what the person does. */
  atHand(cafe: Simulation, id: CaseId): CaseFound | null {
    const found = this.found.get(id);
    return found !== undefined && stillSo(cafe, found) ? found : null;
  }
}

/** The name under which the journal's list of hints records that the player has opened a case. */
export const caseMark = (id: CaseId): string => `case${id[0]?.toUpperCase() ?? ''}${id.slice(1)}`;
/** Kinds of cases that the player has not opened yet. */
export const casesLeft = (said: readonly string[]): Set<CaseId> =>
  new Set(CASES.filter((id) => !said.includes(caseMark(id))));
