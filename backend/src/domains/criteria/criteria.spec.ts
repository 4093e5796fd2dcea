import { CRITERIA_MAX, TOO_MANY_CRITERIA } from '@stowbridge/contract/criteria';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { someCriteria } from '../../../test/criteria';
import { routeOf } from '../../../test/described';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { CriteriaDto, OfficeCriteriaDto } from './criteria.resource.dto';

const MINE = '/api/v1/me/criteria';
const OFFICE = '/api/v1/criteria';
const BODY = {
  name: 'Drive-up in Texas',
  must: [
    { kind: 'states', ids: [44] },
    { kind: 'capRate', from: 6, to: 8 },
  ],
  nice: [{ kind: 'climateShare', from: 50, weight: 3 }],
  maxPrice: 5_000_000,
};

describe('criteria', () => {
  let app: TestApp;
  let admin: string;
  let me: number;
  let mine: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  beforeEach(async () => {
    me = (await aBuyer(app.source)).id;
    mine = await tokenOf(app, me);
  });
  afterAll(() => app.close());

  const stored = () =>
    app.source.query<object[]>(
      'select * from criteria c left join criteria_wishes w on w.criteria_id = c.id order by c.id, w.id',
    );
  const logged = (id: number) =>
    app.source.query<{ action: string; actor_id: number; detail: Record<string, unknown> }[]>(
      `select action, actor_id, detail from audit_log where subject_type = 'criteria' and subject_id = $1 order by id`,
      [id],
    );

  it('[BEYB-57] the buyer reads what the office entered, and corrects it, as the audit log says', async () => {
    const entered = await app.call('POST', OFFICE, { ...BODY, userId: me }, admin);
    const { id, ...office } = entered.json<OfficeCriteriaDto>();
    expect([entered.status, office]).toMatchObject([201, { userId: me, enteredByOffice: true, isActive: true }]);
    const read = (await app.call('GET', `${MINE}/${id}`, undefined, mine)).json<CriteriaDto>();
    expect(read).toMatchObject({
      name: BODY.name,
      must: [
        { kind: 'capRate', from: 6, to: 8 },
        { kind: 'states', ids: [44] },
      ],
      enteredByOffice: true,
    });
    expect(Object.keys(read)).not.toContain('userId');
    const corrected = await app.call(
      'PUT',
      `${MINE}/${id}`,
      { ...read, must: [{ kind: 'states', ids: [9] }], maxPrice: 6_000_000 },
      mine,
    );
    expect([corrected.status, corrected.json()]).toMatchObject([
      200,
      { must: [{ ids: [9] }], nice: BODY.nice, maxPrice: 6_000_000 },
    ]);
    expect((await app.call('GET', `${OFFICE}/${id}`, undefined, admin)).json()).toMatchObject({
      maxPrice: 6_000_000,
      enteredByOffice: true,
    });
    const log = await logged(id);
    expect(log.map(({ action }) => action)).toEqual(['criteria.added', 'criteria.changed']);
    expect(log[1]).toMatchObject({
      actor_id: me,
      detail: {
        userId: me,
        before: { must: '["Cap rate 6-8","States 44"]', maxPrice: 5_000_000 },
        after: { must: '["States 9"]', maxPrice: 6_000_000 },
      },
    });
    await app.call('PUT', `${MINE}/${id}`, corrected.json(), mine);
    expect(await logged(id)).toHaveLength(2);
    expect((await app.call('DELETE', `${MINE}/${id}`, undefined, mine)).status).toBe(204);
    expect((await logged(id)).at(-1)).toMatchObject({ action: 'criteria.deleted', actor_id: me });
  });

  it("[BEYB-57] a buyer's correction of what the office has changed meanwhile is refused, and one that has read it is kept", async () => {
    const id = await someCriteria(app.source, me);
    const read = async () => String((await app.call('GET', `${MINE}/${id}`, undefined, mine)).headers.etag);
    const old = await read();
    const change = (path: string, body: object, token: string, version: string) =>
      app.call('PUT', path, body, token, { 'if-match': version });
    expect((await change(`${OFFICE}/${id}`, { ...BODY, name: 'By the office' }, admin, old)).status).toBe(200);
    const refused = await change(`${MINE}/${id}`, { ...BODY, name: 'By the buyer' }, mine, old);
    expect([refused.status, refused.json<{ detail: string }>().detail]).toEqual([
      412,
      'Somebody else has changed it meanwhile. Please load it again.',
    ]);
    expect(await stored()).toContainEqual(expect.objectContaining({ criteria_id: id, name: 'By the office' }));
    expect((await change(`${MINE}/${id}`, { ...BODY, name: 'By the buyer' }, mine, await read())).status).toBe(200);
    expect(await stored()).toContainEqual(expect.objectContaining({ criteria_id: id, name: 'By the buyer' }));
  });

  it('[BEYB-57] foreign ones are 404 and stay as they are; the office enters them for buyers only', async () => {
    const id = await someCriteria(app.source, (await aBuyer(app.source)).id);
    const before = await stored();
    for (const [method, body] of [['GET'], ['PUT', BODY], ['DELETE']] as const) {
      expect((await app.call(method, `${MINE}/${id}`, body, mine)).status).toBe(404);
    }
    for (const userId of [(await aSeller(app.source)).id, 2_000_000_000]) {
      const refused = await app.call('POST', OFFICE, { ...BODY, userId }, admin);
      expect([refused.status, refused.json<{ errors: object[] }>().errors]).toEqual([
        422,
        [{ field: 'userId', code: 'invalid', message: 'There is no such buyer.' }],
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  it('a person has at most 20', async () => {
    for (let n = 0; n < CRITERIA_MAX - 1; n += 1) {
      await someCriteria(app.source, me);
    }
    const both = await Promise.all([app.call('POST', MINE, BODY, mine), app.call('POST', MINE, BODY, mine)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.text).toContain(TOO_MANY_CRITERIA);
  });

  it.each([
    ['crossed ranges', { must: [{ kind: 'capRate', from: 8, to: 6 }] }, 'Cap rate is invalid'],
    ['crossed ranges of a wish', { nice: [{ kind: 'sqft', from: 2, to: 1, weight: 1 }] }, 'Rentable sq. ft is invalid'],
    ['a weight of 0', { nice: [{ kind: 'noi', from: 1, weight: 0 }] }, 'Weight must be 1 to 5'],
    ['a weight of 6', { nice: [{ kind: 'noi', from: 1, weight: 6 }] }, 'Weight must be 1 to 5'],
    ['a day in the past', { activeUntil: '2020-01-01' }, 'Active until cannot be in the past'],
    ['a 1031 deadline in the past', { exchangeDeadline: '2020-01-01' }, '1031 deadline cannot be in the past'],
    ['nothing that is asked', { must: [{ kind: 'noi' }] }, 'NOI is invalid'],
    ['what is beyond its limits', { must: [{ kind: 'capRate', to: 101 }] }, 'Cap rate is invalid'],
    ['a third decimal', { must: [{ kind: 'capRate', to: 6.125 }] }, 'Cap rate is invalid'],
    [
      'the same twice',
      {
        must: [
          { kind: 'noi', from: 1 },
          { kind: 'noi', to: 2 },
        ],
      },
      'NOI can be asked for once',
    ],
    ['a state that there is not', { must: [{ kind: 'states', ids: [999] }] }, 'States is invalid'],
    ['ids for a figure', { must: [{ kind: 'noi', from: 1, ids: [1] }] }, 'NOI is invalid'],
    ['no area', { must: [{ kind: 'area', area: '1,2_3,4' }] }, 'Area is invalid'],
    ['an unknown kind', { must: [{ kind: 'smell', from: 1 }] }, 'Kind is invalid'],
    ['a budget of nothing', { maxPrice: 0 }, 'Price is invalid'],
  ])('[BEYB-62] %s is refused and changes nothing', async (_, given, message) => {
    const id = await someCriteria(app.source, me);
    const before = await stored();
    for (const [method, path] of [
      ['POST', MINE],
      ['PUT', `${MINE}/${id}`],
    ] as const) {
      const { status, text } = await app.call(method, path, { ...BODY, ...given }, mine);
      expect([status, text.includes(message) ? message : text]).toEqual([422, message]);
    }
    expect(await stored()).toEqual(before);
  });

  it('corrections that wait for one another do not wait for connections', async () => {
    const id = await someCriteria(app.source, me);
    // More at once than there are connections.
    const changes = Array.from({ length: 12 }, (_, n) =>
      app.call('PUT', `${MINE}/${id}`, { ...BODY, name: `Name ${n}` }, mine),
    );
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect(await logged(id)).toHaveLength(changes.length);
  });

  it('a last day that has passed meanwhile may stay while something else is corrected', async () => {
    const id = await someCriteria(app.source, me, { activeUntil: '2026-01-02', expiredToldAt: new Date() });
    const { status } = await app.call('PUT', `${MINE}/${id}`, { ...BODY, activeUntil: '2026-01-02' }, mine);
    expect(status).toBe(200);
    const told = () => app.source.query('select expired_told_at is null untold from criteria where id = $1', [id]);
    expect(await told()).toEqual([{ untold: false }]);
    await app.call('PUT', `${MINE}/${id}`, { ...BODY, activeUntil: null }, mine);
    expect(await told()).toEqual([{ untold: true }]);
  });

  it("[BEYB-58] no seller's answer holds criteria, a score or a matching buyer's name", async () => {
    const seller = (await aSeller(app.source)).id;
    const token = await tokenOf(app, seller);
    const { id } = await aProperty(app.source, { sellerId: seller, stateId: 44 });
    const buyer = (
      await aBuyer(app.source, { firstName: 'Zephyrine', lastName: 'Quillback', companyName: 'Quillback LLC' })
    ).id;
    await someCriteria(app.source, buyer, { name: 'Quillback buys', must: [{ kind: 'states', ids: [44] }] });
    expect(
      (await app.call('GET', `/api/v1/properties/${id}/matching-buyers?range=[0,99]`, undefined, admin)).text,
    ).toContain('Quillback');
    const calls = [
      `/api/v1/properties/${id}`,
      `/api/v1/properties/${id}/matching-buyers`,
      `/api/v1/users/${buyer}/matching-properties`,
      OFFICE,
      MINE,
      '/api/v1/me/saved-searches',
      '/api/v1/me/favourites',
      `/api/v1/me/properties/${id}/readers`,
      `/api/v1/me/properties/${id}/opens`,
      '/api/seller/stores',
      `/api/seller/store/buyers/${id}`,
      `/api/home/store/profile/${id}`,
      `/api/v1/me/properties/${id}/activity`,
      `/api/v1/me/properties/${id}/ndas`,
      `/api/v1/listings/comparison?ids=${id}`,
    ];
    expect(calls.filter((path) => !routeOf('GET', path))).toEqual([]);
    for (const path of calls) {
      const { text } = await app.call('GET', path, undefined, token);
      expect([path, /Quillback|Zephyrine|"score"|criteria(Id|Name)/.exec(text)]).toEqual([path, null]);
    }
    for (const path of calls.slice(0, 5)) {
      expect([path, (await app.call('GET', path, undefined, token)).status]).toEqual([path, 403]);
    }
    for (const path of calls.slice(5)) {
      expect([path, (await app.call('GET', path, undefined, token)).status]).toEqual([path, 200]);
    }
  });
});
