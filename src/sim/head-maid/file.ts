/**
 * Exports and imports a head maid as a file. A bad file is refused as a whole, with every problem and its place.
 *
 *     const text = headMaidFile('Momo', state.headMaid.brain);
 *     const read = readHeadMaidFile(text);    // { ok: true, brain } or { ok: false, problems }
 */

import { didYouMean, isRecord, isUnsafeKey, type LoadProblem, Problems, shown } from '../../ai/problems.ts';
import { fieldsOf, numberIn } from '../../ai/restoring.ts';
import { freshBrain, learnedProblems } from './head-maid.ts';
import { CHOICE_NAMES, type HeadMaidBrain } from '../state/head-maid.ts';

const FORMAT = 'honeybell head maid';
const VERSION = 3;
/** Last version in which a head maid learned from idleness; what she learned from it is dropped on import. */
const WITH_IDLENESS = 2;
/** Version of head-maid files without scouting; the missing choice is added on import. */
const BEFORE_SCOUTING = 1;
/** Maximum length of a head-maid file in characters; a full brain has about 6,000. */
export const LONGEST_HEAD_MAID = 200_000;

export type HeadMaidRead =
  | { readonly ok: true; readonly brain: HeadMaidBrain }
  | { readonly ok: false; readonly problems: readonly LoadProblem[] };

/** The text of a head-maid file. @param name name of the maid, for people who read the file */
export function headMaidFile(name: string, brain: HeadMaidBrain): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name, ...brain }, null, 2)}\n`;
}

/** Parses the text of a head-maid file; never throws. */
export function readHeadMaidFile(text: string): HeadMaidRead {
  const problems = new Problems();
  if (text.length > LONGEST_HEAD_MAID) {
    problems.add('', `has ${text.length} characters; ${LONGEST_HEAD_MAID} are the most`);
    return { ok: false, problems: problems.list };
  }
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    problems.add('', `is not JSON (${error instanceof Error ? error.message : String(error)})`);
    return { ok: false, problems: problems.list };
  }
  if (!isRecord(json)) {
    problems.add('', `is ${shown(json)}; a head maid is an object`);
    return { ok: false, problems: problems.list };
  }
  if (json['format'] !== FORMAT) problems.add('format', `must be '${FORMAT}', not ${shown(json['format'])}`);
  const { version, chosen, agreement } = json;
  if (version !== VERSION && version !== WITH_IDLENESS && version !== BEFORE_SCOUTING)
    problems.add('version', `must be ${BEFORE_SCOUTING}, ${WITH_IDLENESS} or ${VERSION}, not ${shown(version)}`);
  const learned = version === BEFORE_SCOUTING ? withScout(json['learned']) : json['learned'];
  collectBrain(problems, { learned, chosen, agreement });
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  const brain = { learned, chosen, agreement } as HeadMaidBrain;
  return { ok: true, brain: version === VERSION ? brain : withoutIdleness(brain) };
}

/** Adds the choice `scout`, with no observations, to what was learned in version 1, which had no scouting. */
function withScout(learned: unknown): unknown {
  const actor = fieldsOf(fieldsOf(learned)['actor']);
  const { behaviors } = actor;
  const scout = freshBrain().learned.actor.behaviors.find(({ id }) => id === 'scout');
  if (!Array.isArray(behaviors)) return learned;
  return { ...fieldsOf(learned), actor: { ...actor, behaviors: [...(behaviors as unknown[]), scout] } };
}

/**
 * Drops what was learned from idleness, and the record of how often her guesses were right, because most of them were
 * about idleness.
 */
function withoutIdleness({ learned, chosen: { wait = 0, ...chosen } }: HeadMaidBrain): HeadMaidBrain {
  const fresh = freshBrain();
  const unlearned = fresh.learned.actor.behaviors.find(({ id }) => id === 'wait');
  const behaviors = learned.actor.behaviors.map((one) => (one.id === 'wait' && unlearned ? unlearned : one));
  return {
    learned: { ...learned, watched: Math.max(0, learned.watched - wait), actor: { ...learned.actor, behaviors } },
    chosen,
    agreement: fresh.agreement,
  };
}

/**
 * Finds everything that is wrong with a head maid's brain from outside. Each problem is a sentence that names its
 * place.
 */
export function brainProblems(brain: unknown): string[] {
  const problems = new Problems();
  collectBrain(problems, fieldsOf(brain));
  return problems.list.map(({ path, message }) => `${path}: ${message}`);
}

function collectBrain(problems: Problems, { learned, chosen, agreement }: Readonly<Record<string, unknown>>): void {
  for (const { path, message } of learnedProblems(learned)) problems.add(`learned.${path}`, message);
  if (!isRecord(chosen)) problems.add('chosen', 'must be an object: choice → how often');
  else
    for (const name of Object.keys(chosen)) {
      if (isUnsafeKey(name) || !(CHOICE_NAMES as readonly string[]).includes(name))
        problems.add('chosen', `${shown(name)} is no choice${didYouMean(name, CHOICE_NAMES)}`);
      else numberIn(problems, `chosen.${name}`, chosen[name], 0, 1e9);
    }
  const { n, hits, random, frequent } = fieldsOf(agreement);
  const most = numberIn(problems, 'agreement.n', n, 0, 1e9);
  numberIn(problems, 'agreement.hits', hits, 0, most);
  numberIn(problems, 'agreement.random', random, 0, most, false);
  numberIn(problems, 'agreement.frequent', frequent, 0, most);
}
