/**
 * The background sound of a café: the murmur of a full room, and rain. The murmur is a seamless loop of hundreds of
 * short mumbled syllables without words; its volume follows the number of guests.
 */

import { integer, real, stream } from '../ai/random.ts';
import { renderLayers, level } from './render-effect.ts';
import type { Layer } from './layers.ts';
import type { Bench } from './synth.ts';

export const MURMUR_SECONDS = 9;
/** Sample rate of the murmur. It is low, because the murmur contains no high frequencies. */
const MURMUR_RATE = 22_050;
const SPEAKERS = 14;
/** Maximum number of seconds for which a syllable sounds beyond the loop's end; this part is mixed into the loop's beginning. */
const OVERHANG = 1.5;
const MURMUR_LEVEL = 0.13;
const RAIN_LEVEL = 0.035;
/** Seconds in which murmur and rain reach a new volume. */
const FOLLOWS = 1.5;

export function syllables(seed: number): Layer[] {
  const layers: Layer[] = [];
  for (let speaker = 0; speaker < SPEAKERS; speaker++) {
    const chance = stream(seed, `speaker ${speaker}`);
    const low = speaker % 2 === 0 ? 105 : 175;
    const voice = low + real(chance) * 60;
    const pan = (speaker / (SPEAKERS - 1)) * 1.6 - 0.8;
    let at = real(chance) * 1.2;
    while (at < MURMUR_SECONDS - 0.1) {
      // The mumbled words of a speaker form a sentence that falls in pitch and is followed by a pause.
      const words = integer(chance, 4, 9);
      for (let i = 0; i < words && at < MURMUR_SECONDS - 0.1; i++) {
        const hz = voice * (1.12 - (0.25 * i) / words) * (0.95 + real(chance) * 0.1);
        const lasts = 0.09 + real(chance) * 0.13;
        const cut = 380 + real(chance) * 520;
        layers.push({
          kind: 'tone',
          wave: 'sawtooth',
          at,
          attack: 0.03,
          hold: lasts * 0.4,
          fade: lasts * 1.3,
          pan,
          peak: 0.5 + real(chance) * 0.5,
          hz,
          to: hz * (0.94 + real(chance) * 0.1),
          cut: cut * 1.4,
          cutTo: cut,
        });
        at += lasts + 0.03 + real(chance) * 0.06;
      }
      at += 0.5 + real(chance) * 1.8;
    }
  }
  return layers;
}

export async function renderMurmur(): Promise<AudioBuffer> {
  const sampleRate = MURMUR_RATE;
  const long = await renderLayers(syllables(3), MURMUR_SECONDS + OVERHANG, sampleRate, 2);
  const length = Math.round(MURMUR_SECONDS * sampleRate);
  const loop = new AudioBuffer({ numberOfChannels: 2, length, sampleRate });
  for (let channel = 0; channel < 2; channel++) {
    const from = long.getChannelData(channel);
    const into = loop.getChannelData(channel);
    for (let i = 0; i < length; i++) into[i] = (from[i] as number) + (from[i + length] ?? 0);
  }
  level(loop, 1);
  return loop;
}

/** The background sound while it plays: murmur and rain. */
export interface Background {
  /** Sets the murmur's volume, and whether rain is heard. @param murmur 0…1 */
  set(murmur: number, rain: boolean): void;
  stop(): void;
}

export function openBackground({ ctx, noise }: Bench, loop: AudioBuffer, out: AudioNode): Background {
  const talk = new AudioBufferSourceNode(ctx, { buffer: loop, loop: true });
  const talkGain = new GainNode(ctx, { gain: 0 });
  const lid = new BiquadFilterNode(ctx, { type: 'lowpass', frequency: 1500, Q: 0.3 });
  talk.connect(lid).connect(talkGain).connect(out);
  const drops = new AudioBufferSourceNode(ctx, { buffer: noise, loop: true });
  const rainGain = new GainNode(ctx, { gain: 0 });
  const window = new BiquadFilterNode(ctx, { type: 'bandpass', frequency: 2100, Q: 0.35 });
  drops.connect(window).connect(rainGain).connect(out);
  talk.start();
  drops.start();
  const slide = (param: AudioParam, to: number): void => {
    param.setTargetAtTime(to, ctx.currentTime, FOLLOWS / 3);
  };
  return {
    set: (murmur, rain) => {
      slide(talkGain.gain, murmur * MURMUR_LEVEL);
      slide(rainGain.gain, rain ? RAIN_LEVEL : 0);
    },
    stop: () => {
      talk.stop();
      drops.stop();
    },
  };
}
