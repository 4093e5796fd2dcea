import type { Property } from '../../domains/properties/editing/property.entity';
import type { User } from '../../domains/accounts/users/user.entity';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { sign } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('the profile of a property', () => {
  let app: TestApp;
  let [seller]: User[] = [];
  let property: Property;
  let [sellerToken, adminToken]: string[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    adminToken = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    seller = await aSeller(app.source);
    sellerToken = await tokenOf(app, seller.id);
    property = await aProperty(app.source, { sellerId: seller.id });
    await aDocument(app.source, property.id);
  });

  async function aSigner(): Promise<{ buyer: User; token: string }> {
    const buyer = await aBuyer(app.source);
    const token = await tokenOf(app, buyer.id);
    expect((await sign(app, property.id, token)).status).toBe(200);
    return { buyer, token };
  }

  it('[PROF-16, PROF-17, PROF-19, CALL-099] documents and the key of the market analysis need the signature', async () => {
    const visitor = (await app.call('GET', `/api/home/store/profile/${property.id}`)).json<Record<string, unknown>>();
    expect([visitor.Documents, visitor.AccessKey, visitor.BuyerStoreNDAID]).toEqual([[], null, null]);
    const { token } = await aSigner();
    const signed = (await app.call('GET', `/api/home/store/profile/${property.id}`, undefined, token)).json<
      Record<string, unknown>
    >();
    expect([signed.Documents, signed.AccessKey]).toEqual([
      [expect.objectContaining({ DocumentTypeID: 8 })],
      expect.any(String),
    ]);
    const opened = await app.call(
      'POST',
      '/api/buyer/store/accesskey',
      { StoreID: property.id, AccessKey: signed.AccessKey },
      token,
    );
    const market = `/api/home/market/${opened.json<{ Token: string }>().Token}`;
    const analysis = await app.call('GET', market, undefined, token);
    expect(analysis.json<object>()).toMatchObject({ RadiusMiles: 3, Property: { StoreID: property.id } });
    const other = await tokenOf(app, (await aBuyer(app.source)).id);
    expect([(await app.call('GET', market, undefined, other)).status, (await app.call('GET', market)).status]).toEqual([
      404, 401,
    ]);
    expect(
      (
        await app.call(
          'POST',
          '/api/buyer/store/accesskey',
          { StoreID: property.id, AccessKey: signed.AccessKey },
          other,
        )
      ).status,
    ).toBe(400);
  });

  it('[PROF-13, SHELL-44] an unpublished property is shown to administrators and its seller, and to nobody else', async () => {
    const { token: signer } = await aSigner();
    await app.source.query('update properties set active = false where id = $1', [property.id]);
    const asked = (token?: string) => app.call('GET', `/api/home/store/profile/${property.id}`, undefined, token);
    const others = [
      undefined,
      signer,
      await tokenOf(app, (await aBuyer(app.source)).id),
      await tokenOf(app, (await aSeller(app.source)).id),
    ];
    for (const token of others) {
      const answer = await asked(token);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain(property.name);
    }
    for (const token of [adminToken, sellerToken]) {
      expect((await asked(token)).json<{ StoreName: string }>().StoreName).toBe(property.name);
    }
  });

  it('[PROF-21, PROF-22] a closed property shows neither price nor days listed', async () => {
    const closed = await aProperty(app.source, { statusId: 4, price: 123, noi: 9 });
    const profile = (await app.call('GET', `/api/home/store/profile/${closed.id}`)).json<Record<string, unknown>>();
    expect([profile.Price, profile.DaysListed, profile.NOI, profile.PricePerSQFT]).toEqual([null, null, null, null]);
  });

  it('[PROF-21, CONST-09] where words stand instead of the price, nothing that is derived from it gives it away', async () => {
    const figures = async (alternatePriceOptionId: number | null) => {
      const { id } = await aProperty(app.source, {
        price: 3_000_000,
        noi: 180_000,
        rentableSqft: 30_000,
        alternatePriceOptionId,
      });
      const profile = (await app.call('GET', `/api/home/store/profile/${id}`)).json<Record<string, unknown>>();
      return [profile.CapRate, profile.PricePerSQFT];
    };
    expect(await figures(null)).toEqual([6, 100]);
    expect(await figures(4)).toEqual([null, null]);
  });
});
