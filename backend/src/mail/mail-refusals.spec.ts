import type { DataSource } from 'typeorm';
import { Queues } from '../platform/events/queues';
import { mailJob } from './mail-queue.service';
import { MailSenderService } from './mail-sender.service';
import { aBuyer } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import { startSmtp } from '../../test/smtp';
import { eventually } from '../../test/test-worker';

describe('mails that the mail server refuses', () => {
  let world: MailWorld;
  let source: DataSource;

  beforeAll(async () => {
    world = await MailWorld.start();
    source = world.source;
  });
  afterAll(() => world.close());
  beforeEach(() => world.accept());

  it('gives up at once on a refusal for good, and sends it when a person retries the job', async () => {
    const buyer = await aBuyer(source);
    world.smtp.refuse = (recipient) => (recipient === buyer.email ? { code: 550, text: 'no such mailbox' } : undefined);
    await world.tell('user.approved', { userId: buyer.id });
    const failed = await world.settled(buyer.email);
    expect(failed).toMatchObject({ status: 'failed', attempts: 1, error: expect.stringContaining('no such mailbox') });
    const job = await eventually(async () => {
      const found = await world.worker.worker.get(Queues).findJob('mail', mailJob(failed).jobId);
      return found && (await found.isFailed()) ? found : undefined;
    });
    world.smtp.refuse = () => undefined;
    await job.retry();
    await eventually(async () => (await world.row(buyer.email))?.status === 'sent');
    expect(await world.row(buyer.email)).toMatchObject({ attempts: 2, error: null });
  });

  it('tries again after a refusal for now, keeping what it said', async () => {
    const buyer = await aBuyer(source);
    world.smtp.refuse = (recipient, time) =>
      recipient === buyer.email && time === 1 ? { code: 421, text: 'too busy' } : undefined;
    await world.tell('user.approved', { userId: buyer.id });
    const waiting = await eventually(async () => {
      const found = await world.row(buyer.email);
      return found?.error ? found : undefined;
    });
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1, error: expect.stringContaining('too busy') });
    expect(await world.settled(buyer.email)).toMatchObject({ status: 'sent', attempts: 2, error: null });
  });

  const refusalOf = async (address: string): Promise<{ reply: string } | undefined> =>
    (await source.query<{ reply: string }[]>('select reply from refused_addresses where address = $1', [address]))[0];

  it('keeps an address that is refused for good, and does not try what is written to it later', async () => {
    const buyer = await aBuyer(source, { email: 'Moved.Away@Example.net' });
    let asked = 0;
    world.smtp.refuseRecipient = (recipient) =>
      recipient.toLowerCase() === 'moved.away@example.net' && ++asked > 0
        ? { code: 550, text: '5.1.1 no such mailbox' }
        : undefined;
    await world.tell('user.approved', { userId: buyer.id });
    expect(await world.settled(buyer.email)).toMatchObject({
      status: 'failed',
      attempts: 1,
      error: expect.stringContaining('no such mailbox'),
    });
    expect(await refusalOf('moved.away@example.net')).toEqual({
      reply: expect.stringMatching(/^550 .*no such mailbox$/),
    });
    await world.tell('password.changed', { userId: buyer.id });
    const next = await eventually(async () => {
      const found = await world.row(buyer.email);
      return found?.kind === 'password-changed' ? found : undefined;
    });
    expect(next).toMatchObject({
      status: 'failed',
      attempts: 0,
      error: expect.stringMatching(/^This address refused a mail on \w+ \d+, \d{4}, .+: 550 .*no such mailbox$/),
    });
    expect([asked, world.receivedBy(buyer.email)]).toEqual([1, []]);
  });

  it('a person sends to it all the same, and the address is good again once the server takes it', async () => {
    const buyer = await aBuyer(source);
    await source.query(
      `insert into refused_addresses (address, refused_at, reply) values (lower($1), now(), '550 gone')`,
      [buyer.email],
    );
    await world.tell('user.approved', { userId: buyer.id });
    const failed = await world.settled(buyer.email);
    expect(failed).toMatchObject({ status: 'failed', attempts: 0 });
    await world.worker.worker.get(MailSenderService).send(failed.id);
    expect([
      (await world.row(buyer.email))?.status,
      world.receivedBy(buyer.email).length,
      await refusalOf(buyer.email.toLowerCase()),
    ]).toEqual(['sent', 1, undefined]);
    await world.tell('password.changed', { userId: buyer.id });
    await eventually(async () => world.receivedBy(buyer.email).length === 2);
  });

  it.each([
    ['550', '5.7.1 relaying denied', false],
    ['553', '5.1.3 bad address', true],
    ['552', '5.2.2 mailbox full', true],
    ['551', 'user not local', true],
    ['530', 'authentication required', false],
  ])(
    'takes %s %s to the recipient as final, and for what the address is: refused is %s',
    async (code, text, refused) => {
      const buyer = await aBuyer(source);
      world.smtp.refuseRecipient = (recipient) =>
        recipient === buyer.email ? { code: Number(code), text } : undefined;
      await world.tell('user.approved', { userId: buyer.id });
      expect(await world.settled(buyer.email)).toMatchObject({
        status: 'failed',
        attempts: 1,
        error: `${code} ${text}`,
      });
      expect((await refusalOf(buyer.email.toLowerCase())) !== undefined).toBe(refused);
    },
  );

  it('does not blame the address when the text of a mail is refused', async () => {
    const buyer = await aBuyer(source);
    world.smtp.refuse = (recipient) =>
      recipient === buyer.email ? { code: 554, text: '5.6.0 looks like spam' } : undefined;
    await world.tell('user.approved', { userId: buyer.id });
    expect(await world.settled(buyer.email)).toMatchObject({ status: 'failed', attempts: 1 });
    expect(await refusalOf(buyer.email.toLowerCase())).toBeUndefined();
  });

  it('tries again after a recipient was refused for now', async () => {
    const buyer = await aBuyer(source);
    let times = 0;
    world.smtp.refuseRecipient = (recipient) =>
      recipient === buyer.email && ++times === 1 ? { code: 450, text: '4.2.0 greylisted' } : undefined;
    await world.tell('user.approved', { userId: buyer.id });
    expect(await world.settled(buyer.email)).toMatchObject({ status: 'sent', attempts: 2, error: null });
  });

  it("tries again when the server turns everybody away, whatever its code: that is the operator's to mend", async () => {
    const buyer = await aBuyer(source);
    await world.smtp.close();
    world.smtp = await startSmtp(world.smtp.port);
    world.smtp.refuseConnection = () => ({ code: 554, text: 'no service here' });
    await world.tell('user.approved', { userId: buyer.id });
    const waiting = await eventually(async () => {
      const found = await world.row(buyer.email);
      return found?.error ? found : undefined;
    });
    expect(waiting).toMatchObject({ status: 'queued', error: expect.stringContaining('no service here') });
    world.smtp.refuseConnection = () => undefined;
    expect(await world.settled(buyer.email)).toMatchObject({ status: 'sent' });
  });

  it('tries again while the server cannot be reached', async () => {
    const buyer = await aBuyer(source);
    await world.smtp.close();
    await world.tell('user.approved', { userId: buyer.id });
    const waiting = await eventually(async () => {
      const found = await world.row(buyer.email);
      return found?.error ? found : undefined;
    });
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1 });
    world.smtp = await startSmtp(world.smtp.port);
    expect(await world.settled(buyer.email)).toMatchObject({ status: 'sent' });
  });
});
