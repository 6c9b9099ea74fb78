// Installs the packages if they differ from package-lock.json, so that one command is enough on a new machine. Runs
// before anything is installed and therefore uses only Node's own modules. A stamp in node_modules records the
// installed lock file; after a manual `npm install`, the list that npm itself leaves in node_modules is used instead,
// and nothing is installed twice.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.honeybell-installed');

/** Makes node_modules match the lock file; reports only on standard error. Ends the process on failure. */
export function ensureInstall() {
  refuseOldNode();
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!npmInstalled(JSON.parse(lock))) {
    const started = Date.now();
    console.error('Installing the packages of package-lock.json …');
    const { status, error } = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (status !== 0) {
      console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Is the npm registry reachable?`);
      process.exit(1);
    }
    console.error(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
  writeFileSync(stampFile, stamp);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Honeybell needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** True if npm's own record of node_modules has every package of the lock file that belongs on this machine. */
function npmInstalled(lock) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'));
  return Object.entries(lock.packages).every(([path, { version, optional, os, cpu, libc }]) => {
    if (path === '') return true;
    const there = installed[path];
    if (there) return there.version === version && existsSync(join(root, path));
    return (
      Boolean(optional) && (libc !== undefined || !(os?.includes(process.platform) && cpu?.includes(process.arch)))
    );
  });
}

/** npm passes its own address to the programs it runs; a plain `node tools/run/….mjs` finds npm on the PATH. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  if (npm && npm.endsWith('npm-cli.js')) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstall();
