import { isToRetry, READER_STOPPED } from '@stowbridge/contract/failed-mails';
import { aBuyer, anAdmin, aSeller } from '../../test/builders';
import { forgetQueues, startTestWorker, testConfig, TestWorker, eventually } from '../../test/test-worker';
import { startTestApp, TestApp } from '../../test/test-app';
import { startSmtp, TestSmtp } from '../../test/smtp';
import { TO_RETRY } from '../platform/common/failed-mails.sql';
import { Queues } from '../platform/events/queues';
import { recordEvent } from '../platform/events/outbox';
import { tokenOf } from '../../test/tokens';

interface MailJson {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  status: string;
  attempts: number;
  error: string | null;
  createdAt: string;
  sentAt: string | null;
}

/** Redis databases are numbered; this file uses one of its own, because it runs the product's own queue names. */
const redisOf = (database: number): string => {
  const url = new URL(process.env.TEST_REDIS_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
};

describe('the mail log', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({ REDIS_URL: redisOf(11) });
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    await app.source.query(
      `insert into events (name, payload, relayed_at) select 'user.approved', '{"userId": 1}', now() from generate_series(1, 12)`,
    );
    await app.source.query(
      `insert into mails (event_id, kind, recipient, subject, preview_html, preview_text, status, error, message_id, sent_at, created_at)
       select n, case when n % 2 = 0 then 'welcome' else 'offer-receipt' end, 'person' || n || '@example.com', 'Subject ' || n, '<p>Body</p>', 'Body',
              (array['sent', 'failed', 'queued', 'written'])[n % 4 + 1], case when n % 4 = 1 then '550 no' end, '<' || n || '@x>', now(), now() - make_interval(mins => n)
       from generate_series(1, 12) n`,
    );
  });
  afterAll(async () => {
    await forgetQueues(app.app.get(Queues), 'stowbridge');
    await app.close();
  });

  const query = (parts: Record<string, unknown>): string =>
    new URLSearchParams(
      Object.entries(parts).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
    ).toString();
  const listed = async (parts: Record<string, unknown>): Promise<MailJson[]> =>
    (await app.call('GET', `/api/v1/mails?${query(parts)}`, undefined, admin)).json<MailJson[]>();

  it('what is to be sent again is the same in the contract and in SQL', async () => {
    const mails = ['written', 'queued', 'sent', 'failed'].flatMap((status) =>
      [null, '550 no', READER_STOPPED].map((error) => ({ status, error })),
    );
    const rows = await app.source.query<{ status: string; error: string | null; again: boolean }[]>(
      `select status, error, (${TO_RETRY}) again from json_to_recordset($1) mails(status text, error text)`,
      [JSON.stringify(mails)],
    );
    expect(rows).toEqual(mails.map((mail) => ({ ...mail, again: isToRetry(mail) })));
  });

  it('lists the newest mails first, a page at a time, without their bodies', async () => {
    const answer = await app.call('GET', `/api/v1/mails?${query({ range: [0, 4] })}`, undefined, admin);
    expect([answer.status, answer.headers['content-range']]).toEqual([200, 'mails 0-4/12']);
    const rows = answer.json<MailJson[]>();
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Subject 1',
      'Subject 2',
      'Subject 3',
      'Subject 4',
      'Subject 5',
    ]);
    expect(Object.keys(rows[0]).sort()).toEqual([
      'attempts',
      'createdAt',
      'error',
      'etag',
      'id',
      'kind',
      'recipient',
      'recipientName',
      'recordGone',
      'recordId',
      'recordName',
      'recordType',
      'sentAt',
      'status',
      'subject',
      'userId',
      'userTypeId',
    ]);
  });

  it('filters by status, kind and recipient, and searches recipient and subject', async () => {
    const of = async (filter: Record<string, unknown>): Promise<number[]> =>
      (await listed({ filter, sort: ['id', 'ASC'], range: [0, 99] })).map(({ subject }) =>
        Number(subject.split(' ')[1]),
      );
    expect(await of({ status: 'failed' })).toEqual([1, 5, 9]);
    expect(await of({ kind: 'welcome' })).toEqual([2, 4, 6, 8, 10, 12]);
    expect(await of({ recipient: 'person1' })).toEqual([1, 10, 11, 12]);
    expect(await of({ q: 'SUBJECT 7' })).toEqual([7]);
    expect(await of({ q: '%' })).toEqual([]);
    expect(await of({ status: 'sent', kind: 'offer-receipt' })).toEqual([]);
  });

  it('[FOFF-21] names whom and what a mail is about, and finds it by those names, by number and by day', async () => {
    const seller = await aSeller(app.source, { firstName: 'Nadia', lastName: 'Whitcombe' });
    await app.source.query(
      `insert into mails (event_id, kind, recipient, user_id, recipient_name, record_type, record_id, record_name, subject, message_id, created_at)
       values (1, 'property-assigned', $1, $2, 'Nadia Whitcombe', 'property', 424242, 'Juniper Storage', 'Yours', '<named@x>', '2026-03-03T06:59:00Z')`,
      [seller.email, seller.id],
    );
    const wanted = {
      userId: seller.id,
      userTypeId: 3,
      recipientName: 'Nadia Whitcombe',
      recordType: 'property',
      recordId: 424_242,
      recordName: 'Juniper Storage',
      recordGone: true,
    };
    for (const filter of [
      { recipient: 'nadia w' },
      { record: 'juniper' },
      { record: '424242' },
      { recipient: seller.email, record: 'Juniper' },
      { createdAt_gte: '2026-03-02', createdAt_lte: '2026-03-02' },
    ]) {
      expect(await listed({ filter })).toMatchObject([wanted]);
    }
    expect(await listed({ filter: { record: 'nadia' } })).toEqual([]);
    expect(await listed({ filter: { createdAt_gte: '2026-03-03', createdAt_lte: '2026-03-03' } })).toEqual([]);
    expect(
      (await app.call('GET', `/api/v1/mails?${query({ filter: { createdAt_gte: '2026-02-30' } })}`, undefined, admin))
        .status,
    ).toBe(422);
    await app.source.query(`delete from mails where message_id = '<named@x>'`);
  });

  it('refuses a filter or a sort that is not offered, and ids that cannot be', async () => {
    expect(
      (await app.call('GET', `/api/v1/mails?${query({ filter: { previewHtml: 'x' } })}`, undefined, admin)).status,
    ).toBe(422);
    expect(
      (await app.call('GET', `/api/v1/mails?${query({ sort: ['preview_html', 'ASC'] })}`, undefined, admin)).status,
    ).toBe(422);
    for (const id of ['0', '-1', 'x', '9223372036854775808', '1e3']) {
      expect((await app.call('GET', `/api/v1/mails/${id}`, undefined, admin)).status).toBe(404);
    }
    for (const filter of [{ id: 'x' }, { id: true }]) {
      expect((await app.call('GET', `/api/v1/mails?${query({ filter })}`, undefined, admin)).status).toBe(422);
    }
  });

  it('shows one mail with what was written', async () => {
    const [{ id }] = await listed({ filter: { q: 'Subject 4' } });
    const answer = await app.call('GET', `/api/v1/mails/${id}`, undefined, admin);
    expect([answer.status, answer.json()]).toEqual([
      200,
      expect.objectContaining({ id, subject: 'Subject 4', previewHtml: '<p>Body</p>', previewText: 'Body' }),
    ]);
  });

  it('queues a failed mail once more, and leaves a trace of who did it', async () => {
    const [{ id }] = await listed({ filter: { q: 'Subject 5' } });
    const answer = await app.call('POST', `/api/v1/mails/${id}/retry`, {}, admin);
    expect([answer.status, answer.json()]).toEqual([
      200,
      expect.objectContaining({ id, status: 'queued', error: null }),
    ]);
    expect(await app.app.get(Queues).findJob('mail', `mail:${id}`)).toMatchObject({ data: { mailId: id } });
    expect(
      await app.source.query(`select action from audit_log where subject_type = 'mail' and subject_id = $1`, [id]),
    ).toEqual([{ action: 'mail.retried' }]);
  });

  it('does not send a mail twice: only a failed one can be retried', async () => {
    for (const status of ['sent', 'queued', 'written']) {
      const [{ id }] = await listed({ filter: { status } });
      expect((await app.call('POST', `/api/v1/mails/${id}/retry`, {}, admin)).status).toBe(409);
      expect((await listed({ filter: { id } }))[0].status).toBe(status);
    }
  });

  it('[BEYB-28] is not sent again to a reader who gets no such mails any more', async () => {
    const [{ id }] = await listed({ filter: { status: 'failed' } });
    const failed = (error: string) => app.source.query('update mails set error = $2 where id = $1', [id, error]);
    await failed(READER_STOPPED);
    const answer = await app.call('POST', `/api/v1/mails/${id}/retry`, {}, admin);
    expect([answer.status, answer.json()]).toMatchObject([409, { detail: 'Its reader gets no such mails any more.' }]);
    expect(await listed({ filter: { id } })).toMatchObject([{ status: 'failed', error: READER_STOPPED }]);
    await failed('550 no');
  });

  it('is for administrators only, and a refused retry changes nothing', async () => {
    const [{ id }] = await listed({ filter: { status: 'failed' } });
    for (const token of [
      undefined,
      await tokenOf(app, (await aBuyer(app.source)).id),
      await tokenOf(app, (await aSeller(app.source)).id),
    ]) {
      const answers = await Promise.all([
        app.call('GET', '/api/v1/mails', undefined, token),
        app.call('GET', `/api/v1/mails/${id}`, undefined, token),
        app.call('POST', `/api/v1/mails/${id}/retry`, {}, token),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(token ? [403, 403, 403] : [401, 401, 401]);
      expect(answers.some(({ text }) => text.includes('Subject'))).toBe(false);
    }
    expect((await listed({ filter: { id } }))[0].status).toBe('failed');
  });
});

describe('a failed mail', () => {
  let app: TestApp;
  let smtp: TestSmtp;
  let worker: TestWorker;

  beforeAll(async () => {
    const redis = redisOf(12);
    smtp = await startSmtp();
    app = await startTestApp({ REDIS_URL: redis });
    worker = await startTestWorker(
      testConfig({ DATABASE_URL: process.env.DATABASE_URL ?? '', REDIS_URL: redis, SMTP_URL: smtp.url }),
      { requeue: 60_000 },
      'stowbridge',
    );
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
    await smtp.close();
  });

  it('is sent when an administrator retries it, although its old job still lies among the failed', async () => {
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const buyer = await aBuyer(app.source);
    smtp.refuse = () => ({ code: 550, text: 'mailbox is full' });
    await app.source.transaction((manager) => recordEvent(manager, 'user.approved', { userId: buyer.id }));
    const find = async (status: string): Promise<MailJson | undefined> =>
      (
        await app.call(
          'GET',
          `/api/v1/mails?filter=${encodeURIComponent(JSON.stringify({ recipient: buyer.email, status }))}`,
          undefined,
          admin,
        )
      ).json<MailJson[]>()[0];
    const failed = await eventually(() => find('failed'));
    expect(failed.error).toContain('mailbox is full');
    await eventually(async () => (await app.app.get(Queues).findJob('mail', `mail:${failed.id}`))?.isFailed());
    smtp.refuse = () => undefined;
    expect((await app.call('POST', `/api/v1/mails/${failed.id}/retry`, {}, admin)).status).toBe(200);
    expect(await eventually(() => find('sent'))).toMatchObject({ attempts: 2, error: null });
    expect(smtp.received.map(({ mail }) => mail.messageId)).toEqual([
      smtp.received[0].mail.messageId,
      smtp.received[0].mail.messageId,
    ]);
  });
});
