// Loads the English words before any test.

import { setLanguage } from '../../src/words/index.ts';

await setLanguage('en');
