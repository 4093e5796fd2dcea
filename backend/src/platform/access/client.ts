import { createParamDecorator, ExecutionContext } from '@nestjs/common';
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** What sends a request, before anybody knows who. */
export interface Client {
  /** As far as the configured proxies are believed. */
  address: string;
  userAgent: string | undefined;
  cookies: Record<string, string | undefined>;
}

export const clientOfRequest = ({ ip, headers, cookies }: FastifyRequest): Client => ({
  address: ip,
  userAgent: headers['user-agent'],
  cookies,
});

export const CurrentClient = createParamDecorator((_: unknown, context: ExecutionContext): Client =>
  clientOfRequest(context.switchToHttp().getRequest<FastifyRequest>()),
);
