/**
 * Hints for a new player. Once a second the configuration `hints` is evaluated: its context comes from the café and
 * its journal, which are the same in every replay, and from the screen. Each hint is given once; an input in the
 * journal records that it was given.
 */

import { type HintContext, hintFor } from '../../scripts/utility/hints.ts';
import type { Input } from '../../sim/inputs/index.ts';
import { modeOf } from '../../sim/head-maid/head-maid.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { movedToday } from '../../sim/season/star-moves.ts';
import type { LossCause } from '../../sim/state/figures.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';
import { askedMark, caseLasts, mayAsk } from './case-days.ts';
import { openEnquiry } from '../../sim/state/enquiries.ts';
import { type CaseFound, caseMark, Cases, CASES, casesLeft } from './cases.ts';

const EVERY_TICKS = 20;
const TICKS_PER_SECOND = 20;
/** A tick long before any day. If the last hint has this tick, no hint has been given yet. */
const LONG_AGO = -1e9;
/** Number of ticks after which a guest counts as having waited long. */
const LONG_TICKS = 400;

/** Causes of loss against which pushing two tables together helps. */
const GROUP_LOSSES: readonly LossCause[] = ['groupTooBig', 'groupTableTaken'];

/** Counts what the player has done on the screen, which the café's journal does not hold. */
export class PlayerDeeds {
  opened = 0;
  speeds = 0;
  paused = 0;
}

/** The part of the hints' context that comes from the screen. */
export interface ScreenNow {
  readonly selection: readonly PersonId[];
  /** Whether the player has chosen an order, but not its target yet. */
  readonly orders: boolean;
  readonly deeds: PlayerDeeds;
  readonly caseOpen?: boolean;
  /** Whether another screen, such as the lab, covers the café. */
  readonly away?: boolean;
  /** Whether a toast is on the screen. Hints wait until it is gone; cases do not. */
  readonly saying?: boolean;
  /** The speed of the game; left out = 1. */
  readonly speed?: number;
}

/** How often the player has given each kind of order and edit, from the journal. */
function ordered({ journal }: Simulation): Record<string, number> {
  const count = {
    commands: 0,
    aMoves: 0,
    plainMoves: 0,
    serves: 0,
    sweeps: 0,
    gathers: 0,
    edits: 0,
    alertnessEdits: 0,
    teams: 0,
    joins: 0,
  };
  for (const { input } of journal) {
    if (input.kind === 'command') {
      const { behave, manner } = input.post.command;
      count.commands++;
      if (behave === 'move') count[manner === 'plain' ? 'plainMoves' : 'aMoves']++;
      else if (behave === 'serve') count.serves++;
      else if (behave === 'sweep') count.sweeps++;
      else if (behave === 'gather') count.gathers++;
    } else if (input.kind === 'strong' && input.action === 'join') count.joins++;
    else if (input.kind === 'edit') {
      count.edits++;
      if (input.edit.alertness !== undefined) count.alertnessEdits++;
      if (input.edit.team !== undefined) count.teams++;
    }
  }
  return count;
}

const isIdle = (cafe: Simulation, id: PersonId): boolean => cafe.page(id)?.todo?.behave === 'stay';

/** The context in which the configuration `hints` is evaluated. @param saidAt tick of the last hint */
export function hintFacts(
  cafe: Simulation,
  screen: ScreenNow,
  saidAt: number,
  cases?: Cases,
): Pick<HintContext['stores'], 'global' | 'player'> {
  const { state, world } = cafe;
  const open = cases === undefined ? new Set<string>() : mayAsk(cafe);
  const first = screen.selection[0];
  const selected = first === undefined ? undefined : state.people[first];
  const maid = selected?.role === 'maid';
  return {
    global: {
      seconds: (state.tick - state.clock.openTick) / TICKS_PER_SECOND,
      sinceHint: (state.tick - saidAt) / TICKS_PER_SECOND,
      ...ordered(cafe),
      callers: world.freeCallers.length,
      dishes: world.scriptApi.choices.dishesReady,
      litter: state.litter.length,
      heroes: world.guests.filter((who) => who.isHero).length,
      paparazzi: world.guests.filter((who) => who.customerType === 'paparazzo').length,
      photos: world.guests.filter((who) => who.memory.some(({ key }) => key === 'photographed')).length,
      idle: world.maids.filter((one) => isIdle(cafe, one.id)).length,
      rain: state.weather === 'rain',
      fallen: -movedToday(state),
      led: state.headMaid === null || modeOf(state.headMaid.brain) === 'Auto',
      groupsLost: state.figures.causes?.find(({ cause }) => GROUP_LOSSES.includes(cause))?.count ?? 0,
      waitingLong: world.freeCallers.some((who) => state.tick - (who.calls?.since ?? state.tick) > LONG_TICKS),
    },
    player: {
      selected: screen.selection.length,
      maid,
      idle: maid && isIdle(cafe, selected.id),
      orders: screen.orders,
      opened: screen.deeds.opened,
      speeds: screen.deeds.speeds,
      paused: screen.deeds.paused,
      // On the first day of a season the goals of the day teach the player the game, so questions (cases) begin on the
      // second day.
      caseOpen: screen.caseOpen === true || (state.goals !== undefined && state.clock.day === 1),
      casesAsked: CASES.length - casesLeft(state.said ?? []).size,
      ...Object.fromEntries(CASES.map((id) => [caseMark(id), open.has(id) && cases?.atHand(cafe, id) !== null])),
    },
  };
}

export interface HintsDeps {
  says(line: string, from: Maid | undefined): void;
  asks(found: CaseFound): void;
  /**
   * Ends a question that the player has not opened in time.
   * @param quietly without a last line, because another card is in its place
   */
  ends?(found: CaseFound, quietly: boolean): void;
  /** Gives an input to the café, through the Worker of players' scripts if there is one. */
  give(input: Input): void;
}

export class Hints {
  on = true;
  private saidAt = LONG_AGO;
  private readonly cases = new Cases();
  /** The question that is being asked and was not opened yet. */
  private asked: CaseFound | null = null;
  /** Number of ticks for which other cards have hidden that question, and the tick of the last look. */
  private hidden = 0;
  private lookedAt = 0;

  constructor(private readonly deps: HintsDeps) {}

  /** Forgets which hints were given, because another café or another day begins. */
  forget(): void {
    this.saidAt = LONG_AGO;
    this.asked = null;
    this.cases.forget();
  }

  /**
   * Called when the player continues the day from an earlier moment. Forgets the hints and cases of later ticks,
   * because in the continued day those ticks have not happened.
   */
  goOnFrom(tick: number): void {
    this.saidAt = Math.min(this.saidAt, tick);
    this.cases.goOnFrom(tick);
  }

  look(cafe: Simulation, screen: ScreenNow): void {
    this.endsInTime(cafe, screen.speed ?? 1);
    if (!this.on || cafe.state.over) return;
    // A free café is for trying things out, so no cases are searched there. Its card also takes up the corner of the
    // screen in which cases are shown.
    if (cafe.state.free === undefined) this.cases.look(cafe, mayAsk(cafe));
    if (screen.away === true || cafe.state.tick % EVERY_TICKS !== 0) return;
    const { reasoner } = cafe.world.configs.of('hints');
    const hint = hintFor(
      reasoner,
      cafe.state.tick,
      hintFacts(cafe, screen, this.saidAt, this.cases),
      cafe.state.said ?? [],
    );
    if (hint === null) return;
    const asked = CASES.find((id) => caseMark(id) === hint.line);
    const found = asked === undefined ? null : this.cases.atHand(cafe, asked);
    if (found === null && screen.saying === true) return;
    this.saidAt = cafe.state.tick;
    // A question counts as asked once the player opens it.
    if (found !== null) {
      this.asked = found;
      this.hidden = 0;
      this.deps.give({ kind: 'said', hints: [askedMark(found.id, cafe.state.clock.day)] });
      return this.deps.asks(found);
    }
    this.deps.give({ kind: 'said', hints: hint.marks });
    const selected = screen.selection
      .map((id) => cafe.state.people[id])
      .find((one): one is Maid => one?.role === 'maid');
    this.deps.says(hint.line, selected ?? cafe.world.maids[0]);
  }

  /**
   * Ends the question that is being asked, if the player has not opened it in time. While an enquiry or an offer of janken
   * hides it, its time stands still, so that it comes back; if it is hidden for as long as a question lasts, it ends.
   */
  private endsInTime({ state }: Simulation, speed: number): void {
    const { asked } = this;
    const isHidden = openEnquiry(state) !== undefined || state.janken?.table?.over === null;
    if (isHidden) this.hidden += Math.max(0, state.tick - this.lookedAt);
    this.lookedAt = state.tick;
    if (asked === null) return;
    const opened = !casesLeft(state.said ?? []).has(asked.id);
    const lasts = caseLasts(speed);
    const isLate = this.hidden >= lasts || state.tick - asked.tick - this.hidden >= lasts;
    if (!opened && !state.over && !isLate) return;
    this.asked = null;
    if (!opened) this.deps.ends?.(asked, isHidden);
  }
}
