import {
  createTypeScriptImportResolver,
  globals,
  importX,
  js,
  jsxA11y,
  reactHooks,
  tseslint,
} from './checks/lint/plugins.mjs';
import { readingDialogs } from './checks/lint/reading-dialogs.mjs';
import { orderZones, roomless, zones } from './checks/lint/rooms.mjs';

if (roomless().length > 0) {
  throw new Error(`No row of the import table names ${roomless().join(', ')}: see checks/lint/rooms.mjs.`);
}

const office = 'admin-ui/src';

/** Who draws a dialog of its own; everybody else takes one of `Modal` (reading), `FormDialog`, `ConfirmDialog` and `Chooser`. */
const dialogs = [
  `${office}/components/{dialog-frame,confirm-dialog}.tsx`,
  `${office}/layout/palette/command-palette.tsx`,
  `${office}/panels/properties/form/address-not-found.tsx`,
];
const frames = [`${office}/components/{modal,second-step-dialog,form/form-dialog,chooser/chooser}.tsx`];
const takeFormDialog =
  'Dialogs for reading are a Modal, those that create or edit a FormDialog, questions a ConfirmDialog.';

/** Bull brings its own client of Redis. */
const takeSharedCounter = {
  name: 'ioredis',
  message: 'Only queues take ioredis: see platform/cache/shared-counter.ts.',
};

const noBarrels = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' };

const readOrWrite = 'Read with sql(), write with the manager of a transaction.';

/** A test that sleeps is decided by the clock; one that looks again and again, in a loop with an end, is not. */
const IN_NO_LOOP = ':not(WhileStatement *, DoWhileStatement *, ForStatement *, ForOfStatement *)';
const noSleeps = [
  'CallExpression[callee.name="sleep"]',
  'NewExpression[callee.name="Promise"]:has(CallExpression[callee.name="setTimeout"][arguments.1.value > 0])',
].map((sleeping) => ({
  selector: `AwaitExpression${IN_NO_LOOP} > ${sleeping}`,
  message: 'Wait for a state, not for a time: see eventually() of backend/test/test-worker.ts.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'openapi/client/**',
      // Programs of clients that are made when they run, and what is made.
      'e2e/generators/stories/**',
      'e2e/generators/made/**',
      '**/coverage/**',
      '.data/**',
      '.cache/**',
      '**/temp/**',
      '**/*.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { rules: { curly: ['error', 'all'] } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: [
            'contract/tsconfig.json',
            'backend/tsconfig.json',
            'tools/tsconfig.json',
            'demo/tsconfig.json',
            'admin-ui/tsconfig.json',
            'site-ui/tsconfig.json',
          ],
        }),
      ],
      // Types are declared by name and erased: only value imports can make a cycle.
      'import-x/internal-regex': '^@stowbridge/',
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { maxDepth: 6, ignoreExternal: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-syntax': ['error', noBarrels],
    },
  },
  {
    // SQL reads and managers write.
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts', 'backend/src/platform/database/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrels,
        {
          selector: 'CallExpression[callee.property.name=/^(getRepository|createQueryBuilder)$/]',
          message: readOrWrite,
        },
        { selector: 'Decorator[expression.callee.name="InjectRepository"]', message: readOrWrite },
        {
          selector: 'CallExpression[callee.property.name="query"][callee.object.name=/source$/i]',
          message: readOrWrite,
        },
        {
          selector: 'CallExpression[callee.property.name="query"][callee.object.property.name=/source$/i]',
          message: readOrWrite,
        },
        {
          selector: ':function:has(> Identifier.params[name="caller"]) CallExpression[callee.name="withTransaction"]',
          message: 'Begin with what the request depends on: withTransactionOf(caller, ...).',
        },
      ],
    },
  },
  {
    // What runs in production; knip looks at what is imported and not declared anywhere else.
    files: ['{backend/src,tools,demo/src}/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false, includeTypes: true }] },
  },
  {
    // Services speak one language.
    files: ['backend/src/**/*.service.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [takeSharedCounter],
          patterns: [
            {
              regex: '\\.(calls|resource)\\.dto$',
              message: 'A service knows nothing of the wire: calls and resources map.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/events/*', '**/*.spec.ts', '**/*.service.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [takeSharedCounter] }],
    },
  },
  {
    // A spec may set its scene with any room, and judge it by what another shows; nobody imports it.
    files: ['backend/src/**/*.spec.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/*.e2e-spec.ts', '**/*.test.mjs', 'e2e/support/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, ...noSleeps] },
  },
  {
    files: ['contract/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'The contract imports no package.' }] },
      ],
    },
  },
  {
    files: ['{admin-ui,site-ui}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    // A role that a component of ours takes is a person's, not ARIA's.
    rules: { 'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }], 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['{admin-ui,site-ui}/src/**/*.spec.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: zones.filter((zone) => !orderZones.includes(zone)) }],
    },
  },
  {
    files: [`${office}/**/*.tsx`],
    plugins: { office: { rules: { 'reading-dialogs': readingDialogs } } },
    rules: {
      'office/reading-dialogs': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: '@mui/material', message: 'Import the part itself.' }],
          patterns: [
            {
              group: ['@mui/material/Dialog', '@mui/material/Modal', '@mui/material/Drawer/*'],
              message: takeFormDialog,
            },
            { regex: '/dialog-frame$', message: takeFormDialog },
          ],
        },
      ],
    },
  },
  {
    files: [...dialogs, ...frames],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.{mjs,js,cjs}'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['{backend,tools,demo}/jest*.config.js', '**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { ...globals.node } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
