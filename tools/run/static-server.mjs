// A small static file server for the built game, using only Node's own modules. It can serve below a sub-path, as
// project pages of code hosts do, and sends a strict Content-Security-Policy: a build that works here works on any
// plain host.

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { headerPolicy } from '../policy/policy.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
};

/** The file at a path; nothing for impossible paths: an invalid character, a file used as a folder, a name too long. */
function statsOf(path) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * @param {{ folder: string, prefix?: string, port?: number, policy?: string | null, script?: (text: string) => string
 * }} options `prefix` begins and ends with "/"; `script` transforms scripts before they are sent.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` ends with the prefix.
 */
export function startStaticServer({ folder, prefix = '/', port = 0, policy = headerPolicy, script }) {
  const server = createServer((request, response) => {
    const refuse = (status, text) => response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'only GET and HEAD');
    let path;
    try {
      path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    } catch {
      return refuse(400, 'bad address');
    }
    if (!path.startsWith(prefix)) return refuse(404, `nothing outside ${prefix}`);
    let file = normalize(join(folder, path.slice(prefix.length)));
    if (file !== normalize(folder) && !file.startsWith(normalize(folder + sep)))
      return refuse(403, 'outside the folder');
    let stats = statsOf(file);
    if (stats?.isDirectory()) {
      file = join(file, 'index.html');
      stats = statsOf(file);
    }
    if (!stats?.isFile()) return refuse(404, `no such file: ${path}`);
    const edited = script && extname(file) === '.js' ? Buffer.from(script(readFileSync(file, 'utf8'))) : null;
    response.writeHead(200, {
      'content-type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      'content-length': edited?.length ?? stats.size,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...(policy ? { 'content-security-policy': policy } : {}),
    });
    if (request.method === 'HEAD') return response.end();
    if (edited !== null) return response.end(edited);
    // If a file disappears or cannot be read, only its own answer fails, not the server.
    pipeline(createReadStream(file), response, () => {});
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: chosen } = server.address();
      resolve({
        url: `http://127.0.0.1:${chosen}${prefix}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
