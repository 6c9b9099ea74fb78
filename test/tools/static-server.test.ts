// The server of the built game answers every request and keeps running.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { startStaticServer } from '../../tools/run/static-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'honeybell-'));
writeFileSync(join(folder, 'index.html'), '<p>here');
const server = startStaticServer({ folder });
afterAll(async () => {
  await (await server).close();
  rmSync(folder, { recursive: true, force: true });
});

/** The status of the answer to a path, sent unchanged. */
async function ask(path: string): Promise<number | undefined> {
  const { port } = new URL((await server).url);
  return new Promise((done, failed) => {
    request({ port, host: '127.0.0.1', path }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    })
      .on('error', failed)
      .end();
  });
}

test.each([
  ['a letter no name has', '/%00', 404],
  ['a file taken for a folder', '/index.html/', 404],
  ['a file taken for a folder, with more behind', '/index.html/a/b', 404],
  ['a name longer than any', `/${'a'.repeat(5000)}`, 404],
  ['a path longer than any', `/${'a/'.repeat(3000)}`, 404],
  ['half a sign', '/%E0%A4', 400],
  ['a way out', '/..%2f..%2fetc%2fpasswd', 403],
])('%s is answered, and so is the next one', async (_what, path, status) => {
  expect(await ask(path)).toBe(status);
  expect(await ask('/')).toBe(200);
});
