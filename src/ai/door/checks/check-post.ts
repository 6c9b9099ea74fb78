/** Finds all mistakes in a command that a game posts; the messages use the field names of `Post`. For development. */

import { notJson } from '../../json.ts';
import { isRecord, shown } from '../../problems.ts';

const FIELDS = ['to', 'ticks', 'command', 'by', 'from', 'mayExpire'];
const SENTENCES = {
  to: 'should be an id, a kind or a further key, or a list of at least one of them',
  ticks: 'should be a whole number of ticks from 1',
  command: 'should be an object of plain data',
  by: 'should be the id of the character that posts',
  from: 'should be a tick',
  mayExpire: 'should be true or false',
};

/** Checks a command that a game is about to post. @returns all mistakes, each with its place; empty = none */
export function wrongInPost(post: unknown): string[] {
  if (!isRecord(post)) return [`post: should be { to, ticks, command }, not ${shown(post)}`];
  const { to, ticks, command, by, from, mayExpire } = post;
  const wrong: string[] = [];
  const say = (field: keyof typeof SENTENCES): void => {
    wrong.push(`post.${field}: ${SENTENCES[field]}, not ${shown(post[field])}`);
  };
  const isName = (name: unknown): boolean => typeof name === 'string' && name !== '';
  if (!isName(to) && !(Array.isArray(to) && to.length > 0 && to.every(isName))) say('to');
  if (!Number.isSafeInteger(ticks) || (ticks as number) < 1) say('ticks');
  const strange = isRecord(command) ? notJson(command) : null;
  if (!isRecord(command)) say('command');
  else if (strange !== null) wrong.push(`post.command.${strange.path}: should be plain data, not ${strange.what}`);
  if (by !== undefined && by !== null && !isName(by)) say('by');
  if (from !== undefined && !Number.isSafeInteger(from)) say('from');
  if (mayExpire !== undefined && typeof mayExpire !== 'boolean') say('mayExpire');
  for (const field of Object.keys(post)) {
    if (FIELDS.includes(field)) continue;
    wrong.push(`post.${field}: there is no such field${field === 'tick' ? `; did you mean 'ticks'?` : ''}`);
  }
  return wrong;
}
