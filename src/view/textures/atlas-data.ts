/**
 * Reads an atlas from its JSON, without Phaser: frames with anchors; people's drawings sorted by pose and direction.
 * If a drawing is missing, another is used in its place, and this is reported once.
 */

import type { Facing } from '../../sim/state/person.ts';
import { standIns, turnedWays } from '../people/poses.ts';

export interface FrameData {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The frame's anchor: the point that stands on the floor, relative to the frame's top left. */
  readonly ax: number;
  readonly ay: number;
  /** The middle of the head in the frame; only for people. */
  readonly hx?: number;
  readonly hy?: number;
}
export interface AtlasData {
  readonly image: string;
  readonly frames: Readonly<Record<string, FrameData>>;
  readonly poses?: Readonly<Record<string, { readonly n: number; readonly ms: number }>>;
}

/** The frames of a person's animation in one direction. */
export interface Strip<F> {
  readonly frames: readonly F[];
  readonly msPerFrame: number;
  /** The pose that the frames really show: the wanted pose or, if it is missing, its replacement. */
  readonly pose: string;
}

/** The drawings of a person. `F` is the renderer's type of a frame. */
export class AnimationSet<F> {
  private readonly strips = new Map<string, Strip<F>>();

  /**
   * Sorts an atlas's frames by pose and direction. @param make converts a frame for the renderer @param missed called
   * once for each missing drawing
   */
  constructor(
    private readonly data: AtlasData,
    private readonly make: (name: string, frame: FrameData) => F,
    private readonly missed: (what: string) => void = () => {},
  ) {}

  strip(pose: string, facing: Facing): Strip<F> | null {
    const key = `${pose}/${facing}`;
    const known = this.strips.get(key);
    if (known) return known;
    const found = this.find(pose, facing);
    if (found === null) {
      this.missed(key);
      return null;
    }
    if (found.key !== key) this.missed(key);
    this.strips.set(key, found.strip);
    return found.strip;
  }

  private find(pose: string, facing: Facing): { key: string; strip: Strip<F> } | null {
    for (const candidate of standIns(pose)) {
      for (const way of turnedWays(facing)) {
        const key = `${candidate}/${way}`;
        const frames = this.framesOf(key);
        if (frames.length > 0)
          return { key, strip: { frames, msPerFrame: this.data.poses?.[candidate]?.ms ?? 200, pose: candidate } };
      }
    }
    return null;
  }

  private framesOf(key: string): F[] {
    const frames: F[] = [];
    for (let i = 0; ; i++) {
      const name = `${key}/${i}`;
      const frame = this.data.frames[name];
      if (!frame) return frames;
      frames.push(this.make(name, frame));
    }
  }
}
