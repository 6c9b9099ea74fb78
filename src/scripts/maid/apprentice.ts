/**
 * A maid who imitates the player (GoCap). In the modes `Player` and `Train` she does what the player tells her, and
 * otherwise waits. In `Auto` she does what the player chose most often in the present situation; in a situation
 * without a habit she does what her scripts would do. A deed (a piece of work, such as serving a guest) goes on until
 * it is over, whether the player or a habit chose it.
 */

import { concat, type Json, type Option, type Todo, type Warp } from '../../ai/index.ts';
import { tilesBetween } from '../../sim/script-api/script-api.ts';
import type { Actor, CafeView, DeedAtHand, Maid } from '../../sim/script-api/views.ts';
import type { MaidScript } from '../script-types.ts';
import { chooseCaller } from './choosing-guest.ts';
import { getsUp, heedsCommands, lookingUp, walksTo } from './script-pieces.ts';
import { does } from './table/behaviours.ts';

/** Facts that make an apprentice who waits for the player think again. */
const DRIVEN: readonly string[] = ['commands', 'alarm'];
/** Ticks after which an apprentice who waits for the player thinks again. */
const LOOKS = 60;

const waitsForPlayer: MaidScript = ({ cafe }) => {
  cafe.reasons.note('apprentice.asks');
  return { behave: 'stay', until: DRIVEN, tick: LOOKS };
};

type DoesDeed = (who: Actor<Maid>, deed: DeedAtHand, ...rest: Rest) => Todo | Warp | undefined;
type Rest = [runned: number, commands: Parameters<MaidScript>[2], param: Json | undefined];

const by =
  (behaviour: string): DoesDeed =>
  (who, _deed, ...rest) =>
    does[behaviour]?.(who, ...rest);

/**
 * Returns the walk to a guest's seat or, once the maid is beside it, the given todo; undefined if the guest is not
 * seated or cannot be reached.
 */
function atGuest(me: Maid, cafe: CafeView, id: string, todo: Todo): Todo | Warp | undefined {
  const who = cafe.guest(id);
  const seat = who === undefined ? undefined : cafe.seatOf(who);
  if (seat === undefined) return undefined;
  const near = me.stepOf === 0 && tilesBetween(me.x, me.y, seat.x, seat.y) === 1;
  if (near) return todo;
  const to = cafe.floor.standBeside(me, seat.x, seat.y);
  return to === null ? undefined : walksTo(me, cafe, to, { ...claim(todo), ...lookingUp(me) });
}
const claim = ({ behave, guest }: Todo): { guest?: string } =>
  behave === 'tableTalk' || typeof guest !== 'string' ? {} : { guest };

const DEED_DOES: Readonly<Record<DeedAtHand['do'], DoesDeed>> = {
  serve: ({ me, cafe }, { guest }) => {
    const who = chooseCaller(me, cafe, guest ?? null);
    if (who === null) return undefined;
    return atGuest(me, cafe, who.id, { behave: who.calls?.need === 'bill' ? 'takeBill' : 'takeOrder', guest: who.id });
  },
  handIn: by('handInTickets'),
  fetch: by('fetchDishes'),
  bring: by('bringDishes'),
  tidy: (who, { x, y }, ...rest) => {
    const { me, cafe } = who;
    if (x === undefined || y === undefined || !cafe.litterAt(x, y)) return does['tidy']?.(who, ...rest);
    if (me.stepOf === 0 && tilesBetween(me.x, me.y, x, y) <= 1) return { behave: 'sweep', x, y };
    const to = cafe.floor.standBeside(me, x, y);
    return to === null ? undefined : walksTo(me, cafe, to, { tend: `${x},${y}`, ...lookingUp(me) });
  },
  welcome: (_who, { guest }) => (guest === undefined ? undefined : { behave: 'welcome', guest }),
  talk: ({ me, cafe }, { guest }) =>
    guest === undefined ? undefined : atGuest(me, cafe, guest, { behave: 'tableTalk', guest }),
  pass: by('goToPass'),
  wait: by('rest'),
  chat: by('chat'),
};

/**
 * An apprentice goes on with her present piece of work. If that is impossible at the moment, she stands for a few
 * ticks.
 */
const goesOn: MaidScript = (who, runned, commands, param) => {
  const { me, cafe } = who;
  const deed = cafe.apprentices.deedOf(me);
  if (deed === null) return undefined;
  const answer = DEED_DOES[deed.do](who, deed, runned, commands, param) ?? { behave: 'stay', until: DRIVEN, tick: 5 };
  const { because } = cafe.reasons;
  const then = because === null ? null : { key: because.key, terms: because.terms };
  cafe.reasons.note(deed.by === 'player' ? 'apprentice.driven' : 'apprentice.goesOn', { deed: deed.do, then });
  return answer;
};

/**
 * In `Auto`, does what the player would do, or returns undefined if the apprentice has no habit for the situation. In
 * the other modes, she waits for the player.
 */
const imitates: MaidScript = (who, runned, commands, param) => {
  const { me, cafe } = who;
  if (cafe.apprentices.modeOf(me) !== 'Auto') return waitsForPlayer(who, runned, commands, param);
  const { situation, possible, chosen, habit } = cafe.apprentices.considers(me);
  if (cafe.explaining)
    cafe.reasons.weigh(() =>
      cafe.apprentices.deeds.map((deed): Option => ({
        id: deed,
        terms: { times: chosen[deed] ?? 0, of: habit?.of ?? 0 },
        verdict: deed === habit?.deed ? 'chosen' : possible.includes(deed) ? 'lessOften' : 'impossible',
      })),
    );
  if (habit === null) return undefined;
  const { deed } = habit;
  const answer = DEED_DOES[deed](who, { do: deed, by: 'habit', since: cafe.tick, was: 0 }, runned, commands, param);
  cafe.apprentices.takesUp(me, deed, situation);
  const { because } = cafe.reasons;
  const then = because === null ? null : { key: because.key, terms: because.terms };
  cafe.reasons.note('apprentice.habit', { ...habit, ...situation, then });
  return answer ?? { behave: 'stay', until: DRIVEN, tick: 1 };
};

const onLitter: MaidScript = (who, ...rest) => {
  const { me, cafe } = who;
  return me.stepOf === 0 && me.carrying.length === 0 && cafe.litterAt(me.x, me.y) && me.work === 'getUp'
    ? does['tidy']?.(who, ...rest)
    : undefined;
};

/** The script of an apprentice. @param usual what she does in situations without a habit */
export const apprenticeScript = (usual: MaidScript): MaidScript =>
  concat(getsUp, onLitter, heedsCommands, goesOn, imitates, usual);
