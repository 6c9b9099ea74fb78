/**
 * Shows the topics of an evening talk with a maid as cards, one of which the player chooses. Each card says how the
 * maid would take the topic. The button that decides stands beside the chosen card, so that a player who sees the choice
 * also sees the button.
 */

import type { ComponentChildren } from 'preact';
import { takes, type Topic, type topicsFor } from '../sim/season/evening-talk.ts';
import { personName, say } from '../words/index.ts';
import { classes } from './classes.ts';
import './styles/talk.css';

type Talker = Parameters<typeof topicsFor>[0];

/** The name of a topic in the player's language. */
export const topicWords = ({ id, about }: Topic): string =>
  about === 'duties'
    ? say(`talk.duties.${id as Talker['duties']}`)
    : say(`talk.${id as Exclude<Topic['id'], Talker['duties']>}`);

interface Props {
  readonly maid: Talker & { readonly name: string };
  readonly topics: readonly Topic[];
  readonly chosen: Topic | undefined;
  readonly onChoose: (id: Topic['id']) => void;
  /** The button that decides on the chosen topic. */
  readonly children: ComponentChildren;
}

export function TalkTopics({ maid, topics, chosen, onChoose, children }: Props) {
  return (
    <div role="radiogroup" aria-label={say('talk.with', { name: personName(maid.name) })} class="col gap-4">
      {topics.map((topic) => (
        <div key={topic.id} class="row gap-4 talk-row">
          <button
            type="button"
            role="radio"
            aria-checked={topic === chosen}
            title={topic.id === 'apprentice' ? say('talk.apprentice.does') : undefined}
            class={classes('frame row gap-8 grow talk-topic', topic === chosen ? 'selection' : 'card')}
            onClick={() => onChoose(topic.id)}
          >
            <b class="text-13 grow">{topicWords(topic)}</b>
            <span class="text-12 muted">{say(`talk.takes.${takes(maid, topic.about, topic.edit)}`)}</span>
          </button>
          {topic === chosen && children}
        </div>
      ))}
    </div>
  );
}
