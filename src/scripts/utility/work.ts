/**
 * A maid whose controller is `utility`: the configuration `work` chooses everything she does, and `pastime` what she
 * does when there is nothing to do. The options of both use the behaviours of maids' decision tables.
 */

import { type Action, type Factory, fields, isWarp, type Todo, type Warp } from '../../ai/index.ts';
import { CHAT_COMPANY, CHAT_TILES, ordersAtOnce, TICKS, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { Actor, CafeView, Maid } from '../../sim/script-api/views.ts';
import type { MaidScript } from '../script-types.ts';
import { looksOutFromNow, mayDance, newcomerFor } from '../maid/idle-pieces.ts';
import { foolsScout, goesScouting } from '../maid/scouting.ts';
import { catchesBreath } from '../maid/script-pieces.ts';
import { does, rests } from '../maid/table/behaviours.ts';
import { callerFor, messFor, orderFor, resumedBy, roundFor, talkFor } from '../maid/table/shared-choices.ts';
import { cafeFactory, type CafeContext, contextOf } from './cafe-components.ts';

/** Number of tiles within which a maid sees a celebrity to look at, and within which she finds a guest to talk to. */
const GAZE_TILES = 14;
const TALK_TILES = 8;
const NOWHERE = 99;

type Commands = Parameters<MaidScript>[2];

/** The store `work`: facts about a maid's situation. Each value is computed only when a consideration reads it. */
class WorkFacts {
  constructor(
    private readonly who: Actor<Maid>,
    private readonly commands: Commands,
  ) {}
  private get me(): Maid {
    return this.who.me;
  }
  private get cafe(): CafeView {
    return this.who.cafe;
  }

  get fallen(): boolean {
    return this.me.pose === 'down' || this.me.work === 'getUp';
  }
  get onLitter(): boolean {
    const { me, cafe } = this;
    return me.carrying.length === 0 && me.stepOf === 0 && cafe.litterAt(me.x, me.y);
  }
  get ordered(): boolean {
    return orderFor(this.who).found !== undefined;
  }
  get interrupted(): boolean {
    return resumedBy(this.who).found !== undefined;
  }
  get worn(): boolean {
    return this.would(catchesBreath);
  }
  get scout(): boolean {
    return this.would(foolsScout);
  }
  get rival(): boolean {
    return this.would(goesScouting);
  }
  get carrying(): number {
    return this.me.carrying.length;
  }
  get noted(): number {
    return this.me.orders.length;
  }
  get full(): boolean {
    return this.me.orders.length >= ordersAtOnce(this.me.rank);
  }
  get inTheWay(): boolean {
    const { me, cafe } = this;
    return me.stepOf === 0 && cafe.floor.standsInTheWay(me) && cafe.floor.asideTile(me) !== null;
  }
  get callerWaits(): number {
    const { found } = callerFor(this.me, this.cafe);
    return found === null ? -1 : this.cafe.tick - (found.calls?.since ?? this.cafe.tick);
  }
  get callerDear(): boolean {
    const { found } = callerFor(this.me, this.cafe);
    const { favouriteCustomerIds: ids, favouriteCustomerTypes: types } = this.me;
    return found !== null && (ids.includes(found.id) || types.includes(found.customerType));
  }
  get dishWaits(): number {
    let longest = -1;
    for (const { cookedTick } of roundFor(this.me, this.cafe).found)
      longest = Math.max(longest, this.cafe.tick - cookedTick);
    return longest;
  }
  get helpAsked(): boolean {
    return this.commands.some(
      ({ command, by }) => command['behave'] === 'help' && command['need'] === 'dishes' && by !== this.me.id,
    );
  }
  get messTiles(): number {
    const { me, cafe } = this;
    const mess = messFor(me, cafe).found;
    return mess === null ? NOWHERE : tilesBetween(me.x, me.y, mess.x, mess.y);
  }
  get celebrity(): boolean {
    return this.cafe.idling.heroToGreet(this.me) !== null;
  }
  get celebrityTiles(): number {
    const { me, cafe } = this;
    const hero = cafe.heroNear(me, GAZE_TILES);
    return hero === null ? NOWHERE : tilesBetween(me.x, me.y, hero.x, hero.y);
  }
  get newcomer(): boolean {
    return newcomerFor(this.me, this.cafe) !== null;
  }
  get show(): boolean {
    return this.cafe.today.dancer !== null && mayDance(this.me, this.cafe);
  }
  get spokenTo(): boolean {
    const { me, cafe } = this;
    const other = cafe.today.rush ? null : cafe.idling.whoChatsWith(me);
    return (
      other !== null &&
      cafe.tick - other.chatSince < TICKS.chat &&
      tilesBetween(me.x, me.y, other.x, other.y) <= CHAT_TILES
    );
  }
  get company(): boolean {
    return this.cafe.idling.companyFor(this.me, CHAT_COMPANY - 1) !== null;
  }
  get talk(): boolean {
    return talkFor(this.me, this.cafe, TALK_TILES) !== null;
  }
  get mayChat(): boolean {
    return !this.cafe.isStopped('chat');
  }
  get mayFidget(): boolean {
    return !this.cafe.isStopped('fidget');
  }
  get idleTicks(): number {
    return this.cafe.idling.idleTicks(this.me);
  }
  get rush(): boolean {
    return this.cafe.today.rush;
  }
  /** Whether a script piece would answer with a todo or warp now. The reason that it notes is discarded. */
  private would(piece: MaidScript): boolean {
    const { reasons } = this.cafe;
    const { because, options } = reasons;
    const idea = piece(this.who, 1, this.commands, undefined);
    reasons.because = because;
    reasons.options = options;
    return idea !== undefined;
  }
}

interface WorkContext extends CafeContext {
  readonly thought: Parameters<MaidScript>;
}

/** What the action Do can do: behaviours of decision tables, pieces of scripts, and the choice of a pastime. */
const doable: Readonly<Record<string, MaidScript>> = {
  ...does,
  catchBreath: catchesBreath,
  foolScout: foolsScout,
  scoutRival: (who, _runned, commands, param) => goesScouting(who, 1, commands, param),
  pastime: (...thought) => chooses('pastime', thought) ?? watches(...thought),
};

/**
 * A factory for the configurations `work` and `pastime`. It adds the action Do, which writes a todo for the next step
 * of a behaviour, and lasts until this todo is done or impossible.
 */
export function workFactory(): Factory {
  const factory = cafeFactory({ stores: ['work'], entities: ['litter'], regions: [] }, []);
  return factory.register('action', 'Do', { does: fields.oneOf(...Object.keys(doable)) }, ({ does }): Action => {
    const write: Action['start'] = (scene, memory) => {
      const answer = (doable[does] as MaidScript)(...(scene.context as WorkContext).thought);
      if (answer !== undefined) scene.answer = answer;
      memory['wrote'] = answer === undefined ? null : scene.now;
    };
    return {
      start: write,
      update: write,
      done({ now, context: { ended } }, { wrote }) {
        return typeof wrote !== 'number' || (now > wrote && ended !== 'tick' && ended !== 'changed');
      },
    };
  });
}

/**
 * Lets a maid stand idle and look out for people. This does not depend on whether the configuration has read the
 * variable `newcomer`: a decision that is explained reads every input, and any other decision stops at the first factor
 * that is 0.
 */
const watches: MaidScript = (...thought) => {
  const [{ me, cafe }] = thought;
  looksOutFromNow(me, cafe);
  return rests(...thought);
};

/** Runs a configuration and returns the todo or warp that it chooses; undefined if it chooses none. */
function chooses(name: 'work' | 'pastime', thought: Parameters<MaidScript>): Todo | Warp | undefined {
  const [who, , commands] = thought;
  const { me, cafe } = who;
  const { reasoner } = cafe.choices.config(name);
  const brain = cafe.choices.brainOf(me);
  const stores = { self: me, brain, global: { weather: cafe.weather }, work: new WorkFacts(who, commands) };
  const entities = { litter: cafe.choices.litter };
  const positions = {
    get door() {
      return cafe.floor.doorFor(me) ?? undefined;
    },
  };
  const context: WorkContext = {
    ...contextOf(me, cafe, { brain, entities, positions, ended: cafe.choices.endedHow(me) }),
    stores,
    thought,
  };
  reasoner.run(context, cafe.explaining);
  const { answer } = reasoner;
  if (cafe.explaining) cafe.choices.explains(me, name, reasoner.explain());
  return answer;
}

/** A maid does what the configuration `work` chooses; if it chooses nothing she stands idle until there is work. */
export const byUtility: MaidScript = (...thought) => {
  const [{ me, cafe }] = thought;
  const answer = chooses('work', thought);
  if (answer === undefined) return watches(...thought);
  // A decision that only continues the current todo needs no new reason: an alert maid may reconsider in every tick.
  if (!isWarp(answer) && cafe.goesOnWith(me, answer)) cafe.reasons.clear();
  return answer;
};
