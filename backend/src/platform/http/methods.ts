import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { DomainError } from '../common/errors';

const OURS = /^\/api\/(?:v1|docs)(?:\/|$)/i;

/** Fastify finds routes by their pattern only, so that which methods an address takes is asked of the patterns. */
class KnownAddresses {
  private readonly routes: { pattern: RegExp; methods: string[] }[] = [];

  add({ url, method }: Pick<RouteOptions, 'url' | 'method'>): void {
    const pattern = url
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*');
    this.routes.push({ pattern: new RegExp(`^${pattern}/?$`, 'i'), methods: [method].flat() });
  }

  /**
   * As `Allow` names them; empty for an address that is not known. One that looks like a route of the method asked for is not,
   * as Fastify has found none: a line break in it, say, fits no parameter before `.ics`.
   */
  methodsOf({ url, method }: FastifyRequest): string {
    const path = url.split('?')[0].replaceAll(/\/{2,}/g, '/');
    const found = this.routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return found.length > 0 && !found.includes(method) ? [...new Set([...found, 'OPTIONS'])].sort().join(', ') : '';
  }
}

/** Whether the methods of an address of ours are asked for, and not by a browser before it calls across origins. */
export const asksForMethods = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && OURS.test(url.split('?')[0]) && headers['access-control-request-method'] === undefined;

/**
 * What HTTP asks of every address of /api/v1 and /api/docs: 405 with `Allow` for a method that it does not take, and an
 * answer to `OPTIONS` [FINT-12]. Browsers that ask before they call across origins are answered by CORS.
 */
export function answerOtherMethods(fastify: FastifyInstance, hasCors: boolean): void {
  const known = new KnownAddresses();
  fastify.addHook('onRoute', (route) => {
    if (OURS.test(route.url)) {
      known.add(route);
    }
  });
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const { method } = request;
    const asksFirst = hasCors && method === 'OPTIONS' && !asksForMethods(request);
    if (!OURS.test(request.url.split('?')[0]) || OURS.test(request.routeOptions.url ?? '') || asksFirst) {
      done();
      return;
    }
    const allowed = known.methodsOf(request);
    if (!allowed) {
      done();
      return;
    }
    void reply.header('Allow', allowed);
    if (method === 'OPTIONS') {
      void reply.code(204).send();
      return;
    }
    done(new DomainError('method', `This address takes ${allowed}.`));
  });
}

/** Some clients say of every request that it is JSON: where nothing comes with a deletion, nothing is read [FINT-12]. */
export function takeEmptyDeletions(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ method, url, raw }: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers;
    if (method === 'DELETE' && OURS.test(url) && length === '0' && chunked === undefined) {
      delete raw.headers['content-type'];
    }
    done();
  });
}
