import { anAdmin, aProperty } from './builders';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

const ROWS = 1100;

interface Row {
  id: number;
  name: string;
  price: number | null;
  modifiedAt: string;
}

describe('lists that are asked by names', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    await app.source.query(
      `insert into properties (name, address1, city, state_id, zip_code, store_type_id, status_id, price, created_at)
       select 'Row ' || n % 9, '1 Main St', 'Denver', 6, '80202', 1, 1, nullif(n % 5, 0) * 1000, '2026-03-01Z'::timestamptz + n % 300 * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [ROWS],
    );
  });
  afterAll(() => app.close());

  const get = (query: string, path = 'properties') => app.call('GET', `/api/v1/${path}${query}`, undefined, admin);
  const nextOf = (link: unknown): string | undefined => /^<(.+)>; rel="next"$/.exec(String(link ?? ''))?.[1];
  /** All rows, page by page; `between` is done after each page. */
  const walk = async (query: string, between: (seen: Row[]) => Promise<void> = async () => undefined) => {
    const seen: Row[] = [];
    for (let url: string | undefined = `/api/v1/properties${query}`; url;) {
      const page = await app.call('GET', url, undefined, admin);
      expect(page.status).toBe(200);
      seen.push(...page.json<Row[]>());
      await between(seen);
      url = nextOf(page.headers.link);
    }
    return seen;
  };
  const ids = async (sql: string): Promise<number[]> =>
    (await app.source.query<{ id: number }[]>(sql)).map(({ id }) => id);

  it.each([
    ['id', 'id'],
    ['-id', 'id desc'],
    ['name', 'name, id'],
    ['-createdAt', 'created_at desc, id desc'],
    ['price', 'price nulls last, id'],
    ['-price', 'price desc nulls last, id desc'],
    ['stateCode', 'id'],
    ['active', 'active, id'],
  ])('[FINT-04] orderBy=%s goes through every row once, in that order', async (orderBy, sql) => {
    const seen = await walk(`?orderBy=${orderBy}&limit=700`);
    expect(seen.map(({ id }) => id)).toEqual(await ids(`select id from properties order by ${sql}`));
  });

  it.each(['id', '-id', 'createdAt', '-createdAt'])(
    '[FINT-04] by %s each untouched row comes exactly once while others come and go',
    async (orderBy) => {
      const before = await ids('select id from properties order by id');
      const gone = new Set<number>();
      const seen = await walk(`?orderBy=${orderBy}&limit=400`, async (read) => {
        // One that was read, and one that may still come.
        for (const id of [read[0].id, before[(before.length - gone.size) >> 1]]) {
          await app.source.query('delete from properties where id = $1', [id]);
          gone.add(id);
        }
        await aProperty(app.source);
        await aProperty(app.source, { createdAt: new Date('2026-03-01T00:00:00Z') });
      });
      const counted = new Map<number, number>();
      seen.forEach(({ id }) => counted.set(id, (counted.get(id) ?? 0) + 1));
      const untouched = before.filter((id) => !gone.has(id));
      expect(untouched.filter((id) => counted.get(id) !== 1)).toEqual([]);
      expect([...counted.values()].filter((count) => count > 1)).toEqual([]);
    },
  );

  it('[FINT-04] a page says where it stands; the last one has no next, an empty one no rows', async () => {
    const [{ total }] = await app.source.query<{ total: number }[]>('select count(*)::int total from properties');
    const first = await get('?limit=2');
    expect([first.headers['content-range'], first.json<Row[]>()]).toEqual([
      `properties 0-1/${total}`,
      [expect.anything(), expect.anything()],
    ]);
    const second = await app.call('GET', nextOf(first.headers.link) ?? '', undefined, admin);
    expect(second.headers['content-range']).toBe(`properties 2-3/${total}`);
    const [{ id }] = first.json<Row[]>();
    const one = await get(`?id=${id}`);
    expect([one.headers['content-range'], one.headers.link]).toEqual(['properties 0-0/1', undefined]);
    const none = await get('?id=2000000000');
    expect([none.status, none.headers['content-range'], none.json()]).toEqual([200, 'properties */0', []]);
    const beyond = await get(`?range=${encodeURIComponent('[100000,100009]')}`);
    expect(beyond.headers['content-range']).toBe(`properties */${total}`);
  });

  it('[FINT-04] a cursor is ours, and of its order; the address of the next page has no other', async () => {
    const first = await get('?orderBy=-name&limit=2');
    const next = nextOf(first.headers.link) ?? '';
    const cursor = new URL(next, 'http://x').searchParams.get('cursor') ?? '';
    const [text, signature] = cursor.split('.');
    const forged = Buffer.from(JSON.stringify({ sort: 'name', order: 'DESC', first: 0, id: 1, key: 'z' }));
    for (const [wrong, status] of [
      [cursor, 200],
      [`${text}.`, 422],
      [text, 422],
      ['x', 422],
      [`${forged.toString('base64url')}.${signature}`, 422],
    ] as const) {
      expect([wrong, (await get(`?cursor=${wrong}`)).status]).toEqual([wrong, status]);
    }
    expect((await get(`?cursor=${cursor}&orderBy=name`)).status).toBe(422);
    // Of another list, which has no such order.
    expect((await get(`?cursor=${cursor}`, 'images')).status).toBe(422);
  });

  it('[FINT-03] filters are asked by their names, each by its type', async () => {
    const rows = async (query: string) => (await get(`${query}&limit=1000`)).json<Row[]>();
    const [one, two] = await rows('?orderBy=id');
    expect((await rows(`?id=${one.id},${two.id}`)).map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
    expect((await rows(`?id=${one.id}&id=${two.id}`)).length).toBe(2);
    expect((await rows('?name=Row%203')).every(({ name }) => name === 'Row 3')).toBe(true);
    expect((await rows('?stateId=7')).length).toBe(0);
    expect((await rows('?stateId=')).length).toBe(1000);
    expect((await rows('?unpublished=true')).length).toBe(1000);
  });

  it('[FINT-03] what changed since a moment is found by modifiedAt', async () => {
    const [{ id }] = await app.source.query<{ id: number }[]>('select max(id) id from properties');
    await app.source.query(`update properties set modified_at = '2030-01-01T10:00:00.5Z' where id = $1`, [id]);
    const found = async (query: string) => (await get(`?${query}`)).json<Row[]>().map((row) => row.id);
    expect(await found('modifiedAt[gte]=2030-01-01T10:00:00.500Z')).toEqual([id]);
    expect(await found('modifiedAt[gte]=2030-01-01T11:00:00.500%2B01:00')).toEqual([id]);
    expect(await found('modifiedAt[gte]=2030-01-01T10:00:01Z')).toEqual([]);
    expect(await found('modifiedAt[gte]=2030-01-01')).toEqual([id]);
    expect(await found('modifiedAt[gte]=2030-01-01&modifiedAt[lte]=2030-01-01T10:00:00Z')).toEqual([]);
    const inJson = encodeURIComponent('{"modifiedAt_gte":"2030-01-01T10:00:00.500Z"}');
    expect(await found(`filter=${inJson}`)).toEqual([id]);
  });

  it.each([
    ['orderBy=listedAt', 'orderBy', /^Sorting by listedAt is not offered; offered are id, name, city, /],
    ['orderBy=constructor', 'orderBy', /not offered/],
    ['stateId=Colorado', 'stateId', /^stateId must be a whole number\.$/],
    ['stateId=6&stateId=7', 'stateId', /^stateId is given twice\.$/],
    ['id=1,x', 'id', /whole number/],
    ['unpublished=yes', 'unpublished', /^unpublished must be true or false\.$/],
    ['modifiedAt[gte]=yesterday', 'modifiedAt[gte]', /^modifiedAt\[gte\] must be a moment/],
    ['modifiedAt[gte]=2026-02-30T00:00:00Z', 'modifiedAt[gte]', /must be a moment/],
    ['modifiedAt_gte=2026-02-20', 'modifiedAt_gte', /cannot be filtered by; offered are id, name, .*modifiedAt\[gte\]/],
    ['colour=red', 'colour', /^colour cannot be filtered by; offered are /],
    ['filters=1', 'filters', /cannot be filtered by/],
    ['limit=0', 'limit', /1 to 1000/],
    ['limit=1001', 'limit', /1 to 1000/],
  ])('[FINT-03] %s is refused at %s, and says what is offered', async (query, field, message) => {
    const answer = await get(`?${query}`);
    const { errors } = answer.json<{ errors: { field: string; message: string }[] }>();
    expect([answer.status, errors]).toEqual([422, [{ field, code: expect.any(String), message: expect.anything() }]]);
    expect(errors[0].message).toMatch(message);
  });

  it('[FINT-03] one request uses one of the two forms', async () => {
    const range = `range=${encodeURIComponent('[0,9]')}`;
    for (const more of ['limit=5', 'orderBy=id', 'stateId=6', 'cursor=x.y']) {
      expect([more, (await get(`?${range}&${more}`)).status]).toEqual([more, 422]);
    }
    const paged = await get(`?${range}`);
    expect([paged.status, paged.headers.link]).toEqual([200, undefined]);
  });
});
