/**
 * A hall with music, litter and a hero, and three people whose scripts are joined from the same small pieces by a
 * table. The key `afterDance` leads each of them to another script.
 */

import {
  type AIScript, aiScript, type AnyScript, behaviour, concat, createMinds, DONE, type Decision, GOING, type Page, type Progress, type Todo, Trace, type TypedBehaviour,
  type WarpTable,
} from '../../../ai/index.ts'; // prettier-ignore
import { didYouMean } from '../../../ai/problems.ts';
import { readTable } from '../../../data/table.ts';
import type { SheetProblem, SheetRead } from '../../frame/sheet.ts';
import type { Dancer, Hall } from './dancer.ts';
import { pieces } from './pieces.ts';

export const KEYS = ['default', 'dance', 'afterDance'] as const;
export type Key = (typeof KEYS)[number];
const CAST = ['idol', 'punk', 'mei'] as const;
const HOME = { idol: 3, punk: 8, mei: 13 } as const;
const LITTER_SPOTS = [11, 6, 14, 9] as const;
const STEP = 0.16;
const SWEEP_TICKS = 24;
const GREET_TICKS = 40;
const MUSIC_TICKS = 240;
const HERO_TICKS = 130;

/** The warp table: for each person and key, the names of the script pieces joined there. */
export type WarpPlan = Readonly<Record<string, Partial<Readonly<Record<Key, readonly string[]>>>>>;

export function readWarps(csv: string): SheetRead<WarpPlan> {
  const problems: SheetProblem[] = [];
  const cell = (raw: string): string[] => (raw.trim() === '' ? [] : raw.split('+').map((name) => name.trim()));
  const { rows, errors } = readTable(
    csv,
    { who: (raw) => raw.trim(), default: cell, dance: cell, afterDance: cell },
    'who',
  );
  for (const { line, column, message } of errors)
    problems.push({ line, message: column === '' ? message : `${column}: ${message}` });
  rows.forEach((row, i) => {
    const line = i + 2;
    if (!CAST.some((who) => who === row.who))
      problems.push({
        line,
        message: `who: '${row.who}' should be one of ${CAST.join(', ')}${didYouMean(row.who, CAST)}`,
      });
    for (const key of KEYS)
      for (const name of row[key] ?? [])
        if (!Object.hasOwn(pieces, name))
          problems.push({
            line,
            message: `${key}: no piece is called '${name}'${didYouMean(name, Object.keys(pieces)) || `; there are ${Object.keys(pieces).join(', ')}`}`,
          });
    if (row.default?.length === 0)
      problems.push({ line, message: 'default: is empty; it stands in for keys that are missing' });
  });
  for (const who of CAST)
    if (!rows.some((row) => row.who === who)) problems.push({ line: null, message: `a row for '${who}' is missing` });
  if (problems.length > 0) return { ok: false, problems: problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
  return {
    ok: true,
    value: Object.fromEntries(
      rows.map((row) => [
        row.who,
        Object.fromEntries(KEYS.filter((key) => row[key].length > 0).map((key) => [key, row[key]])),
      ]),
    ),
  };
}

export class Warps {
  dancers: Dancer[] = [];
  tick = 0;
  readonly hall: Hall = { music: false, litter: [], hero: null };
  plan: WarpPlan;
  private musicUntil = 0;
  private heroUntil = 0;
  private trace = new Trace<Dancer>();
  private minds = this.newMinds();

  constructor(plan: WarpPlan) {
    this.plan = plan;
    this.reset();
  }

  /**
   * Replaces the warp table while the hall runs. The people's notebooks are not reset, so `runned` (how many times in
   * a row the present script has thought) and the params stay as they are.
   */
  adopt(plan: WarpPlan): void {
    this.plan = plan;
    this.define();
    for (const { id } of this.dancers) this.minds.setWarps(id, this.tableOf(id));
  }

  reset(): void {
    this.tick = 0;
    Object.assign(this.hall, { music: false, hero: null });
    this.hall.litter.length = 0;
    this.musicUntil = this.heroUntil = 0;
    this.trace = new Trace<Dancer>();
    this.minds = this.newMinds();
    this.dancers = CAST.map((id) => ({
      id,
      x: HOME[id],
      before: HOME[id],
      met: false,
      work: 0,
      workOn: '',
      hall: this.hall,
      asked: [],
    }));
    this.define();
    for (const one of this.dancers) this.minds.add(one.id, one, 'dancer', { warps: this.tableOf(one.id) });
  }

  step(): void {
    this.tick++;
    if (this.tick % 520 === 40) this.playMusic();
    if (this.tick % 260 === 200) this.dropLitter();
    if (this.tick % 520 === 380) this.bringHero();
    if (this.tick >= this.musicUntil) this.hall.music = false;
    if (this.tick >= this.heroUntil) this.hall.hero = null;
    for (const one of this.dancers) one.before = one.x;
    this.minds.tick();
  }

  playMusic(): void {
    this.hall.music = true;
    this.musicUntil = this.tick + MUSIC_TICKS;
  }
  dropLitter(): void {
    const spot = LITTER_SPOTS.find((x) => !this.hall.litter.includes(x));
    if (spot !== undefined) this.hall.litter.push(spot);
  }
  bringHero(): void {
    if (this.hall.hero === null) for (const one of this.dancers) one.met = false;
    this.hall.hero = 6;
    this.heroUntil = this.tick + HERO_TICKS;
  }

  page(one: Dancer): Page {
    return this.minds.page(one.id) as Page;
  }

  /** Returns the last thought of a person that ended in a warp, with the warp's key. */
  lastWarp(one: Dancer): Decision | undefined {
    return this.trace
      .of(one.id)
      .filter(({ warp }) => warp !== null)
      .at(-1);
  }

  private tableOf(id: string): WarpTable {
    return Object.fromEntries(Object.keys(this.plan[id] ?? {}).map((key) => [key, `${id}.${key}`]));
  }

  /** Joins the pieces of every table cell to a script; each call of a piece is recorded. */
  private define(): void {
    for (const [id, row] of Object.entries(this.plan))
      for (const [key, names] of Object.entries(row)) {
        const joined = concat(...names.map((name) => noting(name, pieces[name] as AIScript<Dancer>)));
        const asks: AIScript<Dancer> = (me, ...rest) => {
          me.asked = [];
          return joined(me, ...rest);
        };
        this.minds.define(`${id}.${key}`, aiScript(asks));
      }
  }

  private newMinds() {
    const behaviours: Readonly<Record<string, TypedBehaviour<Todo, Dancer>>> = {
      drink: goesHome,
      bow: goesHome,
      fidget: goesHome,
      stay: goesHome,
      dance: { ...goesHome, canDo: () => this.hall.music },
      greet: behaviour<Todo, Dancer>({
        canDo: () => this.hall.hero !== null,
        perform: (me, todo) => {
          if (!walk(me, (this.hall.hero as number) + (me.id === 'mei' ? 1.4 : -1.4))) return begins(me, todo);
          if (!works(me, todo, GREET_TICKS)) return GOING;
          me.met = true;
          return DONE;
        },
      }),
      sweep: behaviour<Todo, Dancer>({
        canDo: () => this.hall.litter.length > 0,
        perform: (me, todo) => {
          if (!walk(me, (todo['x'] as number) - 0.5)) return begins(me, todo);
          if (!works(me, todo, SWEEP_TICKS)) return GOING;
          this.hall.litter.splice(this.hall.litter.indexOf(todo['x'] as number), 1);
          return DONE;
        },
      }),
    };
    const minds = createMinds({
      behaviours,
      scripts: NONE_YET,
      characters: { dancer: { warps: STANDS } },
    });
    minds.observe(this.trace);
    minds.reasonsWanted = true;
    return minds;
  }
}

/**
 * The only script of the minds at first: everyone stands still. The scripts and warp tables that the visitor edits
 * replace it.
 */
const NONE_YET: Readonly<Record<string, AnyScript>> = { stay: () => ({ behave: 'stay' }) };
const STANDS: WarpTable = { default: 'stay' };

/** Starts the count of work anew if the person did something else before. */
function begins(me: Dancer, todo: Pick<Todo, 'behave'>): Progress {
  if (me.workOn !== todo.behave) Object.assign(me, { work: 0, workOn: todo.behave });
  return GOING;
}

/** Counts one tick of work. @returns whether the work is finished */
function works(me: Dancer, todo: Pick<Todo, 'behave'>, ticks: number): boolean {
  begins(me, todo);
  if (++me.work < ticks) return false;
  me.work = 0;
  return true;
}

/** Walks to the person's own place and stays there. */
const goesHome = behaviour<Todo, Dancer>({
  perform: (me, todo) => {
    walk(me, HOME[me.id as keyof typeof HOME]);
    return begins(me, todo);
  },
});

function noting(name: string, piece: AIScript<Dancer>): AIScript<Dancer> {
  return (me, ...rest) => {
    const answer = piece(me, ...rest);
    me.asked.push({ name, answered: answer !== undefined });
    return answer;
  };
}

function walk(me: Dancer, x: number): boolean {
  const way = x - me.x;
  if (Math.abs(way) <= STEP) {
    me.x = x;
    return true;
  }
  me.x += way > 0 ? STEP : -STEP;
  return false;
}
