/**
 * Hosts the lab in the game: fetches its code when the player first opens it, and shows it in place of the panels,
 * while the view draws the moment that the lab shows. The running café stands still meanwhile; only the lab steps it.
 */

import type * as LabModule from '../../lab/index.ts';
import type { Breakpoints, LabDeps, LabSpeed, OpenLab, PageId, SecondView } from '../../lab/index.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Selection } from '../input/selection.ts';
import type { Page } from '../page/page.ts';
import type { Loop } from '../session/loop.ts';
import type { Session } from '../session/session.ts';
import { fetchNotebook } from './notebook-host.ts';
import type { PlayerScripts } from './player-scripts.ts';
import type { PromiseMonitor } from './promise-monitor.ts';

/** The functions of the manager of the screens (screens.ts) that the lab calls. */
interface LabScreens {
  step(): boolean;
  /** Whether the running café may continue as a free café; if not, the player gets a message. */
  mayBranch(): boolean;
  /**
   * Turns the running season into a free café.
   * @param to the café at the moment of the day from which the free café continues
   */
  branchFree(to: Simulation): boolean;
}

export interface LabScreenDeps {
  readonly page: Page;
  readonly session: Session;
  readonly loop: Loop;
  readonly playerScripts: PlayerScripts;
  readonly promises: PromiseMonitor;
  readonly screens: LabScreens;
  selection(): Selection;
  give(input: Input): void;
  secondView(element: HTMLElement): Promise<SecondView>;
  /** Called when the lab was closed. @param speed the café's speed before the lab was opened; 0 = paused */
  left(speed: LabSpeed): void;
}

export class LabScreen {
  private lab: OpenLab | null = null;
  private opening = false;
  private before: LabSpeed = 0;
  /** The floor plan and the furniture that the view shows at the moment, as text. */
  private house = '';
  private breakpoints: Breakpoints | null = null;
  /** Moves the camera to where the player left it before the lab was opened. */
  private cameraBack = (): void => undefined;

  /** The page element in which the café's picture is shown while the lab is closed. */
  private readonly home: HTMLElement;

  constructor(private readonly deps: LabScreenDeps) {
    this.home = deps.page.stage.parentElement as HTMLElement;
  }

  get isOpen(): boolean {
    return this.lab !== null;
  }
  /** The open lab's model, for tests; null while it is closed. */
  get model(): OpenLab['model'] | null {
    return this.lab?.model ?? null;
  }

  /**
   * Shows a page of the lab.
   * @returns false if the lab is closed
   */
  turnTo(pageId: PageId): boolean {
    this.lab?.model.turnTo(pageId);
    return this.isOpen;
  }

  /**
   * Opens the lab.
   * @returns false if the lab could not be fetched, or if the player has gone to another screen meanwhile
   */
  async open(pageId: PageId = 'time'): Promise<boolean> {
    const { page, session, loop, selection } = this.deps;
    const { hud } = page;
    if (this.opening || this.isOpen || session.cafe === null) return false;
    if (session.watching && page.hud.shown === 'cafe') {
      page.hud.toast({ key: 'toast.watching' });
      return false;
    }
    this.opening = true;
    const { shown } = hud;
    const { speed } = loop;
    this.before = speed;
    loop.setSpeed(0);
    try {
      const { openLab, Breakpoints } = await fetchLab();
      if (hud.shown !== shown) return false;
      this.breakpoints ??= new Breakpoints();
      this.house = houseOf(session.cafe);
      loop.setSpeed(0);
      this.cameraBack = page.view.keepCamera();
      hud.screen('lab');
      // The café's picture stays hidden until a page of the lab shows it.
      this.drawIn(null);
      this.lab = openLab(hud.labPanel, this.labDeps(), pageId, selection().ids[0] ?? null);
      return true;
    } catch {
      hud.toast({ key: 'toast.notFetched' });
      // If the lab did not open, the café continues at its former speed.
      if (hud.shown === shown) loop.setSpeed(speed);
      return false;
    } finally {
      this.opening = false;
    }
  }

  private labDeps(): LabDeps {
    const { page, session, loop, playerScripts, promises, selection, screens, give, secondView } = this.deps;
    const { hud, view } = page;
    return {
      scripts: () => session.scripts,
      breakpoints: this.breakpoints as Breakpoints,
      running: () => session.cafe as Simulation,
      start: () => session.startText,
      show: (cafe) => {
        this.draw(cafe);
        hud.moment(cafe);
      },
      stepped: () => view.ticked(),
      adopt: (cafe) => session.branch(cafe),
      mayPart: () => screens.mayBranch(),
      part: (cafe) => {
        screens.branchFree(cafe);
        session.branch(cafe);
      },
      step: () => screens.step(),
      give,
      edits: session.edits,
      setSpeed: (speed) => loop.setSpeed(speed),
      select: (ids) => selection().select(ids),
      lookAt: (x, y) => view.lookAt(x, y),
      tileAt: (x, y) => view.tileAtPage(x, y),
      spotOf: (x, y) => view.tileOnPage(x, y),
      follow: (id) => view.follow(id),
      over: (what) => view.setOver(what),
      drawIn: (element, whole) => this.drawIn(element, whole),
      leader: () => playerScripts.leader,
      promises: () => promises.bring(),
      brokenAt: (tick) => promises.brokenAt(tick),
      secondView,
      close: () => this.close(),
    };
  }

  /**
   * Draws a café. A café with another floor plan is drawn anew. For another moment of the same café, only the view is
   * updated.
   */
  private draw(cafe: Simulation): void {
    const { view } = this.deps.page;
    const house = houseOf(cafe);
    if (house === this.house) view.moment(cafe);
    else void view.show(cafe);
    this.house = house;
  }

  /** Moves the café's picture into an element of the lab, where it scrolls with the page; null hides it. */
  private drawIn(element: HTMLElement | null, whole = false): void {
    const { stage, view } = this.deps.page;
    stage.style.setProperty('visibility', element === null ? 'hidden' : 'visible');
    const into = element ?? this.home;
    if (stage.parentElement !== into) into.prepend(stage);
    if (element !== null) view.setWhole(whole);
  }

  /** Runs one tick of the café that the lab shows. @returns false while the lab is closed */
  step(): boolean {
    return this.lab?.step() ?? false;
  }
  /**
   * Called after each tick of the running café. If a breakpoint was met in that tick, pauses the game and opens the lab.
   */
  ticked(): void {
    for (const broken of this.deps.promises.takeBroken()) this.breakpoints?.broke(broken);
    this.lab?.ticked();
    if (this.isOpen || this.breakpoints === null) return;
    const { session, loop } = this.deps;
    if (session.cafe !== null) this.breakpoints.watch(session.cafe);
    if (this.breakpoints.take() === null) return;
    // The game stays paused until the player continues.
    loop.setSpeed(0);
    void this.open('warps');
  }
  look(id: PersonId | null): void {
    this.lab?.look(id);
  }

  close(): void {
    if (this.lab === null) return;
    this.lab.close();
    this.lab = null;
    this.drawIn(null);
    this.deps.page.view.setWhole(false);
    this.cameraBack();
    this.deps.page.stage.style.removeProperty('visibility');
    this.deps.left(this.before);
  }
}

/** Fetches the lab with its words, and the notebook, because the lab uses parts of the notebook. */
async function fetchLab(): Promise<typeof LabModule> {
  const [module] = await Promise.all([
    import('../../lab/index.ts').then((lab) => lab.followLanguage().then(() => lab)),
    fetchNotebook(),
  ]);
  return module;
}

/** The floor plan and the furniture of a café as text. Two days of a café have the same text unless its layout has changed. */
const houseOf = ({ state: { map } }: Simulation): string => `${map.rows.join('\n')} ${JSON.stringify(map.decor)}`;
