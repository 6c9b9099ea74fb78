// Runs before each file of browser tests: closes games that a failed test left open when the file ends. They would slow
// down all others until the run is over.

import { afterAll } from 'vitest';
import { closeAll } from './harness.ts';

afterAll(closeAll);
