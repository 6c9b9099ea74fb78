// Projects that use the package as others get it: packed by npm and put into their node_modules.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a program and returns what it prints. */
export const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** A new folder that {@link removed} deletes. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'honeybell-minds-'));

export const removed = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Packs dist-ai/ into a folder. @returns the path of the packed file */
export function pack(into: string): string {
  const packed = run('npm', ['pack', join(root, 'dist-ai'), '--pack-destination', into, '--json'], into);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(into, filename);
}

/**
 * An empty project with the packed package, and links to some packages of this project.
 * @param packages names in node_modules
 */
export function emptyProject(packages: readonly string[] = []): string {
  const project = newFolder();
  const installed = join(project, 'node_modules/honeybell-minds');
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', pack(project), '-C', installed, '--strip-components=1'], project);
  for (const name of packages) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
  return project;
}

const viewers: ChildProcess[] = [];

/** Starts the package's command, on a recording or without one. @returns the address of the viewer's page */
export async function viewer(project: string, ...file: readonly string[]): Promise<string> {
  const command = join(project, 'node_modules/honeybell-minds/bin/honeybell-minds.mjs');
  const started = spawn(process.execPath, [command, 'view', ...file], { cwd: project });
  viewers.push(started);
  const [said] = (await once(started.stdout, 'data')) as [Buffer];
  return /http:\S+/.exec(String(said))?.[0] ?? '';
}

/** Ends the commands that {@link viewer} has started. */
export const endViewers = (): void => {
  for (const started of viewers.splice(0)) started.kill();
};
