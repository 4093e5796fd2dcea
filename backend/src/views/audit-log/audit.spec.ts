import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { OFFICE_FILES } from '../../../test/documents-made';
import { aStoreForm } from '../../../test/property-forms';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, file, multipart } from '../../../test/uploads';
import type { AuditEntryDto } from './audit-log.resource.dto';
import type { User } from '../../domains/accounts/users/user.entity';

const query = (given: Record<string, unknown>): string =>
  Object.entries(given)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

describe('/api/v1/audit', () => {
  let app: TestApp;
  let admin: User;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await anAdmin(app.source, { firstName: 'Ada', lastName: 'Ministrator' });
    token = await tokenOf(app, admin.id);
  });
  afterAll(() => app.close());

  const from = (
    remoteAddress: string,
    url: string,
    payload: object,
    headers: Record<string, string> = {},
    server = app,
  ) =>
    server.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { authorization: `Bearer ${token}`, ...headers },
      payload,
    });
  const list = (given: Record<string, unknown>, caller: string | undefined = token) =>
    app.call('GET', `/api/v1/audit?${query(given)}`, undefined, caller);
  const entries = async (
    filter: Record<string, unknown>,
    more: Record<string, unknown> = {},
  ): Promise<AuditEntryDto[]> => (await list({ filter, ...more })).json<AuditEntryDto[]>();

  it('says who changed what, from where, with the values before and after', async () => {
    const property = await aProperty(app.source, { name: 'Before Storage', price: 4_000_000 });
    const form = { StoreName: 'After Storage', RentableSQFT: '40,000', Price: '4,250,000' };
    expect(
      (await from('192.0.2.44', '/api/admin/store', aStoreForm({ StoreID: property.id, ...form }))).statusCode,
    ).toBe(200);
    const [entry] = await entries({ subjectType: 'property', subjectId: property.id });
    expect(entry).toEqual({
      id: expect.any(Number),
      createdAt: expect.any(String),
      actorId: admin.id,
      actorName: 'Ada Ministrator',
      actorEmail: admin.email,
      actorUserTypeId: 1,
      action: 'property.updated',
      subjectType: 'property',
      subjectId: property.id,
      subjectName: 'After Storage',
      subjectUserTypeId: null,
      subjectGone: false,
      address: '192.0.2.44',
      before: expect.objectContaining({ name: 'Before Storage', price: 4_000_000 }),
      after: expect.objectContaining({ name: 'After Storage', price: 4_250_000 }),
      detail: {},
      related: [],
    });
    for (const untouched of ['rentableSqft', 'city', 'active', 'statusId', 'description']) {
      expect(entry.after).not.toHaveProperty(untouched);
    }
    expect(Object.keys(entry.before ?? {})).toEqual(Object.keys(entry.after ?? {}));
    expect((await app.call('GET', `/api/v1/audit/${entry.id}`, undefined, token)).json()).toEqual(entry);
    expect((await app.call('GET', '/api/v1/audit/2000000000', undefined, token)).status).toBe(404);
  });

  it.each([
    [
      'a new property',
      'admin/store',
      () => Promise.resolve(aStoreForm({ StoreName: 'Made Storage' })),
      { action: 'property.created', after: { name: 'Made Storage' } },
    ],
    [
      'a description',
      'admin/store/desc',
      async () => ({ StoreID: (await aProperty(app.source, { description: '<p>a</p>' })).id, Description: '<p>b</p>' }),
      { action: 'property.described', before: { description: '<p>a</p>' }, after: { description: '<p>b</p>' } },
    ],
    [
      'a radius',
      'admin/store/radius',
      async () => ({ StoreID: (await aProperty(app.source)).id, MVPRadius: 7 }),
      { action: 'property.radius-changed', before: { radiusMiles: 3 }, after: { radiusMiles: 7 } },
    ],
  ])('shows the change of %s', async (_title, path, body, wanted) => {
    expect((await from('192.0.2.45', `/api/${path}`, await body())).statusCode).toBe(200);
    expect((await entries({ address: '192.0.2.45' }))[0]).toMatchObject(wanted);
  });

  it('shows the change of a deal, of an account and of a seller', async () => {
    const [buyer, seller] = [await aBuyer(app.source, { city: 'Denver' }), await aSeller(app.source)];
    const deal = await aDeal(app.source, await aProperty(app.source), buyer.id, 6);
    expect((await app.call('POST', `/api/admin/deal/${deal.id}`, { Price: 5_000_000 }, token)).status).toBe(200);
    expect((await entries({ subjectType: 'deal', subjectId: deal.id }))[0]).toMatchObject({
      action: 'deal.changed',
      before: { price: null },
      after: { price: 5_000_000 },
    });

    const own = {
      FirstName: buyer.firstName,
      LastName: buyer.lastName,
      Email: buyer.email,
      PhoneNumber: buyer.phoneNumber,
      CompanyName: buyer.companyName,
      City: 'Boulder',
      StateId: buyer.stateId,
      PositionID: buyer.positionId,
    };
    expect((await app.call('POST', '/api/account/update/profile', own, await tokenOf(app, buyer.id))).status).toBe(200);
    expect((await entries({ actorId: buyer.id }))[0]).toMatchObject({
      action: 'user.profile-changed',
      subjectId: buyer.id,
      before: { city: 'Denver' },
      after: { city: 'Boulder' },
    });

    const property = await aProperty(app.source);
    expect(
      (
        await app.call(
          'POST',
          '/api/admin/seller/store',
          { SellerId: seller.id, StoreIDs: [property.id], IsAssignSeller: true },
          token,
        )
      ).status,
    ).toBe(200);
    expect((await entries({ subjectType: 'property', subjectId: property.id }))[0]).toMatchObject({
      action: 'property.assigned',
      before: { sellerId: null },
      after: { sellerId: seller.id },
    });
  });

  it('[FOFF-21] names people and records as they were then, and finds entries by name and by number', async () => {
    const [seller, person] = [
      await aSeller(app.source, { firstName: 'Quincy', lastName: 'Harborough' }),
      await anAdmin(app.source, { firstName: 'Thea', lastName: 'Oldname' }),
    ];
    const property = await aProperty(app.source, { name: 'Lighthouse Storage' });
    const theirs = await tokenOf(app, person.id);
    expect(
      (
        await app.call(
          'POST',
          '/api/admin/seller/store',
          { SellerId: seller.id, StoreIDs: [property.id], IsAssignSeller: true },
          theirs,
        )
      ).status,
    ).toBe(200);
    await app.source.query(`update users set last_name = 'Newname' where id = $1`, [person.id]);
    const [assigned] = await entries({ record: 'lighthouse' });
    expect(assigned).toMatchObject({
      actorName: 'Thea Oldname',
      actorUserTypeId: 1,
      subjectName: 'Lighthouse Storage',
      subjectGone: false,
    });
    expect(assigned.related).toEqual([{ type: 'user', id: seller.id, name: 'Quincy Harborough', userTypeId: 3 }]);

    expect((await app.call('DELETE', `/api/v1/properties/${property.id}`, undefined, token)).status).toBe(200);
    const [deleted, before] = await entries({ record: String(property.id), subjectType: 'property' });
    expect(deleted).toMatchObject({ action: 'property.deleted', subjectName: 'Lighthouse Storage', subjectGone: true });
    expect(before).toMatchObject({ id: assigned.id, subjectName: 'Lighthouse Storage', subjectGone: true });
    expect(await entries({ record: 'lighthouse', action: 'property.assigned' })).toHaveLength(1);
    expect(await entries({ record: 'no such house' })).toEqual([]);
    expect(await entries({ record: '100%' })).toEqual([]);
    const own = await entries({ subjectType: 'user', record: 'quincy harb' });
    expect(own.every(({ subjectUserTypeId }) => subjectUserTypeId === 3)).toBe(true);

    const { id } = (await app.call('POST', '/api/v1/lookups/positions', { name: 'Appraiser' }, token)).json<{
      id: number;
    }>();
    expect((await app.call('DELETE', `/api/v1/lookups/positions/${id}`, undefined, token)).status).toBe(200);
    expect(await entries({ record: 'appraiser' })).toMatchObject([
      { action: 'lookup.deleted', subjectName: 'Appraiser', subjectGone: true },
      { action: 'lookup.added', subjectName: 'Appraiser' },
    ]);
  });

  it('knows the address of an upload too, whose body is read by its handler', async () => {
    const property = await aProperty(app.source);
    const { body, type } = await multipart([
      field('StoreID', property.id),
      field('DocumentTypeID', 1),
      file(OFFICE_FILES.pdf, 'memo.pdf'),
    ]);
    const sent = await app.app.inject({
      method: 'POST',
      url: '/api/admin/upload/document',
      remoteAddress: '192.0.2.46',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload: body,
    });
    expect(sent.statusCode).toBe(200);
    expect((await entries({ address: '192.0.2.46' }))[0]).toMatchObject({
      action: 'document.added',
      subjectId: property.id,
    });
  });

  it('keeps the addresses of requests at the same time apart', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `198.51.100.${index + 1}`);
    const made = await Promise.all(
      addresses.map(
        async (address) =>
          [
            address,
            (await from(address, '/api/admin/store', aStoreForm())).json<{ StoreID: number }>().StoreID,
          ] as const,
      ),
    );
    for (const [address, id] of made) {
      expect((await entries({ subjectType: 'property', subjectId: id })).map((entry) => entry.address)).toEqual([
        address,
      ]);
    }
  });

  it('writes nothing about a change that is refused', async () => {
    const property = await aProperty(app.source, { name: 'Refused Storage' });
    expect(
      (await from('192.0.2.47', '/api/admin/store', aStoreForm({ StoreID: property.id, Price: 'free' }))).statusCode,
    ).toBe(400);
    expect(
      (await from('192.0.2.47', '/api/admin/store/radius', { StoreID: property.id, MVPRadius: 70 })).statusCode,
    ).toBe(400);
    expect(await entries({ address: '192.0.2.47' })).toEqual([]);
  });

  it('is listed newest first, in pages, by the fields that are declared', async () => {
    const person = await anAdmin(app.source, { firstName: 'Zoe', lastName: 'Lister' });
    for (const [index, day] of ['2026-03-02', '2026-03-03', '2026-03-04'].entries()) {
      await app.source.query(
        `insert into audit_log (actor_id, action, subject_type, subject_id, created_at) values ($1, $2, 'thing', $3, $4::date + time '06:59' at time zone 'UTC')`,
        [person.id, index === 1 ? 'thing.moved' : 'thing.made', index, day],
      );
    }
    const page = await list({ filter: { actorId: person.id }, range: [0, 1] });
    expect(page.headers['content-range']).toBe('audit 0-1/3');
    expect(page.json<AuditEntryDto[]>().map(({ subjectId }) => subjectId)).toEqual([2, 1]);
    const subjects = async (filter: Record<string, unknown>, sort?: [string, string]): Promise<(number | null)[]> =>
      (await entries({ subjectType: 'thing', ...filter }, sort ? { sort } : {})).map(({ subjectId }) => subjectId);
    expect(await subjects({}, ['createdAt', 'ASC'])).toEqual([0, 1, 2]);
    expect(await subjects({}, ['action', 'ASC'])).toEqual([0, 2, 1]);
    expect(await subjects({ action: 'thing.moved' })).toEqual([1]);
    expect(await subjects({ subjectId: [0, 2] })).toEqual([2, 0]);
    expect(await subjects({ q: 'zoe l' })).toEqual([2, 1, 0]);
    expect(await subjects({ q: 'nobody_' })).toEqual([]);
    // 06:59 in Greenwich is 23:59 of the day before at the office.
    expect(await subjects({ createdAt_gte: '2026-03-02' })).toEqual([2, 1]);
    expect(await subjects({ createdAt_lte: '2026-03-01' })).toEqual([0]);
    expect(await subjects({ createdAt_gte: '2026-03-02', createdAt_lte: '2026-03-02' })).toEqual([1]);
  });

  it.each([
    [{ filter: { detail: 'x' } }],
    [{ sort: ['detail', 'ASC'] }],
    [{ filter: { actorId: 'me' } }],
    [{ filter: { createdAt_gte: '2026-02-30' } }],
    [{ filter: { createdAt_lte: "'; drop table users" } }],
    [{ range: [0, 5000] }],
  ])('%j is refused', async (given) => {
    expect((await list(given)).status).toBe(422);
  });

  it('is shown to administrators only, and nobody can change it', async () => {
    for (const path of ['/api/v1/audit', '/api/v1/audit/1', '/api/v1/events', '/api/v1/events/1']) {
      for (const person of [await aBuyer(app.source), await aSeller(app.source)]) {
        expect((await app.call('GET', path, undefined, await tokenOf(app, person.id))).status).toBe(403);
      }
      expect((await app.call('GET', path)).status).toBe(401);
      for (const method of ['PUT', 'DELETE', 'POST'] as const) {
        expect((await app.call(method, path, {}, token)).status).toBe(405);
      }
    }
    await expect(app.source.query(`update audit_log set action = 'nothing'`)).rejects.toThrow();
    await expect(app.source.query('delete from audit_log')).rejects.toThrow();
  });
});
