import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorFilter } from './error.filter';
import { DomainError } from './errors';

/** What supervisors ask must be answered above all when there is much to do. */
export const HEALTH = /^\/api\/health\//i;

/**
 * Refuses at once, with 503 and `Retry-After`, what comes while `limit` requests are being answered: who waits behind
 * a long queue is served too late to be glad of it. `refused` is called for each of them.
 */
export function limitLoad(fastify: FastifyInstance, limit: number, refused: () => void): void {
  const answering = new WeakSet<FastifyRequest>();
  let count = 0;
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    // The pages call the API in process while their own request is already counted.
    if (!(request.raw instanceof IncomingMessage) || HEALTH.test(request.url)) return done();
    if (count >= limit) {
      refused();
      new ErrorFilter().send(new DomainError('unavailable', 'There is too much to do just now. Please try again in a moment.', [], 1), request, reply);
      return;
    }
    count += 1;
    answering.add(request);
    // Also when the caller hangs up before the answer.
    reply.raw.once('close', () => {
      if (answering.delete(request)) count -= 1;
    });
    done();
  });
}
