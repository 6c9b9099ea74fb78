/**
 * The script editor: CodeMirror in a shadow root, where it can use constructed style sheets, which the site's strict
 * content security policy allows. Errors are underlined, names are completed by the compiler.
 */

import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { tell } from '../words/index.ts';
import type { CompilerClient } from './compiler-client.ts';

export interface EditorDeps {
  readonly label: string;
  readonly asking: CompilerClient;
  changed(text: string): void;
}
export interface Editor {
  /** Replaces the editor's text; starts a new undo history. */
  open(text: string): void;
  /** Replaces a range of the text as one undo step. */
  replace(from: number, to: number, text: string): void;
  mark(mistakes: readonly { readonly from: number; readonly to: number; readonly message: string }[]): void;
  goTo(place: number): void;
  /** Puts the caret at the beginning of a line. Lines are counted from 1. */
  goToLine(line: number): void;
  focus(): void;
  close(): void;
}

const INK = 'var(--paper)';
const look = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword], color: 'var(--night-pink)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--night-gold)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--night-green)' },
  { tag: [tags.comment], color: 'var(--night-soft)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--night-blue)' },
  { tag: [tags.typeName, tags.className], color: 'var(--night-violet)' },
]);
const theme = EditorView.theme(
  {
    '&': { height: '100%', color: INK, backgroundColor: 'transparent', fontSize: 'calc(13px * var(--text, 1))' },
    '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6', overflow: 'auto' },
    '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--night-soft)', border: 'none' },
    '.cm-activeLine': { backgroundColor: 'var(--night-line)' },
    '.cm-content': { caretColor: 'var(--gold-light)' },
    '&.cm-focused': { outline: '3px solid var(--gold-light)', outlineOffset: '-3px' },
    '.cm-cursor': { borderLeft: '2px solid var(--gold-light)' },
    '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
      backgroundColor: 'var(--night-selection)',
    },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--night-selection)', color: INK },
    '.cm-tooltip': {
      backgroundColor: 'var(--card)',
      color: 'var(--ink)',
      border: '2px solid var(--ink)',
      font: '700 12px var(--face)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxHeight: '15em' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--selection)', color: 'var(--ink)' },
    '.cm-completionDetail': { marginLeft: '1em', color: 'var(--mute)', fontStyle: 'normal' },
    '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--cherry-ink)' },
    '.cm-completionInfo': { maxWidth: '260px', padding: '6px 8px' },
    '.cm-completionInfo p': { margin: '0 0 4px' },
    '.cm-completionInfo p:last-child': { margin: '0', color: 'var(--mute)' },
    '.cm-diagnostic': { borderLeft: '4px solid var(--cherry)', padding: '4px 8px' },
    '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--night-red)' },
  },
  { dark: true },
);

export function openEditor(element: HTMLElement, text: string, need: EditorDeps): Editor {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const extensions: Extension = [
    lineNumbers(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    indentUnit.of('  '),
    javascript({ typescript: true }),
    syntaxHighlighting(look),
    theme,
    autocompletion({ override: [(context) => complete(context, need.asking)], icons: false, interactionDelay: 0 }),
    // The Tab key accepts the completion that is offered. If none is offered, Tab moves the focus to the next control.
    keymap.of([
      { key: 'Tab', run: acceptCompletion },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    // Editable content can be focused without a tabindex, but accessibility checkers count only an element with an
    // explicit tabindex.
    EditorView.contentAttributes.of({ 'aria-label': need.label, tabindex: '0' }),
    EditorView.domEventHandlers({ beforeinput: (event, view) => typeOver(event, view) }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !opening) need.changed(update.state.doc.toString());
    }),
  ];
  let opening = false;
  const view = new EditorView({ root, parent: root, state: EditorState.create({ doc: text, extensions }) });
  return {
    open: (other) => {
      opening = true;
      view.setState(EditorState.create({ doc: other, extensions }));
      opening = false;
    },
    replace: (from, to, insert) => {
      view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
      view.focus();
    },
    mark: (mistakes) => {
      const { length } = view.state.doc;
      const marks: Diagnostic[] = mistakes
        .filter(({ from }) => from <= length)
        .map(({ from, to, message }) => ({ from, to: Math.min(to, length), message, severity: 'error' }));
      view.dispatch(setDiagnostics(view.state, marks));
    },
    goTo: (place) => {
      view.dispatch({ selection: { anchor: Math.min(place, view.state.doc.length) }, scrollIntoView: true });
      view.focus();
    },
    goToLine: (line) => {
      const { doc } = view.state;
      const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)));
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

/**
 * Handles typing over a selection: the browser itself would keep the selection's colours in a style attribute, which
 * the security policy blocks and reports.
 */
function typeOver(event: InputEvent, view: EditorView): boolean {
  const { from, to, empty } = view.state.selection.main;
  const { data } = event;
  if (event.inputType !== 'insertText' || data === null || empty || view.composing) return false;
  event.preventDefault();
  const insert = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type' });
  if (!view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, insert)))
    view.dispatch(insert());
  return true;
}

/** Completions from the compiler; type and description are loaded when a completion is selected. */
async function complete(context: CompletionContext, asking: CompilerClient): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\w$]*/);
  const from = word?.from ?? context.pos;
  const before = context.state.sliceDoc(Math.max(0, from - 1), from);
  if (!context.explicit && from === context.pos && !/[.'"`]/.test(before)) return null;
  const text = context.state.doc.toString();
  const options = await asking.complete(text, context.pos);
  if (options === null || options.length === 0) return null;
  return {
    from,
    validFor: /^[\w$]*$/,
    options: options.map(({ label, kind, type }) => ({
      label,
      ...(type === undefined ? {} : { detail: type }),
      ...(kind === 'property' || kind === 'method' ? { boost: 1 } : {}),
      info: async () => {
        const detail = await asking.detail(text, context.pos, label);
        if (detail === null) return null;
        const box = document.createElement('div');
        const type = box.appendChild(document.createElement('p'));
        type.textContent = detail.type;
        type.style.fontFamily = 'var(--mono)';
        if (detail.doc !== '') box.appendChild(document.createElement('p')).textContent = detail.doc;
        box.appendChild(document.createElement('p')).textContent = tell('scripts.tabTakes');
        return box;
      },
    })),
  };
}
