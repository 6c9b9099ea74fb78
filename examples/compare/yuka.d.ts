// yuka contains no types (@types/yuka has those of 0.7.4); these are the parts that are used here.
declare module 'yuka' {
  export class State<T> {
    enter(owner: T): void;
    execute(owner: T): void;
    exit(owner: T): void;
  }
  export class StateMachine<T> {
    globalState: State<T> | null;
    constructor(owner: T);
    add(id: string, state: State<T>): this;
    changeTo(id: string): this;
    in(id: string): boolean;
    update(): this;
  }
}
