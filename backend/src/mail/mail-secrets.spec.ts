import type { DataSource } from 'typeorm';
import { hashToken, passwordMatches } from '../domains/accounts/sign-in/passwords';
import { Queues } from '../platform/events/queues';
import { REDACTED } from './layout';
import { MailSecretsService, SecretMail } from './mail-secrets.service';
import { MailSenderService } from './mail-sender.service';
import { aBuyer, aSeller } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';

describe('mails over SMTP', () => {
  let world: MailWorld;
  let source: DataSource;

  beforeAll(async () => {
    world = await MailWorld.start();
    source = world.source;
  });
  afterAll(() => world.close());
  beforeEach(() => world.accept());

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
      expect(world.receivedBy(user.email)[0].mail.text).toContain('This link is good for one hour and for one use:');
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
});
