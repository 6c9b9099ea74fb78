// A café that runs ahead in a Worker, and the page's café that follows: both are the same to the last byte, and the
// same again from the journal alone.

import { expect, test } from 'vitest';
import { Ahead } from '../../src/sandbox/ahead-worker.ts';
import { type AheadPort, HANG_MS, Leader } from '../../src/sandbox/ahead-page.ts';
import type { FromAhead } from '../../src/sandbox/messages.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Input, JournalEntry } from '../../src/sim/inputs/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { cafeAt } from './hall.ts';

const script = (name: string, body: string, maid: string): Input => ({
  kind: 'script',
  maid,
  script: { name, text: `export default script((me, runned, commands) => { ${body} });` },
});
const DEAREST = `
  if (me.carrying.length > 0 || me.orders.length > 0) return usual();
  const caller = me.dearestCaller();
  if (caller) { me.because('to ' + caller.name); return serve(caller); }
  const litter = me.nearest('litter', 6);
  if (litter) return sweep(litter);
  if (runned > 60 && me.chance('fidget', 4)) return fidget(20);
  return stay(1);`;

/** Both ends in one thread; messages arrive when `pass` is called. A maid in `hangs` never ends her turn. */
class Line {
  now = 0;
  spawned = 0;
  readonly hangs = new Set<string>();
  readonly log: string[] = [];
  private readonly tasks: (() => void)[] = [];
  private readonly opening: Promise<unknown>[] = [];

  readonly need = {
    spawn: (): AheadPort => this.spawn(),
    now: () => this.now,
    differs: (tick: number) => void this.log.push(`differs at ${tick}`),
    hung: (maid: string) => void this.log.push(`${maid} hung`),
    failed: (message: string) => void this.log.push(`failed: ${message}`),
  };

  private spawn(): AheadPort {
    this.spawned++;
    let hear: (message: FromAhead) => void = () => {};
    let alive = true;
    const opened = Ahead.open(
      (message) => {
        if (!alive) return;
        this.tasks.push(() => alive && hear(message));
        if (message.is === 'turn' && this.hangs.has(message.maid)) {
          alive = false;
          this.tasks.push(() => hear(message));
          throw new Error('hangs');
        }
      },
      () => this.now,
    );
    this.opening.push(opened);
    return {
      post: (message) => {
        const told = structuredClone(message);
        void opened.then((ahead) => this.tasks.push(() => alive && ahead.hear(told)));
      },
      listen: (listener) => {
        hear = listener;
      },
      end: () => {
        alive = false;
      },
    };
  }

  async pass(): Promise<void> {
    await Promise.all(this.opening);
    for (let quiet = 0; quiet < 2; quiet++) {
      await Promise.resolve();
      for (let task = this.tasks.shift(); task !== undefined; task = this.tasks.shift()) {
        quiet = 0;
        try {
          task();
        } catch (error) {
          if (!(error instanceof Error) || error.message !== 'hangs') throw error;
        }
        await Promise.resolve();
      }
    }
  }
}

/** Runs this many ticks, waiting for answers as the page does. */
async function goOn(cafe: Simulation, leader: Leader, line: Line, ticks: number): Promise<void> {
  const until = cafe.state.tick + ticks;
  for (let waits = 0; cafe.state.tick < until && waits < 400;) {
    await line.pass();
    leader.watch();
    if (leader.ready) {
      waits = 0;
      cafe.step();
      leader.stepped();
    } else {
      waits++;
      line.now += 10;
    }
  }
  expect(cafe.state.tick).toBe(until);
}

const replay = (start: string, journal: readonly JournalEntry[], ticks: number): Simulation => {
  const saved = JSON.parse(start) as ReturnType<Simulation['saved']>;
  const cafe = new Simulation(saved.state, scripts, {}, { ...saved, journal });
  while (cafe.state.tick < ticks) cafe.step();
  return cafe;
};

test('a day with scripts is the same ahead, on the page and from the journal', async () => {
  const cafe = cafeAt(900);
  const start = cafe.save();
  const line = new Line();
  const leader = new Leader(cafe, line.need);
  leader.give(script('dearest', DEAREST, 'momo'));
  leader.give({
    kind: 'script',
    role: 'serving',
    script: { name: 'usual', text: 'export default script(() => usual())' },
  });
  await goOn(cafe, leader, line, 700);
  leader.give({ kind: 'edit', maid: 'momo', edit: { alertness: 3 } });
  await goOn(cafe, leader, line, 900);
  expect(line.log).toEqual([]);
  expect(cafe.state.own?.scripts['momo']?.name).toBe('dearest');
  const thoughts = cafe.journal.filter(({ input }) => input.kind === 'thought').length;
  expect(thoughts).toBeGreaterThan(10);
  expect(cafe.state.figures.faults).toBe(0);
  expect(replay(start, cafe.journal, cafe.state.tick).hash()).toBe(cafe.hash());
  // Also from a save in the middle.
  const again = Simulation.load(cafe.save(), scripts);
  expect(again.hash()).toBe(cafe.hash());
  leader.dispose();
});

test('a script takes effect, and one click takes it back', async () => {
  const cafe = cafeAt(1200);
  const line = new Line();
  const leader = new Leader(cafe, line.need);
  leader.give(script('statue', 'me.because("a statue"); return stay(5);', 'momo'));
  await goOn(cafe, leader, line, 200);
  expect(cafe.page('momo')).toMatchObject({ script: 'maid.own', todo: { behave: 'stay' } });
  leader.give({ kind: 'script', maid: 'momo', script: null });
  await goOn(cafe, leader, line, 60);
  expect(cafe.state.own).toBeUndefined();
  expect(cafe.page('momo')?.script).not.toBe('maid.own');
  expect(leader.isIdle || cafe.state.tick < 2000).toBe(true);
  leader.dispose();
});

test('a runaway loses its turn, then its seat, and the journal knows', async () => {
  const cafe = cafeAt(1200);
  const start = cafe.save();
  const line = new Line();
  const leader = new Leader(cafe, line.need);
  leader.give(script('runs', 'while (true);', 'momo'));
  await goOn(cafe, leader, line, 300);
  expect(cafe.state.own).toBeUndefined();
  const lost = cafe.journal.filter(({ input }) => input.kind === 'script' && input.lost === 'runaway');
  expect(lost).toHaveLength(1);
  expect(replay(start, cafe.journal, cafe.state.tick).hash()).toBe(cafe.hash());
  leader.dispose();
});

test('a hanging script is ended with its Worker: after three lost turns it is removed', async () => {
  const cafe = cafeAt(1200);
  const start = cafe.save();
  const line = new Line();
  const leader = new Leader(cafe, line.need);
  leader.give(script('dearest', DEAREST, 'sakura'));
  leader.give(script('hangs', 'return stay(1);', 'momo'));
  await goOn(cafe, leader, line, 50);
  line.hangs.add('momo');
  const before = line.now;
  await goOn(cafe, leader, line, 200);
  expect(line.log).toEqual(['momo hung', 'momo hung', 'momo hung']);
  expect(line.spawned).toBe(4);
  expect(leader.kills).toBe(3);
  expect((line.now - before) / 3).toBeLessThan(HANG_MS + 100);
  expect(Object.keys(cafe.state.own?.scripts ?? {})).toEqual(['sakura']);
  expect(replay(start, cafe.journal, cafe.state.tick).hash()).toBe(cafe.hash());
  leader.dispose();
});

test("a difference from the café ahead is noticed, and the page's café counts", async () => {
  const cafe = cafeAt(1190);
  const line = new Line();
  const leader = new Leader(cafe, line.need);
  leader.give(script('dearest', DEAREST, 'momo'));
  await goOn(cafe, leader, line, 5);
  cafe.state.money += 1;
  await goOn(cafe, leader, line, 500);
  expect(line.log).toEqual(['differs at 1200']);
  leader.dispose();
});
