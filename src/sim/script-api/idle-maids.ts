/** Queries for scripts about idle maids: how long a maid has been idle, whether she chats or fidgets now, and which colleague is near. */

import { chance, type CommandOnBoard, type Json, reachOf, type Todo, type Warp } from '../../ai/index.ts';
import { noticesTile } from '../world/alert-tiles.ts';
import { tilesBetween } from '../world/map.ts';
import { idlesMore } from '../people/moods.ts';
import { CHAT_TILES, TALK_STAGES } from '../state/tuning.ts';
import { keepApart } from '../state/enquiries.ts';
import type { Guest, Maid } from '../state/person.ts';
import { usualTableOf } from '../thinking/script-keys.ts';
import { IDLE } from '../thinking/warps.ts';
import type { RunsScript } from './player-scripts.ts';
import { guest, type World } from '../world/world.ts';

export class Idling {
  private world!: World;
  private run!: RunsScript;

  bind(world: World, run: RunsScript): void {
    this.world = world;
    this.run = run;
  }

  /**
   * Runs the scripts under the key `idle` of the maid's warp table and returns their answer. Undefined = there are no
   * such scripts, or none of them answers.
   */
  pastime(
    who: { readonly me: Maid },
    runned: number,
    commands: readonly CommandOnBoard[],
    param: Json | undefined,
  ): Todo | Warp | undefined {
    const pieces = usualTableOf(this.world.state, who.me)[IDLE];
    return pieces === undefined ? undefined : this.run(pieces, who, runned, commands, param);
  }
  /**
   * The first guest, by id, who has just come in, has not been greeted yet and is noticed by this maid. Celebrities do
   * not count: {@link heroToGreet} finds them. Null if there is none.
   */
  newcomerFor(me: Maid): Guest | null {
    const reach = reachOf(me.alertRange);
    for (const id of this.world.crowd.positions.within(me.x, me.y, reach, [], 'id')) {
      const who = this.world.state.people[id];
      if (
        who?.role !== 'guest' ||
        who.isHero ||
        who.welcomedBy !== undefined ||
        (who.stage !== 'queue' && who.stage !== 'toSeat')
      )
        continue;
      if (noticesTile(this.world, me, who.x, who.y)) return who;
    }
    return null;
  }

  /**
   * The nearest seated guest within this distance who has time to talk and has not been talked with in this visit; ties
   * go to the smaller id. Null if there is none.
   */
  guestToTalkTo(me: Maid, tiles: number): Guest | null {
    let best: Guest | null = null;
    let fewest = tiles + 1;
    for (const id of this.world.crowd.positions.within(me.x, me.y, tiles, [], 'id')) {
      const who = this.world.state.people[id];
      if (who?.role !== 'guest' || who.seat === null || who.talkedWith !== undefined || who.calls !== null) continue;
      if (!TALK_STAGES.includes(who.stage)) continue;
      const far = tilesBetween(me.x, me.y, who.x, who.y);
      if (far < fewest && noticesTile(this.world, me, who.x, who.y)) [best, fewest] = [who, far];
    }
    return best;
  }
  /** Number of ticks for which a maid has been idle since the last draw for a chat or a fidget. */
  idleTicks(me: Maid): number {
    return this.world.state.tick - me.idleSince;
  }
  /**
   * Draws whether an idle maid chats or fidgets now. The chances depend on the ticks since the last draw, not on the
   * number of thoughts. After the thought, these ticks are counted from 0 again.
   */
  idleDraw(me: Maid): { chat: boolean; fidget: boolean } {
    const elapsed = this.idleTicks(me);
    const { chat, fidget } = this.world.state.chances;
    const more = idlesMore(this.world, me);
    const { effects } = this.world;
    effects.of(me).restartsIdleCount = true;
    const stream = effects.streamOf(me);
    return {
      chat: chance(stream, chat * elapsed * me.chatty * more),
      fidget: chance(stream, fidget * elapsed * more),
    };
  }
  /**
   * The celebrity that an idle maid is to greet: the first who has come in, is not seated, has not been greeted, and is
   * not nearer to another idle maid. Ties go to the smaller id. Null = there is none. A maid with the duty `serving`
   * stays at the pass.
   */
  heroToGreet(me: Maid): Guest | null {
    const { world } = this;
    for (const id of world.known.heroes) {
      const hero = guest(world, id);
      if (hero === undefined || hero.greeted === true || (hero.stage !== 'queue' && hero.stage !== 'toSeat')) continue;
      if (this.isNearest(me, hero)) return hero;
    }
    return null;
  }
  private isNearest(me: Maid, { x, y }: Guest): boolean {
    if (me.duties === 'serving') return false;
    const mine = tilesBetween(me.x, me.y, x, y);
    return this.world.maids.every((other) => {
      if (other === me || !other.present || other.duties === 'serving') return true;
      if (other.carrying.length > 0 || other.serving !== null || other.pose === 'down') return true;
      const far = tilesBetween(other.x, other.y, x, y);
      return far > mine || (far === mine && other.id > me.id) || !(this.isIdle(other) || this.greets(other));
    });
  }
  /** Whether a maid is on her way to greet a celebrity. */
  private greets(other: Maid): boolean {
    const todo = this.world.minds.todoOf(other.id);
    return todo !== null && todo['greets'] !== undefined;
  }
  /** The nearest idle maid for a chat, ties go to the smaller id; null if fewer than `company` idle maids are near. */
  companyFor(me: Maid, company = 1): Maid | null {
    let best: Maid | null = null;
    let fewest = Infinity;
    let near = 0;
    const around = this.maidsNear(me);
    for (const other of around) {
      if (
        other === me ||
        !other.present ||
        other.stepOf !== 0 ||
        other.carrying.length > 0 ||
        other.serving !== null ||
        other.pose === 'down'
      )
        continue;
      if (other.chattingWith !== null && other.chattingWith !== me.id) continue;
      if (around.some((third) => third !== me && third.chattingWith === other.id)) continue;
      if (!this.isIdle(other) || keepApart(this.world.state, me.id, other.id)) continue;
      const tiles = tilesBetween(me.x, me.y, other.x, other.y);
      if (tiles > CHAT_TILES) continue;
      near++;
      if (tiles < fewest) {
        fewest = tiles;
        best = other;
      }
    }
    return near >= company ? best : null;
  }
  /** Maids standing within chatting distance, by id. */
  private maidsNear(me: Maid): Maid[] {
    const near: Maid[] = [];
    for (let dy = -CHAT_TILES; dy <= CHAT_TILES; dy++)
      for (let dx = -CHAT_TILES; dx <= CHAT_TILES; dx++)
        near.push(...this.world.places.standingAt(me.x + dx, me.y + dy));
    return near.sort((a, b) => (a.id < b.id ? -1 : 1));
  }
  private isIdle(other: Maid): boolean {
    const todo = this.world.minds.todoOf(other.id);
    return todo !== null && this.world.traits[todo.behave]?.idle === 'free';
  }
  whoChatsWith(me: Maid): Maid | null {
    const { maids, places } = this.world;
    const chats = (other: Maid): boolean =>
      other.chattingWith === me.id &&
      Math.abs(other.x - me.x) <= CHAT_TILES &&
      Math.abs(other.y - me.y) <= CHAT_TILES &&
      places.standingAt(other.x, other.y).includes(other);
    return maids.find(chats) ?? null;
  }
}
