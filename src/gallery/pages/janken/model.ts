/**
 * Rock, paper, scissors against a guest who learns. While the visitor does not play, a simulated player with a habit
 * does. The guest chooses without access to the opponent's hand.
 */

import {
  type BehaviorExplanation, type Hand, HANDS, type JankenChoice, JankenPlayer, type JankenResult, pick, real, type SavedJanken,
  type Stream, stream,
} from '../../../ai/index.ts'; // prettier-ignore
import { readYaml } from '../../../ai/yaml.ts';
import { problemsOf, readConfig } from '../../frame/config.ts';
import type { SheetRead } from '../../frame/sheet.ts';

const HABITS = ['cycle', 'favourite', 'winStay', 'none'] as const;
export interface HabitPlan {
  readonly habit: (typeof HABITS)[number];
  readonly strength: number;
  readonly favourite: Hand;
}

export const readHabit = (text: string): SheetRead<HabitPlan> =>
  readConfig(text, (top) => ({
    habit: top.oneOf('habit', HABITS),
    strength: top.number('strength', 0, 1, 0.8),
    favourite: top.oneOf('favourite', HANDS, 'rock'),
  }));

/** Reads learned data from a text. Data is accepted only if the guest's JankenPlayer can restore it. */
export function readLearned(text: string): SheetRead<SavedJanken> {
  const read = readYaml(text);
  if (!read.ok) return { ok: false, problems: problemsOf(read.problems) };
  const answer = new JankenPlayer({ random: () => 0 }).restore(read.value);
  if (answer.ok) return { ok: true, value: read.value as SavedJanken };
  const problems = answer.problems.map((problem) => ({
    ...problem,
    line: read.lines.get(problem.path) ?? lineWithin(problem.message, read.lines),
  }));
  return { ok: false, problems: problemsOf(problems) };
}

/** Finds the line of a problem in the text of the learned data, by the path with which the loader's message begins. */
function lineWithin(message: string, lines: ReadonlyMap<string, number>): number | null {
  const place = message.split(/[:\s]/)[0] ?? '';
  return lines.get(`actor.${place}`) ?? null;
}

/** Writes learned data as text, with the counts of each rule in one line for readability. */
export function writeLearned(saved: SavedJanken): string {
  const behaviors = saved.actor.behaviors.map(
    ({ id, trained, rules }) =>
      `    { "id": "${id}", "trained": ${round(trained)}, "rules": [\n${rules
        .map(
          ({ name, limit, counts }) =>
            `      { "name": "${name}", "limit": ${limit},\n        "counts": [${counts.map(round).join(', ')}] }`,
        )
        .join(',\n')} ] }`,
  );
  const { rounds, choice, actor } = saved;
  return `{\n  "rounds": {\n    ${JSON.stringify(rounds).slice(1, -1).replace(/,"/g, ', "').replace(', "losses', ',\n    "losses')} },\n  "choice": ${choice === null ? 'null' : JSON.stringify(choice)},\n  "actor": { "state": "${actor.state}", "behaviors": [\n${behaviors.join(',\n')} ] }\n}\n`;
}

const round = (count: number): number => Math.round(count * 100) / 100;

export interface JankenRound {
  readonly yours: Hand;
  readonly choice: JankenChoice;
  readonly result: JankenResult;
}

const WINDOW = 60;
const DRAWN = 160;

export class JankenTable {
  plan: HabitPlan;
  guest: JankenPlayer;
  last: JankenRound | null = null;
  played = 0;
  readonly results = { win: 0, draw: 0, loss: 0 };
  readonly wins: number[] = [];
  /** For each round, the share of recent rounds in which the guest's hand came from the rules that GoCap has learned. */
  readonly byHabit: number[] = [];
  private recent: JankenRound[] = [];
  private chance: Stream = [];

  constructor(plan: HabitPlan) {
    this.plan = plan;
    this.guest = this.fresh();
  }

  adopt(plan: HabitPlan): void {
    this.plan = plan;
  }

  reset(): void {
    this.guest = this.fresh();
  }

  /** Replaces the guest's learned data by the data read from the edited text. */
  teach(saved: SavedJanken): void {
    this.guest.restore(saved);
  }

  step(): void {
    this.play(this.habitual());
  }

  play(yours: Hand): JankenRound {
    const choice = this.guest.choose();
    const result = this.guest.observe(yours);
    const round: JankenRound = { yours, choice, result };
    this.last = round;
    this.played++;
    this.results[result]++;
    this.recent = [...this.recent, round].slice(-WINDOW);
    const share = (of: (one: JankenRound) => boolean): number => this.recent.filter(of).length / this.recent.length;
    this.wins.push(share((one) => one.result === 'win'));
    this.byHabit.push(share((one) => one.choice.basis === 'GoCap'));
    for (const line of [this.wins, this.byHabit]) if (line.length > DRAWN) line.shift();
    return round;
  }

  /** Returns the guest's learned rules, each with the present situation and the counts of all situations. */
  maps(): BehaviorExplanation[] {
    return this.guest.actor.explain();
  }

  private habitual(): Hand {
    const { habit, strength, favourite } = this.plan;
    const { last } = this;
    if (habit === 'none' || (last === null && habit !== 'favourite') || real(this.chance) >= strength)
      return pick(this.chance, HANDS);
    if (habit === 'favourite' || last === null) return favourite;
    // With the habit `winStay`, the simulated player repeats a hand that has won. After any other result, and always
    // with the habit of cycling, the player shows the next hand.
    const stays = habit === 'winStay' && last.result === 'loss';
    return stays ? last.yours : (HANDS[(HANDS.indexOf(last.yours) + 1) % HANDS.length] as Hand);
  }

  private fresh(): JankenPlayer {
    this.chance = stream(21, 'janken');
    this.last = null;
    this.played = 0;
    Object.assign(this.results, { win: 0, draw: 0, loss: 0 });
    this.wins.length = this.byHabit.length = 0;
    this.recent = [];
    const own = stream(22, 'guest');
    return new JankenPlayer({ random: () => real(own) });
  }
}
