/**
 * Model of the page "Commands": the form, and commands that are written but not yet on the board. The model outlives
 * the page.
 */

import { signal } from '@preact/signals';
import type { CommandPost } from '../../ai/index.ts';
import { type Input, wrongInput } from '../../sim/inputs/index.ts';
import type { Lab } from '../frame/lab.ts';
import { type Response, responsesOf, type Written, writtenOf } from './responses.ts';
import { Draft } from '../../ui/edits/draft.ts';
import { waitingInputs } from '../shared/pending-inputs.ts';
import { readersOf } from './addressees.ts';
import { FIRST, jsonOf, keysIn, type Read, readWriting, type Writing } from './command-draft.ts';

export class CommandsModel {
  /** The form as a draft with undo and redo. */
  readonly steps: Draft<Writing>;
  /** The reasons for which the café has refused the command; empty = not refused. */
  readonly refused = signal<readonly string[]>([]);

  constructor(private readonly lab: Lab) {
    // At first the selected maids are the addressees, and the middle of the room is the tile.
    const { people, map } = lab.cafe.state;
    const who = lab.who.peek();
    const to = who !== null && people[who]?.role === 'maid' ? who : 'maid';
    const [x, y] = [Math.floor(map.width / 2), Math.floor(map.height / 2)];
    this.steps = new Draft<Writing>({ ...FIRST, to, x: String(x), y: String(y) });
  }

  /** Changes the form. @param typed the field being typed in: letters typed into one field are one undo step */
  change(to: Partial<Writing>, typed: string | null = null): void {
    this.refused.value = [];
    this.steps.set({ ...this.steps.now.peek(), ...to }, typed);
  }
  /** Switches between the form and JSON. The JSON text starts with the command that the form describes. */
  toJson(byHand: boolean): void {
    this.change({ json: byHand ? jsonOf(this.steps.now.peek(), this.maids()) : null });
  }
  get read(): Read {
    return readWriting(this.steps.now.value, this.maids());
  }
  maids(): string[] {
    const readers = readersOf(keysIn(this.steps.now.value.to), this.lab.cafe.state);
    return readers.filter(({ role }) => role === 'maid').map(({ id }) => id);
  }

  /** Writes the command on the chalkboard. In the lab this costs no chalk. */
  write(post: CommandPost): boolean {
    const input: Input = { kind: 'command', post, free: true };
    const wrong = wrongInput(input, this.lab.cafe.world);
    this.refused.value = wrong;
    if (wrong.length > 0) return false;
    this.lab.give(input);
    return true;
  }
  whatIf(post: CommandPost): void {
    this.lab.question.ask(this.lab.tick.peek(), [{ input: { kind: 'command', post, free: true } }]);
  }

  /** Commands that were given and take effect with the next tick. */
  waiting(): readonly CommandPost[] {
    return waitingInputs(this.lab).flatMap((input) => (input.kind === 'command' ? [input.post] : []));
  }
  board(): readonly Written[] {
    const { lab } = this;
    return writtenOf(lab.line?.history.events() ?? [], lab.cafe.commands, lab.tick.value);
  }
  heard(written: Written): readonly Response[] {
    const { lab } = this;
    const history = lab.line?.history;
    return responsesOf(written, lab.cafe.state, (id) => history?.thoughts(id) ?? [], history?.events() ?? []);
  }
}

export const commandsModel = (lab: Lab): CommandsModel => lab.modelOf('commands', () => new CommandsModel(lab));
