import { SpanStatusCode, trace } from '@opentelemetry/api';
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const tracer = trace.getTracer('stowbridge');

/** Names the span of each request by its route. Nothing happens while traces are not configured. */
export function nameSpans(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request: FastifyRequest, _reply: unknown, done: () => void) => {
    // What a page asks in process belongs to the span of the page.
    const span = request.raw instanceof IncomingMessage ? trace.getActiveSpan() : undefined;
    const route = request.routeOptions.url;
    if (span && route) {
      span
        .updateName(`${request.method} ${route}`)
        .setAttributes({ 'http.route': route, 'stowbridge.request_id': request.id });
    }
    done();
  });
}

/** Runs work as a span of its own, for example a job. */
export function inSpan<Result>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message });
      throw error;
    } finally {
      span.end();
    }
  });
}
