import { Bidding, type RoundAnswer } from '../../../../test/bidding';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { LettersService } from '../letters/letters.service';

const [ACCEPTED, REJECTED] = [1, 2];
const [BEFORE, SEALED, OVER] = [4_123_456, 5_234_567, 3_345_678];

describe('what was decided before a sealed round', () => {
  let app: TestApp;
  let bidding: Bidding;
  let round: RoundAnswer;
  let accepted: number;
  let rejected: number;
  let open: number;
  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: 'America/Denver' });
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    bidding = await Bidding.start(app);
    const [one, other] = [await bidding.anOffer(BEFORE), await bidding.anOffer(OVER)];
    [accepted, rejected] = [one.dealId, other.dealId];
    for (const [path, Id] of [
      ['accept', accepted],
      ['reject', rejected],
    ]) {
      expect((await app.call('POST', `/api/seller/deal/${path}`, { Id }, bidding.seller)).status).toBe(200);
    }
    round = await bidding.aRound({ sealed: true });
    open = (await bidding.anOffer(SEALED)).dealId;
  });

  const get = (path: string, token: string) => app.call('GET', path, undefined, token);
  const listed = async () =>
    (
      await get(
        `/api/v1/deals?filter=${encodeURIComponent(JSON.stringify({ propertyId: bidding.property.id }))}`,
        bidding.admin,
      )
    ).json<{ id: number; statusId: number; price: number | null; sealedUntil: string | null }[]>();

  it('[BEYC-28] is read by seller and office as before; what is offered in it is not', async () => {
    const deals = (await listed()).map(({ id, price, sealedUntil }) => [id, price, sealedUntil]).sort();
    expect(deals).toEqual(
      [
        [accepted, BEFORE, null],
        [rejected, OVER, null],
        [open, null, round.dueAt],
      ].sort(),
    );
    const seller = [
      `/api/seller/store/buyers/${bidding.property.id}`,
      `/api/v1/me/properties/${bidding.property.id}/offers`,
    ];
    for (const path of seller) {
      const { text } = await get(path, bidding.seller);
      expect([BEFORE, OVER, SEALED].map((price) => text.includes(String(price)))).toEqual([true, true, false]);
    }
    const terms = async (id: number) => (await get(`/api/v1/me/deals/${id}/terms`, bidding.seller)).status;
    expect([await terms(accepted), await terms(rejected), await terms(open)]).toEqual([200, 200, 404]);
    for (const dealId of [accepted, open]) {
      await app.source.transaction((manager) => app.app.get(LettersService).make(manager, { dealId, version: 1 }));
    }
    const letter = async (id: number) => (await get(`/api/v1/deals/${id}/terms/1/letter`, bidding.admin)).status;
    expect([await letter(accepted), await letter(open)]).toEqual([200, 409]);
    const stages = (await listed()).filter(({ id }) => id !== open).map(({ statusId }) => statusId);
    expect(stages.sort()).toEqual([ACCEPTED, REJECTED]);
  });

  it('[BEYC-28] what was offered in it stays sealed when its buyer leaves, or is rejected by a later rule', async () => {
    await app.source.query('update deals set deal_status_id = $2 where id = $1', [open, REJECTED]);
    expect((await listed()).find(({ id }) => id === open)).toMatchObject({ price: null, sealedUntil: round.dueAt });
    expect((await get(`/api/v1/me/properties/${bidding.property.id}/offers`, bidding.seller)).text).not.toContain(
      String(SEALED),
    );
  });

  it('[BEYC-75] a sealed round hinders nobody from giving deals an owner, only from changing their prices', async () => {
    const put = (id: number, body: object) => app.call('PUT', `/api/v1/deals/${id}`, body, bidding.admin);
    for (const id of [accepted, open]) {
      expect((await put(id, { ownerId: bidding.adminId })).json()).toMatchObject({ ownerId: bidding.adminId });
    }
    expect((await put(open, { ownerId: bidding.adminId, price: 1_000_000 })).status).toBe(409);
  });
});
