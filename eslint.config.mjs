import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import globals from 'globals';
import { existsSync, readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { readingDialogs } from './scripts/lint/reading-dialogs.mjs';

const src = './backend/src';
const domains = [
  'users',
  'properties',
  'documents',
  'ndas',
  'deals',
  'vendors',
  'categories',
  'messages',
  'team',
  'enquiries',
  'lookups',
  'geocoding',
];
const support = ['events', 'audit', 'storage', 'embedded'];
const above = ['journeys', 'analytics', 'market', 'mail', 'ops', 'pages', 'api-keys', 'requests'];

/** Another domain's services may be used along these lines only. */
const domainUses = {
  users: [],
  lookups: [],
  geocoding: [],
  properties: ['users', 'geocoding'],
  ndas: ['users', 'properties'],
  documents: ['users', 'properties', 'ndas'],
  deals: ['users', 'properties', 'ndas', 'documents'],
  categories: [],
  vendors: ['categories'],
  messages: ['users', 'properties', 'ndas'],
  team: [],
  enquiries: [],
};

const zone = (target, names, message) => names.map((name) => ({ target, from: `${src}/${name}`, message }));

const featuresFolder = new URL('site-ui/src/features/', import.meta.url);
const features = existsSync(featuresFolder) ? readdirSync(featuresFolder) : [];

/** The import table of the README: what is named here may not be imported. */
const zones = [
  ...['backend', 'admin-ui', 'site-ui', 'openapi', 'e2e'].map((part) => ({
    target: './contract',
    from: `./${part}`,
    message: 'The contract imports nothing.',
  })),
  ...zone(
    `${src}/common`,
    [...domains, ...support, ...above, 'auth', 'database'],
    'common imports nothing of ours but config.',
  ),
  ...zone(
    `${src}/database/!(seed)/**`,
    [...domains, ...support, ...above, 'auth'],
    'database imports config and common only.',
  ),
  ...support.flatMap((room) =>
    zone(
      `${src}/${room}`,
      [...domains, ...above, 'auth', ...support.filter((other) => other !== room)],
      `${room} imports database, config and common only.`,
    ),
  ),
  ...zone(`${src}/auth`, [...domains, ...above, 'storage', 'embedded'], 'auth imports no domain.'),
  ...domains.flatMap((domain) => [
    ...zone(`${src}/${domain}`, above, 'A domain imports nothing that stands above the domains.'),
    ...zone(
      `${src}/${domain}`,
      domains.filter((other) => other !== domain && other !== 'lookups' && !domainUses[domain].includes(other)),
      'Domains use each other along users <- properties <- ndas <- documents <- deals, categories <- vendors, messages -> users, properties, ndas.',
    ),
  ]),
  ...['mail', 'analytics', 'market'].flatMap((room) =>
    zone(
      `${src}/${room}`,
      above.filter((other) => other !== room),
      'Rooms above the domains do not import each other.',
    ),
  ),
  ...zone(
    `${src}/api-keys`,
    [...domains, ...above.filter((other) => other !== 'api-keys' && other !== 'requests')],
    'API keys know auth and the requests only.',
  ),
  ...zone(
    `${src}/requests`,
    [...domains, ...above.filter((other) => other !== 'requests'), 'audit', 'storage'],
    'What holds for every request knows no domain.',
  ),
  ...zone(`${src}/journeys`, ['analytics', 'market', 'mail', 'ops', 'pages'], 'journeys import domains only.'),
  ...zone(
    `${src}/backup`,
    [...domains, ...above, 'auth', 'audit'],
    'A backup knows tables and folders, and no domain.',
  ),
  ...features.map((feature) => ({
    target: `./site-ui/src/features/${feature}`,
    from: './site-ui/src/features',
    except: [`./${feature}`],
    message: 'Features do not import each other.',
  })),
  { target: './admin-ui', from: './backend', message: 'The front ends know the API by its client only.' },
  { target: './site-ui', from: './backend', message: 'The front ends know the API by its client only.' },
  { target: './admin-ui', from: './site-ui', message: 'The front ends do not import each other.' },
  { target: './site-ui', from: './admin-ui', message: 'The front ends do not import each other.' },
];

const office = 'admin-ui/src';

/** Who draws a dialog of its own; everybody else takes one of `Modal` (reading), `FormDialog`, `ConfirmDialog` and `Chooser`. */
const dialogs = [
  `${office}/components/{dialog-frame,confirm-dialog}.tsx`,
  `${office}/layout/palette/command-palette.tsx`,
  `${office}/properties/form/address-not-found.tsx`,
];
const frames = [`${office}/components/{modal,form/form-dialog,chooser/chooser}.tsx`];
const takeFormDialog =
  'Dialogs for reading are a Modal, those that create or edit a FormDialog, questions a ConfirmDialog.';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'openapi/client/**',
      '**/coverage/**',
      '.data/**',
      '.cache/**',
      'temp/**',
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
      // A screen is known to all and fetched only when it is shown: no cycle at run time.
      'import-x/no-cycle': ['error', { maxDepth: 6, ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
    },
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
    files: ['backend/jest.config.js', '**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { ...globals.node } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
