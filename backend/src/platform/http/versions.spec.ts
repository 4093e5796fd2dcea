import document from '../../../../openapi/openapi.json';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

interface Operation {
  parameters?: { name?: string }[];
  responses: Record<string, { headers?: object }>;
}

/** A record that was not made by its address, the change of it, and who makes both. */
interface Case {
  path: string;
  change: [method: 'PUT' | 'DELETE', body?: object];
  token: string;
  /** What somebody else does to it meanwhile. */
  meanwhile: string;
}

describe('versions of records below /api/v1', () => {
  let app: TestApp;
  let cases: Record<string, Case>;
  let mailPath: string;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    const administrator = await anAdmin(app.source);
    const buyer = await aBuyer(app.source);
    const property = await aProperty(app.source);
    admin = await tokenOf(app, administrator.id);
    const asBuyer = await tokenOf(app, buyer.id);
    const insert = async (text: string, values: unknown[] = []): Promise<number> =>
      (await app.source.query<{ id: number }[]>(`${text} returning id`, values))[0].id;
    const image = await insert(
      `insert into property_images (property_id, file_name, width, height, color, position) values ($1, 'a.webp', 1, 1, '#000000', 1)`,
      [property.id],
    );
    const sent = await app.call('POST', '/api/home/contactus', {
      first_name: 'Ida',
      last_name: 'Moss',
      company: 'Moss Storage',
      phone: '303-555-0144',
      email: 'ida.moss@example.com',
      option: 'Other',
      message: 'Please call.',
    });
    expect([sent.status, sent.text]).toEqual([200, 'success']);
    const [enquiry] = await app.source.query<{ id: number }[]>('select max(id) id from enquiries');
    const mail = await insert(
      `insert into mails (event_id, kind, recipient, subject, message_id)
       select max(id), 'k', 'robin@example.com', 'Hello', 'versions' from events`,
    );
    const made = await app.call(
      'POST',
      '/api/v1/api-keys',
      { name: 'Nightly sync', scopes: ['properties:read'] },
      admin,
    );
    const key = made.json<{ id: number }>().id;
    const saved = await app.call(
      'POST',
      '/api/v1/me/saved-searches',
      { name: 'Denver', address: '/property/search/Denver' },
      asBuyer,
    );
    const search = saved.json<{ id: number }>().id;
    cases = {
      images: {
        path: `/api/v1/images/${image}`,
        change: ['DELETE'],
        token: admin,
        meanwhile: `update property_images set position = 2 where id = ${image}`,
      },
      enquiries: {
        path: `/api/v1/enquiries/${enquiry.id}`,
        change: ['PUT', { handled: true }],
        token: admin,
        meanwhile: `update enquiries set owner_id = ${administrator.id} where id = ${enquiry.id}`,
      },
      'api-keys': {
        path: `/api/v1/api-keys/${key}`,
        change: ['DELETE'],
        token: admin,
        meanwhile: `update api_keys set name = 'Sync' where id = ${key}`,
      },
      'saved searches': {
        path: `/api/v1/me/saved-searches/${search}`,
        change: ['DELETE'],
        token: asBuyer,
        meanwhile: `update saved_searches set name = 'Boulder' where id = ${search}`,
      },
    };
    mailPath = `/api/v1/mails/${mail}`;
  });
  afterAll(() => app.close());

  it('are told and asked for wherever one record is both read and changed', () => {
    const missing = Object.entries(document.paths as unknown as Record<string, Record<string, Operation | undefined>>)
      .filter(([path]) => path.startsWith('/api/v1/') && path.endsWith('/{id}'))
      .flatMap(([path, { get, put, patch, delete: remove }]) =>
        get
          ? [put, patch, remove]
              .filter((change) => change !== undefined)
              .filter(
                ({ parameters = [], responses }) =>
                  !parameters.some(({ name }) => name === 'If-Match') || !responses['412'] || !get.responses['304'],
              )
              .map(() => path)
          : [],
      );
    expect(missing).toEqual([]);
  });

  it.each(['images', 'enquiries', 'api-keys', 'saved searches'])(
    'of %s keep a change from what somebody else has changed meanwhile',
    async (name) => {
      const {
        path,
        change: [method, body],
        token,
        meanwhile,
      } = cases[name];
      const tagOf = async (): Promise<string> => String((await app.call('GET', path, undefined, token)).headers.etag);
      const old = await tagOf();
      expect(old).toMatch(/^"\d+-[\w-]{16}"$/);
      await app.source.query(meanwhile);
      const before = await app.call('GET', path, undefined, token);
      expect((await app.call(method, path, body, token, { 'if-match': old })).status).toBe(412);
      expect((await app.call('GET', path, undefined, token)).text).toBe(before.text);
      const done = await app.call(method, path, body, token, { 'if-match': await tagOf() });
      expect([200, 204]).toContain(done.status);
    },
  );

  it('of mails tell whether one has changed', async () => {
    const { headers } = await app.call('GET', mailPath, undefined, admin);
    const ask = () => app.call('GET', mailPath, undefined, admin, { 'if-none-match': String(headers.etag) });
    const same = await ask();
    expect([same.status, same.text]).toEqual([304, '']);
    await app.source.query(`update mails set status = 'sent' where message_id = 'versions'`);
    expect((await ask()).status).toBe(200);
  });
});
