/** Model of the page "Scripts": the player's scripts, which of them is open, the errors of the open script, and who uses it. */

import { signal, type Signal } from '@preact/signals';
import { EXAMPLES } from '../../sandbox/examples.ts';
import type { OwnScript } from '../../sim/state/player-scripts.ts';
import { ownScriptOf, roleKey } from '../../sim/thinking/script-keys.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { Duties, PersonId } from '../../sim/state/person.ts';
import type { End, Scope } from '../../ui/lifetime/scope.ts';
import type { Lab } from '../frame/lab.ts';
import { CompilerClient } from './compiler-client.ts';
import { type Compiled, type Mistake, scriptOf } from '../../sandbox/compiler/compiler.ts';
import type { Editor } from './editor.ts';
import { freshName, storeScripts, loadScripts, MOST_SCRIPTS, MOST_TEXT, type Written } from './script-storage.ts';

/** Opens the page "What if" to compare two days: with the open script and without it. */
export function compare(lab: Lab, desk: ScriptsModel): void {
  const gift = desk.gift();
  if (gift === null) return;
  lab.question.ask(lab.tick.peek(), [
    { input: gift, ...('maid' in gift && gift.maid !== undefined ? { maid: gift.maid } : {}) },
  ]);
}

/** Milliseconds between the player's last key press and the start of the compiler. */
const QUIET_MS = 250;
/** Milliseconds after a change at which the text is saved at the latest, even if the player is still typing. */
const KEEP_MS = 800;

export type ScriptUser = { readonly maid: PersonId } | { readonly role: Duties };
export const keyOf = (user: ScriptUser): string => ('maid' in user ? user.maid : roleKey(user.role));

export class ScriptsModel {
  readonly scripts: Signal<readonly Written[]> = signal([]);
  readonly open: Signal<number> = signal(1);
  readonly user: Signal<ScriptUser | null> = signal(null);
  /** The compiler's result for the open script's text; null = not ready yet. */
  readonly compiled: Signal<Compiled | null> = signal(null);
  /** Whether the compiler could not be loaded; scripts then run unchecked. */
  readonly uncompiled = signal(false);
  readonly unkept = signal(false);
  readonly asking: CompilerClient;
  /** The script editor; null while the page is closed. */
  editor: Editor | null = null;
  private checking: End | null = null;
  private keeping: End | null = null;

  /** @param user the maid or role that is selected when the page opens */
  constructor(
    private readonly visit: Scope,
    user: ScriptUser | null = null,
  ) {
    this.asking = new CompilerClient(visit);
    visit.defer(() => storeScripts(this.scripts.peek()));
    this.user.value = user;
    const kept = loadScripts();
    const [first] = EXAMPLES;
    this.scripts.value = kept.length > 0 || first === undefined ? kept : [{ id: 1, name: first.id, text: first.text }];
    this.open.value = this.scripts.value[0]?.id ?? 0;
    void this.check();
  }

  get script(): Written | null {
    return this.scripts.value.find(({ id }) => id === this.open.value) ?? null;
  }
  get mistakes(): readonly Mistake[] {
    return this.compiled.value?.mistakes ?? [];
  }

  turnTo(id: number): void {
    this.open.value = id;
    void this.check();
  }

  write(text: string): void {
    this.scripts.value = this.scripts.peek().map((one) => (one.id === this.open.peek() ? { ...one, text } : one));
    this.compiled.value = null;
    this.checking?.();
    this.checking = this.visit.after(QUIET_MS, () => void this.check());
    this.keep();
  }

  /** Opens an example script as a new tab, or switches to the tab that already contains the unchanged example. */
  take(name: string, text: string): boolean {
    const there = this.scripts.peek().find((one) => one.text === text);
    if (there === undefined) return this.add(name, text);
    this.turnTo(there.id);
    return true;
  }

  goToLine(line: number): void {
    this.editor?.goToLine(line);
  }

  add(name: string, text: string): boolean {
    const scripts = this.scripts.peek();
    if (scripts.length >= MOST_SCRIPTS || text.length > MOST_TEXT) return false;
    const id = scripts.reduce((most, one) => Math.max(most, one.id), 0) + 1;
    this.scripts.value = [...scripts, { id, name: freshName(name, scripts), text }];
    this.turnTo(id);
    this.keep();
    return true;
  }
  rename(name: string): void {
    const others = this.scripts.peek().filter(({ id }) => id !== this.open.peek());
    const fresh = freshName(name, others);
    this.scripts.value = this.scripts
      .peek()
      .map((one) => (one.id === this.open.peek() ? { ...one, name: fresh } : one));
    this.keep();
  }
  remove(id: number): void {
    const scripts = this.scripts.peek().filter((one) => one.id !== id);
    this.scripts.value = scripts;
    if (this.open.peek() === id) this.turnTo(scripts[0]?.id ?? 0);
    this.keep();
  }

  private keep(): void {
    this.keeping ??= this.visit.after(KEEP_MS, () => {
      this.keeping = null;
      this.unkept.value = !storeScripts(this.scripts.peek());
    });
  }

  /** Replaces a wrong name in the script by the known name that is most similar. */
  mend({ from, to, nearest }: Mistake): void {
    if (nearest !== null) this.editor?.replace(from, to, nearest);
  }

  async check(): Promise<void> {
    const { script } = this;
    if (script === null) return;
    const compiled = await this.asking.check(script.text);
    if (compiled === null) this.uncompiled.value = true;
    // The result is used only if the text has not changed while it was being compiled.
    else if (this.script?.text === script.text) this.compiled.value = compiled;
  }

  /** Whether the open script can be given to a maid or a role. */
  get isGood(): boolean {
    const compiled = this.compiled.value;
    if (this.script === null) return false;
    return compiled === null ? this.uncompiled.value : compiled.mistakes.length === 0 && compiled.code !== null;
  }

  /** The open script in the form in which a café stores it; null if the script has errors or has not been compiled. */
  private made(): OwnScript | null {
    const { script } = this;
    if (script === null || !this.isGood) return null;
    const compiled = this.compiled.peek();
    return compiled === null ? { name: script.name, text: script.text } : scriptOf(script.name, script.text, compiled);
  }

  /** The input that gives the open script to the chosen maid or role; null if it cannot be given. */
  gift(): Input | null {
    const script = this.made();
    const user = this.user.peek();
    return script === null || user === null ? null : { kind: 'script', ...user, script };
  }

  /**
   * The script that a maid or role will use: the one that was given and takes effect with a later tick or, if there is
   * none, the one in use.
   */
  static soonOf(lab: Lab, user: ScriptUser): { readonly script: OwnScript | null; readonly isComing: boolean } {
    const { state } = lab.cafe;
    const given = (id: string): OwnScript | null => lab.edits.valueOf({ of: 'script', id }, state) as OwnScript | null;
    const me = 'maid' in user ? state.people[user.maid] : undefined;
    const script = given(keyOf(user)) ?? (me?.role === 'maid' ? given(roleKey(me.duties)) : null);
    return { script, isComing: script?.text !== ScriptsModel.of(lab, user)?.text };
  }

  static of(lab: Lab, user: ScriptUser): OwnScript | null {
    const { state } = lab.cafe;
    if ('role' in user) return state.own?.scripts[keyOf(user)] ?? null;
    const me = state.people[user.maid];
    return me?.role === 'maid' ? ownScriptOf(state, me) : null;
  }

  /** The input that removes a player's script from a maid or a role. */
  static back(lab: Lab, user: ScriptUser): Input {
    const { own, people } = lab.cafe.state;
    const me = 'maid' in user ? people[user.maid] : undefined;
    if (me?.role === 'maid' && own?.scripts[me.id] === undefined)
      return { kind: 'script', role: me.duties, script: null };
    return { kind: 'script', ...user, script: null };
  }
}
