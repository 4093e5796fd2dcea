import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { DataSource } from 'typeorm';
import { recordEvent } from '../platform/events/outbox';
import { Queues } from '../platform/events/queues';
import { MailSenderService } from './mail-sender.service';
import { aBuyer, aBuyerAndSeller, aProperty } from '../../test/builders';
import { someTerms } from '../../test/deals';
import { MailRow, MailWorld } from '../../test/mail-world';
import { createTestDatabase } from '../../test/test-database';
import { eventually, startTestWorker, testConfig } from '../../test/test-worker';

describe('mails over SMTP', () => {
  let world: MailWorld;
  let source: DataSource;

  beforeAll(async () => {
    world = await MailWorld.start();
    source = world.source;
  });
  afterAll(() => world.close());
  beforeEach(() => world.accept());

  it('sends a mail to its one recipient and logs it as sent', async () => {
    const buyer = await aBuyer(source);
    await world.tell('user.approved', { userId: buyer.id });
    expect(await world.settled(buyer.email)).toMatchObject({
      kind: 'account-approved',
      status: 'sent',
      attempts: 1,
      error: null,
    });
    const [{ to, mail, raw }] = world.receivedBy(buyer.email);
    expect([to, mail.to?.map(({ address }) => address), mail.from?.address]).toEqual([
      [buyer.email],
      [buyer.email],
      'office@stowbridge.example',
    ]);
    expect([mail.subject, mail.messageId]).toEqual([
      'Your Stowbridge account is approved',
      (await world.row(buyer.email))?.message_id,
    ]);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect([mail.text, mail.html].every((body) => body?.includes('Your account is approved'))).toBe(true);
  });

  it('writes one mail for one event although its part runs twice', async () => {
    const buyer = await aBuyer(source);
    await world.tell('user.approved', { userId: buyer.id });
    await world.settled(buyer.email);
    await source.query('update event_parts set done_at = null');
    await world.worker.worker.get(Queues).addAgain(
      'events',
      (await source.query<{ id: string }[]>('select event_id::text id from event_parts')).map(({ id }) => ({
        name: 'mails',
        data: { eventId: id },
        jobId: `${id}:mails`,
      })),
    );
    await eventually(
      async () => (await source.query<unknown[]>('select 1 from event_parts where done_at is null')).length === 0,
    );
    expect((await source.query<MailRow[]>('select * from mails where recipient = $1', [buyer.email])).length).toBe(1);
    expect(world.receivedBy(buyer.email).length).toBe(1);
  });

  describe('what people type', () => {
    const message = async (subject: string, toUserId: number): Promise<void> => {
      const [{ id }] = await source.query<{ id: number }[]>(
        `insert into messages (mail_subject, mail_content, from_user_type_id, to_user_id, to_user_type_id) values ($1, '.', 1, $2, 2) returning id`,
        [subject, toUserId],
      );
      await world.tell('message.sent', { messageId: id });
    };

    it('adds no header through a subject', async () => {
      const buyer = await aBuyer(source);
      await message('Hello\r\nBcc: thief@example.net\r\n\r\nGone', buyer.id);
      await world.settled(buyer.email);
      const [{ to, mail }] = world.receivedBy(buyer.email);
      expect([to, mail.bcc, mail.subject]).toEqual([[buyer.email], undefined, 'Hello Bcc: thief@example.net Gone']);
      expect(world.smtp.received.some((received) => received.to.includes('thief@example.net'))).toBe(false);
    });

    it.each([
      'one@example.net,two@example.net',
      'one@example.net\r\nRCPT TO:<two@example.net>',
      '<one@example.net>',
      'One <one@example.net>',
      '"a b"@example.net',
      'one@example.net@two.example',
      '@example.net',
    ])('sends nothing to %j, and says so in the log', async (address) => {
      const property = await aProperty(source);
      const [{ id }] = await source.query<{ id: number }[]>(
        `insert into deals (deal_name, property_id, property_name, deal_status_id, status_at, is_offline, offline_buyer_first_name, offline_buyer_email)
           values ('D', $1, 'P', 2, now(), true, 'O', $2) returning id`,
        [property.id, address],
      );
      const before = world.smtp.received.length;
      await world.tell('deal.moved', {
        dealId: id,
        propertyId: property.id,
        fromStatusId: 6,
        toStatusId: 2,
        actorId: null,
      });
      expect(await world.settled(address)).toMatchObject({
        status: 'failed',
        attempts: 0,
        error: 'The address is not one plain mail address.',
      });
      await expect(world.worker.worker.get(MailSenderService).send((await world.settled(address)).id)).rejects.toThrow(
        'not one plain mail address',
      );
      expect(world.smtp.received.length).toBe(before);
    });
  });

  it('gives a mail its job back when it was lost', async () => {
    const buyer = await aBuyer(source);
    await source.query(
      `with e as (insert into events (name, payload, relayed_at) values ('user.approved', json_build_object('userId', $1::int), now()) returning id)
       insert into mails (event_id, kind, recipient, subject, preview_text, message_id, created_at) select id, 'account-approved', $2, 'Hello', 'Hello', '<lost@x>', now() - interval '2 minutes' from e`,
      [buyer.id, buyer.email],
    );
    expect(await world.settled(buyer.email)).toMatchObject({ status: 'sent' });
    expect(world.receivedBy(buyer.email).length).toBe(1);
  });

  describe('notices', () => {
    it('[MSG-31, MSG-35] show a person what became of their deal, once and in the role it concerns', async () => {
      const [buyer, seller] = [await aBuyer(source), await aBuyerAndSeller(source)];
      const property = await aProperty(source, { sellerId: seller.id, name: 'Harbor Storage' });
      const [{ id }] = await source.query<{ id: number }[]>(
        `insert into deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at) values ('Harbor', $1, 'Harbor Storage', $2, 2000000, 1, now()) returning id`,
        [property.id, buyer.id],
      );
      await someTerms(source, id, buyer.id);
      await world.tell('deal.moved', {
        dealId: id,
        propertyId: property.id,
        fromStatusId: 6,
        toStatusId: 1,
        actorId: seller.id,
      });
      const notices = (): Promise<
        {
          to: number;
          role: number;
          subject: string;
          content: string;
          property: number;
          deal: number;
          place: string;
          from: number | null;
        }[]
      > =>
        source.query(
          `select to_user_id "to", to_user_type_id "role", mail_subject subject, mail_content "content", property_id property, deal_id deal, place, from_user_id "from" from messages where to_user_id = any($1) order by id`,
          [[buyer.id, seller.id]],
        );
      await eventually(async () => (await notices()).length === 2);
      expect(
        (await notices()).map(({ to, role, subject, property: on, from }) => [to, role, subject, on, from]),
      ).toEqual([
        [buyer.id, 2, 'Your offer on Harbor Storage was accepted', property.id, null],
        [seller.id, 3, 'An offer on Harbor Storage was accepted', property.id, null],
      ]);
      expect((await notices()).map(({ deal, place }) => [deal, place])).toEqual([
        [id, 'offer'],
        [id, 'offer'],
      ]);
      const mailed = async (email: string): Promise<string> => (
        await world.settled(email),
        world
          .receivedBy(email)
          .map(({ mail }) => mail.text)
          .join()
      );
      expect(await mailed(buyer.email)).toContain(`/buyer/property/${property.id}/Harbor-Storage#offer-${id}`);
      expect(await mailed(seller.email)).toContain(`/seller/property/${property.id}/Harbor-Storage/offers/${id}`);
      expect((await notices())[0].content).toMatch(
        /^The seller has accepted your offer[\s\S]*Offer price: \$2,000,000$/,
      );
      const [[{ eventId }]] = await source.query<[{ eventId: string }[], number]>(
        `update event_parts set done_at = null where handler = 'notices' returning event_id::text "eventId"`,
      );
      await world.worker.worker
        .get(Queues)
        .addAgain('events', [{ name: 'notices', data: { eventId }, jobId: `${eventId}:notices` }]);
      await eventually(
        async () => (await source.query<unknown[]>('select 1 from event_parts where done_at is null')).length === 0,
      );
      expect((await notices()).length).toBe(2);
    });
  });
});

describe('mails without a mail server', () => {
  it('are written as files and marked so in the log', async () => {
    const database = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'stowbridge-mail-'));
    const { source, close } = await startTestWorker(testConfig({ DATABASE_URL: database.url, DATA_DIR: folder }));
    try {
      const buyer = await aBuyer(source);
      await source.transaction((manager) => recordEvent(manager, 'user.approved', { userId: buyer.id }));
      await eventually(
        async () =>
          (await source.query<MailRow[]>(`select * from mails where status = 'written' and sent_at is not null`))
            .length === 1,
      );
      const [file, ...more] = await readdir(join(folder, 'mails'));
      const mail = await PostalMime.parse(await readFile(join(folder, 'mails', file)));
      expect([mail.to?.[0].address, mail.subject, more]).toEqual([
        buyer.email,
        'Your Stowbridge account is approved',
        [],
      ]);
    } finally {
      await close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
