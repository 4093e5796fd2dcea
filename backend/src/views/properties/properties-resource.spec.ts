import document from '../../../../openapi/openapi.json';
import { METRICS, PROPERTY_FIELDS } from '@stowbridge/contract/property-fields';
import { Property } from '../../domains/properties/editing/property.entity';
import { askedOf, idsText } from '../../platform/http/list/statements';
import { PROPERTIES } from './properties.list';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { eventsOf } from '../../../test/records';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

interface Item extends Record<string, unknown> {
  id: number;
  name: string;
}

const body = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Resource Storage',
  address1: '1 Main St',
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  price: 2_000_000,
  rentableSqft: 20_000,
  roomForExpansion: false,
  ...given,
});

describe('/api/v1/properties', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: unknown) =>
    app.call(method, `/api/v1/properties${path}`, payload, admin);
  const listing = (query: Record<string, unknown>) =>
    call(
      'GET',
      `?${Object.entries(query)
        .map(
          ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
        )
        .join('&')}`,
    );
  const names = async (filter: Record<string, unknown>, sort: [string, string] = ['name', 'ASC']) =>
    (await listing({ filter, sort, range: [0, 99] })).json<Item[]>().map(({ name }) => name);

  it('[FSEC-31] a new one is refused with what only the product says of one, in the document read only', async () => {
    const count = () => app.source.query<{ n: number }[]>('select count(*)::int n from properties');
    const before = await count();
    const properties = document.components.schemas.PropertyDto.properties as Record<string, { readOnly?: boolean }>;
    const readOnly = Object.keys(properties).filter((name) => properties[name].readOnly);
    expect(readOnly).toEqual(expect.arrayContaining(['id', 'createdAt', 'modifiedAt', 'listedAt', 'hasNda']));
    for (const name of readOnly) {
      expect([name, (await call('POST', '', body({ [name]: null }))).status]).toEqual([name, 422]);
    }
    expect(await count()).toEqual(before);
  });

  it('[APROP-93] creates, reads, takes back what it has answered, and tells every field', async () => {
    const seller = await aSeller(app.source);
    const [office] = await app.source.query<{ id: number }[]>(
      `insert into agent_locations (address, city, zip_code, state_id) values ('1 Way', 'Denver', '80202', 6) returning id`,
    );
    const agent = await anAdmin(app.source, { agentLocationId: office.id });
    const full = {
      ...Object.fromEntries(METRICS.map(({ name, sample }) => [name, sample])),
      sellerId: seller.id,
      brokerIds: [agent.id],
      description: '<p>x</p><script>y</script>',
      videoCode: 'https://youtu.be/dQw4w9WgXcQ',
      radiusMiles: 5,
      acreage: 2.5,
      featured: true,
      noi: 300_000,
      physicalOccupancyUnits: 91.5,
      physicalOccupancyArea: '90',
      economicOccupancy: 88,
      climateControlledShare: 40,
      unitCount: 512,
      yearBuilt: 1998,
      offersDueDate: '2099-01-02',
      ndaMode: 'manual',
      accessDays: 90,
      sellerDecides: true,
      sellerSeesNames: false,
      confidential: true,
      teaserName: 'Front Range Portfolio',
      questionsUntil: '2099-01-03',
      unitMix: [{ size: '10x10', units: 200, climateControlled: true, rent: 120 }],
    };
    const created = await call('POST', '', body(full));
    expect(created.status).toBe(201);
    const item = created.json<Item>();
    const keys = new Set([
      ...PROPERTY_FIELDS.map(({ name }) => name as string),
      'accessDays',
      'acreage',
      'active',
      'address1',
      'address2',
      'alternatePriceOptionDate',
      'alternatePriceOptionId',
      'brokerIds',
      'capRate',
      'city',
      'climateControlledShare',
      'confidential',
      'country',
      'createdAt',
      'description',
      'economicOccupancy',
      'featured',
      'figuresShown',
      'guidanceHigh',
      'guidanceLow',
      'hasNda',
      'id',
      'imageName',
      'latitude',
      'listedAt',
      'longitude',
      'modifiedAt',
      'name',
      'ndaMode',
      'noi',
      'offersDueDate',
      'physicalOccupancyArea',
      'physicalOccupancyUnits',
      'price',
      'pricePerSqft',
      'publicPrice',
      'questionsUntil',
      'radiusMiles',
      'rentableSqft',
      'roomForExpansion',
      'sellerDecides',
      'sellerId',
      'sellerName',
      'sellerSeesNames',
      'stateCode',
      'stateId',
      'statusId',
      'storeTypeId',
      'teaserName',
      'unitCount',
      'unitMix',
      'videoCode',
      'yearBuilt',
      'zipCode',
    ]);
    expect(Object.keys(item).sort()).toEqual([...keys].sort());
    expect(item).toMatchObject({
      ...full,
      description: '<p>x</p>',
      videoCode: 'dQw4w9WgXcQ',
      physicalOccupancyArea: 90,
      active: true,
      statusId: 1,
      stateCode: 'CO',
      sellerName: `${seller.firstName} ${seller.lastName}`,
      hasNda: false,
      imageName: null,
    });
    expect(await eventsOf(app.source, item.id)).toContain('property.assigned');
    const same = await call('PUT', `/${item.id}`, item);
    expect([same.status, { ...same.json<Item>(), modifiedAt: 0 }]).toEqual([200, { ...item, modifiedAt: 0 }]);
  });

  it('[APROP-97] PUT replaces: what is left out is cleared, but for what has a screen of its own', async () => {
    const { id } = (
      await call('POST', '', body({ acreage: 3, noi: 5, description: 'kept', radiusMiles: 7 }))
    ).json<Item>();
    const after = (await call('PUT', `/${id}`, body({ name: 'Other' }))).json<Item>();
    expect(after).toMatchObject({
      name: 'Other',
      acreage: null,
      noi: null,
      description: 'kept',
      radiusMiles: 7,
      active: true,
      statusId: 1,
    });
  });

  it('[APROP-01, APROP-02, APROP-03, APROP-04, APROP-05] lists with Content-Range, filters, sorting and a range', async () => {
    const seller = await aSeller(app.source);
    const rows = [];
    for (const given of [
      { name: 'List A', city: 'Reno', stateId: 29 },
      { name: 'List B', zipCode: '73301' },
      { name: 'List C', active: false },
      { name: 'List D', statusId: 3 },
    ]) {
      rows.push(await aProperty(app.source, { ...given, sellerId: seller.id, price: 1000 + rows.length }));
    }
    await aDocument(app.source, rows[0].id);
    await app.source.query(
      `insert into property_images (property_id, position, file_name, width, height, color) values ($1, 2, 'second.webp', 9, 9, '#000000'), ($1, 1, 'cover.webp', 9, 9, '#000000')`,
      [rows[0].id],
    );
    const mine = { sellerId: seller.id };
    const page = await listing({ filter: mine, sort: ['name', 'ASC'], range: [0, 1] });
    expect([page.headers['content-range'], page.json()]).toEqual([
      'properties 0-1/4',
      [
        expect.objectContaining({ name: 'List A', hasNda: true, imageName: 'cover.webp' }),
        expect.objectContaining({ name: 'List B', hasNda: false }),
      ],
    ]);
    expect(await names(mine, ['price', 'DESC'])).toEqual(['List D', 'List C', 'List B', 'List A']);
    expect(await names({ ...mine, name: 'st c' })).toEqual(['List C']);
    expect(await names({ ...mine, city: 'reno' })).toEqual(['List A']);
    expect(await names({ ...mine, stateId: 29 })).toEqual(['List A']);
    expect(await names({ ...mine, statusId: 3 })).toEqual(['List D']);
    expect(await names({ ...mine, unpublished: true })).toEqual(['List C']);
    expect(await names({ ...mine, q: '73301' })).toEqual(['List B']);
    expect(await names({ id: [rows[1].id, rows[2].id] })).toEqual(['List B', 'List C']);
    for (const field of [
      'id',
      'city',
      'stateCode',
      'stateId',
      'zipCode',
      'sellerName',
      'statusId',
      'active',
      'rentableSqft',
      'createdAt',
      'modifiedAt',
    ]) {
      expect([field, (await names(mine, [field, 'ASC'])).length]).toEqual([field, 4]);
    }
  });

  it('[FOFF-02] finds by the words of name, address, place and state in any order, and by number', async () => {
    const seller = await aSeller(app.source);
    const mine = { sellerId: seller.id };
    const { id } = await aProperty(app.source, {
      id: 70_123,
      ...mine,
      name: 'Search Cedar Park',
      city: 'Reno',
      stateId: 29,
      zipCode: '89501',
      address1: '7 Quarry Road',
    });
    await aProperty(app.source, { ...mine, name: 'Search Cedar 100%', city: 'Austin', stateId: 44, zipCode: '73301' });
    const both = ['Search Cedar 100%', 'Search Cedar Park'];
    expect(await names({ ...mine, search: 'cedar' })).toEqual(both);
    for (const search of ['park', 'reno cedar', 'nevada', ' Cedar  NV ', '89501', 'quarry', String(id)]) {
      expect([search, await names({ ...mine, search })]).toEqual([search, ['Search Cedar Park']]);
    }
    expect(await names({ ...mine, search: '100%' })).toEqual(['Search Cedar 100%']);
    for (const search of ['_', 'cedar ohio', '99999999999999999999']) {
      expect([search, await names({ ...mine, search })]).toEqual([search, []]);
    }
    expect(await names({ ...mine, search: '   ' })).toEqual(both);
    for (const search of ['9'.repeat(301), { a: 1 }]) {
      expect((await listing({ filter: { search } })).status).toBe(422);
    }
  });

  it('[FOFF-05] puts open properties first, by name, then those that are not published, closed ones and drafts', async () => {
    const seller = await aSeller(app.source);
    const given = [
      ['A draft', false, 5],
      ['A closed', true, 4],
      ['B closed before', false, 4],
      ['A hidden', false, 1],
      ['C sale', true, 1],
      ['B contract', true, 3],
      ['A loi', true, 2],
    ] as const;
    for (const [name, active, statusId] of given) {
      await aProperty(app.source, { name, active, statusId, sellerId: seller.id });
    }
    const sorted = ['A loi', 'B contract', 'C sale', 'A hidden', 'B closed before', 'A closed', 'A draft'];
    expect(await names({ sellerId: seller.id }, ['openFirst', 'ASC'])).toEqual(sorted);
    const second = await listing({ filter: { sellerId: seller.id }, sort: ['openFirst', 'ASC'], range: [3, 5] });
    expect(second.json<Item[]>().map(({ name }) => name)).toEqual(sorted.slice(3, 6));
    const plan = await app.source.transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      const { sql } = PROPERTIES.fields.openFirst;
      const text = idsText(PROPERTIES, askedOf(PROPERTIES, {}, {}), { sql, order: 'ASC', first: 0, count: 10 });
      return JSON.stringify(await manager.query(`explain ${text}`));
    });
    expect(plan).toContain('properties_open_first');
  });

  it('[APROP-42, APROP-59, APROP-61, APROP-65] refuses with 422 and names the fields, in the words of the form', async () => {
    const answer = await call('POST', '', body({ name: '', price: 'x', rentableSqft: null }));
    expect([answer.status, answer.headers['content-type']]).toEqual([422, 'application/problem+json; charset=utf-8']);
    expect(answer.json<{ errors: object[] }>().errors).toEqual([
      { field: 'name', code: 'required', message: 'Property Name is required' },
      { field: 'acreage', code: expect.any(String) as string, message: 'Acreage or Rentable Square Feet is required' },
      { field: 'price', code: 'invalid', message: 'Property Value is invalid' },
    ]);
    const { id } = await aProperty(app.source, { roomForExpansion: true });
    expect((await call('PUT', `/${id}`, body({ roomForExpansion: null }))).json()).toMatchObject({
      errors: [{ field: 'roomForExpansion', code: 'required', message: 'Room For Expansion is required' }],
    });
    expect((await call('POST', '', body({ city: 'Nowhere At All', zipCode: '00000' }))).json()).toMatchObject({
      detail: 'Address Not Found!',
      errors: [{ field: 'address1', code: 'invalid', message: 'Please make sure you have entered a valid address.' }],
    });
  });

  it('[ERR-04] whatever is sent gets a 4xx, and the row stays as it was', async () => {
    const { id } = await aProperty(app.source);
    const read = () => app.source.getRepository(Property).findOneByOrFail({ id });
    const before = await read();
    const wrong: Record<string, unknown>[] = [
      { hacker: true },
      { sellerId: 999_999 },
      { sellerId: 'x' },
      { brokerIds: [1.5] },
      { brokerIds: 'x' },
      { brokerIds: [999_999] },
      { noi: -1 },
      { noi: 1e300 },
      { economicOccupancy: 101 },
      { unitMix: 'x' },
      { unitMix: [{ size: 'big', units: 1, climateControlled: true, rent: 1 }] },
      { unitMix: [null] },
      { radiusMiles: 11 },
      { statusId: 9 },
      { statusId: 5 },
      { latitude: 91 },
      { yearBuilt: 40_000 },
      { alternatePriceOptionId: 6 },
      { offersDueDate: '2020-01-01' },
      { description: 5 },
      { videoCode: 'http://evil.example' },
      { name: '\u0000' },
      { name: 'x'.repeat(900_000) },
      { active: 'perhaps' },
    ];
    for (const given of wrong) {
      const { status } = await call('PUT', `/${id}`, body(given));
      expect([JSON.stringify(given).slice(0, 60), status >= 400 && status < 500]).toEqual([expect.any(String), true]);
    }
    for (const query of [
      { sort: '["password","ASC"]' },
      { sort: 'x' },
      { range: '[5,1]' },
      { range: '[-10,1]' },
      { range: '[0,9223372036854775808]' },
      { filter: '{"hack":1}' },
      { filter: '[]' },
      { filter: '{"stateId":"x"}' },
      { filter: '{"id":["a"]}' },
      { filter: '{"sellerId":9223372036854775808}' },
      { extra: '1' },
    ]) {
      expect([query, (await listing(query)).status]).toEqual([query, 422]);
    }
    for (const path of ['/0', '/-1', '/x', '/9223372036854775808', '/999999']) {
      expect((await call('GET', path)).status).toBe(404);
    }
    expect(await read()).toEqual(before);
  });

  it('[APROP-23] DELETE is for good, and is refused with 409 while an offer depends on it', async () => {
    const [free, bound] = [await aProperty(app.source), await aProperty(app.source)];
    await aDeal(app.source, bound, (await aBuyer(app.source)).id, 6);
    expect((await call('DELETE', `/${free.id}`)).json()).toEqual({ id: free.id });
    expect((await call('GET', `/${free.id}`)).status).toBe(404);
    const refused = await call('DELETE', `/${bound.id}`);
    expect([refused.status, refused.json<{ detail: string }>().detail]).toEqual([
      409,
      expect.stringContaining('cannot be deleted'),
    ]);
    expect((await call('GET', `/${bound.id}`)).status).toBe(200);
  });
});
