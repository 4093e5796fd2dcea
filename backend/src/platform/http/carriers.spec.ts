import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import document from '../../../../openapi/openapi.json';
import { startTestApp, TestApp } from '../../../test/test-app';
import { CARRIES } from './carriers';

interface Seen {
  in: string;
  schema: { type?: string; maxLength?: number };
}

describe('what carries a request', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await startTestApp();
    await app.app.listen(0, '127.0.0.1');
    ({ port } = app.app.getHttpServer().address() as AddressInfo);
  });
  afterAll(() => app.close());

  /** 0 where the connection ends before an answer is read. */
  const statusOf = (path: string, { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string }) =>
    new Promise<number | undefined>((resolve) => {
      const asked = request({ port, path, headers, method: body ? 'POST' : 'GET' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', () => resolve(0));
      asked.end(body);
    });
  const parameters = Object.entries(
    document.paths as unknown as Record<string, Record<string, { parameters?: Seen[] }>>,
  )
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([, operations]) => Object.values(operations))
    .flatMap((operation) => operation.parameters ?? [])
    .filter(({ schema }) => schema.type === 'string' && schema.maxLength !== undefined);

  it('[FINT-07] a part of an address is as long as the document says, and no longer', async () => {
    const lengths = parameters.filter((one) => one.in === 'path').map(({ schema }) => schema.maxLength ?? Infinity);
    expect(Math.max(...lengths)).toBe(CARRIES.part);
    const of = (length: number) => statusOf(`/api/v1/verifications/${'x'.repeat(length)}`, {});
    // Whole, it is looked at, and is no proof.
    expect(await of(CARRIES.part)).toBe(422);
    expect(await of(CARRIES.part + 1)).toBe(404);
  });

  it('[FINT-07] the address and the headers are as long as the document says, and no longer', async () => {
    const lengths = parameters.filter((one) => one.in !== 'path').map(({ schema }) => schema.maxLength ?? Infinity);
    expect(Math.max(...lengths)).toBe(CARRIES.head);
    expect(await statusOf('/api/health/live', { headers: { 'if-match': 'x'.repeat(CARRIES.head - 300) } })).toBe(200);
    const long = 'x'.repeat(CARRIES.head + 1);
    // The server answers, and ends the connection, which may overtake the answer.
    expect([0, 431]).toContain(await statusOf('/api/health/live', { headers: { 'if-match': long } }));
    expect([0, 431]).toContain(await statusOf(`/api/health/live?q=${long}`, {}));
  });

  it('[FINT-07] a body is as long as the document says, and no longer', async () => {
    const of = (length: number) => {
      const body = `{"Keyword":"${'x'.repeat(length - 14)}"}`;
      expect(body.length).toBe(length);
      return statusOf('/api/home/property/search', { headers: { 'content-type': 'application/json' }, body });
    };
    expect(await of(CARRIES.body)).toBe(400);
    expect(await of(CARRIES.body + 1)).toBe(413);
  });
});
