/** The page "Commands": the form as it stands, and what has been written but is not on the board yet. Outlives the page. */

import { signal } from '@preact/signals';
import type { CommandPost } from '../../../ai/index.ts';
import { wrongInput } from '../../../sim/inputcheck.ts';
import type { Input } from '../../../sim/input.ts';
import type { Lab } from '../../frame/lab.ts';
import { type Heard, heardOf, type Written, writtenOf } from './heard.ts';
import { FIRST, type Read, readWriting, type Writing } from './writing.ts';

export class CommandsModel {
  readonly writing = signal<Writing>(FIRST);
  /** What the café itself says against it; empty = nothing. */
  readonly refused = signal<readonly string[]>([]);

  constructor(private readonly lab: Lab) {}

  change(to: Partial<Writing>): void {
    this.refused.value = [];
    this.writing.value = { ...this.writing.peek(), ...to };
  }
  get read(): Read {
    return readWriting(this.writing.value);
  }

  /** Writes it on the board. It takes none of the player's chalk: in the lab one tries things out. */
  write(post: CommandPost): boolean {
    const input: Input = { kind: 'command', post, free: true };
    const { tables, configs, registry } = this.lab.cafe.world;
    const wrong = wrongInput(input, tables, configs, registry);
    this.refused.value = wrong;
    if (wrong.length > 0) return false;
    this.lab.give(input);
    return true;
  }
  whatIf(post: CommandPost): void {
    const { whatIf } = this.lab;
    whatIf.setMoment(this.lab.tick.peek());
    whatIf.setChanges([...whatIf.changes.peek(), { input: { kind: 'command', post, free: true } }]);
    this.lab.turnTo('whatif');
  }

  /** Given, and taken up before the next tick. */
  waiting(): readonly CommandPost[] {
    const { cafe } = this.lab;
    if (!this.lab.atNow) return [];
    return cafe.journal.flatMap(({ tick, input }) =>
      tick >= cafe.state.tick && input.kind === 'command' ? [input.post] : [],
    );
  }
  board(): readonly Written[] {
    const { lab } = this;
    return writtenOf(lab.line?.history.events() ?? [], lab.cafe.commands, lab.tick.value);
  }
  heard(written: Written): readonly Heard[] {
    const { lab } = this;
    const history = lab.line?.history;
    return heardOf(written, lab.cafe.state, (id) => history?.thoughts(id) ?? [], history?.events() ?? []);
  }
}

const models = new WeakMap<Lab, CommandsModel>();
export function commandsModel(lab: Lab): CommandsModel {
  let model = models.get(lab);
  if (model === undefined) models.set(lab, (model = new CommandsModel(lab)));
  return model;
}
