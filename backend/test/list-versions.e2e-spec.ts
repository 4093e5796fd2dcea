import { CASES } from './denials/all-cases';
import { type DenialCase, type People, withReadsBelow } from './denials/cases';
import { startPeople } from './denials/drive';
import { type Route, ROUTES, type Schema, SCHEMAS } from './described';
import { tokenOf } from './tokens';
import { Reading } from '../src/platform/http/list/reading';
import { handlersOf } from '../src/platform/openapi/openapi-handlers';

type Row = { id: number; etag?: string } & Record<string, unknown>;

/** What `If-Match` may come with. */
const METHODS = ['PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

const WORKING = new Map(withReadsBelow(CASES));
const routeOf = (method: string, path: string): Route | undefined =>
  ROUTES.find((route) => route.method === method && route.path === path);
const caseOf = (route: Route | undefined): DenialCase | undefined => route && WORKING.get(route.operation.operationId);

/** The lists of records whose GET has an `ETag`, by their addresses. */
const LISTS = ROUTES.filter(
  ({ method, path, operation }) =>
    method === 'GET' &&
    operation.parameters?.some(({ name }) => name === 'cursor') &&
    routeOf('GET', `${path}/{id}`)?.operation.responses['304'],
).map(({ path }) => path);
const CHANGES = LISTS.flatMap((path) =>
  METHODS.flatMap((method): [Method, string, DenialCase][] => {
    const route = routeOf(method, `${path}/{id}`);
    return route ? [[method, path, caseOf(route) as DenialCase]] : [];
  }),
);

describe('versions in lists', () => {
  let people: People;
  let tables: Map<string, string>;
  beforeAll(async () => {
    people = await startPeople();
    // By which the cases make what nobody but a person can.
    for (const role of ['admin', 'buyer', 'seller'] as const) {
      people.tokens[role] = await tokenOf(people.app, people.people[role]);
    }
    const handlers = handlersOf(people.app.app, (controller, method) => `${controller}_${method}`);
    tables = new Map(
      LISTS.map((path) => {
        const id = routeOf('GET', path)?.operation.operationId ?? '';
        return [path, handlers.get(id)?.resource?.table ?? ''];
      }),
    );
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => people.app.close());

  const call = (...given: Parameters<People['app']['call']>) => people.app.call(...given);
  /** A record of a list as a case makes it, and the token of who may read it there. */
  const made = async ({ make }: DenialCase): Promise<{ id: number; token: string; body?: object }> => {
    const { as, path, body } = await make(people);
    return { id: Number(path?.id), token: await tokenOf(people.app, people.people[as as 'admin']), body };
  };
  const inJson = (id: number): string =>
    `range=${encodeURIComponent('[0,0]')}&filter=${encodeURIComponent(JSON.stringify({ id }))}`;
  const rowOf = async (path: string, id: number, token: string): Promise<Row> => {
    const [row] = (await call('GET', `${path}?id=${id}`, undefined, token)).json<Row[]>();
    expect(row).toMatchObject({ id, etag: expect.stringMatching(/^"\d+"$/) });
    return row;
  };
  const changedMeanwhile = (path: string, id: number) =>
    people.source.query(`update ${tables.get(path)} set id = id where id = $1`, [id]);

  it('[FINT-13] are told by the lists of all records that have one', () => {
    expect(LISTS.length).toBeGreaterThan(20);
    for (const { path, operation } of ROUTES.filter((route) => LISTS.includes(route.path) && route.method === 'GET')) {
      const { items } = operation.responses['200'].content?.['application/json'].schema ?? {};
      const { properties } = SCHEMAS[(items as Schema).$ref?.split('/').pop() ?? ''];
      expect([path, properties?.etag]).toEqual([path, expect.objectContaining({ type: 'string', readOnly: true })]);
    }
  });

  it.each(LISTS)(
    '[FINT-13] %s: each way to ask for it tells the version that GET of the record tells',
    async (path) => {
      const get = routeOf('GET', `${path}/{id}`);
      const { id, token } = await made(caseOf(get) as DenialCase);
      const record = await call('GET', `${path}/${id}`, undefined, token);
      const etag = String(record.headers.etag).replace(/-[^"]*/, '');
      expect(etag).toMatch(/^"\d+"$/);
      const told = [
        await call('GET', `${path}?id=${id}`, undefined, token),
        await call('GET', `${path}?${inJson(id)}`, undefined, token),
        await call('GET', `${path}?id=${id}`, undefined, token, { accept: 'application/x-ndjson' }),
      ].map(({ text }) => [JSON.parse(text.trim()) as Row | Row[]].flat());
      expect(told.map((rows) => rows.map((row) => [row.id, row.etag]))).toEqual(told.map(() => [[id, etag]]));
    },
  );

  it.each(CHANGES)(
    '[FINT-13] %s %s: the version of a list is what If-Match takes, and an older one is 412',
    async (method, path, of) => {
      const { id, token, body } = await made(of);
      const change = (etag: string | undefined) =>
        call(method, `${path}/${id}`, body, token, { 'if-match': String(etag) });
      const { etag: old } = await rowOf(path, id, token);
      await changedMeanwhile(path, id);
      const refused = await change(old);
      expect([refused.status, refused.json<{ code: string }>().code]).toEqual([412, 'version_mismatch']);
      const done = await change((await rowOf(path, id, token)).etag);
      expect([done.status, done.status < 300 ? '' : done.text]).toEqual([expect.any(Number), '']);
    },
  );

  it('[FINT-13] what changes while a list is read is told at the version from before, never at a newer one', async () => {
    const token = await tokenOf(people.app, people.people.admin);
    const [{ id }] = (await call('GET', '/api/v1/properties?limit=1', undefined, token)).json<Row[]>();
    for (const query of [`id=${id}`, inJson(id)]) {
      const rowsOf = Reading.prototype.rowsOf;
      const name = `Renamed before ${query}`.slice(0, 40);
      jest.spyOn(Reading.prototype, 'rowsOf').mockImplementationOnce(async function (this: never, ids) {
        await people.source.query('update properties set name = $2 where id = $1', [id, name]);
        return rowsOf.call(this, ids);
      });
      const [row] = (await call('GET', `/api/v1/properties?${query}`, undefined, token)).json<Row[]>();
      expect(row).toMatchObject({ name, etag: expect.stringMatching(/^"\d+"$/) });
      const back = await call('PUT', `/api/v1/properties/${id}`, row, token, { 'if-match': String(row.etag) });
      expect(back.status).toBe(412);
    }
  });

  it('[FINT-13] pages that follow one another tell it, and a row of a list can be sent back', async () => {
    const token = await tokenOf(people.app, people.people.admin);
    let count = 0;
    for (let url: string | undefined = '/api/v1/properties?orderBy=-price&limit=1'; url;) {
      const page = await call('GET', url, undefined, token);
      const [row] = page.json<Row[]>();
      count += 1;
      const back = await call('PUT', `/api/v1/properties/${row.id}`, row, token, { 'if-match': String(row.etag) });
      expect([back.status, back.json<Row>().etag]).toEqual([200, undefined]);
      url = /^<(.+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(count).toBeGreaterThan(3);
  });
});
