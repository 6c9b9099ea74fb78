/**
 * The game's end of the lab: fetched when it is first opened, it takes the panels' place, and what the view draws is the
 * moment it shows. The running café stays the game's, and goes on only when the lab says so.
 */

import type { Hud } from '../../hud/index.ts';
import type { Keeper } from '../../analysis/promises/keeper.ts';
import type * as LabModule from '../../lab/index.ts';
import type { Breakpoints, LabHost, LabSpeed, OpenLab, PageId, SecondView } from '../../lab/index.ts';
import type { Input } from '../../sim/state/input.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Scripts, Simulation } from '../../sim/simulation.ts';
import type { CafeView } from '../../view/index.ts';

export interface LabDeps {
  readonly stage: HTMLElement;
  readonly scripts: () => Scripts;
  cafe(): Simulation | null;
  start(): string;
  view(): CafeView;
  hud(): Hud;
  /** Fetches what the notebook's words and texts need; the lab is made of its parts. */
  ready(): Promise<unknown>;
  step(): boolean;
  give(input: Input): void;
  speed(): LabSpeed;
  setSpeed(speed: LabSpeed): void;
  select(ids: readonly PersonId[]): void;
  selected(): PersonId | null;
  /** Goes on with another café. */
  adopt(cafe: Simulation): void;
  leader(): ReturnType<LabHost['leader']>;
  secondView(element: HTMLElement): Promise<SecondView>;
  promises(): Promise<Keeper>;
  /** The lab has been left. @param speed as fast as the café went before; 0 = it stood still */
  left(speed: LabSpeed): void;
}

export class LabHost {
  private lab: OpenLab | null = null;
  private opening = false;
  /** How fast the café went when the lab was opened. */
  private before: LabSpeed = 0;
  /** The house the view shows. */
  private house = '';
  private breakpoints: Breakpoints | null = null;

  /** Where the café's picture lies while the lab is closed. */
  private readonly home: HTMLElement;

  constructor(private readonly need: LabDeps) {
    this.home = need.stage.parentElement as HTMLElement;
  }

  /** Whether the lab is in front. */
  get isOpen(): boolean {
    return this.lab !== null;
  }
  /** For tests. */
  get model(): OpenLab['model'] | null {
    return this.lab?.model ?? null;
  }

  /** @returns whether it is open now: not if it cannot be fetched, or the player has gone to another screen meanwhile */
  async open(page: PageId = 'time'): Promise<boolean> {
    const { need } = this;
    if (this.opening || this.isOpen || need.cafe() === null) return false;
    this.opening = true;
    const { shown } = need.hud();
    const speed = need.speed();
    this.before = speed;
    need.setSpeed(0);
    try {
      const { openLab, Breakpoints } = await fetchLab(need.ready());
      if (need.hud().shown !== shown) return false;
      this.breakpoints ??= new Breakpoints();
      this.house = houseOf(need.cafe() as Simulation);
      need.setSpeed(0);
      need.hud().screen('lab');
      // A page that shows the café makes room for it.
      this.drawIn(null);
      this.lab = openLab(need.hud().labPanel, this.host(), page, need.selected());
      return true;
    } catch {
      need.hud().toast({ key: 'toast.notFetched' });
      // Nothing has come of it: the café goes on.
      if (need.hud().shown === shown) need.setSpeed(speed);
      return false;
    } finally {
      this.opening = false;
    }
  }

  private host(): LabHost {
    const { need } = this;
    return {
      scripts: need.scripts,
      breakpoints: this.breakpoints as Breakpoints,
      running: () => need.cafe() as Simulation,
      start: () => need.start(),
      show: (cafe) => {
        this.draw(cafe);
        need.hud().moment(cafe);
      },
      stepped: () => need.view().ticked(),
      adopt: (cafe) => need.adopt(cafe),
      step: () => need.step(),
      give: (input) => need.give(input),
      setSpeed: (speed) => need.setSpeed(speed),
      select: (ids) => need.select(ids),
      lookAt: (x, y) => need.view().lookAt(x, y),
      tileAt: (x, y) => need.view().tileAtPage(x, y),
      spotOf: (x, y) => need.view().tileOnPage(x, y),
      follow: (id) => need.view().follow(id),
      over: (what) => need.view().setOver(what),
      drawIn: (element) => this.drawIn(element),
      leader: () => need.leader(),
      promises: () => need.promises(),
      secondView: (element) => need.secondView(element),
      close: () => this.close(),
    };
  }

  /** A moment of the house shown, or another house. */
  private draw(cafe: Simulation): void {
    const view = this.need.view();
    const house = houseOf(cafe);
    if (house === this.house) view.moment(cafe);
    else void view.show(cafe);
    this.house = house;
  }

  /** Lays the café's picture into the room a page has left for it: there it goes wherever the page goes. */
  private drawIn(element: HTMLElement | null): void {
    const { stage } = this.need;
    stage.style.setProperty('visibility', element === null ? 'hidden' : 'visible');
    const into = element ?? this.home;
    if (stage.parentElement !== into) into.prepend(stage);
  }

  /** One tick of what the lab shows, while it is open. */
  step(): boolean {
    return this.lab?.step() ?? false;
  }
  /** The running café has taken a step; where somebody took a way with a breakpoint, the game stands still. */
  ticked(): void {
    this.lab?.ticked();
    if (this.isOpen || this.breakpoints === null) return;
    const cafe = this.need.cafe();
    if (cafe !== null) this.breakpoints.watch(cafe);
    if (this.breakpoints.take() === null) return;
    // Where it has stopped it stands, until the player lets it go on.
    this.need.setSpeed(0);
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
    this.need.stage.style.removeProperty('visibility');
    this.need.left(this.before);
  }
}

/** The lab, with all it says. */
async function fetchLab(ready: Promise<unknown>): Promise<typeof LabModule> {
  const [module] = await Promise.all([
    import('../../lab/index.ts').then((lab) => lab.followLanguage().then(() => lab)),
    ready,
  ]);
  return module;
}

/** What is built and where: two days of one house look alike. */
const houseOf = ({ state: { map } }: Simulation): string => `${map.rows.join('\n')} ${JSON.stringify(map.decor)}`;
