/**
 * The notice board about the rival as data without words: beliefs and their reasons, sightings, contradictions, and
 * the advisor's proposals. It is made only from the working memory (what is believed) and the scouts' log, never from
 * what the rival really has.
 */

import type { Contradiction, MemoryValue, TechTree, Why } from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { rivalPlan, type Advice, type Tier } from '../../data/rival.ts';
import { barOf, costOf, discounted, openAdvice, type CounterBar } from './our-counters.ts';
import { dishesOnShow, dishOnOffer } from './menu-on-show.ts';
import { memoryOf } from './rival.ts';
import type { RivalState, ScoutReport } from '../state/rival.ts';
import type { SundayPaper } from '../state/season.ts';
import type { WorldState } from '../state/world-state.ts';

/** One node of the rival's technology tree, as the notice board shows it. */
export interface BoardNode {
  readonly name: string;
  readonly tier: Tier;
  readonly needs: readonly string[];
  readonly value: MemoryValue;
  readonly why: Why;
  /** Name of the scout whose sighting a belief is based on; null if there is none. */
  readonly by: string | null;
  /** Number of days since the sighting that a belief is based on; null if there is none. */
  readonly age: number | null;
  /** Customer types that the node attracts. */
  readonly draws: readonly string[];
}

export interface BoardAdvice {
  readonly name: string;
  readonly advice: Advice;
  readonly because: readonly { readonly node: string; readonly value: MemoryValue }[];
  readonly sure: boolean;
  readonly cost: number;
  /** The dish on the menu that a discount makes cheaper; null for other proposals, and if no dish on the menu is like it. */
  readonly dish: string | null;
  /** The dish's price now and with the discount; null for proposals other than a discount. */
  readonly price: { readonly before: number; readonly after: number } | null;
  /** Whether the proposal can be adopted or is adopted, else why it cannot be; `offMenu` = no dish on the menu fits it. */
  readonly state: 'open' | 'taken' | 'full' | 'dear' | 'offMenu';
}

/** The stars of both cafés. */
export interface Standing {
  readonly us: number;
  /** The lowest and highest number of stars that the rival can have, judged by what scouts and the last paper have said. */
  readonly least: number;
  readonly most: number;
  /** What the last Sunday paper printed; null before the first. */
  readonly paper: SundayPaper | null;
  /** Number of golden bells of both cafés; null before the first. */
  readonly bells: { readonly ours: number; readonly rival: number } | null;
}

export interface RivalBoard {
  readonly day: number;
  readonly nodes: readonly BoardNode[];
  readonly contradictions: readonly (Contradiction & { readonly by: readonly string[] })[];
  /** The scouts' reports, newest first. */
  readonly log: readonly ScoutReport[];
  readonly advice: readonly BoardAdvice[];
  readonly standing: Standing;
  /** Whether a measure that the player chooses now takes effect only tomorrow. */
  readonly forTomorrow: boolean;
}

/** The notice board about the rival for this café; null if the café has no rival. */
export function rivalBoard(state: WorldState): RivalBoard | null {
  const { rival, clock } = state;
  if (rival === undefined) return null;
  const tree = memoryOf(rival);
  const nodes = rivalPlan.nodes.map(({ name, tier, needs, draws }): BoardNode => {
    const why = tree.why(name);
    const sighting = why.because === 'implied' ? (why.of[0] ?? name) : name;
    return {
      name,
      tier,
      needs,
      value: why.value,
      why,
      by: why.day === null ? null : whoSaw(rival, sighting, why.day),
      age: why.day === null ? null : clock.day - why.day,
      draws: Object.keys(draws),
    };
  });
  return {
    day: clock.day,
    nodes,
    contradictions: tree.contradictions().map((one) => ({ ...one, by: whoContradict(rival, one) })),
    log: [...rival.log].reverse(),
    advice: openAdvice(tree).map(({ advice, because, sure }) => {
      const bar = barOf(state, advice.name);
      const dish = advice.counter.kind === 'discount' ? dishOnOffer(advice.counter, dishesOnShow(state), state) : null;
      const price = dish === null ? null : priceOf(state, dish, advice);
      return {
        name: advice.name,
        advice,
        because,
        sure,
        cost: costOf(advice.counter),
        dish,
        price,
        state: standOf(bar),
      };
    }),
    standing: standingOf(state, tree),
    forTomorrow: state.over,
  };
}

/** Name of the last scout who reported this node of the rival's technology tree on this day; null if no scout did. */
function whoSaw(rival: RivalState, node: string, day: number): string | null {
  for (let i = rival.log.length - 1; i >= 0; i--) {
    const report = rival.log[i] as ScoutReport;
    if (report.day === day && report.saw.some((one) => one.node === node)) return report.name;
  }
  return null;
}

/** Names of all scouts whose reports contradict each other, each once. */
function whoContradict({ log }: RivalState, { day, seen, missing }: Contradiction): string[] {
  const told = log.filter(
    (report) => report.day === day && report.saw.some(({ node }) => node === seen || node === missing),
  );
  return [...new Set(told.map(({ name }) => name))];
}

function priceOf({ season }: WorldState, dish: string, { counter }: Advice): BoardAdvice['price'] {
  if (counter.kind !== 'discount') return null;
  const ours = season?.kitchen.onMenu.find((one) => one.dish === dish);
  const before = ours?.price ?? tablesOf(season).menu.find((one) => one.id === dish)?.price ?? 0;
  return { before, after: discounted(before, counter.percent) };
}

const standOf = (bar: CounterBar | null): BoardAdvice['state'] =>
  bar === null ? 'open' : bar === 'taken' || bar === 'dear' || bar === 'offMenu' ? bar : 'full';

/** A rival with nothing has one star, a rival with everything five. The rival never loses what it has. */
function standingOf({ stars, season }: WorldState, tree: TechTree): Standing {
  const share = (fits: (value: MemoryValue) => boolean): number =>
    tree.names.filter((name) => fits(tree.value(name))).length / Math.max(1, tree.names.length);
  const paper = season?.paper ?? null;
  const printed = paper?.rival ?? 0;
  const bells = season?.bells;
  return {
    us: stars,
    least: Math.max(printed, 1 + 4 * share((value) => value === 'Yes')),
    most: Math.max(printed, 1 + 4 * share((value) => value !== 'No')),
    paper,
    bells: bells === undefined ? null : { ours: bells.ours.length, rival: bells.rival.length },
  };
}
