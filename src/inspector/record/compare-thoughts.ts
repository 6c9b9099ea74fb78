/** Compares recorded thoughts with the thoughts of the same ticks when they are run again. */

import { type Decision, sameLine } from '../../ai/trace.ts';
import type { Recording } from './recorded.ts';
import { countBefore, type ThoughtSource } from './thoughts.ts';

/**
 * Finds the first thought that differs, after the tick `from` and up to the tick `to`, and describes it in a sentence.
 * Null = none differs.
 */
export function firstThoughtThatDiffers(
  recording: Recording,
  again: ThoughtSource,
  from: number,
  to: number,
): string | null {
  let first: { readonly tick: number; readonly sentence: string } | null = null;
  for (const { id } of recording.characters()) {
    const was = between(recording.thoughts(id), from, to);
    const all = between(again.of(id), from, to);
    // A thought that only renews a todo leaves no record of its own. If the run begins between two renewals, the first
    // record of its log is such a renewal.
    const isFirst = countBefore(again.of(id), from + 1) === 0;
    const renews =
      isFirst && all[0] !== undefined && all[0].ended === 'tick' && (was[0]?.tick ?? Infinity) > all[0].tick;
    const is = renews ? all.slice(1) : all;
    const at = Array.from({ length: Math.max(was.length, is.length) }).findIndex((_, i) => !areSame(was[i], is[i]));
    if (at < 0) continue;
    const tick = Math.min(was[at]?.tick ?? Infinity, is[at]?.tick ?? Infinity);
    if (first !== null && tick >= first.tick) continue;
    const sentence = `run again, '${id}' thinks otherwise at tick ${tick}: was ${said(was[at])}, is ${said(is[at])}`;
    first = { tick, sentence };
  }
  return first?.sentence ?? null;
}

const between = (thoughts: readonly Decision[], from: number, to: number): readonly Decision[] =>
  thoughts.slice(countBefore(thoughts, from + 1), countBefore(thoughts, to + 1));

function areSame(a: Decision | undefined, b: Decision | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (a.tick !== b.tick || a.script !== b.script || a.fault !== b.fault) return false;
  if (a.todo === null || b.todo === null) return a.todo === b.todo && a.warp?.warp === b.warp?.warp;
  return sameLine(a.todo, b.todo);
}

function said(thought: Decision | undefined): string {
  if (thought === undefined) return 'nothing';
  const { tick, script, todo, warp, fault } = thought;
  return `${script} at ${tick}: ${fault ?? JSON.stringify(todo ?? warp)}`;
}
