/**
 * The paparazzo (_Modular AI_: the article's sniper) consults the configuration `paparazzo` before anything else. Once
 * a second the paparazzo reconsiders, except while taking a picture.
 */

import { concat, type Entity, type Todo } from '../../ai/index.ts';
import type { CafeView, Guest } from '../../sim/script-api/views.ts';
import type { GuestScript } from '../script-types.ts';
import { contextOf } from './cafe-components.ts';

/** Number of ticks after which a paparazzo checks again for a subject to photograph. */
const LOOKS_UP = 20;

class SubjectView implements Entity {
  readonly id: string;
  readonly x: number;
  readonly y: number;

  constructor(
    private readonly who: Guest,
    private readonly cafe: CafeView,
  ) {
    this.id = who.id;
    this.x = who.x;
    this.y = who.y;
  }
  get name(): string {
    return this.who.name;
  }
  get company(): 'celebrity' | 'none' {
    return this.cafe.choices.isCelebritysCompany(this.who) ? 'celebrity' : 'none';
  }
  get isHero(): boolean {
    return this.who.isHero;
  }
  get customerType(): string {
    return this.who.customerType;
  }
  get mood(): number {
    return this.who.mood;
  }
  get stage(): string {
    return this.who.stage;
  }
}

/** The tiles of a paparazzo's way to the door, as a region for configurations. */
function wayOut(me: Guest, cafe: CafeView) {
  let tiles: ReadonlySet<string> | null = null;
  return {
    contains: ({ x, y }: { readonly x: number; readonly y: number }) => {
      tiles ??= new Set(cafe.choices.wayOut(me).map((tile) => `${tile.x},${tile.y}`));
      return tiles.has(`${x},${y}`);
    },
    randomPoint: () => null,
  };
}

const isAtWork = (me: Guest): boolean =>
  me.customerType === 'paparazzo' &&
  me.seat !== null &&
  me.attendedBy === null &&
  me.stage !== 'leave' &&
  me.stage !== 'flee';

/** A paparazzo takes a picture if there is a subject worth one. */
const photographs: GuestScript = ({ me, cafe }) => {
  if (!isAtWork(me)) return undefined;
  const { reasoner } = cafe.choices.config('paparazzo');
  const brain = cafe.choices.brainOf(me);
  const guests = cafe.choices.guests
    .filter((who) => who !== me && who.seat !== null)
    .map((who) => new SubjectView(who, cafe));
  reasoner.run(
    contextOf(me, cafe, {
      brain,
      start: me.enteredTick,
      ended: cafe.choices.endedHow(me),
      entities: { guests, maids: cafe.maids },
      regions: { wayOut: wayOut(me, cafe) },
      distance: (from, to) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y),
    }),
    cafe.explaining,
  );
  if (cafe.explaining) cafe.choices.explains(me, 'paparazzo', reasoner.explain());
  const { answer } = reasoner;
  if (answer === undefined) return undefined;
  const target = brain['photoTarget'];
  const name = typeof target === 'string' ? (cafe.guest(target)?.name ?? target) : '';
  cafe.reasons.note('guest.photographs', { name });
  return answer;
};

/** Makes a guest's script consult the configuration `paparazzo` first; other guests are not affected. */
export function withCamera(script: GuestScript): GuestScript {
  const both = concat(photographs, script);
  return (who, ...rest) => {
    const answer = both(who, ...rest);
    if (answer === undefined || !isAtWork(who.me) || !('behave' in answer) || answer.behave === 'photograph')
      return answer;
    const todo: Todo = answer;
    return todo.tick !== undefined && todo.tick <= LOOKS_UP ? todo : { ...todo, tick: LOOKS_UP };
  };
}
