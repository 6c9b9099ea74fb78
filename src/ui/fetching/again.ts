/**
 * What could not be fetched is asked for again: soon at first, then ever more rarely, and at once when the connection
 * comes back. What the host does not have is not asked for twice.
 */

const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

/** The host was reached, and has no such file. */
export class Absent extends Error {}

interface Again {
  /** Told of every attempt that failed. */
  readonly failed?: (why: unknown) => void;
  /** Asked before each attempt but the first: false ends it. */
  readonly isWanted?: () => boolean;
  /** Resolves after so long, or earlier when a connection is back. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** The first answer there is. Null when the host has none, or nobody wants it any more. */
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

/** A file's answer. Rejects with {@link Absent} when the host says that there is none. */
export async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.ok) return answer;
  const why = `${address}: ${answer.status}`;
  throw answer.status === 404 || answer.status === 410 ? new Absent(why) : new Error(why);
}

/** A picture that can be drawn at once. */
export async function fetchImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function waitForConnection(ms: number): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}
