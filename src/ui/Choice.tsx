/**
 * Controls for a choice among a few options: a row of joined buttons (a segment) and tabs. Each control is a single
 * tab stop; arrow keys move inside it.
 */

import type { ComponentChildren } from 'preact';
import { classes } from './classes.ts';
import { choiceStop } from './keys/tab-stop.ts';

export interface Choice<V> {
  readonly value: V;
  readonly text: ComponentChildren;
  readonly label?: string;
  readonly disabled?: boolean;
  /** Language of the option's text, if it differs from the page's language. */
  readonly lang?: string;
  /** A letter or number shown before a tab's text: the key that opens the tab. */
  readonly mark?: string;
}

interface SegmentProps<V> {
  label: string;
  choices: readonly Choice<V>[];
  chosen: V;
  size?: 'small' | 'normal';
  square?: boolean;
  /** Colour of the chosen button; default gold. */
  look?: 'gold' | 'N' | 'R' | 'SR' | 'SSR';
  class?: string;
  onChoose: (value: V) => void;
}

export function Segment<V extends string | number | null>(props: SegmentProps<V>) {
  const { choices, chosen, size = 'small', onChoose } = props;
  const stop = choiceStop(choices, chosen);
  return (
    <div role="radiogroup" aria-label={props.label} class={classes('segment', props.class)} onKeyDown={walkChoices}>
      {choices.map((choice) => {
        const on = choice.value === chosen;
        return (
          <button
            key={String(choice.value)}
            type="button"
            role="radio"
            aria-checked={on}
            aria-label={choice.label}
            disabled={choice.disabled}
            lang={choice.lang}
            tabIndex={choice.value === stop ? 0 : -1}
            class={classes(
              'btn frame',
              on ? (props.look ?? 'gold') : choice.disabled ? 'grey' : 'btn btn-paper',
              size === 'small' && 'small',
              props.square && 'square',
            )}
            onClick={() => onChoose(choice.value)}
          >
            {choice.text}
          </button>
        );
      })}
    </div>
  );
}

interface TabsProps<V> {
  label: string;
  tabs: readonly Choice<V>[];
  chosen: V;
  /** Id of the panel whose contents change with the chosen tab. */
  panel: string;
  even?: boolean;
  onChoose: (value: V) => void;
}

export function Tabs<V extends string>({ label, tabs, chosen, panel, even = true, onChoose }: TabsProps<V>) {
  const stop = choiceStop(tabs, chosen);
  return (
    <div role="tablist" aria-label={label} class={classes('tabs', even && 'even')} onKeyDown={walkChoices}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${panel}-${tab.value}`}
          class="tab"
          aria-selected={tab.value === chosen}
          aria-controls={panel}
          aria-label={tab.label}
          tabIndex={tab.value === stop ? 0 : -1}
          onClick={() => onChoose(tab.value)}
        >
          {tab.mark !== undefined && <span class="mono text-12 muted">{tab.mark}</span>}
          {tab.text}
        </button>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Handles a key press in a row of buttons: arrow keys, Home and End move the focus to another button and press it. */
export function walkChoices(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (chooseNext(event.currentTarget, event.key)) event.preventDefault();
}

/**
 * Chooses another button of a row when a key is pressed. @returns false if the key moves to no other button, or no
 * button of the row has the focus
 */
export function chooseNext(row: HTMLElement | null, key: string): boolean {
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const step = STEPS[key];
  const next =
    at < 0
      ? undefined
      : step !== undefined
        ? buttons[(at + step + buttons.length) % buttons.length]
        : key === 'Home'
          ? buttons[0]
          : key === 'End'
            ? buttons.at(-1)
            : undefined;
  next?.focus();
  next?.click();
  return next !== undefined;
}
