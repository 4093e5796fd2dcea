import { addDays } from '@stowbridge/contract/dates';
import { NO_ACTIVITY, type ReportFigures } from '@stowbridge/contract/reports';
import { anAdmin, aProperty, aSeller } from '../../../test/builders';
import { MailWorld } from '../../../test/mail-world';
import { everythingAt } from '../../../test/reports';
import { settled } from '../../../test/searches';
import type { User } from '../accounts/users/user.entity';
import type { Property } from '../properties/editing/property.entity';
import { mailsPerMinute, makeReports, weekDue } from './week-run';

const ZONE = 'America/Denver';
const HOUR = 3_600_000;
/** After everything that the worker beside the tests sees as due by itself. */
const LISTED = new Date('2035-01-01T00:00:00Z');
/** Another week for each test: the reports of a week are made once. */
let monday = '2035-06-04';

describe('the Monday of the sellers', () => {
  let world: MailWorld;
  let seller: User;
  beforeAll(async () => {
    world = await MailWorld.start();
  });
  beforeEach(async () => {
    monday = addDays(monday, 7);
    await world.source.query('update properties set seller_id = null, active = false');
    seller = await aSeller(world.source);
  });
  afterAll(() => world.close());

  const aListing = (name?: string, sellerId: number | null = seller.id, given: Partial<Property> = {}) =>
    aProperty(world.source, { sellerId, listedAt: LISTED, ...(name ? { name } : {}), ...given });
  /** A clock of the office on the Monday after the week, in summer. */
  const at = (hour: number, day = addDays(monday, 7)): Date => new Date(Date.parse(`${day}T06:00:00Z`) + hour * HOUR);
  const run = (now = at(7)) => makeReports(world.source, ZONE, 60_000, now);
  const mails = async ({ email } = seller) => {
    await settled(world);
    return world.source.query<{ subject: string; text: string; html: string }[]>(
      `select subject, preview_text "text", preview_html html from mails where recipient = $1 and kind = 'seller-report' order by id`,
      [email],
    );
  };
  const reportOf = async ({ id }: Property) =>
    (
      await world.source.query<{ figures: ReportFigures | null; note: string | null; sent: boolean }[]>(
        'select figures, note, sent_at is not null sent from seller_reports where property_id = $1 and week = $2',
        [id, monday],
      )
    )[0];

  it('[BEYB-69] the week is due on Monday at seven at the office, also where the clocks were changed', () => {
    expect(
      ['2026-06-08T12:59:59Z', '2026-06-08T13:00:00Z', '2026-06-15T12:59:59Z'].map((now) =>
        weekDue(ZONE, new Date(now)),
      ),
    ).toEqual(['2026-05-25', '2026-06-01', '2026-06-01']);
    expect(
      ['2026-03-09T12:59:59Z', '2026-03-09T13:00:00Z', '2026-11-02T13:59:59Z', '2026-11-02T14:00:00Z'].map((now) =>
        weekDue(ZONE, new Date(now)),
      ),
    ).toEqual(['2026-02-23', '2026-03-02', '2026-10-19', '2026-10-26']);
  });

  it('[BEYB-63] the mail says the figures of the week that ended', async () => {
    const property = await aListing('Blue Depot');
    await everythingAt(world.source, property, new Date(at(12, addDays(monday, 2))));
    await everythingAt(world.source, property, at(1));
    expect(await run()).toBe(1);
    const [mail, ...more] = await mails();
    expect([mail.subject, more, (await reportOf(property)).figures]).toMatchObject([
      'The week of Blue Depot',
      [],
      { views: 1, newFavourites: 1, ndasSigned: 1, ndasGranted: 1, documentsOpened: 1, questions: 1, offers: 1 },
    ]);
    for (const line of ['1 view', '1 new, 1 in all', '1 asked for, 1 granted', '1 opened by 1 person']) {
      expect(mail.text).toContain(line);
    }
  });

  it('[BEYB-69] a worker that was down from six to eleven sends at eleven; however many look, once', async () => {
    await aListing();
    expect(await run(at(6))).toBe(0);
    expect((await Promise.all([run(at(11)), run(at(11)), run(at(11))])).sort()).toEqual([0, 0, 1]);
    expect(await run(at(35))).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it('[BEYB-66] two properties of one seller are one mail, with the sentence of the broker', async () => {
    const [blue, red] = [await aListing('Blue Depot'), await aListing('Red Depot')];
    await everythingAt(world.source, red, at(12, monday));
    await world.source.query('insert into seller_reports (property_id, week, note) values ($1, $2, $3)', [
      blue.id,
      monday,
      'Two tours are planned.',
    ]);
    await run();
    const [mail, ...more] = await mails();
    expect([mail.subject, more]).toEqual(['The week of your 2 listings', []]);
    expect(mail.text).toMatch(/Blue Depot[^]*Two tours are planned\.[^]*Red Depot[^]*1 view/);
  });

  it('[BEYB-65] a week in which nothing happened says so, with the sentence, and has no table', async () => {
    const quiet = await aListing('Quiet Depot');
    await world.source.query('insert into seller_reports (property_id, week, note) values ($1, $2, $3)', [
      quiet.id,
      monday,
      'Holidays.',
    ]);
    await run();
    const [{ text, html }] = await mails();
    expect(text).toContain('Holidays.');
    expect(text).toContain(NO_ACTIVITY);
    expect(text).not.toMatch(/Views|Offers|\b0\b/);
    expect(html).not.toContain('Saved searches');
  });

  it('[BEYB-67] a seller who was unassigned before gets no mail for that property, nor one after the report was made', async () => {
    const other = await aSeller(world.source);
    const [taken, given, kept] = [await aListing('Taken'), await aListing('Given'), await aListing('Kept')];
    await world.source.query('update properties set seller_id = null where id = $1', [taken.id]);
    await world.source.query('update properties set seller_id = $2 where id = $1', [given.id, other.id]);
    await run();
    expect([await reportOf(taken), (await reportOf(kept)).sent]).toEqual([undefined, true]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['The week of Kept']);
    expect((await mails(other)).map(({ subject }) => subject)).toEqual(['The week of Given']);
  });

  it('tells of what is listed and open alone, and nobody who was rejected', async () => {
    const gone = await aSeller(world.source, { statusId: 3 });
    await aListing('Hidden', seller.id, { active: false });
    await aListing('Sold', seller.id, { statusId: 4 });
    await aListing('New', seller.id, { listedAt: at(1) });
    await aListing('Of somebody rejected', gone.id);
    expect(await run()).toBe(0);
    expect([await mails(), await mails(gone)]).toEqual([[], []]);
  });

  it('[BEYB-68] nobody who stopped reports gets one; the mail has the link that stops them', async () => {
    await aListing();
    await run();
    await mails();
    const [{ mail }] = world.receivedBy(seller.email);
    expect(mail.text).toContain(`/unsubscribe/${seller.id}.reports.`);
    await world.source.query(`insert into mail_stops (user_id, category) values ($1, 'reports')`, [seller.id]);
    const before = (await mails()).length;
    monday = addDays(monday, 7);
    expect(await run()).toBe(1);
    expect((await mails()).length).toBe(before);
  });

  it('[BEYB-71] no name of a buyer is in the mail, whatever the seller may read', async () => {
    const property = await aListing(undefined, seller.id, { sellerSeesNames: false });
    await everythingAt(world.source, property, at(12, monday));
    await run();
    const [{ text }] = await mails();
    expect(text).not.toMatch(/Zephyrine|Quill/);
  });

  it('[BEYB-73] a report that is made does not change, whatever happens to the data', async () => {
    const property = await aListing();
    await everythingAt(world.source, property, at(12, monday));
    await run();
    const { figures } = await reportOf(property);
    await everythingAt(world.source, property, at(13, monday));
    await run(at(30));
    expect((await reportOf(property)).figures).toEqual(figures);
    for (const change of [`note = 'Later'`, `figures = '{}'`, 'made_at = now()', `week = week + 7`]) {
      await expect(
        world.source.query(`update seller_reports set ${change} where property_id = $1`, [property.id]),
      ).rejects.toThrow('A report that is made does not change.');
    }
  });

  it('mails are told in turn, so that others are not kept waiting', async () => {
    expect([undefined, 10_000, 100, 1].map(mailsPerMinute)).toEqual([600, 600, 50, 1]);
    await anAdmin(world.source);
    for (let n = 0; n < 3; n += 1) {
      await aListing(undefined, (await aSeller(world.source)).id);
    }
    await makeReports(world.source, ZONE, 2, at(7));
    const apart = await world.source.query<{ seconds: number }[]>(
      `select extract(epoch from not_before - lag(not_before) over (order by id))::float8 seconds from events
       where name = 'reports.made' order by id desc limit 2`,
    );
    expect(apart.map(({ seconds }) => Math.round(seconds))).toEqual([30, 30]);
    await world.source.query(`delete from events where name = 'reports.made' and relayed_at is null`);
  });
});
