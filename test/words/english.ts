// Before any test: the words are there, in English.

import { setLanguage } from '../../src/words/index.ts';

await setLanguage('en');
