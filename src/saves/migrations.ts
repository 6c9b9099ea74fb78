/**
 * Upgrades saves of older versions, one version at a time. Each step depends only on its own version and the next, and
 * is never changed after release. A save of version 3 runs through 3 → 4, 4 → 5 and so on.
 *
 *     { from: 1, migrate: ({ header, cafe }) => ({ header, cafe: { ...cafe, weather: 'sun' } }) }
 */

import { isRecord, type Problems } from '../ai/problems.ts';

/** The parts of a save that change between versions. The data are untrusted and in the form of their own version. */
export interface SaveBody {
  readonly header: Readonly<Record<string, unknown>>;
  readonly cafe: Readonly<Record<string, unknown>>;
}

export interface Migration {
  readonly from: number;
  readonly migrate: (body: SaveBody) => SaveBody;
}

/** All migrations. Version 1 was the first release. */
export const MIGRATIONS: readonly Migration[] = [
  { from: 1, migrate: toScoutsAndPrizes },
  { from: 2, migrate: toAnswers },
  { from: 3, migrate: toMindsInPlay },
  { from: 4, migrate: toTrainedHeadMaids },
];

/** Returns a save's body in the form of version `to`. If a migration is missing or fails, reports a problem and returns null. */
export function migrated(
  body: SaveBody,
  from: number,
  to: number,
  problems: Problems,
  steps: readonly Migration[] = MIGRATIONS,
): SaveBody | null {
  let current = body;
  for (let version = from; version < to; version++) {
    const step = steps.find((one) => one.from === version);
    if (step === undefined) {
      problems.add('version', `${version} cannot be read any more: there is no way from it to version ${version + 1}`);
      return null;
    }
    try {
      current = step.migrate(current);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      problems.add('version', `cannot be brought from ${version} to ${version + 1} (${why})`);
      return null;
    }
    if (!isRecord(current.header) || !isRecord(current.cafe)) {
      problems.add(
        'version',
        `cannot be brought from ${version} to ${version + 1}: it has lost its header or its café`,
      );
      return null;
    }
  }
  return current;
}

/** Migration to version 2, in which the head maid can send maids to scout and earns titles, and janken has prizes. */
function toScoutsAndPrizes({ header, cafe }: SaveBody): SaveBody {
  const state = mapOf(cafe['state']);
  const headMaid = isRecord(state['headMaid']) ? scouting(state['headMaid']) : null;
  const janken = isRecord(state['janken']) ? withPrizes(state['janken']) : null;
  const journal = Array.isArray(cafe['journal']) ? cafe['journal'].map(lentBrain) : cafe['journal'];
  return { header, cafe: { ...cafe, state: { ...state, headMaid, janken }, journal } };
}

type Fields = Readonly<Record<string, unknown>>;
const mapOf = (value: unknown): Fields => (isRecord(value) ? value : {});

function scouting(one: Fields): Fields {
  const orders = Array.isArray(one['orders'])
    ? one['orders'].map((order) => ({ ...mapOf(order), followed: true }))
    : [];
  return { ...one, brain: withScout(mapOf(one['brain'])), look: null, orders, merits: {}, today: 0 };
}

/** Adds the choice to scout to the head maid's learned data, with no observations so far. */
function withScout(brain: Fields): Fields {
  const learned = mapOf(brain['learned']);
  const actor = mapOf(learned['actor']);
  const rule = (name: string, cases: number): Fields => ({
    name,
    limit: 3,
    counts: Array.from({ length: cases }, () => 0),
  });
  const scout = { id: 'scout', trained: 0, rules: [rule('scouted', 3), rule('idle', 4), rule('queue', 4)] };
  const behaviors = Array.isArray(actor['behaviors']) ? [...(actor['behaviors'] as unknown[]), scout] : [scout];
  return { ...brain, learned: { ...learned, actor: { ...actor, behaviors } } };
}

const withPrizes = (one: Fields): Fields => ({
  ...one,
  table: isRecord(one['table']) ? { ...one['table'], stake: null } : null,
  prizes: 3,
});

/** Upgrades the head maid's learned data inside an input of the journal. */
function lentBrain(entry: unknown): unknown {
  const input = mapOf(mapOf(entry)['input']);
  if (input['kind'] !== 'headMaid' || !isRecord(input['brain'])) return entry;
  return { ...mapOf(entry), input: { ...input, brain: withScout(input['brain']) } };
}

/**
 * Migration to version 3: maids remember their answer to each command. Commands accepted or declined at the time of
 * saving stay so; a command under way or interrupted continues.
 */
function toAnswers({ header, cafe }: SaveBody): SaveBody {
  const state = mapOf(cafe['state']);
  const board = mapOf(cafe['board']);
  const live = Array.isArray(board['live']) ? board['live'].map(mapOf) : [];
  const minds = Array.isArray(cafe['minds']) ? cafe['minds'].map(mapOf) : [];
  const sentTo = (id: string): Fields => {
    const mind = minds.find((one) => one['id'] === id && one['key'] === 'obey');
    return mapOf(mind?.['param']);
  };
  const people = Object.entries(mapOf(state['people'])).map(([id, who]) => [
    id,
    mapOf(who)['role'] === 'maid' ? withAnswers(mapOf(who), live, state['tick'], sentTo(id)) : who,
  ]);
  return { header, cafe: { ...cafe, state: { ...state, people: Object.fromEntries(people) } } };
}

function withAnswers(maid: Fields, live: readonly Fields[], tick: unknown, walksTo: Fields): Fields {
  const { heeded, declined, resume, ...rest } = maid;
  const answer = (id: unknown, is: string, more: Fields): Fields => {
    const command = live.find((one) => one['id'] === id) ?? {};
    return {
      id,
      from: command['by'] ?? null,
      rank: command['by'] === undefined || command['by'] === null ? 2 : 0,
      is,
      cause: null,
      by: null,
      since: tick,
      untilTick: command['untilTick'] ?? tick,
      command: mapOf(command['command']),
      goal: null,
      begun: false,
      ...more,
    };
  };
  const back = isRecord(resume) ? resume : walksTo;
  const numbers = (ids: unknown): unknown[] => (Array.isArray(ids) ? ids : []);
  const answers = [
    ...numbers(declined).map((id) => answer(id, 'declined', { cause: 'mood' })),
    ...numbers(heeded).flatMap((id) => (id === back['command'] ? [] : [answer(id, 'done', { begun: true })])),
  ];
  if (typeof back['command'] === 'number' && back['command'] > 0)
    answers.push(answer(back['command'], 'accepted', resumed(back)));
  return { ...rest, answers };
}

/** Turns a command that was under way or interrupted into one that the maid has accepted and begun. */
function resumed({ x, y, manner, look }: Fields): Fields {
  const command =
    manner === 'scout'
      ? { behave: 'scout', ...(typeof look === 'string' ? { look } : {}) }
      : { behave: 'move', x, y, manner };
  return { command, goal: manner === 'scout' ? null : { x, y }, begun: true };
}

/** Migration to version 4: every maid of the staff has an alert range of her own, by default that of her rank. */
function toMindsInPlay({ header, cafe }: SaveBody): SaveBody {
  const state = mapOf(cafe['state']);
  const season = mapOf(state['season']);
  const staff = season['staff'];
  if (!Array.isArray(staff)) return { header, cafe };
  return { header, cafe: { ...cafe, state: { ...state, season: { ...season, staff: staff.map(withRange) } } } };
}

function withRange(member: unknown): Fields {
  const one = mapOf(member);
  const [ahead, around] = { 2: [4, 1.5], 3: [6, 2], 4: [7, 2.5], 5: [9, 3] }[Number(one['rank'])] ?? [6, 2];
  const dreamy = Number(one['clumsy']) > 1.5;
  const range = [
    { radius: dreamy ? Number(ahead) / 2 : ahead, halfAngle: 60, facing: 0 },
    { radius: around, halfAngle: 180, facing: 0 },
  ];
  return { ...one, alertRange: range };
}

/**
 * Migration to version 5: the head maid does not learn from idleness any more. What she had learned from it is dropped,
 * and so is the record of how often her guesses were right, because most of them were about idleness. Commands count
 * when they are carried out.
 */
function toTrainedHeadMaids({ header, cafe }: SaveBody): SaveBody {
  const state = mapOf(cafe['state']);
  if (!isRecord(state['headMaid'])) return { header, cafe };
  const { look: _look, orders, brain, ...rest } = state['headMaid'];
  const headMaid = {
    ...rest,
    brain: withoutIdleness(mapOf(brain)),
    orders: (Array.isArray(orders) ? orders : []).map((order) => {
      const { followed, ...kept } = mapOf(order);
      return { ...kept, lesson: null, done: followed };
    }),
    given: 0,
    done: {},
  };
  return { header, cafe: { ...cafe, state: { ...state, headMaid } } };
}

function withoutIdleness(brain: Fields): Fields {
  const learned = mapOf(brain['learned']);
  const actor = mapOf(learned['actor']);
  const { wait, ...chosen } = mapOf(brain['chosen']);
  if (typeof wait !== 'number') return brain;
  const empty = (rule: unknown): Fields => {
    const { counts, ...kept } = mapOf(rule);
    return { ...kept, counts: Array.isArray(counts) ? counts.map(() => 0) : counts };
  };
  const behaviors = Array.isArray(actor['behaviors']) ? actor['behaviors'].map(mapOf) : [];
  return {
    ...brain,
    chosen,
    agreement: { n: 0, hits: 0, random: 0, frequent: 0 },
    learned: {
      ...learned,
      watched: Math.max(0, Number(learned['watched']) - wait),
      actor: {
        ...actor,
        behaviors: behaviors.map((one) =>
          one['id'] !== 'wait'
            ? one
            : { ...one, trained: 0, rules: Array.isArray(one['rules']) ? one['rules'].map(empty) : [] },
        ),
      },
    },
  };
}
