// Kills the browser at random moments while it saves, as a power failure would. Every acknowledged save is intact when
// the browser starts again.

import { afterAll, expect, test } from 'vitest';
import { integer, stream } from '../../src/ai/random.ts';
import { NEWEST_KEPT } from '../../src/saves/kept-generations.ts';
import { figure, full } from '../soak/figure.ts';
import { openVictim, type Victim } from './kill/victim.ts';

const KILLS = full ? 500 : 8;
const rng = stream(Number(process.env['HONEYBELL_SEED'] ?? 41), 'kills');

let victim: Victim | null = null;
afterAll(() => victim?.close());

test(
  `${KILLS} times killed while saving, no acknowledged save is lost and none is torn`,
  { timeout: full ? 7_200_000 : 900_000 },
  async () => {
    victim = await openVictim();
    await victim.start();
    let behind = 0;
    /** How often the browser had deleted its store. */
    let emptied = 0;
    for (let i = 1; i <= KILLS; i++) {
      // After some saves, and part of the next.
      await victim.saved(integer(rng, 0, 4));
      for (let turn = integer(rng, 0, 400); turn > 0; turn--) await new Promise((next) => setImmediate(next));
      await victim.kill();
      const acknowledged = [...victim.kept];
      const { saves, torn, first, state } = await victim.start();
      const when = `kill ${i}`;
      expect([state, torn], when).toEqual(['ready', []]);
      if (first === 0 && acknowledged.length > 0) emptied++;
      const last = acknowledged.at(-1);
      if (last !== undefined) {
        expect(saves, when).toContainEqual(last);
        // One more may have been written whose acknowledgement did not arrive.
        expect(saves[0]!.generation, when).toBeGreaterThanOrEqual(last.generation);
        if (saves[0]!.generation > last.generation) behind++;
      }
      // Also the saves before it, as many as are kept.
      const oldest = (saves[0]?.generation ?? 0) - NEWEST_KEPT;
      for (const told of acknowledged) if (told.generation > oldest) expect(saves, when).toContainEqual(told);
    }
    expect(victim.kept.length, 'saves acknowledged').toBeGreaterThan(KILLS);
    figure(
      'kills',
      `${KILLS} kills: ${victim.kept.length} saves acknowledged, none lost; ${behind} of ${KILLS} kills came between a save and its acknowledgement; ${emptied} times the browser had emptied its store`,
    );
  },
);
