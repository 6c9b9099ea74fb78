// Tables that are kept for guests: two reservations never block each other, and the guests sit as soon as their table
// has enough clean, free chairs.

import { describe, expect, test } from 'vitest';
import { integer, stream } from '../../src/ai/index.ts';
import { plainOf } from '../../src/notebook/simple/read-simple.ts';
import type { CafeEnquiry } from '../../src/sim/state/enquiries.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { becauseOf } from '../../src/words/because.ts';
import { FAMILY_CAFE } from './rooms.ts';
import { arriving, expectSound, farSighted, open, seated, type CustomerEntry, type Story } from './story.ts';

const FOREVER = Array.from({ length: 40 }, () => 'ramen');
const party = (name: string, size: number, at: number, patience = 4000): CustomerEntry[] =>
  Array.from({ length: size }, (_, i) => arriving(`${name}${i}`, at, { party: name, patience }));

/** An agreed enquiry because of which these guests come at this tick. */
function promises({ cafe }: Story, guests: readonly string[], tick: number): void {
  const one = { id: 1, kind: 'friends', asked: 0, until: 1, terms: { tick, count: guests.length - 1 }, answer: true };
  const list = [{ ...one, guests: [...guests], came: 0, paid: 0, lost: 0, money: 0 } as CafeEnquiry];
  cafe.state.enquiries = { rng: [1, 2, 3, 4], due: [], list, before: [] };
}

interface Keep {
  readonly table: number;
  readonly size: number;
  readonly guests: readonly Guest[];
}

function keeps({ family, enquiries, people }: WorldState): Keep[] {
  const guests = Object.values(people).flatMap((one) => (one.role === 'guest' ? [one] : []));
  return [
    ...(family === undefined ? [] : [{ ...family, guests: guests.filter((one) => one.party === family.party) }]),
    ...(enquiries?.kept ?? []).map((kept) => ({
      ...kept,
      guests: guests.filter(({ id }) => enquiries!.list.find((one) => one.id === kept.enquiry)!.guests.includes(id)),
    })),
  ];
}

/** Whether a party waits at the door although the table that is kept for it could seat it. */
const stands = ({ seats }: WorldState, { table, guests }: Keep): boolean =>
  guests.length > 0 &&
  guests.every(({ stage, claimedSeat, stepOf }) => stage === 'queue' && claimedSeat === null && stepOf === 0) &&
  seats.filter((seat) => seat.table === table && seat.takenBy === null && !seat.dirty).length >= guests.length;

/** The longest time in ticks for which any party stood before the table that was kept for it. */
function longestStand(story: Story, ticks: number): number {
  const since = new Map<string, number>();
  let longest = 0;
  story.pass(ticks, ({ state }) => {
    const now = new Set<string>();
    for (const keep of keeps(state)) {
      if (!stands(state, keep)) continue;
      const name = `${keep.guests[0]!.party} ${keep.table}`;
      now.add(name);
      since.set(name, since.get(name) ?? state.tick);
      longest = Math.max(longest, state.tick - since.get(name)!);
    }
    for (const name of since.keys()) if (!now.has(name)) since.delete(name);
  });
  return longest;
}

const A_MINUTE = 10;

describe('tables that are kept', () => {
  test('promised guests and a family never get the same table: the family at the door keeps it, and sits', () => {
    // The guests of tables 1 and 2 stay; those of table 3 go soon.
    const stay = [...'abcdef'].map((seat) => seated(seat, seat, { order: FOREVER }));
    const go = [...'ghik'].map((seat) => seated(seat, seat, { order: ['ramen', 'ramen', 'ramen'] }));
    const customers = [...stay, ...go, ...party('fam', 4, 5), ...party('pro', 3, 560)];
    const story = open({ ...FAMILY_CAFE, chefs: 2, rules: ['apart'], customers });
    promises(story, ['pro0', 'pro1', 'pro2'], 560);
    const both: number[] = [];
    story.pass(3500, ({ state }) => {
      const tables = keeps(state).map(({ table }) => table);
      if (new Set(tables).size < tables.length) both.push(state.tick);
    });
    expect(both).toEqual([]);
    expect(story.first('seated', { who: 'fam0' })['table']).toBe(3);
    expectSound(story);
  });

  test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
    'are taken within a minute once they have enough clean, free chairs (room %i)',
    (seed) => {
      const rng = stream(seed, 'kept tables');
      const first = [...'abcdefghik'].map((seat) =>
        seated(seat, seat, { order: FOREVER.slice(0, integer(rng, 1, 6)), patience: 100_000 }),
      );
      const parties = Array.from({ length: 4 }, (_, i) =>
        party(`p${i}`, integer(rng, 3, 4), integer(rng, 5, 1500), integer(rng, 900, 4000)),
      ).flat();
      const singles = Array.from({ length: 12 }, (_, i) => arriving(`s${10 + i}`, integer(rng, 10, 2000)));
      const at = integer(rng, 310, 1200);
      const customers = [...first, ...parties, ...singles, ...party('pro', integer(rng, 2, 4), at)];
      const story = open({ ...FAMILY_CAFE, chefs: 2, rules: ['apart'], seed, customers });
      promises(story, customers.flatMap(({ id }) => (id.startsWith('pro') ? [id] : [])), at); // prettier-ignore
      expect(longestStand(story, 4000)).toBeLessThanOrEqual(A_MINUTE);
      expectSound(story);
    },
  );
});

describe('a table that is kept and stands empty except for plates', () => {
  /** Guests on every chair; those of table 3 leave last, and their plates stay. Everyone at the other tables goes on ordering. */
  const told = (controller: string): Story => {
    const eats = (seat: string) => seated(seat, seat, { order: 'ghik'.includes(seat) ? ['ramen'] : FOREVER });
    const crowd = ['hana', 'mei'].map((id, i) => farSighted(id, [4 + 3 * i, 2], { rank: 5, controller }));
    const customers = [...[...'abcdefghik'].map(eats), ...party('fam', 4, 5, 6000)];
    const quick = [{ id: 'ramen', cookTicks: 1, eatTicks: 5, price: 900 }];
    const story = open({ map: FAMILY_CAFE.map, maids: crowd, menu: quick, chefs: 2, rules: ['apart'], customers });
    story.cafe.give({ kind: 'focus', on: 'orders' });
    return story;
  };
  const hasPlatesOnly = ({ seats, family }: WorldState): boolean =>
    family !== undefined && seats.every(({ table, takenBy }) => table !== family.table || takenBy === null);

  test.each(['script', 'diligent', 'utility'])(
    'is cleared first by one maid (%s), although the focus is on orders, and she says so',
    (controller) => {
      const story = told(controller);
      const reasons = new Set<string | undefined>();
      let [alone, most] = [0, 0];
      story.pass(3000, (cafe) => {
        const { people, seats, family } = cafe.state;
        if (!hasPlatesOnly(cafe.state)) return;
        alone++;
        const plates = seats.filter(({ table, dirty }) => table === family!.table && dirty);
        const tending = Object.values(people).filter(
          (one) => one.role === 'maid' && plates.some(({ x, y }) => one.tending === `${x},${y}`),
        );
        most = Math.max(most, tending.length);
        for (const { id } of tending) reasons.add(cafe.decisions(id).at(-1)?.because?.key);
      });
      expect(story.count('seated', { table: 3, who: 'fam0' })).toBe(1);
      expect(alone).toBeGreaterThan(0);
      expect(alone).toBeLessThan(300);
      expect(most).toBe(1);
      expect(reasons).toContain('clear.awaited');
    },
  );
});

describe('a celebrity who waits at the door', () => {
  const told = (): Story => {
    const stay = [...'abdef'].map((seat) => seated(seat, seat, { order: FOREVER }));
    const go = [...'cghik'].map((seat, i) => seated(seat, seat, { order: FOREVER.slice(0, 4 + i) }));
    const rio = arriving('zrio', 300, { type: 'footballer', isHero: true });
    const singles = Array.from({ length: 9 }, (_, i) => arriving(`s${10 + i}`, 20 + i));
    const customers = [...stay, ...go, ...party('fam', 4, 5), ...singles, rio];
    return open({ ...FAMILY_CAFE, chefs: 2, rules: ['apart'], customers });
  };

  test('takes the next free chair before all others, even one at the table kept for a family', () => {
    const story = told();
    story.until('seated', { who: 'zrio' }, 4000);
    const came = story.tickOf('enter', { who: 'zrio' });
    const between = story.all('seated').filter(({ tick, who }) => tick > came + 60 && who !== 'zrio');
    expect(between).toEqual([]);
    expectSound(story);
  });

  test('is named by those who wait on, and says why a chair is free at once', () => {
    const story = told();
    const keys = new Map<string, string>();
    story.pass(2500, (cafe) => {
      for (const one of Object.values(cafe.state.people)) {
        const because = one.role === 'guest' ? cafe.decisions(one.id).at(-1)?.because : undefined;
        if (because?.key.startsWith('guest.hero')) keys.set(because.key, becauseOf(because) ?? '');
      }
    });
    expect(keys.get('guest.heroSeat')).toBe('because a celebrity at the door gets the next free chair');
    expect(keys.get('guest.heroFirst')).toMatch(/^because the next free chair is for .*, a celebrity$/);
  });
});

describe('a guest who waits though chairs are free says the true reason', () => {
  const newest = (story: Story, id: string): string => {
    return becauseOf(plainOf(story.cafe, story.guest(id)).because!) ?? '';
  };
  test('a party: no table has four free chairs together', () => {
    const stay = [...'acdeghi'].map((seat) => seated(seat, seat, { order: FOREVER }));
    const story = open({ ...FAMILY_CAFE, rules: ['apart'], customers: [...stay, ...party('fam', 4, 5, 9000)] });
    expect(newest(story.pass(120), 'fam2')).toContain('no table has free chairs for 4 together');
  });
  test('a single guest: the free chairs are kept for three promised guests', () => {
    const stay = [...'abcdef'].map((seat) => seated(seat, seat, { order: FOREVER }));
    const customers = [...stay, ...party('pro', 3, 290), arriving('sue', 40)];
    const story = open({ ...FAMILY_CAFE, rules: ['apart'], customers });
    promises(story.pass(5), ['pro0', 'pro1', 'pro2'], 290);
    expect(newest(story.pass(150), 'sue')).toContain('table 3 is kept for a party of 3');
  });
});
