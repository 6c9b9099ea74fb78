/**
 * The café's sound, synthesised in the browser without audio files. The page loads this folder after the player's first
 * gesture, passes an audio context, and then reports events.
 *
 *     const sound = await openSound(context, levels);
 *     sound.happened(cafe.events, placeOf);   // every tick
 *     sound.look(cafe.state);                 // now and then: mood and murmur
 */

import type { SimEvent, WorldState } from '../sim/state/world-state.ts';
import { type Cue, cuesOf, type Place } from './cues.ts';
import { type Effect, EFFECT_NAMES, EFFECTS, type EffectName } from './effects/index.ts';
import { renderEffect } from './render-effect.ts';
import { Limits } from './voice-limits.ts';
import { type Levels, openMixer } from './mixer.ts';
import { Mood, momentOf, murmurOf } from './choose-music.ts';
import { MusicPlayer } from './music/player.ts';
import type { PieceName } from './music/piece.ts';
import { type Background, renderMurmur, openBackground } from './murmur.ts';
import { openBench } from './synth.ts';

export type { Levels } from './mixer.ts';
export type { Place } from './cues.ts';
export type { EffectName } from './effects/index.ts';

/**
 * Returns where on the screen a place is, from left to right: −1 = left edge … 1 = right edge, other values = outside
 * the screen; null = unknown.
 */
export type SideOf = (place: Place) => number | null;
export type Scene = 'title' | 'cafe' | 'report';

export interface Sound {
  readonly context: AudioContext;
  /** The audio node with the whole sound of the page, for measurements. */
  readonly out: AudioNode;
  /** The piece of music being played; null = none. */
  readonly piece: PieceName | null;
  /** How often each effect has been played, by name. */
  readonly heard: Readonly<Partial<Record<EffectName, number>>>;
  setLevels(levels: Levels): void;
  /** Sets the speed of the café's time; 0 = paused. */
  setSpeed(speed: number): void;
  setScene(scene: Scene): void;
  happened(events: readonly SimEvent[], side: SideOf): void;
  /** Chooses the piece of music and the murmur's volume according to the café's state. */
  look(state: WorldState): void;
  /** Plays an effect of the page itself, such as a pressed button or a turned page. */
  play(effect: EffectName): void;
  /** Silences everything while the page is hidden. */
  setHidden(hidden: boolean): void;
  close(): Promise<void>;
}

/** Stereo panning of a sound at the edge of the screen. It is below 1, because sounds in one ear only are unpleasant. */
const WIDEST = 0.65;
/** Volume factor for events far outside the visible part of the café. */
const FAR_AWAY = 0.35;
/** Milliseconds from muting until the audio context is suspended. The faders have closed by then. */
const SLEEP_MS = 150;

/** Opens the sound of a page. @param seed selects the variations of the pieces in this session */
export async function openSound(context: AudioContext, levels: Levels, seed: number): Promise<Sound> {
  const bench = openBench(context);
  const mixer = openMixer(context);
  mixer.setLevels(levels);
  const music = new MusicPlayer(bench, mixer.music, seed);
  const limits = new Limits();
  const mood = new Mood();
  const heard: Partial<Record<EffectName, number>> = {};
  const fired = new Map<EffectName, AudioBuffer>();
  let background: Background | null = null;
  let scene: Scene = 'title';
  let muted = levels.muted;
  let hidden = false;
  let sleeps: ReturnType<typeof setTimeout> | undefined;

  const awake = (): boolean => !muted && !hidden;
  function wakeOrSleep(): void {
    clearTimeout(sleeps);
    if (context.state === 'closed') return;
    if (awake()) void context.resume();
    else sleeps = setTimeout(() => void context.suspend(), SLEEP_MS);
  }

  function cue({ effect: name, volume, pitch, says }: Cue, side: number): void {
    const buffer = fired.get(name);
    if (buffer === undefined || !awake()) return;
    const effect: Effect = EFFECTS[name];
    const loud = limits.admit(name, context.currentTime) * volume * nearness(side);
    if (loud <= 0) return;
    if (says === true) mixer.dip();
    heard[name] = (heard[name] ?? 0) + 1;
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: pitch });
    const gain = new GainNode(context, { gain: loud });
    const pan = new StereoPannerNode(context, { pan: Math.max(-1, Math.min(1, side)) * WIDEST });
    const room = new GainNode(context, { gain: effect.room });
    source.connect(gain).connect(pan).connect(mixer.effects);
    pan.connect(room).connect(mixer.room);
    source.addEventListener('ended', () => {
      pan.disconnect();
      room.disconnect();
    });
    source.start();
  }

  const sound: Sound = {
    context,
    out: mixer.out,
    heard,
    get piece() {
      return music.playing;
    },
    setLevels: (to) => {
      muted = to.muted;
      mixer.setLevels(to);
      wakeOrSleep();
    },
    setSpeed: (speed) => {
      limits.speed = speed;
      mixer.duck(speed === 0 && scene === 'cafe');
    },
    setScene: (to) => {
      scene = to;
      if (to === 'cafe') return;
      mixer.duck(false);
      background?.set(0, false);
      mood.forget();
      music.turnTo(to === 'title' ? 'morning' : 'evening');
    },
    happened: (events, side) => {
      for (const one of cuesOf(events)) cue(one, one.at === null ? 0 : (side(one.at) ?? 0));
    },
    look: (state) => {
      if (scene !== 'cafe') return;
      const moment = momentOf(state);
      background?.set(murmurOf(moment.guests), state.weather === 'rain');
      music.turnTo(mood.look(moment, context.currentTime));
    },
    play: (effect) => cue({ effect, volume: 1, at: null, pitch: 1 }, 0),
    setHidden: (on) => {
      hidden = on;
      wakeOrSleep();
    },
    close: () => {
      clearTimeout(sleeps);
      music.stop();
      background?.stop();
      return context.close();
    },
  };
  // The effects of the player's own clicks are rendered first, because they are needed first.
  const first: readonly EffectName[] = ['press', 'page', 'chalk'];
  const { sampleRate } = context;
  const fires = async (name: EffectName): Promise<void> => void fired.set(name, await renderEffect(name, sampleRate));
  await Promise.all(first.map(fires));
  void (async () => {
    for (const name of EFFECT_NAMES) if (!first.includes(name)) await fires(name);
    background = openBackground(bench, await renderMurmur(), mixer.background);
  })();
  return sound;
}

function nearness(side: number): number {
  const outside = Math.abs(side) - 1;
  return outside <= 0 ? 1 : Math.max(FAR_AWAY, 1 - outside);
}
