/** Client of the compiler in its Worker. The Worker is loaded with the first request. */

import type { Compiled, Detail, Option } from '../../sandbox/compiler/compiler.ts';
import type { Scope } from '../../ui/lifetime/scope.ts';
import type { Question, Replies, Reply } from './compiler-worker.ts';

type Asked = Question extends infer One ? (One extends Question ? Omit<One, 'number'> : never) : never;

export class CompilerClient {
  private opened: { readonly worker: Worker; readonly life: Scope } | null = null;
  private readonly waiting = new Map<number, (answer: Reply['answer'] | null) => void>();
  private next = 1;

  /** @param visit scope of the visit to the page; when it ends, the Worker is terminated */
  constructor(private readonly visit: Scope) {
    visit.defer(() => this.close());
  }

  /** Checks a script's text; null if the compiler could not be loaded. */
  check = (text: string): Promise<Compiled | null> => this.ask({ is: 'check', text });
  complete = (text: string, at: number): Promise<readonly Option[] | null> => this.ask({ is: 'complete', text, at });
  detail = (text: string, at: number, label: string): Promise<Detail | null> =>
    this.ask({ is: 'detail', text, at, label });

  private ask<K extends keyof Replies>(question: Asked & { readonly is: K }): Promise<Replies[K] | null> {
    if (this.visit.disposed) return Promise.resolve(null);
    return new Promise((done) => {
      this.opened ??= this.open();
      const number = this.next++;
      this.waiting.set(number, (answer) => done(answer as Replies[K] | null));
      this.opened.worker.postMessage({ ...question, number });
    });
  }

  private open(): { readonly worker: Worker; readonly life: Scope } {
    const life = this.visit.child();
    const worker = life.worker(new Worker(new URL('./compiler-worker.ts', import.meta.url), { type: 'module' }));
    life.listen(worker, 'message', ({ data }: MessageEvent<Reply>) => {
      this.waiting.get(data.number)?.(data.answer);
      this.waiting.delete(data.number);
    });
    life.listen(worker, 'error', () => this.close());
    return { worker, life };
  }

  private close(): void {
    this.opened?.life.dispose();
    this.opened = null;
    for (const done of this.waiting.values()) done(null);
    this.waiting.clear();
  }
}
