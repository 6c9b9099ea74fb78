// yuka has no types of its own; these are the parts that are used here.
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
