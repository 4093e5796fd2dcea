// npm run check:commits [-- commit]: the subjects of the commits since that one.
import { execFileSync } from 'node:child_process';
import { ROOT } from './lib/paths.mjs';
import { complaintAbout } from './lib/commit-subject.mjs';

/** The last commit from before this check. */
const BASE = 'fd859a3b6f4e';
const range = `${process.argv[2] ?? BASE}..HEAD`;

const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', range], { cwd: ROOT, encoding: 'utf8' });
const wrong = log
  .split('\n')
  .filter(Boolean)
  .map((line) => [line, complaintAbout(line.slice(line.indexOf(' ') + 1))])
  .filter(([, complaint]) => complaint);
for (const [line, complaint] of wrong) {
  console.error(`${line}\n  ${complaint}`);
}
process.exitCode = wrong.length > 0 ? 1 : 0;
