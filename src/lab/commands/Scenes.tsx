/** Shows buttons that start a scene of the day by hand, and the state of each started scene: it has not begun yet, or it is going on. */

import { EVENT_KINDS, type EventKind } from '../../sim/events/index.ts';
import { Button } from '../../ui/index.ts';
import { clockAt } from '../../notebook/time.ts';
import { personName, say, sayList } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import { sceneStates, whyNotScenes } from './scenes.ts';

export function Scenes({ lab }: { readonly lab: Lab }) {
  lab.watch();
  const { state } = lab.cafe;
  const states = sceneStates(lab);
  const whyNot = whyNotScenes(state);
  return (
    <section class="commands-scenes col gap-4" aria-labelledby="commands-scenes-title">
      <div class="row gap-4 wrap">
        <h3 id="commands-scenes-title" class="text-14 bold">
          {tell('scenes.title')}
        </h3>
        {EVENT_KINDS.map((kind) => (
          <Button
            key={kind}
            size="small"
            pressed={states.has(kind)}
            disabled={whyNot !== null || states.has(kind)}
            {...(whyNot === null ? {} : { reason: tell(`scenes.${whyNot}`) })}
            title={say(`free.scene.needs.${kind}`)}
            onPress={() => lab.give({ kind: 'scene', event: kind })}
          >
            {say(`free.scene.${kind}`)}
          </Button>
        ))}
      </div>
      <p class="text-13" role="status">
        {[...states].map(([kind, since]) => `${stateWords(lab, kind, since)} `)}
      </p>
    </section>
  );
}

function stateWords(lab: Lab, kind: EventKind, since: number | null): string {
  const { people, clock, calendar } = lab.cafe.state;
  const what = say(`free.scene.${kind}`);
  if (since === null) return say('free.scene.waits', { what, needs: say(`free.scene.needs.${kind}`) });
  const who = calendar?.going.find((one) => one.kind === kind)?.who ?? [];
  const names = who.flatMap((id) => people[id]?.name ?? []).map((name) => personName(name));
  const time = clockAt(clock, since);
  return names.length === 0
    ? tell('scenes.going', { what, time })
    : tell('scenes.goingWith', { what, time, names: sayList(names) });
}
