import { ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, Server } from 'node:http';
import { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '@stowbridge/tools/embedded/server';
import { createTestDatabase } from '../../../test/test-database';
import { eventually } from '../../../test/test-worker';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface Export {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
}

const MAIN = resolve(__dirname, '../../../dist/main.js');

describe('traces', () => {
  const spans: Span[] = [];
  let received = '';
  let log = '';
  let collector: Server;
  let api: ChildProcess;
  let url: string;
  let folder: string;
  let dropDatabase: () => Promise<void>;

  beforeAll(async () => {
    if (!existsSync(MAIN)) {
      throw new Error('The backend is not built: run npm run build.');
    }
    collector = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received += body;
        if (request.url === '/v1/traces') {
          spans.push(
            ...(JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
              scopeSpans.flatMap((scope) => scope.spans),
            ),
          );
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    const database = await createTestDatabase();
    dropDatabase = database.drop;
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-test-'));
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    api = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        REDIS_URL: process.env.TEST_REDIS_URL,
        DATA_DIR: folder,
        PORT: String(port),
        SECRET_KEY: 'a secret that is only used by tests, 32+',
        SITE_DIST: 'none',
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    api.stdout?.on('data', (part: Buffer) => (log += part.toString()));
    await eventually(async () => (await fetch(`${url}/api/health/live`).catch(() => undefined))?.ok);
  });

  afterAll(async () => {
    const gone = new Promise((done) => api.once('exit', done));
    api.kill('SIGKILL');
    await gone;
    await new Promise((done) => collector.close(done));
    await dropDatabase();
    await rm(folder, { recursive: true, force: true });
  });

  const attribute = (span: Span, name: string): string | undefined =>
    span.attributes.find(({ key }) => key === name)?.value.stringValue;

  it('show a request with the statements that it ran, and lead to its line in the log', async () => {
    const answer = await fetch(`${url}/api/home/store/profile/4711?secret=0815`);
    expect(answer.status).toBe(404);
    const request = await eventually(async () => spans.find(({ name }) => name === 'GET /api/home/store/profile/:id'));
    expect([attribute(request, 'http.route'), attribute(request, 'stowbridge.request_id')]).toEqual([
      '/api/home/store/profile/:id',
      answer.headers.get('x-request-id'),
    ]);
    const statements = await eventually(async () => {
      const children = spans.filter(({ traceId, spanId }) => traceId === request.traceId && spanId !== request.spanId);
      return (
        children.some((span) =>
          /select/i.test(attribute(span, 'db.statement') ?? attribute(span, 'db.query.text') ?? ''),
        ) && children
      );
    });
    expect(statements.every(({ parentSpanId }) => parentSpanId !== undefined)).toBe(true);
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ requestId }) => requestId === answer.headers.get('x-request-id'))).toMatchObject({
      traceId: request.traceId,
    });
    expect(received).not.toMatch(/4711|0815/);
  });

  it('hold no token of an address, and nothing of what supervisors ask', async () => {
    await fetch(`${url}/api/mail/unsubscribe/t0ken-of-a-mail`);
    await eventually(async () => spans.find(({ name }) => /unsubscribe/i.test(name)));
    expect(received).not.toMatch(/t0ken-of-a-mail|health/);
  });
});
