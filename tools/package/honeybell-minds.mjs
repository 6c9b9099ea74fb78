#!/usr/bin/env node
// The package's command: `npx honeybell-minds view run.minds` opens a recording in the browser. It serves a page on this
// computer only, until it is ended by Ctrl+C.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const USAGE = `Usage: honeybell-minds view [FILE] [--port NUMBER]

  FILE           a recording, written by recordingToBytes; left out = the page asks for one
  --port NUMBER  1 to 65535; left out = a free one`;
const pages = fileURLToPath(new URL('../viewer/', import.meta.url));
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', map: 'application/json' };

const [command, ...rest] = process.argv.slice(2);
const problems = [];
let port = 0;
let file = null;
if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log(USAGE);
  process.exit(0);
}
if (command !== 'view')
  problems.push(command === undefined ? 'a command is missing' : `there is no command '${command}'`);
for (let i = 0; i < rest.length; i++) {
  if (rest[i] === '--port' || rest[i].startsWith('--port=')) {
    const given = rest[i] === '--port' ? (rest[++i] ?? '') : rest[i].slice('--port='.length);
    port = Number(given);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      problems.push(`--port takes a number from 1 to 65535, not '${given}'`);
  } else if (rest[i].startsWith('-')) problems.push(`there is no option '${rest[i]}'`);
  else if (file !== null) problems.push(`one FILE is enough: '${rest[i]}' is the second`);
  else {
    file = rest[i];
    if (!existsSync(file) || !statSync(file).isFile()) problems.push(`there is no file '${file}'`);
    else {
      const wrong = wrongWith(file);
      if (wrong !== null) problems.push(`'${file}' ${wrong}; recordingToBytes writes one`);
    }
  }
}
if (problems.length > 0) {
  for (const problem of problems) console.error(`honeybell-minds: ${problem}`);
  console.error('honeybell-minds: `honeybell-minds --help` says how it is used');
  process.exit(2);
}

/** What is wrong with a recording; null = it is compressed data from beginning to end, and the page checks the rest. */
function wrongWith(path) {
  const bytes = readFileSync(path);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return 'is not a recording';
  try {
    gunzipSync(bytes);
    return null;
  } catch {
    return 'is damaged or cut off: it is not a whole recording';
  }
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/recording.minds' && file !== null) {
    response.setHeader('x-name', encodeURIComponent(basename(file)));
    response.setHeader('content-type', 'application/octet-stream');
    return createReadStream(file).pipe(response);
  }
  const name = pathname === '/' ? 'index.html' : pathname.slice(1);
  const path = join(pages, name);
  if (!path.startsWith(pages) || !existsSync(path) || !statSync(path).isFile()) {
    response.statusCode = 404;
    return response.end();
  }
  response.setHeader('content-type', TYPES[name.split('.').at(-1)] ?? 'application/octet-stream');
  return createReadStream(path).pipe(response);
});
server.on('error', (error) => {
  console.error(`honeybell-minds: ${error.message}`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  console.log(`${file ?? 'The viewer'}: http://localhost:${server.address().port}/ (Ctrl+C ends it)`);
});
