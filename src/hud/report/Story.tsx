/** Shows the day's most important events on cards directly below the report's headline, so that none must be scrolled to. */

import { personName, say, sayPart } from '../../words/index.ts';
import { Face, Glyph } from '../../ui/index.ts';
import { ratingText } from '../../words/numbers.ts';
import { isAnswered, leads } from '../../sim/season/sunday-paper.ts';
import { bellWords } from '../strong/DayGoals.tsx';
import { readStory, type StoryCard } from './story.ts';
import { followsEvening, type Reported, type Store } from '../store.ts';

/** The cards shown so far of each reported day, so that none goes while the player acts. */
const told = new WeakMap<Reported, StoryCard[]>();

export function Story({ store }: { store: Store }) {
  followsEvening(store);
  const state = store.cafe?.state;
  const day = store.reported.value;
  const cards = state === undefined ? [] : readStory(state, day === null ? [] : told.get(day));
  if (day !== null) told.set(day, cards);
  if (cards.length === 0) return null;
  return (
    <ul class="story" aria-label={say('report.story')}>
      {cards.map((card, i) => (
        <li key={i} class={`frame paper row gap-8 story-${card.is}`}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card }: { card: StoryCard }) {
  switch (card.is) {
    case 'notice':
      return (
        <>
          <Face look={card.look} width={32} />
          <span>
            {say(`report.notice.${card.ends === true ? 'stays' : card.notice.why}`, {
              name: personName(card.name),
              day: card.notice.leaves,
            })}
          </span>
        </>
      );
    case 'star':
      return (
        <>
          <Glyph name="star" scale={2} />
          <span>{say(`growth.${card.opens}.opens`)}</span>
        </>
      );
    case 'bell':
      return (
        <>
          <Glyph name="bell" scale={2} />
          <span>
            <b class="bold">{say(card.isOurs ? 'report.bell.ours' : 'report.bell.rival')}</b>{' '}
            <span class="story-why">{say('report.bell.wanted', { what: bellWords(card.bell) })}</span>
          </span>
        </>
      );
    case 'paper': {
      const { paper } = card;
      const first = leads(paper) ? 'ours' : 'theirs';
      const stars = { ours: ratingText(paper.ours), rival: ratingText(paper.rival) };
      return (
        <>
          <Glyph name="book" scale={2} />
          <span>
            <b class="bold">{say(`report.paper.${first}`, stars)}</b>{' '}
            <span class="story-why">
              {say(isAnswered(paper) ? 'report.paper.answer' : `report.paper.${first}.mood`)}
            </span>
          </span>
        </>
      );
    }
    case 'gone': {
      const { name, look, gone } = card;
      const dish = gone.dish === null ? '' : sayPart('dish.', gone.dish, undefined, gone.dish);
      return (
        <>
          <Face look={look} width={32} />
          <span>
            <b class="bold">{say('street.gone', { name: personName(name) })}</b>{' '}
            <span class="story-why">
              {card.ends === true
                ? say('street.back')
                : gone.why === 'wish'
                  ? say('street.noDish', { dish })
                  : say(`loss.${gone.why}`)}
            </span>
          </span>
        </>
      );
    }
    case 'lost':
      return (
        <>
          <b class="story-count">{card.count}</b>
          <span>
            <b class="bold">{say('report.story.lost', { count: card.count })}</b>{' '}
            {card.cause !== null && (
              <span class="story-why">{say('report.story.most', { cause: say(`loss.${card.cause}`) })}</span>
            )}
          </span>
        </>
      );
  }
}
