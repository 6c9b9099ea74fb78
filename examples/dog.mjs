// A dog that guards, fetches and sleeps, with Honeybell's minds:  npm install honeybell-minds  ·  node dog.mjs
import { Blackboard, concat, DONE, GOING, Minds, Registry, RESTING, warp } from 'honeybell-minds';

const yard = { ball: null, stranger: null };
const rex = { id: 'rex', at: 0, mouth: false, energy: 16 };
let tick = 0;
const says = (what, then) => console.log(`${String(tick).padStart(3)}  ${what}`) ?? then;

// Pieces of a script: each answers with a todo or nothing. With `tick: 1` the dog thinks again after every tick.
const barks = () => (yard.stranger === null ? undefined : { behave: 'bark', tick: 5 });
const tires = (me) => (me.energy > 0 ? undefined : warp('asleep'));
const sees = () => (yard.ball === null ? undefined : warp('fetch'));
const waits = () => ({ behave: 'lie', until: ['ball', 'stranger'], tick: 20 });
const brings = (me) => (me.mouth && me.at === 0 ? { behave: 'drop' } : undefined);
const runs = (me) => (me.mouth || yard.ball !== null ? { behave: 'run', to: me.mouth ? 0 : yard.ball, tick: 1 } : warp('guard'));
const sleeps = (me) => (me.energy < 40 ? { behave: 'sleep' } : warp('guard'));

const scripts = new Registry();
scripts.defineAll({ guard: concat(barks, tires, sees, waits), fetch: concat(barks, brings, runs), asleep: sleeps });

const doing = {
  lie: () => RESTING,
  bark: () => says('woof!', GOING),
  sleep: (me) => ((me.energy += 2) < 40 ? GOING : says('zzz … up again', DONE)),
  drop: (me) => says('drops the ball at your feet', DONE, (me.mouth = false)),
  run(me, { to }) {
    me.at += Math.sign(to - me.at);
    me.energy--;
    if (me.at !== yard.ball || me.mouth) return me.at === to ? DONE : GOING;
    yard.ball = null;
    return says('has the ball', DONE, (me.mouth = true));
  },
};
const board = new Blackboard(['ball', 'stranger']);
const [behaviours, perform] = [new Set(Object.keys(doing)), (me, todo) => doing[todo.behave](me, todo)];
const minds = new Minds(scripts, board, { behaviours, perform, blockingFlags: 0, keysOf: () => [], canDoBehave: () => true });
minds.enlist([{ id: 'rex', character: rex, warpTable: { guard: 'guard', fetch: 'fetch', asleep: 'asleep' }, begin: 'guard' }]);

// Events of the day: at tick 3 a ball is thrown, at tick 6 the postman comes.
const happens = { 3: ['ball', 8], 6: ['stranger', 'postman'], 12: ['stranger', null], 60: ['ball', 5] };
for (; tick < 80; tick++) {
  board.begin(tick);
  const [fact, what] = happens[tick] ?? [];
  if (fact !== undefined) yard[fact] = what;
  if (fact !== undefined) board.changed(board.fact(fact));
  minds.step(tick);
  board.end(tick);
}
