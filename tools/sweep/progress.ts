// The progress of a sweep on the terminal: a bar that is drawn again in its place, or a line from time to time where
// standard error is no terminal.

const WIDTH = 24;
const REDRAW_MS = 250;
const LINE_MS = 10_000;

export class Progress {
  private begun: { readonly at: number; readonly done: number } | null = null;
  private shown = 0;
  private last = '';

  constructor(private readonly out: NodeJS.WriteStream) {}

  told(done: number, total: number, round: number): void {
    const now = performance.now();
    this.begun ??= { at: now, done };
    const isOver = done >= total;
    if (!isOver && now - this.shown < (this.out.isTTY ? REDRAW_MS : LINE_MS)) return;
    this.shown = now;
    const filled = Math.round((WIDTH * done) / Math.max(1, total));
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const line = `${bar} ${done} of ${total} runs${round > 1 ? `, round ${round}` : ''}${this.left(done, total, now)}`;
    if (line === this.last) return;
    this.out.write(this.out.isTTY ? `\r${line.padEnd(this.last.length)}` : `${line}\n`);
    this.last = line;
  }

  private left(done: number, total: number, now: number): string {
    const { at, done: before } = this.begun ?? { at: now, done };
    if (done <= before || done >= total) return '';
    const seconds = ((total - done) * (now - at)) / (done - before) / 1000;
    return seconds < 90 ? `, ${Math.ceil(seconds)} s left` : `, ${Math.ceil(seconds / 60)} min left`;
  }

  end(): void {
    if (this.out.isTTY && this.last !== '') this.out.write('\n');
  }
}
