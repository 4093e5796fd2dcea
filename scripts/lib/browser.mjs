import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainError } from './plain-error.mjs';
import { unpackBrowser } from './packaged-browser.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Also what Playwright starts it with: tests need no update, no first page, and run as root too. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

function* onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        yield { path, args: [], env: {} };
      } catch {
        // not here
      }
    }
  }
}

/** A file that is there may still not start (a wrong machine, a missing library): only a shown page proves it. */
async function complaintAbout(children, browser) {
  const probe = fileURLToPath(new URL('./probe-browser.mjs', import.meta.url));
  const { status, output } = await children.run(
    'browser',
    process.execPath,
    [probe, browser.path, ...BROWSER_ARGS, ...browser.args],
    {
      env: { ...process.env, ...browser.env },
      limitMs: 60_000,
    },
  );
  if (status === 0) {
    return undefined;
  }
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /error while loading|not found|cannot/i.test(line)) ?? lines.find(Boolean) ?? String(status)
  );
}

async function installFromSystem(children) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    children.mustRun(`apt-get ${args[0]}`, 'apt-get', ['-y', '-qq', ...args], { env, limitMs: 600_000 });
  await apt('update');
  await apt('install', '--no-install-recommends', 'chromium');
}

/**
 * Finds a browser that really starts: CHROMIUM_PATH, an installed one, the one shipped in a registry package, and for
 * root the system's package manager.
 *
 * @returns its path, the extra arguments and the environment it needs
 */
export async function findBrowser(children) {
  const complaints = [];
  const usable = async (browser) => {
    const complaint = await complaintAbout(children, browser);
    if (complaint) {
      complaints.push(`${browser.path} (${complaint})`);
    }
    return !complaint;
  };

  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const browser = { path: named, args: [], env: {} };
    if (existsSync(named) && (await usable(browser))) {
      return browser;
    }
    throw new PlainError(`CHROMIUM_PATH=${named} is no browser that starts. ${complaints.join('; ')}`);
  }
  for (const browser of onPath()) {
    if (await usable(browser)) {
      return browser;
    }
  }
  for await (const browser of unpackBrowser()) {
    if (await usable(browser)) {
      return browser;
    }
  }
  if (process.getuid?.() === 0) {
    await installFromSystem(children);
    for (const browser of onPath()) {
      if (await usable(browser)) {
        return browser;
      }
    }
  }
  throw new PlainError(
    `No browser starts on this machine. Install chromium or set CHROMIUM_PATH. Tried: ${complaints.join('; ') || 'none'}`,
  );
}
