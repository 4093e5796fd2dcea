import { anAdmin, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const query = (given: Record<string, unknown>): string =>
  Object.entries(given)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

describe('the event log', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    token = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  it('/api/v1/events lists facts and what their handlers made of them', async () => {
    const { id } = await aProperty(app.source);
    expect((await app.call('POST', '/api/admin/store/radius', { StoreID: id, MVPRadius: 8 }, token)).status).toBe(200);
    const events = async (filter: Record<string, unknown>) =>
      (await app.call('GET', `/api/v1/events?${query({ filter })}`, undefined, token)).json<
        { id: number; name: string; parts: object[] }[]
      >();
    const [event] = await events({ propertyId: id });
    expect(event).toEqual({
      id: expect.any(Number),
      name: 'property.changed',
      payload: { propertyId: id },
      createdAt: expect.any(String),
      relayedAt: null,
      parts: [],
    });
    await app.source.query('update events set relayed_at = now() where id = $1', [event.id]);
    await app.source.query(
      `insert into event_parts (event_id, handler, queued_at, failed_at, attempts, error) values ($1, 'search', now(), now(), 5, 'It broke.')`,
      [event.id],
    );
    const [after] = await events({ failed: true, name: 'property.changed' });
    expect(after).toMatchObject({
      id: event.id,
      parts: [{ handler: 'search', doneAt: null, attempts: 5, error: 'It broke.' }],
    });
    expect((await events({ waiting: true, propertyId: id })).length).toBe(0);
    expect((await app.call('GET', `/api/v1/events/${event.id}`, undefined, token)).json()).toEqual(after);
    expect(
      (await app.call('GET', `/api/v1/events?${query({ filter: { payload: 1 } })}`, undefined, token)).status,
    ).toBe(422);
  });
});
