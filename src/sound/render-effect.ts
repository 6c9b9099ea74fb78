/** Renders each effect once into a buffer, so that playing many effects at a time is cheap, and scales the buffer to the effect's level. */

import { type Effect, EFFECTS, type EffectName, secondsOf } from './effects/index.ts';
import type { Layer } from './layers.ts';
import { openBench, sound } from './synth.ts';

/** Renders layers into a buffer. @param seconds duration of the result */
export async function renderLayers(
  layers: readonly Layer[],
  seconds: number,
  sampleRate: number,
  channels: 1 | 2 = 1,
): Promise<AudioBuffer> {
  const ctx = new OfflineAudioContext(channels, Math.ceil(seconds * sampleRate), sampleRate);
  sound(openBench(ctx), ctx.destination, layers);
  return ctx.startRendering();
}

export async function renderEffect(name: EffectName, sampleRate: number): Promise<AudioBuffer> {
  const effect: Effect = EFFECTS[name];
  const buffer = await renderLayers(effect.layers, secondsOf(effect), sampleRate);
  level(buffer, effect.level);
  return buffer;
}

/** Scales all channels of a buffer by the same factor, so that the highest peak is `to`. */
export function level(buffer: AudioBuffer, to: number): void {
  let most = 0;
  for (let channel = 0; channel < buffer.numberOfChannels; channel++)
    for (const sample of buffer.getChannelData(channel)) most = Math.max(most, Math.abs(sample));
  if (most === 0) return;
  const by = to / most;
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) * by;
  }
}
