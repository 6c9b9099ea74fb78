/** What a recorder finds wrong with the game: each sentence once, and of what recurs only the first. */

import { firstThoughtThatDiffers } from './compare-thoughts.ts';
import { valuesDiffer } from './differ.ts';
import { lostInText } from './lost-in-text.ts';
import type { Recording } from './recorded.ts';
import type { ThoughtSource } from './thoughts.ts';

export class FoundWrong {
  readonly sentences: string[] = [];
  private readonly known = new Set<string>();
  /** Told of each new sentence; null = none is told. */
  tell: ((sentence: string) => void) | null = null;

  /** @param about tells problems apart; left out = the sentence */
  add(sentence: string, about = sentence): void {
    if (this.known.has(about)) return;
    this.known.add(about);
    this.sentences.push(sentence);
    this.tell?.(sentence);
  }

  /** A `Map` or a `Date` would become another thing in a snapshot, which would show only after a rewind. */
  inSave(saved: unknown): void {
    const lost = lostInText(saved);
    if (lost !== null) this.add(`save() must return plain data, but there is ${lost}`);
  }

  /** Ticks that ran before the recorder's next step. */
  strayTicks(from: number, to: number): void {
    const it = from === to ? 'it' : 'them';
    this.add(
      `${ticks(from, to)} ran without recorder.step(); what happened in ${it} is not recorded, and a rewound game may come to something else`,
      'stray',
    );
  }

  /** A step of the game that ran more or fewer ticks than one. @param last the tick that it came to */
  notOneTick(first: number, last: number): void {
    const ran = last < first ? 'it ran none' : `it ran ${ticks(first, last)}`;
    this.add(`step must call minds.tick() once, but ${ran}`, 'step');
  }

  /** Minds that were restored without the recorder. @returns the error that refuses it */
  restored(): Error {
    return new Error(`a recorder runs, which would record what never happened: ${LOAD}`);
  }

  /** Minds that were restored without the recorder, where this is not refused. */
  restoredAfter(tick: number): void {
    this.add(`minds were restored after tick ${tick}, so the thoughts from there on do not follow: ${LOAD}`);
  }

  /** Compares the state of a tick that was run again with its snapshot. */
  compareStates(tick: number, before: string, now: string): void {
    if (now === before) return;
    const [first] = valuesDiffer(JSON.parse(before), JSON.parse(now), 1);
    if (first !== undefined)
      this.add(`run again, the game differs at tick ${tick} in ${first.path}: was ${first.one}, is ${first.other}`);
  }

  compareThoughts(line: Recording, again: ThoughtSource, from: number, to: number): void {
    const differs = firstThoughtThatDiffers(line, again, from, to);
    if (differs !== null) this.add(differs);
  }

  /** Compares the thoughts of ticks of the past that were played again, where a game may have been changed on purpose. */
  comparePlayed(line: Recording, again: ThoughtSource, from: number, to: number): void {
    const differs = firstThoughtThatDiffers(line, again, from, to);
    if (differs !== null) this.add(`${differs}. ${ON_PURPOSE}`, 'played');
  }
}

const ON_PURPOSE = 'What is changed in the past on purpose goes through recorder.give, or comes after recorder.goOn()';
const LOAD = 'load the save with recorder.load({ game, minds }), or call recorder.stop() first';

const ticks = (from: number, to: number): string => (from === to ? `tick ${from}` : `ticks ${from} to ${to}`);
