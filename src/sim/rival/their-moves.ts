/**
 * The rival's moves against the player's café. Each morning the rival makes the first move in src/data/their-view.yaml
 * that is not resting and whose conditions match its beliefs about the café. A move stores its reasons, so that the
 * player can read them afterwards. There is no random draw.
 */

import type { Observation, TechTree } from '../../ai/index.ts';
import { theirView, type TheirDeed, type TheirRule } from '../../data/their-view.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { PersonId } from '../state/person.ts';
import type { BeliefHeld, Swayed, TheirMove, TheirState } from '../state/rival.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, type World } from '../world/world.ts';
import { GLOOMY } from './our-facts.ts';
import { isFromSign } from './signs.ts';
import { theirMemory } from './their-scouts.ts';

const MOVES_KEPT = 40;
/** If a café has this number of maids or fewer, the rival hires none of them away. */
const FEWEST_STAFF = 4;

const ruleOf = ({ rule }: Pick<TheirMove, 'rule'>): TheirRule | undefined =>
  theirView.rules.find(({ name }) => name === rule);
/** What the rival does in a move; undefined if the move's rule is no longer in src/data/their-view.yaml. */
export const deedOf = (move: Pick<TheirMove, 'rule'>): TheirDeed | undefined => ruleOf(move)?.deed;

/** The moves that are in effect on a day, in the order in which they began. */
export const movesOn = ({ moves }: TheirState, day: number): TheirMove[] =>
  moves.filter((move) => move.day <= day && day <= move.until);

/** A belief of the rival about the player's café, with the reason for this belief, as plain data. */
function beliefOf(theirs: TheirState, tree: TechTree, node: string): BeliefHeld {
  const why = tree.why(node);
  const signs = rootsOf(tree, node).filter((root) => isFromSign(theirs, root));
  const days = why.of.map((one) => tree.observation(one)?.day ?? null).filter((day) => day !== null);
  return {
    node,
    value: why.value,
    because: why.because,
    of: [...why.of],
    day: why.day ?? (days.length === 0 ? null : Math.max(...days)),
    ...(signs.length === 0 ? {} : { signs }),
  };
}

/**
 * The observed nodes that a belief about a node is based on: the node itself, or those from which it was concluded.
 * Empty if the belief is Unknown.
 */
function rootsOf(tree: TechTree, node: string): string[] {
  const { because, of } = tree.why(node);
  if (because === 'observed') return [node];
  if (because === 'implied') return of.slice(0, 1);
  return because === 'unseen' ? [] : [...new Set(of.flatMap((one) => rootsOf(tree, one)))];
}

/**
 * The person that a move of this kind is aimed at: the maid (`hireAway`) or the regular that a scout last saw in a bad
 * mood. Null if no scout has seen one.
 */
function targetOf({ kind }: TheirDeed, { log }: TheirState): PersonId | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const { gloomy, cross } = log[i] as TheirState['log'][number];
    const named = kind === 'hireAway' ? gloomy : cross;
    if (named !== null) return named;
  }
  return null;
}

type NameOf = (deed: TheirDeed, id: PersonId) => string | null;
interface Choice {
  readonly rule: TheirRule;
  readonly target: PersonId | null;
  readonly targetName: string | null;
}

/**
 * The first rule that is not resting and whose conditions the rival believes to hold on a day. Null = there is none.
 */
function chooseRule(theirs: TheirState, tree: TechTree, day: number, nameOf: NameOf): Choice | null {
  for (const rule of theirView.rules) {
    const { name, when, deed, rest } = rule;
    if (theirs.moves.some((move) => move.rule === name && day - move.day < rest)) continue;
    if (!when.every(({ node, values }) => values.includes(tree.value(node)))) continue;
    const personal = deed.kind === 'hireAway' || deed.kind === 'stealRegular';
    const target = personal ? targetOf(deed, theirs) : null;
    const targetName = target === null ? null : nameOf(deed, target);
    if (personal && targetName === null) continue;
    return { rule, target, targetName };
  }
  return null;
}

/** Chooses the rival's move for a day by its rules, and records it. @returns the move, or null if there is none */
export function makeMove(theirs: TheirState, day: number, nameOf: NameOf): TheirMove | null {
  const tree = theirMemory(theirs, day);
  const choice = chooseRule(theirs, tree, day, nameOf);
  noteSway(theirs, day, choice, nameOf);
  if (choice === null) return null;
  const { rule, target, targetName } = choice;
  const move: TheirMove = {
    rule: rule.name,
    day,
    until: day + rule.days - 1,
    because: rule.when.map(({ node }) => beliefOf(theirs, tree, node)),
    target,
    targetName: targetName ?? '',
    won: 0,
  };
  theirs.moves = [...theirs.moves, move].slice(-MOVES_KEPT);
  return move;
}

/**
 * Records what each believed sign changes in the rival's move of a day: the rules are checked again with what the rival
 * would know without that sign.
 */
function noteSway(theirs: TheirState, day: number, choice: Choice | null, nameOf: NameOf): void {
  const { observations } = theirs.memory;
  for (const { name: node, value } of observations.filter(({ name }) => isFromSign(theirs, name))) {
    const before = observedBefore(theirs, node);
    const without = observations.flatMap((one) => (one.name !== node ? [one] : before === null ? [] : [before]));
    const memory = { ...theirs.memory, observations: without };
    const other = chooseRule(theirs, theirMemory({ memory }, day), day, nameOf);
    if (other?.rule === choice?.rule) continue;
    const until = day + (choice?.rule.days ?? 1) - 1;
    const sway: Swayed = { node, value, day, until, did: choice?.rule.name ?? null, instead: other?.rule.name ?? null };
    theirs.swayed = [...(theirs.swayed ?? []), sway].slice(-MOVES_KEPT);
  }
}

/**
 * What the rival would remember of a thing if no sign or maid had misled its scouts: the newest sighting in their
 * reports. Null if there is none.
 */
function observedBefore({ log }: TheirState, node: string): Observation | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const { saw, day } = log[i] as TheirState['log'][number];
    const sight = saw.find((one) => one.node === node && one.from !== 'sign' && one.from !== 'maid');
    if (sight !== undefined) return { name: node, value: sight.value, day, both: false };
  }
  return null;
}

/**
 * The move that wins an arriving guest for the rival; null if none does. @param draw makes a random draw that succeeds
 * with the given probability
 */
export function wonBy(
  theirs: TheirState,
  { id, spec }: ArrivalPlan,
  day: number,
  draw: (share: number) => boolean,
): TheirMove | null {
  for (const move of movesOn(theirs, day)) {
    const deed = deedOf(move);
    if (deed === undefined || deed.kind === 'hireAway') continue;
    if (deed.kind === 'stealRegular') {
      if (move.target === id) return move;
      continue;
    }
    const share = deed.draws[spec.customerType] ?? 0;
    if (share > 0 && draw(share)) return move;
  }
  return null;
}

/**
 * Called at the end of a day: a maid with an offer of the rival leaves on the last evening of the offer if she is
 * still gloomy. A café with few maids loses none.
 */
export function offersEnd(world: World): void {
  const { rival, season } = world.state;
  const theirs = rival?.theirs;
  if (theirs === undefined || season === undefined) return;
  for (const move of theirs.moves) {
    if (move.ended !== undefined || move.until > world.state.clock.day || deedOf(move)?.kind !== 'hireAway') continue;
    const member = season.staff.find(({ id }) => id === move.target);
    const others = season.staff.filter(({ id, onShift }) => onShift && id !== move.target).length;
    const goes = member !== undefined && member.mood < GLOOMY && season.staff.length > FEWEST_STAFF && others > 0;
    move.ended = goes ? 'went' : 'stayed';
    if (goes) season.staff = season.staff.filter((one) => one !== member);
    emit(world, 'offerEnded', move.target, { name: move.targetName, ended: move.ended });
  }
}

/**
 * The name of the person at which a move of the rival is aimed. Null = the person is not a member of the staff or a
 * regular, as this kind of move requires.
 */
export const targetName =
  ({ season, people, regulars }: Pick<WorldState, 'season' | 'people' | 'regulars'>) =>
  ({ kind }: TheirDeed, id: PersonId): string | null => {
    if (kind === 'stealRegular') return regulars?.who.find((one) => one.id === id)?.name ?? null;
    const one = season === undefined ? people[id] : season.staff.find((member) => member.id === id);
    return one?.name ?? null;
  };
