/**
 * Two maids quarrel about who does the work, and ask the player who is right. Both answers are a choice: the maid who is
 * called right is happier, the other one is not, and they do not talk with each other until closing. A maid who has done
 * more than the other and is called wrong takes it to heart. Without an answer both sulk a little. On the first days the
 * card says who has done how much; later the player looks it up in the notebooks of the two.
 */

import { integer } from '../../ai/index.ts';
import { feels, moodLevel } from '../people/moods.ts';
import { type CafeEnquiry, isHurt } from '../state/enquiries.ts';
import type { Maid } from '../state/person.ts';
import { maid, shows, type World } from '../world/world.ts';
import { type EnquiryRecord, numberOf, othersThanLately, textOf } from './enquiry-kind.ts';

const PLEASES = 0.2;
/** How much the maid who is called wrong is displeased: usually, and if she has done more than the other. */
const DISPLEASES = 0.12;
const WRONGS = 0.28;
const SULKS = 0.06;
/** Number of pieces of work that the two have done together before they quarrel about them. */
const LEAST_WORK = 6;
/** From this day on the card does not print who has done how much; the notebooks of the two say it. */
const NOTES_FROM = 4;

/** Number of pieces of work that a maid has done today. */
export const workOf = ({ tally: { orders, dishes, bills, swept, cleared } }: Maid): number =>
  orders + dishes + bills + swept + cleared;

function displeases(world: World, me: Maid, by: number, say: string): void {
  feels(me, 'answer', -by);
  shows(world, me, 'anger', 60, say);
}

type Side = 'maid' | 'second';
function sides(world: World, enquiry: CafeEnquiry, right: Side, wrong: Side): void {
  const [one, other] = [maid(world, textOf(enquiry, right)), maid(world, textOf(enquiry, wrong))];
  if (one !== undefined) {
    feels(one, 'answer', PLEASES);
    shows(world, one, 'love', 60, 'enquiry.right');
    world.minds.wake(one.id);
  }
  if (other === undefined) return;
  displeases(world, other, isHurt(enquiry) ? WRONGS : DISPLEASES, 'enquiry.wrong');
  world.minds.wake(other.id);
}

export const quarrel: EnquiryRecord = {
  make: (world, rng) => {
    // The gloomiest maid begins, and the other is drawn; two who have not quarrelled lately, if there are such.
    const all = world.maids.filter(({ present }) => present).sort((a, b) => a.mood - b.mood || (a.id < b.id ? -1 : 1));
    const pairs = all.flatMap((me, i) => all.slice(i + 1).map((other): [Maid, Maid] => [me, other]));
    const found = othersThanLately(
      world,
      'quarrel',
      pairs.filter(([me, other]) => workOf(me) + workOf(other) >= LEAST_WORK),
      (pair) => pair.map(({ id }) => id),
    );
    const mine = found.filter(([me]) => me === found[0]?.[0]);
    if (mine.length === 0) return null;
    const [me, other] = mine[integer(rng, 0, mine.length - 1)] as [Maid, Maid];
    return {
      maid: me.id,
      name: me.name,
      second: other.id,
      other: other.name,
      work: workOf(me),
      otherWork: workOf(other),
    };
  },
  forecast: (world, { terms }) => {
    const moodOf = (id: string): string => moodLevel(maid(world, id)?.mood ?? 0);
    const moods = { mood: moodOf(String(terms['maid'])), otherMood: moodOf(String(terms['second'])) };
    return {
      gains: [{ key: 'quarrel', terms }],
      costs: [
        { key: world.state.clock.day < NOTES_FROM ? 'quarrel' : 'quarrelNotes', terms },
        { key: 'quarrelMoods', terms: { ...terms, ...moods } },
      ],
    };
  },
  yes: (world, enquiry) => sides(world, enquiry, 'maid', 'second'),
  no: (world, enquiry) => sides(world, enquiry, 'second', 'maid'),
  forgotten: (world, enquiry) => {
    for (const id of [textOf(enquiry, 'maid'), textOf(enquiry, 'second')]) {
      const me = maid(world, id);
      if (me !== undefined) displeases(world, me, SULKS, 'enquiry.sulk');
    }
  },
  isOver: ({ state }) => state.closed,
  worth: (_world, enquiry) => numberOf(enquiry, 'work') >= numberOf(enquiry, 'otherWork'),
};
