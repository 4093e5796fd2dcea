import { addDays, momentAt, today } from '@stowbridge/contract/dates';
import { FEWEST_DEALS } from '@stowbridge/contract/pipeline';
import { BY_INVITATION } from '@stowbridge/contract/rounds';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '../../backend/test/test-database';
import { testConfig } from '../../backend/test/test-worker';
import { tellOfDueAnswers } from '@stowbridge/backend/domains/deals/counters/answers-due';
import { comparedOffers, termsOf } from '@stowbridge/backend/domains/deals/counters/terms.queries';
import { tellOfEndingFunds } from '@stowbridge/backend/domains/deals/funds/funds-ends';
import { offersDue } from '@stowbridge/backend/domains/deals/offers-due';
import { lookAfterRounds } from '@stowbridge/backend/domains/deals/rounds/round-notices';
import { makeReports, weekDue } from '@stowbridge/backend/domains/reports/week-run';
import { tellOfTasks } from '@stowbridge/backend/domains/tasks/task-digests';
import { SealsService } from '@stowbridge/backend/platform/audit/seals.service';
import { newDataSource } from '@stowbridge/backend/platform/database/data-source';
import { inspectPdf } from '@stowbridge/backend/platform/pdf/inspect';
import { LocalStorage } from '@stowbridge/backend/platform/storage/local.storage';
import { EvidenceService } from '@stowbridge/backend/views/evidence/evidence.service';
import { figuresIn } from '@stowbridge/backend/views/pipeline/pipeline.queries';
import { seedDatabase } from './main';
import { FIRST_BUYER, FIRST_SELLER } from './people';

const ZONE = 'America/Denver';
const ADMINISTRATOR = 1;

describe('what the demo shows between an offer and its closing', () => {
  let database: TestDatabase;
  let folder: string;
  let storage: LocalStorage;
  let source: ReturnType<typeof newDataSource>;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'dealings-'));
    storage = new LocalStorage(folder);
    const made = { seed: 7, properties: 120, full: 120, events: 0, timeZone: ZONE, now: new Date(), ifEmpty: false };
    await seedDatabase({ ...made, databaseUrl: database.ownerUrl }, storage, () => undefined);
    source = await newDataSource(database.ownerUrl, 2, 'stowbridge-test').initialize();
  }, 240_000);

  afterAll(async () => {
    await source?.destroy();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const all = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => source.query<Row[]>(sql, values);
  const one = async <Row>(sql: string, values: unknown[] = []): Promise<Row> => (await all<Row>(sql, values))[0];

  it('tells nobody of anything at once but of what is due today', async () => {
    expect(await tellOfDueAnswers(source)).toBe(0);
    expect(await tellOfEndingFunds(source)).toBe(0);
    const rounds = 'select count(*)::int n from offer_rounds';
    const before = await one(rounds);
    expect([await lookAfterRounds(source, ZONE), await one(rounds)]).toEqual([0, before]);
    await tellOfTasks(source, ZONE, momentAt(ZONE, `${addDays(today(ZONE), 1)}T12:00`));
    const told = await all<{ id: number }>('select user_id id from task_digests');
    expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining([FIRST_BUYER, FIRST_SELLER]));
    expect(told.some(({ id }) => id < FIRST_SELLER)).toBe(true);
  });

  it('[BEYC-05] has a counter that the known buyer answers, and offers that the known seller compares and answers', async () => {
    const { id } = await one<{ id: number }>(
      `select deal_id id from offer_terms t where kind = 'counter' and not exists (select from offer_terms l where l.deal_id = t.deal_id and l.version > t.version)`,
    );
    const counter = await termsOf(source, id, FIRST_BUYER);
    expect(counter).toMatchObject({ turn: 'buyer', kind: 'counter', lapsed: false, answerBy: expect.any(Date) });
    const lists = await all<{ id: number }>(
      `select distinct p.id from properties p join deals d on d.property_id = p.id where p.seller_id = $1 and p.active and d.submitted_at is not null order by 1`,
      [FIRST_SELLER],
    );
    const compared = await Promise.all(lists.map((property) => comparedOffers(source, property.id, FIRST_SELLER)));
    const waiting = compared.filter((offers) =>
      offers.some(({ turn, answerBy, lapsed }) => turn === 'seller' && answerBy !== null && !lapsed),
    );
    expect(waiting).toHaveLength(1);
    expect(waiting[0].filter(({ turn }) => turn === 'seller').length).toBeGreaterThan(1);
    const agreed = compared.flat().filter(({ kind, turn }) => kind === 'agreed' && turn === 'seller');
    expect(agreed).toHaveLength(1);
  });

  it('[BEYC-39] [BEYC-40] has proofs of funds that hold, have ended and wait, with their files', async () => {
    const proofs = await all<{ file: string; bytes: number; userId: number; state: string; ended: boolean }>(
      `select file_name file, bytes, user_id "userId", state, expires_at <= now() ended from funds_proofs order by id`,
    );
    expect(proofs.map(({ state, ended }) => [state, ended])).toEqual([
      ['approved', false],
      ['approved', false],
      ['approved', true],
      ['sent', false],
    ]);
    expect(proofs[0].userId).toBe(FIRST_BUYER);
    for (const { file, bytes } of proofs) {
      const stored = await storage.get('FundsProofs', file);
      const content = stored ? await buffer(stored.stream) : Buffer.alloc(0);
      expect([content.length, (await inspectPdf(content)).stampable]).toEqual([bytes, 'yes']);
    }
    const offers = (
      await Promise.all(
        (await all<{ id: number }>('select id from properties where seller_id = $1', [FIRST_SELLER])).map(({ id }) =>
          comparedOffers(source, id, FIRST_SELLER),
        ),
      )
    ).flat();
    expect(new Set(offers.flatMap(({ funds }) => (funds ? [funds.expired] : [])))).toEqual(new Set([true, false]));
    expect(offers.some(({ funds, price }) => funds && !funds.expired && funds.limit < (price ?? 0))).toBe(true);
  });

  it('[BEYC-23] [BEYC-29] has a call that is due at a time, and a last round by invitation after a closed call', async () => {
    const call = await one<{ id: number; right: boolean }>(
      `select p.id, to_char(r.due_at at time zone $1, 'YYYY-MM-DD HH24:MI') = p.offers_due_date || ' 17:00' "right"
       from offer_rounds r join properties p on p.id = r.property_id where r.kind = 'call' and r.timed and r.closed_at is null`,
      [ZONE],
    );
    expect(call.right).toBe(true);
    const due = (propertyId: number, buyerId: number) => offersDue(source, { propertyId, buyerId, timeZone: ZONE });
    expect((await due(call.id, FIRST_BUYER)).refusal).toBeNull();

    const last = await one<{ id: number; property: number; before: string; seen: number; invited: number[] }>(
      `select r.id, r.property_id property, (select c.kind from offer_rounds c where c.property_id = r.property_id and c.number = 1 and c.closed_at < r.opens_at) "before",
         count(i.viewed_at)::int seen, array_agg(d.buyer_id) invited
       from offer_rounds r join round_invitations i on i.round_id = r.id join deals d on d.id = i.deal_id
       where r.kind = 'best-and-final' and r.closed_at is null group by r.id`,
    );
    expect([last.before, last.invited.length > 1, last.seen > 0 && last.seen < last.invited.length]).toEqual([
      'call',
      true,
      true,
    ]);
    const other = await one<{ id: number }>('select id from users where user_type_id = 2 and id <> all($1) limit 1', [
      last.invited,
    ]);
    expect((await due(last.property, other.id)).refusal).toBe(BY_INVITATION);
    expect(await due(last.property, last.invited[0])).toMatchObject({ refusal: null, roundId: last.id });
    const early = `select 1 from offer_rounds r join deals d on d.property_id = r.property_id join offer_terms t on t.deal_id = d.id
      where r.id <> $1 and r.property_id = $2 and (t.created_at < r.opens_at or t.created_at >= r.due_at)`;
    expect(await all(early, [last.id, last.property])).toEqual([]);
  });

  it('[BEYC-46] has the dates and tasks of each accepted deal, done as they fell due but for a few on each side', async () => {
    const deals = await all<{ dates: number; tasks: number; ahead: boolean }>(
      `select (select count(*)::int from deal_dates where deal_id = d.id) dates, (select count(*)::int from tasks where deal_id = d.id) tasks,
         (select due_on > (now() at time zone $1)::date from deal_dates where deal_id = d.id and kind = 'closing') ahead
       from deals d where d.deal_status_id = 1`,
      [ZONE],
    );
    expect(deals.length).toBeGreaterThan(5);
    expect(new Set(deals.map((deal) => JSON.stringify(deal)))).toEqual(
      new Set([JSON.stringify({ dates: 8, tasks: 25, ahead: true })]),
    );
    const late = await all<{ side: string; id: number; late: number; open: number; done: number }>(
      `select side, assignee_id id, count(*) filter (where done_at is null and due_on < (now() at time zone $1)::date)::int late,
         count(*) filter (where done_at is null and due_on >= (now() at time zone $1)::date)::int "open", count(*) filter (where done_at is not null)::int done
       from tasks group by 1, 2`,
      [ZONE],
    );
    for (const [side, person] of [
      ['buyer', FIRST_BUYER],
      ['seller', FIRST_SELLER],
    ] as const) {
      const theirs = late.find((row) => row.side === side && row.id === person);
      expect([side, (theirs?.late ?? 0) > 0, (theirs?.open ?? 0) > 0, (theirs?.done ?? 0) > 0]).toEqual([
        side,
        true,
        true,
        true,
      ]);
    }
    const wrong = await all(
      `select id from tasks where done_at > now() or done_at < created_at - interval '1 day' union all
       select id from deal_dates where done_on > (now() at time zone $1)::date union all
       select h.id from deal_dates h join deal_dates d using (deal_id) where h.kind = 'goes hard' and d.kind = 'diligence ends' and h.due_on > d.due_on`,
      [ZONE],
    );
    expect(wrong).toEqual([]);
    const wired = await all<{ task: boolean; date: boolean }>(
      `select distinct t.done_at is not null task, d.done_on is not null date from tasks t join deal_dates d using (deal_id)
       where t.template_key = 'earnest-money' and d.kind = 'earnest money due' order by 1`,
    );
    expect(wired.filter(({ task, date }) => task !== date)).toEqual([]);
    expect(wired.some(({ date }) => date)).toBe(true);
    const { dates } = await one<{ dates: number }>(
      'select count(*)::int dates from deal_dates where done_on is null and due_on < (now() at time zone $1)::date',
      [ZONE],
    );
    expect(dates).toBeGreaterThan(0);
  });

  it('[BEYC-74] [BEYC-75] has notes, calls and owners of deals', async () => {
    const notes = await all<{ kind: string; wrong: number }>(
      'select kind, count(*) filter (where at > now() or created_at > now())::int wrong from notes group by 1 order by 1',
    );
    expect(notes).toEqual([
      { kind: 'call', wrong: 0 },
      { kind: 'note', wrong: 0 },
    ]);
    const owners = await one<{ nobody: number; others: number; own: number }>(
      `select count(*) filter (where d.owner_id is null)::int nobody, count(*) filter (where u.user_type_id <> 1)::int others,
         count(*) filter (where d.owner_id = $1 and d.deal_status_id in (1, 3, 6))::int own from deals d left join users u on u.id = d.owner_id`,
      [ADMINISTRATOR],
    );
    expect([owners.nobody, owners.others, owners.own > 3]).toEqual([0, 0, true]);
  });

  it('[BEYC-65] has enough for the figures of each stage, and reasons of losses', async () => {
    const { text, values } = figuresIn({});
    const rows = await all<{ figure: string; key: number; count: number; reason: string }>(text, [
      addDays(today(ZONE), -365),
      today(ZONE),
      ZONE,
      ...values,
    ]);
    const counted = (figure: string, key: number) =>
      rows.filter((row) => row.figure === figure && row.key === key).reduce((sum, { count }) => sum + count, 0);
    for (const [figure, key] of [
      ['stay', 4],
      ['stay', 6],
      ['reached', 4],
      ['reached', 6],
      ['reached', 1],
      ['reached', 5],
      ['answer', 0],
    ] as const) {
      expect([figure, key, counted(figure, key) >= FEWEST_DEALS]).toEqual([figure, key, true]);
    }
    expect(rows.filter(({ figure, reason }) => figure === 'lost' && reason !== '').length).toBeGreaterThan(3);
  });

  it('[BEYB-65, BEYB-69] has told the known seller of the last three weeks, the newest with a sentence; the worker tells nobody again', async () => {
    const reports = () =>
      all<{ week: string; noted: boolean; sent: boolean }>(
        `select r.week::text week, bool_or(r.note is not null) noted, bool_and(r.sent_at = r.made_at and r.made_at < now()) sent
         from seller_reports r join properties p on p.id = r.property_id join users s on s.id = p.seller_id and s.email = 'seller@stowbridge.example'
         group by 1 order by 1`,
      );
    const newest = weekDue(ZONE, new Date());
    const told = [
      { week: addDays(newest, -14), noted: false, sent: true },
      { week: addDays(newest, -7), noted: false, sent: true },
      { week: newest, noted: true, sent: true },
    ];
    expect(await reports()).toEqual(told);
    expect(await makeReports(source, ZONE, 600)).toBe(0);
    expect(await reports()).toEqual(told);
  });

  it('[BEYB-78] [BEYB-80] has a campaign that was sent, with who was held back and who came by it, and a draft', async () => {
    const rows = await all(
      `select c.state, count(distinct p.property_id)::int properties, count(distinct m.user_id) filter (where m.state = 'sent') > 1 sent,
         count(m.clicked_at) > 0 clicked, count(distinct m.user_id) filter (where m.state = 'held')::int held, bool_and(c.created_at < now() and coalesce(c.ended_at < now(), true)) past
       from campaigns c join campaign_properties p on p.campaign_id = c.id left join campaign_mails m on m.campaign_id = c.id group by c.id order by c.id`,
    );
    expect(rows).toEqual([
      { state: 'sent', properties: 2, sent: true, clicked: true, held: 1, past: true },
      { state: 'draft', properties: 2, sent: false, clicked: false, held: 0, past: true },
    ]);
  });

  it('[BEYB-40, BEYB-86] keeps a few properties for the known buyer, one with a note and one that is not listed any more, and one question about a property waits for its agent', async () => {
    const rows = await all<{ active: boolean; noted: boolean }>(
      `select p.active, f.note is not null noted from favourites f join users u on u.id = f.user_id join properties p on p.id = f.property_id
       where u.email = 'buyer@stowbridge.example' and f.created_at < now() order by f.id`,
    );
    expect(rows).toEqual([
      { active: false, noted: false },
      { active: true, noted: false },
      { active: true, noted: false },
      { active: true, noted: true },
    ]);
    const asked = await all(
      `select p.active, e.handled_at from enquiries e join properties p on p.id = e.property_id and p.name = e.property_name
         join property_agents g on g.property_id = p.id and g.user_id = e.owner_id and g.position = 1 where e.kind = 'property'`,
    );
    expect(asked).toEqual([{ active: true, handled_at: null }]);
  });

  it('[BEYA-120] is sealed and verified as evidence', async () => {
    await new SealsService(source, testConfig({ DATABASE_URL: database.ownerUrl })).seal();
    const { broken, tables } = await new EvidenceService(source).verify();
    expect(broken).toBeUndefined();
    const ofDeals = tables.filter(({ table }) => ['offer_terms', 'deal_history', 'audit_log'].includes(table));
    expect(ofDeals.map(({ sealed, unsealed }) => [sealed > 50, unsealed])).toEqual(ofDeals.map(() => [true, 0]));
  });
});
