import { dueIn } from '@stowbridge/contract/dates';
import type { DataSource } from 'typeorm';
import { anAdmin } from '../../../../test/builders';
import { aBargain, COUNTER, lapse, storedOf } from '../../../../test/bargains';
import { pdfContents } from '../../../../test/pdf-contents';
import { startTestApp, type TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

const ZONE = 'America/Denver';
const HOUR = 3_600_000;
const within = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

describe('the versions of terms', () => {
  let app: TestApp;
  let source: DataSource;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: ZONE });
    source = app.source;
    admin = await tokenOf(app, (await anAdmin(source)).id);
  });
  afterAll(() => app.close());

  const answerByOf = async (deal: number): Promise<Date> =>
    (
      await source.query<{ at: Date }[]>(
        'select answer_by at from offer_terms where deal_id = $1 order by version desc limit 1',
        [deal],
      )
    )[0].at;

  it('[BEYC-03] a second after their moment they have lapsed, with no worker to see to it', async () => {
    const bargain = await aBargain(app);
    await bargain.counter({ bindingOnAgreement: true, answerBy: within(3) });
    await lapse(app, bargain.deal);
    const before = await storedOf(app, bargain.property.id);
    const answer = await bargain.agree(2);
    const due = dueIn(ZONE)(await answerByOf(bargain.deal));
    expect(due).toMatch(/^[A-Z][a-z]+day, [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M M[SD]T$/);
    expect([answer.status, answer.json<{ detail: string }>().detail]).toEqual([409, `This counter lapsed on ${due}.`]);
    expect(await storedOf(app, bargain.property.id)).toEqual(before);
    expect(dueIn(ZONE)(new Date('2026-11-28T00:00:00Z'))).toBe('Friday, Nov 27, 5:00 PM MST');
  });

  it('[BEYC-03] a second before it they can be agreed to', async () => {
    const bargain = await aBargain(app);
    await bargain.counter({ answerBy: within(3) });
    await lapse(app, bargain.deal, -30);
    expect((await bargain.agree(2)).status).toBe(200);
  });

  it('[BEYC-04] lapsed ones stay readable, and a new offer is taken, also after the day on which offers were due', async () => {
    const bargain = await aBargain(app);
    await bargain.counter({ answerBy: within(3) });
    await lapse(app, bargain.deal);
    await source.query(`update properties set offers_due_date = current_date - 5 where id = $1`, [bargain.property.id]);
    for (const token of [bargain.buyer.token, bargain.seller.token]) {
      expect((await bargain.terms(token)).json<object>()).toMatchObject({
        lapsed: true,
        turn: 'buyer',
        versions: [
          { version: 2, lapsed: true, price: 4_200_000 },
          { version: 1, lapsed: false },
        ],
      });
    }
    expect((await bargain.revise(4_200_000)).status).toBe(200);
    expect((await bargain.terms()).json<object>()).toMatchObject({
      lapsed: false,
      turn: 'seller',
      version: 3,
      kind: 'offer',
    });
    // The next one is nobody's answer.
    expect((await bargain.revise(4_250_000)).text).toMatch(/^Offers were due on /);
  });

  it('[BEYC-04] an offer whose moment has passed is accepted by nobody', async () => {
    const bargain = await aBargain(app);
    expect((await bargain.revise(4_000_000, { AnswerBy: within(5) })).status).toBe(200);
    await lapse(app, bargain.deal);
    const refusal = `This offer lapsed on ${dueIn(ZONE)(await answerByOf(bargain.deal))}.`;
    const byOffice = await app.call('POST', '/api/admin/deal/accept', { Id: bargain.deal }, admin);
    expect([(await bargain.accept()).text, byOffice.text]).toEqual([refusal, refusal]);
    expect((await bargain.reject()).status).toBe(200);
  });

  it('[BEYC-12, BEYC-15] a counter leaves price and terms in lists, file and report; the report shows whose the newest are', async () => {
    const bargain = await aBargain(app);
    const row = async () =>
      (await app.call('GET', `/api/v1/deals/${bargain.deal}`, undefined, admin)).json<Record<string, unknown>>();
    const tracked = async () =>
      (await app.call('POST', '/api/admin/deals', { PropertyName: bargain.property.name }, admin)).json<{
        Deals: { ID: number; OfferPrice?: number }[];
      }>().Deals;
    const report = async () =>
      (await app.call('GET', `/api/admin/deal/report/${bargain.deal}`, undefined, admin)).json<
        Record<string, unknown>
      >();
    const [deal, list, before] = [await row(), await tracked(), await report()];
    expect(before).toMatchObject({
      OfferPrice: 3_900_000,
      NewestTerms: { Version: 1, Kind: 'offer', AuthorSide: 'buyer' },
    });
    await bargain.counter({ diligencePeriodId: 4, message: 'Our last word.' });
    const same = ({ price, earnestMoneyDeposit, diligencePeriod, sourceOfFinancing }: Record<string, unknown>) => [
      price,
      earnestMoneyDeposit,
      diligencePeriod,
      sourceOfFinancing,
    ];
    expect(same(await row())).toEqual(same(deal));
    expect(await row()).toMatchObject({ turn: 'buyer', kind: 'counter', authorSide: 'seller', version: 2 });
    // The version is that of the newest terms: who decides names it.
    expect(await tracked()).toEqual(list.map((one) => ({ ...one, Version: 2 })));
    const { NewestTerms, ...rest } = await report();
    const { NewestTerms: _, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    expect(NewestTerms).toMatchObject({ Version: 2, Price: 4_200_000, Kind: 'counter', AuthorSide: 'seller' });
    const pdf = async () => {
      const url = `/api/admin/deal/report/${bargain.deal}/pdf`;
      const answer = await app.app.inject({ url, headers: { authorization: `Bearer ${admin}` } });
      return (await pdfContents(answer.rawPayload)).pages
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ');
    };
    expect(await pdf()).toMatch(/Counter, seller.*Offer, buyer/);
    await bargain.agree(2);
    expect(await row()).toMatchObject({ price: 4_200_000, earnestMoneyDeposit: 3, turn: 'seller' });
    expect(await report()).toMatchObject({
      OfferPrice: 4_200_000,
      NewestTerms: { Kind: 'agreed', AuthorSide: 'buyer' },
    });
    expect(await pdf()).toMatch(/Agreed, buyer/);
  });

  it('[BEYC-16] an earlier version stays as it is', async () => {
    const bargain = await aBargain(app);
    await bargain.counter({ contingencies: 'A Phase I report.', closingDays: 75 });
    const second = () =>
      source.query<object[]>('select * from offer_terms where deal_id = $1 and version = 2', [bargain.deal]);
    const before = await second();
    await bargain.agree(2);
    expect(await second()).toEqual(before);
    expect((await bargain.terms()).json<object>()).toMatchObject({
      versions: [
        { version: 3, kind: 'agreed', answersVersion: 2, contingencies: 'A Phase I report.', closingDays: 75 },
        { version: 2, kind: 'counter' },
        { version: 1, kind: 'offer' },
      ],
    });
    await expect(
      app.asOwner(`update offer_terms set price = 1 where deal_id = ${bargain.deal} and version = 2`),
    ).rejects.toThrow('is append-only');
    expect(await second()).toEqual(before);
  });

  it('[BEYC-17] are nothing to other buyers and other sellers', async () => {
    const [bargain, other] = [await aBargain(app), await aBargain(app)];
    await bargain.counter();
    const before = await storedOf(app, bargain.property.id);
    const own = `/api/v1/me/deals/${bargain.deal}`;
    for (const [method, path, body, token] of [
      ['POST', `${own}/agree`, { version: 2 }, other.buyer.token],
      ['POST', `${own}/withdraw`, {}, other.buyer.token],
      ['POST', `${own}/counters`, { ...COUNTER, version: 2 }, other.seller.token],
      ['GET', `${own}/terms`, undefined, other.buyer.token],
      ['GET', `${own}/terms`, undefined, other.seller.token],
      ['GET', `/api/v1/me/properties/${bargain.property.id}/offers`, undefined, other.seller.token],
    ] as const) {
      expect([path, (await app.call(method, path, body, token)).status]).toEqual([path, 404]);
    }
    expect(await storedOf(app, bargain.property.id)).toEqual(before);
    expect((await bargain.agree(2)).status).toBe(200);
  });

  it('[BEYC-19] an offer without any new field is stored as ever, and one with them keeps them', async () => {
    const bargain = await aBargain(app);
    expect((await bargain.revise(4_000_000)).status).toBe(200);
    const [plain] = await source.query<object[]>('select * from offer_terms where deal_id = $1 and version = 2', [
      bargain.deal,
    ]);
    expect(plain).toMatchObject({
      author_side: 'buyer',
      kind: 'offer',
      answers_version: null,
      answer_by: null,
      closing_days: null,
      hard_deposit_days: null,
      exclusivity_days: null,
      commission_by: null,
      contingencies: null,
      message: null,
      binding_on_agreement: false,
    });
    expect((await bargain.revise(4_000_000)).text).toBe('Nothing has changed.');
    const more = {
      ClosingDays: 75,
      HardDepositDays: 0,
      ExclusivityDays: 30,
      CommissionBy: 'seller',
      Contingencies: 'A Phase I report.',
      Message: 'We can move fast.',
      AnswerBy: within(48),
    };
    expect((await bargain.revise(4_000_000, more)).status).toBe(200);
    expect((await bargain.revise(4_000_000, more)).text).toBe('Nothing has changed.');
    expect((await bargain.terms()).json<{ versions: object[] }>().versions[0]).toMatchObject({
      closingDays: 75,
      hardDepositDays: 0,
      exclusivityDays: 30,
      commissionBy: 'seller',
      contingencies: 'A Phase I report.',
      message: 'We can move fast.',
      lapsed: false,
    });
    for (const wrong of [
      { ClosingDays: 731 },
      { CommissionBy: 'nobody' },
      { AnswerBy: within(-1) },
      { AnswerBy: 'x' },
    ]) {
      expect((await bargain.revise(4_300_000, wrong)).status).toBe(400);
    }
  });

  it('[BEYC-21] what does not fit is refused with the field, and nothing is stored', async () => {
    const bargain = await aBargain(app);
    const before = await storedOf(app, bargain.property.id);
    for (const [field, value] of [
      ['answerBy', within(-1)],
      ['answerBy', within(60 * 24 + 1)],
      ['answerBy', 'Friday'],
      ['price', 0],
      ['earnestMoneyDeposit', 101],
      ['diligencePeriodId', 99],
      ['closingDays', -1],
      ['hardDepositDays', 731],
      ['exclusivityDays', 1.5],
      ['commissionBy', 'nobody'],
      ['contingencies', 'x'.repeat(2001)],
      ['message', 'x'.repeat(1001)],
      ['bindingOnAgreement', 'yes'],
      ['version', 0],
      ['surprise', 1],
    ] as const) {
      const answer = await bargain.counter({ [field]: value });
      expect([field, answer.status]).toEqual([field, 422]);
      expect(answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([field]);
    }
    const same = await bargain.counter({ price: 3_900_000, earnestMoneyDeposit: 2, diligencePeriodId: 2 });
    expect([same.status, same.json<{ detail: string }>().detail]).toEqual([409, 'Nothing has changed.']);
    expect(await storedOf(app, bargain.property.id)).toEqual(before);
    expect((await bargain.counter({ answerBy: within(60 * 24 - 1) })).status).toBe(201);
  });
});
