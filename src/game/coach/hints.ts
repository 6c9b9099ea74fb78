/**
 * Hints for a new player: what the configuration `hints` asks about, gathered once a second – from the café and its
 * journal what is the same in every replay, from the screen what only the player's eyes and hands know. What is said
 * goes into the journal, so that it is said once.
 */

import { type HintContext, hintFor } from '../../scripts/utility/hints.ts';
import type { Input } from '../../sim/state/input.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';
import { type CaseFound, caseMark, Cases, CASES, casesLeft } from './cases.ts';

/** Ticks between two looks at whether something should be said. */
const EVERY_TICKS = 20;
const TICKS_PER_SECOND = 20;
/** A tick before all days. */
const LONG_AGO = -1e9;
/** Ticks after which somebody has waited long. */
const LONG_TICKS = 400;

/** What the player has done that leaves no trace in the café. */
export class PlayerDeeds {
  opened = 0;
  speeds = 0;
  paused = 0;
}

/** What the screen knows just now. */
export interface ScreenNow {
  readonly selection: readonly PersonId[];
  /** Whether an order is being given. */
  readonly orders: boolean;
  readonly deeds: PlayerDeeds;
  /** A case is being asked. */
  readonly caseOpen?: boolean;
  /** Something else is in front. */
  readonly away?: boolean;
  /** Something is being said already: a hint waits, a case has a place of its own. */
  readonly saying?: boolean;
}

/** How often the player has ordered and changed what. */
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
  };
  for (const { input } of journal) {
    if (input.kind === 'command') {
      const { behave, manner } = input.post.command;
      count.commands++;
      if (behave === 'move') count[manner === 'plain' ? 'plainMoves' : 'aMoves']++;
      else if (behave === 'serve') count.serves++;
      else if (behave === 'sweep') count.sweeps++;
      else if (behave === 'gather') count.gathers++;
    } else if (input.kind === 'edit') {
      count.edits++;
      if (input.edit.alertness !== undefined) count.alertnessEdits++;
      if (input.edit.team !== undefined) count.teams++;
    }
  }
  return count;
}

const isIdle = (cafe: Simulation, id: PersonId): boolean => cafe.page(id)?.todo?.behave === 'stay';

/** What can be asked about the café and the player. @param saidAt the tick of the last hint */
export function hintFacts(
  cafe: Simulation,
  screen: ScreenNow,
  saidAt: number,
  cases?: Cases,
): Pick<HintContext['stores'], 'global' | 'player'> {
  const { state, world } = cafe;
  const first = screen.selection[0];
  const selected = first === undefined ? undefined : state.people[first];
  const maid = selected?.role === 'maid';
  return {
    global: {
      seconds: (state.tick - state.clock.openTick) / TICKS_PER_SECOND,
      sinceHint: (state.tick - saidAt) / TICKS_PER_SECOND,
      ...ordered(cafe),
      callers: world.freeCallers.length,
      dishes: world.surface.choices.dishesReady,
      litter: state.litter.length,
      heroes: world.guests.filter((who) => who.isHero).length,
      paparazzi: world.guests.filter((who) => who.customerType === 'paparazzo').length,
      photos: world.guests.filter((who) => who.memory.some(({ key }) => key === 'photographed')).length,
      idle: world.maids.filter((one) => isIdle(cafe, one.id)).length,
      rain: state.weather === 'rain',
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
      caseOpen: screen.caseOpen === true,
      casesAsked: CASES.length - casesLeft(state.said ?? []).size,
      ...Object.fromEntries(CASES.map((id) => [caseMark(id), cases !== undefined && cases.atHand(cafe, id) !== null])),
    },
  };
}

export interface HintsDeps {
  /** Shows a line, from somebody. */
  says(line: string, from: Maid | undefined): void;
  /** Asks about something that has just happened. */
  asks(found: CaseFound): void;
  /** The one way in: where a Worker thinks ahead of the café, what is given has to pass it. */
  give(input: Input): void;
}

/** Looks once a second whether something should be said. */
export class Hints {
  on = true;
  private saidAt = LONG_AGO;
  private readonly cases = new Cases();

  constructor(private readonly deps: HintsDeps) {}

  /** Another café, another day. */
  forget(): void {
    this.saidAt = LONG_AGO;
    this.cases.forget();
  }

  /** The same day goes on from this tick: nothing has been said or found later. */
  goOnFrom(tick: number): void {
    this.saidAt = Math.min(this.saidAt, tick);
    this.cases.goOnFrom(tick);
  }

  look(cafe: Simulation, screen: ScreenNow): void {
    if (!this.on || cafe.state.over) return;
    this.cases.look(cafe, casesLeft(cafe.state.said ?? []));
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
    this.deps.give({ kind: 'said', hints: hint.marks });
    if (found !== null) return this.deps.asks(found);
    const selected = screen.selection
      .map((id) => cafe.state.people[id])
      .find((one): one is Maid => one?.role === 'maid');
    this.deps.says(hint.line, selected ?? cafe.world.maids[0]);
  }
}
