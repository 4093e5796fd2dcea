import type { DataSource } from 'typeorm';
import { spokenZone } from '../../platform/common/moments';
import { latenessOf } from './offers-due';
import type { Property } from '../properties/editing/property.entity';
import type { User } from '../accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { aSignedNda } from '../../../test/ndas';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const ZONE = 'America/Denver';
const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const OFFLINE = {
  ...TERMS,
  OfflineBuyerFirstName: 'Olga',
  OfflineBuyerEmail: 'olga@example.com',
  OfflineBuyerCity: 'Austin',
  OfflineBuyerStateID: 44,
};
const [ACCEPTED, INTERESTED, SUBMITTED] = [1, 4, 6];

describe('the day on which offers are due', () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: ZONE });
    source = app.source;
    admin = await tokenOf(app, (await anAdmin(source)).id);
  });
  afterAll(() => app.close());

  /** A day so many days from today, as the clock of the database has it in the zone. */
  const dayFromToday = async (days: number, zone = ZONE): Promise<string> =>
    (
      await source.query<{ day: string }[]>(`select ((now() at time zone $2)::date + $1::int)::text as day`, [
        days,
        zone,
      ])
    )[0].day;
  const sentence = (day: string): string => `Offers were due on ${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}.`;

  interface Signer {
    buyer: User;
    token: string;
  }
  async function aSigner(property: Property): Promise<Signer> {
    const buyer = await aBuyer(source);
    await aSignedNda(source, property, buyer.id);
    return { buyer, token: await tokenOf(app, buyer.id) };
  }
  async function anOffer(property: Property, stage = SUBMITTED): Promise<Signer & { id: number }> {
    const signer = await aSigner(property);
    const { id } = await aDeal(source, property, signer.buyer.id, stage);
    if (stage !== INTERESTED) {
      await someTerms(source, id, signer.buyer.id);
    }
    return { ...signer, id };
  }
  const submit = (property: Property, token: string, more: object = {}) =>
    app.call(
      'POST',
      '/api/buyer/store/deal',
      { Store: { StoreID: property.id, Price: '4,000,000' }, BuyerStore: TERMS, ...more },
      token,
    );
  const ask = (dealId: number) => app.call('POST', `/api/v1/deals/${dealId}/ask-revision`, undefined, admin);
  const offersClosed = async (property: Property, token?: string) =>
    (await app.call('GET', `/api/home/store/profile/${property.id}`, undefined, token)).json<{
      OffersClosed: string | null;
      OffersDueZone: string;
    }>();
  const rowsOf = (property: Property): Promise<unknown> =>
    source.query(
      `select d.id, d.deal_status_id, d.price, d.revision_asked_at, d.xmin::text, (select count(*)::int from offer_terms t where t.deal_id = d.id) versions,
              (select count(*)::int from deal_history h where h.deal_id = d.id) steps from deals d where d.property_id = $1 order by d.id`,
      [property.id],
    );

  it('[FEVI-10] lasts until its last second in the zone of the office', async () => {
    const [due, late] = [
      await aProperty(source, { offersDueDate: await dayFromToday(0) }),
      await aProperty(source, { offersDueDate: await dayFromToday(-1) }),
    ];
    const signers = [await aSigner(due), await aSigner(late)];
    expect((await submit(due, signers[0].token)).status).toBe(200);
    const refused = await submit(late, signers[1].token);
    expect([refused.status, refused.text]).toEqual([400, sentence(await dayFromToday(-1))]);
    // The last zone of the earth is a day or more behind the first one, at every moment.
    const lastToday = await dayFromToday(0, 'Etc/GMT+12');
    const property = await aProperty(source, { offersDueDate: lastToday });
    const inZone = (zone: string) => latenessOf(source, property.id, signers[0].buyer.id, zone);
    expect([await inZone('Etc/GMT+12'), await inZone('Pacific/Kiritimati')]).toEqual([null, sentence(lastToday)]);
  });

  it('[FEVI-10] ends first offers and revisions that nobody asked for, and nothing is stored', async () => {
    const day = await dayFromToday(-3);
    const property = await aProperty(source, { offersDueDate: day });
    const [offered, signed] = [await anOffer(property), await aSigner(property)];
    const before = await rowsOf(property);
    for (const { token } of [offered, signed]) {
      const answer = await submit(property, token);
      expect([answer.status, answer.text]).toEqual([400, sentence(day)]);
    }
    expect(await rowsOf(property)).toEqual(before);
  });

  it('[FEVI-10] does not end what the office writes down for a buyer, and an accepted offer is answered by its stage', async () => {
    const property = await aProperty(source, { offersDueDate: await dayFromToday(-3) });
    const offline = await submit(property, admin, { BuyerStore: OFFLINE, IsOffline: true });
    expect(offline.status).toBe(200);
    expect(
      (
        await submit(property, admin, {
          BuyerStoreID: offline.json<{ ID: number }>().ID,
          Store: { StoreID: property.id, Price: '4,100,000' },
        })
      ).json<object>(),
    ).toMatchObject({ Version: 2 });
    const { token } = await anOffer(property, ACCEPTED);
    expect((await submit(property, token)).text).toBe('This offer has been accepted already.');
  });

  it('[FEVI-10] is over for the page of who has signed, with the sentence of the refusal', async () => {
    const day = await dayFromToday(-1);
    const [late, due] = [
      await aProperty(source, { offersDueDate: day }),
      await aProperty(source, { offersDueDate: await dayFromToday(0) }),
    ];
    const [signer, other] = [await aSigner(late), await aSigner(due)];
    expect(await offersClosed(late, signer.token)).toMatchObject({
      OffersClosed: sentence(day),
      OffersDueZone: 'Mountain Time',
    });
    for (const token of [undefined, other.token, admin]) {
      expect((await offersClosed(late, token)).OffersClosed).toBeNull();
    }
    expect((await offersClosed(due, other.token)).OffersClosed).toBeNull();
    expect(spokenZone('America/New_York')).toBe('Eastern Time');
  });

  it('[FEVI-10] is open again for the one buyer whom the office asks for a revision, for one revision', async () => {
    const day = await dayFromToday(-2);
    const property = await aProperty(source, { offersDueDate: day });
    const [asked, other] = [await anOffer(property), await anOffer(property)];
    const answer = await ask(asked.id);
    expect([answer.status, answer.json<{ revisionAskedAt: unknown }>().revisionAskedAt]).toEqual([
      200,
      expect.any(String),
    ]);
    expect([
      (await offersClosed(property, asked.token)).OffersClosed,
      (await offersClosed(property, other.token)).OffersClosed,
    ]).toEqual([null, sentence(day)]);
    expect((await submit(property, other.token)).text).toBe(sentence(day));
    const answers = await Promise.all([1, 2, 3].map(() => submit(property, asked.token)));
    expect(answers.map(({ status, text }) => (status === 200 ? 'taken' : text)).sort()).toEqual([
      sentence(day),
      sentence(day),
      'taken',
    ]);
    const deal = (await app.call('GET', `/api/v1/deals/${asked.id}`, undefined, admin)).json<object>();
    expect(deal).toMatchObject({ price: 4_000_000, revisionAskedAt: null });
    expect(
      await source.query(`select 1 from audit_log where action = 'deal.revision-asked' and subject_id = $1`, [
        asked.id,
      ]),
    ).toHaveLength(1);
  });

  it('[FEVI-10] a revision is asked for only where there is an open offer of a buyer with an account', async () => {
    const property = await aProperty(source);
    const { ID: offline } = (await submit(property, admin, { BuyerStore: OFFLINE, IsOffline: true })).json<{
      ID: number;
    }>();
    const deals = [
      (await anOffer(property, INTERESTED)).id,
      (await anOffer(property, ACCEPTED)).id,
      (await anOffer(property, 2)).id,
      offline,
    ];
    const before = await rowsOf(property);
    for (const id of deals) {
      expect((await ask(id)).status).toBe(409);
    }
    expect((await ask(2_000_000_000)).status).toBe(404);
    expect(await rowsOf(property)).toEqual(before);
  });
});
