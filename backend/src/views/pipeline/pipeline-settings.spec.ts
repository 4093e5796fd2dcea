import { aBuyer, anAdmin, aSeller } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { ForecastDto } from './pipeline.resource.dto';

describe('what the pipeline is asked, and reckoned with', () => {
  let app: TestApp;
  let admin: string;
  let adminId: number;

  beforeAll(async () => {
    app = await startTestApp();
    adminId = (await anAdmin(app.source)).id;
    admin = await tokenOf(app, adminId);
  });
  afterAll(() => app.close());

  const call = (method: 'GET' | 'PUT', path: string, body?: object, token = admin) =>
    app.call(method, `/api/v1/pipeline${path}`, body, token);
  const forecast = async (): Promise<ForecastDto> => (await call('GET', '/forecast')).json<ForecastDto>();

  it('is for administrators alone', async () => {
    const others = [
      await tokenOf(app, (await aBuyer(app.source)).id),
      await tokenOf(app, (await aSeller(app.source)).id),
    ];
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '/spreadsheet'],
      ['GET', '/forecast'],
      ['GET', '/forecast/spreadsheet'],
      ['PUT', '/probabilities/6', { percent: 1 }],
      ['PUT', '/commission', { commissionPercent: 1 }],
    ] as const) {
      for (const token of others) {
        expect([path, (await call(method, path, body, token)).status]).toEqual([path, 403]);
      }
      expect([path, (await app.call(method, `/api/v1/pipeline${path}`, body)).status]).toEqual([path, 401]);
    }
  });

  it.each([101, -1, 20.5, '20', null])('[BEYC-68] a probability of %p is 422, and changes nothing', async (percent) => {
    const before = (await forecast()).probabilities;
    expect((await call('PUT', '/probabilities/6', { percent })).status).toBe(422);
    expect((await forecast()).probabilities).toEqual(before);
  });

  it('[BEYC-68] the database refuses them, too; 0 and 100 are taken, and the log has who did it', async () => {
    for (const percent of [101, -1]) {
      await expect(app.source.query('update stage_probabilities set percent = $1', [percent])).rejects.toThrow(
        'stage_probabilities_percent',
      );
      await expect(app.source.query('update office_settings set commission_percent = $1', [percent])).rejects.toThrow(
        'office_settings_commission_percent',
      );
    }
    for (const percent of [0, 100]) {
      expect((await call('PUT', '/probabilities/6', { percent })).status).toBe(200);
    }
    for (const id of [2, 5, 7, 99, 40_000]) {
      expect([id, (await call('PUT', `/probabilities/${id}`, { percent: 5 })).status]).toEqual([id, 404]);
    }
    expect(
      await app.source.query(
        `select actor_id "actorId", subject_name "name", detail -> 'after' after from audit_log where subject_type = 'stage-probability' order by id`,
      ),
    ).toEqual([0, 100].map((percent) => ({ actorId: adminId, name: 'Submitted', after: { percent } })));
  });

  it.each([100.01, -0.5, 3.333, 1e-7, '3', null])(
    'a commission of %p is 422, and changes nothing',
    async (commissionPercent) => {
      expect((await call('PUT', '/commission', { commissionPercent })).status).toBe(422);
      expect((await forecast()).commissionPercent).toBe(3);
    },
  );

  it.each([
    ['?dateRangeId=6', 'Please select valid Date Range'],
    ['?dateRangeId=x', 'Please select valid Date Range'],
    ['?from=2026-02-30&to=2026-03-02', 'Please select valid From Date'],
    ['?to=2026-03-02', 'Please select From Date'],
    ['?from=11/03/2026', 'Please select valid From Date'],
    ['?agentId=x', 'Listing agent is invalid'],
    ['?stateId=-1', 'State is invalid'],
  ])('%s is refused, figures and file', async (query, message) => {
    for (const path of ['', '/spreadsheet']) {
      const answer = await call('GET', path + query);
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(message)]);
    }
  });
});
