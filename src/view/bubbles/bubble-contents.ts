/**
 * Determines what a person shows in a bubble, and how urgent the bubble is: a call for service, an awaited dish,
 * spoken words, being stuck. This file reads only the state. Patience is shown by the length and colour of a bar and
 * by an icon, so that players can read it without telling red from green.
 */

import type { Guest, Person, StuckCause } from '../../sim/state/person.ts';

export type Skin = 'speech' | 'hero' | 'late' | 'talk';
export type Level = 'good' | 'mid' | 'low';

/** The contents of a bubble. Each speaker has a single such record, which is used again for each frame. */
export interface Showing {
  kind: 'icon' | 'dish' | 'text' | 'stuck';
  /** Name of the icon in the bubble; if the person is stuck, the icon shows the cause. */
  icon: string;
  /** Name of the dish whose picture is shown in the bubble; '' = none. */
  dish: string;
  /** Words in the bubble, in the player's language; '' = none. */
  text: string;
  skin: Skin;
  urgency: number;
  /** Share of patience shown as a bar, 0…1; −1 = no bar. */
  patience: number;
  /** Number of people who share the bubble. */
  count: number;
}

export const FORM = {
  icon: { w: 24, h: 24 },
  iconBar: { w: 28, h: 31 },
  dish: { w: 44, h: 46 },
  stuck: { w: 38, h: 24 },
  textHeight: 25,
} as const;

export const levelOf = (patience: number): Level => (patience > 0.55 ? 'good' : patience > 0.25 ? 'mid' : 'low');

const CAUSE_ICON: Readonly<Record<StuckCause, string>> = {
  noPath: 'footsteps',
  seatTaken: 'door',
  waitingFor: 'clock',
  noIdea: 'question',
};
/** Icon over a guest who waits in the queue. */
const QUEUE_ICON = 'clock';
const ALIAS: Readonly<Record<string, string>> = { swirl: 'dizzy', plate: 'plate', bell: 'call' };
const iconName = (icon: string): string => ALIAS[icon] ?? icon;

/** Maximum number of milliseconds of real time for which a maid's answer to an order is shown. */
export const ANSWER_MS = 900;

/** Whether words must be read although many people speak: answers to the player's requests, refusals, complaints. */
const matters = (say: string): boolean => isAnswer(say) || say.startsWith(LEAVES);
const isAnswer = (say: string | null): boolean => say === 'decline' || say?.startsWith('order.') === true;

/** Hides a maid's answer to an order after {@link ANSWER_MS} of real time, at any speed of the café. */
export class Answers {
  private readonly begun = new Map<string, { readonly bubble: Person['bubble']; readonly atMs: number }>();

  /**
   * Whether the person's bubble may still be shown: an answer to an order only for a limited time, any other bubble
   * always. @param nowMs the present time in milliseconds, by a clock that also runs while the game is paused
   */
  mayShow({ id, bubble }: Pick<Person, 'id' | 'bubble'>, nowMs: number): boolean {
    if (bubble === null || !isAnswer(bubble.say)) {
      this.begun.delete(id);
      return true;
    }
    const known = this.begun.get(id);
    if (known?.bubble?.untilTick === bubble.untilTick && known.bubble.say === bubble.say)
      return nowMs - known.atMs < ANSWER_MS;
    this.begun.set(id, { bubble, atMs: nowMs });
    return true;
  }

  clear(): void {
    this.begun.clear();
  }
}

/** Words of small talk, which a maid says once a day; further chats show only the icon. */
const SMALL_TALK = 'chat';

/** Remembers which maids have said their small talk today, so that "Rest a bit?" is not read over and over. */
export class SmallTalk {
  private day = 0;
  private readonly until = new Map<string, number>();

  /** Whether the words of the person's bubble may be shown. Small talk is shown in words only once a day. */
  mayShow({ id, bubble }: Pick<Person, 'id' | 'bubble'>, day: number): boolean {
    if (bubble === null || bubble.say !== SMALL_TALK) return true;
    if (day !== this.day) {
      this.day = day;
      this.until.clear();
    }
    const first = this.until.get(id);
    if (first !== undefined) return first === bubble.untilTick;
    this.until.set(id, bubble.untilTick);
    return true;
  }
}

const LEAVES = 'leave.';

/** Whether a guest says why a party leaves. All of a party leave at the same moment; one says why, and the others show the icon. */
export function speaksForParty(people: Readonly<Record<string, Person>>, who: Person): boolean {
  const say = who.bubble?.say ?? null;
  if (who.role !== 'guest' || who.party === null || say?.startsWith(LEAVES) !== true) return true;
  return !Object.values(people).some(
    (one) => one.role === 'guest' && one.party === who.party && one.id < who.id && one.bubble?.say === say,
  );
}

export const emptyShowing = (): Showing => ({
  kind: 'icon',
  icon: '',
  dish: '',
  text: '',
  skin: 'speech',
  urgency: 0,
  patience: -1,
  count: 1,
});

/** Fills `out` with a text that is shown in place of the person's usual bubble. */
export function thoughtShown(text: string, out: Showing): void {
  out.kind = 'text';
  out.icon = '';
  out.dish = '';
  out.text = text;
  out.skin = 'talk';
  out.urgency = 9;
  out.patience = -1;
  out.count = 1;
}

/** Fills `out` with the number of guests in the queue, which is the number at the lamp of the door. */
export function countShown(count: number, out: Showing): void {
  Object.assign(out, emptyShowing());
  out.kind = 'text';
  out.text = String(count);
  out.urgency = 4;
}

/** Whether this is the bubble of a guest who only waits in the queue, without words and not stuck. */
export const isOfQueue = ({ kind, icon }: Showing): boolean => kind === 'icon' && icon === QUEUE_ICON;

/**
 * Fills `out` with the bubble that a person shows at this tick.
 * @returns false if the person shows no bubble
 */
export function showingOf(
  who: Person,
  tick: number,
  words: (say: string, who: Person) => string,
  out: Showing,
): boolean {
  out.dish = '';
  out.text = '';
  out.patience = -1;
  out.count = 1;
  out.skin = who.role === 'guest' && who.isHero ? 'hero' : 'speech';
  if (who.stuck !== null) {
    out.kind = 'stuck';
    out.icon = CAUSE_ICON[who.stuck.cause];
    out.skin = 'late';
    out.urgency = 8;
    return true;
  }
  const bubble = who.bubble !== null && who.bubble.untilTick > tick ? who.bubble : null;
  if (bubble?.say) {
    out.text = words(bubble.say, who);
    if (out.text !== '') {
      out.kind = 'text';
      out.icon = iconName(bubble.icon);
      out.skin = bubble.icon === 'anger' || bubble.icon === 'swirl' ? 'late' : 'talk';
      out.urgency = matters(bubble.say) || out.skin === 'late' ? 6 : 5;
      return true;
    }
  }
  if (who.role === 'guest' && guestShows(who, out)) return true;
  if (bubble !== null) {
    out.kind = bubble.dish === null ? 'icon' : 'dish';
    out.dish = bubble.dish ?? '';
    out.icon = iconName(bubble.icon);
    out.urgency = 2.5;
    return true;
  }
  if (who.role === 'chef' && who.cooking !== null) {
    out.kind = 'icon';
    out.icon = 'fire';
    out.urgency = 0.5;
    return true;
  }
  return false;
}

function guestShows(who: Guest, out: Showing): boolean {
  const left = Math.max(0, Math.min(1, who.patienceLeft));
  const urgency = 4 - left * 2 + (who.isHero ? 1 : 0);
  if (who.stage === 'waitDish' && who.ordered !== null) {
    out.kind = 'dish';
    out.dish = who.ordered;
    out.icon = 'order';
  } else if (who.calls !== null && who.attendedBy === null) {
    out.kind = 'icon';
    // A guest who is too shy to ring just waits, without an icon that calls a maid.
    out.icon = who.calls.need === 'bill' ? 'bill' : who.quiet === true ? 'clock' : 'call';
  } else if (who.stage === 'queue') {
    out.kind = 'icon';
    out.icon = QUEUE_ICON;
  } else {
    return false;
  }
  out.patience = left;
  out.urgency = urgency;
  if (levelOf(left) === 'low') out.skin = 'late';
  return true;
}
