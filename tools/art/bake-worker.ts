// A worker of the bake: draws the requested person and reports back.
import { parentPort } from 'node:worker_threads';
import { drawPerson } from './draw-person.ts';

parentPort?.on('message', (id: string) => parentPort?.postMessage(drawPerson(id)));
