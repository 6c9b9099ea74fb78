// Counts everything a page waits for besides time: files, pictures, fonts, styles, storage, promises of the browser.
// Each is counted from request to answer, so a test can wait for “nothing pending” without polling.

import { around } from './around.ts';

/** Functions of the browser that return promises, by owner. */
const PROMISING: readonly (readonly [owner: string, names: readonly string[]])[] = [
  ['Response', ['text', 'json', 'arrayBuffer', 'blob', 'formData']],
  ['Blob', ['text', 'arrayBuffer']],
  ['HTMLImageElement', ['decode']],
  ['FontFace', ['load']],
  ['FontFaceSet', ['load']],
  ['CacheStorage', ['open', 'match', 'keys', 'has', 'delete']],
  ['Cache', ['match', 'matchAll', 'put', 'add', 'addAll', 'delete', 'keys']],
  ['Clipboard', ['writeText', 'readText']],
  ['StorageManager', ['persist', 'persisted', 'estimate']],
  ['SubtleCrypto', ['digest']],
  ['ServiceWorkerContainer', ['register', 'getRegistration']],
  ['BaseAudioContext', ['decodeAudioData']],
];

export class Pending {
  private readonly all = new Map<object, string>();
  private waiting: (() => void)[] = [];
  /** Resolves when the page gets the lock that it requested last and that another tab held. */
  granted: Promise<void> = Promise.resolve();

  /** Counts something as pending. @returns ends it */
  begin(what: string): () => void {
    const one = {};
    this.all.set(one, what);
    return () => {
      if (!this.all.delete(one) || this.all.size > 0) return;
      for (const go of this.waiting.splice(0)) go();
    };
  }

  during<T>(what: string, promise: Promise<T>): Promise<T> {
    const end = this.begin(what);
    promise.then(end, end);
    return promise;
  }

  get any(): boolean {
    return this.all.size > 0;
  }
  get list(): string[] {
    return [...this.all.values()];
  }

  /** Resolves when nothing is pending. */
  none(): Promise<void> {
    return this.any ? new Promise((done) => this.waiting.push(done)) : Promise.resolve();
  }

  /** Observes everything that the browser does for a page. */
  install(page: Window & typeof globalThis): void {
    this.promising(page, 'fetch', 'file');
    this.promising(page, 'createImageBitmap', 'picture');
    for (const name of ['compile', 'instantiate', 'compileStreaming', 'instantiateStreaming'])
      this.promising(page.WebAssembly, name, 'WebAssembly');
    for (const [owner, names] of PROMISING) {
      const { prototype } = (page as unknown as Record<string, { prototype: object } | undefined>)[owner] ?? {};
      if (prototype !== undefined) for (const name of names) this.promising(prototype, name, `${owner}.${name}`);
    }
    this.sounds();
    this.pictures();
    this.storage();
    this.locks();
    this.styles();
    this.leaving();
  }

  private promising(owner: object, name: string, what: string): void {
    around(owner, name, (real, given) => {
      const [first] = given;
      return this.during(typeof first === 'string' ? `${what} ${first}` : what, real(...given) as Promise<unknown>);
    });
  }

  private until(what: string, target: EventTarget, events: readonly string[]): void {
    const end = this.begin(what);
    for (const event of events) target.addEventListener(event, end, { once: true });
  }

  /** Rendering of sound, except in the audio contexts that a test steps itself. */
  private sounds(): void {
    around(OfflineAudioContext.prototype, 'startRendering', (real, given, of) => {
      const rendered = real(...given) as Promise<unknown>;
      return (of as object).constructor === OfflineAudioContext ? this.during('sound', rendered) : rendered;
    });
  }

  private pictures(): void {
    const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
    if (src?.set === undefined) return;
    around(src, 'set', (real, given, of) => {
      real(...given);
      const image = of as HTMLImageElement;
      if (!image.complete && image.loading !== 'lazy') this.until(`picture ${image.src}`, image, ['load', 'error']);
    });
    Object.defineProperty(HTMLImageElement.prototype, 'src', src);
  }

  private storage(): void {
    around(IDBFactory.prototype, 'open', (real, given) => {
      const request = real(...given) as IDBOpenDBRequest;
      this.until(`storage ${String(given[0])}`, request, ['success', 'error', 'blocked']);
      return request;
    });
    around(IDBDatabase.prototype, 'transaction', (real, given) => {
      const transaction = real(...given) as IDBTransaction;
      this.until(`storing in ${String(given[0])}`, transaction, ['complete', 'abort', 'error']);
      return transaction;
    });
  }

  /** A request for a free lock is answered at once. While waiting for a held lock, a page counts as at rest. */
  private locks(): void {
    if (!('locks' in navigator)) return;
    around(LockManager.prototype, 'request', (real, given) => {
      const [name, options] = given as [string, LockOptions];
      const got = given.at(-1);
      if (typeof got !== 'function') return real(...given);
      let told = (): void => {};
      if (options.ifAvailable === true) told = this.begin(`lock ${name}`);
      else this.granted = new Promise((done) => (told = done));
      const answer = real(...given.slice(0, -1), (lock: unknown) => {
        told();
        return (got as (lock: unknown) => unknown)(lock);
      }) as Promise<unknown>;
      return answer.finally(told);
    });
  }

  private styles(): void {
    const look = (node: Node): void => {
      if (!(node instanceof HTMLLinkElement) || node.href === '' || node.sheet !== null) return;
      if (node.rel === 'stylesheet' || node.rel === 'modulepreload')
        this.until(`${node.rel} ${node.href}`, node, ['load', 'error']);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(look);
    }).observe(document, { subtree: true, childList: true });
  }

  /** A page that is being left is not at rest; the query is repeated on the next page. */
  private leaving(): void {
    const { navigation } = window as unknown as { navigation?: EventTarget };
    navigation?.addEventListener('navigate', (event) => {
      const { destination, downloadRequest } = event as unknown as {
        destination: { sameDocument: boolean };
        downloadRequest: string | null;
      };
      if (!destination.sameDocument && downloadRequest === null) this.begin('another page');
    });
  }
}
