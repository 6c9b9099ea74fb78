/**
 * Shows a person's face. With enough room (roster, notebook) it is the middle of a 96×96 portrait in one of five
 * moods, in lists a small head; both are drawn at whole pixels. A person without a picture gets an initial instead.
 */

import { personName } from '../../words/index.ts';
import type { Rank } from '../../sim/state/person.ts';
import { assetAt, backgroundOf, hasPicture, heads } from './atlas.ts';
import { classes } from '../classes.ts';
import { rankName } from './Marks.tsx';

export type Mood = 'calm' | 'happy' | 'busy' | 'sad' | 'surprised';
const MOODS: readonly Mood[] = ['calm', 'happy', 'busy', 'sad', 'surprised'];
const PORTRAIT = 96;
/**
 * Outer width in CSS pixels from which a face is shown as a portrait. A narrower face is the small picture of the head.
 */
const ROOM = 52;

interface FaceProps {
  look: string;
  /** The person's name for screen readers; empty if the page shows the name beside the face. */
  name?: string;
  /** The rank whose colour the face has as its background; null for a guest, whose background is cream. */
  rank?: Rank | null;
  mood?: Mood;
  /** Outer width of the face in CSS pixels including the border; 32 fits a head exactly. */
  width?: number;
  height?: number;
}

export function Face({ look, name = '', rank = null, mood = 'calm', width = 32, height = width }: FaceProps) {
  const sheet = heads.value;
  const head = sheet?.frames[look];
  const inner = { width: width - 4, height: height - 4 };
  const isPortrait = width >= ROOM;
  const isThere = sheet !== null && head !== undefined && (!isPortrait || hasPicture(portraitOf(look)).value);
  return (
    <span
      class={classes('face', `rank-${rank === null ? 'guest' : rankName(rank)}`)}
      style={{ width: `${width}px`, height: `${height}px` }}
      {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': personName(name) })}
    >
      {!isThere ? (
        <span class="initial">{(personName(name) || look).slice(0, 1).toUpperCase()}</span>
      ) : isPortrait ? (
        <i style={portraitStyle(look, mood, inner)} />
      ) : (
        <i
          style={{
            ...backgroundOf(assetAt('portraits/heads.png'), sheet, head, 1),
            left: `${Math.round((inner.width - head.w) / 2)}px`,
            top: `${Math.round((inner.height - head.h) / 2)}px`,
          }}
        />
      )}
    </span>
  );
}

const portraitOf = (look: string): string => `portraits/${look}.png`;

function portraitStyle(look: string, mood: Mood, inner: { width: number; height: number }): Record<string, string> {
  const scale = Math.max(1, Math.floor(inner.width / PORTRAIT));
  const side = PORTRAIT * scale;
  const x = MOODS.indexOf(mood) * side + Math.max(0, Math.round((side - inner.width) / 2));
  const y = Math.max(0, Math.round((side - inner.height) * 0.42));
  return {
    inset: '0',
    backgroundImage: `url(${assetAt(portraitOf(look))})`,
    backgroundSize: `${side * MOODS.length}px ${side}px`,
    backgroundPosition: `${-x}px ${-y}px`,
  };
}
