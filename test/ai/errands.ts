/**
 * A made-up world for property tests: porters of several colours wait for callers. They serve callers of the colours
 * they care for, cheer when others have finished, hide from rain, follow commands, and are stunned now and then. The
 * world is plain data; scripts are functions of what they read. Porters either reconsider every tick, or sleep until a
 * fact changes.
 */

import {
  addFlag,
  type AIScript,
  Blackboard,
  type Body,
  DONE,
  type FlagLeft,
  GOING,
  maskOf,
  Minds,
  type Progress,
  Registry,
  RESTING,
  restFor,
  type SavedBoard,
  type SavedMind,
  stepFlags,
  STUNNED,
  warp,
  type WarpTable,
} from '../../src/ai/index.ts';

/** What happens before the turns of a tick. */
export type Happening =
  | { readonly what: 'call'; readonly colour: number }
  | { readonly what: 'giveUp' }
  | { readonly what: 'rain'; readonly on: boolean }
  | { readonly what: 'order'; readonly to: string; readonly ticks: number; readonly in: number }
  | { readonly what: 'stun'; readonly who: number; readonly ticks: number };

export interface Plan {
  readonly porters: number;
  readonly parked: boolean;
  /** Ticks after which a waiting porter reconsiders anyway; null = never. */
  readonly patience: number | null;
  readonly happenings: readonly (readonly Happening[])[];
}

interface Porter {
  readonly id: string;
  readonly cares: readonly number[];
  readonly keys: readonly string[];
  serving: number | null;
  workUntil: number;
  cheered: number;
  lastOrder: number;
  flags: FlagLeft[];
}

interface World {
  tick: number;
  raining: boolean;
  finished: number;
  nextCaller: number;
  callers: { id: number; colour: number }[];
  porters: Porter[];
}

interface Saved {
  readonly world: World;
  readonly minds: readonly SavedMind[];
  readonly board: SavedBoard;
}

const FACTS = ['rain', 'callers', 'finished'];
const SERVICE = 4;
const TABLE: WarpTable = { default: 'waiting', serving: 'serving', hiding: 'hiding' };

export class Errands {
  readonly log: string[] = [];
  private world: World;
  private readonly board = new Blackboard(FACTS);
  private readonly minds: Minds<Porter>;

  constructor(
    private readonly plan: Plan,
    saved?: Saved,
  ) {
    const registry = new Registry<Porter>();
    for (const [name, script] of Object.entries(this.scripts())) registry.define(name, script);
    this.minds = new Minds(registry, this.board, this.body());
    if (saved === undefined) {
      const porters = Array.from({ length: plan.porters }, (_, i): Porter => {
        const id = `p${String(i).padStart(2, '0')}`;
        return {
          id,
          cares: [i % 3, (i * 2) % 3],
          keys: [id, `team${i % 2}`, 'all'],
          serving: null,
          workUntil: 0,
          cheered: 0,
          lastOrder: 0,
          flags: [],
        };
      });
      this.world = { tick: 0, raining: false, finished: 0, nextCaller: 1, callers: [], porters };
      this.minds.enlist(
        porters.map((character) => ({ id: character.id, character, warpTable: TABLE, begin: 'default' })),
      );
    } else {
      this.world = saved.world;
      this.board.load(saved.board);
      this.minds.load(saved.minds, (id) => this.world.porters.find((porter) => porter.id === id) as Porter, () => TABLE); // prettier-ignore
      this.minds.tick = this.world.tick;
    }
  }

  private scripts(): Record<string, AIScript<Porter>> {
    const { world, plan } = { world: () => this.world, plan: this.plan };
    const rest = (facts: string[]): { behave: string; tick?: number; until?: string[] } =>
      plan.parked
        ? { behave: 'stay', until: facts, ...(plan.patience === null ? {} : { tick: plan.patience }) }
        : { behave: 'stay', tick: 1 };
    return {
      waiting: (porter, _runned, commands) => {
        if (world().raining) return warp('hiding');
        for (const { id } of commands) if (id > porter.lastOrder) return { behave: 'obey', order: id };
        const caller = world().callers.find(({ colour }) => porter.cares.includes(colour));
        if (caller !== undefined) return warp('serving', { caller: caller.id });
        if (world().finished > porter.cheered) return { behave: 'cheer', tick: 2 };
        // Stands at attention while there is a command, at ease otherwise.
        return commands.length > 0
          ? { ...rest(['rain', 'callers', 'finished', 'commands']), upright: true }
          : rest(['rain', 'callers', 'finished', 'commands']);
      },
      serving: (porter, _runned, _commands, param) =>
        porter.serving === null ? warp('default') : { behave: 'serve', caller: (param as { caller: number }).caller },
      hiding: () => (world().raining ? rest(['rain']) : warp('default')),
    };
  }

  private body(): Body<Porter> {
    return {
      behaviours: {
        stay: {
          perform: (porter, todo) => {
            if (todo['upright'] === true) porter.cheered = this.world.finished;
            return RESTING;
          },
        },
        obey: {
          perform: (porter, todo) => {
            this.note(porter, 'obey');
            porter.lastOrder = todo['order'] as number;
            return DONE;
          },
        },
        cheer: {
          perform: (porter) => {
            this.note(porter, 'cheer');
            porter.cheered = this.world.finished;
            return GOING;
          },
        },
        serve: {
          canDo: (porter, todo) => porter.serving === todo['caller'],
          perform: (porter) => this.serve(porter),
        },
      },
      blockingFlags: STUNNED,
      keysOf: (porter) => porter.keys,
      warped: (porter, to) => {
        if (to.warp !== 'serving') return;
        const { caller } = to.param as { caller: number };
        this.world.callers = this.world.callers.filter(({ id }) => id !== caller);
        porter.serving = caller;
        this.board.setAvailable(this.board.fact('callers'), this.world.callers.length);
        this.log.push(`${this.world.tick} ${porter.id} takes ${caller}`);
      },
    };
  }

  private serve(porter: Porter): Progress {
    const { world } = this;
    if (porter.workUntil === 0) porter.workUntil = world.tick + SERVICE - 1;
    if (world.tick < porter.workUntil) return restFor(porter.workUntil - world.tick);
    porter.workUntil = 0;
    this.note(porter, `serve ${porter.serving}`);
    porter.serving = null;
    porter.cheered = ++world.finished;
    this.board.changed(this.board.fact('finished'));
    return DONE;
  }

  private note(porter: Porter, what: string): void {
    this.log.push(`${this.world.tick} ${porter.id} ${what}`);
  }

  private happens(happening: Happening): void {
    const { world, board } = this;
    switch (happening.what) {
      case 'call':
        world.callers.push({ id: world.nextCaller++, colour: happening.colour });
        board.offer(board.fact('callers'), world.callers.length);
        break;
      case 'giveUp':
        world.callers.shift();
        board.setAvailable(board.fact('callers'), world.callers.length);
        break;
      case 'rain':
        world.raining = happening.on;
        board.changed(board.fact('rain'));
        break;
      case 'order':
        board.post(
          { executorKeys: [happening.to], tick: happening.ticks, command: { behave: 'obey' } },
          world.tick + happening.in,
        );
        break;
      case 'stun': {
        const porter = world.porters[happening.who % world.porters.length] as Porter;
        addFlag(porter.flags, STUNNED, happening.ticks);
        this.minds.setFlags(porter.id, maskOf(porter.flags));
      }
    }
  }

  run(ticks: number): this {
    for (let i = 0; i < ticks; i++) {
      const tick = ++this.world.tick;
      for (const happening of this.plan.happenings[tick - 1] ?? []) this.happens(happening);
      this.board.begin(tick);
      this.minds.step(tick);
      for (const porter of this.world.porters)
        if (stepFlags(porter.flags)) this.minds.setFlags(porter.id, maskOf(porter.flags));
    }
    return this;
  }

  /** The whole world as JSON text. */
  save(): string {
    return JSON.stringify({ world: this.world, minds: this.minds.save(), board: this.board.save() });
  }

  /** Number of thoughts; parked porters have fewer. */
  thoughts(): number {
    return this.minds.save().reduce((sum, { runned }) => sum + runned, 0);
  }

  static load(plan: Plan, text: string): Errands {
    return new Errands(plan, JSON.parse(text) as Saved);
  }
}
