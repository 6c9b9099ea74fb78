/**
 * A guest complains about the wait and wants the meal for free. Some have really waited long, others bluff; the card says
 * only what the guest claims. The guest's notebook says how long the wait was and how long the dish stood. A yes forgives the bill, and a guest who was right sends one or two
 * others in the quiet hour; who has bluffed sends someone who leaves litter. A no angers a guest who was right; a bluffer
 * shrugs and pays.
 */

import { chance, integer, pick, type Stream } from '../../ai/index.ts';
import { rules } from '../../data/season/index.ts';
import type { Guest } from '../state/person.ts';
import { usualBill } from '../strong/strong-action.ts';
import { quietTimeAfter } from '../visits/arrivals.ts';
import { guest, shows, type World } from '../world/world.ts';
import { comeAsAgreed, type EnquiryRecord, numberOf, textOf, typeNamed } from './enquiry-kind.ts';

const PLEASES = 0.4;
const ANGERS = 0.7;
/** The mood of a guest who was right and has to pay is at most this. */
const ANGRY = -0.3;
const SHRUGS = 0.1;
/** How often a guest who complains bluffs, if there are guests of both kinds. */
const BLUFFS = 0.5;
/** What a guest claims, in hundredths of the real wait: at least and at most, without a bluff and with one. */
const HONEST = [95, 115] as const;
const BLUFFED = [140, 210] as const;
/** A simple player believes claims up to this many times the real wait. */
const BELIEVES = 1.25;
/** A guest who complains eats for at least this many ticks more, and is expected to stay this much longer. */
const STILL_EATS = 100;
const STAYS = 150;
/** The type of guest who bluffs first, and who comes when a bluff has been believed. */
const BLUFFER = 'litterbug';
const MOST_MORE = 2;
/** Number of guests who must be eating their first dish, so that a wait can be compared with others. */
const LEAST_EATERS = 2;

/** Number of ticks that a guest who eats the first dish has waited for it. */
const waitOf = ({ stageTick, enteredTick }: Guest): number => stageTick - enteredTick;

/** The guests who eat their first dish now. */
const eaters = ({ guests }: World): Guest[] =>
  guests.filter(({ stage, servedCount, isHero, bill }) => stage === 'eat' && servedCount === 0 && !isHero && bill > 0);

const minutes = ({ state }: World, ticks: number): number =>
  Math.max(1, Math.round(ticks / state.clock.ticksPerMinute));

function changesMood(who: Guest, by: number): void {
  who.mood = Math.max(-1, Math.min(1, who.mood + by));
}

/** Draws who complains: someone who has waited longer than usual, or someone who bluffs. */
function complainer(rng: Stream, all: readonly Guest[], usual: number): [Guest, boolean] | null {
  const found = all.filter(({ eatTicksLeft }) => eatTicksLeft >= STILL_EATS);
  const honest = found.filter((one) => waitOf(one) > usual);
  const quick = found.filter((one) => waitOf(one) <= usual);
  const known = quick.filter(({ customerType }) => customerType === BLUFFER);
  const bluffers = known.length > 0 ? known : quick;
  if (honest.length === 0 && bluffers.length === 0) return null;
  const bluffs = honest.length === 0 || (bluffers.length > 0 && chance(rng, BLUFFS));
  return [pick(rng, bluffs ? bluffers : honest), bluffs];
}

const hasGone = (world: World, id: string): boolean => {
  const who = guest(world, id);
  return who === undefined || who.stage === 'leave' || who.stage === 'flee';
};

export const complaint: EnquiryRecord = {
  make: (world, rng) => {
    const all = eaters(world);
    if (all.length < LEAST_EATERS || quietTimeAfter(world.state.clock, world.state.tick) === null) return null;
    const usual = all.reduce((sum, one) => sum + waitOf(one), 0) / all.length;
    const found = complainer(rng, all, usual);
    if (found === null) return null;
    const [who, bluffs] = found;
    const waited = minutes(world, waitOf(who));
    const [least, most] = bluffs ? BLUFFED : HONEST;
    return {
      guest: who.id,
      name: who.name,
      look: who.look,
      type: who.customerType,
      waited,
      claimed: Math.max(waited, Math.round((waited * integer(rng, least, most)) / 100)),
      usual: minutes(world, usual),
      bluff: bluffs ? 1 : 0,
      open: who.eatTicksLeft + STAYS,
    };
  },
  lapses: (world, enquiry) => hasGone(world, textOf(enquiry, 'guest')),
  forecast: (world, enquiry) => {
    const { terms } = enquiry;
    const who = guest(world, textOf(enquiry, 'guest'));
    return {
      gains: [{ key: 'complaint', terms: { ...terms, money: usualBill(world), weight: rules.complaintWeight } }],
      costs: [
        { key: 'complaint', terms: { ...terms, money: who?.bill ?? 0 } },
        { key: 'complaintNotes', terms },
        { key: 'complaintNo', terms: { weight: rules.complaintWeight } },
      ],
    };
  },
  yes: (world, enquiry) => {
    const { state } = world;
    const who = guest(world, textOf(enquiry, 'guest'));
    const quiet = quietTimeAfter(state.clock, state.tick);
    if (who === undefined || state.enquiries === undefined) return;
    changesMood(who, PLEASES);
    shows(world, who, 'love', 60, 'enquiry.free');
    const bluffed = numberOf(enquiry, 'bluff') === 1;
    const row = (bluffed ? typeNamed(world, BLUFFER) : undefined) ?? typeNamed(world, who.customerType);
    if (row === undefined || quiet === null) return;
    const { rng } = state.enquiries;
    const count = bluffed ? 1 : integer(rng, 1, MOST_MORE);
    comeAsAgreed(world, enquiry, row, { count, tick: integer(rng, quiet.from, quiet.to) });
  },
  no: (world, enquiry) => {
    const who = guest(world, textOf(enquiry, 'guest'));
    if (who === undefined) return;
    const bluffed = numberOf(enquiry, 'bluff') === 1;
    changesMood(who, bluffed ? -SHRUGS : -ANGERS);
    if (!bluffed) who.mood = Math.min(who.mood, ANGRY);
    shows(world, who, bluffed ? 'sweat' : 'anger', 60, bluffed ? 'enquiry.shrugs' : 'enquiry.angry');
  },
  isOver: (world, enquiry) =>
    guest(world, textOf(enquiry, 'guest')) === undefined &&
    enquiry.came >= enquiry.guests.length &&
    enquiry.guests.every((id) => guest(world, id) === undefined),
  worth: (_world, enquiry) => numberOf(enquiry, 'claimed') <= BELIEVES * numberOf(enquiry, 'waited'),
};
