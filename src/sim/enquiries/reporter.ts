/** A reporter asks whether she may come and write about the café: for the rating she counts as several guests. */

import { rules } from '../../data/season/index.ts';
import { guest, shows } from '../world/world.ts';
import { keepTable } from './keeping-tables.ts';
import { comeAsAgreed, numberOf, type EnquiryRecord, shareOfDay, timeIn, typeNamed } from './enquiry-kind.ts';
import type { Outlook } from './outlook.ts';

const FROM = 0.3;
const TO = 0.8;
const SOONEST = 650;
/** The type of guest whose looks, taste and patience a reporter has. */
const LIKE = 'critic';

export const reporter: EnquiryRecord = {
  make: (world, rng) => {
    if (shareOfDay(world.state) > 0.6 || typeNamed(world, LIKE) === undefined) return null;
    return { count: 1, tick: timeIn(world, rng, FROM, TO, SOONEST), weight: rules.reporterWeight };
  },
  forecast: (_world, enquiry) => ({
    gains: [{ key: 'reporter', terms: { weight: numberOf(enquiry, 'weight') } }],
    costs: [{ key: 'reporter', terms: { weight: numberOf(enquiry, 'weight') } }],
  }),
  yes: (world, enquiry) => {
    const row = typeNamed(world, LIKE);
    if (row !== undefined) comeAsAgreed(world, enquiry, row, { count: 1, tick: numberOf(enquiry, 'tick') });
  },
  step: (world, enquiry) => keepTable(world, enquiry, 1),
  hears: (world, { guests }, { type, who }) => {
    if (type !== 'enter' || who === null || !guests.includes(who)) return;
    const she = guest(world, who);
    if (she !== undefined) shows(world, she, 'pen', 80, 'enquiry.reporter');
  },
  // A table is kept for her, so she is nearly always served; among many lost guests she may be the next one.
  outlook: ({ state: { figures } }): Outlook => {
    const { guestsServed: served, guestsLost: lost } = figures;
    return { verdict: served >= 2 * lost ? 'gain' : 'even', why: 'tableKept', terms: { served, lost } };
  },
};
