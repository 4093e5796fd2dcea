import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { Children } from './children.mjs';
import { requireWritableCheckout } from './data-folder.mjs';
import { PlainError } from './plain-error.mjs';
import { setUp } from './set-up.mjs';
import { Steps } from './steps.mjs';

/** Installs and builds; answers the exit code. */
export async function build() {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-build-'));
  const children = new Children(folder);
  const steps = new Steps();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => void children.stopAll());
  }
  try {
    requireWritableCheckout();
    await setUp(steps, children);
    steps.say('Built.');
    return 0;
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    return 1;
  } finally {
    await children.stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
