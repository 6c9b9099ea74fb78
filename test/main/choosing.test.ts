// What a click becomes: an order that replaces those before, or – with Shift – one that comes after them.

import { expect, test } from 'vitest';
import type { CommandPost } from '../../src/ai/index.ts';
import { Choosing } from '../../src/main/choosing.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/cafe.ts';
import type { Mode } from '../../src/view/contract.ts';

function choosing(): { choosing: Choosing; posts: CommandPost[]; modes: Mode[] } {
  const cafe = openCafe({ seed: 3 }, scripts);
  const posts: CommandPost[] = [];
  const modes: Mode[] = [];
  return {
    posts,
    modes,
    choosing: new Choosing({
      cafe: () => cafe,
      command: (post) => void posts.push(post),
      selected: () => {},
      modeSet: (mode) => void modes.push(mode),
      followed: () => {},
    }),
  };
}

test('an order replaces those before it, and the chalk is put down', () => {
  const { choosing: chosen, posts, modes } = choosing();
  chosen.select(['mei']);
  chosen.setMode('a-move');
  chosen.order('a-move', 4, 4);
  expect(posts[0]?.command).toMatchObject({ behave: 'move', x: 4, y: 4, manner: 'a-move' });
  expect(posts[0]?.command).not.toHaveProperty('after');
  expect(modes).toEqual(['a-move', 'select']);
});

test('with Shift it comes after those before, and the chalk stays in hand for the next', () => {
  const { choosing: chosen, posts, modes } = choosing();
  chosen.select(['mei']);
  chosen.setMode('sweep');
  chosen.order('plain', 4, 4, true);
  chosen.target('sweep', { x: 5, y: 4 }, true);
  chosen.target('gather', { x: 6, y: 4 }, true);
  expect(posts.map(({ command }) => [command['behave'], command['after']])).toEqual([
    ['move', 'last'],
    ['sweep', 'last'],
    ['gather', 'last'],
  ]);
  expect(modes).toEqual(['sweep']);
});
