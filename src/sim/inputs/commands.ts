/** The player's commands, which are written on the blackboard. */

import { type CommandPost, isJson, type Json } from '../../ai/index.ts';
import { isRecord } from '../../ai/problems.ts';
import { watchOrder } from '../head-maid/work.ts';
import { withFront } from '../minds/squads.ts';
import { isOneTooMany } from '../minds/command-answers.ts';
import { asRecord } from '../state/as-record.ts';
import { type Field, isWhole, oneOf, optional, texts, whole, wrongFields } from '../state/field-checks.ts';
import { MOST_A_MOVE_TICK } from '../state/tuning.ts';
import { emit } from '../world/world.ts';
import { inputKind, unknownFields } from './input-kind.ts';

export interface CommandInput {
  readonly post: CommandPost;
  /**
   * True for a command given in the lab: the limit on the player's open commands does not apply to it, and the head
   * maid does not learn from it.
   */
  readonly free?: true;
}

const POST: Readonly<Record<keyof CommandPost, Field>> = {
  executorKeys: {
    is: 'a list of at least one name',
    right: (keys) => texts('').right(keys) && (keys as readonly string[]).length > 0,
  },
  tick: whole('a whole number of at least 1', 1, 1e9),
  command: {
    is: 'an object with a behave',
    right: (command) => isRecord(command) && isJson(command) && typeof command['behave'] === 'string',
  },
};

/**
 * Checks two fields of a command: `tick` (how often the maid reconsiders on the way) and `after` (the command after
 * which this one is carried out, or `free`: after the maid’s present work).
 */
function wrongManner(command: unknown): string[] {
  const { tick, after } = asRecord(command as Json);
  const wrong: string[] = [];
  if (tick !== undefined && !isWhole(tick, 1, MOST_A_MOVE_TICK))
    wrong.push(`command.tick should be a whole number of ticks from 1 to ${MOST_A_MOVE_TICK}: how often she looks up`);
  if (after !== undefined && after !== 'last' && after !== 'free' && !isWhole(after, 1, Number.MAX_SAFE_INTEGER))
    wrong.push("command.after should be the number of an order, 'last' or 'free'");
  return wrong;
}

export const command = inputKind<CommandInput>({
  fields: { post: null, free: optional(oneOf([true], 'true, or left out')) },
  wrong: ({ post }) => {
    const known = Object.keys(POST);
    if (!isRecord(post as unknown)) return [`post should be an object of ${known.join(', ')}`];
    return [
      ...unknownFields('a command', post, known),
      ...wrongFields(POST, { ...post }),
      ...wrongManner(post.command),
    ];
  },
  past: { post: { executorKeys: 'texts', tick: 'ticks', command: { behave: 'text' } } },
  group: 'orders',
  daily: ({ free }) => free === undefined,
  apply: (world, { post, free }) => {
    if (free !== true) {
      // The head maid learns from the player's attempt to give a command even if too many are open.
      watchOrder(world, post);
      if (isOneTooMany(world, post)) return 'tooMany';
    }
    const { executorKeys, tick, command: wanted } = withFront(world, post);
    const posted = world.minds.post({ to: executorKeys, ticks: tick, command: wanted });
    emit(world, 'command', null, {
      id: posted.id,
      executorKeys: [...posted.executorKeys],
      command: posted.command,
      ticks: posted.tick,
    });
    return null;
  },
});
