import { anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('the limit on /api/v1', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ API_RATE_LIMIT: '5' });
  });
  afterAll(() => app.close());

  // Ids that no other test has: all of them count in the same Redis.
  const someone = async (): Promise<string> =>
    tokenOf(app, (await anAdmin(app.source, { id: 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000) })).id);

  it('says what is left, refuses what goes beyond with Retry-After, and counts each caller apart', async () => {
    const token = await someone();
    const ask = (by = token) => app.call('GET', '/api/v1/categories', undefined, by);
    const answers = [];
    for (let count = 0; count < 7; count += 1) {
      answers.push(await ask());
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['4', '3', '2', '1', '0', '0', '0']);
    expect(answers[0].headers['ratelimit-limit']).toBe('5');
    expect(Number(answers[6].headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answers[6].headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask(await someone())).status).toBe(200);
    // The documents' calls have limits of their own, where they matter.
    expect((await app.call('GET', '/api/lookup/state', undefined, token)).headers['ratelimit-limit']).toBeUndefined();
  });
});

describe('the limit on /api/v1 without Redis', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ API_RATE_LIMIT: '3', REDIS_URL: 'redis://127.0.0.1:1' });
  });
  afterAll(() => app.close());

  it('still answers, and each process counts for itself', async () => {
    const token = await tokenOf(app, (await anAdmin(app.source)).id);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await app.call('GET', '/api/v1/categories', undefined, token)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
