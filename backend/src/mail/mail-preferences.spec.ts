import { recordEvent } from '../platform/events/outbox';
import { unsubscribeToken } from './unsubscribe-tokens';
import { User } from '../domains/accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../test/builders';
import { Received, startSmtp, TestSmtp } from '../../test/smtp';
import { Answer, startTestApp, TestApp } from '../../test/test-app';
import { eventually, startTestWorker, testConfig, TestWorker } from '../../test/test-worker';
import { tokenOf } from '../../test/tokens';

const EVERYTHING = { offers: true, properties: true, messages: true, reports: true, listings: true };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

describe('which mails people want', () => {
  let app: TestApp;
  let smtp: TestSmtp;
  let worker: TestWorker;

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startTestApp();
    worker = await startTestWorker(testConfig({ DATABASE_URL: process.env.DATABASE_URL ?? '', SMTP_URL: smtp.url }));
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
    await smtp.close();
  });

  const preferences = async (user: User, body?: object): Promise<Answer> =>
    app.call(body ? 'PUT' : 'GET', '/api/v1/mail-preferences', body, await tokenOf(app, user.id));
  const tokenFor = (user: User, category: 'offers' | 'properties' | 'messages'): string =>
    unsubscribeToken(process.env.SECRET_KEY as string, { userId: user.id, category });
  const post = (
    address: string,
    contentType?: string,
    payload?: string,
  ): Promise<{ statusCode: number; body: string }> =>
    app.app.inject({
      method: 'POST',
      url: new URL(address, 'https://market.example').pathname,
      headers: contentType ? { 'content-type': contentType } : {},
      payload,
    });
  const receivedBy = ({ email }: User): Received[] => smtp.received.filter(({ to }) => to.includes(email));
  const header = ({ mail }: Received, name: string): string | undefined =>
    mail.headers.find(({ key }) => key === name)?.value;

  async function writeTo(reader: User, subject: string): Promise<void> {
    await app.source.transaction(async (manager) => {
      const [{ id }] = await manager.query<{ id: number }[]>(
        `insert into messages (mail_subject, mail_content, from_user_type_id, to_user_id, to_user_type_id) values ($1, 'Hello', 1, $2, 2) returning id`,
        [subject, reader.id],
      );
      await recordEvent(manager, 'message.sent', { messageId: id });
    });
  }
  const tellOfPassword = ({ id }: User): Promise<void> =>
    app.source.transaction((manager) => recordEvent(manager, 'password.changed', { userId: id }));
  const kindsTo = async ({ email }: User): Promise<string[]> =>
    (
      await app.source.query<{ kind: string }[]>('select kind from mails where recipient = $1 order by id', [email])
    ).map(({ kind }) => kind);
  const partsDone = (): Promise<boolean> =>
    eventually(
      async () =>
        (
          await app.source.query<unknown[]>(
            'select 1 from events where relayed_at is null union all select 1 from event_parts where done_at is null',
          )
        ).length === 0,
    );

  it('a mail stops its kind at one click, and nothing else; its owner starts it again', async () => {
    const buyer = await aBuyer(app.source);
    await writeTo(buyer, 'First');
    const [first] = await eventually(async () => (receivedBy(buyer).length === 1 ? receivedBy(buyer) : undefined));
    const address =
      /^<(https:\/\/market\.example\/api\/mail\/unsubscribe\/[\w.-]+)>$/.exec(
        header(first, 'list-unsubscribe') ?? '',
      )?.[1] ?? '';
    expect(header(first, 'list-unsubscribe-post')).toBe(ONE_CLICK);
    const answer = await post(address, 'application/x-www-form-urlencoded', ONE_CLICK);
    expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([
      200,
      { category: 'messages', about: 'messages', stopped: true },
    ]);

    await writeTo(buyer, 'Second');
    await tellOfPassword(buyer);
    await eventually(async () =>
      receivedBy(buyer).some(({ mail }) => mail.subject === 'Your Stowbridge password was changed'),
    );
    await partsDone();
    expect(await kindsTo(buyer)).toEqual(['message', 'password-changed']);

    expect((await preferences(buyer)).json()).toEqual({ ...EVERYTHING, messages: false });
    expect((await preferences(buyer, EVERYTHING)).json()).toEqual(EVERYTHING);
    await writeTo(buyer, 'Third');
    await eventually(async () => receivedBy(buyer).some(({ mail }) => mail.subject === 'Third'));
    expect(receivedBy(buyer).some(({ mail }) => mail.subject === 'Second')).toBe(false);
  });

  it('both bodies lead to the page that asks, and the log keeps no token', async () => {
    const buyer = await aBuyer(app.source);
    await writeTo(buyer, 'Hello');
    const [{ mail }] = await eventually(async () => (receivedBy(buyer).length === 1 ? receivedBy(buyer) : undefined));
    const page = `https://market.example/unsubscribe/${tokenFor(buyer, 'messages')}`;
    expect(mail.text).toContain(`You get mails about messages because of your account. Stop these mails:\n${page}\n`);
    expect(mail.html).toContain(`<a href="${page}" style="color:#5b6472">Stop these mails</a>`);
    const [logged] = await app.source.query<object[]>('select * from mails where recipient = $1', [buyer.email]);
    expect([
      JSON.stringify(logged).includes('/unsubscribe/••••••••'),
      JSON.stringify(logged).includes(tokenFor(buyer, 'messages')),
    ]).toEqual([true, false]);
  });

  it('stops for one of several readers only, and never for people without an account', async () => {
    const [quiet, keen] = [await anAdmin(app.source), await anAdmin(app.source)];
    const property = await aProperty(app.source);
    for (const agent of [quiet, keen]) {
      await app.source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [
        property.id,
        agent.id,
      ]);
    }
    expect((await post(`/api/mail/unsubscribe/${tokenFor(quiet, 'offers')}`)).statusCode).toBe(200);
    await app.source.transaction(async (manager) => {
      const [{ id }] = await manager.query<{ id: number }[]>(
        `insert into deals (deal_name, property_id, property_name, deal_status_id, status_at, is_offline, offline_buyer_first_name, offline_buyer_email)
         values ('D', $1, 'Canyon', 6, now(), true, 'Olive', 'olive@example.net') returning id`,
        [property.id],
      );
      await manager.query(
        `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing) values ($1, 1, 3500000, 'O', 'O', 2, 1, 'Cash')`,
        [id],
      );
      await recordEvent(manager, 'offer.submitted', { dealId: id, propertyId: property.id, version: 1 });
      await recordEvent(manager, 'deal.moved', {
        dealId: id,
        propertyId: property.id,
        fromStatusId: 6,
        toStatusId: 2,
        actorId: null,
      });
    });
    const olive = await eventually(async () => {
      const found = smtp.received.filter(({ to }) => to.includes('olive@example.net'));
      return found.length === 2 && receivedBy(keen).length === 1 ? found : undefined;
    });
    await partsDone();
    expect([await kindsTo(quiet), await kindsTo(keen)]).toEqual([[], ['offer-received-office']]);
    for (const received of olive) {
      expect([header(received, 'list-unsubscribe'), received.mail.text?.includes('unsubscribe')]).toEqual([
        undefined,
        false,
      ]);
    }
  });

  describe('the link', () => {
    it.each([
      ['a form', 'application/x-www-form-urlencoded', ONE_CLICK],
      [
        'a form of parts',
        'multipart/form-data; boundary=x',
        `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
      ],
      ['nothing', undefined, undefined],
    ])('takes %s, as often as it comes, and leaves one trace', async (_what, contentType, body) => {
      const user = await aSeller(app.source);
      const address = `/api/mail/unsubscribe/${tokenFor(user, 'properties')}`;
      for (const _time of [1, 2]) {
        expect((await post(address, contentType, body)).statusCode).toBe(200);
      }
      expect(await app.source.query('select category from mail_stops where user_id = $1', [user.id])).toEqual([
        { category: 'properties' },
      ]);
      expect(
        await app.source.query(`select action, detail from audit_log where subject_type = 'user' and subject_id = $1`, [
          user.id,
        ]),
      ).toEqual([{ action: 'user.mails-stopped', detail: { category: 'properties' } }]);
    });

    it('changes nothing when it is only opened, as mail scanners do, and leads browsers to the page', async () => {
      const user = await aSeller(app.source);
      const address = `/api/mail/unsubscribe/${tokenFor(user, 'offers')}`;
      expect((await app.call('GET', address)).json()).toEqual({
        category: 'offers',
        about: 'offers and deals',
        stopped: false,
      });
      const browser = await app.app.inject({
        method: 'GET',
        url: address,
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      });
      expect([browser.statusCode, new URL(browser.headers.location as string).pathname]).toEqual([
        303,
        `/unsubscribe/${tokenFor(user, 'offers')}`,
      ]);
      expect((await preferences(user)).json()).toEqual(EVERYTHING);
    });

    it('is refused when anything of it was changed, with a clear text', async () => {
      const [user, other] = [await aSeller(app.source), await aSeller(app.source)];
      const [, , seal] = tokenFor(user, 'offers').split('.');
      const wrong = [
        `${other.id}.offers.${seal}`,
        `${user.id}.messages.${seal}`,
        `${user.id}.everything.${seal}`,
        `${user.id}.offers.${seal.slice(0, -1)}`,
        `${user.id}.offers.${'A'.repeat(43)}`,
        `0${user.id}.offers.${seal}`,
        'x',
        '%00',
        unsubscribeToken('another key of thirty-two letters and more', { userId: user.id, category: 'offers' }),
      ];
      for (const token of wrong) {
        for (const method of ['GET', 'POST'] as const) {
          const answer = await app.call(method, `/api/mail/unsubscribe/${token}`);
          expect([
            token,
            method,
            [400, 404].includes(answer.status),
            answer.headers['content-type'],
            answer.text,
          ]).toEqual([token, method, true, 'text/plain; charset=utf-8', expect.stringMatching(/^[A-Z].+\.$/)]);
        }
      }
      expect(await app.source.query('select 1 from mail_stops where user_id = any($1)', [[user.id, other.id]])).toEqual(
        [],
      );
    });

    it('of somebody who is gone is not found', async () => {
      const token = unsubscribeToken(process.env.SECRET_KEY as string, { userId: 2_000_000_000, category: 'offers' });
      expect([
        (await app.call('GET', `/api/mail/unsubscribe/${token}`)).status,
        (await app.call('POST', `/api/mail/unsubscribe/${token}`)).status,
      ]).toEqual([404, 404]);
    });
  });

  describe("one's own choice", () => {
    it.each([
      ['buyer', aBuyer],
      ['seller', aSeller],
      ['administrator', anAdmin],
    ] as const)('is kept for a %s, touches nobody else, and traces only what changed', async (_who, make) => {
      const [user, other] = [await make(app.source), await make(app.source)];
      expect((await preferences(user)).json()).toEqual(EVERYTHING);
      const chosen = { offers: false, properties: true, messages: false };
      expect([
        (await preferences(user, chosen)).status,
        (await preferences(user)).json(),
        (await preferences(other)).json(),
      ]).toEqual([200, { ...chosen, reports: true, listings: true }, EVERYTHING]);
      await preferences(user, { ...chosen, offers: true });
      expect(
        await app.source.query(
          `select actor_id "by", action, detail->>'category' category from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
          [user.id],
        ),
      ).toEqual([
        { by: user.id, action: 'user.mails-stopped', category: 'offers' },
        { by: user.id, action: 'user.mails-stopped', category: 'messages' },
        { by: user.id, action: 'user.mails-started', category: 'offers' },
      ]);
    });

    it.each([
      [{}],
      [{ offers: false, properties: true }],
      [{ ...EVERYTHING, messages: 'no' }],
      [{ ...EVERYTHING, messages: null }],
      [{ ...EVERYTHING, userId: 1 }],
    ])('refuses %j and changes nothing', async (body) => {
      const user = await aBuyer(app.source);
      expect((await preferences(user, body)).status).toBe(422);
      expect((await preferences(user)).json()).toEqual(EVERYTHING);
    });

    it("is nobody else's: without a sign-in there is none, and no API key opens it", async () => {
      for (const method of ['GET', 'PUT'] as const) {
        expect(
          (await app.call(method, '/api/v1/mail-preferences', method === 'PUT' ? EVERYTHING : undefined)).status,
        ).toBe(401);
      }
      const key = await app.call(
        'POST',
        '/api/v1/api-keys',
        { name: 'K', scopes: ['users:read', 'users:write', 'mails:read', 'mails:write'] },
        await tokenOf(app, (await anAdmin(app.source)).id),
      );
      const { secret } = key.json<{ secret: string }>();
      expect((await app.call('GET', '/api/v1/mail-preferences', undefined, secret)).status).toBe(403);
    });
  });
});
