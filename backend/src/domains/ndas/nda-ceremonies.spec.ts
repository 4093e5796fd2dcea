import { randomUUID } from 'node:crypto';
import { hashPassword } from '../accounts/sign-in/passwords';
import { sha256Of } from '../documents/agreements';
import { Property } from '../properties/editing/property.entity';
import { User } from '../accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aText, ServedText, sign, SIGNATURE, textOf, uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { CeremoniesService } from './ceremonies.service';

interface Signed {
  id: number;
  agreement_id: number;
  document_sha256: string;
  ceremony_id: string | null;
  user_agent: string | null;
  auth_method: string | null;
  time_zone: string | null;
  shown: string;
}

const REPLACED = 'The agreement has been replaced while you were reading. Please read the new one.';
const DISCLOSURE =
  'You may have this agreement on paper: write to office@stowbridge.example. You may refuse to sign electronically by closing this window, and withdraw your consent later by writing to the same address; what was signed before stays valid. Your consent holds until you withdraw it. You need a browser that shows PDF files and an e-mail address.';

describe('the time at which an NDA is put before somebody', () => {
  let app: TestApp;
  let admin: string;
  let buyer: User;
  let token: string;
  let property: Property;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    buyer = await aBuyer(app.source);
    token = await tokenOf(app, buyer.id);
    property = await aProperty(app.source);
    await uploadNda(app, property.id, admin, aText('first'));
  });

  const signatures = (userId = buyer.id): Promise<Signed[]> =>
    app.source.query<Signed[]>('select * from ndas where user_id = $1 order by id', [userId]);
  const shown = (as = token): Promise<ServedText> => textOf(app, property.id, as);
  const accepting = async (): Promise<object> => ({
    CeremonyID: (await shown()).CeremonyID,
    IsDisclosureAccepted: true,
  });
  const refusal = async (more: object, as = token): Promise<string> => {
    const answer = await sign(app, property.id, as, more);
    return answer.status === 400 ? answer.text : `${answer.status} ${answer.text}`;
  };
  const traces = (userId: number): Promise<unknown[]> =>
    app.source.query(
      `select 'nda' from ndas where user_id = $1 union all select 'deal' from deals where buyer_id = $1
       union all select 'role' from user_roles where user_id = $1 and role_id = 2
       union all select name from events where name like 'nda.%' and (payload->>'userId')::int = $1`,
      [userId],
    );

  it('[BEYA-14] is named by the signature, whose agreement and hash are those that it presented', async () => {
    await app.source.getRepository(User).update(buyer.id, { passwordHash: await hashPassword('abc-123') });
    const signedIn = await app.call('POST', '/api/account/login', { UserName: buyer.email, Password: 'abc-123' });
    token = signedIn.json<{ Token: string }>().Token;
    const { CeremonyID, AgreementSha256, Disclosure, Url } = await shown();
    expect(AgreementSha256).toBe(sha256Of(aText('first')));
    expect(Disclosure).toEqual({
      Version: sha256Of(Buffer.from(DISCLOSURE)).slice(0, 12),
      Text: DISCLOSURE,
      AcceptedAt: null,
    });
    expect((await app.call('GET', Url)).status).toBe(200);
    expect(
      (await sign(app, property.id, token, { CeremonyID, IsDisclosureAccepted: true, TimeZone: 'America/New_York' }))
        .status,
    ).toBe(200);
    const [signed] = await signatures();
    const [ceremony] = await app.source.query(
      `select c.nda_id, c.agreement_id, a.sha256, c.opened_at > c.started_at opened, c.disclosure_accepted_at > c.opened_at accepted,
              extract(epoch from c.expires_at - c.started_at) / 3600 hours, c.disclosure_version
       from nda_ceremonies c join agreements a on a.id = c.agreement_id where c.id = $1`,
      [CeremonyID],
    );
    expect(ceremony).toEqual({
      nda_id: signed.id,
      agreement_id: signed.agreement_id,
      sha256: signed.document_sha256,
      opened: true,
      accepted: true,
      hours: '24.0000000000000000',
      disclosure_version: Disclosure.Version,
    });
    expect(signed).toMatchObject({
      document_sha256: AgreementSha256,
      ceremony_id: CeremonyID,
      auth_method: 'password',
      time_zone: 'America/New_York',
      shown: 'yes',
    });
  });

  it('[BEYA-12] [BEYA-13] is of the text that it showed: another one is not signed, and nothing is written', async () => {
    const seller = await aSeller(app.source);
    const as = await tokenOf(app, seller.id);
    const { CeremonyID } = await shown(as);
    await uploadNda(app, property.id, admin, aText('second'));
    expect(await refusal({ CeremonyID, IsDisclosureAccepted: true }, as)).toBe(REPLACED);
    expect(await traces(seller.id)).toEqual([]);
    const next = await shown(as);
    expect([next.AgreementSha256, next.CeremonyID === CeremonyID]).toEqual([sha256Of(aText('second')), false]);
    // Both name a text: they must name the same.
    expect(
      await refusal(
        { CeremonyID: next.CeremonyID, DocumentSha256: sha256Of(aText('first')), IsDisclosureAccepted: true },
        as,
      ),
    ).toBe(REPLACED);
    expect(await traces(seller.id)).toEqual([]);
    expect((await sign(app, property.id, as, { CeremonyID: next.CeremonyID, IsDisclosureAccepted: true })).status).toBe(
      200,
    );
  });

  it('[BEYA-35] is not needed: the payload of the documents signs the newest NDA, and what it would hold is not recorded', async () => {
    await shown();
    await uploadNda(app, property.id, admin, aText('second'));
    expect((await sign(app, property.id, token)).status).toBe(200);
    expect(await signatures()).toEqual([
      expect.objectContaining({
        document_sha256: sha256Of(aText('second')),
        ceremony_id: null,
        user_agent: null,
        auth_method: null,
        shown: 'not recorded',
      }),
    ]);
  });

  it('[BEYA-21] a second signature on the same agreement answers the first and changes nothing', async () => {
    const more = await accepting();
    const first = await sign(app, property.id, token, more);
    const before = await app.source.query('select * from nda_ceremonies where user_id = $1 order by id', [buyer.id]);
    for (const again of [more, {}, { CeremonyID: (more as ServedText).CeremonyID }]) {
      const answer = await sign(app, property.id, token, { ...again, NDAName: 'Another' });
      expect([answer.status, answer.text]).toEqual([200, first.text]);
    }
    expect(await signatures()).toHaveLength(1);
    expect(await app.source.query('select * from nda_ceremonies where user_id = $1 order by id', [buyer.id])).toEqual(
      before,
    );
    expect(await traces(buyer.id)).toHaveLength(4);
  });

  describe('is refused', () => {
    afterEach(async () => expect(await signatures()).toEqual([]));

    it('[BEYA-36] as not found when it is of another person, of another property, or there is none', async () => {
      const other = await aBuyer(app.source);
      const theirs = await shown(await tokenOf(app, other.id));
      const elsewhere = await aProperty(app.source);
      await uploadNda(app, elsewhere.id, admin, aText('first'));
      const of = await textOf(app, elsewhere.id, token);
      for (const CeremonyID of [theirs.CeremonyID, of.CeremonyID, randomUUID()]) {
        expect(await refusal({ CeremonyID, IsDisclosureAccepted: true })).toBe(
          '404 The page of the agreement was not found.',
        );
      }
      const left = await app.source.query(
        'select 1 from nda_ceremonies where nda_id is not null and user_id = any($1)',
        [[other.id, buyer.id]],
      );
      expect(left).toEqual([]);
    });

    it('[BEYA-37] when it is older than 24 hours', async () => {
      const more = await accepting();
      await app.source.query(
        `update nda_ceremonies set started_at = started_at - interval '24 hours 1 second', expires_at = expires_at - interval '24 hours 1 second' where user_id = $1`,
        [buyer.id],
      );
      expect(await refusal(more)).toBe('This page is too old. Please open the agreement again.');
    });

    it.each(['x', '5', `${randomUUID()}x`, 7, {}, ['a']])('[BEYA-38] when %j is no UUID', async (CeremonyID) => {
      expect(await refusal({ CeremonyID, IsDisclosureAccepted: true })).toBe('CeremonyID is invalid');
    });

    it('[BEYA-39] while the disclosure is not accepted', async () => {
      const { CeremonyID } = await shown();
      expect([await refusal({ CeremonyID }), await refusal({ CeremonyID, IsDisclosureAccepted: false })]).toEqual(
        Array(2).fill('Please accept the disclosure first.'),
      );
      expect(await refusal({ CeremonyID, IsDisclosureAccepted: 'perhaps' })).toBe('IsDisclosureAccepted is invalid');
    });
  });

  it('[BEYA-39] who accepted this disclosure within a year is not asked again, after that they are', async () => {
    await sign(app, property.id, token, await accepting());
    const accept = async (earlier: string) => {
      await app.source.query(
        `update nda_ceremonies set disclosure_accepted_at = now() - $2::interval where user_id = $1 and nda_id is not null`,
        [buyer.id, earlier],
      );
      property = await aProperty(app.source);
      await uploadNda(app, property.id, admin, aText('another'));
      const { CeremonyID, Disclosure } = await shown();
      return { known: Disclosure.AcceptedAt !== null, outcome: await refusal({ CeremonyID }) };
    };
    expect(await accept('364 days')).toEqual({ known: true, outcome: expect.stringContaining('BuyerStoreNDAID') });
    expect(
      await app.source.query(
        `select count(*)::int n from nda_ceremonies where user_id = $1 and nda_id is not null and disclosure_accepted_at < now() - interval '360 days'`,
        [buyer.id],
      ),
    ).toEqual([{ n: 2 }]);
    expect(await accept('366 days')).toEqual({ known: false, outcome: 'Please accept the disclosure first.' });
    // Another person's acceptance, or one of another text, counts for nobody.
    await app.source.query(`update nda_ceremonies set disclosure_accepted_at = now() where user_id = $1`, [buyer.id]);
    expect((await shown(await tokenOf(app, (await aBuyer(app.source)).id))).Disclosure.AcceptedAt).toBeNull();
    expect((await shown()).Disclosure.AcceptedAt).not.toBeNull();
  });

  it.each(['Mars/Olympus_Mons', 'x'.repeat(5000), '', 5, {}, null])(
    '[BEYA-40] a time zone that is none is ignored, and the signature stands: %j',
    async (TimeZone) => {
      expect((await sign(app, property.id, token, { ...(await accepting()), TimeZone })).status).toBe(200);
      expect(await signatures()).toEqual([expect.objectContaining({ time_zone: null })]);
    },
  );

  it('[BEYA-41] what a browser says of itself is cut after 400 characters and loses its control characters', async () => {
    const as = { 'user-agent': `Fire\u0000\u001b[31mfox\u0085 ${'\u00e9'.repeat(500)}` };
    const call = (method: 'GET' | 'POST', path: string, body?: object) => app.call(method, path, body, token, as);
    const { CeremonyID } = (await call('GET', `/api/buyer/store/nda/${property.id}`)).json<ServedText>();
    const body = { ...SIGNATURE, StoreID: property.id, CeremonyID, IsDisclosureAccepted: true };
    expect((await call('POST', '/api/buyer/property/add/dashboard', body)).status).toBe(200);
    const clean = `Fire[31mfox ${'\u00e9'.repeat(500)}`.slice(0, 400);
    expect((await signatures())[0].user_agent).toBe(clean);
    expect(await app.source.query('select user_agent from nda_ceremonies where id = $1', [CeremonyID])).toEqual([
      { user_agent: clean },
    ]);
  });

  it('is not begun for those who have nothing to sign: the office, the owning seller and whoever has signed', async () => {
    const seller = await aSeller(app.source);
    await app.source.getRepository(Property).update(property.id, { sellerId: seller.id });
    await sign(app, property.id, token, await accepting());
    for (const as of [admin, await tokenOf(app, seller.id), token]) {
      expect((await shown(as)).CeremonyID).toBeNull();
    }
  });

  it('is forgotten when it came to nothing; what was signed is kept', async () => {
    await sign(app, property.id, token, await accepting());
    await shown(await tokenOf(app, (await aBuyer(app.source)).id));
    const left = async () =>
      (await app.source.query<unknown[]>('select 1 from nda_ceremonies where property_id = $1', [property.id])).length;
    const age = (by: string) =>
      app.source.query('update nda_ceremonies set expires_at = now() - $2::interval where property_id = $1', [
        property.id,
        by,
      ]);
    await age('29 days');
    await app.app.get(CeremoniesService).forgetOld();
    expect(await left()).toBe(2);
    await age('31 days');
    await app.app.get(CeremoniesService).forgetOld();
    expect(await left()).toBe(1);
  });

  it('no disclosure that was shown can be changed or removed', async () => {
    await shown();
    for (const change of [
      "update disclosures set text = 'x'",
      'delete from disclosures',
      'truncate disclosures cascade',
    ]) {
      await expect(app.asOwner(change)).rejects.toThrow('disclosures is append-only');
    }
  });
});
