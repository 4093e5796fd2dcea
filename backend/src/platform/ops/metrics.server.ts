import { Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { createServer, IncomingMessage, Server, ServerResponse } from 'node:http';
import { Config } from '../../config';
import { HealthService, statusOf } from './health.service';
import { MetricsService } from './metrics.service';

/** The paths of the API, for a worker has no other port. */
const [LIVE, READY] = ['/api/health/live', '/api/health/ready'];

/**
 * Answers the figures at /metrics, and whether the process lives and is ready, on a port of their own, which only the
 * operator's network reaches. Without METRICS_PORT there is none.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server?: Server;

  constructor(
    private readonly config: Config,
    private readonly metrics: MetricsService,
    private readonly health: HealthService,
  ) {}

  /** The port that was taken; undefined when none was asked for. */
  get port(): number | undefined {
    const address = this.server?.address();
    return address && typeof address === 'object' ? address.port : undefined;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, HOST: host } = this.config;
    if (port === undefined) {
      return;
    }
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const path = request.method === 'GET' ? request.url : undefined;
      if (path === '/metrics') {
        return void response
          .writeHead(200, { 'Content-Type': this.metrics.registry.contentType })
          .end(await this.metrics.text());
      }
      if (path !== LIVE && path !== READY) {
        return void response.writeHead(404).end();
      }
      const ready = path === READY ? await this.health.ready() : undefined;
      response
        .writeHead(ready ? statusOf(ready) : 200, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(ready ?? { status: 'ok' }));
    } catch (error) {
      this.logger.error(error);
      response.writeHead(500).end();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const server = this.server;
    if (!server?.listening) {
      return;
    }
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }
}
