const { availableParallelism } = require('node:os');

// Nest 12 ships as ES modules; @swc/jest turns those packages into CommonJS together with our own sources.
const esmPackages =
  '@nestjs|@fastify/cookie|cookie|file-type|load-esm|strtok3|token-types|@tokenizer|@borewit|uint8array-extras|@noble/hashes|@scure/base|otplib|@otplib|postal-mime|hucre|request-filtering-agent';

module.exports = {
  rootDir: '.',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/../contract/src'],
  testRegex: '\\.(spec|e2e-spec)\\.ts$',
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  // Their sources, so that no test needs a build.
  moduleNameMapper: {
    '^@stowbridge/contract/(.*)$': '<rootDir>/../contract/src/$1.ts',
    '^@stowbridge/backend/(.*)$': '<rootDir>/src/$1.ts',
    '^@stowbridge/tools/(.*)$': '<rootDir>/../tools/$1.ts',
    '^@stowbridge/demo/(.*)$': '<rootDir>/../demo/src/$1.ts',
  },
  transform: {
    '^.+\\.[cm]?[tj]s$': ['@swc/jest', require('./swc.cjs')],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${esmPackages})/)`],
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/global-setup.ts',
  // As many as keep a machine of 4 GB from swapping; one that has grown is replaced after its file.
  maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
  workerIdleMemoryLimit: '1GB',
  // Ends what hangs; how fast a machine is decides nothing.
  testTimeout: 300_000,
};
