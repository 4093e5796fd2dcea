import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What is fetched or unpacked once and kept between runs; survives `npm ci`. */
export const CACHE = join(ROOT, '.cache');
