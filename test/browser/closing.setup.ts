// Before each file of browser tests: a game that a test has left open – because it failed, say – is closed when the file
// ends. It would go on drawing beside all others until the run is over.

import { afterAll } from 'vitest';
import { closeAll } from './harness.ts';

afterAll(closeAll);
