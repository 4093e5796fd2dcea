import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aText, ServedText, SIGNATURE, uploadNda } from '../../../test/signatures';
import { startTestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('the address from which an NDA is signed', () => {
  it.each([
    ['1', '203.0.113.7'],
    ['2', '203.0.113.66'],
  ])('[BEYA-11] behind %s trusted proxies is that of the signer, %s', async (TRUSTED_PROXIES, address) => {
    const app = await startTestApp({ TRUSTED_PROXIES });
    try {
      const admin = await tokenOf(app, (await anAdmin(app.source)).id);
      const buyer = await aBuyer(app.source);
      const token = await tokenOf(app, buyer.id);
      const { id } = await aProperty(app.source);
      await uploadNda(app, id, admin, aText('proxied'));
      const call = async (method: 'GET' | 'POST', url: string, payload?: object) =>
        (
          await app.app.inject({
            method,
            url,
            payload,
            remoteAddress: '10.0.0.1',
            headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.66, 203.0.113.7' },
          })
        ).json<ServedText>();
      const { CeremonyID } = await call('GET', `/api/buyer/store/nda/${id}`);
      await call('POST', '/api/buyer/property/add/dashboard', {
        ...SIGNATURE,
        StoreID: id,
        CeremonyID,
        IsDisclosureAccepted: true,
      });
      expect(
        await app.source.query(
          'select n.signed_from, c.address from ndas n join nda_ceremonies c on c.id = n.ceremony_id where n.user_id = $1',
          [buyer.id],
        ),
      ).toEqual([{ signed_from: address, address }]);
    } finally {
      await app.close();
      delete process.env.TRUSTED_PROXIES;
    }
  });
});
