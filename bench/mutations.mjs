import { randomInt } from 'node:crypto';
import { wholeNumber } from './lib/long-test.mjs';
import { benchOptions } from './lib/options.mjs';
import { Copy } from './mutations/copy.mjs';
import { changePure } from './mutations/pure.mjs';
import { changeServices } from './mutations/services.mjs';

/**
 * How many of small changes to the code the tests notice, on a copy of the checkout:
 * `node bench/mutations.mjs [--only pure|services] [--files part-of-a-path,...] [--count 60] [--seed N] [--near 6] [--all no]`.
 * Pure files are Stryker's (at least 90 %); of the services as many places as asked for are changed, one at a time (95 %
 * is aimed for). What nobody notices is shown. Ends with 1 when fewer are noticed.
 */
const USAGE =
  'Usage: node bench/mutations.mjs [--only pure|services] [--files part,...] [--count N] [--seed N] [--near N] [--all no]';
const values = benchOptions(
  { only: 'pure,services', files: '', count: '60', seed: String(randomInt(1, 2 ** 31)), near: '6', all: 'yes' },
  // Judged by the spec beside it within seconds.
  { only: 'services', files: 'device-name', count: '1', seed: '1', near: '1', all: 'no' },
);
const [count, seed, near] = [values.count, values.seed, values.near].map((text) => wholeNumber(text, USAGE));
const LEAST = { pure: 0.9, services: 0.95 };

const copy = new Copy();
try {
  for (const part of values.only.split(',')) {
    const change = part === 'pure' ? changePure : changeServices;
    const { noticed, made } = await change(copy, { ...values, count, seed, near, all: values.all === 'yes' });
    const share = noticed / made;
    console.log(`\n${part}: ${noticed} of ${made} changes noticed (${Math.round(share * 100)} %), seed ${seed}`);
    if (!(share >= LEAST[part]) && !values.smoke) {
      process.exitCode = 1;
    }
  }
} finally {
  copy.remove();
}
