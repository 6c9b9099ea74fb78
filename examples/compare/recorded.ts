// Lets the guards of this library live through 2,000 ticks and writes down what they thought: tsx recorded.ts, then
// npx honeybell-minds view guards.minds

import { writeFileSync } from 'node:fs';
import { record, recordingToBytes } from 'honeybell-minds/recorder';
import { guardMinds } from './ours.ts';
import { newGuards, World } from './world.ts';

const world = new World();
const guards = newGuards(40);
const minds = guardMinds(world);
const idOf = (i: number): string => `guard ${String(i).padStart(2, '0')}`;
guards.forEach((guard, i) => minds.add(idOf(i), guard, 'guard'));
const recorder = record(minds, {
  save: () => ({ world, guards }),
  restore(saved) {
    Object.assign(world, saved.world);
    guards.forEach((guard, i) => Object.assign(guard, saved.guards[i]));
  },
  characterOf: (id) => guards.find((_, i) => idOf(i) === id),
  step() {
    world.begin();
    if (world.thief !== null) minds.changed('thief');
    minds.tick();
  },
});
recorder.run(2000);
writeFileSync('guards.minds', await recordingToBytes(recorder.line));
console.log(`guards.minds: ${minds.now} ticks of ${guards.length} guards`);
