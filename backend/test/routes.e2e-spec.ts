import { RoutePolicy } from '../src/platform/access/route-policy';
import { startTestApp, TestApp } from './test-app';

describe('routes', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());

  it('[SHELL-44] each declares whether it is public or which roles may use it', () => {
    const policies = app.app.get(RoutePolicy, { strict: false }).policies();
    expect(policies.length).toBeGreaterThan(5);
    expect(policies.filter(({ policy }) => policy === undefined)).toEqual([]);
  });

  it('[SHELL-44] without a token a protected call answers 401 and not its data', async () => {
    const answer = await app.call('GET', '/api/lookup/store/status');
    expect([answer.status, answer.text]).toEqual([401, 'Please sign in.']);
  });

  it('[CONST-13] paths match in any letter case, with and without a trailing slash', async () => {
    for (const path of ['/api/lookup/state', '/api/Lookup/State/', '/API/LOOKUP/STATE']) {
      expect((await app.call('GET', path)).status).toBe(200);
    }
  });
});
