/**
 * A recording as a file: all thoughts of all characters, and all facts and commands on the board. It is compressed by
 * gzip. Inside, todos, reasons and names are stored once and referred to by numbers. Snapshots of the game are not in
 * it, because only the game itself can read them.
 *
 *     writeFileSync('run.minds', await recordingToBytes(recorder.line));
 *     const read = await recordingFromBytes(bytes);
 */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { EndReason } from '../../ai/notebook.ts';
import type { LoadProblem } from '../../ai/problems.ts';
import type { WarpTable } from '../../ai/registry.ts';
import type { Decision } from '../../ai/trace.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import type { FactChange, Recorded, Recording } from './recorded.ts';

const FORMAT = 'honeybell-minds recording';
const VERSION = 1;
const ENDINGS: readonly (EndReason | null)[] = [null, 'done', 'tick', 'changed', 'impossible'];

/** The header of the file: everything except the thoughts. */
interface Head {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
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
const HAS = { todo: 1, warp: 2, because: 4, options: 8, commands: 16, fault: 32, missingKey: 64, again: 128 } as const;

function writeThoughts(thoughts: readonly Decision[], values: Values): Uint8Array {
  const out = new ByteWriter();
  out.number(thoughts.length);
  let before = 0;
  for (const one of thoughts) {
    const again = one.again ?? 0;
    out.number(
      (one.todo === null ? 0 : HAS.todo) +
        (one.warp === null ? 0 : HAS.warp) +
        (one.because === null ? 0 : HAS.because) +
        (one.options.length === 0 ? 0 : HAS.options) +
        (one.commands.length === 0 ? 0 : HAS.commands) +
        (one.fault === null ? 0 : HAS.fault) +
        (one.missingKey ? HAS.missingKey : 0) +
        (again === 0 ? 0 : HAS.again),
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
  }
  return out.result();
}

/** Reads the thoughts of one character. @param valueOf returns a stored value by its number */
function readThoughts(block: Uint8Array, valueOf: (number: number) => unknown): Decision[] {
  const from = new ByteReader(block);
  const count = from.number();
  const thoughts: Decision[] = [];
  let tick = 0;
  for (let i = 0; i < count; i++) {
    const has = from.number();
    tick += from.number();
    const value = <T>(bit: number, none: T): T => ((has & bit) === 0 ? none : (valueOf(from.number()) as T));
    thoughts.push({
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
    });
  }
  return thoughts;
}

/** Turns a recording into the bytes of a file. */
export const recordingToBytes = (recording: Recording): Promise<Uint8Array> =>
  through(packRecording(recording), new CompressionStream('gzip'));

/** The bytes of a recording before they are compressed. */
export function packRecording(recording: Recording): Uint8Array {
  const { from, end, facts, warps } = recording;
  const characters = recording.characters();
  const values = new Values();
  const blocks = characters.map(({ id }) => writeThoughts(recording.thoughts(id), values));
  const head: Head = {
    format: FORMAT,
    version: VERSION,
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
    if (head.version !== VERSION)
      return refused(`has version ${head.version}; this inspector reads version ${VERSION}`);
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
  }

  characters(): readonly Recorded[] {
    return this.head.characters;
  }

  thoughts(id: string): readonly Decision[] {
    let thoughts = this.read.get(id);
    const block = this.blocks.get(id);
    if (block === undefined) return [];
    if (thoughts === undefined) {
      thoughts = readThoughts(block, (number) => (this.values[number] ??= JSON.parse(this.texts[number] as string)));
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
