import { inMistreevous } from './in-mistreevous.ts';
import { inXstate } from './in-xstate.ts';
import { inYuka } from './in-yuka.ts';
import { ours } from './ours.ts';
import type { Library } from './world.ts';

export const libraries: readonly { readonly name: string; readonly file: string; readonly guards: Library }[] = [
  { name: 'honeybell-minds', file: 'ours.ts', guards: ours },
  { name: 'yuka', file: 'in-yuka.ts', guards: inYuka },
  { name: 'mistreevous', file: 'in-mistreevous.ts', guards: inMistreevous },
  { name: 'xstate', file: 'in-xstate.ts', guards: inXstate },
];
