import { anAdmin, aBuyer, aProperty } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { rowsOfWorkbook } from '../../../test/workbook';
import { Deal } from './deal.entity';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';

describe('the tracker as a spreadsheet', () => {
  let app: TestApp;
  let admin: string;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const download = (body: object, token = admin) =>
    app.app.inject({
      method: 'POST',
      url: '/api/admin/deals/download',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });

  it('[FOFF-26] [CALL-062, DEAL-06, DEAL-09] downloads as deal_tracker_report.xlsx with the filters of the tracker, newest first, the days those at the office', async () => {
    const property = await aProperty(app.source, { name: '=Tracked() & Co' });
    const buyers = [await aBuyer(app.source), await aBuyer(app.source), await aBuyer(app.source)];
    for (const [index, { id }] of buyers.entries()) {
      const deal = await aDeal(app.source, property, id, index === 2 ? 4 : 6);
      // Early in the morning in Greenwich it is still the day before at the office.
      await app.source.getRepository(Deal).update(deal.id, {
        price: 1_000_000 + index,
        createdAt: new Date(`2026-03-0${index + 2}T03:00:00Z`),
        statusAt: new Date('2026-03-09T20:00:00Z'),
      });
    }
    const answer = await download({ PropertyName: '=tracked()' });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment; filename="deal_tracker_report.xlsx"',
    ]);
    const [heading, ...rows] = rowsOfWorkbook(answer.rawPayload);
    expect(heading?.slice(0, 8)).toEqual([
      'Date',
      'Property Name',
      'Buyer',
      'City and State',
      'Proposed',
      'Status',
      'Buyer Email',
      'Created',
    ]);
    const row = (index: number, day: string): string[] => {
      const { firstName, lastName, email } = buyers[index];
      return [
        '46090',
        // A text like a formula is quoted.
        "'=Tracked() & Co",
        `${firstName} ${lastName}`,
        'Denver, CO',
        `${1_000_000 + index}`,
        'Submitted',
        email,
        day,
      ];
    };
    expect(rows).toEqual([row(1, '46083'), row(0, '46082')]);
    expect(
      rowsOfWorkbook((await download({ PropertyName: '=tracked()', Sort: 'price ASC' })).rawPayload).slice(1),
    ).toEqual([row(0, '46082'), row(1, '46083')]);
    expect((await download({ Sort: 'dealName ASC' })).statusCode).toBe(400);
    expect(
      rowsOfWorkbook((await download({ PropertyName: '=tracked()', BuyerEmail: buyers[0].email })).rawPayload),
    ).toHaveLength(2);
    expect(rowsOfWorkbook((await download({ PropertyName: 'nothing is called so' })).rawPayload)).toHaveLength(1);
  });

  it('is for administrators only', async () => {
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect((await download({}, buyer)).statusCode).toBe(403);
  });

  it('is refused when it would hold more rows than a person can use', async () => {
    // Not at once: a statement has its time, and each deal is told in the feed.
    for (let made = 0; made <= XLSX_MAX_ROWS; made += 20_000) {
      await app.source.query(
        `insert into deals (deal_name, property_name, is_offline, offline_buyer_first_name, offline_buyer_last_name, offline_buyer_email, deal_status_id, status_at) select 'Many', 'A crowd', true, 'No', 'Body', 'nobody@example.com', 6, now() from generate_series(1, 20000)`,
      );
    }
    const { statusCode, payload } = await download({ DealName: 'Many' });
    expect([statusCode, payload]).toEqual([400, 'A report holds at most 100000 deals. Please narrow the search.']);
  });
});
