/** What is wrong with an input's form: all of it at once, each with its field and what would be right. */

import { isJson } from '../ai/index.ts';
import { didYouMean } from '../ai/problems.ts';
import { brainProblems } from './head-maid-file.ts';
import type { Input } from './input.ts';
import { isHand } from './janken.ts';

const whole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const strings = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

export function wrongInput(input: Input): string[] {
  const wrong: string[] = [];
  const expect = (good: boolean, field: string, what: string): void => {
    if (!good) wrong.push(`${field} should be ${what}`);
  };
  if (input.kind === 'command') {
    const { executorKeys, tick, command } = input.post;
    expect(strings(executorKeys) && executorKeys.length > 0, 'executorKeys', 'a list of at least one name');
    expect(whole(tick, 1, 1e9), 'tick', 'a whole number of at least 1');
    expect(
      typeof command === 'object' && command !== null && isJson(command) && typeof command['behave'] === 'string',
      'command',
      'an object with a behave',
    );
  } else if (input.kind === 'edit') {
    const { edit } = input;
    expect(typeof input.maid === 'string', 'maid', 'the id of a maid');
    if (edit.rank !== undefined) expect(whole(edit.rank, 2, 5), 'rank', '2 (N), 3 (R), 4 (SR) or 5 (SSR)');
    if (edit.alertness !== undefined)
      expect(
        edit.alertness === null || whole(edit.alertness, 1, 6000),
        'alertness',
        'a whole number of ticks from 1, or null for plain',
      );
    if (edit.obedience !== undefined)
      expect(
        typeof edit.obedience === 'number' && edit.obedience >= 0 && edit.obedience <= 1,
        'obedience',
        'a number from 0 to 1',
      );
    if (edit.team !== undefined)
      expect(edit.team === null || whole(edit.team, 1, 9), 'team', 'a team from 1 to 9, or null');
    if (edit.duties !== undefined)
      expect(['allround', 'reception', 'serving'].includes(edit.duties), 'duties', 'allround, reception or serving');
    if (edit.favouriteCustomerIds !== undefined)
      expect(strings(edit.favouriteCustomerIds), 'favouriteCustomerIds', 'a list of ids');
    if (edit.favouriteCustomerTypes !== undefined)
      expect(strings(edit.favouriteCustomerTypes), 'favouriteCustomerTypes', 'a list of types');
  } else if (input.kind === 'block' || input.kind === 'unblock') {
    expect(whole(input.x, 0, 1000) && whole(input.y, 0, 1000), 'x, y', 'a tile of the map');
    if (input.kind === 'block')
      expect(typeof input.decor === 'string' && input.decor !== '', 'decor', 'the kind of a piece of furniture');
  } else if (input.kind === 'removeSeat') expect(typeof input.seat === 'string', 'seat', 'the letter of a seat');
  else if (input.kind === 'headMaid') {
    const { mode, appoint, brain } = input;
    const modes = ['Player', 'Train', 'Auto'];
    if (mode !== undefined)
      expect(modes.includes(mode), 'mode', `${modes.join(', ')}${didYouMean(String(mode), modes)}`);
    if (appoint !== undefined && appoint !== null)
      expect(typeof appoint === 'string', 'appoint', 'the id of a maid, or null for the highest ranked');
    if (brain !== undefined && brain !== null) wrong.push(...brainProblems(brain));
  } else if (input.kind === 'janken') {
    expect(typeof input.guest === 'string', 'guest', 'the id of a guest');
    expect(isHand(input.hand), 'hand', 'rock, paper or scissors');
  } else expect(false, 'kind', 'command, edit, block, unblock, removeSeat, headMaid or janken');
  return wrong;
}
