// A Vitest reporter that shows the progress of the long soak on one line: tests done of those found so far, files,
// minutes, and the last result. Prints a line after each long test, otherwise at most every ten seconds.

const QUIET_MS = 10_000;

/** 400 s → `6 min 40 s` */
export const spoken = (ms) => `${Math.floor(ms / 60_000)} min ${Math.floor((ms % 60_000) / 1000)} s`;

export const progressLine = ({ done, failed, found, filesDone, files, ms, last }) =>
  `soak: ${done} of ${found} tests${failed > 0 ? `, ${failed} FAILED` : ''}, ${filesDone} of ${files} files, ${spoken(ms)} – ${last}`;

export default class SoakProgress {
  began = 0;
  said = 0;
  state = { done: 0, failed: 0, found: 0, filesDone: 0, files: 0, ms: 0, last: '' };

  constructor(now = () => performance.now(), say = (line) => console.log(line)) {
    this.now = typeof now === 'function' ? now : () => performance.now();
    this.say = say;
  }
  onTestRunStart(files) {
    this.began = this.said = this.now();
    this.state.files = files.length;
  }
  onTestModuleCollected(module) {
    this.state.found += [...module.children.allTests()].length;
  }
  onTestCaseResult(test) {
    const { state: result } = test.result();
    const ms = test.diagnostic()?.duration ?? 0;
    this.state.done++;
    if (result === 'failed') this.state.failed++;
    if (result === 'failed' || ms >= QUIET_MS || this.now() - this.said >= QUIET_MS)
      this.tell(`${test.name}, ${spoken(ms)}`);
  }
  onTestModuleEnd(module) {
    this.state.filesDone++;
    this.tell(module.relativeModuleId ?? module.moduleId);
  }
  tell(last) {
    const now = this.now();
    this.said = now;
    Object.assign(this.state, { ms: now - this.began, last });
    this.say(progressLine(this.state));
  }
}
