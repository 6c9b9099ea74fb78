/**
 * The cost of a page's scripts frame by frame, from a Chromium trace: processor time of the page's own thread, so that
 * other programs do not count. A frame is everything from its first animation callback to that of the next frame: all
 * callbacks, timers, their microtasks, garbage collection.
 *
 *     await browser.startTracing(page, { categories: TRACED });
 *     …                                 // in the page: performance.mark('step'); …; performance.mark('step.');
 *     const frames = framesOf(await browser.stopTracing(), ['step']);
 */

export const TRACED = ['devtools.timeline', 'blink.user_timing', 'v8'];

/** Milliseconds of one frame. */
export interface Frame {
  /** All scripts. */
  readonly scripts: number;
  /** The part of it between the mark of this name and the mark with a dot appended. */
  readonly marked: Readonly<Record<string, number>>;
  /** Style, layout and paint lists by the browser; if a script forced them, they count as script. */
  readonly layout: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: wall-clock and thread time at the start, and both durations. */
  readonly ts: number;
  readonly tts?: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const SCRIPTS = new Set([
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'FunctionCall',
  'RunMicrotasks',
  'v8.callFunction',
  'MinorGC',
  'MajorGC',
  'V8.IncrementalMarkingJob.Task',
  'V8.MinorGCJob.Task',
]);
/** Callbacks of one frame follow one another at once; between two frames lie several milliseconds. */
const APART_MICROS = 1000;
const LAYOUT = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'HitTest']);

/** @param marks names of marks whose time is reported separately */
export function framesOf(trace: Buffer, marks: readonly string[]): Frame[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const first = traceEvents.find(({ name }) => name === 'FireAnimationFrame');
  if (first === undefined) throw new Error('the trace shows no frame');
  const mine = traceEvents
    .filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && (ph === 'X' || ph === 'I'))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const frames: { scripts: number; marked: Record<string, number>; layout: number }[] = [];
  const begun = new Map<string, number>();
  let scriptsEnd = 0;
  let callbackEnd = -Infinity;
  let layoutEnd = 0;
  for (const { name, ts, tts = 0, dur = 0, tdur = 0 } of mine) {
    if (name === 'FireAnimationFrame') {
      if (ts >= callbackEnd + APART_MICROS) frames.push({ scripts: 0, marked: {}, layout: 0 });
      callbackEnd = ts + dur;
    }
    const frame = frames.at(-1);
    if (frame === undefined) continue;
    // Nested entries are already counted.
    if (SCRIPTS.has(name) && ts >= scriptsEnd) {
      frame.scripts += tdur / 1000;
      scriptsEnd = ts + dur;
    } else if (LAYOUT.has(name) && ts >= Math.max(scriptsEnd, layoutEnd)) {
      frame.layout += tdur / 1000;
      layoutEnd = ts + dur;
    } else if (marks.includes(name)) begun.set(name, tts);
    else if (marks.includes(name.slice(0, -1))) {
      const mark = name.slice(0, -1);
      frame.marked[mark] = (frame.marked[mark] ?? 0) + (tts - (begun.get(mark) ?? tts)) / 1000;
    }
  }
  // The last frame may be incomplete.
  return frames.slice(0, -1);
}
