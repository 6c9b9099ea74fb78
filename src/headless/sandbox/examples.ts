/** Scripts to begin with: each shows one idea, runs as it is, and is meant to be changed. */

export interface Example {
  /** Its file name; words for it are `scripts.example.<id>`. */
  readonly id: string;
  readonly text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'greet-heroes',
    text: `// A waiting maid who runs to heroes first, then sees to litter.
const greetHeroes = script((me) => {
  const hero = me.callers().find((guest) => guest.hero);
  if (!hero) return;
  me.because(\`a star calls: \${hero.name}\`);
  return serve(hero);
});

const tidies = script((me, runned) => {
  const litter = me.nearest('litter', 4);
  if (litter && runned > 20) return sweep(litter);
});

// Pieces are asked in order; the first that answers decides.
export default concat(heeds, greetHeroes, tidies, () => usual());
`,
  },
  {
    id: 'longest-first',
    text: `// Fair: whoever has waited longest comes first, however dear others are.
export default script((me) => {
  if (me.carrying.length > 0) return carry();
  if (me.orders.length > 2) return handIn();
  const [first] = me.callers().sort((a, b) => b.waited - a.waited);
  if (!first) return usual();
  me.because(\`\${first.name} has waited \${Math.round(first.waited / 20)} s\`);
  return serve(first);
});
`,
  },
  {
    id: 'nearest-first',
    text: `// Lazy: the shortest way, always.
export default script((me) => {
  if (me.carrying.length > 0 || me.orders.length > 0) return usual();
  const caller = me.nearest('caller');
  if (!caller) return usual();
  me.because(\`\${caller.name} is only \${me.tilesTo(caller)} tiles away\`);
  return serve(caller);
});
`,
  },
  {
    id: 'door-greeter',
    text: `// Waits beside the door when there is nothing to do, and looks up for callers.
export default script((me, runned, commands) => {
  const busy = me.callers().length > 0 || me.dishes().length > 0 || me.carrying.length > 0 || me.orders.length > 0;
  if (busy || commands.some((command) => command.fresh)) return usual();
  const door = me.nearest('door');
  const spot = door && me.beside(door);
  if (!spot || me.tilesTo(spot) < 2) return stay(60, 'callers', 'dishes', 'commands');
  me.because('nobody needs her: to the door');
  return goTo(spot, 5);
});
`,
  },
  {
    id: 'saves-strength',
    text: `// Rests before she is worn out, but never while somebody calls.
export default concat(
  heeds,
  script((me) => {
    const needed = me.callers().length > 0 || me.dishes().length > 0 || me.carrying.length > 0;
    if (needed || me.walking || me.energy > 0.5) return;
    me.because(\`energy \${Math.round(me.energy * 100)} %\`);
    return rest();
  }),
  () => usual(),
);
`,
  },
  {
    id: 'dishes-first',
    text: `// Hot dishes before hands in the air: two on the pass are enough to go.
export default script((me) => {
  if (me.carrying.length > 0) return carry();
  const dishes = me.dishes();
  if (dishes.length < 2) return usual();
  me.because(\`\${dishes.length} dishes grow cold\`);
  return fetch(dishes.slice(0, me.rank - 1));
});
`,
  },
  {
    id: 'fidgets',
    text: `// After three idle seconds a fidget, by chance; replays draw the same.
export default script((me, runned) => {
  if (runned > 60 && me.idle > 60 && me.chance(0.02)) return { behave: 'fidget', tick: 20 };
  if (me.callers().length + me.dishes().length + me.carrying.length + me.orders.length > 0) return usual();
  const friend = me.nearest('maid', 2);
  if (friend && friend.doing === 'stay' && me.chance(0.005)) return chat(friend);
  return { behave: 'stay', tick: 1 };
});
`,
  },
];
