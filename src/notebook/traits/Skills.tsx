/**
 * Sliders for how chatty, clumsy and quick a maid is, and for her level. Only a free café has them; in a season these
 * values change in the course of play.
 */

import { useState } from 'preact/hooks';
import { Slider } from '../../ui/index.ts';
import { stepHabit, talkHabit } from '../../sim/people/habits.ts';
import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import { say } from '../../words/index.ts';
import { TraitsHead, type ShapeProps } from './TraitsHead.tsx';

const HOW_MUCH = { quiet: 'little', sure: 'little', usual: 'usual', chatty: 'much', clumsy: 'much' } as const;
const TICKS_A_SECOND = 20;

interface Skill {
  readonly field: 'chatty' | 'clumsy' | 'speed' | 'level';
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * A maid's `speed` is the number of ticks that she needs for one tile, so a quicker maid has a smaller number. The
 * slider “Quick” is therefore reversed.
 */
const SKILLS: readonly Skill[] = [
  { field: 'chatty', min: 0, max: 2, step: 0.1 },
  { field: 'clumsy', min: 0, max: 2, step: 0.1 },
  { field: 'speed', min: 3, max: 12, step: 1 },
  { field: 'level', min: 1, max: 50, step: 1 },
];

export const Skills = (props: ShapeProps) => (
  <>
    {SKILLS.map((skill) => (
      <SkillSlider key={skill.field} {...props} skill={skill} />
    ))}
  </>
);

function SkillSlider({ skill: { field, min, max, step }, ...props }: ShapeProps & { skill: Skill }) {
  const { model, maid, shape } = props;
  const [sliding, setSliding] = useState<number | null>(null);
  const turned = (value: number): number => (field === 'speed' ? min + max - value : value);
  const value = sliding ?? shape[field];
  const words = wordsFor(field, value);
  return (
    <section aria-label={say(`notebook.shape.${field}`)}>
      <TraitsHead {...props} fields={[field]} title={say(`notebook.shape.${field}`)}>
        {words}
      </TraitsHead>
      <Slider
        label={say(`notebook.shape.${field}`)}
        value={turned(value)}
        min={min}
        max={max}
        step={step}
        text={words}
        onSlide={(at) => setSliding(turned(at))}
        onSettle={(at) => {
          setSliding(null);
          const settled = Math.round(turned(at) * 10) / 10;
          const edit: MaidEdit = { [field]: settled };
          model.change(maid, edit);
        }}
      />
    </section>
  );
}

function wordsFor(field: Skill['field'], value: number): string {
  switch (field) {
    case 'chatty':
      return say(`notebook.skill.${HOW_MUCH[talkHabit(value)]}`);
    case 'clumsy':
      return say(`notebook.skill.${HOW_MUCH[stepHabit(value)]}`);
    case 'speed':
      return say('notebook.skill.pace', { tiles: (TICKS_A_SECOND / value).toFixed(1) });
    case 'level':
      return say('notebook.skill.level', { level: value });
  }
}
