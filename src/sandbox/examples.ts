/**
 * Example scripts to start from. Each shows one idea, runs as it is, and is meant to be changed. There is at least one
 * for every warp key.
 */

export interface Example {
  /** File name of the example; the key `scripts.example.<id>` holds its words. */
  readonly id: string;
  readonly text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'greet-heroes',
    text: `// A waiting maid goes to celebrities first, then to litter.
const greetHeroes = script((me) => {
  const hero = me.callers().find((guest) => guest.hero);
  if (!hero) return;
  me.because(\`a celebrity calls: \${hero.name}\`);
  return serve(hero);
});

const tidies = script((me, runned) => {
  const litter = me.nearest('litter', 4);
  if (litter && runned > 20) return sweep(litter);
});

// Pieces are called in order; the first that answers decides.
export default concat(heeds, greetHeroes, tidies, () => usual());
`,
  },
  {
    id: 'longest-first',
    text: `// Fair: the longest wait comes first, favourites or not.
export default script((me) => {
  if (me.carrying.length > 0) return carry();
  if (me.orders.length >= me.mostOrders) return handIn();
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
    text: `// Waits by the door when there’s nothing to do, and looks up for callers.
export default script((me, runned, commands) => {
  const busy = me.callers().length > 0 || me.dishes().length > 0 || me.carrying.length > 0 || me.orders.length > 0;
  if (busy || commands.some((command) => command.fresh)) return usual();
  const door = me.nearest('door');
  const spot = door && me.beside(door);
  if (!spot || me.tilesTo(spot) < 3) return usual();
  me.because('nobody needs her: to the door');
  return goTo(spot, 5);
});
`,
  },
  {
    id: 'saves-strength',
    text: `// Rests before she is exhausted, but never while someone is calling.
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
    text: `// Dishes before callers: two on the pass are enough to go.
export default script((me) => {
  if (me.carrying.length > 0) return carry();
  const dishes = me.dishes();
  if (dishes.length < 2) return usual();
  me.because(\`\${dishes.length} dishes are getting cold\`);
  return fetch(dishes.slice(0, me.mostDishes));
});
`,
  },
  {
    id: 'runner',
    text: `// A runner: waits by the pass, brings each dish at once, and clears plates. Others take the orders, unless a guest has
// waited for half a minute.
const PATIENT = 600;
const runs = script((me) => {
  if (me.carrying.length > 0) return carry();
  if (me.orders.length > 0) return handIn();
  const dishes = me.dishes();
  if (dishes.length > 0) {
    me.because(\`\${dishes.length} on the pass: at once to the table\`);
    return fetch(dishes.slice(0, me.mostDishes));
  }
  const forgotten = me.callers().find((guest) => guest.waited >= PATIENT);
  if (forgotten) {
    me.because(\`\${forgotten.name} has waited for half a minute\`);
    return serve(forgotten);
  }
  const plate = me.nearest('plate');
  if (plate) return clear(plate);
});

const waitsByThePass = script((me) => {
  const pass = me.nearest('pass');
  const spot = pass && !me.atPass && !me.walking ? me.beside(pass) : null;
  me.because('the next dish comes from here');
  return spot ? goTo(spot, 5) : stay(20, 'dishes', 'callers', 'mess', 'commands', 'alarm');
});

export default concat(heeds, runs, waitsByThePass);
`,
  },
  {
    id: 'fidgets',
    text: `// Fidgets by chance after three idle seconds; replays draw the same.
export default script((me, runned) => {
  if (runned > 60 && me.idle > 60 && me.chance(0.02)) return { behave: 'fidget', tick: 20 };
  if (me.callers().length + me.dishes().length + me.carrying.length + me.orders.length > 0) return usual();
  const friend = me.nearest('maid', 2);
  if (friend && friend.doing === 'stay' && me.chance(0.005)) return chat(friend);
  return { behave: 'stay', tick: 1 };
});
`,
  },
  {
    id: 'keeps-her-word',
    text: `// On her way: keeps going to her guest, no matter who calls.
export default warpTable({
  move: concat(heeds, (me, runned, commands, param) => {
    const guest = me.guest(param?.guest);
    const spot = guest?.calls ? me.beside(guest) : null;
    if (!guest || !spot) return usual();
    if (!me.walking && me.tilesTo(guest) <= 1) return warp('service', { guest: guest.id });
    me.because(\`her word to \${guest.name}\`);
    return { ...goTo(spot, 10), guest: guest.id };
  }),
});
`,
  },
  {
    id: 'a-kind-word',
    text: `// At the table: takes the order or the bill, then chats a little with celebrities and impatient guests.
export default warpTable({
  service: (me, runned, commands, param) => {
    const guest = me.guest(param?.guest);
    if (runned !== 1 || !guest || !(guest.hero || guest.patience < 0.5)) return usual();
    me.because(\`a kind word for \${guest.name}\`);
    return stay(20, 'commands');
  },
});
`,
  },
  {
    id: 'one-by-one',
    text: `// At the pass: takes only the oldest dish, so that it doesn’t get cold on a long trip.
export default warpTable({
  fetch: concat(heeds, (me) => {
    if (me.carrying.length > 0) return carry();
    const oldest = me.dishes().find(({ guest }) => me.guest(guest)?.stage === 'waitDish');
    if (!oldest || !me.atPass) return usual();
    me.because(\`\${oldest.dish} has waited longest\`);
    return { behave: 'pickUp', dishes: [oldest.id] };
  }),
});
`,
  },
  {
    id: 'drops-the-broom',
    text: `// Stops cleaning when someone calls; finishes carrying and orders first.
// The first thought always cleans: the dirt may lie right in the way to the caller.
const unlessCalled = script((me, runned) => {
  const caller = me.dearestCaller();
  if (!caller || runned === 0 || me.carrying.length > 0) return usual();
  me.because(\`\${caller.name} calls: the dirt can wait\`);
  return serve(caller);
});

export default warpTable({ sweep: unlessCalled, clear: unlessCalled });
`,
  },
  {
    id: 'on-the-way',
    text: `// With orders or dishes in hand, takes another order if the table is close to her way.
const onTheWay = script((me) => {
  const near = me.nearest('caller', 2);
  if (!near || me.walking) return usual();
  me.because(\`\${near.name} is on the way\`);
  return serve(near);
});

export default warpTable({ counter: onTheWay, carry: onTheWay });
`,
  },
  {
    id: 'own-mind',
    text: `// Sent somewhere, serves a celebrity first; ends a chat when two guests call.
export default warpTable({
  obey: (me) => {
    const star = me.callers().find((guest) => guest.hero);
    if (!star) return usual();
    me.because(\`first \${star.name}, then the order\`);
    return serve(star);
  },
  chat: (me) => (me.callers().length >= 2 ? warp('waiting') : usual()),
});
`,
  },
];
