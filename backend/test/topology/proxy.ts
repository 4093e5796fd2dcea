import { Agent, createServer, IncomingMessage, request, RequestOptions, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_MS = 100;
/** What may be sent twice; anything else only when it cannot have arrived. */
const IDEMPOTENT = ['GET', 'HEAD', 'PUT', 'DELETE'];

interface Upstream {
  port: number;
  ready: boolean;
}

/**
 * A small reverse proxy that does what operators set up: it asks for readiness, sends requests in turn to those that
 * are ready, keeps connections open, and tries another one when a server refuses the connection, or hangs up on a
 * request that may be repeated.
 */
export class Proxy {
  private readonly upstreams: Upstream[];
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server = createServer((incoming, outgoing) => void this.pass(incoming, outgoing));
  private timer?: NodeJS.Timeout;
  private turn = 0;

  constructor(ports: number[]) {
    this.upstreams = ports.map((port) => ({ port, ready: true }));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.timer = setInterval(() => void Promise.all(this.upstreams.map((upstream) => this.look(upstream))), LOOK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async look(upstream: Upstream): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${upstream.port}/api/health/ready`, {
      signal: AbortSignal.timeout(2000),
    }).catch(() => undefined);
    upstream.ready = answer?.ok ?? false;
    await answer?.body?.cancel();
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body: Buffer[] = [];
    for await (const part of incoming) {
      body.push(part as Buffer);
    }
    this.turn += 1;
    const turned = [
      ...this.upstreams.slice(this.turn % this.upstreams.length),
      ...this.upstreams.slice(0, this.turn % this.upstreams.length),
    ];
    const inOrder = [...turned.filter(({ ready }) => ready), ...turned.filter(({ ready }) => !ready)];
    for (const upstream of inOrder) {
      try {
        const answer = await this.ask(
          { port: upstream.port, method: incoming.method, path: incoming.url, headers: incoming.headers },
          Buffer.concat(body),
        );
        const { connection: _ofUpstream, 'keep-alive': _asWell, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(outgoing);
        return;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'ECONNREFUSED' && !IDEMPOTENT.includes(incoming.method ?? '')) {
          break;
        }
      }
    }
    outgoing.writeHead(502).end();
  }

  private ask(options: RequestOptions, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      request({ ...options, host: '127.0.0.1', agent: this.agent }, resolve)
        .once('error', reject)
        .end(body);
    });
  }
}
