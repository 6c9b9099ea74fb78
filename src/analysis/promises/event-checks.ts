/**
 * Checks of events: what must not happen, what must happen to every subject in time, how often something may or must
 * happen. They run only when an event of their types occurs.
 */

import type { Json } from '../../ai/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Person } from '../../sim/state/person.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import type { Check, Tell } from './check.ts';
import type { Claim, Promised, Subject } from './form.ts';
import { allHold, matcher, stretchOf, tickOf, ticksOf } from './meaning.ts';
import { eventOf, type EventWord, type Thing } from './vocabulary.ts';

type Of<Is extends Claim['is']> = Extract<Claim, { is: Is }>;

const NEVER: EventWord = { id: '', kind: 'guest', phrases: [], type: '', to: () => undefined, since: [], ends: null };
const wordOf = ({ kind }: Subject, id: string): EventWord => eventOf(kind, id) ?? NEVER;

/** Returns a function that maps an event to the ids of the subjects to which it happened. */
function listener(cafe: Simulation, subject: Subject, word: EventWord): (event: SimEvent) => readonly string[] {
  const { kind } = subject;
  const matches = matcher(cafe.world, subject);
  const { people } = cafe.state;
  // A discarded dish can no longer be found in the café, so the promise's dish is compared with the dish that the event names.
  const dish = subject.filters.find((filter) => filter.by === 'dish')?.dish ?? null;
  return (event) => {
    if (event.type !== word.type) return NOBODY;
    const to = word.to(event);
    const ids = typeof to === 'string' ? [to] : Array.isArray(to) ? (to as readonly string[]) : NOBODY;
    if (kind === 'dish') return dish === null ? ids : ids.filter((id) => id === dish);
    return ids.filter((id) => {
      const one = people[id];
      return one !== undefined && fits(kind, one) && (matches === null || matches(one as Thing));
    });
  };
}
const NOBODY: readonly string[] = [];

const fits = (kind: Subject['kind'], { role }: Person): boolean =>
  kind === 'somebody' || role === (kind === 'order' ? 'guest' : kind);

const nameOf = (cafe: Simulation, id: string): string => cafe.state.people[id]?.name ?? id;

/** Check of a promise such as `no maid slips`. */
export function noEvent(cafe: Simulation, promise: Promised, claim: Of<'noEvent'>, tell: Tell): Check {
  const word = wordOf(claim.subject, claim.event);
  const heard = listener(cafe, claim.subject, word);
  const holds = allHold(cafe, promise.conditions);
  const inTime = stretchOf(cafe, promise.between);
  return {
    wants: [word.type],
    told(event, tick) {
      const ids = heard(event);
      if (ids.length === 0 || !inTime(tick) || (holds !== null && !holds())) return;
      for (const id of ids)
        tell({
          tick,
          who: Object.hasOwn(cafe.state.people, id) ? id : null,
          because: { key: 'happened', terms: { name: nameOf(cafe, id) } },
        });
    },
    standing: () => 'kept',
    save: () => null,
    load: () => {},
  };
}

interface Pending {
  readonly since: number;
  /** Number of ticks, so far, during which the promise's conditions held; only these ticks count against the time limit. */
  used: number;
}

/** Check of a promise such as `every hero is served within 900 ticks of entering`. */
export function every(cafe: Simulation, promise: Promised, claim: Of<'every'>, tell: Tell): Check {
  const { subject } = claim;
  const goal = wordOf(subject, claim.event);
  const start =
    claim.since !== null
      ? wordOf(subject, claim.since)
      : subject.kind === 'order'
        ? { ...(eventOf('guest', 'orders') as EventWord), kind: 'order' as const }
        : wordOf(subject, 'enters');
  const begins = listener(cafe, subject, start);
  // The subject's filters were applied when it appeared, so from then on only its id is compared.
  const reaches = listener(cafe, { kind: subject.kind, filters: [] }, goal);
  const limit = ticksOf(cafe, claim.within);
  const holds = allHold(cafe, promise.conditions);
  const inTime = stretchOf(cafe, promise.between);
  const pending = new Map<string, Pending>();
  const judged = new Set<string>();
  let kept = 0;
  const broken = (id: string, tick: number, key: 'late' | 'left'): void => {
    const since = pending.get(id)?.since ?? tick;
    pending.delete(id);
    const who = Object.hasOwn(cafe.state.people, id) ? id : null;
    tell({ tick, who, because: { key, terms: { name: nameOf(cafe, id), ticks: tick - since, limit } } });
  };
  return {
    wants: [...new Set([start.type, goal.type, 'leaves'])],
    told(event, tick) {
      for (const id of reaches(event)) if (pending.delete(id)) kept++;
      if (event.type === 'leaves' && event.who !== null && pending.has(event.who)) broken(event.who, tick, 'left');
      if (event.type !== start.type || !inTime(tick)) return;
      for (const id of begins(event)) {
        if (pending.has(id) || judged.has(id)) continue;
        // A guest is judged only once, from the first event that starts the time limit. An order is judged at each
        // such event, because the same guest may order again.
        if (subject.kind === 'guest') judged.add(id);
        pending.set(id, { since: tick, used: 0 });
      }
    },
    ticked(tick) {
      if (pending.size === 0) return;
      if (holds === null) {
        // Pending subjects are sorted by the time at which they appeared, so the time limit of the first one ends
        // first.
        for (const [id, { since }] of pending) {
          if (tick - since <= limit) break;
          broken(id, tick, 'late');
        }
      } else if (holds()) {
        for (const [id, one] of pending) if (tick > one.since && ++one.used > limit) broken(id, tick, 'late');
      }
    },
    standing: () => (kept > 0 ? 'kept' : 'open'),
    save: () => [kept, [...judged], [...pending].map(([id, { since, used }]) => [id, since, used])],
    load(saved) {
      const [count, done, waiting] = saved as readonly [number, string[], (readonly [string, number, number])[]];
      kept = count;
      for (const id of done) judged.add(id);
      for (const [id, since, used] of waiting) pending.set(id, { since, used });
    },
  };
}

/** Check of a promise such as `at most 5 guests give up` or `at least 10 guests pay by 15:00`. */
export function events(cafe: Simulation, promise: Promised, claim: Of<'events'>, tell: Tell): Check {
  const { bound, count: wanted } = claim;
  const word = wordOf(claim.subject, claim.event);
  const heard = listener(cafe, claim.subject, word);
  const due = tickOf(cafe, claim.by);
  const holds = allHold(cafe, promise.conditions);
  const inTime = stretchOf(cafe, promise.between);
  let count = 0;
  let decided = false;
  const decide = (tick: number): void => {
    if (decided) return;
    decided = true;
    if (bound === 'least' && count < wanted)
      tell({ tick, who: null, because: { key: 'tooSeldom', terms: { count, wanted } } });
  };
  return {
    wants: [word.type],
    told(event, tick) {
      if (decided) return;
      const ids = heard(event);
      if (ids.length === 0 || !inTime(tick) || (holds !== null && !holds())) return;
      for (const id of ids)
        if (++count > wanted && bound === 'most')
          tell({
            tick,
            who: Object.hasOwn(cafe.state.people, id) ? id : null,
            because: { key: 'tooOften', terms: { count, wanted } },
          });
    },
    ticked(tick) {
      if (!decided && tick + 1 >= due) decide(tick);
    },
    ended(tick, whole) {
      if (due === Infinity || whole) decide(tick);
    },
    // A promise with an upper limit counts as kept until the limit is exceeded.
    standing: () => (decided || bound === 'most' || count >= wanted ? 'kept' : 'open'),
    save: () => [count, decided],
    load(saved) {
      [count, decided] = saved as [number, boolean];
    },
  };
}

/** Check of a promise such as `at least 80 % of guests are served by 21:00`. */
export function share(cafe: Simulation, promise: Promised, claim: Of<'share'>, tell: Tell): Check {
  const { bound, percent: wanted, subject } = claim;
  const word = wordOf(subject, claim.event);
  const comes = listener(cafe, subject, wordOf(subject, 'enters'));
  const heard = listener(cafe, { kind: subject.kind, filters: [] }, word);
  const due = tickOf(cafe, claim.by);
  const holds = allHold(cafe, promise.conditions);
  const inTime = stretchOf(cafe, promise.between);
  const came = new Set<string>();
  const did = new Set<string>();
  const matches = matcher(cafe.world, subject);
  for (const guest of cafe.world.guests) if (matches === null || matches(guest)) came.add(guest.id);
  let decided = false;
  const decide = (tick: number): void => {
    if (decided || came.size === 0) return;
    decided = true;
    const percent = Math.round((did.size * 1000) / came.size) / 10;
    const terms = { percent, wanted, count: did.size, all: came.size };
    if (bound === 'least' ? percent < wanted : percent > wanted)
      tell({ tick, who: null, because: { key: bound === 'least' ? 'shareLow' : 'shareHigh', terms } });
  };
  return {
    wants: [...new Set(['enter', word.type])],
    told(event, tick) {
      if (decided) return;
      if (inTime(tick)) for (const id of comes(event)) came.add(id);
      for (const id of heard(event)) if (came.has(id) && (holds === null || holds())) did.add(id);
    },
    ticked(tick) {
      if (!decided && tick + 1 >= due) decide(tick);
    },
    ended(tick, whole) {
      if (due === Infinity || whole) decide(tick);
    },
    standing: () => (decided ? 'kept' : 'open'),
    save: () => [decided, [...came], [...did]] as Json,
    load(saved) {
      const [was, all, those] = saved as [boolean, string[], string[]];
      decided = was;
      came.clear();
      for (const id of all) came.add(id);
      for (const id of those) did.add(id);
    },
  };
}
