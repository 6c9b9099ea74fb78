/** The shape of the enquiries to the player in a saved café. */

import { ENQUIRY_KINDS, type CafeEnquiry, type EnquiriesState } from '../../sim/state/enquiries.ts';
import { seed, shapeOf, tick } from './people-shape.ts';
import { fields, flag, list, maybe, name, number, oneOf, record, type Shape, text, whole } from './shape.ts';

const id = name(80);
/** A value of an enquiry's terms: a number or a short text. */
const term: Shape = (value, path, problems) => (typeof value === 'number' ? number() : text(80))(value, path, problems);
const kind = oneOf(...ENQUIRY_KINDS);

export const enquiries = fields(
  shapeOf<EnquiriesState>({
    rng: seed,
    due: list(tick, 20),
    list: list(
      fields(
        shapeOf<CafeEnquiry>({
          id: whole(1, 99),
          kind,
          asked: tick,
          until: tick,
          terms: record(term, 20),
          answer: maybe(flag),
          guests: list(id, 200),
          came: whole(0),
          paid: whole(0),
          lost: whole(0),
          money: number(),
          over: maybe(flag),
        }),
      ),
      20,
    ),
    before: list(kind, 20),
    recent: maybe(list(text(160), 80)),
    kept: maybe(list(fields({ enquiry: whole(1, 99), table: whole(1, 1e6), size: whole(1, 99) }), 20)),
    fresh: maybe(text(40)),
    cakes: maybe(fields({ dish: text(80), left: whole(0, 99) })),
    rests: maybe(fields({ maid: id, until: tick })),
  }),
);
