import { today } from '@stowbridge/contract/dates';
import { Stage } from '@stowbridge/contract/ids';
import { COUNTED_BY_ENTRY } from '@stowbridge/contract/pipeline';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { rowsOfWorkbook } from '../../../test/workbook';
import { monthLabel, plusDays } from '../../domains/activity/calendar';
import type { ForecastDto, PipelineDto } from './pipeline.resource.dto';

const { Accepted, InProcess, Interested, Rejected, Sold, Submitted } = Stage;
const DAY = 86_400_000;

describe('the pipeline', () => {
  let app: TestApp;
  let admin: string;

  beforeEach(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterEach(() => app.close());

  const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
    app.call(method, `/api/v1/pipeline${path}`, body, admin);
  const figures = async (query = '?dateRangeId=5'): Promise<PipelineDto> => {
    const answer = await call('GET', query);
    expect(answer.status).toBe(200);
    return answer.json<PipelineDto>();
  };
  const forecast = async (query = ''): Promise<ForecastDto> => {
    const answer = await call('GET', `/forecast${query}`);
    expect(answer.status).toBe(200);
    return answer.json<ForecastDto>();
  };
  const fileRows = async (path: string, name: string): Promise<string[][]> => {
    const { rawPayload, headers } = await app.app.inject({
      url: `/api/v1/pipeline${path}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    return rowsOfWorkbook(rawPayload);
  };
  /** A deal that came to these stages so many days ago. */
  async function moved(steps: [stage: number, daysAgo: number, reason?: string][]): Promise<number> {
    const { id } = await aDeal(
      app.source,
      await aProperty(app.source),
      (await aBuyer(app.source)).id,
      steps[steps.length - 1][0],
    );
    for (const [place, [stage, daysAgo, reason]] of steps.entries()) {
      await app.source.query(
        'insert into deal_history (deal_id, from_status_id, to_status_id, at, reason) values ($1, $2, $3, $4, $5)',
        [id, steps[place - 1]?.[0] ?? null, stage, new Date(Date.now() - daysAgo * DAY), reason],
      );
    }
    return id;
  }
  const stage = ({ stages }: PipelineDto, id: number) => stages.find(({ stageId }) => stageId === id);

  it('[BEYC-64] a deal that comes back to a stage counts for each time that it left it, a revised offer does not', async () => {
    const steps: [number, number][] = [
      [Interested, 40],
      [InProcess, 38],
      [Submitted, 30],
      [Submitted, 28],
      [InProcess, 25],
      [Accepted, 21],
      [InProcess, 11],
      [Rejected, 1],
    ];
    for (let count = 0; count < 2; count += 1) {
      await moved(steps);
    }
    const shown = await figures();
    expect([InProcess, Submitted, Accepted].map((id) => stage(shown, id)?.count)).toEqual([6, 2, 2]);
    // 8, 4 and 10 days, each twice; the clocks may have changed on the way, which takes no day away.
    expect(stage(shown, InProcess)).toEqual({ stageId: InProcess, count: 6, median: 8, percentile80: 10 });
    expect(COUNTED_BY_ENTRY).toContain('counts again');
  });

  it('[BEYC-65] says nothing of four deals, and of five it does', async () => {
    for (let count = 0; count < 4; count += 1) {
      await moved([
        [Interested, 12],
        [Submitted, 2],
      ]);
    }
    const few = { count: 4, median: null, percentile80: null };
    expect(stage(await figures(), Interested)).toEqual({ stageId: Interested, ...few });
    await moved([
      [Interested, 12],
      [Submitted, 2],
    ]);
    expect(stage(await figures(), Interested)).toEqual({ stageId: Interested, count: 5, median: 10, percentile80: 10 });
  });

  it('groups what deals were lost for by its words, and by how they were lost', async () => {
    await moved([
      [Interested, 9],
      [Rejected, 3, 'Price  too\nlow'],
    ]);
    await moved([
      [Interested, 9],
      [Rejected, 2, 'price too low'],
    ]);
    await moved([
      [Interested, 9],
      [Accepted, 3],
      [Rejected, 2, 'Price too low'],
    ]);
    await moved([
      [Interested, 9],
      [Rejected, 2],
    ]);
    const { lost, lostOtherwise } = await figures();
    expect(lost.map(({ loss, reason, count }) => [loss, reason?.toLowerCase(), count])).toEqual([
      [2, 'price too low', 2],
      [2, undefined, 1],
      [1, 'price too low', 1],
    ]);
    expect(lostOtherwise).toBe(0);
  });

  it('[BEYC-63, BEYC-66] the forecast is price by probability and commission, by month, and lists its deals; others stand apart', async () => {
    const now = today('America/Denver');
    const prices = [4_000_001, 3_333_333, 2_000_000];
    const due = [plusDays(now, 40), plusDays(now, 40), plusDays(now, 80)];
    const ids: number[] = [];
    for (const [place, price] of prices.entries()) {
      const { id } = await aDeal(app.source, await aProperty(app.source), (await aBuyer(app.source)).id, Accepted);
      await app.source.query('update deals set price = $2 where id = $1', [id, price]);
      await app.source.query(
        `insert into deal_dates (deal_id, kind, due_on) values ($1, 'closing', $2) on conflict (deal_id, kind) do update set due_on = excluded.due_on`,
        [id, due[place]],
      );
      ids.push(id);
    }
    const open = await aDeal(app.source, await aProperty(app.source), (await aBuyer(app.source)).id, Submitted);
    await app.source.query('update deals set price = 1000000 where id = $1', [open.id]);
    await aDeal(app.source, await aProperty(app.source), (await aBuyer(app.source)).id, Interested);
    await aDeal(app.source, await aProperty(app.source), (await aBuyer(app.source)).id, Sold);
    expect((await call('PUT', '/commission', { commissionPercent: 3.25 })).json()).toEqual({ commissionPercent: 3.25 });
    expect((await call('PUT', '/probabilities/1', { percent: 85 })).json()).toEqual({ stageId: 1, percent: 85 });
    const shown = await forecast();
    expect(shown.commissionPercent).toBe(3.25);
    const worth = (price: number, percent: number) => ({
      price,
      weighted: Math.round((price * percent) / 100),
      commission: Math.round((price * percent * 3.25) / 10_000),
    });
    const [both, third] = [due[0], due[2]].map((day) => ({ month: day.slice(0, 7), label: monthLabel(day) }));
    expect(shown.months).toEqual([
      { ...both, count: 2, ...worth(7_333_334, 85) },
      { ...third, count: 1, ...worth(2_000_000, 85) },
    ]);
    expect(
      shown.deals.map(({ id, price, expectedClosing, percent, weighted, commission }) => ({
        id,
        price,
        expectedClosing,
        percent,
        weighted,
        commission,
      })),
    ).toEqual(ids.map((id, place) => ({ id, expectedClosing: due[place], percent: 85, ...worth(prices[place], 85) })));
    expect(shown.apart).toEqual({ count: 2, ...worth(1_000_000, 20) });
    expect(shown.apartDeals.map(({ id, price, expectedClosing }) => [id === open.id, price, expectedClosing])).toEqual([
      [false, null, null],
      [true, 1_000_000, null],
    ]);
    const [, ...lines] = await fileRows('/forecast/spreadsheet', 'forecast.xlsx');
    // Cells that are empty have no place among those of a line.
    expect(lines.map((line) => Number(line.find((cell) => /^\d{1,3}$/.test(cell))))).toEqual([
      ...ids,
      ...shown.apartDeals.map(({ id }) => id),
    ]);
  });

  it('the forecast suggests what the deals of the office became, and sets nothing by itself', async () => {
    for (let count = 0; count < 6; count += 1) {
      await moved([
        [Interested, 60],
        [Submitted, 50],
        [Accepted, 30],
        [count < 4 ? Sold : Rejected, 10],
      ]);
    }
    await moved([
      [Interested, 500],
      [Submitted, 450],
      [Sold, 400],
    ]);
    const probability = async (id: number) => (await forecast()).probabilities.find(({ stageId }) => stageId === id);
    expect(await probability(Submitted)).toEqual({ stageId: Submitted, percent: 20, ended: 6, suggestion: 67 });
    expect(await probability(InProcess)).toEqual({ stageId: InProcess, percent: 35, ended: 0, suggestion: null });
  });

  it('the figures are a file, too', async () => {
    await moved([
      [Interested, 9],
      [Rejected, 3, 'Financing'],
    ]);
    const lines = await fileRows('/spreadsheet?dateRangeId=4', 'pipeline.xlsx');
    expect(lines[1].slice(0, 5)).toEqual(['Days in stage', 'Interested', '1', 'too few to say', 'too few to say']);
    expect(lines.at(-1)?.slice(0, 3)).toEqual(['Rejected', 'Financing', '1']);
  });
});
