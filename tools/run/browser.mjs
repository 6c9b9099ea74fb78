// Finds and starts a Chromium: CHROME_PATH, else an installed Chrome or Chromium, else the one in the npm package
// @sparticuz/chromium. So a machine with only Node can run the browser tests. WebGL is drawn in software (SwiftShader)
// everywhere, so that pictures do not depend on a graphics card.

import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Flags for every Chromium we start: quiet, unprivileged, with software WebGL. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Only WebGL is emulated in software: emulating a GPU for compositing would be slower than compositing on the CPU.
  '--disable-gpu-compositing',
  '--disable-accelerated-2d-canvas',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * For pages whose time passes by itself in tests: nothing is painted, and there are four frames a second. Painting in
 * software would use up the machine, and Chromium does not look for a newer service worker as long as it is busy with
 * frames (minutes, at worst).
 */
export const littleDrawing = `
  window.requestAnimationFrame = (frame) => setTimeout(() => frame(performance.now()), 250);
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'])
      if (prototype[name]) prototype[name] = () => {};
`;

/** Every installed Chrome or Chromium at its usual names and places, best first. May be empty. */
export function installedBrowsers() {
  const names =
    process.platform === 'win32'
      ? []
      : ['google-chrome', 'google-chrome-stable', 'chrome', 'chromium', 'chromium-browser', 'google-chrome-beta'];
  const onPath = names.flatMap((name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name)),
  );
  const usualPlaces = {
    linux: ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
    darwin: ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
    ]),
    win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]),
  };
  const found = [...onPath, ...(usualPlaces[process.platform] ?? [])].filter(isExecutable);
  return [...new Set(found)];
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Unpacks the Chromium of @sparticuz/chromium into .cache (once per version) and returns how to start it. The package's
 * own code would unpack to the shared /tmp/chromium and reuse any files there; therefore this uses its own folder,
 * filled under another name and renamed in one step, so that two processes never see half of it.
 *
 * @returns {Promise<{executablePath: string, env: Record<string, string>}>}
 */
export async function packagedBrowser() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const home = resolve(root, `.cache/chromium-${version}`);
  if (!existsSync(join(home, 'chromium'))) {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const staging = mkdtempSync(join(root, '.cache/unpacking-'));
    await withEnvironment({ TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, async () => {
      const { default: chromium } = await import('@sparticuz/chromium');
      await chromium.executablePath();
    });
    try {
      renameSync(staging, home);
    } catch (problem) {
      rmSync(staging, { recursive: true, force: true });
      if (!existsSync(join(home, 'chromium'))) throw problem;
    }
  }
  // The package's own fonts.conf points at /tmp; ours points at the unpacked fonts and, if there are any, the system's.
  const fontsConf = join(home, 'fonts.conf');
  const wanted = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
  if (!existsSync(fontsConf) || readFileSync(fontsConf, 'utf8') !== wanted) {
    writeFileSync(`${fontsConf}.${process.pid}`, wanted);
    renameSync(`${fontsConf}.${process.pid}`, fontsConf);
  }
  const libraries = [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(home, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fontsConf },
  };
}

/**
 * Returns how to start a Chromium as a plain process, for tests that must kill it: CHROME_PATH, else an installed one,
 * else the packaged one.
 *
 * @returns {Promise<{executablePath: string, env: Record<string, string | undefined>}>}
 */
export async function browserCommand() {
  const [installed] = installedBrowsers();
  const executablePath = process.env.CHROME_PATH ?? installed;
  return executablePath === undefined ? packagedBrowser() : { executablePath, env: { ...process.env } };
}

/** Sets environment variables while `work` runs, then restores all: the package also changes some itself. */
async function withEnvironment(variables, work) {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/**
 * Starts the first Chromium that works. The caller closes it.
 *
 * @param {import('playwright-core').LaunchOptions} [options]
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function launchBrowser(options = {}) {
  const { chromium } = await import('playwright-core');
  const launch = (executablePath, env = process.env) =>
    chromium.launch({ headless: true, executablePath, env, args: browserArgs, ...options });

  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH is "${chosen}", but there is no such file.`);
    return launch(chosen);
  }
  const problems = [];
  for (const path of installedBrowsers()) {
    try {
      return await launch(path);
    } catch (problem) {
      problems.push(`${path}: ${firstLine(problem)}`);
    }
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, env } = await packagedBrowser();
    return launch(executablePath, env);
  }
  throw new Error(
    [
      `No Chrome or Chromium was found, and the packaged one runs on 64-bit Intel/AMD Linux only (this is ${process.platform}-${process.arch}).`,
      'Please install Chrome or Chromium, or set CHROME_PATH to the full path of one.',
      ...problems,
    ].join('\n'),
  );
}

/**
 * Waits until `expression` is true in the page. Playwright's own waitForFunction evaluates text inside the page, which
 * the game's strict Content-Security-Policy forbids; polling from outside is allowed.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} expression
 * @param {number} [patienceMs]
 */
export async function waitUntil(page, expression, patienceMs = 30_000) {
  const end = Date.now() + patienceMs;
  while (!(await page.evaluate(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`after ${patienceMs / 1000} s still not true: ${expression}`);
    await page.waitForTimeout(50);
  }
}

function firstLine(problem) {
  return String(problem instanceof Error ? problem.message : problem).split('\n')[0];
}
