import { searchAddressLength, SEARCHES_MAX, TOO_MANY_SEARCHES } from '@stowbridge/contract/saved-searches';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { SavedSearchDto } from './saved-searches.resource.dto';
import { stopToken } from './stop-tokens';

const SECRET = 'a secret that is only used by tests, 32+';
const TEXAS = '/property/search/?state=44&type=1';
const LARGEST_AREA = Array.from({ length: 3 }, () => Array(100).fill('-30.12345,-100.12345').join('_')).join('~');

describe('saved searches', () => {
  let app: TestApp;
  let admin: string;
  let me: number;
  let mine: string;
  let other: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  beforeEach(async () => {
    me = (await aBuyer(app.source)).id;
    mine = await tokenOf(app, me);
    other = await tokenOf(app, (await aBuyer(app.source)).id);
  });
  afterAll(() => app.close());

  const PATH = '/api/v1/me/saved-searches';
  const save = (body: object, token = mine) =>
    app.call('POST', PATH, { name: 'Drive-up in Texas', address: TEXAS, ...body }, token);
  const saved = async (body: object = {}, token = mine) => (await save(body, token)).json<SavedSearchDto>();
  const listed = async (token = mine) => (await app.call('GET', PATH, undefined, token)).json<SavedSearchDto[]>();
  const stored = () => app.source.query<Record<string, unknown>[]>('select * from saved_searches order by id');
  const stop = (token: unknown) => app.call('POST', '/api/v1/saved-searches/stop', { token });
  const errors = async (answer: Promise<{ status: number; json<Body>(): Body }>) => {
    const { status, json } = await answer;
    return [status, json<{ errors?: { field: string; message: string }[] }>().errors?.[0]];
  };

  it('[BEYB-19] are kept by the address of the search, as it is written there, with what it asks in columns', async () => {
    const answer = await save({
      address: `${TEXAS}&view=map&page=3&priceTo=4000000&capRateFrom=6&q=x`,
      frequency: 'weekly',
    });
    expect([answer.status, answer.json()]).toMatchObject([
      201,
      {
        name: 'Drive-up in Texas',
        address: '/property/search/?type=1&state=44&priceTo=4000000&capRateFrom=6',
        frequency: 'weekly',
        pausedUntil: null,
        lastSentAt: null,
        newCount: 0,
      },
    ]);
    const { id } = answer.json<SavedSearchDto>();
    const asked = (await stored()).find((row) => row.id === id);
    expect(asked).toMatchObject({
      user_id: me,
      state_id: 44,
      store_type_id: 1,
      price_from: null,
      price_to: '4000000',
      include_unpriced: true,
      cap_rate_from: '6.00',
      keyword: null,
    });
    const changed = await app.call(
      'PUT',
      `${PATH}/${id}`,
      {
        ...answer.json<object>(),
        name: 'Gates',
        address: '/property/search/gate%20tow?bounds=1,2,3,4',
        frequency: 'at once',
      },
      mine,
    );
    expect(changed.json()).toMatchObject({ id, name: 'Gates', frequency: 'at once' });
    expect((await stored()).find((row) => row.id === id)).toMatchObject({
      state_id: null,
      include_unpriced: null,
      keyword: `'gate' & 'tow':*`,
      south: 1,
      west: 2,
      north: 3,
      east: 4,
    });
    expect(await listed()).toMatchObject([{ id, name: 'Gates' }]);
  });

  it('[BEYB-36] are their own: those of others are not there, and stay as they are', async () => {
    const { id } = await saved();
    const before = await stored();
    for (const [method, path, body] of [
      ['GET', `${PATH}/${id}`],
      ['GET', `${PATH}/${id}/matches`],
      ['PUT', `${PATH}/${id}`, { name: 'Mine', address: TEXAS }],
      ['DELETE', `${PATH}/${id}`],
    ] as const) {
      expect([method, (await app.call(method, path, body, other)).status]).toEqual([method, 404]);
    }
    expect([await listed(other), await stored()]).toEqual([[], before]);
    for (const [token, status] of [
      [admin, 403],
      [undefined, 401],
    ] as const) {
      expect((await app.call('GET', PATH, undefined, token)).status).toBe(status);
      expect((await app.call('DELETE', `${PATH}/${id}`, undefined, token)).status).toBe(status);
    }
    expect((await app.call('DELETE', `${PATH}/${id}`, undefined, mine)).status).toBe(204);
    expect((await app.call('DELETE', `${PATH}/${id}`, undefined, mine)).status).toBe(404);
  });

  it('[BEYB-38] have a name and the address of a search: anything else is refused, and nothing is kept', async () => {
    const { id } = await saved({ name: 'é'.repeat(80) });
    const before = await stored();
    for (const [wrong, field] of [
      [{ name: '' }, 'name'],
      [{ name: '  \n ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ address: '/property/1/Name/' }, 'address'],
      [{ address: 'https://evil.example/property/search/' }, 'address'],
      [{ address: '//evil.example/property/search/' }, 'address'],
      [{ address: '/property/search/?state=2147483648' }, 'address'],
      [{ address: `/property/search/${'x'.repeat(searchAddressLength)}` }, 'address'],
      [{ address: `/property/search/${'倉'.repeat(200)}?city=${'庫'.repeat(100)}&area=${LARGEST_AREA}` }, 'address'],
      [{ address: 7 }, 'address'],
      [{ frequency: 'hourly' }, 'frequency'],
      [{ pausedUntil: 'tomorrow' }, 'pausedUntil'],
      [{ userId: 1 }, 'userId'],
    ] as const) {
      expect([wrong, await errors(save(wrong))]).toMatchObject([wrong, [422, { field }]]);
      const put = app.call('PUT', `${PATH}/${id}`, { name: 'A', address: TEXAS, ...wrong }, mine);
      expect([wrong, await errors(put)]).toMatchObject([wrong, [422, { field }]]);
    }
    expect(await stored()).toEqual(before);
  });

  it.each([
    [`/property/search/${'x'.repeat(199)}🏢🏢`, `/property/search/${'x'.repeat(199)}%F0%9F%8F%A2`],
    [`/property/search/?city=${'x'.repeat(99)}🏢🏢`, `/property/search/?city=${'x'.repeat(99)}%F0%9F%8F%A2`],
  ])('[BEYB-19] are cut and kept by whole characters (%#)', async (address, kept) => {
    expect((await saved({ address })).address).toBe(kept);
  });

  it('[BEYB-39] are at most 50: the next one is refused, also of two at once', async () => {
    const { id } = await saved();
    await app.source.query(
      `insert into saved_searches (user_id, name, address, frequency) select $1, 'Search ' || n, '/property/search/', 'never' from generate_series(1, $2::int) n`,
      [me, SEARCHES_MAX - 2],
    );
    const answers = await Promise.all([save({}), save({})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.json()).toMatchObject({ detail: TOO_MANY_SEARCHES });
    expect(TOO_MANY_SEARCHES).toBe('You have 50 saved searches. Please delete one first.');
    expect((await save({}, other)).status).toBe(201);
    await app.call('DELETE', `${PATH}/${id}`, undefined, mine);
    expect((await save({})).status).toBe(201);
  });

  it('[BEYB-27] are stopped by the link of a mail, signed out, and by nothing that looks like it', async () => {
    const [{ id }, { id: second }] = [await saved({ frequency: 'at once' }), await saved({ frequency: 'weekly' })];
    const before = await stored();
    const token = stopToken(SECRET, { userId: me, searchId: id });
    for (const wrong of [
      '',
      token.slice(0, -1),
      token.replace(`.${id}.`, `.${second}.`),
      stopToken('another', { userId: me, searchId: id }),
      `${id}.x`,
    ]) {
      expect([wrong, (await stop(wrong)).status]).toEqual([wrong, 404]);
    }
    expect((await stop(7)).status).toBe(422);
    expect((await app.call('GET', `/api/v1/saved-searches/stop?token=${token}`)).status).toBe(405);
    expect(await stored()).toEqual(before);
    for (const _ of [1, 2]) {
      expect((await stop(token)).json()).toEqual({ name: 'Drive-up in Texas' });
    }
    expect((await listed()).map(({ frequency }) => frequency)).toEqual(['weekly', 'never']);
    await app.call('DELETE', `${PATH}/${id}`, undefined, mine);
    expect((await stop(token)).status).toBe(404);
  });

  it('[BEYB-19] are counted for the office on a property and listed on their owner, without those of people who were rejected', async () => {
    const property = await aProperty(app.source, { stateId: 12, price: 3_000_000 });
    const seller = await tokenOf(app, (await aSeller(app.source)).id);
    await saved({ address: '/property/search/?state=12' });
    await saved({ address: '/property/search/?state=12&priceTo=4000000' }, other);
    await saved({ address: '/property/search/?state=12&priceFrom=4000000' }, other);
    await saved({ address: '/property/search/?state=12' }, seller);
    const countOf = async () =>
      (await app.call('GET', `/api/v1/properties/${property.id}/demand`, undefined, admin)).json<{
        savedSearchCount: number;
      }>().savedSearchCount;
    const before = await countOf();
    await app.source.query('update users set status_id = 3 where id = $1', [me]);
    expect(await countOf()).toBe(before - 1);
    const ofUser = (id: number, token: string) =>
      app.call('GET', `/api/v1/users/${id}/saved-searches`, undefined, token);
    expect((await ofUser(me, admin)).json()).toMatchObject([{ address: '/property/search/?state=12' }]);
    expect((await ofUser(2_000_000_000, admin)).status).toBe(404);
    expect((await ofUser(me, other)).status).toBe(403);
  });
});
