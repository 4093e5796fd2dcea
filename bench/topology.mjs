import { longTest, wholeNumber } from './lib/long-test.mjs';
import { benchOptions } from './lib/options.mjs';

/**
 * Several machines on one, for longer than in the tests: `node bench/topology.mjs [--rolls 20] [--kills 3]`. Two APIs
 * behind a proxy, two workers, a Postgres with a streaming replica and one Redis, under load, while all processes are
 * restarted one after another so many times, and then killed with -9 so many times, the replica and Redis too. Ends
 * with 1 when a request fails during the restarts, or anything acknowledged is lost.
 */
const USAGE = 'Usage: node bench/topology.mjs [--rolls N] [--kills N]';
const values = benchOptions({ rolls: '20', kills: '3' }, { rolls: '1', kills: '1' });
const [rolls, kills] = [values.rolls, values.kills].map((text) => String(wholeNumber(text, USAGE)));
await longTest(
  'test/topology.e2e-spec.ts',
  { TOPOLOGY_ROLLS: rolls, TOPOLOGY_KILLS: kills },
  `${rolls} rolling restarts, everything killed ${kills} times`,
  values,
);
