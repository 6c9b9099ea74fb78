// Bakes all art: `npm run art` (everything), `npm run art -- people momo yuki`, `npm run art -- world furniture`. Only
// changed pictures are drawn.
import process from 'node:process';
import { oneOf, optionsOf } from '../run/options.mjs';

const [first, ...names] = process.argv.slice(2);
const {
  words: [part],
} = optionsOf(
  {
    use: 'npm run art --',
    about: 'Draws the pictures of people and of the world into assets/; names after the part choose some of them.',
    words: { kind: oneOf(['people', 'world']), most: 1, says: 'which part; left out = both' },
  },
  first === undefined ? [] : [first],
);
process.argv.splice(2, Infinity, ...names);
if (part !== 'world') await import('./bake-people.ts');
if (part !== 'people') await import('./bake-world.ts');
