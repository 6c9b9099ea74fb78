// What Vitest is started for when faults are tried with everything imported anew: the runner does that before this test.

import { test } from 'vitest';

test('faults, each with all modules imported anew', () => {});
