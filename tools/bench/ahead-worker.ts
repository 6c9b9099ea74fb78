/** The Worker's end of a café thought ahead, as a thread of Node: for the benchmark of hangs. */

import { type MessagePort, parentPort } from 'node:worker_threads';
import { Ahead } from '../../src/sandbox/ahead.ts';
import type { FromAhead, ToAhead } from '../../src/sandbox/messages.ts';

const port = parentPort as MessagePort;
const opened = Ahead.open((message: FromAhead) => port.postMessage(message));
port.on('message', (message: ToAhead) => void opened.then((ahead) => ahead.hear(message)));
