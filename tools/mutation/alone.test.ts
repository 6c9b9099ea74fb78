// Where the runner tries faults that need everything imported anew: its one test stands for all of them.

import { test } from 'vitest';

test('faults, each with all modules imported anew', () => {});
