/** Shows the progress of writing or opening a replay, and a button that stops it. */

import { Button } from '../../ui/index.ts';
import { tell, told } from '../words/index.ts';
import type { Work } from '../shared/sliced-work.ts';
import type { ReplaysModel } from './model.ts';

export function Working({ model, what }: { readonly model: ReplaysModel; readonly what: Work['what'] }) {
  void told.value;
  const work = model.work.value;
  if (work?.what !== what) return null;
  const percent = Math.round(work.share * 100);
  return (
    <>
      <label class="replays-progress text-13">
        <span>{tell(`replays.${what}`, { percent })}</span>
        <progress max={100} value={percent} />
      </label>
      <Button size="small" onPress={() => model.stop()}>
        {tell('replays.stop')}
      </Button>
    </>
  );
}
