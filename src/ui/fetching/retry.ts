/**
 * Retries failed downloads: after two seconds at first, then at growing intervals, and at once when the connection
 * returns. A file that does not exist is not requested again.
 */

import { Scope } from '../lifetime/scope.ts';

const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

/** Error thrown if the server answers that the file does not exist. */
export class Absent extends Error {}

interface Again {
  readonly failed?: (why: unknown) => void;
  /** Called before each retry; if it returns false, the retries end. */
  readonly isWanted?: () => boolean;
  /** Delays a retry: the promise resolves after this time, or earlier when the connection returns. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** Repeats an attempt until it succeeds. @returns the attempt's result; null if the file does not exist or the result is no longer wanted */
export async function fetchUntilThere<T>(work: () => Promise<T>, options: Again = {}): Promise<T | null> {
  const { failed = () => {}, isWanted = () => true, wait = waitForConnection } = options;
  for (let ms = FIRST_MS; ; ms = Math.min(LONGEST_MS, 2 * ms)) {
    try {
      return await work();
    } catch (why) {
      failed(why);
      if (why instanceof Absent) return null;
    }
    await wait(ms);
    if (!isWanted()) return null;
  }
}

/** Fetches a file. Rejects with {@link Absent} if it does not exist. */
export async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.ok) return answer;
  const why = `${address}: ${answer.status}`;
  throw answer.status === 404 || answer.status === 410 ? new Absent(why) : new Error(why);
}

export async function fetchImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function waitForConnection(ms: number): Promise<void> {
  return new Promise((done) => {
    const wait = new Scope();
    const end = (): void => {
      wait.dispose();
      done();
    };
    wait.after(ms, end);
    wait.listen(window, 'online', end);
  });
}
