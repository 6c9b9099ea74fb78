/**
 * Shows the topics of an evening talk with a maid as cards, one of which the player chooses. Each card says how the
 * maid would take the topic.
 */

import { takes, type Topic, type topicsFor } from '../sim/season/talk.ts';
import { say } from '../words/index.ts';
import { classes } from './classes.ts';
import './styles/talk.css';

type Talker = Parameters<typeof topicsFor>[0];

/** The name of a topic in the player's language. */
export const topicWords = ({ id, about }: Topic): string =>
  about === 'duties'
    ? say(`talk.duties.${id as Talker['duties']}`)
    : say(`talk.${id as Exclude<Topic['id'], Talker['duties']>}`);

interface Props {
  readonly maid: Talker;
  readonly topics: readonly Topic[];
  readonly chosen: Topic | undefined;
  readonly onChoose: (id: Topic['id']) => void;
}

export function TalkTopics({ maid, topics, chosen, onChoose }: Props) {
  return (
    <div role="radiogroup" aria-label={say('talk.title')} class="col gap-4">
      {topics.map((topic) => (
        <button
          key={topic.id}
          type="button"
          role="radio"
          aria-checked={topic === chosen}
          class={classes('frame row gap-8 talk-topic', topic === chosen ? 'selection' : 'card')}
          onClick={() => onChoose(topic.id)}
        >
          <b class="text-13 grow">{topicWords(topic)}</b>
          <span class="text-12 muted">{say(`talk.takes.${takes(maid, topic.about)}`)}</span>
        </button>
      ))}
    </div>
  );
}
