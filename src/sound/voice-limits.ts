/**
 * How much may be heard at once. At 8× a café rings thirty bells a second; a player shall hear a busy place, not a
 * machine gun. The same effect is kept apart by its gap, which grows with the speed of time; of all effects only so many
 * sound together, and the more there are, the softer the next one is. What is grand is always heard.
 */

import { type Effect, EFFECTS, type EffectName, secondsOf } from './effects/index.ts';

/** Effects that sound together at most, and of one kind. */
export const MOST_VOICES = 12;
export const MOST_ALIKE = 3;
/** Room kept for what is grand. */
export const GRAND_VOICES = 4;

export class Limits {
  /** How fast the café's time runs. */
  speed = 1;
  private readonly last = new Map<EffectName, number>();
  private sounding: { readonly name: EffectName; readonly until: number }[] = [];

  /** Asks for an effect now. @param now seconds; @returns how loud it may be, 0 = not at all */
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

  /** How many sound now. */
  voices(now: number): number {
    return this.sounding.filter(({ until }) => until > now).length;
  }
}
