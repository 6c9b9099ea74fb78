// How a player carries out the acts of an evening by clicks: for each act the page, and the controls on it.

import { isDeepStrictEqual } from 'node:util';
import type { Locator } from 'playwright-core';
import { roster } from '../../../src/data/index.ts';
import { scripts } from '../../../src/scripts/index.ts';
import type { Input } from '../../../src/sim/inputs/index.ts';
import { type EveningAct, eveningBar } from '../../../src/sim/season/acts/index.ts';
import { topicsFor } from '../../../src/sim/season/evening-talk.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import { DUEL_MOVES } from '../../../src/sim/state/duel.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';
import { say, sayPart } from '../../../src/words/index.ts';
import type { Evening } from '../evenings.ts';
import { seasonOf } from '../pieces.ts';
import { layout } from './layout.ts';
import { NoControl, type PagePlayer } from './player.ts';

type Act<D extends EveningAct['do']> = Extract<EveningAct, { do: D }>;
type Way<D extends EveningAct['do']> = (player: PagePlayer, act: Act<D>, state: WorldState) => Promise<void>;

/** Milliseconds in which the lids of the duel's plates are lifted. */
const LIDS_MS = 700;
/** Presses of a stepper, at most. */
const MOST_STEPS = 60;

const tab = (player: PagePlayer, name: string): Promise<void> =>
  player.press(player.page.locator(`#evening-tab-${name}`));
/** An element whose text begins with a name, like `Mei` but not `Meiko`. */
const named = (rows: Locator, inside: string, name: string): Locator =>
  rows.filter({ has: rows.page().locator(inside, { hasText: new RegExp(`^${name}$`) }) });

const nameOf = (state: WorldState, id: string): string =>
  seasonOf(state).staff.find((one) => one.id === id)?.name ?? id;

function candidateName(state: WorldState, id: string): string {
  const { maid } = seasonOf(state).board.candidates.find((one) => one.id === id) ?? {};
  return roster.find((one) => one.id === maid)?.name ?? id;
}

/** Opens a maid's card on the staff page. */
async function member(player: PagePlayer, state: WorldState, id: string): Promise<string> {
  const name = nameOf(state, id);
  await tab(player, 'staff');
  await player.press(named(player.page.locator('.staff-row'), 'b', name));
  return name;
}

/** Presses a stepper's button until the amount is reached or the next press leads away from it. */
async function steps(player: PagePlayer, what: string, wanted: number, now: () => Promise<number>): Promise<void> {
  for (let i = 0; i < MOST_STEPS; i++) {
    const has = await now();
    if (has === wanted) return;
    await player.press(player.button(say(has < wanted ? 'evening.more' : 'evening.less', { what })));
    const left = (await now()) - wanted;
    if (left === 0) return;
    if (left > 0 === has < wanted) throw new NoControl(`${what}: the steps pass over ${wanted}, from ${has}`);
  }
}

const ways: { readonly [D in EveningAct['do']]?: Way<D> } = {
  wage: async (player, { maid, wage }, state) => {
    const name = await member(player, state, maid);
    await steps(player, say('evening.wageOf', { name }), wage, () =>
      player.cafe.ask<number>(`honeybell.cafe.state.season.staff.find(({ id }) => id === '${maid}').wage`),
    );
  },
  shift: async (player, { maid, on }, state) => {
    await member(player, state, maid);
    await player.press(player.page.locator('.member').getByRole('radio', { name: say(on ? 'evening.shift.on' : 'evening.shift.off') })); // prettier-ignore
  },
  talk: async (player, { maid, edit }, state) => {
    const one = seasonOf(state).staff.find(({ id }) => id === maid);
    if (one === undefined) throw new NoControl('she is not on the staff');
    const at = topicsFor(one, seasonOf(state)).findIndex(
      (topic) => JSON.stringify(topic.edit) === JSON.stringify(edit),
    );
    if (at < 0) throw new NoControl('no topic of the evening talk');
    await member(player, state, maid);
    await player.press(player.page.locator('.member .talk-topic').nth(at));
    await player.press(player.button(say('talk.now')));
  },
  train: async (player, { maid, course }, state) => {
    const name = await member(player, state, maid);
    await player.press(player.button(new RegExp(`^${say('evening.courses.teach', { name, course: sayPart('course.', course) })}`))); // prettier-ignore
  },
  dismiss: async (player, { maid }, state) => {
    await member(player, state, maid);
    await player.press(player.button(say('evening.dismiss')));
    await player.press(player.button(say('evening.dismiss.go')));
  },
  persuade: async (player, { maid }, state) => {
    await tab(player, 'report');
    const line = player.page.locator('.tomorrow li', { hasText: `${nameOf(state, maid)} gave notice` });
    await player.press(line.getByRole('button', { name: say('report.notice.talk') }));
  },
  winBack: async (player, { guest }, state) => {
    await tab(player, 'report');
    const name = state.regulars?.who.find(({ id }) => id === guest)?.name ?? guest;
    await player.press(player.page.locator('.win-back-open'));
    try {
      await player.press(named(player.page.locator('.win-back li'), 'b', name).locator('.teal'));
    } finally {
      // An open list would cover every button of the evening.
      await player.key('Escape');
    }
  },
  draw: async (player, { count }) => {
    await tab(player, 'hire');
    await player.press(player.page.locator('.draw').nth(count === 1 ? 0 : 1));
  },
  hire: async (player, { candidate }, state) => {
    await tab(player, 'hire');
    const { page } = player;
    const shown = await player.cafe.ask<string | null>(`document.querySelector('.about h2')?.textContent ?? null`);
    const name = candidateName(state, candidate);
    if (shown !== name) await player.press(named(page.locator('.also-card'), 'b', name).first());
    await player.press(page.locator('.hire-her'));
  },
  upgrade: async (player, { upgrade }) => {
    await tab(player, 'menu');
    await player.press(player.radio(say('evening.upgrades.title')));
    await player.press(player.button(new RegExp(`^${say('evening.upgrades.buy', { name: sayPart('upgrade.', upgrade) })}`))); // prettier-ignore
  },
  research: async (player, { ingredients }) => {
    await tab(player, 'menu');
    await player.press(player.radio(say('evening.kitchen.title')));
    for (const id of ingredients)
      await player.press(named(player.page.locator('.ingredient'), 'span.bold', sayPart('ingredient.', id)));
    await player.press(player.page.locator('.research .gold.grow'));
  },
  menu: async (player, { dish }) => {
    await tab(player, 'menu');
    await player.press(player.page.getByRole('switch', { name: say('evening.menu.switch', { dish: sayPart('dish.', dish) }), exact: true })); // prettier-ignore
  },
  price: async (player, { dish, price }) => {
    await tab(player, 'menu');
    await steps(player, say('evening.menu.priceOf', { dish: sayPart('dish.', dish) }), price, () =>
      player.cafe.ask<number>(`honeybell.cafe.state.season.kitchen.onMenu.find((one) => one.dish === '${dish}').price`),
    );
  },
  layout: async (player, act, state) => {
    await tab(player, 'layout');
    await layout(player, act, state);
  },
  duel: async (player, { move }) => {
    const { page } = player;
    if (move === null) {
      await player.press(page.locator('.festival'));
      await player.press(player.button(say('duel.begin')));
      return;
    }
    await player.press(page.locator('.duel-card').nth(DUEL_MOVES.indexOf(move)));
    await player.press(page.locator('.duel-serve').getByRole('button'));
    await player.cafe.pass(LIDS_MS);
    if ((await page.locator('.duel-over').count()) > 0)
      await player.press(page.locator('.duel-over').getByRole('button'));
  },
};

const gives = async (player: PagePlayer, act: EveningAct, state: WorldState): Promise<void> => {
  const way = ways[act.do] as Way<EveningAct['do']> | undefined;
  if (way === undefined) throw new NoControl(`no way is known to carry out the act “${act.do}”`);
  await way(player, act as Act<EveningAct['do']>, state);
};

/** A stepper gives an input with each press; the last one counts. */
const agrees = (wanted: EveningAct) => (got: readonly Input[]) => {
  const acts = got.map((one) => (one.kind === 'evening' ? one.act : null));
  const isSteps = wanted.do === 'wage' || wanted.do === 'price';
  if (!isSteps && acts.length !== 1) return false;
  return acts.every((act) => act?.do === wanted.do) && isDeepStrictEqual(acts.at(-1), wanted);
};

/** Thrown to leave the strategy at the next act that the page has not seen yet. */
class Wanted extends Error {
  constructor(readonly input: Input) {
    super('the next act');
  }
}

/**
 * Plays an evening, act by act. A strategy acts at once and reads the state after each act, but clicks take their time.
 * So the evening is begun again on a copy for each act: the acts that are done already are repeated with the inputs
 * that really reached the page, and the first one after them is carried out by clicks.
 */
export async function playEvening(player: PagePlayer, evening: Evening): Promise<void> {
  const begun = await player.copy();
  const text = begun.save();
  const done: (readonly Input[])[] = [];
  for (;;) {
    const cafe = Simulation.load(text, scripts);
    let at = 0;
    const take = (input: Input): boolean => {
      const inputs = done[at++];
      if (inputs === undefined) throw new Wanted(input);
      for (const one of inputs) {
        cafe.give(one);
        cafe.step();
      }
      return inputs.some(({ kind }) => kind === input.kind);
    };
    const next = wantedBy(() =>
      evening(
        () => cafe.state,
        (act) => eveningBar(cafe.state, act) === null && take({ kind: 'evening', act }),
        (input) => void take(input),
      ),
    );
    if ((await player.cafe.ask('honeybell.cafe.hash()')) !== cafe.hash())
      throw new Error(`evening of day ${cafe.state.clock.day}: the page and the copy differ after ${done.length} acts`);
    if (next === null) return;
    const how = (): Promise<void> => {
      if (next.kind === 'evening') return gives(player, next.act, cafe.state);
      throw new NoControl(`no way is known to give the input “${next.kind}” of an evening`);
    };
    const news = await player.does(next, cafe, how, next.kind === 'evening' ? agrees(next.act) : undefined);
    done.push(news.map(({ input }) => input));
  }
}

function wantedBy(act: () => void): Input | null {
  try {
    act();
    return null;
  } catch (problem) {
    if (problem instanceof Wanted) return problem.input;
    throw problem;
  }
}
