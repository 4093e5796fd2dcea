import { sha256Of } from '../documents/agreements';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aText, sign, uploadNda } from '../../../test/signatures';
import { Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { download } from '../../../test/uploads';

describe('whether a file is one of ours', () => {
  let app: TestApp;
  let certificate: Buffer;
  let code: string;
  let day: string;
  const content = aText('verified');
  beforeAll(async () => {
    app = await startTestApp();
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const [property, buyer] = [await aProperty(app.source, { name: 'Osprey Storage' }), await aBuyer(app.source)];
    await uploadNda(app, property.id, admin, content);
    const token = await tokenOf(app, buyer.id);
    const { BuyerStoreNDAID } = (await sign(app, property.id, token)).json<{ BuyerStoreNDAID: number }>();
    certificate = (await download(app, `/api/v1/ndas/${BuyerStoreNDAID}/certificate`, token)).bytes;
    [{ code, day }] = await app.source.query<{ code: string; day: string }[]>(
      `select c.code, to_char(n.signed_at at time zone 'America/Denver', 'YYYY-MM-DD') "day" from nda_certificates c join ndas n on n.id = c.nda_id where n.id = $1`,
      [BuyerStoreNDAID],
    );
  });
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));

  const verify = (proof: string): Promise<Answer> =>
    app.call('GET', `/api/v1/verifications/${encodeURIComponent(proof)}`);
  const UNKNOWN = { known: false, kind: null, day: null, sha256: null };

  it('[BEYA-22] a certificate is known by its hash and by its code, however that is typed', async () => {
    expect((await verify(sha256Of(certificate))).json()).toEqual({
      known: true,
      kind: 'certificate',
      day,
      sha256: null,
    });
    for (const typed of [code, ` ${code.toLowerCase().slice(0, 5)}-${code.slice(5)}`]) {
      expect((await verify(typed)).json()).toEqual({
        known: true,
        kind: 'certificate',
        day,
        sha256: sha256Of(certificate),
      });
    }
  });

  it('an agreement is known once somebody has signed it, and no other document is', async () => {
    expect((await verify(sha256Of(content))).json()).toMatchObject({ known: true, kind: 'agreement', sha256: null });
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const unsigned = aText('not signed');
    await uploadNda(app, (await aProperty(app.source)).id, admin, unsigned);
    expect((await verify(sha256Of(unsigned))).json()).toEqual(UNKNOWN);
  });

  it('[BEYA-23] one changed byte makes another file, and a code that was not given is not known', async () => {
    const changed = Buffer.from(certificate);
    changed[changed.length - 1] ^= 1;
    expect((await verify(sha256Of(changed))).json()).toEqual(UNKNOWN);
    expect((await verify('2222222222')).json()).toEqual(UNKNOWN);
    for (const wrong of ['x', 'a'.repeat(63), '0000000000', "'; drop table ndas; --"]) {
      const answer = await verify(wrong);
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: 'proof' }] });
    }
  });

  it('[BEYA-24] names neither a person nor an address nor a property', async () => {
    const text = (await verify(code)).text;
    for (const told of ['Nia', 'Hart', 'nia@example.com', 'Elm', 'Osprey']) {
      expect(text).not.toContain(told);
    }
  });

  it('[BEYA-25] answers 30 in a minute from one address; the next has to wait', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect((await verify(code)).status).toBe(200);
    }
    const refused = await verify(code);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});
