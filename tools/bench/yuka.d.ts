/** The part of yuka that the benchmarks and the guides use; the package has no types of its own. */
declare module 'yuka' {
  export class State<T> {
    enter(owner: T): void;
    execute(owner: T): void;
    exit(owner: T): void;
  }
  export class StateMachine<T> {
    constructor(owner: T);
    add(id: string, state: State<T>): this;
    changeTo(id: string): this;
    update(): this;
  }
  export class GoalEvaluator<T> {
    constructor(characterBias?: number);
    calculateDesirability(owner: T): number;
    setGoal(owner: T): void;
  }
  export class Think<T> {
    constructor(owner: T);
    addEvaluator(evaluator: GoalEvaluator<T>): this;
    arbitrate(): this;
  }
  export class Vector3 {
    x: number;
    y: number;
    z: number;
    constructor(x?: number, y?: number, z?: number);
    set(x: number, y: number, z: number): this;
    toArray(array: number[]): number[];
    fromArray(array: readonly number[]): this;
  }
  export class ArriveBehavior {
    target: Vector3;
    constructor(target?: Vector3, deceleration?: number, tolerance?: number);
  }
  export class Vehicle {
    readonly position: Vector3;
    readonly velocity: Vector3;
    readonly steering: { readonly vehicle: Vehicle; add(behavior: ArriveBehavior): void };
    maxSpeed: number;
    update(delta: number): this;
  }
}
