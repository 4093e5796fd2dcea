import { longTest, wholeNumber } from './lib/long-test.mjs';
import { benchOptions } from './lib/options.mjs';

/**
 * The long run of the crash test: `node bench/crash.mjs [rounds]`, 42 rounds by default: 210 kills among 5,040 offers.
 * Each round takes 120 offers through the running API while worker, Redis, API, Redis with all its data, and Postgres are
 * killed with -9.
 */
const values = benchOptions({ rounds: '42' }, { rounds: '1' }, 'rounds');
const rounds = String(wholeNumber(values.rounds, 'Usage: node bench/crash.mjs [rounds]'));
await longTest('test/crash.e2e-spec.ts', { CRASH_ROUNDS: rounds }, `${rounds} rounds`, values);
