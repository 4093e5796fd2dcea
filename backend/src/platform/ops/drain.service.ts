import { BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Config } from '../../config';

/** What is still being answered then is hung up on: the supervisor's patience is not endless either. */
const LONGEST_ANSWER_MS = 10_000;

/**
 * How the HTTP process stops without a request failing: readiness says so first, so that balancers send nothing new;
 * a request that still comes meanwhile is served, on a connection that ends with the answer; then the port is closed, and what
 * is being answered has ten seconds to end.
 */
@Injectable()
export class DrainService implements BeforeApplicationShutdown {
  private asked = false;

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Whether the process was asked to stop. */
  get draining(): boolean {
    return this.asked;
  }

  /** @param signal given when a supervisor asked; nobody balances on an application that a program closes */
  async beforeApplicationShutdown(signal?: string): Promise<void> {
    this.asked = true;
    const server = this.host.httpAdapter.getHttpServer() as Server;
    if (!server.listening) {
      return;
    }
    if (signal) {
      await sleep(this.config.DRAIN_SECONDS * 1000);
    }
    setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS).unref();
  }
}

/** Ends each connection with its next answer once the process was asked to stop. */
export function endConnections(fastify: FastifyInstance, drain: DrainService): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.draining) {
      void reply.header('Connection', 'close');
    }
    done(null, payload);
  });
}
