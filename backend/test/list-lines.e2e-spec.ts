import type { AddressInfo } from 'node:net';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Reading } from '../src/platform/http/list/reading';
import { aBuyer, anAdmin } from './builders';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

/** `npm run test:long` asks for more. */
const ROWS = Number(process.env.LISTED_ROWS ?? 10_000);
const PAGES = Math.ceil(ROWS / 250);
/** What may be held at once, however long the list is. */
const HELD_BYTES = 12 * 1024 * 1024;

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;
const held = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

describe('a list of which every record is a line', () => {
  let app: TestApp;
  let admin: string;
  let port: number;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    await app.app.listen(0, '127.0.0.1');
    ({ port } = app.app.getHttpServer().address() as AddressInfo);
    await app.source.query(
      `insert into properties (name, address1, city, state_id, zip_code, store_type_id, status_id, price, description)
       select 'Row ' || n, '1 Main St', 'Denver', 6 + n % 2, '80202', 1, 1, n * 1000, repeat('storage ' || n || ' ', 150)
       from generate_series(1, $1::int) n`,
      [ROWS],
    );
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  const lines = (query = '', token = admin): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { accept: 'application/x-ndjson', authorization: `Bearer ${token}` };
      get({ port, path: `/api/v1/${query || 'properties'}`, headers, agent: false }, resolve).on('error', reject);
    });
  const textOf = async (answer: IncomingMessage): Promise<string> => {
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) {
      text += String(chunk);
    }
    return text;
  };
  const rowsOf = (text: string): { id: number }[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { id: number });
  /** Until no page has been read for a while. */
  const untilStill = async (read: jest.SpyInstance): Promise<number> => {
    for (let before = -1; before !== read.mock.calls.length;) {
      before = read.mock.calls.length;
      await sleep(400);
    }
    return read.mock.calls.length;
  };

  it(
    '[FINT-17] tells all rows once, in the order of the ids, and holds only a few of them at once',
    async () => {
      const base = held();
      const answer = await lines();
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson']);
      expect([answer.headers['content-range'], answer.headers.link]).toEqual([undefined, undefined]);
      let [rest, last, count, bytes, most, ordered] = ['', 0, 0, 0, 0, true];
      for await (const chunk of answer.setEncoding('utf8')) {
        const parts = (rest + String(chunk)).split('\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          const { id } = JSON.parse(part) as { id: number };
          ordered &&= id > last;
          [last, count, bytes] = [id, count + 1, bytes + part.length];
          if (count % Math.ceil(ROWS / 20) === 0) {
            most = Math.max(most, held() - base);
          }
        }
      }
      expect([rest, ordered, count]).toEqual(['', true, ROWS]);
      expect(bytes).toBeGreaterThan(2 * HELD_BYTES);
      expect(most).toBeLessThan(HELD_BYTES);
    },
    60_000 + ROWS * 10,
  );

  it('[FINT-17] a line is what the list has of the record, and filters hold', async () => {
    const [{ id }] = await app.source.query<{ id: number }[]>('select max(id) id from properties');
    const query = `properties?id=${id},${id - 1},${id - 2}&stateId=${6 + (ROWS % 2)}`;
    const answer = await lines(query);
    const listed = await app.call('GET', `/api/v1/${query}&orderBy=id`, undefined, admin);
    const told = rowsOf(await textOf(answer));
    expect(told).toHaveLength(2);
    expect(told).toEqual(listed.json());
    const none = await lines('properties?id=2000000000');
    expect([none.statusCode, await textOf(none)]).toEqual([200, '']);
    const json = await app.call('GET', '/api/v1/properties?limit=1', undefined, admin, {
      accept: 'application/json, application/x-ndjson;q=0.5',
    });
    expect(json.json<unknown[]>()).toHaveLength(1);
  });

  it.each(['limit=5', 'cursor=x', 'orderBy=id', 'sort=["id","ASC"]', 'range=[0,9]', 'filter={}', 'colour=red'])(
    '[FINT-17] %s is refused as ever, before the first line',
    async (part) => {
      const answer = await lines(`properties?${encodeURI(part)}`);
      const { code, errors } = JSON.parse(await textOf(answer)) as { code: string; errors: { field: string }[] };
      expect([answer.statusCode, answer.headers['content-type'], code, errors[0].field]).toEqual([
        422,
        'application/problem+json; charset=utf-8',
        'validation',
        part.split('=')[0],
      ]);
    },
  );

  it('[FINT-17] nobody reads by it what the list does not tell them', async () => {
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect((await lines('properties', buyer)).statusCode).toBe(403);
    expect((await lines('properties', 'nobody')).statusCode).toBe(401);
    const key = await app.call(
      'POST',
      '/api/v1/api-keys',
      { name: 'Deals', scopes: ['deals:read'], expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
      admin,
    );
    const { secret } = key.json<{ secret: string }>();
    expect((await lines('properties', secret)).statusCode).toBe(403);
    expect((await lines('deals', secret)).statusCode).toBe(200);
  });

  it('[FINT-17] who reads slowly is waited for, and who goes away ends the reading', async () => {
    const read = jest.spyOn(Reading.prototype, 'following');
    const answer = await lines();
    answer.pause();
    const waiting = await untilStill(read);
    expect(waiting).toBeLessThan(PAGES);
    answer.destroy();
    expect(await untilStill(read)).toBeLessThanOrEqual(waiting + 1);
  });

  it('[FINT-17] what fails after the first line breaks the connection', async () => {
    const following = Reading.prototype.following;
    let calls = 0;
    jest.spyOn(Reading.prototype, 'following').mockImplementation(function (this: never, ...asked) {
      calls += 1;
      return calls < 3 ? following.apply(this, asked) : Promise.reject(new Error('The database is gone.'));
    });
    const answer = await lines();
    expect(answer.statusCode).toBe(200);
    await expect(textOf(answer)).rejects.toThrow('aborted');
    calls = 2;
    const refused = await lines();
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      500,
      'application/problem+json; charset=utf-8',
    ]);
    refused.resume();
  });
});
