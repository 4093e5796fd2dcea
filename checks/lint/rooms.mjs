// The rooms of the product and what each may import: the README's import table and the lint are made from this list.
import { existsSync, readdirSync } from 'node:fs';

const src = './backend/src';

/** In this order: each may import those before it, and those on the same line not at all. */
const PLATFORM = [
  'common',
  'pdf',
  'database',
  'access',
  'audit',
  'storage',
  'geocoding',
  'events',
  'cache',
  'ops',
  'http',
  'openapi',
];
/** In this order: each may import the services and types of those before it. */
const DOMAINS = [
  'lookups',
  'accounts',
  'activity',
  'properties',
  'documents',
  'ndas',
  'deals',
  'deal-room',
  'categories',
  'vendors',
  'messages',
  'team',
  'enquiries',
  'tasks',
  'notes',
  'demand',
  'criteria',
  'reports',
  'campaigns',
  'changes',
  'webhooks',
  'imports',
  'privacy',
];
const ABOVE = ['mail', 'pages'];
/** The programs: they import everything, and no room imports them. */
const PROGRAMS = ['database'];
/** The back office below its resources, in this order: each may import those before it. */
const OFFICE = ['records', 'auth', 'data-provider', 'components', 'panels'];
/** What stands around its pages and reads their table, not the pages. */
const FRAME = ['layout', 'sign-in'];
/** What everybody in the back office may import. */
const OFFICE_LEAFS = ['theme', 'dates.ts', 'paths.ts', 'product.ts', 'query-client.ts', 'screen.ts', 'store.ts'];
/** The folders of the site, in this order: each may import those before it. */
const SITE = ['lib', 'router', 'session', 'api', 'forms', 'components', 'maps', 'layout', 'features', 'pages'];
/** What a domain keeps to itself; a type may be named elsewhere. */
const PRIVATE = '**/*.{dto,queries}.ts';

/** The rows of the README's import table. */
export const TABLE = [
  ['contract', 'nothing, no package either'],
  ['config', '`contract`; everybody may import it'],
  ['platform', `\`contract\`; inside it each imports those before it: ${PLATFORM.join(' <- ')}`],
  [
    'domains/x',
    `\`contract\`, \`platform\`, and the services and types (no DTOs, no queries) of the domains before it: ${DOMAINS.join(' <- ')}`,
  ],
  ['views/x, mail, pages', '`contract`, `platform`, `domains`; never one another'],
  [
    'main, worker, admin, app.module, demo, tools',
    'everything; nothing but tests and scripts imports them; tools import the platform and the program that migrates',
  ],
  ['admin-ui, site-ui', 'their own code, `contract`, `openapi`; never the backend nor one another'],
  [
    'folders of site-ui, of admin-ui',
    `the site's: those before it of ${SITE.join(' <- ')}, but no feature another; the office's: the theme, leafs such as \`paths\`, and those before it of ${OFFICE.join(' <- ')} <- resources, but no resource another; layout and sign-in also the table of screens, and only \`app\` imports them`,
  ],
];

const folders = (path) =>
  existsSync(new URL(`../../${path}`, import.meta.url))
    ? readdirSync(new URL(`../../${path}`, import.meta.url), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** The rooms on disk that are in no row; each of them fails the lint. */
export const roomless = () => [
  ...folders('backend/src').filter((name) => !['platform', 'domains', 'views', ...ABOVE, ...PROGRAMS].includes(name)),
  ...folders('backend/src/platform').filter((name) => !PLATFORM.includes(name)),
  ...folders('backend/src/domains').filter((name) => !DOMAINS.includes(name)),
];

const zone = (target, from, message) => from.map((room) => ({ target, from: room, message }));
const within = (storey, rooms) => rooms.map((room) => `${src}/${storey}/${room}`);

const views = folders('backend/src/views').map((name) => `${src}/views/${name}`);
const above = [...views, ...ABOVE.map((name) => `${src}/${name}`)];
const beside = [...PROGRAMS.map((name) => `${src}/${name}`), './tools', './demo'];
const features = folders('site-ui/src/features');
const resources = folders('admin-ui/src').filter((name) => ![...OFFICE, ...FRAME, 'theme', 'test'].includes(name));

const officeZone = (room, below, message) => ({
  target: `./admin-ui/src/${room}`,
  from: './admin-ui/src',
  except: [room, ...below, ...OFFICE_LEAFS].map((one) => `./${one}`),
  message,
});

/** The order within the front ends; a spec may show what it tests inside a page. */
export const orderZones = [
  ...SITE.flatMap((room, at) =>
    zone(
      `./site-ui/src/${room}`,
      SITE.slice(at + 1).map((later) => `./site-ui/src/${later}`),
      `${room} imports the folders of the site before it only.`,
    ),
  ),
  ...OFFICE.map((room, at) =>
    officeZone(room, OFFICE.slice(0, at), `${room} imports what stands below it in the back office only.`),
  ),
  ...resources.map((room) => officeZone(room, OFFICE, 'Resources of the back office do not import each other.')),
  ...FRAME.map((room) =>
    officeZone(room, [...OFFICE, 'screens.ts'], `The ${room} imports the table of screens, not the pages.`),
  ),
];

/** For `import-x/no-restricted-paths`: what is named here may not be imported. */
export const zones = [
  ...zone(
    './contract',
    ['./backend', './admin-ui', './site-ui', './openapi', './e2e'],
    'The contract imports nothing.',
  ),
  ...PLATFORM.flatMap((room, at) =>
    zone(
      `${src}/platform/${room}`,
      [...within('platform', PLATFORM.slice(at + 1)), `${src}/domains`, ...above, ...beside],
      `platform/${room} imports what stands before it in the platform only.`,
    ),
  ),
  ...DOMAINS.flatMap((room, at) => [
    ...zone(
      `${src}/domains/${room}`,
      [...within('domains', DOMAINS.slice(at + 1)), ...above, ...beside],
      `domains/${room} imports the platform and the domains before it only.`,
    ),
    ...zone(
      `${src}/domains/${room}`,
      within('domains', DOMAINS.slice(0, at)).map((path) => `${path}/${PRIVATE}`),
      'Other domains are used by their services and types.',
    ),
  ]),
  ...above.flatMap((room) =>
    zone(
      room,
      [...above.filter((other) => other !== room), ...beside],
      'What stands above the domains does not import its neighbours.',
    ),
  ),
  ...zone('./tools', [`${src}/domains`, ...above, './demo'], 'The tools know the platform only.'),
  ...['./contract', './admin-ui', './site-ui'].flatMap((target) =>
    zone(target, ['./tools', './demo'], 'Only scripts and tests import tools and demo.'),
  ),
  ...features.map((feature) => ({
    target: `./site-ui/src/features/${feature}`,
    from: './site-ui/src/features',
    except: [`./${feature}`],
    message: 'Features do not import each other.',
  })),
  ...orderZones,
  ...zone('./admin-ui', ['./backend', './site-ui'], 'The front ends know the API by its client only.'),
  ...zone('./site-ui', ['./backend', './admin-ui'], 'The front ends know the API by its client only.'),
];
