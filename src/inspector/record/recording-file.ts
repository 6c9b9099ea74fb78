/**
 * A recording as a file: all thoughts of all characters, and all facts and commands on the board. It is compressed by
 * gzip. Inside, todos, reasons and names are stored once and referred to by numbers. Snapshots of the game are not in
 * it, because only the game itself can read them.
 *
 *     writeFileSync('run.minds', await recordingToBytes(recorder.line, describe));
 *     const read = await recordingFromBytes(bytes);
 */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { EndReason } from '../../ai/notebook.ts';
import type { LoadProblem } from '../../ai/problems.ts';
import type { WarpTable } from '../../ai/registry.ts';
import type { Decision } from '../../ai/trace.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import type { FactChange, Recorded, Recording, RecordingWords } from './recorded.ts';

const FORMAT = 'honeybell-minds recording';
/** Version 2 has words of the game; a recording without them is written as version 1. */
const VERSION = 2;
const ENDINGS: readonly (EndReason | null)[] = [null, 'done', 'tick', 'changed', 'impossible'];

/** The header of the file: everything except the thoughts. */
interface Head {
  readonly format: typeof FORMAT;
  readonly version: 1 | typeof VERSION;
  readonly ticksPerSecond?: number;
  readonly from: number;
  readonly end: number;
  /** Whether the recording begins with a loaded save; left out in most recordings. */
  readonly loaded?: true;
  readonly facts: readonly string[];
  readonly warps: Readonly<Record<string, WarpTable>>;
  readonly characters: readonly Recorded[];
  readonly changes: readonly FactChange[];
  readonly commands: readonly CommandOnBoard[];
}

/** Values that are stored once each, as JSON texts, and referred to by their numbers. */
class Values {
  readonly texts: string[] = [];
  private readonly byText = new Map<string, number>();
  /**
   * Numbers of values that were stored before, by object: a character often gives the same todo object again, which
   * then need not be converted to text.
   */
  private readonly byObject = new Map<unknown, number>();

  numberOf(value: unknown): number {
    const known = this.byObject.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value) ?? 'null';
    let number = this.byText.get(text);
    if (number === undefined) {
      number = this.texts.length;
      this.byText.set(text, number);
      this.texts.push(text);
    }
    this.byObject.set(value, number);
    return number;
  }
}

/** Bits that say which optional parts of a thought are stored. */
const HAS = {
  todo: 1,
  warp: 2,
  because: 4,
  options: 8,
  commands: 16,
  fault: 32,
  missingKey: 64,
  again: 128,
  todoWords: 256,
  reasonWords: 512,
} as const;

function writeThoughts(
  id: string,
  thoughts: readonly Decision[],
  values: Values,
  { todo: wordsOfTodo, reason: wordsOfReason }: RecordingWords,
): Uint8Array {
  const out = new ByteWriter();
  out.number(thoughts.length);
  let before = 0;
  for (const one of thoughts) {
    const again = one.again ?? 0;
    const todoWords = (one.todo !== null && wordsOfTodo?.(one.todo, id)) || null;
    const reasonWords = (one.because !== null && wordsOfReason?.(one.because, id, one)) || null;
    out.number(
      (one.todo === null ? 0 : HAS.todo) +
        (one.warp === null ? 0 : HAS.warp) +
        (one.because === null ? 0 : HAS.because) +
        (one.options.length === 0 ? 0 : HAS.options) +
        (one.commands.length === 0 ? 0 : HAS.commands) +
        (one.fault === null ? 0 : HAS.fault) +
        (one.missingKey ? HAS.missingKey : 0) +
        (again === 0 ? 0 : HAS.again) +
        (todoWords === null ? 0 : HAS.todoWords) +
        (reasonWords === null ? 0 : HAS.reasonWords),
    );
    out.number(one.tick - before);
    before = one.tick;
    out.number(values.numberOf(one.script));
    out.number(values.numberOf(one.key));
    out.number(one.runned);
    out.number(ENDINGS.indexOf(one.ended));
    if (one.todo !== null) out.number(values.numberOf(one.todo));
    if (one.warp !== null) out.number(values.numberOf(one.warp));
    if (one.because !== null) out.number(values.numberOf(one.because));
    if (one.options.length > 0) out.number(values.numberOf(one.options));
    if (one.commands.length > 0) out.number(values.numberOf(one.commands));
    if (one.fault !== null) out.number(values.numberOf(one.fault));
    if (again > 0) out.number(again);
    if (todoWords !== null) out.number(values.numberOf(todoWords));
    if (reasonWords !== null) out.number(values.numberOf(reasonWords));
  }
  return out.result();
}

/** The words for a character's todos and, by tick, for its reasons. */
interface WordsOfOne {
  readonly todos: Map<Decision['todo'], string>;
  readonly reasons: Map<number, string>;
}

/** Reads the thoughts of one character. @param valueOf returns a stored value by its number */
function readThoughts(block: Uint8Array, valueOf: (number: number) => unknown, words: WordsOfOne): Decision[] {
  const from = new ByteReader(block);
  const count = from.number();
  const thoughts: Decision[] = [];
  let tick = 0;
  for (let i = 0; i < count; i++) {
    const has = from.number();
    tick += from.number();
    const value = <T>(bit: number, none: T): T => ((has & bit) === 0 ? none : (valueOf(from.number()) as T));
    const one: Decision = {
      tick,
      script: valueOf(from.number()) as string,
      key: valueOf(from.number()) as string,
      runned: from.number(),
      ended: ENDINGS[from.number()] ?? null,
      todo: value<Decision['todo']>(HAS.todo, null),
      warp: value<Decision['warp']>(HAS.warp, null),
      because: value<Decision['because']>(HAS.because, null),
      options: value<Decision['options']>(HAS.options, []),
      commands: value<Decision['commands']>(HAS.commands, []),
      fault: value<Decision['fault']>(HAS.fault, null),
      missingKey: (has & HAS.missingKey) !== 0,
      again: (has & HAS.again) === 0 ? 0 : from.number(),
    };
    thoughts.push(one);
    if ((has & HAS.todoWords) !== 0) words.todos.set(one.todo, valueOf(from.number()) as string);
    if ((has & HAS.reasonWords) !== 0) words.reasons.set(tick, valueOf(from.number()) as string);
  }
  return thoughts;
}

/**
 * Turns a recording into the bytes of a file.
 * @param words the game's words for it, such as the `describe` of its inspector; left out = todos and reasons are shown
 * as they are
 */
export const recordingToBytes = (recording: Recording, words?: RecordingWords): Promise<Uint8Array> =>
  through(packRecording(recording, words), new CompressionStream('gzip'));

/** The bytes of a recording before they are compressed. */
export function packRecording(recording: Recording, words: RecordingWords = recording.words ?? {}): Uint8Array {
  const { from, end, facts, warps } = recording;
  const { name: nameOf, ticksPerSecond } = words;
  const characters = recording.characters().map((one) => {
    const name = one.name ?? nameOf?.(one.id, one.kind) ?? null;
    return name === null ? one : { ...one, name };
  });
  const values = new Values();
  const blocks = characters.map(({ id }) => writeThoughts(id, recording.thoughts(id), values, words));
  const head: Head = {
    format: FORMAT,
    version: words.todo !== undefined || words.reason !== undefined ? VERSION : 1,
    ...(ticksPerSecond !== undefined && { ticksPerSecond }),
    from,
    end,
    ...(recording.loaded === true && { loaded: true }),
    facts,
    warps,
    characters,
    changes: recording.changes(),
    commands: recording.commands(),
  };
  const out = new ByteWriter();
  const text = new TextEncoder();
  out.block(text.encode(JSON.stringify(head)));
  out.block(text.encode(values.texts.join('\n')));
  for (const block of blocks) out.block(block);
  return out.result();
}

/** A recording that was read, or all problems of the bytes. */
export type ReadRecording =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly problems: readonly LoadProblem[] };

const refused = (message: string): ReadRecording => ({ ok: false, problems: [{ path: '', line: null, message }] });

/** Reads a recording. Thoughts are decoded only when they are needed, so that a large recording opens at once. */
export async function recordingFromBytes(bytes: Uint8Array): Promise<ReadRecording> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return refused('is not a recording of honeybell-minds');
  let plain: Uint8Array;
  try {
    plain = await through(bytes, new DecompressionStream('gzip'));
  } catch {
    return refused('is damaged or cut off');
  }
  return unpackRecording(plain);
}

/** Reads bytes that are not compressed. */
export function unpackRecording(plain: Uint8Array): ReadRecording {
  try {
    const from = new ByteReader(plain);
    const text = new TextDecoder();
    const head = JSON.parse(text.decode(from.block())) as Partial<Head>;
    if (head.format !== FORMAT) return refused('is not a recording of honeybell-minds');
    if (head.version !== 1 && head.version !== VERSION)
      return refused(`has version ${head.version}; this inspector reads versions up to ${VERSION}`);
    const texts = text.decode(from.block()).split('\n');
    const characters = head.characters ?? [];
    const blocks = new Map(characters.map(({ id }) => [id, from.block()]));
    return { ok: true, recording: new FileRecording(head as Head, texts, blocks) };
  } catch {
    return refused('is not a recording of honeybell-minds');
  }
}

class FileRecording implements Recording {
  readonly from: number;
  readonly end: number;
  readonly loaded: boolean | undefined;
  readonly warps: Readonly<Record<string, WarpTable>>;
  readonly facts: readonly string[];
  private readonly values: unknown[];
  private readonly read = new Map<string, readonly Decision[]>();
  private readonly said = new Map<string, WordsOfOne>();
  readonly words: RecordingWords;

  constructor(
    private readonly head: Head,
    private readonly texts: readonly string[],
    private readonly blocks: ReadonlyMap<string, Uint8Array>,
  ) {
    this.from = head.from;
    this.end = head.end;
    this.loaded = head.loaded;
    this.warps = head.warps;
    this.facts = head.facts;
    this.values = Array.from({ length: texts.length });
    const { ticksPerSecond } = head;
    const saidOf = (id: string): WordsOfOne | undefined => {
      this.thoughts(id);
      return this.said.get(id);
    };
    this.words = {
      ...(ticksPerSecond !== undefined && { ticksPerSecond }),
      ...(head.version === VERSION && {
        todo: (todo, id) => saidOf(id)?.todos.get(todo) ?? null,
        reason: (_, id, { tick }) => saidOf(id)?.reasons.get(tick) ?? null,
      }),
    };
  }

  characters(): readonly Recorded[] {
    return this.head.characters;
  }

  thoughts(id: string): readonly Decision[] {
    let thoughts = this.read.get(id);
    const block = this.blocks.get(id);
    if (block === undefined) return [];
    if (thoughts === undefined) {
      const words: WordsOfOne = { todos: new Map(), reasons: new Map() };
      const valueOf = (number: number): unknown => (this.values[number] ??= JSON.parse(this.texts[number] as string));
      thoughts = readThoughts(block, valueOf, words);
      this.said.set(id, words);
      this.read.set(id, thoughts);
    }
    return thoughts;
  }

  changes(): readonly FactChange[] {
    return this.head.changes;
  }

  commands(): readonly CommandOnBoard[] {
    return this.head.commands;
  }
}

async function through(bytes: Uint8Array, by: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(by as TransformStream<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
