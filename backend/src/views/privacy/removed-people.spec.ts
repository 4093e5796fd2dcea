import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { sealerOf } from '../../../test/evidence';
import { aText, sign, uploadNda } from '../../../test/signatures';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { download } from '../../../test/uploads';
import { rowsOfWorkbook } from '../../../test/workbook';
import type { User } from '../../domains/accounts/users/user.entity';
import { hashPassword } from '../../domains/accounts/sign-in/passwords';
import { withTransaction } from '../../platform/database/transaction';
import { EvidenceService } from '../evidence/evidence.service';
import { removePerson } from './removal';

const PASSWORD = 'Correct-Horse-9';
const EMAIL = 'Zebulon@Quartermain.example';

const SEARCHES = ['Quartermain', 'Zebulon'].flatMap((word) =>
  [
    'findings?q=',
    'users?q=',
    'deals?buyerName=',
    'deals?buyerEmail=',
    'ndas?q=',
    'messages?q=',
    'mails?q=',
    'mails?recipient=',
  ].map((search) => `${search}${word}`),
);

describe('somebody whose data was removed', () => {
  let app: TestApp;
  let admin: string;
  let buyer: User;
  let token: string;
  let ndaId: number;

  const signIn = (email: string, password = PASSWORD) =>
    app.call('POST', '/api/account/login', { UserName: email, Password: password });

  beforeAll(async () => {
    app = await startTestApp({ DATABASE_POOL: '12' });
    const { source } = app;
    admin = await tokenOf(app, (await anAdmin(source)).id);
    buyer = await aBuyer(source, {
      firstName: 'Zebulon',
      lastName: 'Quartermain',
      email: EMAIL,
      companyName: 'Quartermain Holdings',
      passwordHash: await hashPassword(PASSWORD),
    });
    token = await tokenOf(app, buyer.id);
    const property = await aProperty(source, { name: 'Heron Storage' });
    await uploadNda(app, property.id, admin, aText('one'));
    const signed = await sign(app, property.id, token, {
      NDAName: 'Zebulon',
      NDALastName: 'Quartermain',
      NDAEmail: EMAIL,
    });
    ndaId = signed.json<{ BuyerStoreNDAID: number }>().BuyerStoreNDAID;
    expect((await download(app, `/api/v1/ndas/${ndaId}/certificate`, token)).status).toBe(200);
    const other = await aProperty(source, { name: 'Egret Storage' });
    const deal = await aDeal(source, other, buyer.id, 1);
    await source.query('update deals set submitted_at = now() where id = $1', [deal.id]);
    await source.query(
      `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_type_id, property_id, place) values ('Quartermain asks', 'From Zebulon', $1, 2, 1, $2, 'property')`,
      [buyer.id, property.id],
    );
    await source.query(
      `with event as (insert into events (name, payload) values ('user.approved', '{}') returning id)
       insert into mails (event_id, kind, recipient, user_id, recipient_name, subject, message_id, status)
       select id, 'welcome', $1, $2, 'Zebulon Quartermain', 'Welcome', '<x@x>', 'sent' from event`,
      [EMAIL, buyer.id],
    );
    expect((await signIn(EMAIL)).status).toBe(200);
    for (const path of SEARCHES) {
      expect([path, (await app.call('GET', `/api/v1/${path}`, undefined, admin)).text]).toEqual([
        path,
        expect.stringMatching(/quartermain/i),
      ]);
    }
    await sealerOf(source).seal();
    await withTransaction(source, (manager) => removePerson(manager, { userId: buyer.id, email: buyer.email }));
  });
  afterAll(() => app.close());

  it('[BEYE-68] signs in no more, and learns why by their address', async () => {
    for (const email of [EMAIL, EMAIL.toLowerCase()]) {
      const refused = await signIn(email);
      expect([refused.status, refused.text]).toEqual([400, 'INACTIVE-USER']);
    }
    expect((await signIn('nobody@quartermain.example')).text).toBe('Invalid email or password.');
    expect((await app.call('GET', '/api/v1/me', undefined, token)).status).toBe(401);
  });

  it('[BEYE-68] is found by their name nowhere', async () => {
    for (const path of SEARCHES) {
      const found = await app.call('GET', `/api/v1/${path}`, undefined, admin);
      expect([path, found.status, found.text]).toEqual([path, 200, '[]']);
    }
    for (const path of ['users', 'deals', 'ndas', 'messages', `users/${buyer.id}`, `ndas/${ndaId}`]) {
      const all = await app.call('GET', `/api/v1/${path}`, undefined, admin);
      expect([path, all.status]).toEqual([path, 200]);
      expect([path, all.text]).toEqual([path, expect.not.stringMatching(/quartermain|zebulon/i)]);
    }
  });

  it('[BEYE-68] is `Former buyer` and a number in every spreadsheet', async () => {
    for (const [method, url] of [
      ['POST', '/api/admin/deals/download'],
      ['GET', '/api/v1/ndas/spreadsheet'],
    ] as const) {
      const headers = { authorization: `Bearer ${admin}` };
      const file = await app.app.inject({ method, url, headers, ...(method === 'POST' ? { payload: {} } : {}) });
      expect([url, file.statusCode]).toEqual([url, 200]);
      const [path, text] = [url, JSON.stringify(rowsOfWorkbook(file.rawPayload))];
      expect([path, text]).toEqual([path, expect.stringContaining(`Former buyer ${buyer.id}`)]);
      expect([path, text]).toEqual([path, expect.not.stringMatching(/quartermain|zebulon/i)]);
    }
  });

  it('[BEYE-69] has certificates and seals that verify', async () => {
    expect((await new EvidenceService(app.source).verify()).broken).toBeUndefined();
    const { status, bytes } = await download(app, `/api/v1/ndas/${ndaId}/certificate`, admin);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const [{ sha256, code }] = await app.source.query<{ sha256: string; code: string }[]>(
      'select sha256, code from nda_certificates where nda_id = $1',
      [ndaId],
    );
    const verified = await app.call('GET', `/api/v1/verifications/${code}?sha256=${sha256}`);
    expect(verified.status).toBe(200);
  });

  it('[BEYE-70] registers again as another person, who has nothing of the old one', async () => {
    const person = {
      FirstName: 'Zoe',
      LastName: 'Newcomer',
      Email: EMAIL,
      City: 'Denver',
      PhoneNumber: '303 555 0100',
      ZipCode: '80202',
      CompanyName: 'Engines',
      StateId: 6,
      PositionID: 2,
      UserTypeID: 2,
    };
    const registered = await app.call('POST', '/api/account/register/user/', { User: person, Password: PASSWORD });
    expect(registered.status).toBe(200);
    const [row] = await app.source.query<{ id: number }[]>('select id from users where email = $1', [EMAIL]);
    expect(row.id).not.toBe(buyer.id);
    expect((await signIn(EMAIL)).status).toBe(200);
    const fresh = await tokenOf(app, row.id);
    expect((await app.call('GET', '/api/v1/me/ndas', undefined, fresh)).text).toBe('[]');
    expect((await download(app, `/api/v1/ndas/${ndaId}/certificate`, fresh)).status).toBe(404);
  });
});
