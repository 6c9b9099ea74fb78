/**
 * Six maids and a blackboard: commands from the player and from a captain, a fact (rain), a formation as data. A team
 * keeps its shape because each member reads the same command and goes to her own place.
 */

import { behaviour, type CommandOnBoard, createMinds, DONE, GOING, integer, type Page, real, resting, type Stream, stream } from '../../../ai/index.ts'; // prettier-ignore
import { type Fields, readConfig } from '../../frame/config.ts';
import type { SheetRead } from '../../frame/sheet.ts';
import { heed } from './follow.ts';
import type { Member, MemberPlan, Team } from './member.ts';

export const COLUMNS = 17;
export const ROWS = 7;
/** Number of columns of tiles under the awning, where the yard stays dry. */
export const DRY = 3;
const STEP = 0.14;
const LOOKS = ['mei', 'yuki', 'sakura', 'rin', 'hana', 'momo', 'tomo', 'luz'] as const;
/** The places to which the simulated player sends a team while the visitor does not click. */
const PLACES = [
  { x: 13, y: 2 },
  { x: 8, y: 4 },
  { x: 14, y: 5 },
  { x: 7, y: 2 },
] as const;
const ORDER_EVERY = 130;

export type TeamKey = 'team1' | 'team2' | 'all';
export interface SquadPlan {
  readonly lasts: number;
  readonly formation: readonly (readonly [number, number])[];
  readonly members: readonly MemberPlan[];
}

export const readSquads = (text: string): SheetRead<SquadPlan> =>
  readConfig(text, (top) => {
    const members = top.list('members', 1, 8, readMember);
    return { lasts: top.whole('lasts', 5, 600, 70), formation: readFormation(top, members), members };
  });

const readMember = (one: Fields): MemberPlan => ({
  look: one.oneOf('look', LOOKS),
  team: one.whole('team', 1, 2) as Team,
  obedience: one.number('obedience', 0, 1, 1),
  captain: one.flag('captain', false),
});

function readFormation(top: Fields, members: readonly MemberPlan[]): [number, number][] {
  const list = top.raw('formation');
  const pairs = (Array.isArray(list) ? list : []) as unknown[];
  const good = pairs.filter(
    (pair): pair is [number, number] =>
      Array.isArray(pair) && pair.length === 2 && pair.every((one) => typeof one === 'number' && Math.abs(one) <= 8),
  );
  const largest = Math.max(...[1, 2].map((team) => members.filter((one) => one.team === team).length));
  if (good.length < pairs.length || pairs.length < largest)
    top.wrong(
      'formation',
      `should be a list of at least ${largest} pairs like [-1, 0], tiles to the right and down, one for each of a team`,
    );
  return good;
}

export class Squads {
  members: Member[] = [];
  tick = 0;
  rain = false;
  /** Past commands, the newest first, each with the tick at which it ended. */
  history: CommandOnBoard[] = [];
  private plan: SquadPlan;
  private minds = this.newMinds();
  private chance: Stream = [];
  private sent = 0;

  constructor(plan: SquadPlan) {
    this.plan = plan;
    this.reset();
  }

  adopt(plan: SquadPlan): void {
    this.plan = plan;
    this.reset();
  }

  reset(): void {
    this.tick = 0;
    this.rain = false;
    this.sent = 0;
    this.history = [];
    this.chance = stream(7, 'squads');
    this.minds = this.newMinds();
    const inTeam: Record<Team, number> = { 1: 0, 2: 0 };
    this.members = this.plan.members.map((plan, i) => this.member(plan, i, inTeam[plan.team]++));
    for (const one of this.members) this.minds.add(one.id, one, 'maid');
  }

  step(): void {
    this.tick++;
    if (this.tick % ORDER_EVERY === 20) this.order(this.sent % 3 === 2 ? 'all' : 'team1');
    for (const one of this.members) one.before = { x: one.x, y: one.y };
    this.minds.tick();
  }

  /**
   * Posts a command of the player, who has no other way to control members. Without a goal, the command names the next
   * of a few fixed places.
   */
  order(
    key: TeamKey,
    to: { readonly x: number; readonly y: number } = PLACES[this.sent % PLACES.length] ?? PLACES[0],
  ): void {
    this.sent++;
    this.post(key, to);
  }

  /** Changes the fact `rain`; members whose todo lists it in `until` reconsider. */
  setRain(on: boolean): void {
    this.rain = on;
    this.minds.changed('rain');
  }

  page(one: Member): Page {
    return this.minds.page(one.id) as Page;
  }

  /** The commands on the board, oldest first. */
  get commands(): readonly CommandOnBoard[] {
    return this.minds.commands;
  }

  addressees(command: CommandOnBoard): Member[] {
    return this.members.filter((one) => keysOf(one).some((key) => command.executorKeys.includes(key)));
  }

  private post(to: string, { x, y }: { readonly x: number; readonly y: number }, by?: string): void {
    const command = { behave: 'move', x, y };
    const posted = this.minds.post({ to, ticks: this.plan.lasts, command, ...(by === undefined ? {} : { by }) });
    this.history = [posted, ...this.history].slice(0, 4);
  }

  private member(plan: MemberPlan, i: number, rank: number): Member {
    const home = { x: 2.5 + (i % 2) * 2, y: 1 + Math.floor(i / 2) * 2 };
    const answers = new Map<number, boolean>();
    const raining = (): boolean => this.rain;
    const follows = (command: number): boolean => {
      const answer = answers.get(command) ?? real(this.chance) < plan.obedience;
      answers.set(command, answer);
      return answer;
    };
    const place = this.plan.formation[rank] ?? ([0, 0] as const);
    return { ...plan, id: `${i}-${plan.look}`, place, ...home, before: home, done: 0, answers, follows, raining };
  }

  private newMinds() {
    return createMinds({
      facts: ['rain'],
      behaviours: {
        stay: resting(),
        move: behaviour<{ x: number; y: number; order: number }, Member>({
          perform: (one, { x, y, order }) => {
            if (!walk(one, x, y)) return GOING;
            one.done = order;
            return DONE;
          },
        }),
        shelter: behaviour<object, Member>({
          perform: (one) => (walk(one, one.team - 0.5, one.y) ? DONE : GOING),
        }),
        callTeam: behaviour<object, Member>({
          perform: (one) => {
            const meetAt = { x: integer(this.chance, 8, 14), y: integer(this.chance, 1, 5) };
            this.post(`team${one.team}`, meetAt, one.look);
            return DONE;
          },
        }),
      },
      scripts: { heed },
      characters: { maid: { warps: { default: 'heed' }, keys: teamOf } },
    });
  }
}

const teamOf = ({ team }: Member): readonly string[] => [`team${team}`];
const keysOf = (one: Member): readonly string[] => [one.id, ...teamOf(one), 'all'];

/** Moves a member one step towards a spot within the yard. @returns whether she has reached it */
function walk(one: Member, toX: number, toY: number): boolean {
  const dx = Math.min(COLUMNS - 1, Math.max(0, toX)) - one.x;
  const dy = Math.min(ROWS - 1, Math.max(0, toY)) - one.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  const step = Math.min(1, STEP / Math.max(far, 1e-9));
  one.x += dx * step;
  one.y += dy * step;
  return far <= STEP;
}
