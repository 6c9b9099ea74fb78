// The bat thinks by a decision table, as a designer would edit it in a spreadsheet.

import { DecisionTable, fromTable } from 'honeybell-minds/table';
import { distance, type Enemy, hero } from './world.ts';

const PERCH = { x: 650, y: 90 };

const read = DecisionTable.parse(
  [
    ['id', 'note', 'condition', 'cParam', 'yesType', 'yes', 'noType', 'no'],
    [1, 'hero near?', 'heroWithin', 380, 0, '2', 0, '3'],
    [2, 'on its perch?', 'onPerch', null, 1, 'dive:70,hang:30', 0, '3'],
    [3, 'away from it?', 'onPerch', null, 1, 'hang:100', 1, 'return:100'],
  ],
  { conditions: ['heroWithin', 'onPerch'], behaviours: ['dive', 'hang', 'return'] },
);
if (!read.ok) throw new Error(read.problems.map(({ row, message }) => `row ${row}: ${message}`).join('\n'));

export const bat = fromTable({
  name: 'bat',
  table: read.table,
  perceptions: {
    heroWithin: (me: Enemy, far) => distance(me, hero) < Number(far),
    onPerch: (me: Enemy) => distance(me, PERCH) < 15,
  },
  behaviours: {
    dive: () => ({ behave: 'fly', x: hero.x, y: hero.y - 10, speed: 260 }),
    hang: () => ({ behave: 'stay', tick: 40 }),
    return: () => ({ behave: 'fly', ...PERCH, speed: 120 }),
  },
});
