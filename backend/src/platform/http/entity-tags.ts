import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { createHash } from 'node:crypto';

type Done = (error: Error | null, payload?: unknown) => void;

const versions = new WeakMap<FastifyRequest, string>();

/** Says which version of a record the answer to this request holds; its `ETag` is made when the answer is written. */
export const answersVersion = (request: FastifyRequest, version: string): void => void versions.set(request, version);

/** What tells two representations of one version apart: who reads, what belongs to the record elsewhere, the time. */
export const digestOf = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 16);

const CODING = /-(?:br|gzip)$/;

/** The tag among those of `If-None-Match` that the caller holds already, in whichever coding; undefined when it holds none. */
export function heldTag(wanted: string | undefined, tag: string): string | undefined {
  if (wanted?.trim() === '*') {
    return tag;
  }
  return [...(wanted ?? '').matchAll(/"([^"]*)"/g)]
    .map(([, held]) => held)
    .find((held) => held.replace(CODING, '') === tag);
}

/** Answers that the caller has it already. */
export function notModified(reply: FastifyReply, tag: string): FastifyReply {
  if (CODING.test(tag)) {
    void reply.header('Vary', 'Accept-Encoding');
  }
  return reply.code(304).removeHeader('content-type').removeHeader('content-length').header('ETag', `"${tag}"`);
}

/** Gives answers that hold a version of a record their strong `ETag`, and answers 304 to who holds that one [FINT-12]. */
export function tagAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done) => {
    const version = versions.get(request);
    if (version === undefined || reply.statusCode >= 300 || typeof payload !== 'string') {
      done(null, payload);
      return;
    }
    const tag = `${version}-${digestOf(payload)}`;
    const held =
      request.method === 'GET' || request.method === 'HEAD'
        ? heldTag(request.headers['if-none-match'], tag)
        : undefined;
    if (held) {
      notModified(reply, held);
      done(null, null);
      return;
    }
    void reply.header('ETag', `"${tag}"`);
    done(null, payload);
  });
  // Those of a route run after all others: by then the answer is compressed, which makes it another representation.
  const coded = (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done): void => {
    const coding = reply.getHeader('content-encoding');
    if (versions.has(request) && typeof coding === 'string' && reply.statusCode < 300) {
      void reply.header('ETag', String(reply.getHeader('etag')).replace(/"$/, `-${coding}"`));
    }
    done(null, payload);
  };
  fastify.addHook('onRoute', (route: RouteOptions) => {
    if (/^\/api\/v1\//i.test(route.url)) {
      route.onSend = [...[route.onSend ?? []].flat(), coded];
    }
  });
}
