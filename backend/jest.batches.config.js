const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const { inBatches } = require('../scripts/lib/jest-batches.cjs');
const config = require('./jest.config.js');

const specsOf = (folder) =>
  readdirSync(join(__dirname, folder), { recursive: true })
    .filter((name) => /\.(spec|e2e-spec)\.ts$/.test(name))
    .map((name) => join(__dirname, folder, name));

/** Of backend/test; the others start processes, or take a minute each. */
const SMALL =
  /test\/(api-guide|confidential-switch|contract-|denials-(accounts|closing|instead)|limits|list|public-|replaced|resources|routes|visibility(?!-races))[\w-]*\.e2e/;

/** What is killed in the midst of many; `crash` and `evidence` are alike, and stay. */
const ALIKE = [
  'campaigns',
  'certificates',
  'criteria-ended',
  'imports-killed',
  'listing-digests',
  'seller-week',
  'stamped-copies',
  'topology',
];
const alike = ALIKE.map((name) => `test/${name}\\.e2e`);
const tests = specsOf('test');
const small = tests.filter((spec) => SMALL.test(spec) && !alike.some((pattern) => new RegExp(pattern).test(spec)));
const others = tests.filter((spec) => !small.includes(spec));

module.exports = {
  ...inBatches(__dirname, config, 8, [...specsOf('src'), ...small], [...others, ...specsOf('../contract/src')]),
  testPathIgnorePatterns: process.env.EVERY_KILL ? [] : alike,
};
