import { parseArgs } from 'node:util';
import { longTest, wholeNumber } from './lib/long-test.mjs';

/**
 * Two or more people at the same offer, agreement or property at the same moment, many times: `node bench/races.mjs
 * [--rounds 200] [--only deal|nda|visibility]`. Ends with 1 unless every round had exactly one outcome.
 */
const USAGE = 'Usage: node bench/races.mjs [--rounds N] [--only deal|nda|visibility]';
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' }, only: { type: 'string', default: '' } } });
const rounds = String(wholeNumber(values.rounds, USAGE));
await longTest(`test/${values.only || '.*'}-races.e2e-spec.ts`, { RACE_ROUNDS: rounds }, `${rounds} rounds of each race`);
