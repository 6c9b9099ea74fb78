/** A row of tomorrow's forecast: a glyph, a sentence, and beside it a button. */

import type { ComponentChildren } from 'preact';
import { classes, Glyph, type GlyphName } from '../../ui/index.ts';

interface OneOfProps {
  /** What can be said here while the page is open. */
  readonly texts: readonly string[];
  /** The index of the text that is shown. */
  readonly at?: number;
}

/** Shows one of several texts and keeps room for the longest, so that nothing moves when another is shown. */
export const OneOf = ({ texts, at = 0 }: OneOfProps) => (
  <span class="one-of">
    {texts.map((text, i) => (
      <span key={i} class={i === at ? undefined : 'reserved'}>
        {text}
      </span>
    ))}
  </span>
);

interface LineProps extends OneOfProps {
  readonly glyph: GlyphName;
  readonly quiet?: boolean;
  /**
   * How a row that can wait goes where the page has no room for all: `standing` goes early, as it is the same every
   * evening, `choice` later.
   */
  readonly kept?: 'standing' | 'choice';
  readonly children?: ComponentChildren;
}

export const Line = ({ glyph, texts, at = 0, quiet = false, kept, children }: LineProps) => (
  <li class={classes('row gap-8', kept)}>
    <Glyph name={glyph} scale={1.5} />
    <span class={quiet ? 'text-13 grow muted' : 'text-13 grow'}>
      <OneOf texts={texts} at={at} />
    </span>
    {children}
  </li>
);
