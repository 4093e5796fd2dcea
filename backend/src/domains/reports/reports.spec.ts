import { addDays, today } from '@stowbridge/contract/dates';
import { mondayOf, NO_ACTIVITY, NOT_A_MONDAY, REPORT_MADE } from '@stowbridge/contract/reports';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { pdfContents } from '../../../test/pdf-contents';
import { aReport, everythingAt } from '../../../test/reports';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { ActivityRecorder } from '../activity/activity-recorder';
import type { Property } from '../properties/editing/property.entity';
import type { ActivityDto, OfficeReportDto, ReportDto } from './reports.resource.dto';

const ZONE = 'America/Denver';

describe('reports and activity of listings', () => {
  let app: TestApp;
  let admin: string;
  let seller: number;
  let mine: string;
  let other: string;
  let property: Property;
  /** Of the week that goes on. */
  const monday = mondayOf(today(ZONE));
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: ZONE });
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  beforeEach(async () => {
    seller = (await aSeller(app.source)).id;
    mine = await tokenOf(app, seller);
    other = await tokenOf(app, (await aSeller(app.source)).id);
    property = await aProperty(app.source, { sellerId: seller, listedAt: new Date('2026-01-01T00:00:00Z') });
  });
  afterAll(() => app.close());

  const own = (path: string, token = mine) =>
    app.call('GET', `/api/v1/me/properties/${property.id}/${path}`, undefined, token);
  const office = (week: string, token = admin) =>
    app.call('GET', `/api/v1/properties/${property.id}/reports/${week}`, undefined, token);
  const say = (week: string, note: unknown, token = admin) =>
    app.call('PUT', `/api/v1/properties/${property.id}/reports/${week}`, { note }, token);
  const made = (week: string, given = aReport({ views: 7 }), note: string | null = null) =>
    app.source.query(
      'insert into seller_reports (property_id, week, figures, note, made_at) values ($1, $2, $3, $4, now())',
      [property.id, week, given, note],
    );
  const rows = () => app.source.query<object[]>('select * from seller_reports order by id');

  it('are listed with the newest week first; what is not made yet is not among them', async () => {
    await made('2026-06-01');
    await made('2026-06-08', aReport({ views: 8 }), 'Two tours.');
    await say(monday, 'To come');
    const listed = await own('reports');
    expect(listed.json<ReportDto[]>().map(({ week, note, figures }) => [week, note, figures.views])).toEqual([
      ['2026-06-08', 'Two tours.', 8],
      ['2026-06-01', null, 7],
    ]);
    const filter = encodeURIComponent(JSON.stringify({ week_gte: '2026-06-02' }));
    expect((await own(`reports?filter=${filter}`)).json<ReportDto[]>()).toHaveLength(1);
    expect((await own('reports/2026-06-01')).json()).toMatchObject({ week: '2026-06-01', figures: { views: 7 } });
    expect((await own(`reports/${monday}`)).status).toBe(404);
  });

  it('[BEYB-74] a week that is no Monday is 422; one to come, or without a report, is 404; nothing changes', async () => {
    await made('2026-06-01');
    const before = await rows();
    for (const week of ['2026-06-02', '2026-02-30', 'monday', '1', '2026-6-1']) {
      for (const answer of [
        await own(`reports/${week}`),
        await own(`reports/${week}/pdf`),
        await office(week),
        await say(week, 'Hello'),
      ]) {
        expect([week, answer.status, answer.text.includes(NOT_A_MONDAY)]).toEqual([week, 422, true]);
      }
    }
    for (const week of [addDays(monday, 7), '2026-05-25', '2999-12-30']) {
      const answers = [await own(`reports/${week}`), await own(`reports/${week}/pdf`), await office(week)];
      expect([...answers, await say(week, 'Hello')].map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await rows()).toEqual(before);
  });

  it('are of the owning seller and of the office', async () => {
    await made('2026-06-01');
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    for (const path of ['reports', 'reports/2026-06-01', 'reports/2026-06-01/pdf', 'activity']) {
      const answers = [await own(path), await own(path, other), await own(path, buyer), await own(path, admin)];
      expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 200, 404, 403, 403]);
    }
    expect((await office('2026-06-01')).json<OfficeReportDto>()).toMatchObject({ figures: { views: 7 } });
    const before = await rows();
    expect([(await office(monday, mine)).status, (await say(monday, 'Mine', mine)).status]).toEqual([403, 403]);
    expect(await rows()).toEqual(before);
    expect((await app.call('PUT', `/api/v1/properties/2147483647/reports/${monday}`, {}, admin)).status).toBe(404);
    // With the listing they go to its next seller.
    await app.source.query('update properties set seller_id = null where id = $1', [property.id]);
    expect((await own('reports/2026-06-01')).status).toBe(404);
  });

  it("[BEYB-65] the broker's sentence is written, replaced and taken away until the report is made", async () => {
    expect((await say(monday, ' Two tours are planned. ')).json<OfficeReportDto>()).toMatchObject({
      week: monday,
      note: 'Two tours are planned.',
      madeAt: null,
      figures: { views: 0 },
    });
    expect((await say(monday, 'x'.repeat(500))).json<OfficeReportDto>().note).toHaveLength(500);
    const before = await rows();
    const long = await say(monday, 'x'.repeat(501));
    expect([long.status, long.text.includes('The sentence must be at most 500 characters')]).toEqual([422, true]);
    expect((await say(monday, 7)).status).toBe(422);
    expect(await rows()).toEqual(before);
    expect((await say(monday, '')).json<OfficeReportDto>().note).toBeNull();
    expect(
      await app.source.query(
        `select action, detail from audit_log where subject_type = 'property' and subject_id = $1 order by id desc limit 1`,
        [property.id],
      ),
    ).toMatchObject([{ action: 'property.week-described', detail: { week: monday } }]);
  });

  it('[BEYB-73] a made report takes no sentence', async () => {
    await made('2026-06-01');
    const before = await rows();
    const answer = await say('2026-06-01', 'Later');
    expect([answer.status, answer.text.includes(REPORT_MADE)]).toEqual([409, true]);
    expect(await rows()).toEqual(before);
  });

  it('[BEYB-65, BEYB-71] the PDF says what the report says, and of a quiet week that nothing happened', async () => {
    await made('2026-06-01', aReport({ views: 7, offers: 2 }), 'Two tours.');
    await made('2026-06-15', aReport());
    const texts = await Promise.all(
      ['2026-06-01', '2026-06-15'].map(async (week) => {
        const answer = await app.app.inject({
          url: `/api/v1/me/properties/${property.id}/reports/${week}/pdf`,
          headers: { authorization: `Bearer ${mine}` },
        });
        expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
          200,
          'application/pdf',
          `attachment; filename="report_${week}.pdf"`,
        ]);
        const { Marked, pages } = await pdfContents(answer.rawPayload);
        expect(Marked).toBe(true);
        return pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
      }),
    );
    for (const said of [property.name, 'Jun 1, 2026 to Jun 7, 2026', 'Two tours.', '7 views', 'Offers']) {
      expect(texts[0]).toContain(said);
    }
    expect(texts[1]).toContain(NO_ACTIVITY);
    expect(texts[1]).not.toMatch(/Views|Offers/);
  });

  it('[BEYB-70] views of the seller and of the office are not counted', async () => {
    const buyer = (await aBuyer(app.source)).id;
    const look = async (token?: string) =>
      (
        await app.call('GET', `/api/home/store/profile/${property.id}`, undefined, token, {
          'user-agent': 'Mozilla/5.0',
        })
      ).status;
    for (const token of [mine, admin, other, await tokenOf(app, buyer), undefined]) {
      expect(await look(token)).toBe(200);
    }
    await app.app.get(ActivityRecorder).flush();
    expect((await own('activity')).json<ActivityDto>().figures.views).toBe(3);
    expect(
      await app.source.query('select visitor_id from activities where property_id = $1 and visitor_id = $2', [
        property.id,
        buyer,
      ]),
    ).toHaveLength(1);
  });

  it("the activity has the documents' five ranges, whose rows add up to its figures", async () => {
    const day = 86_400_000;
    for (const ago of [1, 20, 80, 150, 300]) {
      await everythingAt(app.source, property, new Date(Date.now() - ago * day));
    }
    for (const range of [1, 2, 3, 4, 5]) {
      const { figures, periods, signers } = (await own(`activity?range=${range}`)).json<ActivityDto>();
      const sum = (name: 'views' | 'ndasSigned' | 'documentsOpened' | 'offers') =>
        periods.reduce((total, one) => total + one[name], 0);
      expect([range, figures.views, figures.ndasSigned, figures.offers, signers.length]).toEqual(
        Array.from({ length: 5 }, () => range),
      );
      expect(['views', 'ndasSigned', 'documentsOpened', 'offers'].map((name) => sum(name as 'views'))).toEqual(
        Array.from({ length: 4 }, () => range),
      );
    }
    expect((await own('activity')).json()).toEqual((await own('activity?range=1')).json());
    for (const range of ['0', '6', 'x', '1.5']) {
      expect((await own(`activity?range=${range}`)).status).toBe(422);
    }
  });

  it('[BEYB-71] with the names kept, no name is in the activity, a report or its PDF', async () => {
    await everythingAt(app.source, property, new Date());
    const named = (await own('activity')).json<ActivityDto>().signers;
    expect(named[0].name).not.toBeNull();
    await app.source.query('update properties set seller_sees_names = false where id = $1', [property.id]);
    expect((await own('activity')).json<ActivityDto>().signers).toMatchObject([{ name: null, company: null }]);
    await made('2026-06-01', (await own('activity')).json<ActivityDto>().figures);
    const texts = await Promise.all(['activity', 'reports', 'reports/2026-06-01'].map(async (path) => own(path)));
    const known = JSON.stringify(named[0].name).slice(1, -1);
    for (const { text } of texts) {
      expect(text).not.toMatch(new RegExp(`Zephyrine|Quill|"${known}"`));
    }
  });

  it('[BEYB-72] of those who signed, at most all have offered, also where people offer without signing or twice', async () => {
    const [signer] = [await everythingAt(app.source, property, new Date())];
    await app.source.query(
      `insert into deals (deal_name, property_id, property_name, buyer_id, deal_status_id, status_at, submitted_at)
       select 'More', $1, 'P', b.id, 7, now(), now() from unnest($2::int[]) b(id)`,
      [property.id, [(await aBuyer(app.source)).id, (await aBuyer(app.source)).id, signer]],
    );
    const { figures } = (await own('activity')).json<ActivityDto>();
    expect([figures.ndasSigned, figures.signersWithOffer]).toEqual([1, 1]);
  });
});
