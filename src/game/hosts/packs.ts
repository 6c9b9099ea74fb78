/**
 * Opens the panel “Play a pack” from the title or when a file is dropped on the page, and begins the season of a pack.
 * Everything else about packs is fetched when the panel is opened.
 */

import type { PackDay } from '../../packs/index.ts';
import type { Dropped } from '../../packs/panel/files.ts';
import { fetchCsv } from '../../data/csv-later.ts';
import { fetchYaml } from '../../data/yaml-later.ts';
import type { Duties } from '../../sim/state/person.ts';
import type { OwnScript } from '../../sim/state/player-scripts.ts';
import { roleKey } from '../../sim/thinking/script-keys.ts';
import { openScenario } from '../../sim/open-day.ts';
import type { SavedCafe } from '../../sim/simulation.ts';
import { pageScope } from '../../ui/index.ts';
import { fetchAllWords, fetchEnglish } from '../../words/index.ts';
import { freshSeed } from '../page/address.ts';
import type { Page } from '../page/page.ts';
import type { Screens } from '../session/screens.ts';
import type { Session } from '../session/session.ts';

export interface PacksHostDeps {
  readonly page: Page;
  readonly session: Session;
  readonly screens: Screens;
}

export class PacksHost {
  constructor(private readonly deps: PacksHostDeps) {}

  /** Lets the player drop a pack on the page while the title is shown. */
  listen(): void {
    const atTitle = (event: DragEvent): boolean =>
      this.deps.page.hud.shown === 'title' && event.dataTransfer?.types.includes('Files') === true;
    pageScope.listen(window, 'dragover', (event: DragEvent) => {
      if (atTitle(event)) event.preventDefault();
    });
    pageScope.listen(window, 'drop', (event: DragEvent) => {
      if (!atTitle(event)) return;
      event.preventDefault();
      // The browser makes the dropped files unavailable when the event is over, so their entries are read at once.
      const entries = [...(event.dataTransfer?.items ?? [])].map((item) => item.webkitGetAsEntry());
      const folder = entries.find((entry) => entry?.isDirectory === true) ?? null;
      void this.open({ file: event.dataTransfer?.files[0] ?? null, folder });
    });
  }

  async open(dropped: Dropped | null = null): Promise<void> {
    const { page } = this.deps;
    try {
      const [{ openPacksPanel }, { compile }, english] = await Promise.all([
        import('../../packs/panel/index.tsx'),
        import('../../lab/scripts/compile-once.ts'),
        fetchEnglish(),
        fetchCsv(),
        fetchYaml(),
        fetchAllWords(),
      ]);
      openPacksPanel(
        page.panelRoot,
        { compile, words: (key) => english[key], play: (day) => void this.play(day) },
        dropped,
      );
    } catch {
      page.hud.toast({ key: 'toast.notFetched' });
    }
  }

  /** Begins the season of a pack. If there are saves, the player chooses a slot first. */
  private async play(day: PackDay): Promise<void> {
    const { screens, session } = this.deps;
    const { readScenario } = await import('../../sim/read-scenario.ts');
    const read = readScenario({ ...day, seed: freshSeed() });
    if (!read.ok) throw new Error(read.errors.join('; '));
    const { scenario } = read;
    // The pack's scripts are put into the state before the café begins, so that the Worker that runs them starts
    // together with the café.
    const own: Record<string, OwnScript> = {};
    const others = scenario.journal.filter(({ input }) => {
      if (input.kind !== 'script' || input.script === null) return true;
      own[input.maid ?? roleKey(input.role as Duties)] = input.script;
      return false;
    });
    const state =
      Object.keys(own).length === 0 ? scenario.state : { ...scenario.state, own: { scripts: own, answers: {} } };
    const cafe = openScenario({ ...scenario, state, journal: others }, session.scripts);
    const saved = JSON.parse(cafe.save()) as SavedCafe;
    screens.newOwn(() => screens.beginAt(saved.state, saved));
  }
}
