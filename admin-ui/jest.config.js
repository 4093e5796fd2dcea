// react-admin and what it builds on come as ES modules; Jest runs CommonJS, so they are turned into it.
const esmPackages =
  'react-hotkeys-hook|d3-[a-z]+|internmap|date-fns|query-string|decode-uri-component|split-on-first|filter-obj';

export default {
  rootDir: '.',
  roots: ['<rootDir>/src'],
  testRegex: '\\.spec\\.tsx?$',
  testEnvironment: '<rootDir>/src/test/environment.js',
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'json'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/test/empty.js',
    '\\.(svg|woff2)$': '<rootDir>/src/test/empty.js',
    '^@stowbridge/contract/(.*)$': '<rootDir>/../contract/src/$1.ts',
  },
  transform: {
    '^.+\\.[cm]?[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${esmPackages})/)`],
  maxWorkers: 2,
  // Ends what hangs; how fast a machine is decides nothing.
  testTimeout: 300_000,
};
