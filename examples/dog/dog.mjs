// A dog that guards a yard, fetches balls and sleeps when it is tired.
//
//     npm install
//     node dog.mjs
//     npx honeybell-minds view dog.minds

import { writeFileSync } from 'node:fs';
import { behaviour, concat, createMinds, DONE, GOING, resting, script, warp } from 'honeybell-minds';
import { record, recordingToBytes } from 'honeybell-minds/recorder';

const HOME = 0;
const RESTED = 40;
const yard = { ball: null, stranger: null };
const rex = { at: HOME, hasBall: false, energy: 16 };

// How the dog thinks: pieces of scripts. Each answers with a todo, a warp to another script, or nothing. What it notes with
// `why` is read in the inspector.
const barks = script((dog, { why }) => {
  if (yard.stranger === null) return undefined;
  why('a stranger is at the gate', { who: yard.stranger });
  return { behave: 'bark', tick: 5 };
});
const tires = script((dog, { why }) => {
  if (dog.energy > 0) return undefined;
  why('has run enough', { energy: dog.energy });
  return warp('asleep');
});
const seesBall = script((dog, { why }) => {
  if (yard.ball === null) return undefined;
  why('sees the ball', { at: yard.ball });
  return warp('fetch');
});
const waits = script(() => ({ behave: 'lie', until: ['ball', 'stranger'], tick: 20 }));

const bringsBall = script((dog) => {
  if (!dog.hasBall) return undefined;
  return dog.at === HOME ? { behave: 'drop' } : { behave: 'run', to: HOME, tick: 1 };
});
const runsToBall = script(() => (yard.ball === null ? warp('guard') : { behave: 'run', to: yard.ball, tick: 1 }));
const sleeps = script((dog) => (dog.energy < RESTED ? { behave: 'sleep' } : warp('guard')));

// What the dog can do: one tick of each behaviour.
function run(dog, to) {
  dog.at += Math.sign(to - dog.at);
  dog.energy--;
  if (dog.at !== to) return GOING;
  if (dog.at === yard.ball && !dog.hasBall) {
    yard.ball = null;
    dog.hasBall = true;
    say('has the ball');
  }
  return DONE;
}

const minds = createMinds({
  facts: ['ball', 'stranger'],
  behaviours: {
    lie: resting(),
    run: behaviour({ perform: (dog, { to }) => run(dog, to) }),
    bark: behaviour({
      perform: () => {
        say('woof!');
        return GOING;
      },
    }),
    drop: behaviour({
      perform: (dog) => {
        dog.hasBall = false;
        say('drops the ball at your feet');
        return DONE;
      },
    }),
    sleep: behaviour({
      perform: (dog) => {
        dog.energy += 2;
        if (dog.energy < RESTED) return GOING;
        say('zzz … up again');
        return DONE;
      },
    }),
  },
  scripts: {
    guard: concat(barks, tires, seesBall, waits),
    fetch: concat(barks, bringsBall, runsToBall),
    asleep: sleeps,
  },
  characters: {
    dog: { warps: { guard: 'guard', fetch: 'fetch', asleep: 'asleep' }, begin: 'guard' },
  },
});
minds.add('rex', rex, 'dog');

function say(what) {
  console.log(`${String(minds.now).padStart(3)}  ${what}`);
}

// A day in the yard: what changes, and when. A change wakes the dog if it waits for it.
const day = {
  3: { ball: 8 },
  6: { stranger: 'the postman' },
  12: { stranger: null },
  60: { ball: 5 },
};
const recorder = record(minds, {
  save: () => ({ yard, rex }),
  restore(saved) {
    Object.assign(yard, saved.yard);
    Object.assign(rex, saved.rex);
  },
  characterOf: () => rex,
  step: () => minds.tick(),
});
for (let tick = 0; tick < 80; tick++) {
  for (const [fact, value] of Object.entries(day[tick] ?? {})) {
    yard[fact] = value;
    minds.changed(fact);
  }
  recorder.step();
}
writeFileSync('dog.minds', await recordingToBytes(recorder.line));
