import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stage } from '@stowbridge/contract/ids';
import type { DataSource } from 'typeorm';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { MailWorld } from '../../../test/mail-world';
import { liftSuppression } from '../../domains/accounts/users/suppressed-addresses';
import { User } from '../../domains/accounts/users/user.entity';
import { Deletions } from './deletions';

interface Request {
  outcome: string | null;
  email: string | null;
  logged: boolean;
}

describe('deletions, when their time has come', () => {
  let world: MailWorld;
  let source: DataSource;
  let deletions: Deletions;
  let folder: string;
  let log: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-deletions-'));
    log = join(folder, 'privacy.log');
    world = await MailWorld.start({ PRIVACY_LOG: log });
    source = world.source;
    deletions = world.worker.worker.get(Deletions);
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true });
  });

  async function asked(user: User, daysAgo: number): Promise<number> {
    const [{ id }] = await source.query<[{ id: number }]>(
      `insert into privacy_requests (kind, user_id, received_at, deletes_at)
       values ('delete', $1, now() - make_interval(days => $2), now() - make_interval(days => $2) + interval '7 days') returning id`,
      [user.id, daysAgo],
    );
    return id;
  }
  const requestOf = async (id: number): Promise<Request> => {
    const [row] = await source.query<[Request]>(
      'select outcome, email::text, logged_at is not null logged from privacy_requests where id = $1',
      [id],
    );
    return row;
  };
  const nameOf = async ({ id }: User): Promise<string> => {
    const { firstName, lastName } = await source.manager.findOneByOrFail(User, { id });
    return `${firstName} ${lastName}`;
  };

  it('[BEYE-77, BEYE-78] remove the data, tell it the person and the log, and forget the address once they were told', async () => {
    const buyer = await aBuyer(source, { firstName: 'Dana', lastName: 'Keller', email: 'dana@goes.example' });
    const id = await asked(buyer, 8);
    await deletions.carryOut();
    expect([await nameOf(buyer), await requestOf(id)]).toEqual([
      `Former buyer ${buyer.id}`,
      { outcome: 'done', email: 'dana@goes.example', logged: true },
    ]);
    expect(await readFile(log, 'utf8')).toContain(`{"userId":${buyer.id},`);
    const mail = await world.settled('dana@goes.example');
    expect([mail.kind, mail.status]).toEqual(['privacy-done', 'sent']);
    expect(world.receivedBy('dana@goes.example')).toHaveLength(1);

    await deletions.carryOut();
    expect(await requestOf(id)).toEqual({ outcome: 'done', email: null, logged: true });
    const kept = await source.query<{ row: string }[]>(
      `select row_to_json(m)::text "row" from mails m where m.user_id = $1 union all select row_to_json(r)::text from privacy_requests r where r.user_id = $1`,
      [buyer.id],
    );
    expect(kept).toHaveLength(2);
    expect(kept.map(({ row }) => row).join()).not.toMatch(/dana|keller/i);
    expect((await readFile(log, 'utf8')).match(new RegExp(`"userId":${buyer.id},`, 'g'))).toHaveLength(1);
  });

  it('[BEYE-72] leave those alone that wait, and those that were taken back', async () => {
    const [waits, regrets] = [await aBuyer(source), await aBuyer(source)];
    const ids = [await asked(waits, 6), await asked(regrets, 8)];
    await source.query(`update privacy_requests set outcome = 'taken back', ended_at = now() where id = $1`, [ids[1]]);
    const names = [await nameOf(waits), await nameOf(regrets)];
    await deletions.carryOut();
    expect([await nameOf(waits), await nameOf(regrets)]).toEqual(names);
    expect((await requestOf(ids[0])).outcome).toBeNull();
  });

  it('[BEYE-67] wait while an offer is open that was made meanwhile, and go on with the others', async () => {
    const [busy, other] = [await aBuyer(source), await aBuyer(source)];
    const ids = [await asked(busy, 8), await asked(other, 8)];
    const deal = await aDeal(source, await aProperty(source), busy.id, Stage.Submitted);
    await deletions.carryOut();
    expect([(await requestOf(ids[0])).outcome, (await requestOf(ids[1])).outcome]).toEqual([null, 'done']);
    await source.query('update deals set deal_status_id = $2 where id = $1', [deal.id, Stage.Withdrawn]);
    await deletions.carryOut();
    expect((await requestOf(ids[0])).outcome).toBe('done');
  });

  it('[BEYE-75] of administrators wait for another one', async () => {
    const { id: userId } = await aBuyer(source);
    await source.query('insert into user_roles (user_id, role_id, is_default) values ($1, 1, false)', [userId]);
    const id = await asked({ id: userId } as User, 8);
    await deletions.carryOut();
    expect((await requestOf(id)).outcome).toBeNull();
  });

  const visitorAsks = async (email: string, daysAgo: number): Promise<number> => {
    const [{ id }] = await source.query<[{ id: number }]>(
      `insert into privacy_requests (kind, email, verified_at, deletes_at)
       values ('delete', $1, now(), now() - make_interval(days => $2) + interval '7 days') returning id`,
      [email, daysAgo],
    );
    return id;
  };
  const enquire = (email: string): Promise<unknown> =>
    source.query(
      `insert into enquiries (kind, name, phone, email, message) values ('contact', 'Ada', '303-555-0144', $1, 'Hello')`,
      [email],
    );
  const enquiriesOf = async (email: string): Promise<number> =>
    (await source.query<object[]>('select from enquiries where email = $1', [email])).length;

  it('[BEYE-74, BEYE-78] remove what is kept of a visitor’s address, tell them, and forget it', async () => {
    const email = 'ada@visits.example';
    await enquire(email);
    const id = await visitorAsks(email, 8);
    await deletions.carryOut();
    expect([await enquiriesOf(email), (await requestOf(id)).outcome]).toEqual([0, 'done']);
    expect(await world.settled(email)).toMatchObject({
      kind: 'privacy-done',
      status: 'sent',
      subject: 'Your data at Stowbridge is deleted',
    });
    await deletions.carryOut();
    expect((await requestOf(id)).email).toBeNull();
    expect(await world.row(email)).toBeUndefined();
    const removals = await source.query<object[]>(
      `select from audit_log where action = 'person.removed' and subject_id is null`,
    );
    expect(removals).toHaveLength(1);
  });

  it('[BEYE-74] leave what a visitor has written since they were removed', async () => {
    const email = 'again@visits.example';
    const id = await visitorAsks(email, 8);
    await deletions.carryOut();
    await world.settled(email);
    await enquire(email);
    await liftSuppression(source.manager, email);
    await deletions.carryOut();
    expect([await enquiriesOf(email), (await requestOf(id)).email]).toEqual([1, null]);
  });

  it('forget addresses that nobody has confirmed', async () => {
    await source.query(
      `insert into privacy_requests (kind, email, modified_at)
       values ('delete', 'late@visits.example', now() - interval '9 days'), ('delete', 'soon@visits.example', now() - interval '7 days')`,
    );
    await deletions.carryOut();
    expect(
      await source.query(
        `select email::text, outcome from privacy_requests where email in ('late@visits.example', 'soon@visits.example')`,
      ),
    ).toEqual([{ email: 'soon@visits.example', outcome: null }]);
  });

  it('[BEYE-71] alert the office once on day 40, and again before an extended answer is due', async () => {
    const admin = await anAdmin(source, { email: 'office@due.example' });
    const { id: userId } = await aBuyer(source);
    await source.query('insert into user_roles (user_id, role_id, is_default) values ($1, 1, false)', [userId]);
    const id = await asked({ id: userId } as User, 39);
    const due = (days: number): Promise<unknown> =>
      source.query('update privacy_requests set due_at = received_at + make_interval(days => $2) where id = $1', [
        id,
        days,
      ]);
    const alerts = async (): Promise<number> =>
      (
        await source.query<object[]>(
          `select from events where name = 'privacy.due' and (payload->>'requestId')::int = $1`,
          [id],
        )
      ).length;
    await due(45);
    await deletions.carryOut();
    expect(await alerts()).toBe(0);
    await source.query(`update privacy_requests set received_at = received_at - interval '1 day' where id = $1`, [id]);
    await due(45);
    await deletions.carryOut();
    await deletions.carryOut();
    expect(await alerts()).toBe(1);
    expect(await world.settled(admin.email)).toMatchObject({ kind: 'privacy-due', status: 'sent' });
    // As an extension by the office leaves it.
    await source.query(
      `update privacy_requests set alerted_at = null, due_at = due_at + interval '45 days' where id = $1`,
      [id],
    );
    await deletions.carryOut();
    expect(await alerts()).toBe(1);
    await due(45);
    await deletions.carryOut();
    expect(await alerts()).toBe(2);
  });
});
