import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config, configDescriptions, loadConfig } from './config';
import { ConfigError, misspelledNames } from './config-sources';

const NEEDED: Record<string, string> = {
  DATABASE_URL: 'postgres://127.0.0.1/x',
  REDIS_URL: 'redis://127.0.0.1',
  SECRET_KEY: 'a secret that is only used by tests, 32+',
};
const ADDRESS = ['hush', 'http://', 'http:hush', 'ftp://hush.example', 'http://ho st/', 'http://host:99999'];
const WHOLE = ['hush', '-1', '1.5', '0x10', '1e3', '99999999999'];
const POSTGRES = ['hush', 'postgres://', 'postgres:///hush', 'mysql://host/hush', 'postgres://user:hush@host:99999/x'];
const LINE = ['two\nlines', 'a bell \u0007'];

/** Of each variable what is garbage, has the wrong scheme, or is out of range. A new variable needs a row. */
const WRONG: Record<string, string[]> = {
  NODE_ENV: ['hush', 'Production'],
  PORT: [...WHOLE, '65536'],
  HOST: ['http://0.0.0.0', 'ho st', '0.0.0.0:3000', '-'],
  PUBLIC_URL: [
    ...ADDRESS,
    'https://x.example/path',
    'https://x.example/?hush',
    'https://user:hush@x.example',
    'https://x.example/#a',
  ],
  DEMO: ['hush', '2', 'ja', 'truely'],
  DATABASE_URL: POSTGRES,
  MIGRATION_DATABASE_URL: POSTGRES,
  DATABASE_POOL: [...WHOLE, '0', '201'],
  DATABASE_REPLICA_URLS: [...POSTGRES, 'postgres://one/x, hush'],
  DATABASE_REPLICA_LAG: [...WHOLE, '0', '61'],
  PUBLIC_MEMORY_MB: [...WHOLE, '1025'],
  REDIS_URL: [
    'hush',
    'redis://',
    'http://host',
    'redis+cluster://',
    'redis+cluster://:hush@',
    'redis+sentinel://host:26379',
    'redis://host:99999',
    'redis+cluster://one:1,two:99999',
  ],
  SMTP_URL: ['hush', 'smtp://', 'http://hush', 'smtp://user:hush@host:99999'],
  MAIL_FROM: ['hush', 'Somebody <hush>', 'a@b.example\nBcc: c@d.example', 'a@'],
  STORAGE_URL: [
    'hush',
    'file:',
    'file://',
    's3:hush',
    's3://host',
    's3://host/bucket',
    's3://key:hush@host',
    's3://key:hush@host/',
    's3://key:hush@host/bucket?tls=flase',
    'http://hush',
  ],
  CLAMD_URL: [
    'hush',
    'tcp://',
    'tcp://hush',
    'tcp://host:0',
    'tcp://host:99999',
    'tcp://user:hush@host:3310',
    'tcp://host:3310/hush',
    'http://host:3310',
    'unix:',
    'unix:hush',
    'unix://hush/x',
    'unix:/two words',
  ],
  DATA_DIR: LINE,
  PRIVACY_LOG: LINE,
  SECRET_KEY: ['hush', 'hushhushhushhushhushhushhushhush', 'x'.repeat(64), `hush${' '.repeat(40)}0123456789abcdef`],
  CORS_ORIGINS: [...ADDRESS, 'https://x.example/path', 'https://x.example, hush'],
  TRUSTED_PROXIES: [...WHOLE, '11'],
  SECURE_COOKIES: ['hush', '2', 'offf'],
  API_RATE_LIMIT: [...WHOLE, '0'],
  CALL_RATE_LIMIT: WHOLE,
  GEOCODER: ['hush', 'Offline'],
  CRM_WEB_TO_LEAD_URL: ADDRESS,
  MAP_TILES_URL: [...ADDRESS, 'https://tiles.example/{z}/{x}.png'],
  MAP_TILES_ATTRIBUTION: [
    'hush\nhush',
    'https://hush.example',
    'Streets ftp://hush.example',
    'https://hush.example Streets',
  ],
  SITE_DIST: LINE,
  ADMIN_DIST: LINE,
  PRODUCT_NAME: LINE,
  CONTACT_EMAIL: ['hush', 'a@b', 'Somebody <a@b.example>'],
  SECURITY_EMAIL: ['hush', 'a@b', 'Somebody <a@b.example>'],
  CONTACT_PHONE: ['hush', '12', '(303) 555-0142'],
  SOCIAL_LINKS: ['hush', 'javascript:alert(1)', 'http://x.example', 'https://x.example, hush'],
  OFFICES: ['hush', 'Colorado: Denver', 'Texas: 1 Main Street, San Antonio, TX 78205; hush'],
  OFFICE_TIME_ZONE: ['hush', 'Mars/Olympus_Mons'],
  SESSION_IDLE_DAYS: [...WHOLE, '0', '366'],
  SESSION_DAYS: [...WHOLE, '0', '366'],
  ADMIN_SESSION_IDLE_HOURS: [...WHOLE, '0', '8761'],
  ADMIN_SESSION_DAYS: [...WHOLE, '0', '366'],
  REQUIRE_SECOND_FACTOR: ['hush', 'admins', '1'],
  SIGN_IN_LIMIT: [...WHOLE, '0'],
  WEBHOOK_ALLOW_PRIVATE: ['hush', '2', 'maybe'],
  CONFIRM_ADDRESS_BEFORE_NDA: ['hush', '2', 'maybe'],
  NDA_DISCLOSURE: LINE,
  LOI_CLAUSE: LINE,
  WATERMARK: ['hush', '1', 'true', 'On'],
  DRAIN_SECONDS: [...WHOLE, '61'],
  MAIL_CONCURRENCY: [...WHOLE, '0', '101'],
  MAIL_PER_MINUTE: [...WHOLE, '0'],
  REQUESTS_AT_ONCE: [...WHOLE, '0'],
  METRICS_PORT: [...WHOLE, '65536'],
  BUILD_COMMIT: ['hush', '4f1c2', 'x'.repeat(40)],
  OTEL_EXPORTER_OTLP_ENDPOINT: ADDRESS,
  LOG_LEVEL: ['hush', 'INFO', 'warning'],
};

const names = Object.keys(configDescriptions());
const outcome = (env: Record<string, string>): Config | string => {
  try {
    return loadConfig({ ...NEEDED, ...env });
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.message;
    }
    throw error;
  }
};
/** One sentence: the name, what is wrong, an example; no pattern and nothing of the value. */
const sentence = (name: string) =>
  new RegExp(`^${name} (must be [^\\n\\\\^]+|holds nothing but white space|is missing), for example [^\\n]+\\.$`);

describe('[FOPS-07] the value of a setting', () => {
  let folder: string;
  let empty: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stowbridge-config-'));
    empty = join(folder, 'empty');
    writeFileSync(empty, '\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has a row of wrong ones for each variable', () => {
    expect(Object.keys(WRONG)).toEqual(names);
  });

  describe.each(names)('%s', (name) => {
    const { [name]: _needed, ...others } = NEEDED;
    const unset = (): Config | string => {
      try {
        return loadConfig(others);
      } catch (error) {
        return (error as Error).message;
      }
    };

    it('is refused when it is wrong, in one sentence that does not show it', () => {
      for (const value of WRONG[name]) {
        const message = outcome({ [name]: value });
        expect([value, message]).toEqual([value, expect.stringMatching(sentence(name))]);
        expect(message).not.toContain('hush');
      }
    });

    it('is refused when it is white space, and its file when it cannot be read', () => {
      expect(outcome({ [name]: ' \t '.repeat(20) })).toMatch(sentence(name));
      for (const path of [join(folder, 'none'), folder]) {
        expect(outcome({ [name]: '', [`${name}_FILE`]: path })).toMatch(
          new RegExp(
            `^${name}_FILE must name a file that can be read, but ${path} cannot \\(E\\w+\\), for example .+\\.$`,
          ),
        );
      }
    });

    it('counts as missing when it, or its file, is empty', () => {
      expect(unset()).toEqual(
        name in NEEDED ? expect.stringMatching(new RegExp(`^${name} is missing, for example `)) : expect.any(Config),
      );
      for (const env of [{ [name]: '' }, { [`${name}_FILE`]: empty }, { [name]: '', [`${name}_FILE`]: '' }]) {
        try {
          expect(loadConfig({ ...others, ...env })).toEqual(unset());
        } catch (error) {
          expect((error as Error).message).toEqual(unset());
        }
      }
    });

    it('has an example, which is taken', () => {
      const { default: standard, example = standard } = configDescriptions()[name];
      const taken = outcome({ [name]: String(example) });
      // Nobody is to have the secret of a page.
      expect(taken).toEqual(name === 'SECRET_KEY' ? expect.stringMatching(sentence(name)) : expect.any(Config));
    });
  });

  it('is read for flags as people write it, in any case', () => {
    for (const [text, value] of Object.entries({
      1: true,
      true: true,
      Yes: true,
      ON: true,
      0: false,
      FALSE: false,
      no: false,
      Off: false,
    })) {
      expect([text, (outcome({ DEMO: text }) as Config).DEMO]).toEqual([text, value]);
    }
  });

  it('[FSEC-13] of SECURE_COOKIES cannot switch them off for an https site, and "on" switches them on', () => {
    const https = { PUBLIC_URL: 'https://market.example.com' };
    for (const off of ['0', 'off', 'No', 'false']) {
      expect(outcome({ ...https, SECURE_COOKIES: off })).toBe(
        'SECURE_COOKIES must be on while PUBLIC_URL is https, for example 1.',
      );
    }
    expect((outcome({ ...https, SECURE_COOKIES: 'on' }) as Config).secureCookies).toBe(true);
    expect((outcome({ SECURE_COOKIES: 'off' }) as Config).secureCookies).toBe(false);
    expect((outcome({ SECURE_COOKIES: 'on' }) as Config).secureCookies).toBe(true);
  });

  it('of PUBLIC_URL and CORS_ORIGINS loses its trailing slash', () => {
    const { PUBLIC_URL, CORS_ORIGINS } = outcome({
      PUBLIC_URL: ' https://X.example/ ',
      CORS_ORIGINS: 'https://one.example/, http://two.example:8080',
    }) as Config;
    expect([PUBLIC_URL, CORS_ORIGINS]).toEqual([
      'https://x.example',
      ['https://one.example', 'http://two.example:8080'],
    ]);
  });

  it('of a Redis may name several servers, and one of Postgres a socket', () => {
    for (const REDIS_URL of [
      'redis+sentinel://:word@one:26379,two:26379/mymaster?sentinelPassword=x',
      'rediss+cluster://one:6379,two:6379',
      'redis://user:word@[::1]:6379/1',
    ]) {
      expect(outcome({ REDIS_URL })).toMatchObject({ REDIS_URL });
    }
    for (const DATABASE_URL of ['postgres://%2Frun%2Fpostgresql/x', 'postgresql:///x?host=/run/postgresql']) {
      expect(outcome({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
    }
  });

  it('[FSEC-20] of CLAMD_URL is a port or a socket', () => {
    for (const CLAMD_URL of [
      'tcp://clamd:3310',
      'tcp://[::1]:3310',
      'unix:/run/clamav/clamd.ctl',
      'unix:///run/clamav/clamd.ctl',
    ]) {
      expect(outcome({ CLAMD_URL })).toMatchObject({ CLAMD_URL });
    }
  });

  it('is named with all others that are wrong, in one sentence', () => {
    expect(outcome({ PORT: 'x', LOG_LEVEL: 'x' })).toMatch(/^PORT must be [^;]+; LOG_LEVEL must be [^;]+\.$/);
  });
});

describe('[FOPS-07] a name within two letters of a setting', () => {
  const warned = (...given: string[]) => misspelledNames(Object.fromEntries(given.map((name) => [name, 'x'])), names);

  it('is warned of, and no other', () => {
    expect(warned('REDIS_ULR', 'PUBLIC_URI', 'SMTP_URL_FIEL', 'redis_url', 'METRIC_PORT')).toEqual([
      'REDIS_ULR is no setting of this product; REDIS_URL is one.',
      'PUBLIC_URI is no setting of this product; PUBLIC_URL is one.',
      'SMTP_URL_FIEL is no setting of this product; SMTP_URL_FILE is one.',
      'redis_url is no setting of this product; REDIS_URL is one.',
      'METRIC_PORT is no setting of this product; METRICS_PORT is one.',
    ]);
    expect(
      warned(
        ...names,
        ...names.map((name) => `${name}_FILE`),
        'HOME',
        'PATH',
        'PWD',
        'TERM',
        'USER',
        'LANG',
        'HOSTNAME',
        'NODE_OPTIONS',
        'OTEL_SERVICE_NAME',
        'TEST_REDIS_URL',
      ),
    ).toEqual([]);
  });
});
