/**
 * Inputs that carry the player's decisions: about the head maid, hands of janken (rock, paper, scissors), the
 * advisor's measures against the rival, and actions after closing. Further inputs record which hints were shown and
 * what the player has read or solved.
 */

import { brainProblems } from '../head-maid/file.ts';
import { changeHeadMaid, type HeadMaidChange } from '../head-maid/work.ts';
import { isHand, type JankenHand, playJanken } from '../janken/janken.ts';
import { takeCounter } from '../rival/our-counters.ts';
import { putUpSign } from '../rival/signs.ts';
import { wonChalk } from '../season/chalk-supply.ts';
import { type EveningAct, takeEveningAct, wrongAct } from '../season/acts/index.ts';
import { name, oneOf, optional, orNull, texts } from '../state/field-checks.ts';
import { emit } from '../world/world.ts';
import { inputKind } from './input-kind.ts';

/** Input with hints that have been shown; they are not shown again. */
export const said = inputKind<{ readonly hints: readonly string[] }>({
  fields: { hints: texts('a list of names') },
  past: { hints: 'texts' },
  group: null,
  daily: true,
  apply: (world, { hints }) => {
    const before = world.state.said ?? [];
    const anew = hints.filter((hint) => !before.includes(hint));
    if (anew.length === 0) return null;
    world.state.said = [...before, ...anew];
    emit(world, 'said', null, { hints: anew });
    return null;
  },
});

/** Input that records that the player has solved a case (a question to the player). Each case earns a piece of chalk once. */
export const solved = inputKind<{ readonly question: string }>({
  fields: { question: name('the name of a question') },
  past: { question: 'text' },
  group: null,
  apply: (world, { question }) => {
    const mark = `solved ${question}`;
    const before = world.state.said ?? [];
    if (before.includes(mark)) return 'already';
    world.state.said = [...before, mark];
    wonChalk(world.state);
    emit(world, 'solved', null, { question });
    return null;
  },
});

/** Input that records that the player has read the reason for a character's behaviour, which counts towards a goal of the day. */
export const readWhy = inputKind<{ readonly who: string }>({
  fields: { who: name('the id of a person') },
  past: { who: 'name' },
  group: null,
  daily: true,
  apply: (world, { who }) => {
    if (world.state.people[who] === undefined) return null;
    emit(world, 'readWhy', who, {});
    return null;
  },
});

export const headMaid = inputKind<HeadMaidChange>({
  fields: {
    mode: optional(oneOf(['Player', 'Train', 'Auto'])),
    appoint: optional(orNull(name(''), 'the id of a maid, or null for the highest ranked')),
    brain: null,
    leave: optional(oneOf([true], 'true, or left out')),
  },
  wrong: ({ brain }) => (brain === undefined || brain === null ? [] : brainProblems(brain)),
  past: {},
  group: 'other',
  daily: ({ brain }) => brain === undefined,
  apply: changeHeadMaid,
});

/** Input with the player's hand against a guest who asks for janken. */
export const janken = inputKind<JankenHand>({
  fields: { guest: name('the id of a guest'), hand: { is: 'rock, paper or scissors', right: isHand } },
  past: { guest: 'name', hand: 'text' },
  group: 'other',
  daily: true,
  apply: playJanken,
});

/** Input that chooses one of the advisor's measures against the rival: for today or, after closing, for tomorrow. */
export const counter = inputKind<{ readonly advice: string }>({
  fields: { advice: name('the name of a rule') },
  past: { advice: 'name' },
  group: 'other',
  daily: true,
  apply: (world, { advice }) => takeCounter(world, advice),
});

/** Input that puts up a wrong sign to mislead the rival's scouts (Yes: our café has the thing, No: it has not), or takes the sign down (null). */
export const sign = inputKind<{ readonly node: string; readonly value: 'Yes' | 'No' | null }>({
  fields: {
    node: name('a node of src/data/their-view.yaml'),
    value: oneOf(['Yes', 'No', null], "'Yes', 'No' or null"),
  },
  past: { node: 'name', value: { orNull: 'text' } },
  group: 'other',
  sets: ({ node }) => node,
  daily: true,
  apply: (world, { node, value }) => putUpSign(world, node, value),
});

/** Input with an action of the player after closing: hiring, training, buying, or changing tomorrow's menu. */
export const evening = inputKind<{ readonly act: EveningAct }>({
  fields: { act: null },
  wrong: ({ act }) => wrongAct(act),
  past: { act: { do: 'text' } },
  group: 'other',
  apply: (world, { act }) => {
    // A refused action of the evening is logged by the action's own code, so the input itself is not logged as
    // refused.
    takeEveningAct(world, act);
    return null;
  },
});
