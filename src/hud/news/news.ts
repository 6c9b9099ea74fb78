/**
 * Paces the news feed. Big news is reported at once (drama.ts). Small news (the first guest, a regular, a tired maid,
 * unserved guests grouped together) is limited to a line every APART ticks, the most important first, so that a quiet
 * morning has news and a busy noon is no flood.
 */

import type { Cafe } from '../../sim/api.ts';
import { eventOf } from '../../sim/events/index.ts';
import { friendshipOf } from '../../sim/people/friends.ts';
import { GROWTHS, type Growth } from '../../sim/state/season.ts';
import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';
import { hasWing } from '../../sim/world/wings.ts';
import type { WordKey } from '../../words/index.ts';
import { timeAt } from '../../words/clock.ts';
import { about, type DramaEntry, type Told } from './about.ts';
import { tell } from './drama.ts';
import { LostGuests } from './lost.ts';
import { hasFallenFar, ratingFalls } from './rating-falls.ts';
import { number, text } from '../read/event-fields.ts';
import { guestsOf, maidsOf } from '../read/names.ts';
import { isFull } from '../read/seats.ts';

/** Number of ticks between two small news lines: 20 s at speed 1×. */
const APART = 400;
/** Number of ticks after which small news expires. */
const FRESH = 400;
/** Number of ticks without news after which even a chat is reported. */
const QUIET = 600;
/** Number of the café's minutes after which a piece of news is old. */
const OLD_MINUTES = 60;
/** An event to come, such as a birthday, is foretold in the news when it is at most this many ticks away. */
const FORETOLD = 500;
/** What a star has opened is told within this many ticks of the morning. */
const OPENING_TICKS = 100;
/** Number of ticks between two checks for news that has no event of the simulation. */
const EVERY = 10;
/** A tip is news if it is more than this many times the best tip reported so far. */
const BETTER = 1.2;
/** A guest who pays and leaves with at least this mood is news. */
const DELIGHTED = 0.4;
const MANY_PLATES = 3;
/** Number of wordings per kind of news. */
const VARIANTS = 3;

/** Kinds of small news, the most important first; the word key `drama.<kind>` holds the words. */
const KINDS = [
  'group', 'lost', 'friends', 'tired', 'full', 'sign', 'first', 'regular', 'greets', 'favourite', 'plates', 'breath', 'tip', 'glad', 'chat',
] as const; // prettier-ignore
type Kind = (typeof KINDS)[number];
/** Kinds of small news that are reported even during the pause after the last news. */
const AT_ONCE: readonly Kind[] = ['group', 'friends', 'first'];
/** Kinds of small news reported only after QUIET ticks without news. */
const FILLERS: readonly Kind[] = ['glad', 'chat'];
/** Events of the simulation that are small news. */
const PACED: readonly string[] = ['leaves', 'target', 'wished'];
/**
 * When a dish that is not on the menu has been in the news, it is in the news again after this number of in-game
 * minutes at the earliest.
 */
const WISH_MINUTES = 60;
/** Number of wishes in the news of a day; the chalkboard and the evening's menu list all of them. */
const MOST_WISHES = 5;

export const isOldNews = ({ tick }: Pick<DramaEntry, 'tick'>, state: Pick<WorldState, 'tick' | 'clock'>): boolean =>
  state.tick - tick > OLD_MINUTES * state.clock.ticksPerMinute;

export class News {
  private toldAt = -QUIET;
  private wishesTold = 0;
  private readonly waiting = new Map<Kind, { told: Told; tick: number; at: number }>();
  /** Guests who left unserved and are not reported yet. */
  private readonly lost = new LostGuests();
  /** Keys of the news that has been reported today, for news that is reported only once a day. */
  private readonly once = new Set<string>();
  private bestTip = 0;
  /** For each dish that is not on the menu: the tick of its last news, and the number of guests who asked since. */
  private readonly wishes = new Map<string, { toldAt: number; count: number }>();

  /** Begins to collect the news of a café. @param cafe what is already true in this café is not reported as news */
  constructor(cafe: Cafe) {
    const { state } = cafe;
    if (state.figures.guestsEntered > 0) this.once.add('first');
    if (isFull(cafe.state)) this.once.add('full');
    if (hasFallenFar(state)) this.once.add('ratingFalls');
    for (const { id, carrying } of maidsOf(state)) if (carrying.length >= MANY_PLATES) this.once.add(`plates ${id}`);
  }

  /** The news of this tick, in order. Must be called for every tick. */
  tell(cafe: Cafe, events: readonly SimEvent[], nextId: number): DramaEntry[] {
    const told = tell(
      cafe,
      // Calls for help come often, and the lamp of the pass says it all the time.
      events.filter(({ type }) => !PACED.includes(type) && (type !== 'help' || this.isNew('help'))),
      nextId,
    );
    const { tick, clock } = cafe.state;
    for (const event of events) this.hear(cafe, event);
    if (tick % EVERY === 0) this.look(cafe);
    for (const event of events) {
      const wish = event.type === 'wished' ? this.wish(cafe, event) : null;
      if (wish !== null) told.push({ ...wish, id: nextId + told.length, tick, time: timeAt(clock, tick) });
    }
    if (tick % EVERY === 0 && hasFallenFar(cafe.state) && this.isNew('ratingFalls'))
      told.push({ ...ratingFalls(cafe.state), id: nextId + told.length, tick, time: timeAt(clock, tick) });
    for (const part of openedToday(cafe.state))
      if (tick <= OPENING_TICKS && this.isNew(`opened ${part}`))
        told.push({
          ...about(cafe.state, { tick, type: 'opened', who: null }, `drama.opened.${part}`),
          id: nextId + told.length,
          tick,
          time: timeAt(clock, tick),
        });
    // Big news also starts the pause before the next small news.
    if (told.length > 0) this.toldAt = tick;
    const next = this.next(tick);
    if (next !== null) {
      this.toldAt = tick;
      // Small news is reported with a delay, so its entry shows the time at which it happened.
      told.push({ ...next.told, id: nextId + told.length, tick: next.at, time: timeAt(clock, next.at) });
    }
    return told;
  }

  /**
   * News of a guest who asks for a dish that is not on the menu: at most once an hour for each dish, with the number of
   * guests.
   */
  private wish({ state }: Cafe, event: SimEvent): Told | null {
    const dish = text(event.dish) ?? '';
    const instead = text(event['instead']);
    const { toldAt, count } = this.wishes.get(dish) ?? { toldAt: -Infinity, count: 0 };
    const isQuiet = state.tick - toldAt < WISH_MINUTES * state.clock.ticksPerMinute;
    this.wishes.set(dish, isQuiet ? { toldAt, count: count + 1 } : { toldAt: state.tick, count: 0 });
    if (isQuiet || this.wishesTold >= MOST_WISHES) return null;
    this.wishesTold++;
    const key = count > 0 ? 'drama.wishedMany' : instead === null ? 'drama.wished' : 'drama.wishedInstead';
    return about(state, event, key, {
      params: { count: count + 1 },
      parts: {
        dish: { part: 'dish', of: dish },
        ...(instead === null ? {} : { instead: { part: 'dish', of: instead } as const }),
      },
    });
  }

  /** @param at tick at which the reported thing happened, if that was before `tick` */
  private note(kind: Kind, tick: number, told: Told | null, at = tick): void {
    if (told !== null) this.waiting.set(kind, { told, tick, at });
  }

  /** Whether this news occurs for the first time today; marks it as reported. */
  private isNew(what: string): boolean {
    if (this.once.has(what)) return false;
    this.once.add(what);
    return true;
  }

  private hear(cafe: Cafe, event: SimEvent): void {
    const { state } = cafe;
    const { tick } = state;
    const who = event.who === null ? undefined : state.people[event.who];
    switch (event.type) {
      case 'enter': {
        if (who === undefined) return;
        if (this.isNew('first')) this.note('first', tick, about(state, event, varied('drama.first', who.id, state)));
        else if (state.regulars?.who.some(({ id }) => id === who.id) === true) {
          const [dear] = maidsOf(state)
            .filter((maid) => maid.present && friendshipOf(maid, who.id) > 0)
            .sort((a, b) => friendshipOf(b, who.id) - friendshipOf(a, who.id) || (a.id < b.id ? -1 : 1));
          // On the first day nobody can be “back”.
          const usual = state.clock.day === 1 ? 'drama.regular.1' : varied('drama.regular', who.id, state);
          const key = dear === undefined ? usual : 'drama.regularFor';
          this.note(
            'regular',
            tick,
            about(state, event, key, dear && { params: { maid: dear.name }, with: [dear.id] }),
          );
        }
        return;
      }
      case 'greets': {
        const maid = state.people[text(event.maid) ?? ''];
        if (maid !== undefined)
          this.note(
            'greets',
            tick,
            about(state, event, 'drama.greets', { params: { maid: maid.name }, with: [maid.id] }),
          );
        return;
      }
      case 'friends': {
        const guest = state.people[text(event.customer) ?? ''];
        const key = number(event.level) >= 80 ? 'drama.closeFriends' : 'drama.friends';
        if (guest !== undefined)
          this.note('friends', tick, about(state, event, key, { params: { guest: guest.name }, with: [guest.id] }));
        return;
      }
      case 'tired':
        return this.note(
          'tired',
          tick,
          about(state, event, varied('drama.tired', event.who ?? '', state), { bad: true }),
        );
      case 'pause':
        if (this.isNew(`breath ${event.who}`)) this.note('breath', tick, about(state, event, 'drama.breath'));
        return;
      case 'paid': {
        const tip = number(event.tip);
        const maid = state.people[text(event.maid) ?? ''];
        if (tip <= this.bestTip * BETTER || maid === undefined) return;
        this.bestTip = tip;
        this.note('tip', tick, about(state, event, 'drama.tip', { params: { tip, maid: maid.name }, with: [maid.id] }));
        return;
      }
      case 'chat': {
        const other = state.people[text(event.with) ?? ''];
        if (other !== undefined && this.isNew(`chat ${[event.who, other.id].sort(byId).join(' ')}`))
          this.note(
            'chat',
            tick,
            about(state, event, varied('drama.chat', other.id, state), {
              params: { other: other.name },
              with: [other.id],
            }),
          );
        return;
      }
      case 'target':
        return this.note('favourite', tick, tell(cafe, [event], 0)[0] ?? null);
      case 'leaves': {
        if (who?.role === 'guest' && event.reason === 'paid' && who.mood >= DELIGHTED)
          this.note('glad', tick, about(state, event, varied('drama.glad', who.id, state)));
        const [told] = tell(cafe, [event], 0);
        if (told === undefined || event.who === null) return;
        this.lost.add(told, event.who, who?.role === 'guest' ? who.party : null, tick);
      }
    }
  }

  /** Finds news that has no event of the simulation: a full house, many plates, signs of coming events. */
  private look(cafe: Cafe): void {
    const { state } = cafe;
    const { tick } = state;
    for (const planned of state.calendar?.planned ?? []) {
      const { kind, at, of } = planned;
      const sign = eventOf(kind)?.sign;
      if (sign === undefined || at <= tick || at - tick > FORETOLD || !this.isNew(`sign ${kind} ${at}`)) continue;
      if (!sign(state, planned)) continue;
      // The news links only to people who are in the café already, such as the maid whose birthday is coming. A guest
      // who has not arrived yet cannot be shown.
      const who = of !== undefined && state.people[of] !== undefined ? of : null;
      this.note('sign', tick, about(state, { tick, type: 'sign', who }, `drama.sign.${kind}` as WordKey));
    }
    for (const maid of maidsOf(state))
      if (maid.carrying.length >= MANY_PLATES && this.isNew(`plates ${maid.id}`))
        this.note(
          'plates',
          tick,
          about(state, { tick, type: 'plates', who: maid.id }, varied('drama.plates', maid.id, state), {
            params: { count: maid.carrying.length },
          }),
        );
    if (!this.once.has('full') && isFull(cafe.state) && this.isNew('full')) {
      const [last] = guestsOf(state).sort((a, b) => b.enteredTick - a.enteredTick || byId(a.id, b.id));
      this.note(
        'full',
        tick,
        about(state, { tick, type: 'full', who: last?.id ?? null }, varied('drama.full', '', state)),
      );
    }
  }

  /** The small news line of this tick; null = none. */
  private next(tick: number): { readonly told: Told; readonly at: number } | null {
    const group = this.lost.groupDue(tick);
    if (group !== null) this.note('group', tick, group.told, group.at);
    const lost = this.lost.due(tick);
    if (lost !== null) this.note('lost', tick, lost.told, lost.at);
    for (const kind of KINDS) {
      const found = this.waiting.get(kind);
      if (found === undefined) continue;
      if (tick - found.tick > FRESH) {
        this.waiting.delete(kind);
        continue;
      }
      const quiet = tick - this.toldAt;
      if (!AT_ONCE.includes(kind) && quiet < (FILLERS.includes(kind) ? QUIET : APART)) continue;
      this.waiting.delete(kind);
      if (kind === 'lost') this.lost.forget();
      return found;
    }
    return null;
  }
}

/** The parts of the café that have opened with a star this morning; a wing counts only if there was room for it. */
const openedToday = ({ season, clock, map }: WorldState): Growth[] =>
  GROWTHS.filter(
    (part) =>
      season?.growth?.[part]?.since === clock.day && (part === 'stage' || part === 'festival' || hasWing(map, part)),
  );

const byId = (a: string | null, b: string | null): number => ((a ?? '') < (b ?? '') ? -1 : 1);

/** Chooses one of the wordings of a news line. The choice is always the same for the same person on the same day. */
function varied(stem: string, id: string, { clock }: Cafe['state']): WordKey {
  let sum = clock.day;
  for (let i = 0; i < id.length; i++) sum += id.charCodeAt(i);
  return `${stem}.${sum % VARIANTS}` as WordKey;
}
