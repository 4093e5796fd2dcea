import { parseArgs } from 'node:util';
import { longTest, wholeNumber } from './lib/long-test.mjs';

/**
 * Two or more people at the same offer at the same moment, many times: `node bench/races.mjs [--rounds 200]`. Ends with
 * 1 unless every round had exactly one outcome, one row of history and one notice.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const rounds = String(wholeNumber(values.rounds, 'Usage: node bench/races.mjs [--rounds N]'));
await longTest('test/deal-races.e2e-spec.ts', { RACE_ROUNDS: rounds }, `${rounds} rounds of each race`);
