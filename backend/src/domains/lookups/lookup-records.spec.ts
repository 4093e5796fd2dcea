import { aBuyer, anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const OFFICE = { address: '1 Elm St', city: 'Denver', stateId: 6, zipCode: '80202' };

describe('price steps and offices on /api/v1/lookups', () => {
  let app: TestApp;
  let admin: string;
  let buyer: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    buyer = await tokenOf(app, (await aBuyer(app.source)).id);
  });
  afterAll(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = admin) =>
    app.call(method, `/api/v1/lookups/${path}`, body, token);
  const auditOf = async (subject: string): Promise<string[]> =>
    (
      await app.source.query<{ action: string }[]>('select action from audit_log where subject_type = $1 order by id', [
        subject,
      ])
    ).map(({ action }) => action);

  it('[CALL-018, CONST-16] prices are added, changed and removed, and the search offers them', async () => {
    const made = await call('POST', 'price-steps', { amount: 12_500_000, position: 7 });
    expect([made.status, made.json()]).toEqual([201, { id: 11, name: '$12,500,000', amount: 12_500_000, position: 7 }]);
    expect((await app.call('GET', '/api/lookup/propertypricelookup')).text).toContain('$12,500,000');
    const changed = await call('PUT', 'price-steps/11', { amount: 12_000_000 });
    expect(changed.json()).toEqual({ id: 11, name: '$12,000,000', amount: 12_000_000, position: 7 });
    expect([
      (await call('POST', 'price-steps', { amount: 12_000_000 })).status,
      (await call('PUT', 'price-steps/1', { amount: 12_000_000 })).status,
    ]).toEqual([409, 409]);
    for (const amount of [-1, 1.5, 'x', 3_000_000_000, undefined]) {
      expect([amount, (await call('POST', 'price-steps', { amount })).status]).toEqual([amount, 422]);
    }
    expect([(await call('DELETE', 'price-steps/11')).status, (await call('DELETE', 'price-steps/11')).status]).toEqual([
      200, 404,
    ]);
    expect((await call('GET', 'price-steps')).json<object[]>()).toHaveLength(10);
    expect(await auditOf('price-step')).toEqual(['lookup.added', 'lookup.changed', 'lookup.deleted']);
  });

  it('[CALL-012, CALL-022, PROF-12] offices are added, changed and removed, but for one at which somebody works', async () => {
    const made = await call('POST', 'agent-locations', OFFICE);
    const { id } = made.json<{ id: number }>();
    expect([made.status, made.json()]).toEqual([201, { id, ...OFFICE }]);
    const changed = await call('PUT', `agent-locations/${id}`, { ...OFFICE, address: '2 Oak St', stateId: 5 });
    expect([changed.status, changed.json()]).toEqual([200, { id, ...OFFICE, address: '2 Oak St', stateId: 5 }]);
    expect((await app.call('GET', '/api/home/agent/locations')).text).toContain('2 Oak St');
    const { id: agentId } = await anAdmin(app.source, { agentLocationId: id });
    const refused = await call('DELETE', `agent-locations/${id}`);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('This entry is in use.')]);
    expect((await call('GET', 'agent-locations')).json<object[]>()).toContainEqual({
      id,
      ...OFFICE,
      address: '2 Oak St',
      stateId: 5,
    });
    await app.source.query('update users set agent_location_id = null where id = $1', [agentId]);
    expect([
      (await call('DELETE', `agent-locations/${id}`)).status,
      (await call('DELETE', `agent-locations/${id}`)).status,
    ]).toEqual([200, 404]);
    for (const change of [
      { stateId: 99 },
      { stateId: 40_000 },
      { address: ' ' },
      { city: 5 },
      { zipCode: '12345678901' },
    ]) {
      expect([change, (await call('POST', 'agent-locations', { ...OFFICE, ...change })).status]).toEqual([change, 422]);
    }
    expect(await auditOf('agent-location')).toEqual(['lookup.added', 'lookup.changed', 'lookup.deleted']);
  });

  it('[SHELL-44] are changed by administrators only', async () => {
    const rows = () =>
      app.source.query<object[]>(
        'select id::int, name from price_steps union all select id, address from agent_locations order by 1, 2',
      );
    const before = await rows();
    for (const path of ['price-steps', 'agent-locations']) {
      for (const [method, url] of [
        ['GET', path],
        ['POST', path],
        ['PUT', `${path}/1`],
        ['DELETE', `${path}/1`],
      ] as const) {
        expect((await call(method, url, { ...OFFICE, amount: 5 }, buyer)).status).toBe(403);
      }
    }
    expect(await rows()).toEqual(before);
  });
});
