/**
 * A running café: connects world, minds and journal, and runs them tick by tick. It reads no clock and draws no
 * screen, and scripts are passed in, so that it runs in the same way on the page, in a Worker and in Node.
 */

import {
  type CommandOnBoard,
  type CommandPost,
  type Decision,
  type MindObserver,
  type Page,
  type SavedBoard,
  type SavedMind,
  type TableRead,
  type TableWords,
  type JsonObject,
  Trace,
  type UtilityProblem,
} from '../ai/index.ts';
import { tableOfController, utilityTexts } from '../data/index.ts';
import type { Cafe, TableShown, WayShown, ConfigShown } from './api.ts';
import { type ApprenticeShown, apprenticeShown } from './apprentice/work.ts';
import { alertTilesOf } from './world/alert-tiles.ts';
import { behaviours } from './behaviours/index.ts';
import { wayTo } from './world/walker-path.ts';
import type { ChoiceMade } from './thinking/explanations.ts';
import { Configs, isUtilityName, unknownConfig } from './thinking/configs.ts';
import { announceAll, derivedWorld, type RunningWorld } from './engine/build-world.ts';
import type { Character, Scripts } from './engine/scripts.ts';
import { enlistAll, loadMinds } from './engine/enlisting.ts';
import { cafeMinds, doorScripts } from './engine/cafe-minds.ts';
import { EventLog } from './engine/event-log.ts';
import { hashText } from './state/hash.ts';
import type { HeadMaidShown } from './head-maid/head-maid.ts';
import { headMaidShown } from './head-maid/work.ts';
import { type Input, type JournalEntry, wrongInput } from './inputs/index.ts';
import { Journal } from './inputs/journal.ts';
import { jankenAhead } from './janken/janken.ts';
import type { JankenState } from './state/janken.ts';
import { Tables, type TableSource } from './thinking/tables.ts';
import { tick } from './tick.ts';
import { forgetDeadWarps } from './thinking/warps.ts';
import type { PersonId } from './state/person.ts';
import type { FocusChoice, StrongName, StrongTarget } from './state/strong.ts';
import type { SimEvent, WorldState } from './state/world-state.ts';
import { isAnswered } from './inputs/enquiries.ts';
import { focusGiven } from './inputs/focus.ts';
import { enquiryShown, type EnquiryShown } from './enquiries/index.ts';
import { strongActions, strongBar, strongPlan, type StrongShown, strongShown } from './strong/index.ts';
import type { StrongBar, StrongPlan } from './strong/strong-action.ts';
import type { FactShown } from './world/world.ts';
import { factsShown } from './minds/facts.ts';
import { canBeSent } from './minds/command-tile.ts';
import { isOneTooMany } from './minds/command-answers.ts';
import { type OrderOutlook, outlookOf } from './minds/foretell-answer.ts';
import { squadWaitsFor } from './minds/squads.ts';

export type { Scripts } from './engine/scripts.ts';

/** Maximum number of decision records that are kept for each character, unless all records of the day are kept. */
const DECISIONS_SHOWN = 64;

export interface CafeOptions {
  /** Whether the event log includes `todo`, `todoEnd` and `warp` events, of which there are many. */
  readonly mindEvents?: boolean;
  /** Which decision records are kept for the inspector: `true` = the latest ones of the people present, `whole` = all records of the day. */
  readonly tracing?: boolean | 'whole';
}

/** A café as plain data: everything needed to continue exactly where it stopped. */
export interface SavedCafe {
  readonly format: 'honeybell';
  readonly version: 1;
  readonly state: WorldState;
  readonly minds: readonly SavedMind[];
  readonly board: SavedBoard;
  readonly journal: readonly JournalEntry[];
}

export class Simulation implements Cafe {
  readonly world: RunningWorld;
  private readonly log: EventLog;
  private readonly inputs = new Journal();

  constructor(
    state: WorldState,
    scripts: Scripts,
    options: CafeOptions = {},
    saved?: Pick<SavedCafe, 'minds' | 'board' | 'journal'>,
  ) {
    const records = options.tracing === 'whole' ? Infinity : DECISIONS_SHOWN;
    this.log = new EventLog(() => this.world, options.mindEvents === true, new Trace<Character>(records));
    const minds = cafeMinds(scripts, state.tick, this, this.log);
    forgetDeadWarps(state, minds.scripts);
    this.world = derivedWorld(state, {
      minds,
      tables: new Tables(state, scripts.tables),
      configs: new Configs(state, scripts.utility),
      traits: behaviours,
      tracing: options.tracing !== undefined && options.tracing !== false,
      forget: (id) => {
        if (options.tracing !== 'whole') this.log.trace.forget(id);
      },
    });
    const faultsAlone: MindObserver<Character> = {
      thought: () => {},
      ended: () => {},
      fault: (m, row, script, message) => this.log.fault(m, row, script, message),
    };
    minds.observe(this.world.tracing || options.mindEvents === true ? this.log : faultsAlone);
    minds.reasonsWanted = true;
    this.world.playerThinking.recorded = (thought) => {
      this.inputs.addApplied(this.state.tick, { kind: 'thought', ...thought });
    };
    if (saved === undefined) {
      enlistAll(this.world);
      announceAll(this.world);
    } else {
      loadMinds(this.world, saved);
      this.inputs.load(saved.journal, state.tick);
    }
  }

  get state(): WorldState {
    return this.world.state;
  }
  /** All inputs in order: those that have taken effect, then those for later ticks. */
  get journal(): readonly JournalEntry[] {
    return this.inputs.entries;
  }
  get events(): readonly SimEvent[] {
    return this.world.events;
  }
  get commands(): readonly CommandOnBoard[] {
    return this.world.minds.commands;
  }
  /** Commands that the player has written and that are not posted yet. Commands that will be refused are left out. */
  get written(): readonly CommandPost[] {
    const { tick } = this.state;
    const written: CommandPost[] = [];
    for (const { tick: at, input } of this.inputs.waiting)
      if (
        at <= tick &&
        input.kind === 'command' &&
        (input.free === true || !isOneTooMany(this.world, input.post, written))
      )
        written.push(input.post);
    return written;
  }
  get chalkLeft(): number | null {
    const { tick, chalk } = this.state;
    if (chalk === undefined) return null;
    let needed = 0;
    for (const { tick: at, input } of this.inputs.waiting)
      if (at <= tick && input.kind === 'strong') needed += strongActions[input.action].cost;
    return Math.max(0, chalk.left - needed);
  }

  tooMany(post: CommandPost): boolean {
    return isOneTooMany(this.world, post, this.written);
  }

  strong(): readonly StrongShown[] {
    return strongShown(this.world);
  }

  strongBar(name: StrongName, on: StrongTarget): StrongBar | null {
    return strongBar(this.world, name, on);
  }

  strongPlan(name: StrongName, on: StrongTarget): StrongPlan {
    return strongPlan(this.world, name, on);
  }

  enquiry(): EnquiryShown | null {
    return isAnswered(this.inputs.waiting, this.state.tick) ? null : enquiryShown(this.world);
  }

  focus(): FocusChoice | null {
    return focusGiven(this.inputs.waiting, this.state);
  }

  step(): void {
    tick(this.world, this.inputs.take(this.state.tick));
  }

  give(input: Input): void {
    this.giveAt(this.state.tick, input);
  }

  /** Adds an input to the journal for a later tick. @throws Error naming every wrong field */
  giveAt(at: number, input: Input): void {
    const wrong = wrongInput(input, this.world);
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    this.inputs.add(Math.max(at, this.state.tick), input);
  }

  get trace(): Trace<Character> {
    return this.log.trace;
  }

  page(id: PersonId): Page | null {
    return this.world.minds.page(id);
  }

  decisions(id: PersonId): readonly Decision[] {
    const all = this.log.trace.of(id);
    return all.length <= DECISIONS_SHOWN ? all : all.slice(-DECISIONS_SHOWN);
  }

  way(id: PersonId): WayShown {
    const me = this.state.people[id];
    const todo = this.page(id)?.todo;
    if (me === undefined || todo === null || todo === undefined || todo.behave !== 'move')
      return { tiles: [], interruptible: true };
    return {
      tiles: wayTo(this.world, me, todo['x'] as number, todo['y'] as number),
      interruptible: todo.tick !== undefined,
    };
  }

  alertTiles(id: PersonId): readonly { x: number; y: number }[] {
    const me = this.state.people[id];
    return me === undefined ? [] : alertTilesOf(this.world, me);
  }

  walkable(x: number, y: number): boolean {
    return this.world.paths.walkable(x, y);
  }

  squadWaitsFor(id: PersonId): readonly string[] {
    const me = this.state.people[id];
    return me?.role === 'maid' ? squadWaitsFor(this.world, me).map(({ name }) => name) : [];
  }

  canBeSent(id: PersonId, x: number, y: number): boolean {
    const me = this.state.people[id];
    return me?.role === 'maid' && canBeSent(this.world, me, x, y);
  }

  outlook(id: PersonId, command: JsonObject): OrderOutlook | null {
    const me = this.state.people[id];
    return me?.role === 'maid' ? outlookOf(this.world, me, command) : null;
  }

  tableOf(id: PersonId, name = this.generalTableOf(id)): TableShown | null {
    const { tables } = this.world;
    const table = tables.of(name);
    if (table === null) return null;
    return { name, table, changed: tables.isChanged(name), words: tables.wordsOf(name) as TableWords };
  }

  private generalTableOf(id: PersonId): string {
    const me = this.state.people[id];
    if (me?.role === 'guest') return me.temperament;
    return me?.role === 'maid' ? (tableOfController(me.controller) ?? '') : '';
  }

  readTable(name: string, source: TableSource): TableRead {
    return this.world.tables.read(name, source);
  }

  facts(): readonly FactShown[] {
    return factsShown(this.world);
  }

  apprentice(id: PersonId): ApprenticeShown | null {
    return apprenticeShown(this.world, id);
  }

  headMaid(): HeadMaidShown | null {
    return headMaidShown(this.world);
  }

  janken(): JankenState | null {
    const waiting = this.inputs.waiting.map(({ input }) => input);
    return jankenAhead(
      this.state.janken,
      waiting.filter((input) => input.kind === 'janken'),
    );
  }

  choices(id: PersonId): readonly ChoiceMade[] {
    return this.world.explanations.madeBy(id);
  }

  configOf(name: string): ConfigShown | null {
    if (!isUtilityName(name)) return null;
    const { configs } = this.world;
    return { name, text: configs.of(name).text, shipped: utilityTexts[name], changed: configs.isChanged(name) };
  }

  readConfig(name: string, text: string): readonly UtilityProblem[] {
    if (!isUtilityName(name)) return [{ path: '', message: unknownConfig(name) }];
    const read = this.world.configs.read(name, text);
    return read.ok ? [] : read.problems;
  }

  saved(): SavedCafe {
    const { minds, board } = this.world.minds.save();
    return {
      format: 'honeybell',
      version: 1,
      state: this.state,
      minds,
      board,
      journal: this.journal,
    };
  }

  save(): string {
    return JSON.stringify(this.saved());
  }

  hash(): string {
    const { state, minds, board } = this.saved();
    return hashText(JSON.stringify([state, minds, board]));
  }

  /** Adds an observer, which is called for every thought from the next one on. An observer changes nothing in the café. */
  observe(observer: MindObserver<Character>): void {
    this.world.minds.observe(observer);
  }

  /** Replaces the scripts of the running café. Every mind keeps its notebook, its counter `runned` and its param. */
  swapScripts(scripts: Scripts): void {
    for (const [name, script] of Object.entries(doorScripts(scripts))) this.world.minds.define(name, script);
    this.world.tables.use(scripts.tables);
    this.world.configs.use(scripts.utility);
  }

  /** Restores a café from its text, with the given scripts and options. @throws Error if the text is no saved café */
  static load(text: string, scripts: Scripts, options: CafeOptions = {}): Simulation {
    const saved = JSON.parse(text) as SavedCafe;
    if (saved.format !== 'honeybell' || saved.version !== 1)
      throw new Error('this is not a saved café of this version');
    return new Simulation(saved.state, scripts, options, saved);
  }
}
