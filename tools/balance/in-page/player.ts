// Hands and eyes of a player who plays the built game in a real Chromium. The eyes read the café's state; the hands only
// press what is visible: a press points at the middle of a control and fails if the control is missing, switched off or
// covered. The page's time stands still meanwhile (test/browser/harness.ts).

import { isDeepStrictEqual } from 'node:util';
import type { Locator } from 'playwright-core';
import type { PlayedCafe, Spot } from '../../../test/browser/cafe.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { Input, JournalEntry } from '../../../src/sim/inputs/index.ts';

/** Thrown when the page offers no control for an act, or when the control cannot be pressed. */
export class NoControl extends Error {}

/** An act that could not be carried out by clicks, or whose clicks gave another input. */
export interface Finding {
  readonly day: number;
  readonly tick: number;
  readonly wanted: Input;
  /** Why the act could not be carried out; null = the clicks gave the inputs `got`. */
  readonly why: string | null;
  readonly got: readonly Input[];
}

/** The kind of an act: of an evening's act or of a strong action its own name. */
const kindOf = (input: Input): string =>
  input.kind === 'evening' ? input.act.do : input.kind === 'strong' ? input.action : input.kind;

/** How often a celebration is skipped before a press fails. */
const MOST_PARTIES = 12;
/** Milliseconds in which a skipped celebration flies away. */
const FLIES_MS = 600;

/** A spot on a control, or why there is none. Runs in the page. */
function reach(found: readonly Element[]): { at: [number, number] } | { why: string } | { party: true } {
  // A maid's notice can be answered in the report, so the player leaves its scene like a celebration.
  if (document.querySelector('.party, .notice-card') !== null) return { party: true };
  const [element] = found;
  if (element === undefined || found.length > 1) return { why: `${found.length} such controls` };
  if (element.matches(':disabled, [aria-disabled="true"]'))
    return { why: `switched off: ${element.getAttribute('title') ?? element.textContent}` };
  let covering = 'nothing';
  for (const block of ['nearest', 'center'] as const) {
    element.scrollIntoView({ block, inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at: [number, number] = [x + width / 2, y + height / 2];
    const met = document.elementFromPoint(...at);
    if (met !== null && width > 0 && (element.contains(met) || met === element.closest('label'))) return { at };
    covering =
      met === null
        ? 'the edge of the window'
        : `${met.tagName} ${met.getAttribute('class') ?? ''} in ${met.parentElement?.getAttribute('class') ?? ''} “${(met.textContent ?? '').slice(0, 60)}”`;
  }
  return { why: `covered by ${covering}` };
}

export class PagePlayer {
  /** Clicks (a drag is one) and keys so far. */
  clicks = 0;
  keys = 0;
  readonly findings: Finding[] = [];
  /** How often each kind of act was wanted. */
  readonly wanted: Record<string, number> = {};
  /** Number of entries of the café's journal that the player has seen. */
  private seen = 0;

  constructor(readonly cafe: PlayedCafe) {}

  get page(): PlayedCafe['page'] {
    return this.cafe.page;
  }

  async press(what: Locator): Promise<void> {
    for (let parties = 0; parties <= MOST_PARTIES; parties++) {
      const found = await what.evaluateAll(reach);
      if ('at' in found) return this.pressAt(found.at);
      if ('why' in found) throw new NoControl(`${what.toString()}: ${found.why}`);
      await this.key('Escape');
      await this.cafe.pass(FLIES_MS);
    }
    throw new NoControl('a celebration does not end');
  }

  pressAt(spot: Spot): Promise<void> {
    this.clicks++;
    return this.page.mouse.click(...spot);
  }

  /** Presses at one place, moves as far as the window allows, and releases. */
  async drag(from: Spot, to: Spot): Promise<void> {
    this.clicks++;
    const { mouse } = this.page;
    const { width, height } = this.page.viewportSize() ?? { width: 1, height: 1 };
    await mouse.move(...from);
    await mouse.down();
    await mouse.move(Math.max(1, Math.min(width - 1, to[0])), Math.max(1, Math.min(height - 1, to[1])), { steps: 6 });
    await mouse.up();
  }

  key(name: string): Promise<void> {
    this.keys++;
    return this.page.keyboard.press(name);
  }

  /** A button with exactly this accessible name, or with a name that matches. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  radio(name: string | RegExp): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** A copy of the page's café. */
  async copy(): Promise<Simulation> {
    const cafe = Simulation.load(await this.cafe.ask<string>('honeybell.cafe.save()'), scripts);
    this.seen = cafe.journal.length;
    return cafe;
  }

  /** The inputs that have reached the café since the player last looked. */
  private async news(): Promise<JournalEntry[]> {
    const news = await this.cafe.ask<JournalEntry[]>(`honeybell.cafe.journal.slice(${this.seen})`);
    this.seen += news.length;
    return news;
  }

  /** Whether the page itself has given an input since the player last looked: its coach notes which hints it has given. */
  async wasCoached(): Promise<boolean> {
    return (await this.news()).some(({ input }) => input.kind === 'said');
  }

  /**
   * Carries out an act by `how` and compares what reached the café's journal with the wanted input.
   * @param agrees whether these inputs amount to the wanted one; by default they are exactly this one
   * @returns the inputs that reached the café
   */
  async does(
    wanted: Input,
    { state }: Pick<Simulation, 'state'>,
    how: () => Promise<void>,
    agrees = (got: readonly Input[]): boolean => isDeepStrictEqual(got, [wanted]),
  ): Promise<JournalEntry[]> {
    const kind = kindOf(wanted);
    this.wanted[kind] = (this.wanted[kind] ?? 0) + 1;
    await this.news();
    let why: string | null = null;
    try {
      await how();
    } catch (problem) {
      if (!(problem instanceof NoControl)) throw problem;
      why = problem.message;
    }
    const news = await this.news();
    const got = news.map(({ input }) => input).filter(({ kind }) => kind !== 'said');
    if (why !== null || !agrees(got)) this.findings.push({ day: state.clock.day, tick: state.tick, wanted, why, got });
    return news;
  }
}
