/** Tells what became of each of the player's signs today: who read it, whether it is believed, what the rival does. */

import { deedOf } from '../../sim/rival/their-moves.ts';
import type { TheirBoard } from '../../sim/rival/their-board.ts';
import { say, sayList } from '../../words/index.ts';
import { deedText, factText } from './their-words.ts';

type Story = TheirBoard['stories'][number];

export function SignStories({ board }: { board: TheirBoard }) {
  const { stories } = board;
  if (stories.length === 0) return null;
  return (
    <ul class="text-12 sign-stories" aria-label={say('theirs.story.title')}>
      {stories.map((story) => (
        <li key={`${story.node} ${story.value}`}>{storyText(board, story)}</li>
      ))}
    </ul>
  );
}

/** What became of a sign today, in sentences. */
export function storyText(board: TheirBoard, story: Story): string {
  const { read, believed, doubted, here, asked, causes, prevents, up } = story;
  const node = board.nodes.find(({ name }) => name === story.node);
  const is = node?.is;
  const isBelieved = node?.value === story.value && (node.how === 'sign' || node.how === 'maid');
  const dish = is === undefined ? story.node : factText(is);
  const sign = say(`theirs.sign.${story.value}`, { dish });
  const acts = causes.length + prevents.length > 0;
  if (read === 0 && !acts && !isBelieved) return up ? say('theirs.story.up', { sign }) : '';
  const told = [read > 0 ? say('theirs.story.read', { sign, count: read }) : say('theirs.story.old', { sign })];
  if (doubted > 0) told.push(say(asked ? 'theirs.story.asked' : 'theirs.story.saw', { dish }));
  else if (believed > 0) told.push(say('theirs.story.believed'));
  if (here > 0) told.push(say('theirs.story.here'));
  if (causes.length > 0) told.push(say('theirs.story.causes', { list: rulesText(board, causes) }));
  if (prevents.length > 0) told.push(say('theirs.story.prevents', { list: rulesText(board, prevents) }));
  if (believed > 0 && !acts) told.push(say('theirs.story.tomorrow'));
  return told.reduce((first, second) => say('app.sentences', { first, second }));
}

/** Rules of the rival in words, with the names of the people its moves are aimed at. */
const rulesText = ({ moves }: TheirBoard, rules: readonly string[]): string =>
  sayList(
    rules.flatMap((rule) => {
      const move = moves.find((one) => one.rule === rule);
      const deed = deedOf({ rule });
      if (deed === undefined) return [];
      return move === undefined && !('dish' in deed)
        ? say(`drama.do.${deed.kind}`)
        : deedText({ deed, targetName: move?.targetName ?? '' });
    }),
  );
