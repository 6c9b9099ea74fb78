// Bakes all art: `tsx tools/art/bake.ts` (everything), `... people momo yuki`, `... world furniture`. Only changed
// pictures are drawn.
import process from 'node:process';

const [part, ...names] = process.argv.slice(2);
if (part !== undefined && part !== 'people' && part !== 'world')
  throw new Error(`Bake "people" or "world", not "${part}"`);
process.argv.splice(2, Infinity, ...names);
if (part !== 'world') await import('./bake-people.ts');
if (part !== 'people') await import('./bake-world.ts');
