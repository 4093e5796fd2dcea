import { longTest, wholeNumber } from './lib/long-test.mjs';
import { benchOptions } from './lib/options.mjs';

/**
 * Two or more people at the same offer, agreement or property at the same moment, many times: `node bench/races.mjs
 * [--rounds 200] [--only deal|nda|visibility]`. Ends with 1 unless every round had exactly one outcome.
 */
const values = benchOptions({ rounds: '200', only: '' }, { rounds: '1' });
const rounds = String(
  wholeNumber(values.rounds, 'Usage: node bench/races.mjs [--rounds N] [--only deal|nda|visibility]'),
);
await longTest(`/${values.only || '\\w+'}-races\\.`, { RACE_ROUNDS: rounds }, `${rounds} rounds of each race`, values);
