import { createHash } from 'node:crypto';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { aDeal, someTerms } from '../../../../test/deals';
import { pdfContents } from '../../../../test/pdf-contents';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { download } from '../../../../test/uploads';
import type { AnyEvent } from '../../../platform/events/event-handler';
import { LettersHandler } from './letters.handler';
import type { LetterFacts } from './letter-facts';
import { letterPdf } from './letter-pdf';
import { LettersService } from './letters.service';

const LABELS = [
  ...['Purchase Price', 'Earnest Money Deposit', 'Deposit Goes Hard After', 'Diligence Period', 'Closing Within'],
  ...[
    'Exclusivity',
    'Commission Paid By',
    'Source of Financing',
    'Contingencies',
    'Message',
    'Answer By',
    'On Agreement',
  ],
];
const GIVEN = { productName: 'Stowbridge', timeZone: 'America/Denver', clause: 'It binds neither party.' };
const BARE: LetterFacts = {
  ...{ termsId: 7, dealId: 3, version: 1, kind: 'offer', authorSide: 'buyer', answersVersion: null },
  ...{ propertyName: 'Harbor Gate Storage', place: '100 Main St, Denver, CO 80202', price: 5_400_000 },
  ...{ loiName: 'Nia Hart', loiCompanyName: 'Hart Storage', diligencePeriod: '30 days', earnestMoneyDeposit: 0 },
  ...{ sourceOfFinancing: 'Cash', answerBy: null, closingDays: null, hardDepositDays: null, exclusivityDays: null },
  ...{ commissionBy: null, contingencies: null, message: null, bindingOnAgreement: false },
  createdAt: new Date('2026-11-22T18:00:00Z'),
};
const FULL: LetterFacts = {
  ...{
    ...BARE,
    version: 2,
    kind: 'counter',
    authorSide: 'seller',
    answersVersion: 1,
    closingDays: 0,
    hardDepositDays: 1,
  },
  ...{ exclusivityDays: 45, commissionBy: 'seller', contingencies: 'Phase I\nwithout findings', message: 'Dear Nia' },
  ...{ answerBy: new Date('2026-11-28T00:00:00Z'), bindingOnAgreement: true },
};
const textOf = async (file: Buffer): Promise<string> =>
  (await pdfContents(file)).pages.map(({ text }) => text).join('\n');

describe('the letter of a version of terms', () => {
  it('[BEYC-43] holds every term that is set, and no label without a value', async () => {
    const [bare, full] = [await textOf(await letterPdf(BARE, GIVEN)), await textOf(await letterPdf(FULL, GIVEN))];
    expect(LABELS.filter((label) => bare.includes(label))).toEqual([
      ...['Purchase Price', 'Earnest Money Deposit', 'Diligence Period', 'Source of Financing'],
    ]);
    expect(bare).not.toContain('Not stated');
    for (const said of [
      ...['Harbor Gate Storage', '100 Main St, Denver, CO 80202', 'Version 1: Offer, by the buyer'],
      ...['Purchase Price $5,400,000', 'Earnest Money Deposit 0%', 'Buyer Nia Hart\nHart Storage'],
      ...['It binds neither party.', '/s/ Nia Hart', 'Deal 3, version 1, SHA-256 of its terms: '],
    ]) {
      expect(bare).toContain(said);
    }
    expect(LABELS.filter((label) => !full.includes(label))).toEqual([]);
    for (const said of [
      ...['Version 2: Counter to version 1, by the seller', 'Closing Within 0 days', 'Deposit Goes Hard After 1 day\n'],
      ...['Exclusivity 45 days', 'Commission Paid By The seller', 'Contingencies Phase I\nwithout findings'],
      ...['Message Dear Nia', 'Answer By Nov 27, 2026, 5:00 PM MST', 'On Agreement Accepting this is enough.'],
    ]) {
      expect(full).toContain(said);
    }
  });

  it('is the same bytes from the same terms, within seconds of CPU, and another hash from others', async () => {
    const first = await letterPdf(FULL, GIVEN);
    const taken: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const before = process.cpuUsage();
      expect((await letterPdf(FULL, GIVEN)).equals(first)).toBe(true);
      const { user, system } = process.cpuUsage(before);
      taken.push((user + system) / 1000);
    }
    // `bench/letters.mjs` says how long it takes.
    expect(Math.min(...taken)).toBeLessThan(2000);
    const hash = async (facts: LetterFacts): Promise<string> =>
      /SHA-256 of its terms: (\w{64})/.exec(await textOf(await letterPdf(facts, GIVEN)))?.[1] ?? '';
    expect(await hash(FULL)).not.toBe(await hash({ ...FULL, message: 'Dear Nia,' }));
  });
});

describe('the letters of a deal', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  async function anOffer(given: object = {}) {
    const [buyer, seller] = [await aBuyer(app.source), await aSeller(app.source)];
    const property = await aProperty(app.source, { name: 'Kestrel Yard', sellerId: seller.id, ...given });
    const deal = await aDeal(app.source, property, buyer.id, 6);
    await someTerms(app.source, deal.id, buyer.id);
    return { deal, property, buyer: await tokenOf(app, buyer.id), seller: await tokenOf(app, seller.id) };
  }
  const revise = (dealId: number, version: number) =>
    app.source.query(
      `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id)
       values ($1, $2, 3950000, 'N', 'C', 'Cash', 2, 2)`,
      [dealId, version],
    );
  const handle = (dealId: number, version: number) =>
    app.source.transaction((manager) =>
      new LettersHandler(app.app.get(LettersService)).handle(
        { name: 'offer.submitted', payload: { dealId, version, propertyId: 1 } } as AnyEvent,
        manager,
      ),
    );
  const letter = (dealId: number, version: number, token = admin) =>
    download(app, `/api/v1/${token === admin ? '' : 'me/'}deals/${dealId}/terms/${version}/letter`, token);
  const kept = (dealId: number) =>
    app.source.query<{ version: number; sha256: string }[]>(
      'select t.version, l.sha256 from offer_letters l join offer_terms t on t.id = l.offer_terms_id where t.deal_id = $1 order by 1',
      [dealId],
    );

  it('[BEYC-42] that of version 2 is the same bytes after version 3 exists, which has its own', async () => {
    const { deal, buyer, seller } = await anOffer();
    await revise(deal.id, 2);
    await handle(deal.id, 2);
    await handle(deal.id, 2);
    const second = await letter(deal.id, 2);
    expect([second.status, second.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(second.headers['content-disposition']).toContain(`Letter of intent, deal ${deal.id}, version 2.pdf`);
    await revise(deal.id, 3);
    await handle(deal.id, 3);
    await app.source.query(`update properties set name = 'Renamed' where id = $1`, [deal.propertyId]);
    for (const token of [admin, buyer, seller]) {
      expect((await letter(deal.id, 2, token)).bytes.equals(second.bytes)).toBe(true);
    }
    const third = await letter(deal.id, 3);
    expect(third.bytes.equals(second.bytes)).toBe(false);
    const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
    expect(await kept(deal.id)).toEqual([
      { version: 2, sha256: hash(second.bytes) },
      { version: 3, sha256: hash(third.bytes) },
    ]);
    await expect(app.source.query(`update offer_letters set bytes = 1`)).rejects.toThrow();
  });

  it('[BEYC-42] one that the worker has not made is made once, by whoever asks first', async () => {
    const { deal, buyer, seller } = await anOffer();
    const answers = await Promise.all([admin, buyer, seller].map((token) => letter(deal.id, 1, token)));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(1);
    expect(await kept(deal.id)).toHaveLength(1);
    expect(await app.source.query(`select 1 from loose_files where area = 'OfferLetters'`)).toEqual([]);
  });

  it('is for the two sides and the office; others, and versions that there are not, are 404', async () => {
    const [{ deal, buyer }, other] = [await anOffer(), await anOffer()];
    for (const token of [other.buyer, other.seller]) {
      expect((await letter(deal.id, 1, token)).status).toBe(404);
    }
    expect([(await letter(deal.id, 2)).status, (await letter(deal.id, 2, buyer)).status]).toEqual([404, 404]);
    expect(await kept(deal.id)).toEqual([]);
    const asOffice = await download(app, `/api/v1/deals/${deal.id}/terms/1/letter`, buyer);
    expect(asOffice.status).toBe(403);
  });

  it('of a confidential property holds nothing that the public may not know, as it outlasts every access', async () => {
    const { deal } = await anOffer({ confidential: true, teaserName: 'A yard in Denver' });
    const text = await textOf((await letter(deal.id, 1)).bytes);
    expect(text).toContain('A yard in Denver');
    expect(text).toContain('Denver, CO');
    for (const hidden of ['Kestrel', '100 Main St', '80202']) {
      expect(text).not.toContain(hidden);
    }
  });
});
