// Guards patrol, see and chase; thieves sneak, flee, pick locks and carry the loot away. The inspector rewinds all of it.

import { behaviour, concat, createMinds, DONE, GOING, script, warp } from 'honeybell-minds';
import { openInspector, record, shareRecorder } from 'honeybell-minds/inspector';

type Place = { readonly x: number; readonly y: number };
type Walker = { readonly id: string; x: number; y: number; facing: number };
type Guard = Walker & { readonly round: readonly Place[]; next: number };
type Thief = Walker & { readonly hole: Place; readonly chest: Place; picked: number; jailed: number };

const between = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
const place = (x: number, y: number): Place => ({ x, y });
function at<T>(list: readonly T[], i: number): T {
  const found = list[i % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
}

const chests = [place(200, 130), place(600, 130), place(400, 240), place(200, 350), place(600, 350)];
const holes = [place(10, 240), place(790, 240), place(400, 10), place(400, 470)];
const guards = chests.map(({ x, y }, i): Guard => {
  const round = [place(x - 90, y - 70), place(x + 90, y - 70), place(x + 90, y + 70), place(x - 90, y + 70)];
  return { id: `guard ${i}`, ...at(round, 0), facing: 0, round, next: 1 };
});
const thieves = Array.from({ length: 16 }, (_, i): Thief => {
  const [hole, chest] = [at(holes, i), at(chests, i * 3)];
  return { id: `thief ${i}`, ...hole, facing: 0, hole, chest, picked: 0, jailed: i * 30 };
});
const told = { caught: 0, stolen: 0 };

/** Makes one step. @returns whether the place is reached */
function walk(me: Walker, to: Place, speed: number): boolean {
  const far = between(me, to);
  if (far > 0) me.facing = Math.atan2(to.y - me.y, to.x - me.x);
  const part = Math.min(1, speed / Math.max(far, speed));
  me.x += (to.x - me.x) * (far <= speed ? 1 : part);
  me.y += (to.y - me.y) * (far <= speed ? 1 : part);
  return far <= speed;
}

/** The nearest thief in sight: within 120 pixels in front of the guard, or very near. */
function spotted(guard: Guard): Thief | undefined {
  const seen = thieves.filter((thief) => {
    const turn = Math.atan2(thief.y - guard.y, thief.x - guard.x) - guard.facing;
    return thief.jailed === 0 && between(guard, thief) < (Math.cos(turn) > 0.5 ? 120 : 25);
  });
  return seen.sort((a, b) => between(guard, a) - between(guard, b))[0];
}

const hasLoot = (thief: Thief): boolean => thief.picked >= 60;
const home = (thief: Thief, jailed: number): Thief => Object.assign(thief, thief.hole, { picked: 0, jailed });

const minds = createMinds({
  behaviours: {
    patrol: behaviour<object, Guard>({
      perform(me) {
        if (walk(me, at(me.round, me.next), 1)) me.next++;
        return GOING;
      },
    }),
    chase: behaviour<{ prey: string }, Guard>({
      perform(me, { prey }) {
        const thief = thieves.find(({ id }) => id === prey);
        if (thief === undefined || !walk(me, thief, 2.1)) return GOING;
        home(thief, 300);
        told.caught++;
        return DONE;
      },
    }),
    sit: behaviour<object, Thief>({ perform: (me) => (--me.jailed > 0 ? GOING : DONE) }),
    sneak: behaviour<Place, Thief>({ perform: (me, to) => (walk(me, to, hasLoot(me) ? 1.4 : 1) ? DONE : GOING) }),
    flee: behaviour<Place, Thief>({
      perform(me, { x, y }) {
        walk(me, place(Math.min(795, Math.max(5, 2 * me.x - x)), Math.min(475, Math.max(5, 2 * me.y - y))), 1.8);
        return GOING;
      },
    }),
    pick: behaviour<object, Thief>({ perform: (me) => (++me.picked < 60 ? GOING : DONE) }),
    escape: behaviour<object, Thief>({
      perform(me) {
        home(me, 100);
        told.stolen++;
        return DONE;
      },
    }),
  },
  scripts: {
    patrol: concat(
      script((me: Guard) => (spotted(me) === undefined ? undefined : warp('chase'))),
      script(() => ({ behave: 'patrol', tick: 4 })), // looks up every four ticks
    ),
    chase: script((me: Guard, { why }) => {
      const prey = spotted(me);
      if (prey !== undefined) why('sees', { prey: prey.id });
      return prey === undefined ? warp('patrol') : { behave: 'chase', prey: prey.id, tick: 2 };
    }),
    steal: concat(
      script((me: Thief) => (me.jailed > 0 ? { behave: 'sit' } : undefined)),
      script((me: Thief, { why }) => {
        const near = guards.find((guard) => between(guard, me) < 70);
        if (near === undefined) return undefined;
        why('fears', { guard: near.id });
        return { behave: 'flee', ...place(near.x, near.y), tick: 10 };
      }),
      script((me: Thief) => {
        const goal = hasLoot(me) ? me.hole : me.chest;
        if (between(me, goal) > 0) return { behave: 'sneak', ...goal, tick: 5 };
        return hasLoot(me) ? { behave: 'escape' } : { behave: 'pick', tick: 5 };
      }),
    ),
  },
  characters: {
    guard: { warps: { patrol: 'patrol', chase: 'chase' } },
    thief: { warps: { default: 'steal' } },
  },
});
for (const guard of guards) minds.add(guard.id, guard, 'guard');
for (const thief of thieves) minds.add(thief.id, thief, 'thief');

const recorder = record(minds, {
  save: () => ({ guards, thieves, told }),
  restore(saved) {
    guards.forEach((guard, i) => Object.assign(guard, saved.guards[i]));
    thieves.forEach((thief, i) => Object.assign(thief, saved.thieves[i]));
    Object.assign(told, saved.told);
  },
  characterOf: (id) => [...guards, ...thieves].find((one) => one.id === id),
  step: () => minds.tick(),
});

const canvas = document.querySelector('canvas')?.getContext('2d');
function dot({ x, y }: Place, size: number, colour: string): void {
  if (canvas) canvas.fillStyle = colour;
  canvas?.fillRect(x - size / 2, y - size / 2, size, size);
}

function frame(): void {
  for (let i = Number(document.querySelector('input')?.value ?? 1); i > 0; i--) recorder.step();
  canvas?.clearRect(0, 0, 800, 480);
  for (const chest of chests) dot(chest, 18, '#c8963c');
  for (const hole of holes) dot(hole, 14, '#000');
  for (const thief of thieves) if (thief.jailed === 0) dot(thief, 10, hasLoot(thief) ? '#f2d34f' : '#b87ad9');
  for (const guard of guards) dot(guard, 14, minds.page(guard.id)?.script === 'chase' ? '#e5484d' : '#5aa9e6');
  const sums = `tick ${minds.now}: ${told.caught} caught, ${told.stolen} chests stolen`;
  document.querySelector('p')?.replaceChildren(sums);
  requestAnimationFrame(frame);
}
frame();
openInspector(document.querySelector('aside') ?? document.body, recorder, { canClose: false });
shareRecorder(recorder, 'guards and thieves');
