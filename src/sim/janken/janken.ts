/**
 * Rock, paper, scissors with a waiting guest. Only one table at a time asks the player for a game; how often depends
 * on the type of guest. The guest's hand is chosen when the round begins, before the player's, by a habit of the guest
 * (guest-habits.ts) or by what guests have learned about the player, which all guests share (GoCap). A win gives back most of the patience lost by waiting and
 * brings the prize (prizes.ts); a loss costs nothing. The game goes on when the dish or a maid arrives, and ends at the
 * latest when the guest leaves the table. So a player who has begun a game can finish it.
 */

import { chance, type Hand, HANDS, JankenPlayer, jankenResult, pick, real, stream } from '../../ai/index.ts';
import { comesAgain } from '../people/friends.ts';
import { guestHabit, handsOf } from './guest-habits.ts';
import { PRIZES_A_DAY, stakeOf, takePrize } from './prizes.ts';
import { looksUp } from '../visits/parties.ts';
import { ASKS_TICKS, SITS_TICKS, sitsUntil } from '../state/janken.ts';
import type { JankenBasis, JankenRound, JankenShown, JankenState, JankenTable } from '../state/janken.ts';
import type { Guest, GuestStage, PersonId } from '../state/person.ts';
import { isWaiting, patienceTicks } from '../people/patience.ts';
import { emit, guest as guestOf, shows, type World } from '../world/world.ts';

/**
 * Durations in ticks: how long a guest asks for a game, how long the result is shown, and the pause before the next
 * guest asks. At speed 8× a guest asks for 7.5 seconds of the player's time, which is enough to read and press a key.
 */
const ASKS = ASKS_TICKS;
const STANDS = 120;
const REST = 240;
/** Number of ticks between two draws that decide whether a guest asks for a game. */
const EVERY = 20;
/** Chance that a guest asks for a game at each draw. It is multiplied by the factor of the guest's type. */
const GLADLY = 0.05;
/** Factor on this chance for guests who come again, so that the player comes to know how they play. */
const AGAIN = 4;
/** Share of patience that a guest must have lost before asking for a game. */
const BORED = 0.15;
/** Share of the lost patience that a win gives back. */
const RELIEF = 0.75;

/** Factor on the chance that a guest asks for a game, by guest type; 1 for types that are not listed. */
const GLADNESS: Readonly<Record<string, number>> = {
  student: 2,
  family: 1.6,
  fan: 1.6,
  tourist: 1.4,
  idolfan: 1.2,
  office: 0.6,
  paparazzo: 0.4,
  critic: 0.3,
  investor: 0.3,
};

export function freshJanken(seed: number): JankenState {
  const rng = stream(seed, 'janken');
  const habits = new JankenPlayer({ random: () => real(rng) }).save();
  return { habits, rng, table: null, nextAsk: 0, won: 0, lost: 0, drawn: 0, prizes: PRIZES_A_DAY };
}

/** The state of janken on the next morning: guests keep what they have learned, and the score of games stays. */
export const jankenNextMorning = (one: JankenState): JankenState => ({
  ...one,
  table: null,
  nextAsk: 0,
  prizes: PRIZES_A_DAY,
});

/** Whether a guest sits, waits for food, and is not being attended. One who calls for the bill would soon be gone. */
const mayPlay = (who: Guest | undefined): who is Guest =>
  who !== undefined && who.seat !== null && who.attendedBy === null && who.stage === 'waitDish';

/** The stages of a visit in which a guest goes on with a game. */
const SITS: readonly GuestStage[] = ['callOrder', 'waitDish', 'eat', 'linger', 'callBill'];

/** Whether a guest sits at the table, so that a game can go on; also while the guest eats or a maid is there. */
const staysAtTable = (who: Guest | undefined): boolean =>
  who !== undefined && who.seat !== null && SITS.includes(who.stage);

export function jankenStep(world: World): void {
  const { state } = world;
  const { janken, tick } = state;
  if (janken === null) return;
  if (janken.table !== null) return seeOn(world, janken, janken.table);
  if (tick % EVERY !== 0 || tick < janken.nextAsk || state.over) return;
  for (const who of world.guests) {
    if (!mayPlay(who) || who.patienceLeft > 1 - BORED || patienceTicks(world, who) < SITS_TICKS) continue;
    const gladness = (GLADNESS[who.customerType] ?? 1) * (comesAgain(world, who) ? AGAIN : 1);
    if (!chance(janken.rng, GLADLY * gladness)) continue;
    return asks(world, janken, who);
  }
}

function asks(world: World, janken: JankenState, who: Guest): void {
  const { tick } = world.state;
  const stake = stakeOf(world, who, janken.prizes);
  const met = metBefore(janken, who.id);
  const table: JankenTable = {
    guest: who.id,
    name: who.name,
    rounds: 0,
    last: null,
    over: null,
    untilTick: tick + ASKS,
    stake,
    habit: guestHabit(who.customerType),
    ...(met === null ? {} : { met }),
    ...(comesAgain(world, who) ? { again: true } : {}),
  };
  janken.table = table;
  beginRound(janken, table);
  shows(world, who, 'exclaim', ASKS, 'janken');
  emit(world, 'janken', who.id, { what: 'asks' });
}

function playerOf(janken: JankenState): JankenPlayer {
  const player = new JankenPlayer({ random: () => real(janken.rng) });
  player.restore(janken.habits);
  return player;
}

const metBefore = ({ met }: JankenState, id: PersonId): JankenShown | null =>
  met !== undefined && Object.hasOwn(met, id) ? (met[id] ?? null) : null;

/** The hand that a guest showed before this round: in this game or in the last one; null = none yet. */
const shownBefore = ({ last, met }: JankenTable): JankenShown | null =>
  last === null ? (met ?? null) : { hand: last.theirs, won: last.result === 'loss' };

/** Chooses the guest's hand and stores it in the state. */
function beginRound(janken: JankenState, table: JankenTable): void {
  const player = playerOf(janken);
  const choice = player.choose();
  const hands = handsOf(table.habit ?? 'watches', shownBefore(table), table.rounds === 0);
  const habits = player.save();
  // What the guests have learned about the player stays as it is: a guest with a habit of their own does not use it.
  janken.habits =
    hands.length === 0
      ? habits
      : { ...habits, choice: { ...choice, hand: pick(janken.rng, hands), basis: 'Rand', expected: null } };
}

/**
 * Removes the game from the state when its result has been shown, when the player has not answered in time, or when
 * the guest leaves the table.
 */
function seeOn(world: World, janken: JankenState, table: JankenTable): void {
  const who = guestOf(world, table.guest);
  const plays = staysAtTable(who);
  if (who !== undefined && world.state.tick === sitsUntil(table)) looksUp(world, who);
  if (plays && world.state.tick < table.untilTick) return;
  // The game's result stays visible for its full time even if the guest has left the table.
  if (table.over !== null && who !== undefined && world.state.tick < table.untilTick) return;
  janken.table = null;
  if (who !== undefined) looksUp(world, who);
  janken.nextAsk = world.state.tick + REST;
  if (who?.bubble?.say === 'janken') who.bubble = null;
  if (table.over === null)
    emit(world, 'janken', table.guest, {
      what: 'ends',
      why: plays ? 'unanswered' : 'left',
    });
}

/** Why a hand cannot be played; null if it can. */
function refusal(janken: JankenState | null, guest: PersonId): string | null {
  if (janken === null) return 'nobody plays janken in this café';
  if (janken.table === null || janken.table.guest !== guest) return `'${guest}' does not ask for janken`;
  return janken.table.over === null ? null : 'this round is over';
}

/** Plays one round and changes only the janken state: the result, what guests learn from it, and the next hand after a draw. */
function playRound(janken: JankenState, table: JankenTable, hand: Hand): JankenRound {
  const player = playerOf(janken);
  const { hand: theirs, basis, expected } = player.choose();
  const because = expected === null ? [] : habitOf(player, expected);
  player.observe(hand);
  janken.habits = player.save();
  const result = jankenResult(hand, theirs);
  if (expected !== null) {
    const { n, hits } = janken.read ?? { n: 0, hits: 0 };
    janken.read = { n: n + 1, hits: hits + (expected === hand ? 1 : 0) };
  }
  const round: JankenRound = { hand, theirs, result, basis, expected, because };
  table.rounds++;
  table.last = round;
  table.over = result === 'win' ? 'won' : result === 'loss' ? 'lost' : null;
  if (table.again === true) janken.met = { ...janken.met, [table.guest]: { hand: theirs, won: result === 'loss' } };
  if (result === 'win') {
    janken.won++;
    if (table.stake !== null) janken.prizes--;
  } else if (result === 'loss') janken.lost++;
  else {
    janken.drawn++;
    beginRound(janken, table);
  }
  return round;
}

function habitOf(player: JankenPlayer, expected: Hand): JankenBasis[] {
  const rules = player.actor.explain().find((one) => one.id === expected)?.rules ?? [];
  return rules
    .filter(({ fired }) => fired)
    .map(({ name, case: at, count, limit }) => ({ rule: name, case: at, count, limit }));
}

export interface JankenHand {
  readonly guest: PersonId;
  readonly hand: Hand;
}

/** Plays the player's hand. @returns why it cannot be played, or null */
export function playJanken(world: World, { guest, hand }: JankenHand): string | null {
  const { janken, tick } = world.state;
  const why = refusal(janken, guest);
  if (why !== null || janken?.table === null || janken === null) return why;
  const { table } = janken;
  const who = guestOf(world, guest);
  const round = playRound(janken, table, hand);
  table.untilTick = tick + (table.over === null ? ASKS : STANDS);
  if (who !== undefined && table.over !== null) endsFor(world, who, table.over);
  const prize = table.over === 'won' ? table.stake : null;
  if (who !== undefined && prize !== null) takePrize(world, who, prize);
  emit(world, 'janken', guest, {
    what: 'plays',
    hand,
    theirs: round.theirs,
    result: round.result,
    basis: round.basis,
    expected: round.expected,
    patience: who?.patienceLeft ?? null,
    prize: prize?.kind ?? null,
    much: prize?.much ?? null,
    maid: prize?.maid ?? null,
  });
  return null;
}

/**
 * Applies the result of a game to the guest: a win improves the mood and, while the guest waits, restores patience; a
 * loss has no effect.
 */
function endsFor(world: World, who: Guest, how: 'won' | 'lost'): void {
  if (how === 'won' && staysAtTable(who)) {
    const { tick } = world.state;
    if (isWaiting(who)) {
      who.stageTick += Math.floor(Math.max(0, tick - who.stageTick) * RELIEF);
      who.patienceLeft = Math.min(1, patienceTicks(world, who) / who.patience);
    }
    who.mood = Math.min(1, who.mood + 0.15);
  }
  shows(world, who, how === 'won' ? 'heart' : 'note', STANDS, how === 'won' ? 'janken.won' : 'janken.lost');
}

/**
 * Returns the janken state as it will be once these hands have been played; the given state stays unchanged. Screens
 * show it while the simulation is paused.
 */
export function jankenAhead(
  janken: JankenState | null,
  hands: readonly { guest: PersonId; hand: Hand }[],
): JankenState | null {
  if (janken === null || janken.table === null || hands.length === 0) return janken;
  const ahead: JankenState = { ...janken, rng: [...janken.rng], table: { ...janken.table } };
  for (const { guest, hand } of hands)
    if (refusal(ahead, guest) === null) playRound(ahead, ahead.table as JankenTable, hand);
  return ahead;
}

export const isHand = (value: unknown): value is Hand => HANDS.includes(value as Hand);
