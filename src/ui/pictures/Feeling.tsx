/**
 * Shows a person's energy and mood as two bars with icons and texts for screen readers. A bar's colour shows nothing
 * that its length does not show too. A value of null gets no bar.
 */

import { energyLevel } from '../../sim/people/energy.ts';
import { moodLevel } from '../../sim/people/moods.ts';
import { say } from '../../words/index.ts';
import { Glyph } from './Glyph.tsx';
import { Meter } from './Marks.tsx';

export interface Feelings {
  /** Energy, 0 … 1; null = no bar. */
  readonly energy: number | null;
  /** Mood, −1 … 1; null = no bar. */
  readonly mood: number | null;
}

const ENERGY = { fresh: 'var(--green)', fit: 'var(--green)', tired: 'var(--orange)', worn: 'var(--cherry)' } as const;
const MOOD = {
  delighted: 'var(--rose)',
  content: 'var(--rose)',
  even: 'var(--rose)',
  low: 'var(--orange)',
  gloomy: 'var(--cherry)',
} as const;

const shareOf = (mood: number): number => (mood + 1) / 2;

/** Energy and mood in words, for example "Energy: fit, 62 %" and "Mood: content, 60 %"; missing values are left out. */
export const feelingTexts = ({ energy, mood }: Feelings): string[] => [
  ...(energy === null ? [] : [energyText(energy)]),
  ...(mood === null ? [] : [moodText(mood)]),
];
const energyText = (energy: number): string =>
  say('feel.value', {
    what: say('feel.energy'),
    level: say(`feel.energy.${energyLevel(energy)}`),
    percent: Math.round(energy * 100),
  });
const moodText = (mood: number): string =>
  say('feel.value', {
    what: say('feel.mood'),
    level: say(`feel.mood.${moodLevel(mood)}`),
    percent: Math.round(shareOf(mood) * 100),
  });

/** Energy and mood in one word each, without missing values: "rested", "content". */
export const feelingWords = ({ energy, mood }: Feelings): string[] => [
  ...(energy === null ? [] : [say(`feel.energy.${energyLevel(energy)}`)]),
  ...(mood === null ? [] : [say(`feel.mood.${moodLevel(mood)}`)]),
];

/** Shows energy and mood side by side with icons, for a card; the caller provides `feelingTexts` for screen readers. */
export function FeelingMarks({ energy, mood }: Feelings) {
  return (
    <span class="feeling-marks">
      {energy !== null && (
        <span class="row gap-2">
          <Glyph name="bolt" scale={1} />
          <Meter share={energy} colour={ENERGY[energyLevel(energy)]} height={8} />
        </span>
      )}
      {mood !== null && (
        <span class="row gap-2">
          <Glyph name="heart" scale={1} />
          <Meter share={shareOf(mood)} colour={MOOD[moodLevel(mood)]} height={8} />
        </span>
      )}
    </span>
  );
}

/** Shows only the mood, as a thin bar for a narrow card; the caller provides its text. */
export const MoodBar = ({ mood }: { mood: number }) => (
  <Meter share={shareOf(mood)} colour={MOOD[moodLevel(mood)]} height={6} />
);

/** Shows a maid's energy and mood as two labelled bars, one above the other. */
export function FeelingBars({ energy, mood }: Feelings) {
  return (
    <div class="feeling-bars text-12">
      {energy !== null && (
        <>
          <span aria-hidden="true">{say('feel.energy')}</span>
          <Meter share={energy} colour={ENERGY[energyLevel(energy)]} height={10} label={energyText(energy)} />
        </>
      )}
      {mood !== null && (
        <>
          <span aria-hidden="true">{say('feel.mood')}</span>
          <Meter share={shareOf(mood)} colour={MOOD[moodLevel(mood)]} height={10} label={moodText(mood)} />
        </>
      )}
    </div>
  );
}
