/** The notebook's cover in the colour of a maid's rank: portrait with the person's present mood, name, level, badge, stars, condition. */

import { Button, Face, FeelingBars, Glyph, RankBadge, Stars } from '../ui/index.ts';
import { levelDoes } from '../ui/level-effects.ts';
import { personName, say } from '../words/index.ts';
import type { CoverView } from './cover.ts';
import { worded } from './words.ts';

export function Cover({ cover, onClose }: { cover: CoverView; onClose: () => void }) {
  const { rank, level, feelings } = cover;
  return (
    <header class="cover">
      <Face look={cover.look} rank={rank} mood={cover.mood} width={72} />
      <div class="col gap-2 grow">
        <div class="row gap-8 cover-head">
          <h2 id="notebook-name" class="cover-name text-20 bold ellipsis" tabIndex={-1}>
            {personName(cover.name)}
          </h2>
          {level !== null && (
            <b class="text-12 bold cover-note" title={levelDoes()}>
              {say('notebook.cover.level', { level })}
            </b>
          )}
        </div>
        {rank !== null && (
          <div class="row gap-8 wrap">
            <RankBadge rank={rank} />
            <Stars value={rank} label={say('notebook.cover.stars', { count: rank })} />
          </div>
        )}
        {cover.hero && (
          <div class="row gap-4">
            <Glyph name="crown" />
          </div>
        )}
        {feelings === null ? <p class="text-12 cover-note">{worded(cover.note)}</p> : <FeelingBars {...feelings} />}
      </div>
      <Button size="small" square label={say('notebook.close')} class="cover-close" onPress={onClose}>
        <Glyph name="x" scale={1.5} />
      </Button>
    </header>
  );
}
