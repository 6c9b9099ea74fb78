// Runs in the page, before the game's own scripts: an AudioContext whose time passes only when a test says so, as all the
// page's time does. It is an offline context that stops where it is told, so that what is heard can be measured there.

/** Longer than any test listens. */
const LONGEST_SECONDS = 120;
const RATE = 44_100;
/** Samples in one go. */
const QUANTUM = 128;

class SteppedAudioContext extends OfflineAudioContext {
  private awake = true;
  private begun = false;

  constructor() {
    super({ numberOfChannels: 2, length: LONGEST_SECONDS * RATE, sampleRate: RATE });
  }

  // It belongs to whoever opened it whether it sounds; an offline one only knows whether it is being rendered.
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

  /** So much is heard, then it stands still. */
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
  /** The sound's share of the page's time. */
  passSound: async (ms: number) => void (await opened.at(-1)?.pass(ms / 1000)),
  AudioContext: new Proxy(SteppedAudioContext, {
    construct: (Context) => {
      const context = new Context();
      opened.push(context);
      return context;
    },
  }),
});
