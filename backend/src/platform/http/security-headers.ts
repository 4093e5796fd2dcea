import { VIDEO_FRAMES } from '@stowbridge/contract/video';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';

const nonces = new WeakMap<object, string>();

const NONCE_BYTES = 16;
let random = Buffer.alloc(0);
let used = 0;

/** Random bytes are drawn for many answers at once: each draw costs as much as the rest of the headers. */
function newNonce(): string {
  if (used === random.length) {
    [random, used] = [randomBytes(NONCE_BYTES * 256), 0];
  }
  used += NONCE_BYTES;
  return random.toString('base64', used - NONCE_BYTES, used);
}

/** The nonce of this answer's content policy; the pages put it on their scripts and styles. */
export function nonceOf(request: FastifyRequest): string {
  let nonce = nonces.get(request.raw);
  if (!nonce) {
    nonces.set(request.raw, (nonce = newNonce()));
  }
  return nonce;
}

/**
 * Security headers on every answer: a strict content policy with a nonce per answer and no `unsafe-inline`, no
 * framing by others, no sniffing, HSTS where the product is reached over HTTPS. An answer that refuses sets no cookie;
 * for that it must be called after the cookies' plugin.
 */
export function securityHeaders(fastify: FastifyInstance, config: Config): void {
  const https = config.PUBLIC_URL.startsWith('https:');
  const same = sameForAll(https);
  fastify.addHook('onRequest', (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    void reply.headers(same);
    done();
  });
  const policyOf = contentPolicy(config);
  const bare = policyOf();
  const [before, between, after] = policyOf('NONCE', 'NONCE').split('NONCE');
  const withNonce = (nonce: string): string => `${before}'nonce-${nonce}'${between}'nonce-${nonce}'${after}`;
  fastify.addHook(
    'onSend',
    (
      request: FastifyRequest,
      reply: FastifyReply,
      payload: unknown,
      done: (error: Error | null, payload: unknown) => void,
    ) => {
      if (reply.statusCode >= 400) {
        void reply.removeHeader('set-cookie');
      }
      if (!reply.hasHeader('content-security-policy')) {
        void reply.header('Content-Security-Policy', runsScripts(request, reply) ? withNonce(nonceOf(request)) : bare);
      }
      if (API.test(request.url) && !reply.hasHeader('cache-control')) {
        void reply.header('Cache-Control', 'no-store');
      }
      done(null, payload);
    },
  );
}

/** What no page of ours does, nor a film within one [FSEC-28]. */
const UNUSED = 'camera display-capture geolocation hid microphone midi payment serial usb'.split(' ');

/**
 * What does not depend on the answer; its route may still say otherwise. Helmet decides, once: set on each raw answer,
 * as its middleware does, these headers would make Node take its slow way for all others too.
 */
export function sameForAll(https: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const decide = helmet({
    contentSecurityPolicy: false,
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
  });
  const recorder: Pick<ServerResponse, 'removeHeader'> & { setHeader: (name: string, value: string) => void } = {
    setHeader: (name, value) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  headers['permissions-policy'] = UNUSED.map((feature) => `${feature}=()`).join(', ');
  decide({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) {
      throw error as Error;
    }
  });
  return headers;
}

const API = /^\/api/i;

/** Only a page has scripts and styles of its own to be told apart from smuggled ones. */
const runsScripts = (request: FastifyRequest, reply: FastifyReply): boolean =>
  nonces.has(request.raw) || String(reply.getHeader('content-type') ?? '').startsWith('text/html');

/** What a page may load and run: what is served here, and inline the `script` and the `style` that are named by nonce or hash. */
export function contentPolicy(config: Config): (script?: string, style?: string) => string {
  const tiles = config.MAP_TILES_URL ? new URL(config.MAP_TILES_URL.replaceAll(/[{}]/g, '')).origin : '';
  return (script = '', style = '') =>
    [
      `default-src 'self'`,
      `script-src 'self' ${script}`.trim(),
      `style-src 'self' ${style}`.trim(),
      `img-src 'self' data: blob: ${tiles}`.trim(),
      `font-src 'self'`,
      `connect-src 'self'`,
      `frame-src 'self' ${VIDEO_FRAMES.join(' ')}`,
      `frame-ancestors 'self'`,
      `form-action 'self'`,
      `base-uri 'none'`,
      `object-src 'none'`,
      ...(config.PUBLIC_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
}
