import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** The commit of this checkout; undefined where there is none, or no git. */
export function commitOf(folder = ROOT) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 5_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Version and commit for people, as the processes say them. */
export function versionText() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const commit = process.env.BUILD_COMMIT || commitOf();
  return commit ? `${version} (${commit.slice(0, 7)})` : version;
}
