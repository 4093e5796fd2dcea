import 'reflect-metadata';
import { ApiProperty } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { IsOptional, validateSync } from 'class-validator';
import {
  address,
  addresses,
  clamd,
  credit,
  commit,
  email,
  flag,
  host,
  line,
  list,
  oneOf,
  origin,
  origins,
  phone,
  redis,
  secret,
  secureOverHttps,
  sender,
  store,
  tiles,
  timeZone,
  whole,
} from './config-rules';
import { ConfigError, isLocalAddress, readSetting } from './config-sources';

/** An office in one line: name, address (which may have commas), city, state, ZIP code. */
export const OFFICE = /^([^:;]+): ?(.+), ?([^,]+), ?([A-Z]{2}) (\d{5})$/;
/** What people are told about signing electronically. */
const LOI_CLAUSE =
  'This letter states terms on which the parties are willing to negotiate. It binds neither of them: obligations arise only from a purchase agreement that both have signed.';
const DISCLOSURE =
  'You may have this agreement on paper: write to {contact e-mail}. You may refuse to sign electronically by closing this window, and withdraw your consent later by writing to the same address; what was signed before stays valid. Your consent holds until you withdraw it. You need a browser that shows PDF files and an e-mail address.';
const OSM = '© OpenStreetMap contributors https://www.openstreetmap.org/copyright';
/** Made up, so that a demo has offices. */
export const EXAMPLE_OFFICES = [
  'Colorado: 1801 Wewatta Street, Suite 1100, Denver, CO 80202',
  'California: 2010 Main Street, Suite 700, Irvine, CA 92614',
];

/**
 * Every environment variable of the product: read once, validated, typed. `docs/configuration.md` is generated
 * from these descriptions; a value that does not fit stops the start with one sentence.
 */
export class Config {
  @ApiProperty({
    description: '`production` trusts nothing it need not; `development` and `test` also run.',
    default: 'production',
  })
  @oneOf('production', 'development', 'test')
  NODE_ENV: string = 'production';

  @ApiProperty({ description: 'Port of the HTTP process.', default: 3000 })
  @whole(0, 65535)
  PORT: number = 3000;

  @ApiProperty({ description: 'Address the HTTP process listens on.', default: '127.0.0.1' })
  @host()
  HOST: string = '127.0.0.1';

  @ApiProperty({
    description: 'The address people use, without path and query; links in mails start with it.',
    default: 'http://localhost:3000',
  })
  @origin()
  PUBLIC_URL: string = 'http://localhost:3000';

  @ApiProperty({
    description:
      "Whether `npm start` fills an empty database with demo data: 1 or 0. By default it does so in its embedded server only, while `PUBLIC_URL` is on this machine. With another `PUBLIC_URL` the demo's administrators get passwords of their own, shown once.",
    default: 'follows DATABASE_URL and PUBLIC_URL',
    example: '1',
  })
  @IsOptional()
  @flag()
  DEMO?: boolean;

  @ApiProperty({
    description: 'Postgres 16 or newer. `npm start` sets it to its embedded server when it is missing.',
    example: 'postgres://user:password@host:5432/stowbridge',
  })
  @address('postgres', 'postgresql')
  DATABASE_URL: string;

  @ApiProperty({
    description:
      'The same database for the role that owns its tables: migrations, demo data, backups, restores and the administrator command use it. The role of `DATABASE_URL` is then made when it is missing, and gets the few rights that our processes need. `npm start` sets it to its embedded server.',
    default: 'follows DATABASE_URL',
    example: 'postgres://owner:password@host:5432/stowbridge',
  })
  @IsOptional()
  @address('postgres', 'postgresql')
  MIGRATION_DATABASE_URL?: string;

  @ApiProperty({ description: 'Connections of one process to Postgres.', default: 10 })
  @whole(1, 200)
  DATABASE_POOL: number = 10;

  @ApiProperty({
    description:
      'Read replicas of that Postgres, separated by commas: site maps, market analysis and reports read from them in turn. Without any all of it reads `DATABASE_URL`.',
    default: '',
    example: 'postgres://user:password@replica-1:5432/stowbridge',
  })
  @addresses('postgres', 'postgresql')
  DATABASE_REPLICA_URLS: string[] = [];

  @ApiProperty({
    description:
      'Seconds that a replica may be behind; one that is further behind is not read from until it has caught up.',
    default: 2,
  })
  @whole(1, 60)
  DATABASE_REPLICA_LAG: number = 2;

  @ApiProperty({
    description:
      'Megabytes in which an API process keeps what visitors read (searches, suggestions, the map, profiles), for a minute at most and until something of it changes; 0 keeps nothing.',
    default: 32,
  })
  @whole(0, 1024)
  PUBLIC_MEMORY_MB: number = 32;

  @ApiProperty({
    description:
      'Redis 6.2 or newer, or Valkey, for the queues. Sentinels: `redis+sentinel://:password@host1:26379,host2:26379/mymaster`; a cluster: `redis+cluster://:password@host1:6379,host2:6379`; `rediss` for TLS. `npm start` sets it to its embedded server when it is missing.',
    example: 'redis://:password@host:6379',
  })
  @redis()
  REDIS_URL: string;

  @ApiProperty({
    description: 'Where mails are handed over. Without it each mail is written as an `.eml` file below `DATA_DIR`.',
    example: 'smtp://user:password@host:587',
  })
  @IsOptional()
  @address('smtp', 'smtps')
  SMTP_URL?: string;

  @ApiProperty({ description: 'The sender of every mail.', default: 'Stowbridge <office@stowbridge.example>' })
  @sender()
  MAIL_FROM: string = 'Stowbridge <office@stowbridge.example>';

  @ApiProperty({
    description:
      'Where files are kept: `file:` and a folder (default: `files` below `DATA_DIR`), or an S3-compatible bucket.',
    example: 's3://key:secret@host:9000/bucket?region=us-east-1&tls=false',
  })
  @IsOptional()
  @store()
  STORAGE_URL?: string;

  @ApiProperty({
    description:
      'The ClamAV daemon that scans every document before it is stored; while it does not answer none can be uploaded. `unix:/path` for a socket. Without it nothing is scanned.',
    example: 'tcp://127.0.0.1:3310',
  })
  @IsOptional()
  @clamd()
  CLAMD_URL?: string;

  @ApiProperty({
    description: 'Folder for what this machine keeps: embedded servers, files, written mails.',
    default: '.data',
  })
  @line()
  DATA_DIR: string = '.data';

  @ApiProperty({
    description:
      'A file to which each removal of the data of a person is added: the id and the time, a line each. It lies outside of backups, and both processes of every machine reach it. After the restore of an older backup whom it names is removed again before the product answers. Without it a restored backup brings people back.',
    example: '/var/lib/stowbridge/privacy.log',
  })
  @IsOptional()
  @line()
  PRIVACY_LOG?: string;

  @ApiProperty({
    description:
      'Secret that signs tokens and links: at least 32 characters that are no white space, 12 of them different. `SECRET_KEY_FILE` names a file that holds it. `npm start` makes one when both are missing.',
    example: '$(openssl rand -base64 48)',
  })
  @secret(32)
  SECRET_KEY: string;

  @ApiProperty({
    description: 'Other origins whose pages may call the API, separated by commas. None by default.',
    default: '',
    example: 'https://partner.example.com',
  })
  @origins()
  CORS_ORIGINS: string[] = [];

  @ApiProperty({
    description: 'How many proxies in front of the HTTP process may be believed about the address of the caller.',
    default: 0,
  })
  @whole(0, 10)
  TRUSTED_PROXIES: number = 0;

  @ApiProperty({
    description:
      'Whether cookies are sent over HTTPS only. On by default when `PUBLIC_URL` is https, and then not to be switched off.',
    default: 'follows PUBLIC_URL',
    example: '1',
  })
  @IsOptional()
  @flag()
  @secureOverHttps()
  SECURE_COOKIES?: boolean;

  @ApiProperty({ description: 'Requests to `/api/v1` within a minute by one person or API key.', default: 600 })
  @whole(1)
  API_RATE_LIMIT: number = 600;

  @ApiProperty({
    description:
      'Calls within a minute by one person, API key or client, in each process, before 429; administrators five times as many. 0 switches this off, and with it the limits within an hour (uploads, offers, messages, enquiries, downloads, market analyses): for measurements.',
    default: 1200,
  })
  @whole(0)
  CALL_RATE_LIMIT: number = 1200;

  @ApiProperty({
    description: 'Where addresses are looked up: `offline` knows every US ZIP code and city.',
    default: 'offline',
  })
  @oneOf('offline')
  GEOCODER: string = 'offline';

  @ApiProperty({
    description:
      'The CRM form to which the worker copies what is sent through the contact form. Without it nothing is copied.',
    example: 'https://crm.example/web-to-lead',
  })
  @IsOptional()
  @address('http', 'https')
  CRM_WEB_TO_LEAD_URL?: string;

  @ApiProperty({
    description:
      'Map tiles, with `{z}`, `{x}`, `{y}`. Without it the map draws land, water and places from its own data.',
    example: 'https://tiles.example.com/{z}/{x}/{y}.png',
  })
  @IsOptional()
  @tiles()
  MAP_TILES_URL?: string;

  @ApiProperty({
    description: 'Who made the map tiles, as the map says it, perhaps with the address of their licence at the end.',
    default: OSM,
  })
  @credit()
  MAP_TILES_ATTRIBUTION: string = OSM;

  @ApiProperty({
    description: 'Folder of the built site; `none` for an API alone.',
    default: 'site-ui/dist beside the backend',
    example: '/srv/site-ui/dist',
  })
  @IsOptional()
  @line()
  SITE_DIST?: string;

  @ApiProperty({
    description: 'Folder of the built back office.',
    default: 'admin-ui/dist beside the backend',
    example: '/srv/admin-ui/dist',
  })
  @IsOptional()
  @line()
  ADMIN_DIST?: string;

  @ApiProperty({ description: 'The product name in titles, mails and texts.', default: 'Stowbridge' })
  @line()
  PRODUCT_NAME: string = 'Stowbridge';

  @ApiProperty({ description: 'The contact address on the site and in mails.', default: 'office@stowbridge.example' })
  @email()
  CONTACT_EMAIL: string = 'office@stowbridge.example';

  @ApiProperty({
    description: 'Whom `/.well-known/security.txt` names to those who have found a hole.',
    default: 'follows CONTACT_EMAIL',
    example: 'security@stowbridge.example',
  })
  @IsOptional()
  @email()
  SECURITY_EMAIL?: string;

  @ApiProperty({ description: 'The contact phone on the site and in mails.', default: '303-555-0142' })
  @phone()
  CONTACT_PHONE: string = '303-555-0142';

  @ApiProperty({
    description: 'Pages of the company elsewhere, shown in the header of the site, separated by commas.',
    default: 'https://www.linkedin.com/, https://www.youtube.com/',
  })
  @addresses('https')
  SOCIAL_LINKS: string[] = ['https://www.linkedin.com/', 'https://www.youtube.com/'];

  @ApiProperty({
    description:
      'The offices on the contact page: `Name: address, city, ST 12345`, separated by semicolons. Mails of campaigns have the address of the first one; while it is the one of the default, which is made up, none is sent unless `PUBLIC_URL` is on this machine.',
    default: EXAMPLE_OFFICES.join('; '),
  })
  @list('written as Name: address, city, ST 12345, each', (part) => OFFICE.test(part), ';')
  OFFICES: string[] = EXAMPLE_OFFICES;

  @ApiProperty({ description: 'Time zone in which reports count days.', default: 'America/Denver' })
  @timeZone()
  OFFICE_TIME_ZONE: string = 'America/Denver';

  @ApiProperty({ description: 'Days after its last use on which a session ends.', default: 14 })
  @whole(1, 365)
  SESSION_IDLE_DAYS: number = 14;

  @ApiProperty({ description: 'Days after its sign-in on which a session ends, however much it is used.', default: 30 })
  @whole(1, 365)
  SESSION_DAYS: number = 30;

  @ApiProperty({ description: "Hours after its last use at which an administrator's session ends.", default: 12 })
  @whole(1, 8760)
  ADMIN_SESSION_IDLE_HOURS: number = 12;

  @ApiProperty({
    description:
      "Days after its sign-in on which an administrator's session ends, however much it is used: at 04:00 of `OFFICE_TIME_ZONE`, so that it is not in the middle of work.",
    default: 7,
  })
  @whole(1, 365)
  ADMIN_SESSION_DAYS: number = 7;

  @ApiProperty({
    description:
      'Who must have a second factor (an app that shows codes, or a passkey): `none`, `administrators` or `everyone`. Who has none yet comes no further than to set one up. Passkeys belong to the host of `PUBLIC_URL`: with another host they are of no use any more.',
    default: 'none',
  })
  @oneOf('none', 'administrators', 'everyone')
  REQUIRE_SECOND_FACTOR: 'none' | 'administrators' | 'everyone' = 'none';

  @ApiProperty({
    description:
      'Wrong passwords that one client may give for one account in 15 minutes; five times as many for all accounts together. Ten times as many for one account, from all clients that it does not know, in an hour. docs/operations/sign-in-limits.md says how they work.',
    default: 10,
  })
  @whole(1)
  SIGN_IN_LIMIT: number = 10;

  @ApiProperty({
    description:
      "Whether webhooks may lead into one's own network, also by http://: 1 or 0. Without it they lead to public addresses alone, looked at as each connection is made.",
    default: false,
  })
  @flag()
  WEBHOOK_ALLOW_PRIVATE: boolean = false;

  @ApiProperty({
    description:
      'Whether a buyer must have confirmed their email before they sign an NDA; the dialog then asks for a code that is mailed to it. 1 or 0.',
    default: false,
  })
  @flag()
  CONFIRM_ADDRESS_BEFORE_NDA: boolean = false;

  @ApiProperty({
    description:
      'What buyers are told about signing electronically, beside the NDA; `{contact e-mail}` stands for `CONTACT_EMAIL`. Whoever has accepted it is asked again when it changes, and after a year.',
    default: DISCLOSURE,
  })
  @line()
  NDA_DISCLOSURE: string = DISCLOSURE;

  @ApiProperty({
    description: 'What the letter of intent of each version of terms says of its force.',
    default: LOI_CLAUSE,
  })
  @line()
  LOI_CLAUSE: string = LOI_CLAUSE;

  @ApiProperty({
    description:
      'Whether a document gets a watermark when its upload does not say: `on` or `off`. With it buyers get copies of PDF files whose every page names them; NDAs never have one.',
    default: 'off',
  })
  @oneOf('on', 'off')
  WATERMARK: string = 'off';

  @ApiProperty({
    description:
      'Seconds for which an HTTP process that was asked to stop goes on serving while readiness says so: longer than balancers need to notice.',
    default: 1,
  })
  @whole(0, 60)
  DRAIN_SECONDS: number = 1;

  @ApiProperty({ description: 'Mails that one worker sends at the same time.', default: 4 })
  @whole(1, 100)
  MAIL_CONCURRENCY: number = 4;

  @ApiProperty({
    description:
      'Mails that all workers together send in a minute at most; the others wait. Without it there is no limit.',
    example: '600',
  })
  @IsOptional()
  @whole(1)
  MAIL_PER_MINUTE?: number;

  @ApiProperty({
    description:
      'Requests that one HTTP process answers at the same time at most, and fewer while answers are late; what comes beyond them gets a 503 at once.',
    default: 200,
  })
  @whole(1)
  REQUESTS_AT_ONCE: number = 200;

  @ApiProperty({
    description:
      'Port on which a process answers its figures at `/metrics`, for Prometheus. Without it there are none; API and worker on one machine need different ones.',
    example: '9100',
  })
  @IsOptional()
  @whole(0, 65535)
  METRICS_PORT?: number;

  @ApiProperty({
    description:
      'The commit that the product was built from; logs, figures and the back office show it with the version. The image has it, and `npm start` asks git.',
    example: '4f1c2d3',
  })
  @IsOptional()
  @commit()
  BUILD_COMMIT?: string;

  @ApiProperty({
    description:
      'The OpenTelemetry collector to which both processes send traces (OTLP over HTTP; `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` say how many). Without it there are none.',
    example: 'http://127.0.0.1:4318',
  })
  @IsOptional()
  @address('http', 'https')
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @ApiProperty({ description: '`debug`, `info`, `warn`, `error` or `silent`.', default: 'info' })
  @oneOf('debug', 'info', 'warn', 'error', 'silent')
  LOG_LEVEL: string = 'info';

  /** The database for the role that owns it. */
  get ownerUrl(): string {
    return this.MIGRATION_DATABASE_URL ?? this.DATABASE_URL;
  }

  /** The setting that says so. */
  get ownerSetting(): string {
    return this.MIGRATION_DATABASE_URL ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  }

  /** Whether people reach the product from its own machine only. */
  get isLocal(): boolean {
    return isLocalAddress(this.PUBLIC_URL);
  }

  /** Whether cookies carry `Secure`. */
  get secureCookies(): boolean {
    return this.SECURE_COOKIES ?? this.PUBLIC_URL.startsWith('https:');
  }
}

/**
 * Reads the configuration from the environment.
 * @throws ConfigError naming each variable that does not fit, in one sentence
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, description] of Object.entries(configDescriptions())) {
    try {
      const text = readSetting(env, name);
      if (text !== undefined) {
        given[name] = text;
      }
    } catch (error) {
      problems.push(`${(error as ConfigError).message}${exampleOf(description)}`);
    }
  }
  const config = plainToInstance(Config, given, { exposeDefaultValues: true });
  if (problems.length === 0) {
    problems.push(...problemsOf(config, given));
  }
  if (problems.length > 0) {
    throw new ConfigError(`${problems.join('; ')}.`);
  }
  return config;
}

/** The values stay out of it: some are secrets. */
function problemsOf(config: Config, given: Record<string, string>): string[] {
  const descriptions = configDescriptions();
  return validateSync(config, { validationError: { target: false, value: false } }).map(
    ({ property, constraints = {} }) => {
      const [must] = Object.values(constraints);
      return `${property} ${property in given ? `must be ${must}` : 'is missing'}${exampleOf(descriptions[property])}`;
    },
  );
}

const exampleOf = ({ default: standard, example = standard }: ConfigDescription): string =>
  example === undefined ? '' : `, for example ${String(example)}`;

/** The configuration of a command that needs neither Redis nor the secret. */
export const loadCommandConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  loadConfig({ ...env, REDIS_URL: 'redis://unused', SECRET_KEY: 'no command signs anything, so none needs a secret' });

export interface ConfigDescription {
  description: string;
  default?: unknown;
  example?: unknown;
}

/** Name -> description, in the order of the class; the source of docs/configuration.md. */
export function configDescriptions(): Record<string, ConfigDescription> {
  const names: string[] = Reflect.getMetadata('swagger/apiModelPropertiesArray', Config.prototype) ?? [];
  return Object.fromEntries(
    names.map((name) => [
      name.slice(1),
      Reflect.getMetadata('swagger/apiModelProperties', Config.prototype, name.slice(1)),
    ]),
  );
}
