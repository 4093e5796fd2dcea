import { Transform } from 'class-transformer';
import { isEmail, isTimeZone, ValidateBy, type ValidationArguments } from 'class-validator';
import { isIP } from 'node:net';

type Fits = (value: unknown, args: ValidationArguments) => boolean;

/**
 * One rule of a setting.
 * @param must what a value has to be, as the end of "NAME must be ..."
 * @param read makes the value of a text; one that cannot be read stays what does not fit
 */
function rule(must: string, fits: Fits, read: (text: string) => unknown = (text) => text): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }) => (typeof value === 'string' ? read(value) : (value as unknown)))(target, property);
    ValidateBy({
      name: must,
      validator: { validate: (value, args) => fits(value, args as ValidationArguments), defaultMessage: () => must },
    })(target, property as string);
  };
}

const text =
  (fits: (value: string) => boolean): Fits =>
  (value) =>
    typeof value === 'string' && fits(value);

const MOST = 1_000_000;

/** A whole number. */
export const whole = (least: number, most = MOST): PropertyDecorator =>
  rule(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    (given) => (/^\d{1,15}$/.test(given) ? Number(given) : given),
  );

const FLAGS = new Map(
  Object.entries({ 1: true, true: true, yes: true, on: true, 0: false, false: false, no: false, off: false }),
);

/** What is switched on or off. */
export const flag = (): PropertyDecorator =>
  rule(
    '1, true, yes or on, or else 0, false, no or off',
    (value) => typeof value === 'boolean',
    (given) => FLAGS.get(given.toLowerCase()) ?? given,
  );

export const oneOf = (...words: string[]): PropertyDecorator =>
  rule(
    `one of ${words.join(', ')}`,
    text((value) => words.includes(value)),
  );

const hasControls = (value: string): boolean => /\p{Cc}/u.test(value);

/** What people read, or a path: anything on one line. */
export const line = (): PropertyDecorator =>
  rule(
    'one line of text',
    text((value) => !hasControls(value)),
  );

/** An address with one of these schemes (`['http', 'https']`) and a host. */
export function isAddress(value: string, schemes: string[]): boolean {
  if (!schemes.some((scheme) => value.startsWith(`${scheme}://`)) || /\s/.test(value) || !URL.canParse(value)) {
    return false;
  }
  const { hostname, searchParams } = new URL(value);
  return hostname !== '' || searchParams.has('host');
}

const named = (schemes: string[]): string =>
  `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')} and names a host`;

export const address = (...schemes: string[]): PropertyDecorator =>
  rule(
    named(schemes),
    text((value) => isAddress(value, schemes)),
  );

const WEB = ['http', 'https'];

/** Scheme, host and port of an address that has nothing else; any other text stays as it is. */
function originOf(given: string): string {
  if (!isAddress(given, WEB)) {
    return given;
  }
  const { origin, href } = new URL(given);
  return href === `${origin}/` ? origin : given;
}

const isOrigin = (value: string): boolean => isAddress(value, WEB) && new URL(value).origin === value;
const ORIGIN = 'an http or https address without user, path and query';

/** The address of a site; a trailing slash is taken away. */
export const origin = (): PropertyDecorator => rule(ORIGIN, text(isOrigin), originOf);

/** Several of something. @param must what each has to be; @param fits judges one of them */
export const list = (
  must: string,
  fits: (part: string) => boolean,
  separator = ',',
  read = (part: string): string => part,
): PropertyDecorator =>
  rule(
    must,
    (value) => Array.isArray(value) && value.every((part) => typeof part === 'string' && fits(part)),
    (given) =>
      given
        .split(separator)
        .map((part) => read(part.trim()))
        .filter(Boolean),
  );

export const origins = (): PropertyDecorator => list(`a list of which each is ${ORIGIN}`, isOrigin, ',', originOf);

export const addresses = (...schemes: string[]): PropertyDecorator =>
  list(`a list of which each is ${named(schemes)}`, (part) => isAddress(part, schemes));

/** An address that this machine listens on. */
export const host = (): PropertyDecorator =>
  rule(
    'an IP address or the name of this machine',
    text((value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)),
  );

/** One Redis, the sentinels of a master, or the servers of a cluster. */
function isRedis(value: string): boolean {
  const [, kind, servers = '', path] =
    /^rediss?\+(sentinel|cluster):\/\/(?:[^@/]*@)?([^/?@]+)(?:\/([^?]*))?(?:\?.*)?$/.exec(value) ?? [];
  if (!kind) {
    return isAddress(value, ['redis', 'rediss']);
  }
  return (
    servers.split(',').every((server) => isAddress(`redis://${server.trim()}`, ['redis'])) &&
    (kind === 'cluster' || Boolean(path))
  );
}

export const redis = (): PropertyDecorator =>
  rule(
    'an address that begins with redis:// or rediss://, perhaps with +sentinel or +cluster before the colon, and names a host (for sentinels also the master)',
    text(isRedis),
  );

function isStore(value: string): boolean {
  if (value.startsWith('file:')) {
    return value.replace(/^file:(\/\/)?/, '') !== '' && !hasControls(value);
  }
  if (!isAddress(value, ['s3'])) {
    return false;
  }
  const { username, password, pathname, searchParams } = new URL(value);
  return (
    Boolean(username && password) &&
    /^\/[^/]+$/.test(pathname) &&
    ['true', 'false'].includes(searchParams.get('tls') ?? 'true')
  );
}

/** Where files are kept. */
export const store = (): PropertyDecorator =>
  rule('file: and a folder, or s3:// with key, secret, host and bucket', text(isStore));

function isClamd(value: string): boolean {
  if (value.startsWith('unix:')) {
    return /^unix:(\/\/)?\/[^/\s]\S*$/.test(value);
  }
  if (!isAddress(value, ['tcp'])) {
    return false;
  }
  const { host, port, href } = new URL(value);
  return Number(port) > 0 && href === `tcp://${host}`;
}

/** Where the ClamAV daemon listens. */
export const clamd = (): PropertyDecorator =>
  rule('tcp:// with host and port, or unix: and the path of a socket', text(isClamd));

export const tiles = (): PropertyDecorator =>
  rule(
    'an http or https address with {z}, {x} and {y}',
    text((value) => isAddress(value, WEB) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))),
  );

/** Who made something: one line of text, perhaps with a web address at its end; undefined when it is none. */
export function creditOf(line: string): { text: string; url: string | null } | undefined {
  const [, text, url] = /^(.*?)(?:(?:^| +)(\S*:\/\/\S*))?$/.exec(line.trim()) ?? [];
  if (!text || text.includes('://') || hasControls(line)) {
    return undefined;
  }
  return url && !isAddress(url, WEB) ? undefined : { text, url: url ?? null };
}

export const credit = (): PropertyDecorator =>
  rule(
    'one line of text, perhaps with an http or https address at its end',
    text((value) => creditOf(value) !== undefined),
  );

export const email = (): PropertyDecorator =>
  rule(
    'an email address',
    text((value) => isEmail(value)),
  );

/** An address that may have a name before it. */
export const sender = (): PropertyDecorator =>
  rule(
    'an email address, perhaps after a name',
    text((value) => !hasControls(value) && isEmail(value, { allow_display_name: true })),
  );

export const phone = (): PropertyDecorator =>
  rule(
    'a phone number with dashes',
    text((value) => /^\d{3}-\d{3}-\d{4}$/.test(value)),
  );

export const timeZone = (): PropertyDecorator => rule('a time zone by its IANA name', text(isTimeZone));

const LEAST_DIFFERENT = 12;

/** What signs: long, and not one letter again and again. */
export const secret = (length: number): PropertyDecorator =>
  rule(
    `a secret of at least ${length} characters that are no white space, ${LEAST_DIFFERENT} of them different`,
    text((value) => {
      const characters = [...value.replaceAll(/\s/g, '')];
      return characters.length >= length && new Set(characters).size >= LEAST_DIFFERENT;
    }),
  );

/** Cookies of an https site are never sent in the clear. */
export const secureOverHttps = (): PropertyDecorator =>
  rule(
    'on while PUBLIC_URL is https',
    (value, { object }) => value !== false || !(object as { PUBLIC_URL: string }).PUBLIC_URL.startsWith('https:'),
  );

export const commit = (): PropertyDecorator =>
  rule(
    '7 to 40 digits of a commit',
    text((value) => /^[0-9a-f]{7,40}$/.test(value)),
  );
