import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { forbidden } from '../common/errors';

/** The cookies that the server sets, with the path that is as narrow as it can be where they have no prefix. */
const PATHS = { console: '/api/ops', device: '/', refresh: '/api/v1/session', visit: '/' };
export type OwnCookie = keyof typeof PATHS;

/** Over https a browser takes the prefix from this host alone, and for all of its paths [FSEC-26]. */
export const cookieName = ({ secureCookies }: Config, name: OwnCookie): string =>
  secureCookies ? `__Host-${name}` : name;

const attributesOf = ({ secureCookies }: Config, name: OwnCookie, sameSite: 'strict' | 'lax') => ({
  httpOnly: true,
  sameSite,
  secure: secureCookies,
  path: secureCookies ? '/' : PATHS[name],
});

/** @param ends how many seconds it lives, or its end */
export function setOwnCookie(
  reply: FastifyReply,
  config: Config,
  name: OwnCookie,
  value: string,
  { sameSite = 'strict', ...ends }: ({ maxAge: number } | { expires: Date }) & { sameSite?: 'strict' | 'lax' },
): void {
  void reply.setCookie(cookieName(config, name), value, { ...attributesOf(config, name, sameSite), ...ends });
}

export function clearOwnCookie(reply: FastifyReply, config: Config, name: OwnCookie): void {
  void reply.clearCookie(cookieName(config, name), attributesOf(config, name, 'strict'));
}

/** What a browser says of where a request comes from: an address, nothing, or no browser that says so. */
type Whence = 'here' | 'elsewhere' | 'unsaid';

/** `Sec-Fetch-Site` is written by the browser alone; older ones, and pages without TLS, send the origin only. */
function whence({ headers }: FastifyRequest, { PUBLIC_URL }: Config): Whence {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) {
    return site === 'same-origin' ? 'here' : 'elsewhere';
  }
  if (origin !== undefined) {
    return origin === new URL(PUBLIC_URL).origin ? 'here' : 'elsewhere';
  }
  return 'unsaid';
}

/**
 * For a change that a cookie authenticates [FSEC-27].
 * @param only whether a program that says nothing of where it comes from is refused, too
 * @throws DomainError('forbidden') when another site's page asks
 */
export function requireOwnPage(request: FastifyRequest, config: Config, only = false): void {
  const from = whence(request, config);
  if (from === 'elsewhere' || (only && from === 'unsaid')) {
    throw forbidden();
  }
}
