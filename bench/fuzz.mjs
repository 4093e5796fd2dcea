import { randomInt } from 'node:crypto';
import { longTest, wholeNumber } from './lib/long-test.mjs';
import { benchOptions } from './lib/options.mjs';

/**
 * The generated requests of the tests, many more of them and with another seed at each run:
 * `node bench/fuzz.mjs [--requests 1000000] [--seed N]`. Ends with 1 when one is answered by a fault, or by what the
 * API's document does not say; the request that was and the seed are shown.
 */
const USAGE = 'Usage: node bench/fuzz.mjs [--requests N] [--seed N]';
const values = benchOptions({ requests: '1000000', seed: String(randomInt(1, 2 ** 31)) }, { requests: '205' });
const [requests, seed] = [values.requests, values.seed].map((text) => String(wholeNumber(text, USAGE)));
await longTest(
  'test/fuzz.e2e-spec.ts',
  { FUZZ_REQUESTS: requests, FUZZ_SEED: seed, FUZZ_ROUTES_ONE_OF: '1' },
  `${requests} requests, seed ${seed}`,
  values,
);
