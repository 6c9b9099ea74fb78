/**
 * The sniper of _Modular AI_, with a camera: the paparazzo takes a picture when his way out is clear, a person worth a
 * picture is in view, and a minute or two have passed. A tick is half a second.
 */

import {
  createFactory, type Factory, loadConfig, type Reasoner, real, type Region, type Stream, stream, type Target,
  type UtilityContext, type UtilityDecision,
} from '../../../ai/index.ts'; // prettier-ignore
import { isRecord } from '../../../ai/problems.ts';
import { problemsOf } from '../../frame/config.ts';
import type { SheetRead } from '../../frame/sheet.ts';

export const COLUMNS = 17;
export const ROWS = 7;
export const SECONDS_A_TICK = 0.5;
/** Rectangles of tiles, both ends included: the exit, and the area in which pictures are taken. */
export const EXIT = { left: 14, right: 16, top: 0, bottom: 1 } as const;
export const PHOTO = { left: 7, right: 13, top: 1, bottom: 6 } as const;
const STEP = 0.05;
const FLASH_TICKS = 8;

export type Circle = 'hero' | 'company' | 'nobody';
export interface Person {
  readonly id: string;
  readonly look: string;
  readonly circle: Circle;
  x: number;
  y: number;
  before: { x: number; y: number };
  goal: { x: number; y: number };
}
export interface Photo {
  readonly second: number;
  readonly id: string;
  readonly circle: Circle;
}

const COMPANY = ['lady', 'madame', 'punk', 'grandpa', 'clerk', 'boy', 'student', 'granny', 'kid', 'noel'] as const;
const GUESTS: readonly (readonly [look: string, circle: Circle])[] = [
  ['gild', 'hero'],
  ...COMPANY.map((look) => [look, 'company'] as const),
  ['office', 'nobody'],
  ['fan', 'nobody'],
];
const MORE_HEROES = ['idol', 'rio', 'vera'] as const;

const inBox = ({ left, right, top, bottom }: typeof EXIT | typeof PHOTO): Region => ({
  contains: ({ x, y }) => x >= left - 0.5 && x <= right + 0.5 && y >= top - 0.5 && y <= bottom + 0.5,
  randomPoint: () => null,
});
const regions = { exit: inBox(EXIT), photo: inBox(PHOTO) };

/**
 * The context in which the configuration is evaluated. The configuration and its action are shared by all models of
 * this page, so the action finds the present model here.
 */
interface Scenery extends UtilityContext {
  readonly world: Paparazzo | null;
}

function paparazzoFactory(): Factory<Scenery> {
  const factory = createFactory<Scenery>({ entities: ['guests', 'maids'], regions: ['exit', 'photo'] });
  return factory.register('action', 'Shoot', { target: 'entity' }, ({ target }: { target: Target }) => ({
    start(scene) {
      const shot = target.entity(scene);
      if (shot !== null) (scene.context as Scenery).world?.shoot(shot.id);
    },
  }));
}

export const readPaparazzo = (text: string): SheetRead<Reasoner<Scenery>> => {
  const read = loadConfig(text, paparazzoFactory());
  return read.ok ? { ok: true, value: read.reasoner } : { ok: false, problems: problemsOf(read.problems) };
};

export class Paparazzo {
  readonly me = { id: 'pap', x: 14, y: 5.4 };
  guests: Person[] = [];
  maids: Person[] = [];
  photos: Photo[] = [];
  tick = 0;
  flash = 0;
  blocked = false;
  decision: UtilityDecision;
  /**
   * The pictures that the last call of `tryOut` took, counted by whether they showed a hero, the hero's company or
   * nobody.
   */
  tried: { readonly circle: Circle; readonly count: number }[] = [];
  reasoner: Reasoner<Scenery>;
  private brain: Record<string, unknown> = {};
  private chance: Stream = [];

  constructor(reasoner: Reasoner<Scenery>) {
    this.reasoner = reasoner;
    this.begin();
    this.decision = this.look();
  }

  adopt(reasoner: Reasoner<Scenery>): void {
    this.reasoner = reasoner;
    this.tried = [];
    this.decision = this.look();
  }

  reset(): void {
    this.begin();
    this.decision = this.look();
  }

  get seconds(): number {
    return this.tick * SECONDS_A_TICK;
  }

  step(): void {
    this.tick++;
    if (this.flash > 0) this.flash--;
    for (const one of [...this.guests, ...this.maids]) this.stroll(one);
    this.reasoner.run(this.context(this.brain, this), true);
    this.decision = this.reasoner.explain();
  }

  /** Takes a picture of a person; called by the action of the configuration. */
  shoot(id: string): void {
    const person = this.guests.find((one) => one.id === id);
    if (person === undefined) return;
    this.photos = [{ second: this.seconds, id, circle: person.circle }, ...this.photos].slice(0, 200);
    this.flash = FLASH_TICKS;
  }

  setBlocked(on: boolean): void {
    this.blocked = on;
    const [first] = this.maids;
    if (first !== undefined) first.goal = on ? { x: 15, y: 1 } : { x: 5, y: 5 };
  }

  addHero(): void {
    const look = MORE_HEROES.find((one) => !this.guests.some(({ id }) => id === one));
    if (look !== undefined) this.guests.push(person(look, 'hero', 5 + this.guests.length / 3, 3));
  }

  /**
   * Takes many pictures in a row without a pause, to try out the choice of a target. All persons stand still meanwhile,
   * and the paparazzo's memory stays as it was.
   */
  tryOut(times = 500): void {
    const counts: Record<Circle, number> = { hero: 0, company: 0, nobody: 0 };
    for (let i = 0; i < times; i++) {
      const brain: { photoTarget?: string | null } = {};
      this.reasoner.choose(this.context(brain, null));
      const shot = this.guests.find(({ id }) => id === brain.photoTarget);
      if (shot !== undefined) counts[shot.circle]++;
    }
    this.tried = (['hero', 'company', 'nobody'] as const).map((circle) => ({ circle, count: counts[circle] }));
  }

  /**
   * The seconds since the paparazzo's last picture, and the length of the pause that was drawn after that picture;
   * null before the first picture.
   */
  wait(): { readonly since: number; readonly of: number | null } | null {
    const [last] = this.photos;
    if (last === undefined) return null;
    // `$execution` is the part of the brain's memory that is saved. The only number in it is the length of the
    // pause, because this configuration draws no other number.
    const execution = this.brain['$execution'] as
      { [key: string]: { readonly numbers: Record<string, unknown> } } | undefined;
    const [drawn] = Object.values(execution?.[this.reasoner.key]?.numbers ?? {});
    const seconds = isRecord(drawn) ? drawn['value'] : drawn;
    return { since: this.seconds - last.second, of: typeof seconds === 'number' ? seconds : null };
  }

  private begin(): void {
    this.tick = 0;
    this.flash = 0;
    this.blocked = false;
    this.photos = [];
    this.tried = [];
    this.brain = {};
    this.chance = stream(31, 'paparazzo');
    this.guests = GUESTS.map(([look, circle], i) =>
      person(look, circle, 8.8 + ((12 - i) % 4) * 1.3, 1.2 + Math.floor((12 - i) / 4) * 1.5),
    );
    this.maids = [person('nana', 'nobody', 5, 5), person('tomo', 'nobody', 2, 2)];
  }

  private look(): UtilityDecision {
    return this.reasoner.decide(this.context(structuredClone(this.brain), null));
  }

  private context(brain: object, world: Paparazzo | null): Scenery {
    return {
      stores: { self: this.me, brain, global: {} },
      self: this.me,
      entities: { guests: this.guests, maids: this.maids },
      regions,
      now: this.seconds,
      random: () => real(this.chance),
      world,
    };
  }

  private stroll(one: Person): void {
    one.before = { x: one.x, y: one.y };
    const [dx, dy] = [one.goal.x - one.x, one.goal.y - one.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far > STEP) {
      one.x += (dx / far) * STEP;
      one.y += (dy / far) * STEP;
      return;
    }
    if (this.blocked && one === this.maids[0]) return;
    if (real(this.chance) > 0.03) return;
    const maid = this.maids.includes(one);
    one.goal = { x: (maid ? 1 : 8.6) + real(this.chance) * (maid ? 15 : 4.3), y: 1 + real(this.chance) * 4.8 };
  }
}

const person = (look: string, circle: Circle, x: number, y: number): Person => ({
  id: look,
  look,
  circle,
  x,
  y,
  before: { x, y },
  goal: { x, y },
});
