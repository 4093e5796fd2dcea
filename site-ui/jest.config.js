const style = '<rootDir>/test/style-stub.cjs';

export default {
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: '\\.spec\\.tsx?$',
  testEnvironment: '<rootDir>/test/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/test/set-up.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': style,
    '\\.css$': style,
    '^@stowbridge/contract/(.*)$': '<rootDir>/../contract/src/$1.ts',
  },
  transform: {
    '^.+\\.tsx?$': [
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
  // Ends what hangs; how fast a machine is decides nothing.
  testTimeout: 300_000,
};
