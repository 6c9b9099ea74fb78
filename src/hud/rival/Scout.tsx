/**
 * Lets the player send a scout: which maid, for how long, to look for what. Sending a scout writes a command on the
 * chalkboard.
 */

import { useState } from 'preact/hooks';
import { say } from '../../words/index.ts';
import type { BoardNode } from '../../sim/rival/rival-board.ts';
import { Button, Face, Frame, Glyph, Rich, WHITE_INK } from '../../ui/index.ts';
import type { RivalView } from '../read/rival.ts';
import type { Store } from '../store.ts';
import { nodeText } from './words.ts';

export function Scout({ store, view, node }: { store: Store; view: RivalView; node: BoardNode }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const free = view.scouts.filter(({ id }) => !sent.includes(id));
  const at = Math.max(
    0,
    free.findIndex(({ id }) => id === chosen),
  );
  const scout = free[at];
  const look = node.value === 'Maybe' || node.value === 'Unknown' ? node.name : undefined;
  const barred = view.over ? say('rival.scout.over') : scout === undefined ? say('rival.scout.nobody') : null;
  const told = view.scouts.filter(({ id }) => sent.includes(id));
  return (
    <Frame look="selection" as="section" class="rival-scout pad-small">
      {barred !== null || scout === undefined ? (
        <p class="text-13">{barred}</p>
      ) : (
        <>
          <div class="row gap-8">
            <Face look={scout.look} rank={scout.rank} width={36} />
            <div class="col grow">
              <h3 class="text-14 bold">{say('rival.scout.title', { name: scout.name })}</h3>
              <p class="text-12">
                {say('rival.scout.about', {
                  doing: say(scout.doing.key, scout.doing.params),
                  seconds: scout.seconds,
                  count: scout.sees,
                })}{' '}
                {look === undefined ? say('rival.scout.forAny') : say('rival.scout.for', { node: nodeText(look) })}
              </p>
            </div>
          </div>
          <div class="row gap-4 rival-buttons">
            <Button
              class="grow"
              size="small"
              disabled={free.length < 2}
              reason={say('rival.scout.nobody')}
              onPress={() => setChosen(free[(at + 1) % free.length]?.id ?? null)}
            >
              {say('rival.scout.someone')}
            </Button>
            <Button
              class="grow send"
              size="small"
              look="teal"
              hotkey="O"
              onPress={() => {
                store.deps.scout([scout.id], look);
                setSent([...sent, scout.id]);
              }}
            >
              <Glyph name="eye" colours={WHITE_INK} />
              {say('rival.scout.send')}
            </Button>
          </div>
        </>
      )}
      <p class="text-12 muted">
        <Rich text={say('rival.scout.how')} />
      </p>
      <div role="status">
        <ul class="text-12">
          {told.map(({ id, name }) => (
            <li key={id}>{say('rival.scout.sent', { name })}</li>
          ))}
          {view.away.map(({ name, seconds }) => (
            <li key={name}>
              {seconds > 0 ? say('rival.scout.away', { name, seconds }) : say('rival.scout.back', { name })}
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
