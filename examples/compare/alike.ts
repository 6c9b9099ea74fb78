// Fails if the guards of two libraries ever stand at different places: tsx alike.ts

import { libraries } from './libraries.ts';
import { newGuards, World } from './world.ts';

const lives = libraries.map(({ name, guards: make }) => {
  const [world, guards] = [new World(), newGuards(40)];
  return { name, world, guards, tick: make(world, guards) };
});
for (let tick = 1; tick <= 2000; tick++) {
  const places = lives.map(({ world, guards, tick: run }) => {
    world.begin();
    run();
    return guards.map(({ at }) => at).join();
  });
  lives.forEach(({ name }, i) => {
    if (places[i] !== places[0])
      throw new Error(`tick ${tick}: ${name} has its guards at\n${places[i]}\nnot at\n${places[0]}`);
  });
}
console.log(`40 guards of ${libraries.length} libraries stood at the same places for 2000 ticks`);
console.log(lives.map(({ name, world }) => `${name}: ${world.caught} thieves caught`).join('\n'));
