/**
 * Connects the game with its sound. Browsers allow no sound before the player's first gesture. With that gesture
 * `src/sound` is fetched, and from then on it receives the events, the speed and the screen. Without a gesture, or
 * muted, nothing is fetched.
 */

import type { Simulation } from '../../sim/simulation.ts';
import type { EffectName, Levels, Place, Scene, Sound } from '../../sound/index.ts';
import { pageScope } from '../../ui/index.ts';
import type { CafeView } from '../../view/index.ts';

/** Events that count as a gesture; a touch counts only when the finger is lifted. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;
/** Number of ticks between two updates of the café's murmur, whose loudness follows the number of guests. */
const LOOK_TICKS = 10;

export class SoundHost {
  sound: Sound | null = null;
  private context: AudioContext | null = null;
  private opening = false;
  /** The player's volumes; null until the settings have been read. */
  private levels: Levels | null = null;
  private scene: Scene = 'title';
  private speed = 1;
  private cafe: Simulation | null = null;
  /** Scope of the listeners for the first gesture; ends when the browser allows sound. */
  private readonly locked = pageScope.child();

  /** @param view gives the places of persons on the page, for stereo */
  constructor(private readonly view: () => CafeView) {
    for (const type of GESTURES)
      this.locked.listen(window, type, (event: Event) => this.unlock(event), { capture: true, passive: true });
    pageScope.listen(window, 'click', this.clicked, { capture: true });
    pageScope.listen(document, 'visibilitychange', () => this.sound?.setHidden(document.hidden));
  }

  setLevels(levels: Levels): void {
    const wasMuted = this.levels?.muted === true;
    this.levels = levels;
    this.sound?.setLevels(levels);
    // Sound that was switched on by a click or a key can start at once, because that is a gesture itself.
    if (wasMuted && !levels.muted) this.unlock();
  }

  setScene(scene: Scene): void {
    this.scene = scene;
    this.sound?.setScene(scene);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.sound?.setSpeed(speed);
  }

  show(cafe: Simulation): void {
    this.cafe = cafe;
  }

  /** Passes the events of a tick to the sound. Must be called after every tick. */
  ticked(cafe: Simulation): void {
    const { sound } = this;
    if (sound === null) return;
    if (cafe.events.length > 0) sound.happened(cafe.events, this.sideOf);
    if (cafe.state.tick % LOOK_TICKS === 0) sound.look(cafe.state);
  }

  play(effect: EffectName): void {
    this.sound?.play(effect);
  }

  /** Horizontal position of a place on the page, −1…1, for stereo. */
  private readonly sideOf = (place: Place): number | null => {
    const view = this.view();
    const at = 'who' in place ? view.personOnPage(place.who) : view.tileOnPage(place.x, place.y);
    return at === null ? null : (at.x / innerWidth) * 2 - 1;
  };

  private readonly clicked = (event: Event): void => {
    const on = event.target instanceof Element ? event.target.closest('button, a, [role=tab]') : null;
    if (on !== null) this.play(on.matches('[role=tab]') ? 'page' : 'press');
  };

  private readonly unlock = (event?: Event): void => {
    if (this.levels === null || this.levels.muted || event?.isTrusted === false) return;
    if (typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    const { context } = this;
    if (context.state === 'suspended' && !document.hidden) void context.resume();
    if (this.sound !== null) {
      if (context.state === 'running') this.locked.dispose();
      return;
    }
    if (this.opening) return;
    this.opening = true;
    // If fetching the sound fails, for example without a connection, the next gesture tries again.
    void this.open(context, this.levels)
      .catch(() => {})
      .finally(() => (this.opening = false));
  };

  private async open(context: AudioContext, levels: Levels): Promise<void> {
    const { openSound } = await import('../../sound/index.ts');
    const sound = await openSound(context, levels, this.cafe?.state.seed ?? 1);
    // Screen, speed and volumes are set again, because they may have changed while the code was fetched.
    sound.setLevels(this.levels ?? levels);
    sound.setScene(this.scene);
    sound.setSpeed(this.speed);
    if (this.cafe !== null) sound.look(this.cafe.state);
    if (document.hidden) sound.setHidden(true);
    this.sound = sound;
  }
}
