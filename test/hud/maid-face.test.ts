// A maid's face on her card and in her notebook, against the words for her energy and mood that stand beside it.

import { describe, expect, test } from 'vitest';
import { moodOf as cardFace } from '../../src/hud/read/maid-activity.ts';
import { moodOf as notebookFace } from '../../src/notebook/people.ts';
import { energyLevel } from '../../src/sim/people/energy.ts';
import { moodLevel } from '../../src/sim/people/moods.ts';
import { fakeMaid } from './fake-cafe.ts';

const steps = (from: number, to: number): number[] =>
  Array.from({ length: 41 }, (_, at) => from + ((to - from) * at) / 40);
const kinds = ['wait', 'walk', 'carry', 'serve', 'chat'] as const;

/** The faces of a maid with this energy and mood, whatever she carries and does. */
function facesOf(energy: number, mood: number): Set<string> {
  const faces = new Set<string>();
  for (const carrying of [[], [1, 2, 3]] as const)
    for (const kind of kinds) {
      const maid = fakeMaid('sakura', 'Sakura', 4, {
        energy,
        mood,
        carrying: [...carrying],
        pose: kind === 'chat' ? 'chat' : 'idle',
      });
      faces.add(cardFace(maid, { kind, key: 'doing.waits', params: {} }));
      faces.add(notebookFace(maid));
    }
  return faces;
}

describe('a face agrees with the words beside it', () => {
  const all = steps(0, 1).flatMap((energy) => steps(-1, 1).map((mood) => ({ energy, mood })));

  test('gritted teeth mean tired or exhausted, a tear means down or gloomy, at every energy and mood', () => {
    const wrong = all.flatMap(({ energy, mood }) => {
      const [tired, level] = [energyLevel(energy), moodLevel(mood)];
      const isDown = level === 'low' || level === 'gloomy';
      const isTired = tired === 'tired' || tired === 'worn';
      const may = isDown ? ['sad'] : isTired ? ['busy'] : level === 'delighted' ? ['happy'] : ['calm', 'happy'];
      return [...facesOf(energy, mood)]
        .filter((face) => !may.includes(face))
        .map((face) => `${tired} · ${level}: ${face}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
  test('a fall surprises her whatever she feels', () => {
    const fallen = fakeMaid('sakura', 'Sakura', 4, { pose: 'down', mood: -0.9 });
    expect(notebookFace(fallen)).toBe('surprised');
  });
});
