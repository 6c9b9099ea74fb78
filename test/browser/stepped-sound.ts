// Runs in the page before the game's scripts: an AudioContext whose time passes only when a test says so, like all time
// of the page. It is an offline context that is suspended at given moments, so its output can be measured.

/** Longer than any test runs. */
const LONGEST_SECONDS = 120;
const RATE = 44_100;
/** Samples per rendering step. */
const QUANTUM = 128;

class SteppedAudioContext extends OfflineAudioContext {
  private awake = true;
  private begun = false;

  constructor() {
    super({ numberOfChannels: 2, length: LONGEST_SECONDS * RATE, sampleRate: RATE });
  }

  // The state is the one the game has set; an offline context only knows whether it is rendering.
  override get state(): AudioContextState {
    return this.awake ? 'running' : 'suspended';
  }
  override resume(): Promise<void> {
    this.awake = true;
    return Promise.resolve();
  }
  override suspend(): Promise<void> {
    this.awake = false;
    return Promise.resolve();
  }
  close(): Promise<void> {
    return this.suspend();
  }

  /** Renders this many seconds, then stops. */
  async pass(seconds: number): Promise<void> {
    if (!this.awake) return;
    const at = (Math.round(((this.currentTime + seconds) * RATE) / QUANTUM) * QUANTUM) / RATE;
    const there = super.suspend(at);
    if (this.begun) await super.resume();
    else void this.startRendering();
    this.begun = true;
    await there;
  }
}

const opened: SteppedAudioContext[] = [];
Object.assign(window, {
  contextsOpened: opened,
  /** Advances the sound together with the page's time. */
  passSound: async (ms: number) => void (await opened.at(-1)?.pass(ms / 1000)),
  AudioContext: new Proxy(SteppedAudioContext, {
    construct: (Context) => {
      const context = new Context();
      opened.push(context);
      return context;
    },
  }),
});
