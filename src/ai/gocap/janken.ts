/**
 * A rock-paper-scissors player that learns the opponent's habits (_GoCap_, the example): it learns which hand the
 * opponent shows after which rounds, and then shows the hand that beats this one. Each hand of the opponent is a
 * behaviour with the article's eight rules: the last hand of either player, runs of draws, wins and losses, and how
 * often in a row the opponent showed each hand.
 *
 *     const guest = new JankenPlayer({ random });
 *     const { hand, basis } = guest.choose();   // made before the other has shown anything: 'Rand' or 'GoCap'
 *     guest.observe('rock');                    // what the other showed: 'win', 'draw' or 'loss' for the guest
 *
 * With the article's counters all three hands fire before long, and the maps stop being informative. So all habits fade
 * when all three fire, and if several fire the player expects the strongest instead of a random one.
 */

import { Problems, shown, within } from '../problems.ts';
import { fieldsOf, numberIn, type Restored, settled } from '../restoring.ts';
import { GoCapActor } from './actor.ts';
import { GoCapBehavior } from './behavior.ts';
import { GoCapRule } from './rule.ts';
import type { SavedActor } from './saved.ts';
import { strongest } from './strength.ts';

/** A hand in rock, paper, scissors. */
export type Hand = 'rock' | 'paper' | 'scissors';
/** The hands, each beating the one before it; the first, rock, beats the last, scissors. */
export const HANDS: readonly Hand[] = Object.freeze(['rock', 'paper', 'scissors'] as const);

/** Result of a round for this player. */
export type JankenResult = 'draw' | 'win' | 'loss';
const RESULTS: readonly JankenResult[] = ['draw', 'win', 'loss'];

/**
 * The hand shown, and why. `expected` = the hand expected of the opponent, null if the choice was random; `firing` =
 * all hands that fired.
 */
export interface JankenChoice {
  readonly hand: Hand;
  readonly basis: 'Rand' | 'GoCap';
  readonly expected: Hand | null;
  readonly firing: readonly Hand[];
}

/**
 * Summary of the rounds played so far, which the habit rules read: the last hand of each player by index (−1 = none
 * yet), and the lengths of the current runs.
 */
interface JankenRounds {
  theirs: number;
  own: number;
  draws: number;
  wins: number;
  losses: number;
  rocks: number;
  papers: number;
  scissors: number;
}

/** A rock-paper-scissors player as plain data. */
export interface SavedJanken {
  readonly rounds: Readonly<JankenRounds>;
  readonly choice: JankenChoice | null;
  readonly actor: SavedActor;
}

/** The longest run that the habit rules distinguish; a longer run counts as a run of this length. */
const LONGEST_RUN = 5;
/**
 * A hand rule (about the last hand of a player) counts as learned after 4 observations of a case, a run rule (about
 * hands or results in a row) after 1.
 */
const HAND_LIMIT = 4;
const RUN_LIMIT = 1;
const FADE = 0.3;
const SMOOTHING = 4;
const FRESH: JankenRounds = { theirs: -1, own: -1, draws: 0, wins: 0, losses: 0, rocks: 0, papers: 0, scissors: 0 };
const RUNS = ['draws', 'wins', 'losses', 'rocks', 'papers', 'scissors'] as const;
const LAST = ['theirs', 'own'] as const;

/** Result of a round for the player that shows the hand `own`. */
export function jankenResult(own: Hand, theirs: Hand): JankenResult {
  return RESULTS[(HANDS.indexOf(own) - HANDS.indexOf(theirs) + HANDS.length) % HANDS.length] as JankenResult;
}

/** An opponent for rock, paper, scissors. */
export class JankenPlayer {
  /** What this player has learned: a behaviour for each hand of the opponent. */
  readonly actor = new GoCapActor();
  private readonly random: () => number;
  private rounds: JankenRounds = { ...FRESH };
  private choice: JankenChoice | null = null;

  /**
   * Creates a player that has learned nothing. @param options `random`: returns numbers in [0, 1); called once per
   * choice unless a habit decides
   */
  constructor({ random }: { readonly random: () => number }) {
    this.random = random;
    const rules = (): GoCapRule[] => [
      ...LAST.map(
        (name) => new GoCapRule({ name, cases: HANDS.length, limit: HAND_LIMIT, evaluate: () => this.rounds[name] }),
      ),
      ...RUNS.map(
        (name) => new GoCapRule({ name, cases: LONGEST_RUN + 1, limit: RUN_LIMIT, evaluate: () => this.rounds[name] }),
      ),
    ];
    for (const hand of HANDS) this.actor.addBehavior(new GoCapBehavior(hand, rules()));
  }

  /** Chooses a hand for the coming round. If called again before the round is over, returns the same choice. */
  choose(): JankenChoice {
    return (this.choice ??= this.chosen());
  }

  /** Plays the round and learns from it. @param theirs the opponent's hand @returns the result for this player */
  observe(theirs: Hand): JankenResult {
    const { hand, firing } = this.choose();
    const number = HANDS.indexOf(theirs);
    if (number < 0) throw new Error(`there is no hand ${shown(theirs)}: ${HANDS.join(', ')}`);
    // Habits depend on the round before, so nothing can be learned from the opponent's hand in the first round.
    if (this.rounds.theirs >= 0) this.actor.train(theirs);
    if (firing.length === HANDS.length) this.actor.decay(FADE);
    const result = jankenResult(hand, theirs);
    const { draws, wins, losses, rocks, papers, scissors } = this.rounds;
    this.rounds = {
      theirs: number,
      own: HANDS.indexOf(hand),
      draws: result === 'draw' ? draws + 1 : 0,
      wins: result === 'win' ? wins + 1 : 0,
      losses: result === 'loss' ? losses + 1 : 0,
      rocks: theirs === 'rock' ? rocks + 1 : 0,
      papers: theirs === 'paper' ? papers + 1 : 0,
      scissors: theirs === 'scissors' ? scissors + 1 : 0,
    };
    this.choice = null;
    return result;
  }

  /** Rounds, current choice and everything learned, as plain data. */
  save(): SavedJanken {
    return { rounds: { ...this.rounds }, choice: this.choice, actor: this.actor.toJSON() };
  }

  /** Restores a saved state, or returns all its problems and changes nothing. Never throws. */
  restore(saved: unknown): Restored {
    const problems = new Problems();
    const { rounds, choice, actor } = fieldsOf(saved);
    const fields = fieldsOf(rounds);
    const last = LAST.map((name) => [name, numberIn(problems, `rounds.${name}`, fields[name], -1, HANDS.length - 1)]);
    const runs = RUNS.map((name) => [name, numberIn(problems, `rounds.${name}`, fields[name], 0, Infinity)]);
    if (choice !== null && !isChoice(choice)) problems.add('choice', 'must be null, or a choice with hands that exist');
    for (const { path, message } of this.actor.differences(actor)) problems.add(within('actor', path), message);
    return settled(problems, () => {
      this.rounds = { ...FRESH, ...Object.fromEntries([...last, ...runs]) };
      this.choice = choice as JankenChoice | null;
      this.actor.load(actor);
    });
  }

  private chosen(): JankenChoice {
    const firing = this.rounds.theirs < 0 ? [] : (this.actor.decide() as Hand[]);
    const expected = strongest(this.actor, firing, SMOOTHING) as Hand | undefined;
    const hand =
      expected === undefined ? Math.floor(this.random() * HANDS.length) : (HANDS.indexOf(expected) + 1) % HANDS.length;
    return {
      hand: HANDS[hand] as Hand,
      basis: expected === undefined ? 'Rand' : 'GoCap',
      expected: expected ?? null,
      firing,
    };
  }
}

function isChoice(value: unknown): boolean {
  const { hand, basis, expected, firing } = fieldsOf(value);
  const isHand = (one: unknown): boolean => HANDS.includes(one as Hand);
  const rightBasis = expected === null ? 'Rand' : 'GoCap';
  return (
    isHand(hand) &&
    basis === rightBasis &&
    (expected === null || isHand(expected)) &&
    Array.isArray(firing) &&
    firing.every(isHand)
  );
}
