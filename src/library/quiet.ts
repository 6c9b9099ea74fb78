/**
 * Replaces the checks of the door in the package's production build (src/ai/door/loud.ts, check-spec.ts and
 * check-progress.ts): what they find was found during development.
 */

import type { AnyBehaviour } from '../ai/door/types.ts';

export { checkWarps } from '../ai/door/check-spec.ts';

/** Takes the object that a game passes as it is. */
export function checkSpec(_spec: unknown): void {}

/** The behaviours as they are. */
export const checkedBehaviours = (
  behaviours: Readonly<Record<string, AnyBehaviour>>,
): Readonly<Record<string, AnyBehaviour>> => behaviours;

/** Reports nothing. */
export class Loud {
  watch(): void {}
  posted(): void {}
  ticked(): void {}
  restored(): void {}
  thought(): void {}
  ended(): void {}
  fault(): void {}
}
