import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

interface Finding {
  kind: string;
  id: number;
  label: string;
  detail: string;
  userTypeId: number | null;
}

describe('the search over everything', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    token = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const find = async (q: string): Promise<Finding[]> =>
    (await app.call('GET', `/api/v1/findings?q=${encodeURIComponent(q)}`, undefined, token)).json<Finding[]>();

  it('[SHELL-45] finds people by name, company and e-mail address, with the view they have', async () => {
    const buyer = await aBuyer(app.source, {
      firstName: 'Zebulon',
      lastName: 'Quartermain',
      companyName: 'Saguaro Holdings',
      email: 'zeb@mesa-verde.example',
    });
    const seller = await aSeller(app.source, {
      firstName: 'Anna',
      lastName: 'Zebulon',
      companyName: 'Elsewhere',
      email: 'anna@elsewhere.example',
    });
    for (const part of ['bulon quar', 'SAGUARO', 'mesa-verde']) {
      expect((await find(part)).map(({ id }) => id)).toEqual([buyer.id]);
    }
    expect(await find('zebulon')).toMatchObject([
      { kind: 'user', id: buyer.id, label: 'Zebulon Quartermain', detail: 'zeb@mesa-verde.example', userTypeId: 2 },
      { kind: 'user', id: seller.id, label: 'Anna Zebulon', userTypeId: 3 },
    ]);
  });

  it('[SHELL-45] finds properties, their deals and vendors, at most five of each', async () => {
    const buyer = await aBuyer(app.source, { firstName: 'Ofelia', lastName: 'Nightingale' });
    const property = await aProperty(app.source, { name: 'Okavango Storage', city: 'Flagstaff' });
    for (let nth = 1; nth <= 6; nth += 1) {
      await aProperty(app.source, { name: `Okavango Annex ${nth}`, city: 'Flagstaff' });
    }
    const [{ id: dealId }] = await app.source.query<{ id: number }[]>(
      `insert into deals (deal_name, property_id, property_name, buyer_id, deal_status_id, status_at) values ('Okavango', $1, 'Okavango Storage', $2, 6, now()) returning id`,
      [property.id, buyer.id],
    );
    const [{ id: vendorId }] = await app.source.query<{ id: number }[]>(
      `insert into vendors (company_name, city, state_id, description, website) values ('Okavango Doors', 'Tucson', 1, 'Doors', 'https://doors.example') returning id`,
    );
    const found = await find('okavango');
    expect(found.filter(({ kind }) => kind === 'property')).toHaveLength(5);
    expect(found.filter(({ kind }) => kind === 'deal')).toEqual([
      {
        kind: 'deal',
        id: dealId,
        label: 'Ofelia Nightingale · Okavango Storage',
        detail: 'Submitted',
        userTypeId: null,
      },
    ]);
    expect(found.find(({ kind }) => kind === 'vendor')).toMatchObject({ id: vendorId, label: 'Okavango Doors' });
    expect((await find('nightingale')).map(({ kind }) => kind)).toEqual(['user', 'deal']);
  });

  it('finds by two letters what begins with them', async () => {
    const buyer = await aBuyer(app.source, { firstName: 'Xquentin', lastName: 'Marsh' });
    expect((await find('xq')).map(({ id }) => id)).toEqual([buyer.id]);
    expect(await find('qu')).toEqual([]);
  });

  it('takes a wildcard for what it is, and refuses a search for nothing', async () => {
    expect(await find('100%_')).toEqual([]);
    const answer = await app.call('GET', '/api/v1/findings?q=%20', undefined, token);
    expect([answer.status, answer.headers['content-type']]).toEqual([422, 'application/problem+json; charset=utf-8']);
  });

  it('[SHELL-59] is for administrators alone', async () => {
    const denied = await app.call(
      'GET',
      '/api/v1/findings?q=storage',
      undefined,
      await tokenOf(app, (await aBuyer(app.source)).id),
    );
    expect(denied.status).toBe(403);
    expect((await app.call('GET', '/api/v1/findings?q=storage')).status).toBe(401);
  });
});
