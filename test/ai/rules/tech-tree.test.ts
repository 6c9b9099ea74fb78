import { describe, expect, test } from 'vitest';
import { TechTree } from '../../../src/ai/index.ts';
import { beliefs, treeOf, VILLAGE } from './village.ts';

const problemsOf = (source: string | object): string[] => {
  const read = TechTree.load(source);
  return read.ok ? [] : read.problems.map(({ path, line, message }) => `${line ?? '-'} ${path}: ${message}`);
};

describe('inference', () => {
  test('a new tree is all Unknown, and what needs nothing stays so until it is observed', () => {
    const village = treeOf(VILLAGE);
    expect(new Set(village.names.map((name) => village.value(name)))).toEqual(new Set(['Unknown']));
    village.observe('woodcutter', 'No');
    expect(village.value('peasants')).toBe('Unknown');
  });

  test('forward: woodcutter and stonemason are there, so there could be a temple', () => {
    const village = treeOf(VILLAGE);
    expect(village.observe('woodcutter', 'Yes')).toEqual(['peasants', 'woodcutter', 'stonemason', 'barracks']);
    expect([village.value('stonemason'), village.value('barracks')]).toEqual(['Maybe', 'Maybe']);
    expect(village.value('temple')).toBe('Unknown');
    expect(village.observe('stonemason', 'Yes')).toContain('temple');
    expect(village.value('temple')).toBe('Maybe');
    expect(village.value('priest')).toBe('Unknown');
  });

  test('backward: a priest was seen, so there are temple, barracks, woodcutter and stonemason', () => {
    const village = treeOf(VILLAGE);
    village.observe('priest', 'Yes');
    expect(beliefs(village)).toEqual([
      'peasants Yes',
      'woodcutter Yes',
      'stonemason Yes',
      'barracks Yes',
      'temple Yes',
      'priest Yes',
      'abbot Maybe',
    ]);
  });

  test('negative: without a stonemason no temple, no priest, no abbot', () => {
    const village = treeOf(VILLAGE);
    expect(village.observe('stonemason', 'No')).toEqual(['stonemason', 'temple', 'priest', 'abbot']);
    expect(village.value('barracks')).toBe('Unknown');
  });

  test('an observation beats an inference, forward and backward and negative', () => {
    const village = treeOf(VILLAGE);
    village.observe('temple', 'No');
    village.observe('woodcutter', 'Yes');
    village.observe('stonemason', 'Yes');
    expect(village.value('temple')).toBe('No');
    village.observe('barracks', 'No');
    village.observe('priest', 'Yes');
    expect([village.value('temple'), village.value('barracks')]).toEqual(['No', 'No']);
    village.observe('peasants', 'No');
    expect(village.value('woodcutter')).toBe('Yes');
  });

  test('a tree in which nothing is known is asked only where the news matters', () => {
    const street = Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [
        [`house${i}`, {}],
        [`shop${i}`, { needs: [`house${i}`] }],
        [`bell${i}`, { needs: [`shop${i}`] }],
      ]).flat() as [string, object][],
    );
    const tree = treeOf(street);
    tree.observe('shop7', 'Yes');
    expect([tree.value('house7'), tree.value('bell7'), tree.value('bell8')]).toEqual(['Yes', 'Maybe', 'Unknown']);
    expect(tree.asked).toBeLessThanOrEqual(4);
  });

  test('a ladder of diamonds is climbed once, not once for each way through it', () => {
    const rungs = 60;
    const ladder: Record<string, { needs: string[] }> = { top0: { needs: [] } };
    for (let i = 0; i < rungs; i++) {
      ladder[`left${i}`] = { needs: [`top${i}`] };
      ladder[`right${i}`] = { needs: [`top${i}`] };
      ladder[`top${i + 1}`] = { needs: [`left${i}`, `right${i}`] };
    }
    const tree = treeOf(ladder);
    tree.observe(`top${rungs}`, 'Yes');
    expect(tree.value('top0')).toBe('Yes');
    expect(tree.asked).toBeLessThanOrEqual(2 * tree.names.length);
  });
});

describe('days', () => {
  test('newer beats older, in whatever order the news arrives', () => {
    const village = treeOf(VILLAGE);
    village.observe('temple', 'Yes', 5);
    expect(village.observe('temple', 'No', 2)).toEqual([]);
    expect(village.value('temple')).toBe('Yes');
    village.observe('temple', 'No', 6);
    expect(village.value('temple')).toBe('No');
  });

  test('an observation without a day is of the newest day told of', () => {
    const village = treeOf(VILLAGE);
    village.observe('temple', 'No', 4);
    village.observe('temple', 'Yes');
    expect(village.observation('temple')).toEqual({ name: 'temple', value: 'Yes', day: 4, both: true });
  });

  test('the rival grows: a later priest proves last week’s missing temple wrong, and that is no contradiction', () => {
    const village = treeOf(VILLAGE);
    village.observe('temple', 'No', 1);
    village.observe('priest', 'Yes', 8);
    expect(village.value('temple')).toBe('Yes');
    expect(village.contradictions()).toEqual([]);
    expect(village.observation('temple')).toMatchObject({ value: 'No', day: 1 });
    expect(village.why('temple')).toEqual({
      name: 'temple',
      value: 'Yes',
      because: 'implied',
      of: ['priest'],
      day: 8,
      overruled: { name: 'temple', value: 'No', day: 1, both: false },
    });
    village.observe('temple', 'No', 9);
    expect(village.value('temple')).toBe('No');
  });

  test('a contradiction within one day is reported with the way from one to the other', () => {
    const village = treeOf(VILLAGE);
    village.observe('woodcutter', 'No', 3);
    village.observe('priest', 'Yes', 3);
    expect(village.contradictions()).toEqual([
      { day: 3, seen: 'priest', missing: 'woodcutter', way: ['priest', 'barracks', 'woodcutter'] },
    ]);
    expect([village.value('woodcutter'), village.value('priest')]).toEqual(['No', 'Yes']);
    village.observe('woodcutter', 'Yes', 4);
    expect(village.contradictions()).toEqual([]);
  });

  test('Yes and No of one fact on one day: the one told last counts, and both are reported', () => {
    const village = treeOf(VILLAGE);
    village.observe('temple', 'Yes', 3);
    village.observe('temple', 'No', 3);
    expect(village.value('temple')).toBe('No');
    expect(village.contradictions()).toEqual([{ day: 3, seen: 'temple', missing: 'temple', way: ['temple'] }]);
    village.observe('temple', 'No', 4);
    expect(village.contradictions()).toEqual([]);
  });
});

describe('why', () => {
  const why = (told: (village: TechTree) => void, name: string) => {
    const village = treeOf(VILLAGE);
    told(village);
    const { value, because, of, day } = village.why(name);
    return { value, because, of, day };
  };

  test('observed: it was seen itself, on that day', () => {
    expect(why((village) => village.observe('temple', 'No', 2), 'temple')).toEqual({
      value: 'No',
      because: 'observed',
      of: [],
      day: 2,
    });
  });

  test('implied: the way from what was seen', () => {
    expect(why((village) => village.observe('abbot', 'Yes', 2), 'stonemason')).toEqual({
      value: 'Yes',
      because: 'implied',
      of: ['abbot', 'priest', 'temple'],
      day: 2,
    });
  });

  test('needsAll: everything it needs is there, nobody has confirmed it', () => {
    const told = (village: TechTree) => {
      village.observe('woodcutter', 'Yes');
      village.observe('stonemason', 'Yes');
    };
    expect(why(told, 'temple')).toEqual({
      value: 'Maybe',
      because: 'needsAll',
      of: ['woodcutter', 'stonemason'],
      day: null,
    });
  });

  test('lacks: the needs that are missing', () => {
    expect(why((village) => village.observe('stonemason', 'No'), 'temple')).toMatchObject({
      value: 'No',
      because: 'lacks',
      of: ['stonemason'],
    });
  });

  test('unseen: what would still have to be seen', () => {
    expect(why((village) => village.observe('woodcutter', 'Yes'), 'temple')).toMatchObject({
      value: 'Unknown',
      because: 'unseen',
      of: ['stonemason'],
    });
  });
});

describe('rules as data', () => {
  test('are read from YAML and from objects alike', () => {
    const fromText = treeOf('mason:\ntemple: { needs: [mason] }');
    const fromObject = treeOf({ mason: null, temple: { needs: ['mason'] } });
    for (const tree of [fromText, fromObject]) {
      tree.observe('temple', 'Yes');
      expect(beliefs(tree)).toEqual(['mason Yes', 'temple Yes']);
    }
  });

  test('keep the game’s own fields, and nobody can change them', () => {
    const temple = treeOf(VILLAGE).node('temple');
    expect(temple).toEqual({
      needs: ['woodcutter', 'stonemason'],
      kind: 'building',
      words: { en: 'temple', zh: '庙宇' },
    });
    expect(Object.isFrozen(temple) && Object.isFrozen(temple.needs)).toBe(true);
    expect(treeOf('mason:').node('mason')).toEqual({ needs: [] });
  });

  test('tell all that is wrong with them at once, each with line, place and remedy', () => {
    expect(
      problemsOf(
        [
          'tempel: { needs: [wodcutter, stonemason, stonemason] }',
          'woodcutter: 5',
          'stonemason: { needs: tempel }',
        ].join('\n'),
      ),
    ).toEqual([
      '2 woodcutter: a node is a record of plain data: `{ needs: [woodcutter] }`, or `{}` for one that needs nothing',
      '3 stonemason.needs: needs is a list of names: `needs: [woodcutter, stonemason]`',
      "1 tempel.needs[0]: there is no 'wodcutter'; did you mean 'woodcutter'?",
      "1 tempel.needs[2]: 'stonemason' stands twice; keep one",
    ]);
  });

  test('refuse circles, each with its members, even when a node needs itself', () => {
    expect(
      problemsOf(
        'a: { needs: [b] }\nb: { needs: [c] }\nc: { needs: [b, d] }\nd: { needs: [d] }\ne: { needs: [a] }\nf: {}',
      ),
    ).toEqual([
      '2 b.needs: each needs the next, in a circle: b → c → b; take one need away',
      '4 d.needs: each needs the next, in a circle: d → d; take one need away',
    ]);
  });

  test.each([
    ['broken grammar', 'a: [b\nc: {', /^2 :/],
    ['a key that stands twice', 'a: {}\nb: {}\na: {}', /^3 a: 'a' stands twice/],
    ['a second document', 'a: {}\n---\nb: {}', /more than one document/],
    ['a list', '- a\n- b', /a tree is a record/],
    ['nothing', '', /a tree is a record/],
    ['a name that reaches the prototype', '__proto__: { needs: [] }', /'__proto__' cannot be a key/],
    ['such a key far inside', 'a: { words: [{ constructor: 1 }] }', /'constructor' cannot be a key/],
    ['an alias of nothing', 'a: { needs: *b }', /nothing before this is marked '&b'/],
    ['an unknown tag', 'a: !!js/function "x"', /^1 /],
    ['a number that cannot be written down', 'a: { cost: .inf }', /a node is a record of plain data/],
    ['lists in lists without end', '['.repeat(9000), /more than 32 deep/],
    ['dashes without end', '- '.repeat(9000), /more than 32 deep/],
    [
      'aliases that unfold without end',
      `a: &a [1,1,1,1,1,1,1,1,1]\n${'bcdefgh'.replace(/./g, (c) => `${c}: &${c} [${`*${String.fromCharCode(c.charCodeAt(0) - 1)},`.repeat(9)}]\n`)}`,
      /more than 50000 values/,
    ],
    ['a mark that holds itself', 'a: &a { x: *a }', /more than 32 deep/],
    ['too long a text', `a: {}\n${' '.repeat(200_000)}`, /characters; at most/],
    [
      'too many nodes',
      Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`n${i}`, null])),
      /at most 2000 nodes/,
    ],
    ['too many needs', { a: { needs: Array.from({ length: 65 }, () => 'a') } }, /at most 64/],
    ['an own __proto__', JSON.parse('{"__proto__":{"needs":[]}}') as object, /'__proto__' cannot be a name/],
    ['an own __proto__ inside', JSON.parse('{"a":{"words":{"__proto__":1}}}') as object, /a record of plain data/],
  ])('refuse %s', (_, source, message) => {
    expect(problemsOf(source).join('\n')).toMatch(message);
  });

  test('stop at a hundred problems and say that there are more', () => {
    const problems = problemsOf({
      a: { needs: Array.from({ length: 64 }, (_, i) => `x${i}`) },
      b: { needs: Array.from({ length: 64 }, (_, i) => `y${i}`) },
    });
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe('- : and more of the kind');
  });
});

test('what does not exist cannot be asked or observed, and the nearest name is offered', () => {
  const village = treeOf(VILLAGE);
  expect(() => village.observe('preist', 'Yes')).toThrow("the tree has no 'preist'; did you mean 'priest'?");
  expect(() => village.value('constructor')).toThrow("the tree has no 'constructor'");
  expect(() => village.observe('priest', 'Maybe' as 'Yes')).toThrow(
    "'priest' can be observed 'Yes' or 'No', not 'Maybe'",
  );
  expect(() => village.observe('priest', 'Yes', Number.NaN)).toThrow('the day');
  expect([village.has('priest'), village.has('toString')]).toEqual([true, false]);
});

describe('saving', () => {
  test('a memory is plain data, and a tree that goes on from it believes the same', () => {
    const village = treeOf(VILLAGE);
    village.observe('priest', 'Yes', 3);
    village.observe('woodcutter', 'No', 5);
    const text = JSON.stringify(village.save());
    const other = treeOf(VILLAGE);
    expect(other.restore(JSON.parse(text))).toEqual({ ok: true });
    expect(beliefs(other)).toEqual(beliefs(village));
    other.observe('temple', 'No');
    expect(other.observation('temple')?.day).toBe(5);
  });

  test('a bad one tells all that is wrong, and what was believed stays', () => {
    const village = treeOf(VILLAGE);
    village.observe('priest', 'Yes');
    const before = beliefs(village);
    const read = village.restore({
      today: 'monday',
      observations: [
        { name: 'preist', value: 'Yes', day: 1 },
        { name: 'abbot', value: 'Maybe', day: 1 },
        { name: 'abbot', value: 'No' },
        7,
      ],
    });
    expect(read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'today: must be a number',
      "observations[0]: there is no 'preist'; did you mean 'priest'?",
      "observations[1]: value is 'Yes' or 'No', both is true or false",
      'observations[2].day: must be a number',
      "observations[2]: value is 'Yes' or 'No', both is true or false",
      'observations[3].day: must be a number',
      'observations[3]: there is no undefined',
    ]);
    expect(beliefs(village)).toEqual(before);
  });
});

test('a node without a name is refused', () => {
  expect(problemsOf({ '': {}, temple: {} })).toEqual(["- : '' cannot be a name; choose another"]);
});
