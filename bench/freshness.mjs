import { longTest, wholeNumber } from './lib/long-test.mjs';
import { benchOptions } from './lib/options.mjs';

/**
 * How long after a commit that hides a price, closes or unpublishes a property two APIs still tell it from their memory:
 * `node bench/freshness.mjs [--commits 334]` of each kind (p99 of 100 ms is aimed for). Ends with 1 when one tells it
 * again later, or while Redis, the workers or the replica are away.
 */
const values = benchOptions({ commits: '334' }, { commits: '1' });
const commits = String(wholeNumber(values.commits, 'Usage: node bench/freshness.mjs [--commits N]'));
await longTest('test/freshness.e2e-spec.ts', { FRESHNESS_COMMITS: commits }, `${commits} commits of each kind`, values);
