// Vitest is started with this test when a fault is tried with all modules imported again: the runner does its work
// before it.

import { test } from 'vitest';

test('faults, each with all modules imported anew', () => {});
