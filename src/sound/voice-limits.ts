/**
 * Limits how many effects sound at once. Without limits, a café at 8× speed would ring 30 bells a second. Between two
 * effects of the same name there is a gap that grows with the speed of time; the number of voices is limited, and each
 * further voice is softer. Effects marked `grand` have extra voices and always their full volume.
 */

import { type Effect, EFFECTS, type EffectName, secondsOf } from './effects/index.ts';

/** Maximum numbers of effects that sound at once: effects of any name, and effects of the same name. */
export const MOST_VOICES = 12;
export const MOST_ALIKE = 3;
/** Number of effects marked `grand` that may sound in addition to the maximum. */
export const GRAND_VOICES = 4;

export class Limits {
  /** Speed of the café's time: 1 = normal. */
  speed = 1;
  private readonly last = new Map<EffectName, number>();
  private sounding: { readonly name: EffectName; readonly until: number }[] = [];

  /** Decides whether an effect may be played now. @param now the time in seconds; @returns the effect's volume, 0 = it must not be played */
  admit(name: EffectName, now: number): number {
    const effect: Effect = EFFECTS[name];
    const gap = effect.gap * Math.sqrt(Math.max(1, this.speed));
    const before = this.last.get(name);
    if (before !== undefined && now - before < gap) return 0;
    this.sounding = this.sounding.filter(({ until }) => until > now);
    const most = effect.grand === true ? MOST_VOICES + GRAND_VOICES : MOST_VOICES;
    const alike = this.sounding.filter((one) => one.name === name).length;
    if (this.sounding.length >= most || alike >= MOST_ALIKE) return 0;
    const crowd = this.sounding.length / MOST_VOICES;
    this.last.set(name, now);
    this.sounding.push({ name, until: now + secondsOf(effect) });
    return effect.grand === true ? 1 : 1 - 0.5 * Math.min(1, crowd);
  }

  voices(now: number): number {
    return this.sounding.filter(({ until }) => until > now).length;
  }
}
