import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { DataSource } from 'typeorm';
import { hashToken, passwordMatches } from '../domains/accounts/sign-in/passwords';
import { recordEvent } from '../platform/events/outbox';
import { Queues } from '../platform/events/queues';
import { REDACTED } from './layout';
import { MailSecretsService, SecretMail } from './mail-secrets.service';
import { MailSenderService } from './mail-sender.service';
import { aBuyer, aBuyerAndSeller, aProperty, aSeller } from '../../test/builders';
import { MailRow, MailWorld } from '../../test/mail-world';
import { createTestDatabase } from '../../test/test-database';
import { eventually, startTestWorker, testConfig } from '../../test/test-worker';

describe('mails over SMTP', () => {
  let world: MailWorld;
  let source: DataSource;

  beforeAll(async () => {
    world = await MailWorld.start();
    source = world.source;
  }, 60_000);
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
      'Your account has been approved',
      (await world.row(buyer.email))?.message_id,
    ]);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect([mail.text, mail.html].every((body) => body?.includes('You are approved'))).toBe(true);
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

  describe('secrets', () => {
    it('[REG-30] a temporary password is mailed, kept as a hash for 72 hours, and redacted everywhere else', async () => {
      const user = await aSeller(source, { passwordHash: null });
      await world.tell('user.created', { userId: user.id });
      const logged = await world.settled(user.email);
      const [{ mail }] = world.receivedBy(user.email);
      const password = /\n {4}(\w{12})\n/.exec(mail.text ?? '')?.[1] ?? '';
      const [kept] = await source.query<{ hash: string; hours: number }[]>(
        `select temporary_password_hash hash, extract(epoch from temporary_password_expires_at - now()) / 3600 hours from users where id = $1`,
        [user.id],
      );
      expect(await passwordMatches(kept.hash, password)).toBe(true);
      expect(Number(kept.hours)).toBeCloseTo(72, 1);
      expect(mail.html).toContain(password);
      expect([logged.preview_text.includes(REDACTED), JSON.stringify(logged).includes(password)]).toEqual([
        true,
        false,
      ]);
      const rows = await source.query<unknown[]>('select * from events e left join event_parts p on p.event_id = e.id');
      expect(JSON.stringify(rows)).not.toContain(password);
      const job = await world.worker.worker.get(Queues).get('mail').getJob(`mail:${logged.id}`);
      expect(JSON.stringify(job)).not.toContain(password);
    });

    it('[AUTH-40] a reset link is mailed, its token kept as a hash for one hour, and redacted everywhere else', async () => {
      const user = await aBuyer(source);
      await world.tell('password.forgotten', { userId: user.id });
      const logged = await world.settled(user.email);
      const token =
        /\/resetpassword\/true\/([\w-]{43})\n/.exec(world.receivedBy(user.email)[0].mail.text ?? '')?.[1] ?? '';
      const [kept] = await source.query<{ user_id: number; kind: string; minutes: number }[]>(
        `select user_id, kind, extract(epoch from expires_at - now()) / 60 minutes from password_tokens where token_hash = $1`,
        [hashToken(token)],
      );
      expect([kept.user_id, kept.kind, Math.round(Number(kept.minutes))]).toEqual([user.id, 'forgot', 60]);
      expect(world.receivedBy(user.email)[0].mail.html).toContain(
        `href="https://market.example/resetpassword/true/${token}"`,
      );
      expect([
        logged.preview_html.includes(`/resetpassword/true/${REDACTED}`),
        JSON.stringify(logged).includes(token),
      ]).toEqual([true, false]);
    });

    it('each try carries the same secret and the same Message-ID', async () => {
      const user = await aSeller(source, { passwordHash: null });
      world.smtp.refuse = (recipient, time) =>
        recipient === user.email && time === 1 ? { code: 451, text: 'try later' } : undefined;
      await world.tell('user.created', { userId: user.id });
      expect(await world.settled(user.email)).toMatchObject({ status: 'sent', attempts: 2 });
      const [first, second] = world.receivedBy(user.email);
      expect(second.mail.text).toBe(first.mail.text);
      expect(second.mail.messageId).toBe(first.mail.messageId);
    });

    it('is different for each event and person', async () => {
      const [one, other] = [
        await aSeller(source, { passwordHash: null }),
        await aSeller(source, { passwordHash: null }),
      ];
      await world.tell('user.created', { userId: one.id });
      await world.tell('user.created', { userId: other.id });
      await Promise.all([world.settled(one.email), world.settled(other.email)]);
      const code = (email: string): string | undefined =>
        /\n {4}(\w{12})\n/.exec(world.receivedBy(email)[0].mail.text ?? '')?.[1];
      expect(code(one.email)).not.toBe(code(other.email));
    });

    it('does not replace a password that the person has chosen meanwhile', async () => {
      const user = await aSeller(source, { passwordHash: 'chosen' });
      await world.tell('user.created', { userId: user.id });
      expect(await world.settled(user.email)).toMatchObject({
        status: 'failed',
        error: expect.stringContaining('a password has been chosen'),
      });
      expect(world.receivedBy(user.email)).toEqual([]);
      expect(await source.query('select temporary_password_hash hash from users where id = $1', [user.id])).toEqual([
        { hash: null },
      ]);
    });

    describe('when the same is asked for twice', () => {
      const asked = async (name: 'password.forgotten' | 'user.created', userId: number): Promise<SecretMail[]> => {
        const kind = name === 'user.created' ? 'temporary-password' : 'password-reset';
        await world.tell(name, { userId });
        await world.tell(name, { userId });
        const rows = await source.query<{ eventId: string }[]>(
          `select id::text "eventId" from events where name = $1 and (payload->>'userId')::int = $2 order by id`,
          [name, userId],
        );
        return rows.map(({ eventId }) => ({ kind, eventId, userId }));
      };
      const register = (mail: SecretMail): Promise<string | undefined> =>
        world.worker.worker.get(MailSecretsService).register(mail);
      const openLinks = async (userId: number): Promise<string[]> =>
        (
          await source.query<{ hash: string }[]>(
            'select token_hash hash from password_tokens where user_id = $1 and used_at is null',
            [userId],
          )
        ).map(({ hash }) => hash);
      const orders: [string, (mails: SecretMail[]) => Promise<unknown>][] = [
        ['one after the other', async ([older, newer]) => [await register(older), await register(newer)]],
        ['in reverse order', async ([older, newer]) => [await register(newer), await register(older)]],
        ['in parallel', async ([older, newer]) => Promise.all([register(older), register(newer)])],
        [
          'with the older sent again late',
          async ([older, newer]) => [await register(older), await register(newer), await register(older)],
        ],
      ];

      it.each(orders)(
        '[FSEC-11] the reset link of the later request is the only one that works, handled %s',
        async (_order, handle) => {
          for (let time = 0; time < 5; time += 1) {
            const user = await aBuyer(source);
            const mails = await asked('password.forgotten', user.id);
            await handle(mails);
            expect(await openLinks(user.id)).toEqual([hashToken(String(await register(mails[1])))]);
            expect(await register(mails[0])).toBeUndefined();
          }
        },
      );

      it.each(orders)(
        '[FSEC-11] the temporary password of the later mail is the one that works, handled %s',
        async (_order, handle) => {
          const user = await aSeller(source, { passwordHash: null });
          const mails = await asked('user.created', user.id);
          await handle(mails);
          const newest = String(await register(mails[1]));
          expect(await register(mails[0])).toBeUndefined();
          const [{ hash }] = await source.query<{ hash: string }[]>(
            'select temporary_password_hash hash from users where id = $1',
            [user.id],
          );
          expect(await passwordMatches(hash, newest)).toBe(true);
        },
      );
    });

    it('does not bring a used reset link back', async () => {
      const user = await aBuyer(source);
      await world.tell('password.forgotten', { userId: user.id });
      const { id } = await world.settled(user.email);
      await source.query('update password_tokens set used_at = now() where user_id = $1', [user.id]);
      await source.query(`update mails set status = 'failed' where id = $1`, [id]);
      await expect(world.worker.worker.get(MailSenderService).send(id)).rejects.toThrow('not needed any more');
      expect(world.receivedBy(user.email).length).toBe(1);
    });
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
        [seller.id, 3, 'An offer on Harbor Storage is accepted', property.id, null],
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
      expect(await mailed(seller.email)).toContain(`/seller/property/${property.id}/Harbor-Storage#offer-${id}`);
      expect((await notices())[0].content).toMatch(
        /^The seller has accepted your offer[\s\S]*Proposed price: \$2,000,000$/,
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
      expect([mail.to?.[0].address, mail.subject, more]).toEqual([buyer.email, 'Your account has been approved', []]);
    } finally {
      await close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
