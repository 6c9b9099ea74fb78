/**
 * A made-up world for the tests: robots in a yard. Robots can stay, walk along a line, beep, work a shift, rest for a
 * while, and jam; one log records everything they do.
 */

import {
  type AIScript,
  type Behaviour,
  Blackboard,
  type Body,
  DONE,
  GOING,
  IMPOSSIBLE,
  Minds,
  type Progress,
  Registry,
  RESTING,
  restFor,
  type Todo,
  Trace,
  type Warp,
  type WarpTable,
} from '../../src/ai/index.ts';

export interface Robot {
  readonly id: string;
  at: number;
  shift: number;
  keys: string[];
}

export type RobotScript = AIScript<Robot>;

export class Yard {
  readonly board: Blackboard;
  readonly registry = new Registry<Robot>();
  readonly minds: Minds<Robot>;
  readonly body: Body<Robot>;
  readonly robots = new Map<string, Robot>();
  /** `tick id event`, in the order of occurrence. */
  readonly log: string[] = [];
  tick = 0;
  /** Behaviours that cannot be done at the moment. */
  readonly broken = new Set<string>();
  /** Called in every tick of action, for tests that interfere. */
  during: (robot: Robot, todo: Todo) => void = () => {};
  decided: ((robot: Robot, todo: Todo | null, warp: Warp | null) => void) | null = null;

  /** Calls the scripts instead of the engine, for tests of this. */
  think: Body<Robot>['think'];

  constructor(facts: readonly string[] = ['door', 'boxes'], callsScripts = false) {
    this.board = new Blackboard(facts);
    this.body = {
      behaviours: Object.fromEntries(
        ['stay', 'walk', 'beep', 'work', 'nap', 'jam', 'idle'].map((name) => [name, this.behaviour(name)]),
      ),
      blockingFlags: 1,
      keysOf: (robot) => robot.keys,
      wrote: (robot, todo) => this.decided?.(robot, todo, null),
      warped: (robot, warp) => this.decided?.(robot, null, warp),
      ...(callsScripts ? { think: (...given) => this.think?.(...given) } : {}),
    };
    this.minds = new Minds(this.registry, this.board, this.body);
  }

  private behaviour(name: string): Behaviour<Robot> {
    return {
      canDo: () => !this.broken.has(name),
      perform: (robot, todo) => this.perform(robot, todo),
      wrong: (todo) => (name === 'walk' && typeof todo['to'] !== 'number' ? 'walk needs a number to' : null),
    };
  }

  private perform(robot: Robot, todo: Todo): Progress {
    this.during(robot, todo);
    if (todo.behave === 'idle') return RESTING;
    this.log.push(`${this.tick} ${robot.id} ${todo.behave}`);
    switch (todo.behave) {
      case 'walk':
        robot.at += Math.sign((todo['to'] as number) - robot.at);
        return robot.at === todo['to'] ? DONE : GOING;
      case 'work':
        robot.shift++;
        return robot.shift % (todo['long'] as number) === 0 ? DONE : GOING;
      case 'nap':
        return restFor(todo['long'] as number);
      case 'beep':
        return DONE;
      case 'jam':
        return IMPOSSIBLE;
      default:
        return RESTING;
    }
  }

  /** A robot with these scripts under their warp keys; it starts with `default`. */
  robot(id: string, scripts: Readonly<Record<string, RobotScript>>, asleep = false): Robot {
    const table: Record<string, string> = {};
    for (const [key, script] of Object.entries(scripts)) {
      this.registry.define(`${id}.${key}`, script);
      table[key] = `${id}.${key}`;
    }
    return this.enlist(id, table, 'default', asleep);
  }

  enlist(id: string, warpTable: WarpTable, begin = 'default', asleep = false): Robot {
    const character: Robot = { id, at: 0, shift: 0, keys: [id, 'robot', 'all'] };
    this.robots.set(id, character);
    this.minds.enlist([{ id, character, warpTable, begin, asleep }]);
    return character;
  }

  traced(size?: number): Trace<Robot> {
    const trace = new Trace<Robot>(size);
    this.minds.observer = trace;
    this.minds.reasons.wanted = true;
    return trace;
  }

  /** Runs some ticks. @returns what was logged in them */
  run(ticks = 1): string[] {
    const from = this.log.length;
    for (let i = 0; i < ticks; i++) {
      this.tick++;
      this.board.begin(this.tick);
      this.minds.step(this.tick);
    }
    return this.log.slice(from);
  }
}

/** A script that always returns the same todo. */
export const always =
  (todo: Todo | Warp | undefined): RobotScript =>
  () =>
    todo;

/** A script that returns these answers in turn, then the last one for ever; counts its thoughts. */
export function inTurn(...answers: unknown[]): RobotScript & { thoughts: number } {
  const script = (() => answers[Math.min(script.thoughts++, answers.length - 1)]) as unknown as RobotScript & {
    thoughts: number;
  };
  script.thoughts = 0;
  return script;
}
