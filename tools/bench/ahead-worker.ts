/** The Worker of a café that runs ahead, as a Node thread, for the benchmark of hangs. */

import { type MessagePort, parentPort } from 'node:worker_threads';
import { Ahead } from '../../src/sandbox/ahead-worker.ts';
import type { FromAhead, ToAhead } from '../../src/sandbox/messages.ts';

const port = parentPort as MessagePort;
const opened = Ahead.open(
  (message: FromAhead) => port.postMessage(message),
  () => performance.now(),
);
port.on('message', (message: ToAhead) => void opened.then((ahead) => ahead.hear(message)));
