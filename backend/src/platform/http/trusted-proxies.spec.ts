import { anAdmin, aProperty } from '../../../test/builders';
import { startTestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('the address of a caller behind proxies', () => {
  const FORWARDED = { 'x-forwarded-for': '203.0.113.66, 203.0.113.7' };

  it.each([
    ['0', '10.0.0.1'],
    ['1', '203.0.113.7'],
    ['2', '203.0.113.66'],
  ])('with %s trusted is %s', async (TRUSTED_PROXIES, expected) => {
    const app = await startTestApp({ TRUSTED_PROXIES });
    try {
      const token = await tokenOf(app, (await anAdmin(app.source)).id);
      const { id } = await aProperty(app.source);
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/admin/store/radius',
        remoteAddress: '10.0.0.1',
        headers: { authorization: `Bearer ${token}`, ...FORWARDED },
        payload: { StoreID: id, MVPRadius: 8 },
      });
      expect(answer.statusCode).toBe(200);
      expect(await app.source.query('select address from audit_log')).toEqual([{ address: expected }]);
    } finally {
      await app.close();
      delete process.env.TRUSTED_PROXIES;
    }
  });
});
