/** Lists all lessons of the school, in the order in which the school offers them. */

import { alarm } from './alarm.ts';
import { amove } from './amove.ts';
import { calm } from './calm.ts';
import type { Lesson } from './lesson.ts';
import { sight } from './sight.ts';
import { squad } from './squad.ts';

export * from './lesson.ts';

export const LESSONS: readonly Lesson[] = [amove, sight, squad, calm, alarm];
