/**
 * A newspaper wants a picture of one maid. It pays for the one who has done most today; the gloomiest maid would be happy
 * for days. Both answers are a choice: money, or a maid's mood. The one who is not chosen is a little sad.
 */

import { integer } from '../../ai/index.ts';
import { feels, moodLevel } from '../people/moods.ts';
import { wins } from '../world/cash-book.ts';
import { maid, shows, type World } from '../world/world.ts';
import { type EnquiryRecord, hasNewKinds, numberOf, othersThanLately, textOf } from './enquiry-kind.ts';
import { workOf } from './quarrel.ts';

const PLEASES = 0.15;
/** How much the gloomier one is happier if she is chosen. */
const CHEERS = 0.5;
const SADDENS = 0.1;
const CHEAPEST = 30;
const DEAREST = 60;
const HUNDRED = 100;
/** Number of tasks that all maids have done today from which it means something that one has done most. */
const LEAST_WORK = 15;

function feel(world: World, id: string, by: number): void {
  const me = maid(world, id);
  if (me === undefined) return;
  feels(me, 'answer', by);
  shows(world, me, by > 0 ? 'love' : 'sweat', 60, by > 0 ? 'enquiry.free' : 'enquiry.noRest');
  world.minds.wake(me.id);
}

export const cover: EnquiryRecord = {
  make: (world, rng) => {
    if (!hasNewKinds(world)) return null;
    const here = world.maids.filter(({ present }) => present);
    const all = othersThanLately(world, 'cover', here, ({ id }) => [id]);
    const [busiest, ...others] = [...all].sort((a, b) => workOf(b) - workOf(a) || (a.id < b.id ? -1 : 1));
    const [gloomiest] = others.sort((a, b) => a.mood - b.mood || (a.id < b.id ? -1 : 1));
    if (busiest === undefined || gloomiest === undefined) return null;
    return {
      maid: busiest.id,
      name: busiest.name,
      second: gloomiest.id,
      other: gloomiest.name,
      price: integer(rng, CHEAPEST, DEAREST) * HUNDRED,
    };
  },
  forecast: (world, { terms }) => {
    const moodOf = (id: string): string => moodLevel(maid(world, id)?.mood ?? 0);
    const moods = { mood: moodOf(String(terms['maid'])), otherMood: moodOf(String(terms['second'])) };
    const here = world.maids.filter(({ present }) => present);
    const works = here.map(workOf);
    const most = Math.max(0, ...here.filter(({ id }) => id === terms['maid']).map(workOf));
    const isMost = works.reduce((sum, one) => sum + one, 0) >= LEAST_WORK && works.every((one) => one <= most);
    return {
      gains: [
        { key: isMost ? 'coverMoney' : 'coverPays', terms },
        { key: 'coverMood', terms },
      ],
      costs: [{ key: 'cover', terms: { ...terms, ...moods } }],
    };
  },
  yes: (world, enquiry) => {
    enquiry.money = numberOf(enquiry, 'price');
    wins(world.state, 'enquiry', enquiry.money);
    feel(world, textOf(enquiry, 'maid'), PLEASES);
    feel(world, textOf(enquiry, 'second'), -SADDENS);
  },
  no: (world, enquiry) => {
    feel(world, textOf(enquiry, 'second'), CHEERS);
    feel(world, textOf(enquiry, 'maid'), -SADDENS);
  },
  isOver: ({ state }) => state.closed,
  worth: (world, enquiry) => (maid(world, textOf(enquiry, 'second'))?.mood ?? 0) >= 0,
};
