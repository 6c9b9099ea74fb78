/** The part of yuka that the benchmarks use; the package has no types of its own. */
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
}
