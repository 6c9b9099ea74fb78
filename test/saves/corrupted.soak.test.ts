// Ten thousand damaged saves (HONEYBELL_SOAK=full; 200 otherwise): flipped bits, truncated ends, pieces of other data, fields changed by hand with a
// corrected checksum. Each is refused or recovered; none throws or harms the game, and stored saves remain.

import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { integer, pick, stream, type Stream } from '../../src/ai/random.ts';
import { scripts } from '../../src/scripts/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { checksumOf } from '../../src/saves/file.ts';
import { Saves } from '../../src/saves/saves.ts';
import { figure, full, processorMs } from '../soak/figure.ts';
import { about, cafeAt, saveText } from './cafes.ts';

const SEED = Number(process.env['HONEYBELL_SEED'] ?? 21);
const CASES = full ? 10_000 : 200;

type Spoiler = (text: string, rng: Stream) => string;
const somewhere = (text: string, rng: Stream): number => integer(rng, 0, text.length - 1);
const letters = (rng: Stream, count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(integer(rng, 0, 255))).join('');
const withPiece = (text: string, at: number, piece: string): string =>
  text.slice(0, at) + piece + text.slice(at + piece.length);

/** Damage as it happens on a disk. */
const ACCIDENTS: Readonly<Record<string, Spoiler>> = {
  'bits flipped': (text, rng) => {
    let spoiled = text;
    for (let left = integer(rng, 1, 40); left > 0; left--) {
      const at = somewhere(text, rng);
      const flipped = spoiled.charCodeAt(at) ^ (1 << integer(rng, 0, 6));
      spoiled = withPiece(spoiled, at, String.fromCharCode(flipped));
    }
    return spoiled;
  },
  'the end cut off': (text, rng) => text.slice(0, somewhere(text, rng)),
  'the beginning cut off': (text, rng) => text.slice(somewhere(text, rng)),
  'a hole': (text, rng) => {
    const [one, other] = [somewhere(text, rng), somewhere(text, rng)];
    return text.slice(0, Math.min(one, other)) + text.slice(Math.max(one, other));
  },
  'a block of noughts': (text, rng) => withPiece(text, somewhere(text, rng), '\0'.repeat(512)),
  'a block of something': (text, rng) => withPiece(text, somewhere(text, rng), letters(rng, 512)),
  'a piece of another save': (text, rng) => {
    const [from, length] = [somewhere(text, rng), integer(rng, 1, 4096)];
    return withPiece(text, somewhere(text, rng), saveText(1500).slice(from, from + length));
  },
  'two halves of two saves': (text, rng) => {
    const at = somewhere(text, rng);
    return text.slice(0, at) + saveText(1500).slice(at);
  },
  nothing: () => '',
  garbage: (_text, rng) => letters(rng, integer(rng, 1, 2000)),
};

const ODD: readonly unknown[] = [
  null, true, '', 'x', '__proto__', '../..', -1, 0, 0.5, 7, 1e15, -1e300, [], {}, [[]], [null], 'y'.repeat(5000),
]; // prettier-ignore

/** Changes, removes or duplicates one field anywhere, and corrects the checksum. */
const byHand: Spoiler = (text, rng) => {
  const file = JSON.parse(text) as Record<string, unknown>;
  for (let left = integer(rng, 1, 3); left > 0; left--) {
    let at = file[pick(rng, ['header', 'cafe', 'cafe', 'cafe', 'cafe'])] as Record<string, unknown>;
    for (let depth = integer(rng, 0, 7); depth > 0; depth--) {
      const inner = Object.values(at).filter((one) => typeof one === 'object' && one !== null);
      if (inner.length === 0) break;
      at = pick(rng, inner) as Record<string, unknown>;
    }
    const names = Object.keys(at);
    if (names.length === 0) continue;
    const name = pick(rng, names);
    const what = integer(rng, 0, 9);
    if (what === 0 && Array.isArray(at)) at.splice(Number(name), 1);
    else if (what === 0) delete at[name];
    else if (what === 1 && Array.isArray(at)) at.push(at[Number(name)]);
    else if (what === 2) at[name] = at[pick(rng, names)];
    else at[name] = pick(rng, ODD);
  }
  const { version, header, cafe } = file;
  return JSON.stringify({
    ...file,
    checksum: checksumOf(version as number, JSON.stringify(header), JSON.stringify(cafe)),
  });
};

test(
  `${CASES} spoiled saves: each is refused or recovered, none throws, the originals stay`,
  { timeout: full ? 7_200_000 : 1_800_000 },
  async () => {
    const saves = new Saves({ scripts, now: () => 1_700_000_000_000, locks: undefined, name: 'spoiled' });
    await saves.open();
    saves.belongTo(1, 'one');
    const cafe = cafeAt(900);
    await saves.keep(cafe, about);
    for (let i = 0; i < 30; i++) cafe.step();
    await saves.keep(cafe, about);
    const db = await openDB('spoiled');
    const whole = (await db.get('saves', [1, 2])) as string;
    const card: unknown = await db.get('cards', [1, 2]);

    const spoilers: [string, Spoiler][] = Object.entries(ACCIDENTS);
    const broken: string[] = [];
    let slowest = 0;
    const came: Record<string, number> = { recovered: 0, 'as good as before': 0 };
    for (let i = 0; i < CASES; i++) {
      const rng = stream(SEED + i, 'spoiled');
      const [kind, spoil] = i % 2 === 0 ? pick(rng, spoilers) : (['by hand', byHand] as const);
      const spoiled = spoil(whole, rng);
      await db.put('saves', spoiled, [1, 2]);
      await db.put('cards', card, [1, 2]);
      await saves.refresh();

      const before = processorMs();
      const loaded = await saves.load(1);
      slowest = Math.max(slowest, processorMs() - before);
      const case_ = `seed ${SEED + i}, ${kind}`;
      if (!loaded.ok) throw new Error(`${case_}: nothing came back (${JSON.stringify(loaded.problems)})`);
      const { generation } = loaded.card;
      expect(generation, case_).toBe(loaded.passed.length === 0 ? 2 : 1);
      // An accidental change is never accepted as a save, unless it changed nothing that matters.
      if (kind !== 'by hand' && generation === 2)
        expect(JSON.stringify(JSON.parse(spoiled)) === JSON.stringify(JSON.parse(whole)), case_).toBe(true);
      came[generation === 1 ? 'recovered' : 'as good as before']!++;
      expect((await db.get('saves', [1, 2])) === spoiled, case_).toBe(true);
      if (generation === 2) {
        const going = new Simulation(loaded.cafe.state, scripts, { tracing: true }, loaded.cafe);
        try {
          for (let tick = 0; tick < 200; tick++) going.step();
          going.save();
        } catch (error) {
          broken.push(
            `${case_}: breaks later – ${String(error)} ${error instanceof Error ? error.stack?.split('\n')[1] : ''}`,
          );
        }
      }
    }
    db.close();
    expect(broken).toEqual([]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(came['recovered']).toBeGreaterThan(CASES / 2);
    figure(
      'saves',
      `${CASES} damaged saves: ${came['recovered']} refused and the one before recovered, ${came['as good as before']} as good as before; the slowest took ${slowest.toFixed(0)} ms of processor time`,
    );
  },
);
