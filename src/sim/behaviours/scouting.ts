/**
 * Behaviours of maids who scout the rival café, report what they saw, or mislead the rival's own scouts. Beyond the
 * door a maid is not present: nobody sees her and she reads no commands until she is back on the same tile. What she
 * saw counts only after the report.
 */

import { type Behaviour, only, str, workFor } from './behaviour.ts';
import { tileAt } from '../world/map.ts';
import { reported } from '../minds/command-answers.ts';
import { comesBack, nodeNamed, scoutTicks, tells } from '../rival/scouting.ts';
import { foolingFor, fools } from '../rival/their-scouts.ts';
import { TICKS } from '../state/tuning.ts';
import { emit, shows } from '../world/world.ts';

export const scouting: Record<string, Behaviour> = {
  /**
   * `{ behave: 'scout', look? }`: a maid with empty hands leaves through the door in which she stands, looks at the
   * rival café and comes back. `look` names what she should look for.
   */
  scout: only('maid', {
    work: 'scout',
    fields: { look: 'text?' },
    canDo: (world, me, todo) =>
      me.work === todo.behave ||
      (world.state.rival !== undefined &&
        me.pose !== 'down' &&
        me.stepOf === 0 &&
        me.carrying.length === 0 &&
        tileAt(world.state.map, me.x, me.y) === 'D'),
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        scoutTicks(me.rank),
        () => {
          world.places.stand(me);
          comesBack(world, me);
          world.crowd.placed(me);
          emit(world, 'scoutBack', me.id);
        },
        () => {
          const look = nodeNamed(todo['look']);
          const { rival, tick, clock } = world.state;
          const asked = me.answers.find(({ is, command }) => is === 'accepted' && command['behave'] === 'scout');
          // A curious maid goes without being asked; the news then says how old the last report is.
          const age = asked === undefined ? clock.day - (rival?.log.at(-1)?.day ?? clock.day) : null;
          if (rival !== undefined) rival.trips[me.id] = { look, since: tick, saw: null };
          me.present = false;
          me.pose = 'idle';
          me.bubble = null;
          world.places.walkOff(me);
          world.crowd.placed(me);
          emit(world, 'scout', me.id, { look, ticks: scoutTicks(me.rank), by: asked?.from ?? null, age });
        },
      ),
  }),
  /** `{ behave: 'report' }`: a maid reports what she saw at the rival's. */
  report: only('maid', {
    work: 'scout',
    canDo: (world, me) => me.pose !== 'down' && (world.state.rival?.trips[me.id]?.saw ?? null) !== null,
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.report,
        () => {
          me.pose = 'idle';
          tells(world, me);
          reported(world, me);
        },
        () => {
          me.pose = 'greet';
          shows(world, me, 'exclaim', TICKS.report, 'report');
        },
      ),
  }),
  /** `{ behave: 'fool', guest }`: a maid has noticed that a guest is a scout of the rival, and shows the scout wrong signs. */
  fool: only('maid', {
    fields: { guest: 'text' },
    idle: 'free',
    canDo: (world, me, todo) =>
      me.pose !== 'down' &&
      me.stepOf === 0 &&
      (me.work === todo.behave || foolingFor(world, me)?.guest.id === todo['guest']),
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.report,
        () => {
          me.pose = 'idle';
          fools(world, me, str(todo, 'guest'));
        },
        () => {
          me.pose = 'chat';
          shows(world, me, 'speech', TICKS.report, 'fool');
        },
      ),
  }),
};
