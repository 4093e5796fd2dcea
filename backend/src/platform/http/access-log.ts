import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { forViewer } from '../access/permissions';
import { HEALTH } from '../ops/health-address';

/** Whom the guard has recognised. */
type Recognised = FastifyRequest & { user?: { id: number; viewerId?: number } };

/** The id of a request: ours, never one that a caller made up; what a page asks of the API has that of the page's request. */
export const requestIdOf = (raw: IncomingMessage): string =>
  raw instanceof IncomingMessage
    ? randomUUID()
    : String((raw as IncomingMessage).headers['x-request-id'] ?? randomUUID());

/**
 * One line for each answer: what was asked by its route as the code writes it, never by its address, which may hold a
 * token; no header and no body. What supervisors ask, and what pages ask of the API in process, is told at `debug`.
 * The id is that of the answer's `X-Request-Id`, which every answer has.
 */
export function logRequests(fastify: FastifyInstance, { LOG_LEVEL: lowest }: Config): void {
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    void reply.header('X-Request-Id', request.id);
    done();
  });
  if (lowest !== 'info' && lowest !== 'debug') {
    return;
  }
  const logger = new Logger('Request');
  fastify.addHook('onResponse', (request: Recognised, reply: FastifyReply, done: () => void) => {
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      person: request.user && forViewer(request.user),
    };
    if (!(request.raw instanceof IncomingMessage) || HEALTH.test(request.url)) {
      logger.debug(line);
    } else {
      logger.log(line);
    }
    done();
  });
}
