import { Worker } from 'node:worker_threads';
import { wholeNumber } from './lib/long-test.mjs';
import { benchOptions } from './lib/options.mjs';

/**
 * Keeps the machine busy, to see what does not bear it: `node bench/busy.mjs [--minutes 60] [--loops 4]`, and beside it
 * `npm test`. The loops run at normal priority and end by themselves, or with Ctrl-C.
 */
const USAGE = 'Usage: node bench/busy.mjs [--minutes N] [--loops N]';
const values = benchOptions({ minutes: '60', loops: '4' }, {});
const [minutes, loops] = [values.minutes, values.loops].map((text) => wholeNumber(text, USAGE));
const milliseconds = values.smoke ? 1000 : minutes * 60_000;

// Threads, not processes: they end with this one, however it ends.
const turning = Array.from(
  { length: loops },
  () => new Worker(`const end = Date.now() + ${milliseconds}; while (Date.now() < end);`, { eval: true }),
);
console.log(`${loops} loops for ${milliseconds / 60_000} minutes; Ctrl-C ends them.`);
await Promise.all(turning.map((worker) => new Promise((resolve) => worker.once('exit', resolve))));
