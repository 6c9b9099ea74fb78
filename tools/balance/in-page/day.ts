// How a player gives the inputs of a day by clicks: strong actions, the orders that lamps suggest, answers to enquiries,
// hands of janken, and the focus.

import { isDeepStrictEqual } from 'node:util';
import { readLamps } from '../../../src/hud/read/lamps.ts';
import { remediesFor } from '../../../src/hud/read/remedies.ts';
import type { Input } from '../../../src/sim/inputs/index.ts';
import { FOCUS_CHOICES } from '../../../src/sim/state/strong.ts';
import type { Simulation } from '../../../src/sim/simulation.ts';
import { say } from '../../../src/words/index.ts';
import { boardPost, type DayPlayer } from '../days.ts';
import { NoControl, type PagePlayer } from './player.ts';

type Of<K extends Input['kind']> = Extract<Input, { kind: K }>;

/** Ticks after which a player who saw nothing to do looks again, as in a season without a screen. */
const LOOKS = 20;
/** Ticks; a longer day is an error. */
const LONGEST_DAY = 12_000;

/** Opens the card of a strong action, aims at the wanted target, and uses the action. */
async function strong(player: PagePlayer, wanted: Of<'strong'>, cafe: Simulation): Promise<void> {
  const { page } = player;
  const { action } = wanted;
  const { targets = [] } = cafe.strong().find(({ name }) => name === action) ?? {};
  const at = targets.findIndex((one) => isDeepStrictEqual({ kind: 'strong', action, ...one }, wanted));
  await player.press(page.locator('.strong-button', { hasText: `${say(`strong.title.${action}`)}.` }));
  // Dishes are shown all at once, other targets one after another.
  if (wanted.dish !== undefined) await player.press(page.locator('.strong-dish').nth(Math.max(0, at)));
  else {
    // The card offers the first target that can be helped.
    const from = Math.max(
      0,
      targets.findIndex((one) => cafe.strongBar(action, one) === null),
    );
    const steps = at < 0 ? 0 : (at - from + targets.length) % targets.length;
    for (let next = 0; next < steps; next++) await player.press(player.button(say('strong.next')));
  }
  await player.press(page.locator('.strong-card .strong-foot .teal'));
}

/** Presses the lamp that suggests the order, and the order in its list. */
async function command(player: PagePlayer, { post }: Of<'command'>, cafe: Simulation): Promise<void> {
  for (const lamp of readLamps(cafe)) {
    const at = remediesFor(cafe, lamp).findIndex((remedy) => isDeepStrictEqual(boardPost(cafe, remedy), post));
    if (at < 0) continue;
    await player.press(player.page.locator(`.lamp[data-lamp="${lamp.id}"]`));
    return player.press(player.page.locator('.remedies .remedy:not(.strong-opens)').nth(at));
  }
  throw new NoControl('no lamp suggests this order');
}

/** Sits down at the table, unless the player sits there already, and shows a hand. Leaves the table when the game is over. */
async function janken(player: PagePlayer, { hand }: Of<'janken'>): Promise<void> {
  const { page } = player;
  if ((await page.locator('.janken.open').count()) === 0) {
    const sitDown = page.locator('.janken').getByRole('button');
    // While an enquiry is open the offer is hidden, and the key accepts it.
    if ((await sitDown.count()) === 0) await player.key('k');
    else await player.press(sitDown);
  }
  await player.press(page.locator('.janken.open .hands').getByRole('button', { name: say(`janken.hand.${hand}`) }));
}

/** Presses an answer on the card of an enquiry. */
const answer = (player: PagePlayer, { yes }: Of<'answer'>): Promise<void> =>
  player.press(player.page.locator(yes ? '.enquiry-yes' : '.enquiry-no'));

/** Presses a button of the focus; to take the focus back, the one that is chosen. */
async function focus(player: PagePlayer, { on }: Of<'focus'>): Promise<void> {
  const choices = player.page.locator('.focus-choice');
  if (on === 'most' && (await choices.count()) < FOCUS_CHOICES.length)
    throw new NoControl('“By need” is among the buttons of the focus only once a head maid is appointed');
  await player.press(on === null ? player.page.locator('.focus-choice.on') : choices.nth(FOCUS_CHOICES.indexOf(on)));
}

function gives(player: PagePlayer, input: Input, cafe: Simulation): Promise<void> {
  if (input.kind === 'strong') return strong(player, input, cafe);
  if (input.kind === 'command') return command(player, input, cafe);
  if (input.kind === 'janken') return janken(player, input);
  if (input.kind === 'answer') return answer(player, input);
  if (input.kind === 'focus') return focus(player, input);
  throw new NoControl(`no way is known to give the input “${input.kind}”`);
}

/**
 * Plays a day until the café is closed. A copy of the café in Node runs ahead to the player's next act; then the page's
 * café runs to the same tick, both are compared, and the act is given by clicks.
 */
export async function playDay(player: PagePlayer, { act, pace }: DayPlayer): Promise<void> {
  const { cafe: shown } = player;
  await player.press(player.radio(say('top.pause')));
  let cafe = await player.copy();
  let next = Math.ceil(cafe.state.tick / LOOKS) * LOOKS;
  /** Tick up to which the page's café has run. */
  let ran = cafe.state.tick;
  for (;;) {
    let wanted: Input | null = null;
    while (!cafe.state.over && wanted === null) {
      if (cafe.state.tick > LONGEST_DAY) throw new Error(`day ${cafe.state.clock.day} does not end`);
      if (cafe.state.tick < next) {
        cafe.step();
        continue;
      }
      wanted = act(cafe);
      if (wanted === null) next += LOOKS;
    }
    // Celebrations are shown, as in a game in which time passes by itself.
    if (cafe.state.tick > ran)
      await shown.ask(`honeybell.step(${cafe.state.tick - ran}, true)`).then(() => shown.idle());
    ran = cafe.state.tick;
    if ((await shown.ask('honeybell.cafe.hash()')) !== cafe.hash()) {
      if (!(await player.wasCoached()))
        throw new Error(`day ${cafe.state.clock.day}, tick ${ran}: the page and the copy differ`);
      cafe = await player.copy();
      ran = cafe.state.tick;
      if (wanted !== null) wanted = act(cafe);
    }
    if (cafe.state.over) return;
    if (wanted === null) continue;
    const news = await player.does(wanted, cafe, () => gives(player, wanted as Input, cafe));
    for (const { tick, input } of news) cafe.giveAt(tick, input);
    if (player.findings.at(-1)?.tick === cafe.state.tick) await player.key('Escape');
    next = cafe.state.tick + pace;
  }
}
