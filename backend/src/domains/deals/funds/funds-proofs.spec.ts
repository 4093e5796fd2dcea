import { today } from '@stowbridge/contract/dates';
import { fundsUntil } from '@stowbridge/contract/funds';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { aDeal, someTerms } from '../../../../test/deals';
import { OFFICE_FILES, OTHER_FILES } from '../../../../test/documents-made';
import { differences, stateOf } from '../../../../test/denials/snapshot';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { download, field, file, upload } from '../../../../test/uploads';
import { PendingFilesService } from '../../../platform/storage/pending-files.service';
import type { ComparedOfferDto } from '../counters/counters.resource.dto';
import type { OfferDto } from '../offers.calls.dto';
import type { DealResourceDto } from '../deals.resource.dto';
import type { FundsProofDto, OwnFundsProofDto } from './funds-proof.resource.dto';

const MINE = '/api/v1/me/funds-proofs';
const OFFICE = '/api/v1/funds-proofs';
const DAY = today('America/Denver');

/** Somebody with a token. */
interface Member {
  id: number;
  token: string;
}

describe('proofs of funds', () => {
  let app: TestApp;
  let admin: Member;
  const member = async (made: Promise<{ id: number }>): Promise<Member> => {
    const { id } = await made;
    return { id, token: await tokenOf(app, id) };
  };
  beforeAll(async () => {
    app = await startTestApp();
    admin = await member(anAdmin(app.source, { firstName: 'Ana', lastName: 'Reyes' }));
  });
  afterAll(() => app.close());

  const send = ({ token }: Member, given: Record<string, string | number> = {}, content = OFFICE_FILES.pdf) => {
    const fields = { kind: 'bank statement', amount: '5,000,000', asOf: DAY, ...given };
    return upload(
      app,
      MINE,
      [...Object.entries(fields).map(([name, value]) => field(name, value)), file(content, 'Statement.pdf')],
      token,
    );
  };
  const sent = async (buyer: Member, given = {}): Promise<number> =>
    (await send(buyer, given)).json<OwnFundsProofDto>().id;
  const decide = (id: number, how: 'approve' | 'decline', body: object, token = admin.token) =>
    app.call('POST', `${OFFICE}/${id}/${how}`, body, token);
  const approved = async (buyer: Member, limit = 5_000_000, given = {}): Promise<number> => {
    const id = await sent(buyer, given);
    expect((await decide(id, 'approve', { limit })).status).toBe(200);
    return id;
  };
  const own = async ({ token }: Member) => (await app.call('GET', MINE, undefined, token)).json<OwnFundsProofDto[]>();
  const reads = async (id: number, { token }: Member): Promise<number> =>
    (await download(app, `${OFFICE}/${id}/file`, token)).status;

  /** A buyer with an offer of $5.4M, and the seller who reads it. */
  async function anOffer(stage = 6) {
    const [buyer, seller] = [await member(aBuyer(app.source)), await member(aSeller(app.source))];
    const property = await aProperty(app.source, { sellerId: seller.id });
    const deal = await aDeal(app.source, property, buyer.id, stage);
    await someTerms(app.source, deal.id, buyer.id);
    await app.source.query('update deals set price = 5400000 where id = $1', [deal.id]);
    const inOffice = async () =>
      (await app.call('GET', `/api/v1/deals/${deal.id}`, undefined, admin.token)).json<DealResourceDto>().funds;
    const atSeller = async () =>
      (await app.call('GET', `/api/seller/store/buyers/${property.id}`, undefined, seller.token)).json<{
        buyerStores: OfferDto[];
      }>().buyerStores[0].Funds;
    const compared = async () =>
      (await app.call('GET', `/api/v1/me/properties/${property.id}/offers`, undefined, seller.token)).json<
        ComparedOfferDto[]
      >()[0].funds;
    return { buyer, seller, deal, inOffice, atSeller, compared };
  }

  it('is kept with its file, listed for its buyer and the office, and decided on once', async () => {
    const buyer = await member(aBuyer(app.source, { firstName: 'Nia', lastName: 'Hart', companyName: 'Hart Storage' }));
    const answer = await send(buyer);
    const kept = {
      ...{ id: expect.any(Number), kind: 'bank statement', amount: 5_000_000, actualFileName: 'Statement.pdf' },
      ...{ bytes: OFFICE_FILES.pdf.length, asOf: DAY, until: fundsUntil(DAY), expired: false, state: 'sent' },
      ...{ limit: null, reason: null, decidedAt: null, fileForSellers: false, createdAt: expect.any(String) },
    };
    expect([answer.status, answer.json()]).toEqual([201, kept]);
    const { id } = answer.json<OwnFundsProofDto>();
    const listed = await app.call(
      'GET',
      `${OFFICE}?filter={"userId":${buyer.id},"state":"sent"}`,
      undefined,
      admin.token,
    );
    expect(listed.json()).toEqual([
      {
        ...{ ...kept, userId: buyer.id, userTypeId: 2, userName: 'Nia Hart', userCompany: 'Hart Storage' },
        ...{ etag: expect.any(String), userEmail: expect.any(String), decidedById: null, decidedByName: null },
      },
    ]);
    expect(listed.headers['content-range']).toBe('funds-proofs 0-0/1');

    const decided = await decide(id, 'approve', { limit: '4,500,000' });
    expect([decided.status, decided.json<FundsProofDto>()]).toMatchObject([
      200,
      { state: 'approved', limit: 4_500_000, decidedById: admin.id, decidedByName: 'Ana Reyes' },
    ]);
    const again = await decide(id, 'decline', { reason: 'Too old.' });
    expect([again.status, again.json<{ detail: string }>().detail]).toEqual([
      409,
      'This proof of funds is approved already.',
    ]);
    expect(await own(buyer)).toMatchObject([{ state: 'approved', limit: 4_500_000, reason: null }]);
    const audit = `select action, detail from audit_log where subject_type = 'user' and subject_id = $1 order by id`;
    expect(await app.source.query(audit, [buyer.id])).toMatchObject([
      { action: 'funds.sent', detail: { proofId: id, amount: 5_000_000 } },
      { action: 'funds.approved', detail: { proofId: id, limit: 4_500_000 } },
    ]);
  });

  it('of two administrators at once one decides', async () => {
    const buyer = await member(aBuyer(app.source));
    const id = await sent(buyer);
    const answers = await Promise.all([decide(id, 'approve', { limit: 1 }), decide(id, 'decline', {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a declined one says why, and stands behind no offer', async () => {
    const { buyer, atSeller, inOffice } = await anOffer();
    const id = await sent(buyer);
    expect(await inOffice()).toBeNull();
    await decide(id, 'decline', { reason: 'It does not show your name.' });
    expect(await own(buyer)).toMatchObject([{ state: 'declined', reason: 'It does not show your name.' }]);
    expect([await atSeller(), await inOffice()]).toEqual([null, null]);
  });

  it('[BEYC-39] the limit stands at an offer above it, for office and seller, and nothing is refused', async () => {
    const { buyer, seller, deal, atSeller, inOffice, compared } = await anOffer();
    const id = await approved(buyer);
    const shown = { limit: 5_000_000, until: fundsUntil(DAY), expired: false };
    expect(await inOffice()).toEqual({ ...shown, proofId: id });
    expect(await atSeller()).toEqual({ Limit: 5_000_000, Until: shown.until, Expired: false, ProofID: null });
    expect(await compared()).toEqual({ ...shown, proofId: null });
    const accepted = await app.call('POST', '/api/seller/deal/accept', { Id: deal.id }, seller.token);
    expect(accepted.status).toBe(200);
    await app.source.query('update deals set deal_status_id = 7 where id = $1', [deal.id]);
    expect([await atSeller(), await inOffice(), await compared()]).toEqual([null, null, null]);
  });

  it('of several the one that covers most stands at an offer; an expired one only when no other holds', async () => {
    const { buyer, inOffice } = await anOffer();
    const end = (id: number) =>
      app.source.query(`update funds_proofs set expires_at = now() - interval '1 second' where id = $1`, [id]);
    const [most, some] = [await approved(buyer, 5_000_000), await approved(buyer, 2_000_000)];
    expect(await inOffice()).toMatchObject({ proofId: most });
    await end(most);
    expect(await inOffice()).toMatchObject({ proofId: some, expired: false });
    await end(some);
    expect(await inOffice()).toMatchObject({ proofId: some, expired: true });
  });

  it('[BEYC-40] holds until the end of its ninetieth day at the office', async () => {
    const { buyer, atSeller } = await anOffer();
    const id = await approved(buyer);
    const [{ until }] = await app.source.query<{ until: string }[]>(
      `select to_char((expires_at - interval '1 second') at time zone 'America/Denver', 'YYYY-MM-DD HH24:MI:SS') until from funds_proofs where id = $1`,
      [id],
    );
    expect(until).toBe(`${fundsUntil(DAY)} 23:59:59`);
    await app.source.query('update funds_proofs set expires_at = now() where id = $1', [id]);
    expect(await atSeller()).toMatchObject({ Expired: true, Until: fundsUntil(DAY) });
  });

  it('[BEYC-41] a seller opens the file only when the buyer ticked it, and others never', async () => {
    const { buyer, seller, deal, atSeller, compared } = await anOffer();
    const others = [await member(aBuyer(app.source)), (await anOffer()).seller];
    const id = await approved(buyer);
    const share = (fileForSellers: boolean, { token }: Member = buyer) =>
      app.call('PUT', `${MINE}/${id}`, { fileForSellers }, token);
    const all = async () => Promise.all([buyer, admin, seller, ...others].map((reader) => reads(id, reader)));
    expect(await all()).toEqual([200, 200, 404, 404, 404]);
    expect(await atSeller()).toMatchObject({ Limit: 5_000_000, ProofID: null });
    expect((await share(true, others[0])).status).toBe(404);
    expect((await share(true)).json()).toMatchObject({ fileForSellers: true });
    expect(await all()).toEqual([200, 200, 200, 404, 404]);
    expect([await atSeller(), await compared()]).toMatchObject([{ ProofID: id }, { proofId: id }]);
    const { bytes, headers } = await download(app, `${OFFICE}/${id}/file`, seller.token);
    expect([bytes.equals(OFFICE_FILES.pdf), headers['content-disposition']]).toEqual([
      true,
      `attachment; filename="Statement.pdf"; filename*=UTF-8''Statement.pdf`,
    ]);
    await app.source.query('update deals set deal_status_id = 2 where id = $1', [deal.id]);
    expect(await reads(id, seller)).toBe(404);
    await app.source.query('update deals set deal_status_id = 3 where id = $1', [deal.id]);
    expect(await reads(id, seller)).toBe(200);
    await share(false);
    expect(await all()).toEqual([200, 200, 404, 404, 404]);
  });

  it('[BEYC-41] what is ticked but not approved stays closed to the seller', async () => {
    const { buyer, seller } = await anOffer();
    const id = await sent(buyer, { fileForSellers: 'true' });
    expect(await reads(id, seller)).toBe(404);
    await decide(id, 'decline', {});
    expect(await reads(id, seller)).toBe(404);
  });

  it('its buyer deletes it with its file; nobody else does', async () => {
    const { buyer, inOffice } = await anOffer();
    const [id, other] = [await approved(buyer), await member(aBuyer(app.source))];
    const remove = ({ token }: Member) => app.call('DELETE', `${MINE}/${id}`, undefined, token);
    expect([(await remove(other)).status, (await own(buyer)).length]).toEqual([404, 1]);
    expect((await remove(buyer)).json()).toEqual({ id });
    expect([await own(buyer), await inOffice(), await reads(id, admin)]).toEqual([[], null, 404]);
    expect(await app.source.query(`select 1 from loose_files where area = 'FundsProofs'`)).toEqual([]);
  });

  it('an upload that no row came to name is cleaned up', async () => {
    const pending = app.app.get(PendingFilesService);
    const buyer = await member(aBuyer(app.source));
    const id = await sent(buyer);
    await app.source.query(
      `insert into loose_files (area, file_name, due_at) select 'FundsProofs', file_name, now() from funds_proofs where id = $1`,
      [id],
    );
    await pending.removeDue();
    expect(await reads(id, buyer)).toBe(200);
  });

  it.each([
    ['an unknown kind', { kind: 'gold bars' }, 'kind'],
    ['amount 0', { amount: '0' }, 'amount'],
    ['an amount above 10^11', { amount: '100000000001' }, 'amount'],
    ['no amount', { amount: '' }, 'amount'],
    ['a day in the future', { asOf: '2999-01-01' }, 'asOf'],
    ['a day that there is not', { asOf: '2026-02-31' }, 'asOf'],
    ['one that has expired', { asOf: '2020-01-01' }, 'asOf'],
  ])('[BEYC-45] %s is 422, and nothing is kept', async (_what, given, name) => {
    const buyer = await member(aBuyer(app.source));
    const before = await stateOf(app);
    const answer = await send(buyer, given);
    expect([
      answer.status,
      answer.json<{ errors: { field: string }[] }>().errors.map(({ field: named }) => named),
    ]).toEqual([422, [name]]);
    expect(differences(before, await stateOf(app))).toEqual([]);
  });

  it.each([
    ['26 MB', Buffer.concat([OFFICE_FILES.pdf, Buffer.alloc(26 * 1024 * 1024)]), 413, 'File is too large'],
    [
      'a zip that calls itself PDF',
      OTHER_FILES.archive,
      415,
      'The file could not be uploaded: it must be a PDF, Word, Excel or PowerPoint file.',
    ],
  ])('[BEYC-45] %s is refused by its content, and nothing is kept', async (_what, content, status, detail) => {
    const buyer = await member(aBuyer(app.source));
    const before = await stateOf(app);
    const answer = await send(buyer, {}, content);
    expect([answer.status, answer.json<{ detail: string }>().detail]).toEqual([status, detail]);
    expect(differences(before, await stateOf(app))).toEqual([]);
  });

  it.each([{ limit: 0 }, { limit: 100_000_000_001 }, {}, { limit: 'much' }])(
    '[BEYC-45] the limit of %j is 422',
    async (body) => {
      const id = await sent(await member(aBuyer(app.source)));
      expect((await decide(id, 'approve', body)).status).toBe(422);
      expect((await app.call('GET', `${OFFICE}/${id}`, undefined, admin.token)).json()).toMatchObject({
        state: 'sent',
      });
    },
  );
});
