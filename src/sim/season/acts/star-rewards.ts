/**
 * Evening acts that open and close the parts of the café that its stars have unlocked, and acts that put on events for
 * the next day.
 */

import { rules } from '../../../data/season/index.ts';
import { oneOf, yesNo } from '../../state/field-checks.ts';
import type { SeasonState, Wing } from '../../state/season.ts';
import { emit } from '../../world/world.ts';
import { actKind } from './act.ts';

const PUT_ON = ['stage', 'festival', 'cake'] as const;
const WINGS: readonly Wing[] = ['terrace', 'tearoom'];

/** Opens or closes a wing from tomorrow on. */
export const wing = actKind<{ readonly wing: Wing; readonly open: boolean }>({
  fields: { wing: oneOf(WINGS), open: yesNo },
  bar: (_state, season, act) => (season.growth?.[act.wing] === undefined ? 'stars' : null),
  carryOut: (world, season, act) => {
    const opened = season.growth?.[act.wing];
    if (opened === undefined) return;
    if (act.open) delete opened.shut;
    else opened.shut = true;
    world.places.wingsChanged();
    emit(world, 'wing', null, { wing: act.wing, open: act.open });
  },
});

type PutOn = (typeof PUT_ON)[number];
/**
 * Kind of the event for each thing that the player can put on: a stage evening is a `show`, a street festival is a
 * `festival`. A cake makes a party of the birthday that is announced for tomorrow.
 */
const EVENT_OF: Readonly<Record<PutOn, string>> = { stage: 'show', festival: 'festival', cake: 'birthday' };
/**
 * Number of ticks after opening at which each event begins. A stage evening begins at 17:40, a street festival when the
 * café opens.
 */
const BEGINS = { stage: 4000, festival: 10 } as const;
const PRICES = { stage: 'stageEvening', festival: 'streetFestival', cake: 'birthdayCake' } as const;

/** Whether a stage evening, a street festival or a birthday cake is put on tomorrow. */
export const isPutOn = (season: Pick<SeasonState, 'tomorrow'>, what: PutOn): boolean =>
  season.tomorrow?.events.some(({ kind, big }) => kind === EVENT_OF[what] && big === true) === true;

/** Puts on a stage evening or a street festival tomorrow, or orders the cake for tomorrow's birthday. */
export const putOn = actKind<{ readonly what: PutOn }>({
  undone: true,
  fields: { what: oneOf(PUT_ON) },
  cost: (_state, { what }) => rules[PRICES[what]],
  bar: (_state, season, { what }) => {
    if (what === 'cake') {
      const isAnnounced = season.tomorrow?.events.some(({ kind }) => kind === EVENT_OF.cake) === true;
      return !isAnnounced ? 'noBirthday' : isPutOn(season, what) ? 'enough' : null;
    }
    if (season.growth?.[what] === undefined) return 'stars';
    return isPutOn(season, what) || season.tomorrow === undefined ? 'enough' : null;
  },
  carryOut: (world, season, { what }) => {
    const { tomorrow } = season;
    if (tomorrow === undefined) return;
    const kind = EVENT_OF[what];
    if (what === 'cake') {
      const events = tomorrow.events.map((one) => (one.kind === kind ? { ...one, big: true as const } : one));
      season.tomorrow = { ...tomorrow, events };
      return emit(world, 'putOn', null, { what });
    }
    const planned = { kind, at: world.state.clock.openTick + BEGINS[what], announced: true, big: true as const };
    season.tomorrow = { ...tomorrow, events: [...tomorrow.events.filter((one) => one.kind !== kind), planned] };
    emit(world, 'putOn', null, { what });
  },
});
