/**
 * Collects what a recorder finds wrong with the game. Each sentence is listed once; of a problem that recurs, only the
 * first occurrence.
 */

import { firstThoughtThatDiffers } from './compare-thoughts.ts';
import { valuesDiffer } from './differ.ts';
import { lostInText } from './lost-in-text.ts';
import type { Recording } from './recorded.ts';
import type { ThoughtSource } from './thoughts.ts';

export class FoundWrong {
  readonly sentences: string[] = [];
  private readonly known = new Set<string>();
  /** Called with each new sentence; null = nothing is called. */
  tell: ((sentence: string) => void) | null = null;

  /**
   * Lists a problem as a sentence, unless it is listed already. @param about a text by which the problem is recognised
   * when it recurs; left out = the sentence itself
   */
  add(sentence: string, about = sentence): void {
    if (this.known.has(about)) return;
    this.known.add(about);
    this.sentences.push(sentence);
    this.tell?.(sentence);
  }

  /**
   * Reports values such as a `Map` or a `Date` that JSON cannot hold: the snapshot would contain something else, and
   * the error would appear only after a rewind.
   */
  inSave(saved: unknown): void {
    const lost = lostInText(saved);
    if (lost !== null) this.add(`save() must return plain data, but there is ${lost}`);
  }

  /** Reports ticks that ran outside the recorder's `step`. */
  strayTicks(from: number, to: number): void {
    const it = from === to ? 'it' : 'them';
    this.add(
      `${ticks(from, to)} ran without recorder.step(); what happened in ${it} is not recorded, and a rewound game may come to something else`,
      'stray',
    );
  }

  /**
   * Reports a step of the game that ran more or fewer ticks than one.
   * @param last the tick that the step reached
   */
  notOneTick(first: number, last: number): void {
    const ran = last < first ? 'it ran none' : `it ran ${ticks(first, last)}`;
    this.add(`step must call minds.tick() once, but ${ran}`, 'step');
  }

  /**
   * Called when the game is about to restore minds by itself while a recorder runs, which would then miss the jump.
   * @returns the error to throw, so that the minds are not restored
   */
  restored(): Error {
    return new Error(`a recorder runs, which would record what never happened: ${LOAD}`);
  }

  /** Reports that the game restored minds by itself, if the recorder learned of it only afterwards. */
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

  /**
   * Compares the thoughts of past ticks that were run again with the recorded ones, and reports a difference. The
   * report mentions that a developer may have changed the game's code in between on purpose.
   */
  comparePlayed(line: Recording, again: ThoughtSource, from: number, to: number): void {
    const differs = firstThoughtThatDiffers(line, again, from, to);
    if (differs !== null) this.add(`${differs}. ${ON_PURPOSE}`, 'played');
  }
}

const ON_PURPOSE = 'What is changed in the past on purpose goes through recorder.give, or comes after recorder.goOn()';
const LOAD = 'load the save with recorder.load({ game, minds }), or call recorder.stop() first';

const ticks = (from: number, to: number): string => (from === to ? `tick ${from}` : `ticks ${from} to ${to}`);
