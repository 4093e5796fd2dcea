import { READER_STOPPED } from '@stowbridge/contract/failed-mails';
import { readFileSync } from 'node:fs';
import { AddressInfo, connect, Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer, Server as TlsServer } from 'node:tls';
import { MetricsServer } from '../ops/metrics.server';
import { MetricsService } from '../ops/metrics.service';
import { VERSION } from '../common/version';
import { aBuyer } from '../../../test/builders';
import { selfSigned } from '../../../test/certificate';
import { startTestApp, TestApp } from '../../../test/test-app';
import { eventually } from '../../../test/test-worker';

describe('load and figures', () => {
  let app: TestApp;
  let tls: TlsServer;
  let url: string;
  const open: Socket[] = [];
  beforeAll(async () => {
    tls = createTlsServer(selfSigned(new Date(Date.now() + 10 * 86_400_000)), (socket) => socket.end());
    await new Promise<void>((listening) => tls.listen(0, '127.0.0.1', listening));
    app = await startTestApp({
      REQUESTS_AT_ONCE: '2',
      METRICS_PORT: '0',
      PUBLIC_URL: `https://localhost:${(tls.address() as AddressInfo).port}`,
    });
    await app.app.listen(0, '127.0.0.1');
    url = await app.app.getUrl();
  });
  afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));
  afterAll(async () => {
    await app.close();
    tls.close();
  });

  const figures = async (): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${app.app.get(MetricsServer).port}/metrics`, {
      signal: AbortSignal.timeout(5000),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    return answer.text();
  };
  const figure = async (name: string): Promise<number> =>
    Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(await figures())?.[1]);
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(5000) });

  /** A request whose body never comes: it is being answered until it is hung up. */
  async function unfinished(): Promise<Socket> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    open.push(socket);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    socket.write(
      'POST /api/home/property/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    return socket;
  }

  it('refuses at once what is too much, keeps telling supervisors, and serves again', async () => {
    const waiting = await Promise.all([unfinished(), unfinished()]);
    const refused = await eventually(async () => {
      const answer = await ask('/api/home/site');
      return answer.status === 503 ? answer : undefined;
    });
    expect([refused.headers.get('retry-after'), await refused.text()]).toEqual([
      '1',
      'There is too much to do just now. Please try again in a moment.',
    ]);
    const opened = await ask('/property/search/', { headers: { accept: 'text/html' } });
    expect([opened.status, opened.headers.get('content-type'), opened.headers.get('retry-after')]).toEqual([
      503,
      'text/html; charset=utf-8',
      '1',
    ]);
    expect(await opened.text()).toContain('<h1>There is too much to do just now.</h1>');
    // Whatever is answered says what a browser may do with it.
    for (const { headers } of [refused, opened]) {
      expect([headers.get('strict-transport-security'), headers.get('content-security-policy')]).toEqual([
        'max-age=31536000; includeSubDomains',
        expect.stringMatching(/frame-ancestors '(none|self)'/),
      ]);
    }
    const resource = await ask('/api/v1/properties');
    expect([
      resource.status,
      resource.headers.get('content-type'),
      resource.headers.get('x-content-type-options'),
    ]).toEqual([503, 'application/problem+json; charset=utf-8', 'nosniff']);
    const ids = [refused.headers.get('x-request-id'), resource.headers.get('x-request-id')];
    expect([ids[0] === ids[1], await resource.json()]).toEqual([
      false,
      expect.objectContaining({ status: 503, reference: ids[1] }),
    ]);
    expect((await ask('/api/health/ready')).status).toBe(200);
    expect(await figure('stowbridge_http_refused_total')).toBeGreaterThanOrEqual(2);
    for (const socket of waiting) {
      socket.destroy();
    }
    await eventually(async () => (await ask('/api/home/site')).status === 200);
  });

  it('[FTEST-56] tells how long each route takes, without the ids of addresses', async () => {
    await ask('/api/home/store/profile/4711');
    const text = await figures();
    expect(text).toMatch(
      /stowbridge_http_request_duration_seconds_count\{method="GET",route="\/api\/home\/store\/profile\/:\w+",status="404"\} 1/,
    );
    expect(text).not.toContain('profile/4711');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toContain(`stowbridge_build_info{version="${VERSION}",commit="unknown"} 1`);
  });

  it('tells what waits: mails, parts of events, jobs, connections', async () => {
    const { id } = await aBuyer(app.source);
    const [event] = await app.source.query<{ id: string }[]>(
      `insert into events (name, payload) values ('user.approved', $1) returning id`,
      [{ userId: id }],
    );
    await app.source.query(
      `insert into event_parts (event_id, handler, queued_at) values ($1, 'mails', now() - interval '90 seconds')`,
      [event.id],
    );
    await app.source.query(
      `insert into mails (event_id, kind, recipient, message_id, status, error) values
        ($1, 'a', 'a@example.com', '<a>', 'queued', null), ($1, 'b', 'a@example.com', '<b>', 'failed', null), ($1, 'c', 'a@example.com', '<c>', 'failed', $2)`,
      [event.id, READER_STOPPED],
    );
    expect(await figure('stowbridge_event_parts{state="open"}')).toBe(1);
    expect(await figure('stowbridge_event_parts_oldest_seconds')).toBeGreaterThanOrEqual(90);
    expect([
      await figure('stowbridge_mails{state="queued"}'),
      await figure('stowbridge_mails{state="failed"}'),
    ]).toEqual([1, 1]);
    expect([await figure('stowbridge_up{server="postgres"}'), await figure('stowbridge_up{server="redis"}')]).toEqual([
      1, 1,
    ]);
    expect(await figure('stowbridge_jobs{queue="mail",state="failed"}')).toBeGreaterThanOrEqual(0);
    expect(await figure('stowbridge_database_connections{state="waiting"}')).toBe(0);
    expect(await figures()).not.toMatch(/^stowbridge_backup_age_seconds \d/m);
    await app.source.query(
      `insert into audit_log (action, subject_type, created_at) values ('system.backed-up', 'system', now() - interval '3 hours')`,
    );
    expect(await figure('stowbridge_backup_age_seconds')).toBeGreaterThanOrEqual(10_800);
  });

  it('[FOPS-15] tells what is left of the disk and of the certificate', async () => {
    expect(await figure('stowbridge_certificate_days')).toBeCloseTo(10, 1);
    const free = await figure('stowbridge_disk_free_ratio');
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThan(1);
  });

  it('[FOPS-15] has every figure that the alert rules and the dashboard ask for, and a page of the runbook for each rule', async () => {
    const read = (name: string): string => readFileSync(join(__dirname, '../../../../docs/operations', name), 'utf8');
    const known = new Set(
      app.app
        .get(MetricsService)
        .registry.getMetricsAsArray()
        .map(({ name }) => name),
    );
    const asked = [
      ...(read('alerts.yml') + read('dashboard.json')).matchAll(/\b(?:stowbridge|nodejs|process)_[a-z0-9_]+/g),
    ].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual(
      [],
    );
    const shown = read('dashboard.json');
    expect([...known].filter((name) => name.startsWith('stowbridge_') && !shown.includes(name))).toEqual([]);
    const headings = [...read('runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    const pages = [...read('alerts.yml').matchAll(/runbook: runbook\.md#(\S+)/g)].map(([, page]) => page);
    expect(pages.length).toBe(read('alerts.yml').match(/- alert:/g)?.length);
    expect([...new Set(pages)].sort()).toEqual(headings.sort());
  });

  it('[FOPS-05] tells supervisors beside the figures whether the process is ready, as the API does', async () => {
    const beside = `http://127.0.0.1:${app.app.get(MetricsServer).port}/api/health`;
    const [own, other] = await Promise.all([ask('/api/health/ready'), fetch(`${beside}/ready`)]);
    expect([other.status, await other.json()]).toEqual([own.status, await own.json()]);
    const live = await fetch(`${beside}/live`);
    expect([live.status, live.headers.get('content-type'), await live.json()]).toEqual([
      200,
      'application/json; charset=utf-8',
      { status: 'ok' },
    ]);
    expect((await fetch(`${beside}/other`)).status).toBe(404);
  });

  it('answers nothing else on the port of the figures', async () => {
    const port = app.app.get(MetricsServer).port;
    expect((await fetch(`http://127.0.0.1:${port}/api/home/site`)).status).toBe(404);
  });
});
