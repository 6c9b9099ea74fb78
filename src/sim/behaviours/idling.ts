/** Behaviours between tasks: standing, chatting, fidgeting, pausing, getting up after a slip, calling for help. */

import { DONE, IMPOSSIBLE, restFor, RESTING } from '../../ai/index.ts';
import { type Behaviour, only, str, workFor } from './behaviour.ts';
import { isGaping } from '../events/alarm.ts';
import { GAPE_TICKS } from '../people/flags-and-buffs.ts';
import { facingTo, tilesBetween } from '../world/map.ts';
import { CHAT_TILES, HELP_TICKS, STUCK_AFTER, TALK_STAGES, TICKS } from '../state/tuning.ts';
import type { Person } from '../state/person.ts';
import { emit, gotOn, guest, maid, seatOf, shows } from '../world/world.ts';

/** Number of ticks within which the second maid must answer the first, or the chat ends. */
const ANSWER_TICKS = 4;
/** Change of the mood of a guest who has been welcomed. */
const WELCOMED = 0.08;

/** What a maid's talk at the table brings a guest: mood, and ticks of patience. */
const TALKED = 0.12;
const TALK_REFRESHES = 120;
/** Maximum distance in tiles at which a maid may stand and look at a celebrity. */
const GAZE_TILES = 16;

/** A greeting of a celebrity: its duration in ticks, its maximum distance in tiles, and the rise in the celebrity's mood. */
const GREET_TICKS = 16;
const GREET_TILES = 3;
const GREET_GIVES = 0.1;

/**
 * Ticks of standing idle after which the watchdog reports a person as stuck. Only guests are reported, because a guest
 * always waits for something; maids may stand idle without limit.
 */
const idleLimit = ({ role }: Person): number => (role === 'guest' ? STUCK_AFTER.thinking : Infinity);

export const idling: Record<string, Behaviour> = {
  /** `{ behave: 'stay' }`: the character stands still and does not think until a fact changes, the tick budget runs out or its mind is woken. */
  stay: {
    limit: idleLimit,
    work: 'wait',
    idle: 'free',
    band: 'waiting',
    forPlayers: true,
    canDo: (_world, me) => me.pose !== 'down',
    perform: (_world, me) => {
      if (me.seat === null && me.pose !== 'idle') me.pose = 'idle';
      return RESTING;
    },
  },
  /** `{ behave: 'chat', with }`: an idle maid chats with another idle maid. The chat ends when one of them stops. */
  chat: only('maid', {
    limit: idleLimit,
    fields: { with: 'text' },
    work: 'chat',
    idle: 'free',
    band: 'chat',
    forPlayers: true,
    canDo: (world, me, todo) => {
      const other = maid(world, str(todo, 'with'));
      if (
        me.pose === 'down' ||
        other === undefined ||
        tilesBetween(me.x, me.y, other.x, other.y) > CHAT_TILES ||
        other.carrying.length > 0
      )
        return false;
      // A chat continues while the other maid takes part; she has ANSWER_TICKS to join.
      return (
        me.chattingWith !== other.id || other.chattingWith === me.id || world.state.tick - me.chatSince <= ANSWER_TICKS
      );
    },
    perform: (world, me, todo) => {
      const other = maid(world, str(todo, 'with'));
      if (other === undefined) return IMPOSSIBLE;
      if (me.chattingWith !== other.id) {
        me.chattingWith = other.id;
        me.chatSince = other.chattingWith === me.id ? other.chatSince : world.state.tick;
        me.pose = 'chat';
        me.facing = facingTo(me.x, me.y, other.x, other.y, me.facing);
        shows(world, me, 'chat', 60, 'chat');
        emit(world, 'chat', me.id, { with: other.id });
        world.minds.changed('company');
      }
      return RESTING;
    },
  }),
  /** `{ behave: 'gape' }`: a starstruck maid stares at the celebrity who has come in, for a moment. */
  gape: only('maid', {
    work: 'wait',
    canDo: (_world, me) => me.stepOf === 0 && isGaping(me),
    perform: (world, me) => {
      const hero = guest(world, me.buffs.find(({ buff }) => buff === 'star')?.from ?? '');
      if (me.pose !== 'stare') {
        me.pose = 'stare';
        shows(world, me, 'star', GAPE_TICKS, 'star');
        emit(world, 'stare', me.id, { hero: hero?.id ?? '' });
      }
      if (hero !== undefined) me.facing = facingTo(me.x, me.y, hero.x, hero.y, me.facing);
      gotOn(world, me);
      return restFor(10);
    },
  }),
  fidget: only('maid', {
    limit: idleLimit,
    work: 'wait',
    idle: 'free',
    band: 'waiting',
    forPlayers: true,
    canDo: (_world, me) => me.pose !== 'down',
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.fidget,
        () => {
          me.pose = 'idle';
        },
        () => {
          me.pose = 'fidget';
          emit(world, 'fidget', me.id);
        },
      ),
  }),
  /** `{ behave: 'welcome', guest }`: welcomes a guest who has just come in. Each guest is welcomed once in a visit. */
  welcome: only('maid', {
    limit: idleLimit,
    fields: { guest: 'text' },
    work: 'wait',
    idle: 'free',
    band: 'waiting',
    forPlayers: true,
    canDo: (world, me, todo) => {
      const who = guest(world, str(todo, 'guest'));
      if (me.pose === 'down' || me.stepOf > 0 || who === undefined || !who.present || who.stage === 'leave')
        return false;
      return who.welcomedBy === undefined || (who.welcomedBy === me.id && me.work === todo.behave);
    },
    perform: (world, me, todo) => {
      const who = guest(world, str(todo, 'guest'));
      if (who === undefined) return IMPOSSIBLE;
      return workFor(
        world,
        me,
        todo.behave,
        TICKS.welcome,
        () => {
          me.pose = 'idle';
          who.mood = Math.min(1, who.mood + WELCOMED);
          emit(world, 'welcomed', me.id, { customer: who.id });
        },
        () => {
          who.welcomedBy = me.id;
          me.pose = 'greet';
          me.facing = facingTo(me.x, me.y, who.x, who.y, me.facing);
          shows(world, me, 'love', TICKS.welcome, 'welcome');
          emit(world, 'welcome', me.id, { customer: who.id });
        },
      );
    },
  }),
  /** `{ behave: 'tableTalk', guest }`: talks with a seated guest, standing beside the seat; once in a visit. */
  tableTalk: only('maid', {
    limit: idleLimit,
    fields: { guest: 'text' },
    work: 'chat',
    idle: 'free',
    band: 'chat',
    forPlayers: true,
    canDo: (world, me, todo) => {
      const who = guest(world, str(todo, 'guest'));
      const seat = who === undefined ? undefined : seatOf(world, who);
      if (me.pose === 'down' || me.stepOf > 0 || who === undefined || seat === undefined) return false;
      if (!TALK_STAGES.includes(who.stage) || tilesBetween(me.x, me.y, seat.x, seat.y) !== 1) return false;
      return who.talkedWith === undefined || (who.talkedWith === me.id && me.work === todo.behave);
    },
    perform: (world, me, todo) => {
      const who = guest(world, str(todo, 'guest'));
      if (who === undefined) return IMPOSSIBLE;
      return workFor(
        world,
        me,
        todo.behave,
        TICKS.tableTalk,
        () => {
          me.pose = 'idle';
          who.mood = Math.min(1, who.mood + TALKED);
          who.stageTick = Math.min(world.state.tick, who.stageTick + TALK_REFRESHES);
          emit(world, 'talked', me.id, { customer: who.id });
        },
        () => {
          who.talkedWith = me.id;
          me.pose = 'chat';
          me.facing = facingTo(me.x, me.y, who.x, who.y, me.facing);
          shows(world, me, 'chat', TICKS.tableTalk, 'talk');
        },
      );
    },
  }),
  /** `{ behave: 'gaze', guest }`: stands and looks at a celebrity. */
  gaze: only('maid', {
    limit: idleLimit,
    fields: { guest: 'text' },
    work: 'wait',
    idle: 'free',
    band: 'waiting',
    forPlayers: true,
    canDo: (world, me, todo) => {
      const hero = guest(world, str(todo, 'guest'));
      return (
        me.pose !== 'down' &&
        me.stepOf === 0 &&
        hero?.isHero === true &&
        hero.present &&
        tilesBetween(me.x, me.y, hero.x, hero.y) <= GAZE_TILES
      );
    },
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.gaze,
        () => {
          me.pose = 'idle';
          emit(world, 'gazed', me.id, { customer: str(todo, 'guest') });
        },
        () => {
          const hero = guest(world, str(todo, 'guest'));
          if (hero !== undefined) me.facing = facingTo(me.x, me.y, hero.x, hero.y, me.facing);
          me.pose = 'cheer';
          shows(world, me, 'love', TICKS.gaze, 'gaze');
        },
      ),
  }),
  /** `{ behave: 'bow' }`: bows to the room. */
  bow: only('maid', {
    limit: idleLimit,
    work: 'wait',
    idle: 'free',
    band: 'waiting',
    forPlayers: true,
    canDo: (_world, me) => me.pose !== 'down' && me.stepOf === 0,
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.bow,
        () => {
          me.pose = 'idle';
        },
        () => {
          me.pose = 'bow';
        },
      ),
  }),
  /** `{ behave: 'pause' }`: stands still to recover energy. */
  pause: only('maid', {
    work: 'wait',
    idle: 'resting',
    band: 'waiting',
    forPlayers: true,
    canDo: (_world, me) => me.pose !== 'down' && me.stepOf === 0,
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.pause,
        () => {
          me.pose = 'idle';
        },
        () => {
          me.pose = 'fidget';
          shows(world, me, 'sweat', TICKS.pause, 'pause');
          emit(world, 'pause', me.id);
        },
        'rest',
      ),
  }),
  /**
   * `{ behave: 'greet', guest }`: bows to a celebrity within 3 tiles, whose mood rises. Each celebrity is greeted once.
   */
  greet: only('maid', {
    fields: { guest: 'text' },
    idle: 'free',
    forPlayers: true,
    canDo: (world, me, todo) => {
      const hero = guest(world, str(todo, 'guest'));
      return (
        me.pose !== 'down' &&
        me.stepOf === 0 &&
        hero?.isHero === true &&
        hero.greeted !== true &&
        tilesBetween(me.x, me.y, hero.x, hero.y) <= GREET_TILES
      );
    },
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        GREET_TICKS,
        () => {
          const hero = guest(world, str(todo, 'guest'));
          if (hero === undefined) return;
          hero.greeted = true;
          hero.mood = Math.min(1, hero.mood + GREET_GIVES);
          shows(world, hero, 'heart', 40);
          emit(world, 'greeted', me.id, { guest: hero.id });
        },
        () => {
          const hero = guest(world, str(todo, 'guest'));
          if (hero !== undefined) me.facing = facingTo(me.x, me.y, hero.x, hero.y, me.facing);
          me.pose = 'idle';
          shows(world, me, 'heart', GREET_TICKS);
        },
      ),
  }),
  /** `{ behave: 'getUp' }`: gets up after a slip. */
  getUp: only('maid', {
    work: 'down',
    band: 'getup',
    canDo: (_world, me) => me.pose === 'down' || me.work === 'getUp',
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.getUp,
        () => {
          me.pose = 'idle';
          emit(world, 'getUp', me.id);
        },
        () => {
          me.pose = 'getup';
        },
      ),
  }),
  /**
   * `{ behave: 'callHelp', need }`: a maid posts a help command to all maids. Each of them decides for herself whether
   * to follow it (How NPC AI works, part 2).
   */
  callHelp: only('maid', {
    fields: { need: ['dishes'] },
    forPlayers: true,
    canDo: (_world, me) => me.pose !== 'down',
    perform: (world, me, todo) => {
      const command = { behave: 'help', need: str(todo, 'need') };
      const posted = world.minds.post({ to: 'maid', ticks: HELP_TICKS, command, by: me.id });
      shows(world, me, 'exclaim', 50, 'help');
      gotOn(world, me);
      emit(world, 'help', me.id, { need: str(todo, 'need'), id: posted.id });
      return DONE;
    },
  }),
};
