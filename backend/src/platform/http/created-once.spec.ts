import { randomUUID } from 'node:crypto';
import { User } from '../../domains/accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aSignedNda } from '../../../test/ndas';
import { startSmtp, TestSmtp } from '../../../test/smtp';
import { Answer, startTestApp, TestApp } from '../../../test/test-app';
import { eventually, startTestWorker, testConfig, TestWorker } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';

const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const OFFLINE = {
  OfflineBuyerFirstName: 'Olga',
  OfflineBuyerEmail: 'olga@example.com',
  OfflineBuyerCity: 'Austin',
  OfflineBuyerStateID: 44,
};

/** One creation of the documents: who asks for it, whom it is told to, and what it makes. */
interface Creation {
  path: string;
  token: string;
  body: (text: string) => object;
  toldTo: string;
  table: 'messages' | 'offer_terms';
  /** A second one like it is refused by itself. */
  alone?: boolean;
}

describe('a creating call of the documents that is sent again', () => {
  let app: TestApp;
  let smtp: TestSmtp;
  let worker: TestWorker;
  let [admin, buyer, seller]: User[] = [];
  const creations: Record<string, () => Promise<Creation>> = {
    'a message of the office': async () => ({
      path: 'home/sendmail',
      token: await tokenOf(app, admin.id),
      body: (MailContent) => ({ MailContent, ToUserID: buyer.id, ToUserTypeID: 2 }),
      toldTo: buyer.email,
      table: 'messages',
    }),
    'an answer of the office': async () => {
      const ID = await written();
      return {
        path: 'home/replymail',
        token: await tokenOf(app, admin.id),
        body: (MailContent) => ({ ID, MailContent }),
        toldTo: buyer.email,
        table: 'messages',
      };
    },
    'a message of a buyer': async () => ({
      path: 'home/composemail',
      token: await tokenOf(app, buyer.id),
      body: (MailContent) => ({ MailContent, FromUserTypeID: 2 }),
      toldTo: admin.email,
      table: 'messages',
    }),
    'an offline offer': async () => ({
      ...(await offerOn({ IsOffline: true, BuyerStore: { ...TERMS, ...OFFLINE } })),
      token: await tokenOf(app, admin.id),
    }),
    'an offer of a buyer': async () => ({
      ...(await offerOn({ BuyerStore: TERMS })),
      token: await tokenOf(app, buyer.id),
      alone: true,
    }),
  };

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
  beforeEach(async () => {
    [admin, buyer, seller] = [await anAdmin(app.source), await aBuyer(app.source), await aSeller(app.source)];
    await app.source.query('delete from messages');
  });

  const send = ({ path, token }: Creation, body: object, key?: string): Promise<Answer> =>
    app.call('POST', `/api/${path}`, body, token, key ? { 'idempotency-key': key } : {});
  const written = async (): Promise<number> =>
    (
      await app.call(
        'POST',
        '/api/home/composemail',
        { MailContent: 'Hello', FromUserTypeID: 2 },
        await tokenOf(app, buyer.id),
      )
    ).json<{ ID: number }>().ID;
  const offerOn = async (offer: { BuyerStore: object; IsOffline?: boolean }): Promise<Omit<Creation, 'token'>> => {
    const property = await aProperty(app.source, { sellerId: seller.id });
    await aSignedNda(app.source, property, buyer.id);
    const body = (LOIName: string) => ({
      Store: { StoreID: property.id, Price: 3_900_000 },
      ...offer,
      BuyerStore: { ...offer.BuyerStore, LOIName },
    });
    return { path: 'buyer/store/deal', body, toldTo: seller.email, table: 'offer_terms' };
  };
  const countOf = async (what: string): Promise<number> =>
    (await app.source.query<{ n: number }[]>(`select count(*)::int n from ${what}`))[0].n;
  /** How many there are of the record, of deals, and of mails to the one who is told, once the worker has done all it was told. */
  const counts = async ({ table, toldTo }: Creation): Promise<[number, number, number]> => {
    await eventually(
      async () =>
        (
          await app.source.query<unknown[]>(
            'select 1 from events where relayed_at is null union all select 1 from event_parts where done_at is null',
          )
        ).length === 0,
    );
    return [await countOf(table), await countOf('deals'), await countOf(`mails where recipient = '${toldTo}'`)];
  };
  const grown = (before: number[], after: number[]): number[] => after.map((count, place) => count - before[place]);

  it.each(Object.keys(creations))(
    '[FOFF-01] %s is made once, later or at the same time, and answers alike',
    async (kind) => {
      const creation = await creations[kind]();
      const [key, before, deal] = [randomUUID(), await counts(creation), creation.table === 'offer_terms' ? 1 : 0];
      const answers = await Promise.all([1, 2, 3].map(() => send(creation, creation.body('Once'), key)));
      answers.push(await send(creation, creation.body('Once'), key));
      expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, answers[0].text]));
      expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(3);
      expect(grown(before, await counts(creation))).toEqual([1, deal, 1]);

      const other = await send(creation, creation.body('Other'), key);
      expect([other.status, other.text]).toEqual([409, 'This Idempotency-Key came with another request before.']);
      expect((await send(creation, creation.body('Once'), 'no key')).status).toBe(400);
      expect(grown(before, await counts(creation))).toEqual([1, deal, 1]);
    },
  );

  it.each(Object.keys(creations))('[FOFF-01] %s without a key is as before', async (kind) => {
    const creation = await creations[kind]();
    const before = await counts(creation);
    const [first, second] = [
      await send(creation, creation.body('Twice')),
      await send(creation, creation.body('Twice')),
    ];
    expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([
      200,
      creation.alone ? 400 : 200,
      undefined,
    ]);
    expect(grown(before, await counts(creation))[0]).toBe(creation.alone ? 1 : 2);
  });
});
