// What the four guards share: a corridor with a thief in it, and what a guard can do in one tick.

/** Between these posts a guard walks. */
const POSTS = [0, 40] as const;
/** How far a guard sees: a calm one, and one that chases. */
const SEES = { calm: 6, chasing: 10 };
const WAIT = 3;

export interface Guard {
  at: number;
  /** Which post it walks to. */
  goal: 0 | 1;
  /** Ticks waited at its post. */
  waited: number;
}

export class World {
  /** Where the thief is; null = away. */
  thief: number | null = null;
  tick = 0;
  caught = 0;
  private heading = 1;

  /** The thief comes every 50 ticks, each time elsewhere, walks and leaves after 30. Everything else is still. */
  begin(): void {
    this.tick++;
    const [visit, since] = [Math.floor(this.tick / 50), this.tick % 50];
    if (since === 20) {
      this.thief = (visit * 17) % 41;
      this.heading = visit % 2 === 0 ? 1 : -1;
    } else if (since === 49) this.thief = null;
    else if (this.thief !== null && this.tick % 3 > 0) this.thief += this.heading;
  }

  sees(guard: Guard, mood: 'calm' | 'chasing'): boolean {
    return this.thief !== null && Math.abs(this.thief - guard.at) <= SEES[mood];
  }

  isAtPost(guard: Guard): boolean {
    return guard.at === POSTS[guard.goal];
  }

  /** One step to its post. */
  walk(guard: Guard): void {
    guard.at += Math.sign(POSTS[guard.goal] - guard.at);
  }

  waitsLast(guard: Guard): boolean {
    return guard.waited === WAIT - 1;
  }

  /** Waits at its post; in the last tick it turns to the other. @returns whether this was the last */
  wait(guard: Guard): boolean {
    if (++guard.waited < WAIT) return false;
    guard.waited = 0;
    guard.goal = guard.goal === 0 ? 1 : 0;
    return true;
  }

  /** Two steps to the thief. @returns whether he is caught */
  run(guard: Guard): boolean {
    guard.waited = 0;
    if (this.thief === null) return false;
    const far = this.thief - guard.at;
    guard.at += Math.sign(far) * Math.min(2, Math.abs(far));
    if (guard.at !== this.thief) return false;
    this.thief = null;
    this.caught++;
    return true;
  }
}

export const newGuards = (count: number): Guard[] =>
  Array.from({ length: count }, (_, i): Guard => ({ at: (i * 7) % 41, goal: i % 2 === 0 ? 0 : 1, waited: 0 }));

/** Guards of one library: makes minds for them and returns what runs one tick of all. */
export type Library = (world: World, guards: readonly Guard[]) => () => void;
