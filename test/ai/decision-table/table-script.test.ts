import { describe, expect, test } from 'vitest';
import {
  concat,
  DecisionTable,
  type Decision,
  isJson,
  type TableMind,
  tableScript,
  warp,
} from '../../../src/ai/index.ts';
import { always, type Robot, Yard } from '../yard.ts';

const words = { conditions: ['at', 'told', 'bored', 'yes'], behaviours: ['walk', 'beep', 'nap', 'hum', 'leave'] };

function table(...rows: string[]): DecisionTable {
  const read = DecisionTable.parse(['id,condition,cParam,yesType,yes,noType,no,parallel', ...rows].join('\n'), words);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.table;
}

const mind = (yard: Yard, own: DecisionTable, more: Partial<TableMind<Robot>> = {}): TableMind<Robot> => ({
  name: 'robot.csv',
  table: own,
  perceptions: {
    at: (robot, place) => robot.at === place,
    told: (_robot, _param, _runned, commands) => commands.length > 0,
    bored: (_robot, times, runned) => runned >= Number(times),
    yes: () => true,
  },
  behaviours: {
    walk: () => ({ behave: 'walk', to: 3 }),
    beep: () => ({ behave: 'beep' }),
    nap: () => ({ behave: 'nap', long: 2, tick: 2 }),
    hum: () => undefined,
    leave: () => warp('away', { far: true }),
  },
  random: () => 0.4,
  reasons: () => yard.minds.reasons,
  ...more,
});

const WALKS_THEN_BEEPS = ['1,at,3,1,"beep:50,nap:10",1,walk:100'];

describe('a robot run by a table', () => {
  test('does what the table says, and is asked again when its todo is done', () => {
    const yard = new Yard();
    yard.robot('r', { default: tableScript(mind(yard, table(...WALKS_THEN_BEEPS))) });
    expect(yard.run(5)).toEqual(['1 r walk', '2 r walk', '3 r walk', '4 r beep', '5 r beep']);
  });

  test('warps where a behaviour is a warp', () => {
    const yard = new Yard();
    yard.robot('r', {
      default: tableScript(mind(yard, table('1,yes,,1,leave:100,0,'))),
      away: always({ behave: 'beep' }),
    });
    expect(yard.run(2)).toEqual(['2 r beep']);
    expect(yard.minds.page('r')).toMatchObject({ key: 'away', param: { far: true } });
  });

  test('can ask what a script is told: commands, and how often it has thought', () => {
    const yard = new Yard();
    const own = table('1,told,,1,beep:100,0,2', '2,bored,2,1,nap:100,1,walk:100');
    yard.robot('r', {
      default: tableScript(
        mind(yard, own, {
          behaviours: { ...mind(yard, own).behaviours, walk: () => ({ behave: 'walk', to: 9, tick: 1 }) },
        }),
      ),
    });
    expect(yard.run(3)).toEqual(['1 r walk', '2 r walk', '3 r nap']);
    yard.board.post({ executorKeys: ['r'], tick: 9, command: { order: 'now' } }, 4);
    expect(yard.run(2)).toEqual(['5 r beep']);
  });

  test('has no idea when nothing is chosen, so that another piece can have one', () => {
    const yard = new Yard();
    const nothing = tableScript(mind(yard, table('1,yes,,1,beep:30,0,')));
    yard.robot('r', { default: concat(nothing, always({ behave: 'nap', long: 9, tick: 9 })) });
    expect(yard.run(1)).toEqual(['1 r nap']);
  });

  test('begins with the entry for the todo that ended', () => {
    const yard = new Yard();
    const own = table('1,yes,,1,walk:100,0,', '8,yes,,1,nap:100,0,');
    const ended = ({ id }: Robot): string | undefined => {
      const row = yard.minds.rowOf(id);
      return yard.minds.endedOf(row) === null ? undefined : yard.minds.lastTodoOf(row)?.behave;
    };
    yard.robot('r', { default: tableScript(mind(yard, own, { entries: { walk: 8 }, ended })) });
    expect(yard.run(7)).toEqual(['1 r walk', '2 r walk', '3 r walk', '4 r nap', '6 r walk', '7 r nap']);
  });

  test('can be given another table while it runs', () => {
    const yard = new Yard();
    let own = table('1,yes,,1,beep:100,0,');
    yard.robot('r', { default: tableScript({ ...mind(yard, own), table: () => own }) });
    yard.run(2);
    own = table('1,yes,,1,walk:100,0,');
    expect(yard.run(1)).toEqual(['3 r walk']);
  });
});

describe('what goes beside', () => {
  const own = table('1,yes,,0,"2,3",0,', '2,yes,,1,hum:100,0,,yes', '3,yes,,1,beep:100,0,');

  test('is told one by one, before the main behaviour', () => {
    const yard = new Yard();
    const beside: string[] = [];
    yard.robot('r', {
      default: tableScript(
        mind(yard, own, { beside: (robot, behaviour) => void beside.push(`${robot.id} ${behaviour}`) }),
      ),
    });
    expect(yard.run(2)).toEqual(['1 r beep', '2 r beep']);
    expect(beside).toEqual(['r hum', 'r hum']);
  });

  test('alone leaves no todo', () => {
    const yard = new Yard();
    const beside: string[] = [];
    yard.robot('r', {
      default: tableScript(
        mind(yard, table('1,yes,,1,hum:100,0,,yes'), { beside: (_robot, behaviour) => void beside.push(behaviour) }),
      ),
    });
    yard.run(2);
    expect(yard.minds.page('r')?.todo).toBeNull();
    expect(beside).toEqual(['hum', 'hum']);
  });

  test('needs no way to do it among the behaviours', () => {
    const yard = new Yard();
    const { hum: _hum, ...others } = mind(yard, own).behaviours;
    expect(() => tableScript(mind(yard, own, { behaviours: others }))).not.toThrow();
  });
});

describe('its reasons', () => {
  const own = table(
    '1,yes,,0,"2,3,4",0,',
    '2,yes,,1,hum:100,0,,yes',
    '3,at,5,1,beep:100,1,"nap:20,walk:10"',
    '4,at,0,1,"nap:20,walk:30",0,',
  );

  function decisions(more: Partial<TableMind<Robot>> = {}): readonly Decision[] {
    const yard = new Yard();
    const trace = yard.traced();
    yard.robot('r', { default: tableScript(mind(yard, own, more)) });
    yard.run(1);
    return trace.of('r');
  }

  test('say which row decided, by what draw and by which path', () => {
    expect(decisions()[0]).toMatchObject({
      because: {
        key: 'table.chose',
        terms: {
          table: 'robot.csv',
          row: 4,
          condition: 'at',
          param: 0,
          held: true,
          behaviour: 'walk',
          percent: 30,
          drew: 40,
          path: [1, 2, 3, 4],
          beside: ['hum'],
          then: null,
        },
      },
      todo: { behave: 'walk', to: 3 },
    });
  });

  test('list each row asked, and exactly one as chosen', () => {
    const options = decisions()[0]?.options ?? [];
    expect(options.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      '1 thinks',
      '2 beside',
      '3 none',
      '4 chosen',
    ]);
    expect(options[2]?.terms).toEqual({
      condition: 'at', param: 5, held: false, depth: 1, parallel: false, next: [],
      shares: [{ behaviour: 'nap', percent: 20 }, { behaviour: 'walk', percent: 10 }], drew: 40, chose: null,
    }); // prettier-ignore
  });

  test('are plain data', () => {
    const [decision] = decisions();
    expect(isJson(decision?.because?.terms)).toBe(true);
    expect(decision?.options.every(({ terms }) => isJson(terms))).toBe(true);
  });

  test('keep the reason a behaviour gives itself', () => {
    const yard = new Yard();
    const trace = yard.traced();
    const behaviours = {
      ...mind(yard, own).behaviours,
      walk: () => {
        yard.minds.reasons.note('walk.far', { tiles: 3 });
        return { behave: 'walk', to: 3 };
      },
    };
    yard.robot('r', { default: tableScript(mind(yard, own, { behaviours })) });
    yard.run(1);
    expect(trace.of('r')[0]?.because).toMatchObject({
      key: 'table.chose',
      terms: { then: { key: 'walk.far', terms: { tiles: 3 } } },
    });
  });

  test('of a thought that chose nothing are only the rows asked', () => {
    const yard = new Yard();
    const trace = yard.traced();
    yard.robot('r', { default: tableScript(mind(yard, table('1,at,9,1,walk:100,0,'))) });
    yard.run(1);
    expect(trace.of('r')[0]).toMatchObject({ because: null, todo: null, options: [{ id: '1', verdict: 'nothing' }] });
  });

  test('leave the rows out while nobody reads along, and change nothing that is done', () => {
    expect(decisions({ explains: () => false })[0]).toMatchObject({ options: [], because: { key: 'table.chose' } });
    const logs = [true, false].map((traced) => {
      const yard = new Yard();
      if (traced) yard.traced();
      yard.robot('r', { default: tableScript(mind(yard, table(...WALKS_THEN_BEEPS))) });
      return yard.run(6);
    });
    expect(logs[0]).toEqual(logs[1]);
  });
});

describe('names that are not there', () => {
  test('are told at once for a fixed table', () => {
    const yard = new Yard();
    const own = table('1,at,3,1,beep:100,0,2', '2,told,,1,walk:100,0,');
    expect(() =>
      tableScript({ ...mind(yard, own), perceptions: { at: () => true }, behaviours: {}, entries: { walk: 7 } }),
    ).toThrow(
      "for the table 'robot.csv' there is no perception 'told', no behaviour 'beep', no behaviour 'walk', no row 7 to begin with after 'walk'",
    );
  });

  test('are a fault of the script for one that changes, and nothing worse', () => {
    const yard = new Yard();
    const trace = yard.traced();
    const own = table('1,told,,1,beep:100,0,');
    yard.robot('r', {
      default: tableScript({ ...mind(yard, own), table: () => own, perceptions: { constructor: () => true } }),
    });
    yard.run(1);
    expect(trace.of('r')[0]?.fault).toBe("no perception is called 'told'");
  });

  test('that every object has are not found by accident', () => {
    const yard = new Yard();
    const read = DecisionTable.parse('id,condition,cParam,yesType,yes,noType,no\n1,toString,,1,valueOf:100,0,', {
      conditions: ['toString'],
      behaviours: ['valueOf'],
    });
    if (!read.ok) throw new Error('it is right');
    expect(() => tableScript({ ...mind(yard, read.table) })).toThrow(
      "no perception 'toString', no behaviour 'valueOf'",
    );
  });
});
