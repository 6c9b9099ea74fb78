/**
 * Manages the screen that is in front – title, café, evening report – and what leads from one to the next: begin,
 * continue, the next day, back to the title, the end of a day.
 */

import type { SeasonWish, Speed } from '../../hud/index.ts';
import { beginSeason, newDay, nextDay, type NewCafe } from '../../sim/open-day.ts';
import { asFree, beginFree } from '../../sim/open-free-cafe.ts';
import type { SavedCafe, Simulation } from '../../sim/simulation.ts';
import { countedSeason, type FreeBeginning } from '../../sim/state/free-cafe.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { LabScreen } from '../hosts/lab-screen.ts';
import type { PlayerScripts } from '../hosts/player-scripts.ts';
import { DailyHost } from '../daily/host.ts';
import type { SoundHost } from '../hosts/sound-host.ts';
import { freshSeed } from '../page/address.ts';
import type { Page } from '../page/page.ts';
import type { Loop } from './loop.ts';
import type { Saved, Saving } from './saving.ts';
import type { Session } from './session.ts';

export interface ScreensDeps {
  readonly page: Page;
  readonly session: Session;
  readonly loop: Loop;
  readonly sound: SoundHost;
  readonly playerScripts: PlayerScripts;
  saving(): Saving;
  lab(): LabScreen;
  /** Fetches the code and words that the café needs and the title does not. */
  fetchMore(): void;
}

/** Whether a café belongs to a season and stays in it: no input that is due in the next tick turns it into a free café. */
export const isCounted = ({ state, journal }: Simulation): boolean =>
  countedSeason(state) !== undefined &&
  !journal.some(({ tick, input }) => tick >= state.tick && input.kind === 'free' && input.begin === true);

export class Screens {
  /** Opens the café that the player has chosen to begin, once the save slot is settled. */
  private wished = (): void => this.beginAt(newDay({ seed: freshSeed() }));

  readonly daily: DailyHost;

  constructor(private readonly deps: ScreensDeps) {
    const { page, session } = deps;
    this.daily = new DailyHost({
      page,
      session,
      begin: (state, saved) => this.beginApart(state, saved),
      enter: () => this.enter(),
      showTitle: () => this.showTitle(),
    });
  }

  /** Begins a new café. If there are saves, the player chooses a slot first. */
  newCafe(wish: SeasonWish | null): void {
    this.wished = () => {
      const seed = freshSeed();
      this.beginAt(wish === null ? newDay({ seed }) : beginSeason({ seed, ...wish }));
    };
    this.deps.saving().newCafe();
  }

  /** Begins a new café by calling `begin`. If there are saves, the player chooses a slot first. */
  newOwn(begin: () => void): void {
    this.wished = begin;
    this.deps.saving().newCafe();
  }

  /**
   * Opens a free café. If the player wants a copy of the season, the café is copied from the season's present moment
   * or, if the season is not running, from its newest save.
   */
  async freeCafe(from: FreeBeginning): Promise<void> {
    const { session, saving } = this.deps;
    if (from !== 'season') this.wished = () => this.beginAt(beginFree({ seed: freshSeed(), from }));
    else {
      const { cafe } = session;
      const isOpen = saving().isRunning || cafe?.state.daily !== undefined;
      const running = cafe !== null && isOpen && countedSeason(cafe.state) !== undefined;
      const season = running ? (JSON.parse(cafe.save()) as SavedCafe) : await saving().loadSeason();
      if (season === null) return;
      const state = asFree(season.state);
      this.wished = () => this.beginAt(state, season);
    }
    saving().newFree();
  }

  /** The day of the season that the player can copy into a free café; null = there is no season. */
  seasonDay(): number | null {
    const { session, saving } = this.deps;
    const { cafe } = session;
    if (cafe !== null && saving().isRunning && countedSeason(cafe.state) !== undefined) return cafe.state.clock.day;
    return saving().seasonCard()?.day ?? null;
  }

  /** Whether the running café may continue as a free café. A season must first be stored; if it cannot be stored, the player gets a message. */
  mayBranch(): boolean {
    const { session, saving, page } = this.deps;
    if (session.cafe?.state.daily !== undefined) {
      page.hud.toast({ key: 'toast.notInDaily' });
      return false;
    }
    const may = session.cafe === null || !isCounted(session.cafe) || saving().canBranch;
    if (!may) page.hud.toast({ key: 'toast.seasonStays', ms: 12_000 });
    return may;
  }

  /**
   * Turns the running season into a free café at this moment. The season is stored and stays as it was.
   * @param to the café to continue with, if it is another moment or line of the same day
   * @returns false if the season cannot be stored; the season then continues
   */
  branchFree(to?: Simulation): boolean {
    const { session, saving, page } = this.deps;
    const { cafe, starsBefore } = session;
    if (cafe === null) return false;
    if (!this.mayBranch()) return false;
    if (isCounted(cafe)) {
      void saving().branched(cafe, starsBefore);
      page.hud.toast({ key: 'toast.freeBranch', ms: 12_000 });
    }
    if (isCounted(to ?? cafe)) (to ?? cafe).give({ kind: 'free', begin: true });
    return true;
  }

  beginWished(): void {
    this.wished();
  }

  begin(opts: NewCafe): void {
    this.beginAt(newDay(opts));
  }

  /** Begins a new café from the state of its first morning, or of the moment at which it was copied. */
  beginAt(state: WorldState, saved?: SavedCafe): void {
    this.deps.session.open(state, saved);
    this.enter();
    this.deps.saving().begun();
    if (state.over) this.closeDay();
  }

  /** Begins a café that belongs to no slot, such as a café of the day. */
  beginApart(state: WorldState, saved?: SavedCafe): void {
    this.deps.session.open(state, saved);
    this.deps.saving().begunApart();
    this.enter();
  }

  /** Continues a saved café. If it was saved in the evening, the evening continues. */
  resume({ cafe: saved, morningStars }: Saved): void {
    const { session } = this.deps;
    session.open(saved.state, saved);
    session.starsBefore = morningStars;
    this.enter();
    if (saved.state.over) this.closeDay();
  }

  /**
   * Handles the title's button “Go on”: continues the newest save or, if there is none, the café that runs behind the
   * title.
   */
  continueCafe(): void {
    const { session, saving } = this.deps;
    if (saving().continueCafe()) return;
    const { cafe } = session;
    if (cafe === null) this.begin({ seed: freshSeed() });
    else if (!cafe.state.over) this.enter();
    else if (cafe.state.season === undefined) this.nextDay();
    else {
      this.enter();
      this.closeDay();
    }
  }

  nextDay(): void {
    const { session, saving } = this.deps;
    if (session.cafe === null) return;
    session.open(nextDay(session.cafe.state));
    this.enter();
    void saving().keep('morning');
  }

  showTitle(): void {
    const { page, loop, sound, saving } = this.deps;
    loop.setSpeed(0);
    sound.setScene('title');
    page.view.title(true);
    page.hud.screen('title', { continues: saving().continues() });
  }

  enter(): void {
    const { page, loop, sound, fetchMore } = this.deps;
    page.view.title(false);
    sound.setScene('cafe');
    page.hud.screen('cafe');
    fetchMore();
    loop.setSpeed(page.hud.chosenSpeed);
  }

  closeDay(): void {
    const { page, session, loop, sound, lab } = this.deps;
    lab().close();
    session.close();
    loop.setSpeed(0);
    sound.setScene('report');
    page.hud.screen('report', { photo: session.photo, starsBefore: session.starsBefore });
    if (session.cafe?.state.daily !== undefined) this.daily.ended();
  }

  /** Called after the lab was closed. @param speed the café's speed before it was opened @param atTitle whether the title is in front again */
  leftLab(speed: Speed, atTitle: boolean): void {
    const { page, session, loop } = this.deps;
    if (!atTitle && session.cafe?.state.over === true) return this.closeDay();
    if (!atTitle) page.hud.screen('cafe');
    loop.setSpeed(atTitle ? 0 : speed);
  }

  toTitle(): void {
    this.daily.left();
    void this.deps.saving().keep('leaving');
    this.showTitle();
  }

  /** Runs one tick of the café. @returns false if players’ scripts have not answered yet, or if the day is over */
  step(): boolean {
    const { session, playerScripts, lab, saving } = this.deps;
    if (session.cafe === null || !playerScripts.ready) return false;
    if (session.step()) return true;
    // If the day ends while the lab is open, the player stays in the lab; the report is shown after the lab was
    // closed.
    if (!lab().isOpen) this.closeDay();
    void saving().keep('evening');
    return false;
  }
}
