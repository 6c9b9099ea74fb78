/** One run of one contestant in a process of its own: `tools/bench/contestant.ts '{"name": "xstate", …}'`. See mind.ts. */

import { runOne, type Task } from './contestants.ts';

console.log(JSON.stringify(runOne(JSON.parse(process.argv[2] as string) as Task)));
