import 'reflect-metadata';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, plainToInstance } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsTimeZone, IsUrl, Matches, Max, Min, MinLength, validateSync } from 'class-validator';
import { readFileSync } from 'node:fs';

const number = () => Transform(({ value }) => (value === '' || value === undefined ? undefined : Number(value)));
const flag = () => Transform(({ value }) => (value === undefined || value === '' ? undefined : /^(1|true|yes)$/i.test(String(value))));
const list = (separator = ',') =>
  Transform(({ value }) =>
    Array.isArray(value) ? value : String(value ?? '').split(separator).map((part) => part.trim()).filter(Boolean));

/** An office in one line: name, address (which may have commas), city, state, ZIP code. */
export const OFFICE = /^([^:;]+): ?(.+), ?([^,]+), ?([A-Z]{2}) (\d{5})$/;
const OFFICES = ['Colorado: 1801 Wewatta Street, Suite 1100, Denver, CO 80202', 'California: 2010 Main Street, Suite 700, Irvine, CA 92614'];

/**
 * Every environment variable of the product: read once, validated, typed. `docs/configuration.md` is generated
 * from these descriptions; a value that does not fit stops the start with one sentence.
 */
export class Config {
  @ApiProperty({ description: '`production` trusts nothing it need not; `development` and `test` also run.', default: 'production' })
  @IsIn(['production', 'development', 'test'])
  NODE_ENV: string = 'production';

  @ApiProperty({ description: 'Port of the HTTP process.', default: 3000 })
  @number() @IsInt() @Min(0) @Max(65535)
  PORT: number = 3000;

  @ApiProperty({ description: 'Address the HTTP process listens on.', default: '127.0.0.1' })
  @IsString()
  HOST: string = '127.0.0.1';

  @ApiProperty({ description: 'The address people use, without a trailing slash; links in mails start with it.', default: 'http://localhost:3000' })
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  PUBLIC_URL: string = 'http://localhost:3000';

  @ApiProperty({ description: 'Whether `npm start` fills an empty database with demo data: 1 or 0. By default it does so in its embedded server only, while `PUBLIC_URL` is on this machine. With another `PUBLIC_URL` the demo\'s administrators get passwords of their own, shown once.', default: 'follows DATABASE_URL and PUBLIC_URL', example: '1' })
  @IsOptional() @flag() @IsBoolean()
  DEMO?: boolean;

  @ApiProperty({ description: 'Postgres 15 or newer. `npm start` sets it to its embedded server when it is missing.', example: 'postgres://user:password@host:5432/stowbridge' })
  @Matches(/^postgres(ql)?:\/\//)
  DATABASE_URL: string;

  @ApiProperty({ description: 'Connections of one process to Postgres.', default: 10 })
  @number() @IsInt() @Min(1) @Max(200)
  DATABASE_POOL: number = 10;

  @ApiProperty({ description: 'Read replicas of that Postgres, separated by commas: public pages, market analysis and reports read from them in turn. Without any all of it reads `DATABASE_URL`.', default: '', example: 'postgres://user:password@replica-1:5432/stowbridge' })
  @list() @Matches(/^postgres(ql)?:\/\//, { each: true, message: 'each address must begin with postgres://' })
  DATABASE_REPLICA_URLS: string[] = [];

  @ApiProperty({ description: 'Seconds that a replica may be behind; one that is further behind is not read from until it has caught up.', default: 2 })
  @number() @IsInt() @Min(1) @Max(60)
  DATABASE_REPLICA_LAG: number = 2;

  @ApiProperty({ description: 'Redis 6 or newer for the queues. Sentinels: `redis+sentinel://:password@host1:26379,host2:26379/mymaster`; a cluster: `redis+cluster://:password@host1:6379,host2:6379`; `rediss` for TLS. `npm start` sets it to its embedded server when it is missing.', example: 'redis://:password@host:6379' })
  @Matches(/^rediss?(\+sentinel:\/\/[^/?]+\/[^/?]+|\+cluster:\/\/[^/?]+|:\/\/)/)
  REDIS_URL: string;

  @ApiProperty({ description: 'Where mails are handed over. Without it each mail is written as an `.eml` file below `DATA_DIR`.', example: 'smtp://user:password@host:587' })
  @IsOptional() @Matches(/^smtps?:\/\//)
  SMTP_URL?: string;

  @ApiProperty({ description: 'The sender of every mail.', default: 'Stowbridge <office@stowbridge.example>' })
  @IsString()
  MAIL_FROM: string = 'Stowbridge <office@stowbridge.example>';

  @ApiProperty({ description: 'Where files are kept: `file:` and a folder (default: `files` below `DATA_DIR`), or an S3-compatible bucket.', example: 's3://key:secret@host:9000/bucket?region=us-east-1&tls=false' })
  @IsOptional() @Matches(/^(file|s3):/)
  STORAGE_URL?: string;

  @ApiProperty({ description: 'Folder for what this machine keeps: embedded servers, files, written mails.', default: '.data' })
  @IsString()
  DATA_DIR: string = '.data';

  @ApiProperty({ description: 'Secret that signs tokens and links, at least 32 characters. `SECRET_KEY_FILE` names a file that holds it. `npm start` makes one when both are missing.' })
  @IsString() @MinLength(32)
  SECRET_KEY: string;

  @ApiProperty({ description: 'Other origins whose pages may call the API, separated by commas. None by default.', default: '' })
  @list() @IsUrl({ require_tld: false, require_protocol: true }, { each: true })
  CORS_ORIGINS: string[] = [];

  @ApiProperty({ description: 'How many proxies in front of the HTTP process may be believed about the address of the caller.', default: 0 })
  @number() @IsInt() @Min(0) @Max(10)
  TRUSTED_PROXIES: number = 0;

  @ApiProperty({ description: 'Whether cookies are sent over HTTPS only. On by default when `PUBLIC_URL` is https.', default: 'follows PUBLIC_URL' })
  @IsOptional() @flag() @IsBoolean()
  SECURE_COOKIES?: boolean;

  @ApiProperty({ description: 'Requests to `/api/v1` within a minute by one person or API key.', default: 600 })
  @number() @IsInt() @Min(1)
  API_RATE_LIMIT: number = 600;

  @ApiProperty({ description: 'Calls within a minute by one person, API key or client, in each process, before 429; administrators five times as many. 0 switches this off, and with it the limits on uploads, offers, downloads and market analyses within an hour: for measurements.', default: 1200 })
  @number() @IsInt() @Min(0)
  CALL_RATE_LIMIT: number = 1200;

  @ApiProperty({ description: 'Where addresses are looked up: `offline` knows every US ZIP code and city.', default: 'offline' })
  @IsIn(['offline'])
  GEOCODER: string = 'offline';

  @ApiProperty({ description: 'The CRM form to which the worker copies what is sent through the contact form. Without it nothing is copied.', example: 'https://crm.example/web-to-lead' })
  @IsOptional() @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  CRM_WEB_TO_LEAD_URL?: string;

  @ApiProperty({ description: 'Map tiles, with `{z}`, `{x}`, `{y}`. Without it the map draws the states only.' })
  @IsOptional() @IsString()
  MAP_TILES_URL?: string;

  @ApiProperty({ description: 'Folder of the built site.', default: 'site-ui/dist beside the backend' })
  @IsOptional() @IsString()
  SITE_DIST?: string;

  @ApiProperty({ description: 'Folder of the built back office.', default: 'admin-ui/dist beside the backend' })
  @IsOptional() @IsString()
  ADMIN_DIST?: string;

  @ApiProperty({ description: 'The product name in titles, mails and texts.', default: 'Stowbridge' })
  @IsString()
  PRODUCT_NAME: string = 'Stowbridge';

  @ApiProperty({ description: 'The contact address on the site and in mails.', default: 'office@stowbridge.example' })
  @IsString()
  CONTACT_EMAIL: string = 'office@stowbridge.example';

  @ApiProperty({ description: 'The contact phone on the site and in mails.', default: '303-555-0142' })
  @Matches(/^\d{3}-\d{3}-\d{4}$/)
  CONTACT_PHONE: string = '303-555-0142';

  @ApiProperty({ description: 'Pages of the company elsewhere, shown in the header of the site, separated by commas.', default: 'https://www.linkedin.com/, https://www.youtube.com/' })
  @list() @IsUrl({ require_protocol: true, protocols: ['https'] }, { each: true })
  SOCIAL_LINKS: string[] = ['https://www.linkedin.com/', 'https://www.youtube.com/'];

  @ApiProperty({ description: 'The offices on the contact page: `Name: address, city, ST 12345`, separated by semicolons.', default: OFFICES.join('; ') })
  @list(';') @Matches(OFFICE, { each: true, message: 'each office in OFFICES must be written as Name: address, city, ST 12345' })
  OFFICES: string[] = OFFICES;

  @ApiProperty({ description: 'Time zone in which reports count days.', default: 'America/Denver' })
  @IsTimeZone()
  OFFICE_TIME_ZONE: string = 'America/Denver';

  @ApiProperty({ description: 'Sign-in attempts at one account in 15 minutes before a pause; wrong passwords from one client over all accounts are two and a half times as many.', default: 20 })
  @number() @IsInt() @Min(1)
  SIGN_IN_LIMIT: number = 20;

  @ApiProperty({ description: 'Seconds for which an HTTP process that was asked to stop goes on serving while readiness says so: longer than balancers need to notice.', default: 1 })
  @number() @IsInt() @Min(0) @Max(60)
  DRAIN_SECONDS: number = 1;

  @ApiProperty({ description: 'Mails that one worker sends at the same time.', default: 4 })
  @number() @IsInt() @Min(1) @Max(100)
  MAIL_CONCURRENCY: number = 4;

  @ApiProperty({ description: 'Mails that all workers together send in a minute at most; the others wait. Without it there is no limit.' })
  @IsOptional() @number() @IsInt() @Min(1)
  MAIL_PER_MINUTE?: number;

  @ApiProperty({ description: 'Requests that one HTTP process answers at the same time at most, and fewer while answers are late; what comes beyond them gets a 503 at once.', default: 200 })
  @number() @IsInt() @Min(1)
  REQUESTS_AT_ONCE: number = 200;

  @ApiProperty({ description: 'Port on which a process answers its figures at `/metrics`, for Prometheus. Without it there are none; API and worker on one machine need different ones.', example: '9100' })
  @IsOptional() @number() @IsInt() @Min(0) @Max(65535)
  METRICS_PORT?: number;

  @ApiProperty({ description: 'The OpenTelemetry collector to which both processes send traces (OTLP over HTTP; `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` say how many). Without it there are none.', example: 'http://127.0.0.1:4318' })
  @IsOptional() @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @ApiProperty({ description: '`debug`, `info`, `warn`, `error` or `silent`.', default: 'info' })
  @IsIn(['debug', 'info', 'warn', 'error', 'silent'])
  LOG_LEVEL: string = 'info';

  /** Whether people reach the product from its own machine only. */
  get isLocal(): boolean {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(this.PUBLIC_URL).hostname);
  }

  /** Whether cookies carry `Secure`. */
  get secureCookies(): boolean {
    return this.SECURE_COOKIES ?? this.PUBLIC_URL.startsWith('https:');
  }
}

/** A configuration that does not fit; the message is one sentence for the operator. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from the environment.
 * @throws ConfigError naming each variable that does not fit
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const known = Object.keys(configDescriptions());
  const given: Record<string, string> = {};
  for (const name of known) {
    const file = env[`${name}_FILE`];
    const value = env[name] ?? (file ? readFileSync(file, 'utf8').trim() : undefined);
    if (value !== undefined && value !== '') given[name] = value;
  }
  const config = plainToInstance(Config, given, { exposeDefaultValues: true });
  const problems = validateSync(config, { skipMissingProperties: false, validationError: { target: false, value: false } });
  if (problems.length > 0) {
    const parts = problems.map((problem) => `${problem.property} (${Object.values(problem.constraints ?? {}).join(', ')})`);
    throw new ConfigError(`The configuration does not fit: ${parts.join('; ')}. docs/configuration.md describes every variable.`);
  }
  return config;
}

/** The configuration of a command that needs neither Redis nor the secret. */
export const loadCommandConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  loadConfig({ ...env, REDIS_URL: 'redis://unused', SECRET_KEY: 'x'.repeat(32) });

export interface ConfigDescription {
  description: string;
  default?: unknown;
  example?: unknown;
}

/** Name -> description, in the order of the class; the source of docs/configuration.md. */
export function configDescriptions(): Record<string, ConfigDescription> {
  const names: string[] = Reflect.getMetadata('swagger/apiModelPropertiesArray', Config.prototype) ?? [];
  return Object.fromEntries(
    names.map((name) => [name.slice(1), Reflect.getMetadata('swagger/apiModelProperties', Config.prototype, name.slice(1))]),
  );
}
