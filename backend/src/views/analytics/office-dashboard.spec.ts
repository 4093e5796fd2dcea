import { READER_STOPPED } from '@stowbridge/contract/failed-mails';
import { Stage, type StageId } from '@stowbridge/contract/ids';
import type { OfficeDayDto } from './office-dashboard.resource.dto';
import { activities, Kind } from '../../../test/activities';
import type { Property } from '../../domains/properties/editing/property.entity';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { startTestApp, TestApp } from '../../../test/test-app';
import { eventually } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';

describe('the start page of the back office', () => {
  let app: TestApp;
  let admin: string;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const day = async (): Promise<OfficeDayDto> => {
    const answer = await app.call('GET', '/api/v1/office/day', undefined, admin);
    expect(answer.status).toBe(200);
    return answer.json<OfficeDayDto>();
  };
  const figure = (figures: { id: number; count: number }[], id: number) => figures.find((one) => one.id === id)?.count;

  it('is for administrators alone', async () => {
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect((await app.call('GET', '/api/v1/office/day', undefined, buyer)).status).toBe(403);
    expect((await app.call('GET', '/api/v1/office/day')).status).toBe(401);
  });

  it('names the buyers who wait longest, and no seller', async () => {
    const before = await day();
    const waiting = await aBuyer(app.source, {
      firstName: 'Wanda',
      lastName: 'Waiting',
      statusId: 1,
      createdAt: new Date('2020-01-02'),
    });
    await aBuyer(app.source, { statusId: 2 });
    const after = await day();
    expect(after.pendingBuyers.count).toBe(before.pendingBuyers.count + 1);
    expect(after.pendingBuyers.first[0]).toMatchObject({ id: waiting.id, name: 'Wanda Waiting' });
    expect(figure(after.users, 1)).toBe((figure(before.users, 1) ?? 0) + 1);
  });

  it('names the offers that nobody has answered, and those that are overdue', async () => {
    const before = await day();
    const buyer = await aBuyer(app.source, { firstName: 'Olive', lastName: 'Offer' });
    const late = await aProperty(app.source, { offersDueDate: '2021-03-04' });
    const early = await aProperty(app.source, { offersDueDate: '2999-03-04' });
    const offer = await aDeal(app.source, late, buyer.id, Stage.Submitted);
    await someTerms(app.source, offer.id, buyer.id);
    await aDeal(app.source, early, buyer.id, Stage.Submitted);
    await aDeal(app.source, late, (await aBuyer(app.source)).id, Stage.Rejected);
    const after = await day();
    expect(after.openOffers.count).toBe(before.openOffers.count + 2);
    expect(after.overdueOffers.count).toBe(before.overdueOffers.count + 1);
    expect(after.overdueOffers.first.find(({ dealId }) => dealId === offer.id)).toMatchObject({
      propertyId: late.id,
      buyerId: expect.any(Number),
      buyerName: 'Olive Offer',
      offersDueDate: '2021-03-04',
    });
    expect(figure(after.deals, Stage.Rejected)).toBe((figure(before.deals, Stage.Rejected) ?? 0) + 1);
  });

  it('[FOFF-15] lists submitted offers and those in process by the date that is shown, with whose turn it is, as many as the tracker', async () => {
    const [seller, buyer] = [
      await aSeller(app.source),
      await aBuyer(app.source, { firstName: 'Tessa', lastName: 'Turn' }),
    ];
    const offerOf = async (stage: StageId, submitted: string, changes: string, property: Partial<Property> = {}) => {
      const { id } = await aDeal(app.source, await aProperty(app.source, property), buyer.id, stage);
      await app.source.query(`update deals set submitted_at = $2, created_at = '2010-01-01'${changes} where id = $1`, [
        id,
        submitted,
      ]);
      return id;
    };
    const third = await offerOf(Stage.InProcess, '2019-03-03T12:00:00Z', '');
    const first = await offerOf(Stage.Submitted, '2019-03-01T12:00:00Z', '', {
      sellerId: seller.id,
      offersDueDate: '2019-03-05',
    });
    const second = await offerOf(Stage.Submitted, '2019-03-02T12:00:00Z', ', revision_asked_at = now()', {
      sellerId: seller.id,
    });
    const { openOffers, overdueOffers } = await day();
    expect(openOffers.first.slice(0, 3).map(({ dealId, turn, statusId }) => [dealId, turn, statusId])).toEqual([
      [first, 'seller', 6],
      [second, 'buyer', 6],
      [third, 'office', 3],
    ]);
    expect(overdueOffers.first[0]).toMatchObject({ dealId: first, offersDueDate: '2019-03-05' });

    const tracked = async (waiting: string) => {
      const answer = await app.call(
        'GET',
        `/api/v1/deals?filter=${encodeURIComponent(JSON.stringify({ tracker: true, waiting }))}&range=[0,99]`,
        undefined,
        admin,
      );
      const called = await app.call('POST', '/api/admin/deals', { Waiting: waiting, PageLength: 100 }, admin);
      const ids = answer.json<{ id: number }[]>().map(({ id }) => id);
      expect(
        called
          .json<{ Deals: { ID: number }[] }>()
          .Deals.map(({ ID }) => ID)
          .sort(),
      ).toEqual([...ids].sort());
      return ids;
    };
    expect(await tracked('open')).toHaveLength(openOffers.count);
    expect(await tracked('overdue')).toHaveLength(overdueOffers.count);
    expect(await tracked('overdue')).toContain(first);
    expect(
      (await app.call('GET', `/api/v1/deals?filter=${encodeURIComponent('{"waiting":"x"}')}`, undefined, admin)).status,
    ).toBe(422);
    expect((await app.call('POST', '/api/admin/deals', { Waiting: 'x' }, admin)).status).toBe(400);
  });

  it('[FOFF-15] says what is new since a day ago, and which enquiries wait', async () => {
    const buyer = await aBuyer(app.source, { firstName: 'Nina', lastName: 'New', companyName: 'New Storage' });
    const property = await aProperty(app.source, { name: 'Fresh Offer' });
    const { id } = await aDeal(app.source, property, buyer.id, Stage.Submitted);
    await someTerms(app.source, id, buyer.id);
    const before = (await day()).openEnquiries.count;
    const [{ id: enquiry }] = await app.source.query<{ id: number }[]>(
      `insert into enquiries (kind, name, phone, email, message, created_at) values ('sell', 'Ida Moss', '1', 'i@example.com', 'M', '2019-01-01') returning id`,
    );
    await app.source.query(
      `insert into enquiries (kind, name, phone, email, message, handled_at) values ('sell', 'Bo Lane', '1', 'b@example.com', 'M', now())`,
    );
    const { news, openEnquiries } = await day();
    expect(news.first.map(({ kind, id, name, about, aboutUserId }) => [kind, id, name, about, aboutUserId])).toEqual(
      expect.arrayContaining([
        ['offer', id, 'Fresh Offer', 'N', buyer.id],
        ['buyer', buyer.id, 'Nina New', 'New Storage', null],
      ]),
    );
    expect(news.first[0].kind).toBe('enquiry');
    expect(news.first.map(({ at }) => at)).toEqual(
      news.first
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(openEnquiries).toMatchObject({ count: before + 1, first: [{ id: enquiry, name: 'Ida Moss' }] });
  });

  it('names the properties that nobody could sign an NDA for', async () => {
    const before = await day();
    const without = await aProperty(app.source, { name: 'Nothing To Sign' });
    await aDocument(app.source, without.id, 1);
    await aDocument(app.source, (await aProperty(app.source)).id, 8);
    await aProperty(app.source, { statusId: 4 });
    const after = await day();
    expect(after.propertiesWithoutNda.count).toBe(before.propertiesWithoutNda.count + 1);
    expect(after.propertiesWithoutNda.first[0]).toMatchObject({ id: without.id, name: 'Nothing To Sign' });
    expect(figure(after.properties, 4)).toBe((figure(before.properties, 4) ?? 0) + 1);
  });

  it('counts a property whose NDA is taken away, and no longer one that gets another, also at the same moment', async () => {
    const { count } = (await day()).propertiesWithoutNda;
    const { id } = await aProperty(app.source);
    const added = async (): Promise<number> => (await day()).propertiesWithoutNda.count - count;
    const nda = await aDocument(app.source, id, 1);
    expect(await added()).toBe(1);
    await app.source.query('update documents set document_type_id = 8 where id = $1', [nda.id]);
    expect(await added()).toBe(0);
    await app.source.query('update documents set document_type_id = 1 where id = $1', [nda.id]);
    expect(await added()).toBe(1);
    const other = await aDocument(app.source, id, 8);
    expect(await added()).toBe(0);
    const [taking, giving] = [app.source.createQueryRunner(), app.source.createQueryRunner()];
    await taking.startTransaction();
    await taking.query('delete from documents where id = $1', [other.id]);
    const given = giving.query('update documents set document_type_id = 8 where id = $1', [nda.id]);
    await eventually(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await app.source.query<unknown[]>(waiting)).length === 1;
    });
    await taking.commitTransaction();
    await given;
    await Promise.all([taking.release(), giving.release()]);
    expect(await added()).toBe(0);
    await app.source.query('delete from documents where property_id = $1', [id]);
    expect(await added()).toBe(1);
    await app.source.query('delete from properties where id = $1', [id]);
    expect(await added()).toBe(0);
  });

  it('names the e-mails that failed', async () => {
    await app.source.query(
      `insert into mails (event_id, kind, recipient, subject, status, message_id) select n, 'welcome', 'p' || n || '@example.com', 'S' || n, (array['failed', 'sent'])[n % 2 + 1], '<' || n || '@y>' from generate_series(901, 904) n`,
    );
    await app.source.query(
      `insert into mails (event_id, kind, recipient, status, error, message_id) values (905, 'listing-alert', 'p905@example.com', 'failed', $1, '<905@y>')`,
      [READER_STOPPED],
    );
    const { failedMails } = await day();
    expect(failedMails.count).toBe(2);
    expect(failedMails.first.map(({ subject }) => subject)).toEqual(['S904', 'S902']);
  });

  it('[BEYE-71] names the deletions that wait for an administrator or are due soon, those first that are due first', async () => {
    const asked = async (userId: number, daysLeft: number, outcome: string | null = null): Promise<number> => {
      const [{ id }] = await app.source.query<{ id: number }[]>(
        `insert into privacy_requests (kind, user_id, deletes_at, due_at, outcome, ended_at)
         values ('delete', $1, now() + interval '1 day', now() + make_interval(days => $2, hours => 1), $3, case when $3::text is not null then now() end) returning id`,
        [userId, daysLeft, outcome],
      );
      return id;
    };
    const before = await day();
    const someone = await aBuyer(app.source, { firstName: 'Dana', lastName: 'Soon' });
    const soon = await asked(someone.id, 5);
    const late = await asked((await aBuyer(app.source)).id, -3);
    await asked((await aBuyer(app.source)).id, 6);
    await asked((await aBuyer(app.source)).id, 1, 'refused');
    const ofAdmin = await asked((await anAdmin(app.source)).id, 44);
    const { privacyRequests } = await day();
    expect(privacyRequests.count).toBe(before.privacyRequests.count + 3);
    expect(privacyRequests.first.map(({ id, state, daysLeft }) => [id, state, daysLeft])).toEqual([
      [late, 'waiting', -3],
      [soon, 'waiting', 5],
      [ofAdmin, 'to decide', 44],
    ]);
    expect(privacyRequests.first[1].name).toBe('Dana Soon');
    const listed = await app.call('GET', `/api/v1/privacy-requests?state=open&orderBy=dueAt&limit=2`, undefined, admin);
    expect(listed.json<{ id: number }[]>().map(({ id }) => id)).toEqual([late, soon]);
  });

  it('adds up the week', async () => {
    const before = await day();
    const { id: propertyId } = await aProperty(app.source);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await activities(
      app.source,
      [5, 5, 1, 0, 9].map((days) => ({ kind: Kind.View, propertyId, at: daysAgo(days) })),
    );
    const { week } = await day();
    expect(week).toEqual({ ...before.week, views: before.week.views + 4 });
  });
});
